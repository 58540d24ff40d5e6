// The two sides that stand face to face: those of the match under way, or of the seat's next match of the round.
import { belowOf, theSides } from "./sides.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").View} View
 * @typedef {import("./view.d.ts").Side} Side
 * @typedef {import("./sides.js").Side & {index: number}} Facing
 */

/** The phases in which the two rinks lie face to face before their match. */
const BEFORE = ["trainer"];

/**
 * Return the place of the seat's next match in the round; -1 on a bye.
 * @param {View} view @param {number} seat
 */
export const comingOf = ({ round }, seat) =>
  (round?.pairings ?? []).findIndex(({ a, b }, at) => at >= (round?.played ?? 0) && (a === seat || b === seat));

/** Return the goal number that a die needs against a defence (EX-4.9). @param {number} defence */
const targetOf = (defence) => Math.max(1, defence);

/**
 * Return a side before its dice: of a seat, or of a club.
 * @param {Pick<Desk, "view" | "table">} desk @param {number | null} seat @param {string | null} opponent
 */
function side({ view, table }, seat, opponent) {
  const club = table.components.opponents[opponent ?? ""];
  const strength = seat === null ? null : view.teams[seat].strength;
  return {
    seat,
    opponent: seat === null ? opponent : null,
    attack: strength ? strength.attack.total : (club?.attack ?? 0),
    defence: strength ? strength.defence.total : (club?.defence ?? 0),
    chance: 0,
    rolled: false,
    dice: {},
    bonuses: {},
  };
}

/**
 * Return the two sides before their match, the viewer's below; null in another phase. On a bye (EX-7.3) another
 * team lies above, and no dice between them.
 * @param {Pick<Desk, "view" | "table" | "rink" | "phase" | "seats">} desk
 */
function coming(desk) {
  const { view, rink, phase, seats } = desk;
  if (!BEFORE.includes(phase) || !view.round) return null;
  const at = comingOf(view, rink.seat);
  const other = seats.find((seat) => seat !== rink.seat) ?? null;
  const { a, b, opponent } = view.round.pairings[at] ?? { a: rink.seat, b: other, opponent: null };
  const rival = a === rink.seat ? b : a;
  const [mine, theirs] = [side(desk, rink.seat, null), side(desk, rival, opponent)];
  const index = a === rink.seat ? 0 : 1;
  const odds = view.round.odds[at] ?? null;
  return {
    below: { ...mine, index, target: targetOf(theirs.defence) },
    above: { ...theirs, index: 1 - index, target: targetOf(mine.defence) },
    bye: at < 0,
    odds: odds && (index ? /** @type {import("./view.d.ts").Odds} */ ([odds[2], odds[1], odds[0]]) : odds),
  };
}

/**
 * Return the two sides that stand face to face, and the odds of the dice while they are still to be rolled.
 * @param {Desk} desk
 */
export function facingOf(desk) {
  const { view, me, scene } = desk;
  if (!view.match) return coming(desk);
  const { below, above } = theSides(desk);
  const odds = scene?.over ? null : view.match.forecast;
  const seen = odds && (belowOf(view, me) ? [odds[2], odds[1], odds[0]] : odds);
  return { below, above, bye: false, odds: /** @type {import("./view.d.ts").Odds | null} */ (seen) };
}

/**
 * Return the teams whose six may be shown above, the opponent first: seats, or null for a club.
 * @param {Pick<Desk, "seats">} desk @param {Facing} above @param {Facing} below @returns {(number | null)[]}
 */
export const teamsAbove = ({ seats }, above, below) => [
  above.seat,
  ...seats.filter((seat) => seat !== above.seat && seat !== below.seat),
];
