// Absent players: how long the others have waited, and what they may do. Computes texts and draws nothing.

/** @import {PageBar as Bar} from "./page_bar.d.ts" */
/** @import {Doc, Sat, Table} from "../../kit/table.d.ts" */

const SECOND = 1000;
export const AWAY_MS = 10 * SECOND;
export const OFFER_MS = 60 * SECOND;
export const CLAIM_MS = 300 * SECOND;

/** Return whether one person sits among computers. @param {Pick<Doc, "seats">} doc */
export function isAmongComputers({ seats }) {
  const players = seats.flatMap(({ player }) => (player ? [player] : []));
  return players.length === 1 && !players[0].program;
}

/**
 * The viewer's possible actions.
 *
 * @typedef {object} AbsenceActions
 * @property {(seat: number) => void} computer @property {() => void} callOff @property {() => void} claim
 * @property {() => void} agree @property {() => void} playOn @property {() => void} wake
 * @property {import("./coming_break.js").ComingBreak | null} [ahead] maintenance that is near
 */

/** Return minutes and seconds as m:ss. @param {number} ms */
export const elapsed = (ms) => {
  const seconds = Math.max(0, Math.floor(ms / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** Return how long others have waited for this seat, in ms; 0: nobody waits. @param {Sat} sat @param {number} now */
export const absenceMs = ({ absent_since, connected }, now) => {
  const ms = absent_since ? now - Date.parse(absent_since) : 0;
  return absent_since && !connected ? Math.max(1, ms) : Math.max(0, ms); // A connected player may still answer.
};

/**
 * Return the seat that the others have waited for longest, if any.
 * @param {Doc} doc @param {number} now @returns {Sat | undefined}
 */
export const longestAbsent = ({ seats }, now) =>
  seats.filter((sat) => absenceMs(sat, now)).sort((a, b) => absenceMs(b, now) - absenceMs(a, now))[0];

/**
 * Return the bar that replaces the game's own; `own` where nobody is absent, or the viewer has a question to answer.
 * @param {Table} table @param {Bar} own @param {number} now @param {AbsenceActions} run @returns {Bar}
 */
export function absenceBar(table, own, now, run) {
  const { doc, me } = table;
  if (doc.status === "asleep" && !doc.notice_code) return asleepBar(table, run);
  if (doc.status !== "playing" || !table.live) return own;
  if (doc.calling_off && me !== null && !doc.calling_off.agreed.includes(me))
    return callOffBar(table, doc.calling_off, run);
  const gone = longestAbsent(doc, now);
  if (!gone || (me !== null && doc.to_act.includes(me))) return own;
  const ms = absenceMs(gone, now);
  if (ms < AWAY_MS || (me === null && ms < OFFER_MS)) return own;
  if (ms < OFFER_MS) return { ...own, second: absenceWarning(table, gone, elapsed(ms)) };
  return me === null ? spectatorBar(table, gone) : offerBar(table, gone, ms, run);
}

/** With more than two players the name is said. @param {Table} table @param {Sat} gone @param {string} time */
const absenceWarning = ({ doc, name, t }, { seat }, time) =>
  doc.seats.length > 2 ? t("away-soon-named", { name: name(seat), time }) : t("away-soon", { time });

/**
 * The bar of a match that was put to sleep after a day without a move, or rests because of maintenance.
 * @param {Table} table @param {AbsenceActions} run @returns {Bar}
 */
function asleepBar({ t, me, doc }, { wake, ahead }) {
  const flag = t("table-flag-stopped");
  if (ahead?.standing) return { flag, kind: "wait", sentence: ahead.says, second: ahead.more, buttons: [] };
  return {
    flag,
    kind: me === null ? "wait" : "choice",
    sentence: t(isAmongComputers(doc) ? "table-paused-solo" : "away-asleep"),
    buttons: me === null ? [] : [{ label: t("away-wake"), icon: "play", primary: true, run: wake }],
  };
}

/** @param {Table} table @param {{by: number}} proposal @param {AbsenceActions} run @returns {Bar} */
const callOffBar = ({ t, name }, { by }, { agree, playOn }) => ({
  flag: name(by),
  kind: "choice",
  sentence: t("away-off-asked", { name: name(by) }),
  buttons: [
    { label: t("away-play-on"), run: playOn },
    { label: t("away-agree"), primary: true, run: agree },
  ],
});

/** @param {Table} table @param {Sat} gone @returns {Bar} */
function spectatorBar({ t, name, seats, lang }, gone) {
  const here = seats.filter(({ player, connected }) => player && connected).map(({ seat }) => name(seat));
  const other = new Intl.ListFormat(lang, { type: "disjunction" }).format(here);
  return {
    flag: t("table-flag-watching"),
    kind: "wait",
    sentence: t("away-watch", { name: name(gone.seat), other }),
    second: t("away-watch-second"),
  };
}

/** @param {Table} table @param {Sat} gone @param {number} ms @param {AbsenceActions} run @returns {Bar} */
function offerBar(table, gone, ms, run) {
  const { t, name, doc } = table;
  const off = { label: t("away-off"), run: run.callOff };
  const proposed = Boolean(doc.calling_off);
  if (doc.wait_for_all)
    return {
      flag: t("away-flag", { time: elapsed(ms) }),
      kind: "choice",
      away: true,
      sentence: t("away-we-wait", { name: name(gone.seat) }),
      second: proposed ? t("away-off-asked", { name: name(doc.calling_off?.by ?? 0) }) : "",
      buttons: proposed ? [] : [off],
    };
  return {
    flag: t("away-flag", { time: elapsed(ms) }),
    kind: "choice",
    away: true,
    sentence: t("away-offer", { name: name(gone.seat) }),
    second: proposed
      ? t("away-off-asked", { name: name(doc.calling_off?.by ?? 0) })
      : t(ms < CLAIM_MS ? "away-wait" : "away-wait-on"),
    buttons: [
      ...(proposed ? [] : [off]),
      ...(doc.seats.length === 2 ? [claimButton(table, ms, run.claim)] : []),
      { label: t("away-computer"), icon: "bot", primary: true, run: () => run.computer(gone.seat) },
    ],
    steps: ["wait", "computer", ...(doc.seats.length === 2 ? ["claim"] : [])].map((way) => ({
      label: t(`away-step-${way}`),
      state: way === "wait" ? "now" : "todo",
    })),
  };
}

/** @param {Table} table @param {number} ms @param {() => void} run */
const claimButton = ({ t }, ms, run) =>
  ms < CLAIM_MS
    ? { label: t("away-claim-in", { time: elapsed(CLAIM_MS - ms + SECOND) }), disabled: true, askWhy: () => {}, run }
    : { label: t("away-claim"), run };
