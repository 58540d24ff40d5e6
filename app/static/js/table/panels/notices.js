// Notices across the table: the connection, what happened in the reader's absence, pauses, substitutes.
import { html, nothing } from "lit-html";
import { serverNow } from "../../net/http.js";
import { movesByComputer } from "../state/player_status.js";
import { keyedContent } from "../../kit/keyed_content.js";
import { icon } from "../../kit/pieces.js";
import { hyphened, shownName } from "../../kit/words.js";
import { clockFace } from "../../browser/clock_text.js";

/** @import {TableStore} from "../state/table_store.js" */
/** @import {Table} from "../../kit/table.d.ts" */

const TO_COME_BACK_MS = 10_000; // Our estimate of the server's time may be a second off.

/**
 * @typedef {object} Notice
 * @property {string} [kind] @property {string} picture @property {unknown} bold @property {unknown} [text]
 * @property {{label: string, run: () => void}[]} [buttons] @property {boolean} [alert]
 *
 * @typedef {object} NoticeActions
 * @property {() => void} agree @property {() => void} playOn @property {() => void} retry
 * @property {() => void} clearErrors
 * @property {(seq: number) => void} showPosition
 * @property {(entry: unknown) => boolean} isClosed @property {(entry: unknown) => void} close
 * @property {import("../state/coming_break.js").ComingBreak | null} [ahead]
 */

/** @param {unknown} bold @param {unknown} [text] */
const noticeText = (bold, text) =>
  keyedContent(html`<b>${bold}</b>${text ? html` <span class="sm">${text}</span>` : nothing}`);

/** A notice; another one is drawn as another element. @param {Notice} notice */
export const notice = ({ kind = "", picture, bold, text, buttons = [], alert = false }) =>
  keyedContent(
    html`<div class="strip ${kind}" role=${alert ? "alert" : "status"}>
      ${icon(picture)}
      <span class="grow">${noticeText(bold, text)}</span>
      ${buttons.map((button) => html`<button class="btn" type="button" @click=${button.run}>${button.label}</button>`)}
    </div>`,
    [kind, picture, buttons.map(({ label }) => label)],
  );

/**
 * A notice that something went wrong.
 * @param {unknown} bold @param {unknown} text @param {{label: string, run: () => void}} button
 */
const alarm = (bold, text, button) => notice({ kind: "bad", picture: "x", bold, text, buttons: [button], alert: true });

/**
 * @param {TableStore} store @param {Table} table @param {NoticeActions} run
 * @param {string | undefined} player the reader's id, if they have a name
 */
export function notices(store, table, run, player) {
  const { t, doc } = table;
  const close = { label: t("table-close"), run: run.clearErrors };
  const shown = [
    breachNotice(store, table),
    connectionNotice(store.connection, table, { label: t("table-try-now"), run: run.retry }),
  ];
  if (store.outdated) shown.push(outdatedNotice(table));
  if (store.actionLost) shown.push(alarm(t("table-not-arrived"), t("table-not-arrived-text"), close));
  shown.push(servedNotice(store, table, run));
  shown.push(pauseNotice(table, run));
  shown.push(breakNotice(table, run));
  shown.push(substituteNotice(store, table, player, run));
  if (doc.notice_code) shown.push(notice({ picture: "info", bold: t(`notice-${hyphened(doc.notice_code)}`) }));
  return shown.filter(Boolean);
}

/** The server does not keep to what it promised: this stays. @param {TableStore} store @param {Table} table */
const breachNotice = ({ breach }, { t }) =>
  breach &&
  (breach === "late"
    ? notice({ kind: "bad", picture: "info", bold: t("check-dropped"), alert: true })
    : notice({
        kind: "bad",
        picture: "x",
        bold: t("promise-broken"),
        text: t(`promise-broken-${breach}`),
        alert: true,
      }));

/**
 * @param {import("../../net/live_channel.js").Connection} line @param {Table} table
 * @param {{label: string, run: () => void}} again
 */
function connectionNotice({ state, tries, polls }, { t, me }, again) {
  if (state === "good" && polls)
    return notice({ picture: "wifi", bold: t("table-polls"), text: t("table-polls-text") });
  if (state === "lost") return alarm(t("table-lost"), t("table-lost-text"), again);
  if (state !== "reconnecting") return null;
  const text = t(me === null ? "table-reconnecting-watching" : "table-reconnecting-text");
  return notice({ picture: "wifi", bold: t("table-reconnecting", { tries }), text, buttons: [again] });
}

/** The server does not have a file of this page any more. What is written is kept. @param {Table} table */
const outdatedNotice = ({ t }) =>
  notice({
    picture: "info",
    bold: t("table-outdated"),
    text: t("table-outdated-text"),
    buttons: [{ label: t("table-load-again"), run: () => location.reload() }],
  });

/** The computer has played for the reader. @param {TableStore} store @param {Table} table @param {NoticeActions} run */
function servedNotice(store, { doc, t, me }, run) {
  if (doc.status !== "playing" || me === null || doc.seats[me].bot) return null;
  const { count, first } = movesByComputer(store.history, me);
  const { first: owner, sees_from: from = 0 } = doc.seats[me];
  // A substitute was not away.
  if (!count || store.servedNoticeSeq >= first || (owner && first <= from)) return null;
  const seen = () => {
    store.servedNoticeSeq = first;
  };
  const buttons = [
    { label: t("away-back-show"), run: () => (seen(), run.showPosition(first)) },
    { label: t("table-close"), run: () => (seen(), run.clearErrors()) },
  ];
  return notice({ kind: "ok", picture: "bot", bold: t("away-back"), text: t("away-back-moves", { count }), buttons });
}

/** A pause that is proposed or running, for players at the table. @param {Table} table @param {NoticeActions} run */
function pauseNotice(table, run) {
  const { doc, t, me, name } = table;
  const { pause } = doc;
  if (!pause) return refusedPauseNotice(table, run);
  const left = pause.until ? Date.parse(pause.until) - serverNow() : Infinity;
  if (pause.state === "resuming" || pause.state === "outage") return resumeNotice(pause, left, table, run);
  if (left <= 0) return null; // Nobody agreed in time.
  const on = { label: t("clock-play-on"), run: run.playOn };
  const agree = { label: t("clock-agree"), run: run.agree };
  const buttons = me === null ? [] : pause.state === "paused" || pause.agreed.includes(me) ? [on] : [on, agree];
  const bold = pause.state === "paused" ? t("clock-paused-all") : t("clock-pause-by", { name: name(pause.by ?? 0) });
  return notice({ picture: "clock", bold, text: t("clock-pause-text"), buttons });
}

/**
 * The clocks were stopped, and run again in a moment.
 * @param {import("../../kit/table.d.ts").Pause} pause @param {number} left @param {Table} table
 * @param {NoticeActions} run
 */
function resumeNotice(pause, left, { t, name }, run) {
  const { state, by, away_ms: missed } = pause;
  if (left <= 0 && (state === "resuming" || run.isClosed(pause))) return null;
  const text = left > 0 ? t("clock-runs-in", { time: clockFace(Math.min(left, TO_COME_BACK_MS), false) }) : "";
  const gone = t("clock-outage", { time: clockFace(missed ?? 0, false) });
  const buttons = left > 0 ? [] : [{ label: t("table-close"), run: () => run.close(pause) }];
  const bold = state === "outage" ? gone : t("log-resumed", { name: name(by ?? 0) });
  return notice({ picture: "clock", bold, text, buttons });
}

/** A player declined the pause, and nothing has happened since. @param {Table} table @param {NoticeActions} run */
function refusedPauseNotice({ doc, t, me, name, history }, run) {
  const last = /** @type {any} */ (history.at(-1));
  if (last?.event !== "no_pause" || last.seat === me || doc.seq > last.seq || run.isClosed(last)) return null;
  const buttons = [{ label: t("table-close"), run: () => run.close(last) }];
  return notice({ picture: "clock", bold: t("log-no-pause", { name: name(last.seat) }), buttons });
}

/**
 * There will be maintenance: a live match goes on afterwards. Once it rests the bar says so.
 * @param {Table} table @param {NoticeActions} run
 */
function breakNotice({ doc, t }, { ahead, isClosed, close }) {
  if (doc.status !== "playing" || doc.clock?.kind === "days" || !ahead || ahead.standing || isClosed(ahead.key))
    return null;
  const buttons = [{ label: t("table-close"), run: () => close(ahead.key) }];
  return notice({ picture: "clock", bold: ahead.says, text: ahead.more, buttons });
}

/**
 * Another player plays for the reader, or the reader plays for another player.
 * @param {TableStore} store @param {Table} table @param {string | undefined} player the reader's id
 * @param {NoticeActions} run
 */
function substituteNotice(store, { doc, t, me }, player, run) {
  if (doc.status !== "playing" || !player) return null;
  const taken = doc.seats.find(({ first }) => first?.id === player);
  if (taken) return notice({ picture: "eye", bold: t("away-taken", { name: shownName(taken.player?.name ?? "", t) }) });
  const { first, sees_from: from = 0 } = me === null ? {} : doc.seats[me];
  if (!first || store.substituteNoticeSeq === from) return null;
  const close = () => ((store.substituteNoticeSeq = from), run.clearErrors());
  const bold = t("away-for", { name: shownName(first.name, t) });
  const text = from ? t("away-sees-from", { number: from }) : "";
  return notice({ picture: "user", bold, text, buttons: [{ label: t("table-close"), run: close }] });
}

/**
 * The page that says why there is no table to see.
 * @param {string} code @param {import("../../kit/table.d.ts").Say} t
 */
export const refusedPage = (code, t) =>
  html`<main id="main" class="wrap-page">
    <div class="card empty">
      <h1 class="page-h">${t(`table-door-${code.replaceAll("_", "-")}`)}</h1>
      <p class="muted">${t(`table-door-${code.replaceAll("_", "-")}-text`)}</p>
      <div class="row wrap"><a class="btn pri" href="/">${t("table-door-home")}</a></div>
    </div>
  </main>`;
