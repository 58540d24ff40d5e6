// The offered actions in words, for the list of all moves, whose headings name their types.
import { belowOf } from "./sides.js";
import { SLOTS, wordsOf } from "./words.js";

/**
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Slot} Slot
 * @typedef {import("./words.js").Words} Words
 */

/**
 * Describe an action on offer; "" if the name of its type says everything.
 * @param {import("./view.d.ts").Action} action @param {Table} table @returns {string}
 */
export function actionWords(action, table) {
  const words = wordsOf(table);
  switch (action.type) {
    case "pick":
      return `${named(words, action.card)}${post(words, action.card)}`;
    case "place":
      return `${named(words, action.card)} → ${words.slot(action.slot)}`;
    case "choose":
      return chosen(words, action.slot ?? action.card);
    case "play":
      return [named(words, action.card), chosen(words, action.target)].filter(Boolean).join(": ");
    case "bonus":
      return `${named(words, action.source)}: ${dieOf(action, table)}`;
    default:
      return "";
  }
}

/** Return the full name of a player, as in the log, or the name of a card. @param {Words} words @param {string} id */
const named = (words, id) => (words.isCard(id) ? words.card(id).name : words.effectName(id));

/** @param {Words} words @param {string} id */
const post = (words, id) => (words.isCard(id) ? `, ${words.letter(words.card(id).position)}` : "");

/** Name a die: "your die 2", "opposing die 1". @param {{source: string, die?: number}} action @param {Table} table */
function dieOf({ source, die }, { t, view, me }) {
  if (die === undefined) return t("ui-offer-all-dice");
  const kind = view.match?.sides[belowOf(view, me)].bonuses[source]?.kind;
  const theirs = kind === "minus1" || kind === "reroll_opp";
  return t(theirs ? "ui-offer-their-die" : "ui-offer-own-die", { die: die + 1 });
}

/** Name the chosen slot or card. @param {Words} words @param {string | undefined} what */
function chosen(words, what) {
  if (what === undefined) return "";
  return SLOTS.includes(/** @type {Slot} */ (what)) ? words.slot(/** @type {Slot} */ (what)) : named(words, what);
}
