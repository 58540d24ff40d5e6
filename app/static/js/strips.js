// Strips across the table: the line, what happened meanwhile, an old move under the eyes.
import { html, nothing } from "lit-html";
import { playedMeanwhile } from "./company.js";
import { icon } from "./kit/pieces.js";

/** @import {Room} from "./room.js" */
/** @import {Table} from "./kit/table.d.ts" */

/**
 * @typedef {object} Strip
 * @property {string} [kind] @property {string} picture @property {unknown} bold @property {unknown} [text]
 * @property {{label: string, run: () => void}[]} [buttons] @property {boolean} [alert]
 *
 * @typedef {{agree: () => void, playOn: () => void}} Pausing
 * @typedef {Pausing & {retry: () => void, showAway: () => void, forgetAway: () => void, forgive: () => void,
 *   look: (seq: number) => void}} Run
 */

/** @param {Strip} strip */
export const strip = ({ kind = "", picture, bold, text, buttons = [], alert = false }) =>
  html`<div class="strip ${kind}" role=${alert ? "alert" : "status"}>
    ${icon(picture)}
    <span class="grow"><b>${bold}</b>${text ? html` <span class="sm">${text}</span>` : nothing}</span>
    ${buttons.map((button) => html`<button class="btn" type="button" @click=${button.run}>${button.label}</button>`)}
  </div>`;

/**
 * Something went wrong that the reader must know.
 * @param {unknown} bold
 * @param {unknown} text
 * @param {{label: string, run: () => void}} button
 */
const alarm = (bold, text, button) => strip({ kind: "bad", picture: "x", bold, text, buttons: [button], alert: true });

/** @param {Room} room @param {Table} table @param {Run} run @param {string | undefined} player who looks, if known */
export function strips(room, table, run, player) {
  const { t, doc } = table;
  const { state } = room.line;
  const close = { label: t("table-close"), run: run.forgive };
  const shown = [lineStrip(room.line, table, { label: t("table-try-now"), run: run.retry })];
  if (room.lost) shown.push(alarm(t("table-not-arrived"), t("table-not-arrived-text"), close));
  if (room.away && state === "good") shown.push(awayStrip(room.away, table, run));
  shown.push(servedStrip(room, table, run));
  shown.push(pauseStrip(table, run));
  shown.push(takenStrip(doc, t, player));
  if (doc.notice) shown.push(strip({ picture: "info", bold: doc.notice }));
  return shown.filter(Boolean);
}

/** @param {import("./live.js").Line} line @param {Table} table @param {{label: string, run: () => void}} again */
function lineStrip({ state, tries }, { t, me }, again) {
  if (state === "lost") return alarm(t("table-lost"), t("table-lost-text"), again);
  if (state !== "reconnecting") return null;
  const text = t(me === null ? "table-reconnecting-watching" : "table-reconnecting-text");
  return strip({ picture: "wifi", bold: t("table-reconnecting", { tries }), text, buttons: [again] });
}

/** @param {{seq: number, news: any[]}} away @param {Table} table @param {Run} run */
function awayStrip({ news }, { t, name }, run) {
  const seats = new Set(news.map((entry) => entry.seat));
  const moves = new Set(news.map((entry) => entry.seq)).size;
  const text =
    seats.size === 1
      ? t("table-back-one", { name: name(news[0].seat), count: moves })
      : t("table-back-several", { count: moves });
  const buttons = [
    { label: t("table-show-it"), run: run.showAway },
    { label: t("table-close"), run: run.forgetAway },
  ];
  return strip({ kind: "ok", picture: "check", bold: t("table-back"), text, buttons });
}

/** The computer has played for him. @param {Room} room @param {Table} table @param {Run} run */
function servedStrip(room, { doc, t, me }, run) {
  if (doc.status !== "playing" || me === null || doc.seats[me].bot) return null;
  const { count, first } = playedMeanwhile(room.history, me);
  if (!count || room.seenServed >= first) return null;
  const seen = () => {
    room.seenServed = first;
  };
  const buttons = [
    { label: t("away-back-show"), run: () => (seen(), run.look(first)) },
    { label: t("table-close"), run: () => (seen(), run.forgive()) },
  ];
  return strip({ kind: "ok", picture: "bot", bold: t("away-back"), text: t("away-back-moves", { count }), buttons });
}

/** A pause that is proposed or lasts, for who sits at the table. @param {Table} table @param {Run} run */
function pauseStrip({ doc, t, me, name }, run) {
  const { pause } = doc;
  if (!pause || pause.state === "resuming") return null;
  if (pause.state === "outage") return strip({ picture: "clock", bold: t("clock-outage") });
  const on = { label: t("clock-play-on"), run: run.playOn };
  const agree = { label: t("clock-agree"), run: run.agree };
  const buttons = me === null ? [] : pause.state === "paused" || pause.agreed.includes(me) ? [on] : [on, agree];
  const bold = pause.state === "paused" ? t("clock-paused-all") : t("clock-pause-by", { name: name(pause.by ?? 0) });
  return strip({ picture: "clock", bold, text: t("clock-pause-text"), buttons });
}

/** Somebody else plays for who looks. @param {Table["doc"]} doc @param {Table["t"]} t @param {string | undefined} me */
function takenStrip({ status, seats }, t, me) {
  const taken = status === "playing" && me ? seats.find(({ first }) => first?.id === me) : null;
  return taken ? strip({ picture: "eye", bold: t("seat-taken", { name: taken.player?.name ?? "" }) }) : null;
}

/** Why there is no table to see. @param {string} code @param {import("./kit/table.d.ts").Say} t */
export const shutDoor = (code, t) =>
  html`<main id="main" class="wrap-page">
    <div class="card empty">
      <h1 class="page-h">${t(`table-door-${code.replaceAll("_", "-")}`)}</h1>
      <p class="muted">${t(`table-door-${code.replaceAll("_", "-")}-text`)}</p>
      <div class="row wrap"><a class="btn pri" href="/">${t("table-door-home")}</a></div>
    </div>
  </main>`;
