// The same match once more: how the proposal stands for whoever looks at it. Draws nothing.

/** @import {Doc, Sat} from "../../kit/table.d.ts" */

/**
 * `none`: nobody has proposed it, or nobody came in time. `begun`: the viewer's place is there now.
 * @typedef {"none" | "asked" | "declined" | "waiting" | "starting" | "begun" | "watching"} RematchStatus
 */

/** @param {Pick<Doc, "rematch" | "seats" | "viewer">} doc @param {number} now ms since 1970 @returns {RematchStatus} */
export function rematchStatus({ rematch, seats, viewer }, now) {
  if (!rematch) return "none";
  const me = viewer.seat === null ? undefined : seats[viewer.seat].player?.id;
  const mine = rematch.seats.find(({ player, asked }) => me && [player?.id, asked?.id].includes(me));
  const isIn = mine?.player?.id === me;
  if (mine && isIn && rematch.status !== "lobby") return "begun";
  if (mine && isIn && rematch.starts_at) return "starting";
  if (rematch.status === "lobby" && !rematch.starts_at && Date.parse(rematch.open_until) < now) return "none";
  if (!mine || rematch.status !== "lobby") return "watching";
  if (isIn) return "waiting";
  return mine.asked?.declined ? "declined" : "asked";
}

/** Everybody's old sign and his seat at the new table, in the order of the old one: all move on by one seat. */
export const seatChanges = (/** @type {Pick<Doc, "rematch" | "seats">} */ { rematch, seats }) =>
  rematch ? seats.map(({ sign }, seat) => ({ sign, next: rematch.seats[(seat + 1) % seats.length] })) : [];

/** Who has not answered yet. @param {Sat[]} seats */
export const unansweredNames = (seats) =>
  seats.filter(({ player, bot, asked }) => !player && !bot && asked && !asked.declined).map(nameOf);

/** Who would rather not, and whose seat is still free. @param {Sat[]} seats */
export const declinedNames = (seats) =>
  seats.filter(({ player, bot, asked }) => !player && !bot && asked?.declined).map(nameOf);

/** @param {Sat} seat */
const nameOf = ({ asked }) => asked?.name ?? "";
