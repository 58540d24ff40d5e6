// Players who are connected but inactive, are played by the computer, or have just come back. Computes texts and draws
// nothing.
import { elapsed } from "./absence.js";

/** @import {PageBar as Bar} from "./page_bar.d.ts" */
/** @import {Doc, Sat, Table} from "../../kit/table.d.ts" */

const NUDGE_AFTER_MS = 180_000;
const TIMEOUT_WARNING_MS = 10_000;

/**
 * @typedef {object} PlayerStatusActions
 * @property {(seat: number) => void} nudge @property {() => void} confirmPresence
 * @property {(() => void) | null} faster
 *
 * @typedef {object} PlayerStatusInput the state of the page beside the document
 * @property {number} now @property {PlayerStatus} playerStatus
 * @property {() => string | null | undefined} timeoutAction returns the action when the time is up, in words; null: the
 *   computer decides; undefined: not known yet
 */

/** The activity of the other players, as the page has observed it. */
export class PlayerStatus {
  /** When anything last happened, in ms since 1970. */ lastActivityAt = 0;
  /** @type {{seat: number, seq: number} | null} the seat whose player has come back */ returned = null;

  /** @param {Doc | null} before @param {Doc} after @param {number} now */
  follow(before, after, now) {
    const asked = (/** @type {Doc} */ doc) => doc.seats.map((sat) => sat.prodded_by ?? "").join();
    if (!before || before.seq !== after.seq || asked(before) !== asked(after)) this.lastActivityAt = now;
    const back = before ? after.seats.find((sat) => isBack(before.seats[sat.seat], sat)) : null;
    if (back && back.seat !== after.viewer.seat) this.returned = { seat: back.seat, seq: after.seq };
    else if (this.returned && this.returned.seq !== after.seq) this.returned = null;
  }
}

/** @param {Sat | undefined} before @param {Sat} after */
const isBack = (before, after) =>
  Boolean(before?.player && before.bot && !after.bot && before.player.id === after.player?.id);

/** Return whether the server plays for a player who has not resigned. @param {Table} table @param {number} seat */
const isServed = ({ seats, history }, seat) =>
  Boolean(seats[seat].player && seats[seat].bot) &&
  !history.some((entry) => entry.event === "resigned" && entry.seat === seat);

/**
 * Return the time from which a silent player can be nudged; null: nobody waits.
 * @param {Table} table @param {PlayerStatus} company
 */
export function nudgeAllowedAt({ doc, me }, { lastActivityAt }) {
  const timed = doc.clock?.kind === "decision" || doc.clock?.kind === "days";
  const waits = doc.status === "playing" && me !== null && !doc.to_act.includes(me) && !timed;
  return waits && seatToNudge(doc) !== null ? lastActivityAt + NUDGE_AFTER_MS : null;
}

/**
 * Return the first seat to act whose player is connected and has not been nudged.
 * @param {Doc} doc @returns {number | null}
 */
const seatToNudge = ({ to_act, seats }) =>
  to_act.find((seat) => {
    const { player, bot, connected, absent_since } = seats[seat];
    return player && !bot && connected && !absent_since; // A nudged seat is absent a minute ahead.
  }) ?? null;

/**
 * Return the bar with what there is to say about the players who are here.
 * @param {Table} table @param {Bar} own @param {PlayerStatusInput} news @param {PlayerStatusActions} run @returns {Bar}
 */
export function playerStatusBar(table, own, news, run) {
  const { doc, me, t, name } = table;
  if (doc.status !== "playing" || !table.live) return own;
  if (me !== null && (doc.seats[me].prodded_by ?? null) !== null) return nudgedBar(table, me, news, run);
  if (me !== null && isServed(table, me)) return servedSelfBar(table, run);
  if (me !== null && doc.seats[me].absent_since) return { ...own, second: t("away-act-now") };
  if (me !== null && doc.to_act.includes(me)) return timeoutWarning(table, me, own, news);
  const played = doc.to_act.find((seat) => isServed(table, seat));
  if (played !== undefined) return servedBar(table, played, run);
  const from = nudgeAllowedAt(table, news.playerStatus);
  const seat = seatToNudge(doc);
  if (from !== null && seat !== null && news.now >= from)
    return { ...own, buttons: [...(own.buttons ?? []), { label: t("away-ask"), run: () => run.nudge(seat) }] };
  const { returned } = news.playerStatus;
  return returned ? { ...own, second: t("away-returned", { name: name(returned.seat) }) } : own;
}

/**
 * @param {Table} table
 * @param {number} me
 * @param {PlayerStatusInput} news
 * @param {PlayerStatusActions} run
 * @returns {Bar}
 */
function nudgedBar({ doc, t, name }, me, { now }, { confirmPresence }) {
  const { prodded_by, absent_since } = doc.seats[me];
  const left = Date.parse(absent_since ?? "") - now;
  return {
    flag: t("table-flag-your-turn"),
    kind: "choice",
    sentence: t("away-prodded", { name: name(prodded_by ?? 0) }),
    second: left > 0 ? t("away-prodded-second", { time: elapsed(left) }) : t("away-prodded-late"),
    buttons: [{ label: t("away-here"), primary: true, run: confirmPresence }],
  };
}

/** @param {Table} table @param {PlayerStatusActions} run @returns {Bar} */
const servedSelfBar = ({ t }, { confirmPresence }) => ({
  flag: t("table-flag-paused"),
  kind: "choice",
  sentence: t("away-idle"),
  buttons: [{ label: t("away-here"), primary: true, run: confirmPresence }],
});

/** @param {Table} table @param {number} seat @param {PlayerStatusActions} run @returns {Bar} */
const servedBar = ({ t, name }, seat, { faster }) => ({
  flag: name(seat),
  kind: "wait",
  sentence: t("away-plays", { name: name(seat) }),
  second: t("away-plays-until", { name: name(seat) }),
  buttons: faster ? [{ label: t("away-faster"), run: faster }] : [],
});

/**
 * Return the bar with the action when the time is up, in the last seconds.
 * @param {Table} table @param {number} me @param {Bar} own @param {PlayerStatusInput} news @returns {Bar}
 */
function timeoutWarning({ doc, t }, me, own, { now, timeoutAction }) {
  const from = timeoutWarningAt(doc, me);
  const action = from !== null && now >= from ? timeoutAction() : undefined;
  if (action === undefined) return own;
  return { ...own, second: action === null ? t("clock-silence-computer") : t("clock-silence", { action }) };
}

/**
 * Return the reason to notify the reader of this table: `pause`, `prod`, `turn`, or null.
 * @param {Doc} doc
 * @param {boolean} mine whether the reader is to act
 * @param {number} now
 */
export function notificationKind({ viewer, seats, pause, status }, mine, now) {
  const me = viewer.seat;
  if (me === null || status !== "playing") return null;
  const suggested = pause?.state === "proposed" && Date.parse(pause.until ?? "") > now;
  if (suggested && !pause.agreed.includes(me)) return "pause";
  if (!mine) return null;
  return typeof seats[me].prodded_by === "number" ? "prod" : "turn";
}

/**
 * Return the time from which the timeout action is shown; null: no time runs.
 * @param {Doc} doc @param {number | null} me @returns {number | null}
 */
export function timeoutWarningAt(doc, me) {
  const deadline = me === null ? null : doc.seats[me].deadline;
  return doc.clock && deadline ? Date.parse(deadline) - TIMEOUT_WARNING_MS : null;
}

/**
 * Return the number of moves the computer has made for this seat since its player acted, and the first of them.
 * @param {Table["history"]} history @param {number | null} me
 */
export function movesByComputer(history, me) {
  const mine = history.filter((entry) => me !== null && entry.seat === me && entry.seq > 0);
  const last = mine.findLastIndex((entry) => entry.served !== "computer");
  const seqs = [...new Set(mine.slice(last + 1).map((entry) => entry.seq))];
  return { count: seqs.length, first: seqs[0] ?? 0 };
}
