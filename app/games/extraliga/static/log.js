// Omits repeated lines from the log, whose sentences are in the texts and components.log.

/** @typedef {import("./view.d.ts").Entry} Entry */

/**
 * Return null for a repeated automatic pass, because a seat without a bonus passes several times per match.
 * @param {Entry} entry @param {{history: Entry[]}} table @returns {null | undefined} null if the entry gets no line
 */
export function sentence(entry, { history }) {
  if (entry.event !== "bonus_passed" || !entry.forced) return undefined;
  const before = history.slice(0, history.indexOf(entry));
  const began = before.findLastIndex((one) => one.event === "match_started" || one.event === "overtime_rolled");
  const earlier = before.slice(began + 1);
  return earlier.some((one) => one.event === "bonus_passed" && one.forced && one.who === entry.who) ? null : undefined;
}
