// The names of the buttons: what a press does, and below it what it ends, costs or gives.
import { CHEAT, DIE } from "./choices.js";
import { percentOf } from "./look_ahead.js";
import { heldOf } from "./sourcetray.js";
import { endsHome, stakeWords, stakesAt } from "./stakes.js";
import { groundOf } from "./tray.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./targets.js").LitTarget} LitTarget
 * @typedef {{label: string, effect: string}} Words
 */

/** The ride of the picked sources. @param {Desk} desk @returns {Words} */
export function rideWords(desk) {
  const { t, picks } = desk;
  if (picks.sources.length < 2) return { label: t("ui-bar-roll", { dice: 2 }), effect: t("ui-as-final") };
  return { label: rideLabel(desk), effect: rideEffect(desk) };
}

/** @param {Desk} desk */
function rideLabel({ t, picks, table, names }) {
  const { sources } = picks;
  const value = (/** @type {string} */ one) =>
    one === CHEAT ? (table.components.sources[CHEAT].value?.[1] ?? 0) : names.kinds[one].value;
  const cars = sources.filter((one) => one === CHEAT);
  const cards = sources.filter((one) => one !== CHEAT && one !== DIE);
  const dice = 2 - cars.length - cards.length;
  if (dice === 2) return t("ui-bar-roll", { dice });
  const [one, two = 0] = [...cars, ...cards].map(value);
  const what = [...cars.map(() => "car"), ...cards.map(() => "card"), ...(dice ? ["die"] : [])].join("-");
  return t(`ui-do-${what}`, { one, two, sum: one + two });
}

/** @param {Desk} desk */
function rideEffect(desk) {
  const { t, picks, ride, now } = desk;
  if (picks.breakaway) return t("ui-as-away");
  const [, after] = ride?.risk ?? now.view.outlook?.risk ?? [];
  if (picks.sources.includes(CHEAT) && after) return t("ui-as-photo", { percent: percentOf(after) });
  const spent = picks.sources.filter((one) => one !== CHEAT && one !== DIE).length;
  const held = Object.values(heldOf(desk)).reduce((sum, count) => sum + count, 0);
  return spent ? t("ui-as-left", { cards: held - spent }) : t("ui-as-final");
}

/** The move to a space. @param {Desk} desk @param {LitTarget|null} chosen @returns {Words} */
export function moveWords(desk, chosen) {
  const { t, now } = desk;
  const rider = now.subject?.number ?? 0;
  if (!chosen) return { label: t("ui-bar-move-do", { rider }), effect: "" };
  const { node, distance } = chosen;
  const stake = stakeWords(desk, stakesAt(desk, node.key));
  if (endsHome(desk, node.key)) return { label: t("ui-do-finish", { rider }), effect: stake };
  const effect = stake || t("ui-as-then", { terrain: groundOf(desk, node) });
  return { label: t("ui-do-move", { rider, distance }), effect };
}

/**
 * A trade: another player is asked, a rider of the same seat is not.
 * @param {Desk} desk @param {{type: string, rider: number}} offer @returns {Words}
 */
export const tradeWords = ({ t }, { type, rider }) =>
  type === "swap"
    ? { label: t("ui-swap-with", { rider }), effect: t("ui-as-rides") }
    : { label: t("ui-swap-ask", { rider }), effect: t("ui-as-may-refuse") };

/**
 * Drafting, and riding later.
 * @param {Desk} desk @param {import("./view.d.ts").Draft} draft @returns {[yes: Words, no: Words]}
 */
export function draftWords(desk, { rider, distance, stake }) {
  const { t } = desk;
  const won = stakeWords(desk, stake);
  return [
    { label: t("ui-do-draft", { rider }), effect: won || t("ui-as-drafted", { distance }) },
    { label: t("ui-do-stay"), effect: t("ui-as-later", { rider }) },
  ];
}
