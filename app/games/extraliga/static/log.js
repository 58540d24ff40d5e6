// The log in words is the texts' and components.log's; this leaves out what was told already.

/** @param {any} entry @param {any} table */
export const sentence = (entry, { history }) =>
  entry.event === "bonus_passed" && entry.forced && toldAlready(entry, history) ? null : undefined;

/**
 * A seat without a bonus passes by itself more than once a match: one line is enough.
 * @param {any} entry @param {any[]} history
 */
function toldAlready(entry, history) {
  const at = history.indexOf(entry);
  const began = history.findLastIndex(
    (one, i) => i < at && (one.event === "match_started" || one.event === "overtime_rolled"),
  );
  return history
    .slice(began + 1, at)
    .some((one) => one.event === "bonus_passed" && one.forced && one.who === entry.who);
}
