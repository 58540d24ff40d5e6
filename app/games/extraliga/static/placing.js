// The players placed on the ice by the last action, and the effect on the strengths.

/**
 * @typedef {import("./view.d.ts").View} View
 * @typedef {import("./view.d.ts").Slot} Slot
 * @typedef {import("./view.d.ts").Pair} Pair
 * @typedef {import("./view.d.ts").Table["doc"]} Doc
 *
 * @typedef {object} Placement a card that the viewer has placed
 * @property {number} seq of the action @property {string} card @property {Slot} slot
 * @property {Pair} before attack and defence @property {Pair} after
 */

/**
 * Return the players who have a new place on the ice, in your own editor or in the public one.
 * @param {View | null} before @param {View} after @returns {string[]}
 */
export function comers(before, after) {
  const [was, now] = [before, after].map((view) => view && edited(view));
  if (!was || !now) return [];
  return Object.keys(now).filter((card) => now[card] !== "bench" && now[card] !== was[card]);
}

/** @param {View} view */
function edited({ editor, editing, teams }) {
  const open = Object.keys(editing).find((seat) => editing[seat].fresh !== undefined);
  return editor ? editor.cards : open === undefined ? null : teams[open].cards;
}

/** @param {Doc} before @param {Doc} after @returns {Placement | null} null: the viewer has placed nobody */
export function placementOf({ view: old }, { view, seq }) {
  const [was, now] = [old?.editor, view.editor];
  const [card, ...others] = was && now ? comers(old, view) : [];
  if (!was || !now || !card || others.length > 1) return null; // several cards have moved: an exchange, or the best six
  const slot = /** @type {Slot} */ (now.cards[card]);
  return { seq, card, slot, before: pair(was.strength), after: pair(now.strength) };
}

/** @param {import("./view.d.ts").Strength} strength @returns {Pair} */
const pair = ({ attack, defence }) => [attack.total, defence.total];
