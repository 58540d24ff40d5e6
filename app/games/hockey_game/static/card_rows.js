// The rows for the dice, the cards and the referee cards of a duel.
import { signed } from "stadion/kit/numbers.js";
import { chosenBonus } from "./reading.js";
import { both, row } from "./rows.js";

/**
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").Turn} Turn
 * @typedef {import("./rows.js").Row} Row
 * @typedef {NonNullable<Now["duel"]>} Duel
 */

/** @param {Now} now @param {Turn} attack @param {Turn} defence */
export function diceWords({ t, names }, attack, defence) {
  const words = (/** @type {Turn} */ turn) => {
    if (!turn.dice) return "";
    if (turn.fixed) return names.card(turn.special ?? "");
    return turn.dice.join(" + ") + (turn.dropped ? ` (${t("ui-dropped", { die: turn.dropped[0] })})` : "");
  };
  return both(words(attack), words(defence));
}

/**
 * Return a row per card while the turn is open, and one for all when it is closed.
 * @param {Now} now @param {Duel} duel @param {Turn} attack @param {Turn} defence @returns {(Row | null)[]}
 */
export function cardRows(now, duel, attack, defence) {
  const attacks = duel.mover === duel.attacker;
  const live = duel.verdict ? null : attacks ? attack : defence;
  const staged = live && now.me === duel.mover ? chosenBonus(now.picks) : [];
  return [
    closedRow(now, live, attack, defence),
    ...Object.keys(live?.bonus ?? {}).map((id) => cardRow(now, id, attacks, "")),
    ...staged.map((id) => cardRow(now, id, attacks, "stg")),
  ];
}

/**
 * @param {Now} now @param {Turn | null} live the turn that is not closed
 * @param {Turn} attack @param {Turn} defence @returns {Row | null}
 */
function closedRow({ t, components }, live, attack, defence) {
  const closed = [attack, defence].filter((turn) => turn !== live);
  if (!closed.some((turn) => turn.sum.bonus)) return null;
  const value = (/** @type {string} */ id) => "value" in components.cards[id] && String(components.cards[id].value);
  const words = (/** @type {Turn} */ turn) =>
    turn === live
      ? ""
      : Object.keys(turn.bonus ?? {})
          .map(value)
          .join(" + ");
  const shown = (/** @type {Turn} */ turn) => (turn !== live && turn.sum.bonus ? signed(turn.sum.bonus) : "");
  return row([t("ui-row-cards"), "HG-5.5"], both(words(attack), words(defence)), shown(attack), shown(defence));
}

/** @param {Now} now @param {string} id @param {boolean} attacks @param {string} cls @returns {Row | null} */
function cardRow({ t, names, components }, id, attacks, cls) {
  const card = components.cards[id];
  if (card.type !== "bonus") return null;
  const small = [names.card(id), card.symbol && t("ui-referee"), cls && t("ui-chosen")].filter(Boolean).join(", ");
  const value = signed(card.value);
  return row([t("ui-row-card"), "HG-5.5"], small, attacks ? value : "", attacks ? "" : value, cls);
}

/** @param {Now} now @param {Turn} attack @param {Turn} defence @returns {Row | null} */
export function refereeRow({ t, names }, attack, defence) {
  const ids = (/** @type {Turn} */ turn) => Object.keys(turn.whistles ?? {});
  const words = (/** @type {Turn} */ turn) => ids(turn).map(names.whistleName).join(", ");
  const shown = (/** @type {Turn} */ turn) => (ids(turn).length ? signed(turn.sum.referee ?? 0) : "");
  if (!ids(attack).length && !ids(defence).length) return null;
  return row([t("ui-row-referee"), "HG-5.7"], both(words(attack), words(defence)), shown(attack), shown(defence));
}

/** @param {Now} now @param {Turn} attack @param {Turn} defence @returns {Row | null} */
export function specialRow({ t, names, picks }, attack, defence) {
  const name = (/** @type {Turn} */ turn) => (turn.sum.special ? names.card(turn.special ?? picks.card ?? "") : "");
  const shown = (/** @type {Turn} */ turn) => (turn.sum.special ? signed(turn.sum.special) : "");
  if (!attack.sum.special && !defence.sum.special) return null;
  return row([t("ui-row-special"), "HG-8.4"], both(name(attack), name(defence)), shown(attack), shown(defence));
}
