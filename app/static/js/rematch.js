// The same game once more: a new table with the same options, and the same computer players.
import { send } from "./api.js";

/**
 * @param {any} summary of the match that is over
 * @param {{seat: number, player: object | null, bot: string | null}[]} seats
 * @returns {Promise<string>} the address of the new table, with its code where it is private
 */
export async function openRematch(summary, seats) {
  const { game, options, visibility, clock = null } = summary;
  const made = await send("POST", "/api/matches", { game, seats: seats.length, options, visibility, clock });
  for (const { bot } of seats.filter((sat) => sat.bot && !sat.player))
    await send("POST", `/api/matches/${made.id}/seats`, { bot });
  const url = new URL(made.url, location.href);
  if (visibility === "private" && made.code) url.searchParams.set("code", made.code);
  return url.pathname + url.search;
}
