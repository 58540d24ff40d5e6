// What a ride wins at the lines that it crosses, and who may follow it: the server says both by space.

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Stake} Stake
 */

/** The lines that a ride to a space crosses. @param {Pick<Desk, "now">} desk @param {string|undefined} node */
export const stakesAt = ({ now }, node) => now.view.outlook?.stakes?.[node ?? ""] ?? [];

/** Return whether a ride to a space ends over the finish. @param {Pick<Desk, "now">} desk @param {string} node */
export const endsHome = (desk, node) => stakesAt(desk, node).some((one) => one.finish);

/**
 * "3rd place, 35 points": what is won at the lines, "" if nothing is.
 * @param {Pick<Desk, "t">} desk @param {Stake[]} stakes
 */
export const stakeWords = ({ t }, stakes) =>
  stakes
    .filter((one) => one.points || one.finish)
    .map(({ finish, line, place, points }) =>
      t(finish ? "ui-stake-finish" : "ui-stake-sprint", { line, place, points }),
    )
    .join(", ");

/** "Then your 31 may draft." @param {Desk} desk @param {number|null|undefined} number @param {string} text */
export function followText({ t, now, names, me }, number, text) {
  const rider = now.riders.get(number ?? 0);
  if (!rider) return "";
  return t(text, { rider: rider.number, who: names.person(rider.seat), mine: rider.seat === me ? "yes" : "no" });
}
