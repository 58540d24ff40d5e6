// The state of a rematch from the viewer's side. Draws nothing.

/** @import {Doc, Sat} from "../../kit/table.d.ts" */

/**
 * `none`: nobody proposed it, or it expired. `revealing`: it waits for the players' words. `begun`: the viewer's seat
 * is at the new table.
 *
 * @typedef {"none" | "asked" | "declined" | "waiting" | "starting" | "revealing" | "begun" | "watching"} RematchStatus
 */

/**
 * @param {Pick<Doc, "rematch" | "seats" | "viewer">} doc @param {number} now in ms since 1970
 * @returns {RematchStatus}
 */
export function rematchStatus({ rematch, seats, viewer }, now) {
  if (!rematch) return "none";
  const me = viewer.seat === null ? undefined : seats[viewer.seat].player?.id;
  const mine = rematch.seats.find(({ player, asked }) => me && [player?.id, asked?.id].includes(me));
  const isIn = mine?.player?.id === me;
  if (mine && isIn && rematch.status === "starting") return "revealing";
  if (mine && isIn && rematch.status !== "lobby") return "begun";
  if (mine && isIn && rematch.starts_at) return "starting";
  if (rematch.status === "lobby" && !rematch.starts_at && Date.parse(rematch.open_until) < now) return "none";
  if (!mine || rematch.status !== "lobby") return "watching";
  if (isIn) return "waiting";
  return mine.asked?.declined ? "declined" : "asked";
}

/** Return each seat's old sign and its new seat, in the old order: all move on by one seat. */
export const seatChanges = (/** @type {Pick<Doc, "rematch" | "seats">} */ { rematch, seats }) =>
  rematch ? seats.map(({ sign }, seat) => ({ sign, next: rematch.seats[(seat + 1) % seats.length] })) : [];

/** Return the names of the players who have not answered yet. @param {Sat[]} seats */
export const unansweredNames = (seats) =>
  seats.filter(({ player, bot, asked }) => !player && !bot && asked && !asked.declined).map(nameOf);

/** Return the names of the players who declined and whose seats are still free. @param {Sat[]} seats */
export const declinedNames = (seats) =>
  seats.filter(({ player, bot, asked }) => !player && !bot && asked?.declined).map(nameOf);

/**
 * Return the names of the players who are in and look neither at the rematch nor at the match before.
 * @param {Pick<Doc, "rematch" | "seats" | "viewer">} doc
 */
export function goneNames({ rematch, seats, viewer }) {
  const here = new Set(
    seats.flatMap(({ player, connected, seat }) =>
      player && (connected || seat === viewer.seat || player.program) ? [player.id] : [],
    ),
  );
  const isGone = (/** @type {Sat} */ { player, connected }) => player && !connected && !here.has(player.id);
  return (rematch?.seats ?? []).filter(isGone).map(({ player }) => player?.name ?? "");
}

/** @param {Sat} seat */
const nameOf = ({ asked }) => asked?.name ?? "";
