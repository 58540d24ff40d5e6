// The sides of a match on the table: yours, or a's, is below; and the effect of the chosen bonus.

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").View} View
 * @typedef {import("./view.d.ts").Side & {index: number, opponent: string | null}} Side
 */

/** Return the side of the match that is drawn below. @param {View} view @param {number | null} me */
export const belowOf = ({ match }, me) => (me !== null && match?.sides["1"].seat === me ? 1 : 0);

/** Return the two sides; null without a match. @param {Pick<Desk, "view" | "me">} desk */
export function sidesOf({ view, me }) {
  const { match } = view;
  if (!match) return null;
  const side = (/** @type {number} */ index) => {
    const one = match.sides[index];
    return { index, ...one, opponent: one.seat === null ? match.opponent : null };
  };
  const index = belowOf(view, me);
  const [below, above] = [side(index), side(1 - index)];
  return { match, below, above, playing: below.seat === me && me !== null };
}

/** Return the two sides of a match that is under way. @param {Pick<Desk, "view" | "me">} desk */
export function theSides(desk) {
  const found = sidesOf(desk);
  if (!found) throw new Error("no match is under way");
  return found;
}

/** @param {Pick<Desk, "words" | "person">} desk @param {Pick<Side, "seat" | "opponent">} side */
export const nameOf = ({ words, person }, side) =>
  side.seat === null ? words.opponentName(side.opponent) : person(side.seat);

/** Return the name of a side, for a virtual team only its town, where there is little room. @type {typeof nameOf} */
export const shortNameOf = ({ words, person }, side) =>
  side.seat === null ? words.clubShort(words.clubOf(side.opponent ?? "")) : person(side.seat);

/** Return the chosen bonus and the result of using it on each die, as computed by the server. @param {Desk} desk */
export function chosenUse(desk) {
  const { view, picks } = desk;
  const { below } = theSides(desk);
  const kind = below.bonuses[picks.source ?? ""]?.kind;
  const use = kind && view.uses?.[kind];
  return use ? { kind, ...use } : null;
}
