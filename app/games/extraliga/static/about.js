// What the stages between matches are about, and what of the next round they have shown.

/** The game's words for the stages that have a board of their own. */
export const ABOUT = { lineups: "lineups", half: "half", bracket: "bracket", round: "round" };

/** @typedef {Pick<import("./view.d.ts").Table, "animating" | "about" | "shown">} Shows */

/** Return whether a stage between matches covers the board. @param {Shows} table */
export const isOpening = ({ animating, about }) => animating && Object.values(ABOUT).includes(about ?? "");

const EVENT = 2; // the reveal of the opening with which the event is turned

/** Return whether the event of the round is still to be turned in the stage that is shown. @param {Shows} table */
export const eventToCome = (table) => isOpening(table) && (table.about !== ABOUT.round || table.shown < EVENT);

/**
 * Return the strengths of a seat as far as they have been shown: without the event that is still to be turned.
 * @param {{table: Shows, view: import("./view.d.ts").View}} desk @param {number} seat
 * @returns {[number, number] | null}
 */
export function totalsShown({ table, view }, seat) {
  const { strength } = view.teams[seat];
  const before = eventToCome(table) ? view.round?.before_event[seat] : null;
  return before ?? (strength && [strength.attack.total, strength.defence.total]);
}
