// The part of a stage that has been revealed: number and verdict of a throw, choices and end of a duel over the goal.
// The board is still the earlier one; the events are at the end of the log. In the stages that follow on this
// board (a whistle) all of it has been seen; time and half-time are shown on the pitch.

/**
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").Thrown} Thrown
 * @typedef {import("./view.d.ts").Decided} Decided
 */

/** The steps of a duel: both choices, then the end. Those of a throw: the die, the number, the verdict. */
export const DUEL = { revealed: 1, rolling: 2, number: 3, rolled: 4, saved: 2 };
export const THROW = { rolling: 1, number: 2, verdict: 3 };

/** The stages that are shown on the pitch, also where a duel over the goal led to them. */
export const ON_PITCH = ["time", "half"];

/** The events of the action that is staged. @param {Entry[]} history @returns {Entry[]} */
export const lastOf = (history) => history.filter((one) => one.seq === history.at(-1)?.seq);

/** @param {Entry[]} events */
export const testsOf = (events) => events.filter((one) => one.event === "tested");

/** @param {Entry[]} events @returns {"goal" | "saved" | "wide"} */
export function endOf(events) {
  if (events.some((one) => one.event === "saved")) return "saved";
  return events.some((one) => one.event === "shot_tested" && one.success) ? "goal" : "wide";
}

/** The number of its steps that have been shown. @param {Table} table @param {string} what */
const shownOf = ({ about, shown }, what) => (about === what ? shown : Infinity);

/** The duel over the goal that is shown; null where none is. @param {Table} table @returns {Decided | null} */
export function duelOf(table) {
  const { animating, view, history } = table;
  const shown = shownOf(table, "duel");
  const events = lastOf(history);
  const revealed = events.find((one) => one.event === "revealed");
  if (!animating || view.phase !== "shot" || !revealed || ON_PITCH.includes(table.about ?? "")) return null;
  const test = events.find((one) => one.event === "shot_tested");
  return {
    aim: shown >= DUEL.revealed ? revealed.aim : "",
    guard: shown >= DUEL.revealed ? revealed.guard : [],
    thrown: test && shown >= DUEL.rolling ? partsShown(test, shown, DUEL.number, DUEL.rolled) : null,
    end: shown >= (test ? DUEL.rolled : DUEL.saved) ? endOf(events) : null,
  };
}

/** The throw that is shown; if there are several, the current one. @param {Table} table @returns {Thrown | null} */
export function throwOf(table) {
  const { animating, view, history } = table;
  const shown = shownOf(table, "throw");
  const tests = testsOf(lastOf(history));
  if (!animating || !tests.length || !["act_def", "act_att", "intercept", "clear"].includes(view.phase)) return null;
  const at = Math.min(tests.length - 1, Math.floor(Math.max(0, shown - 1) / THROW.verdict));
  const done = shown - at * THROW.verdict;
  return partsShown(tests[at], done, THROW.number, THROW.verdict);
}

/** @param {Entry} test @param {number} shown @param {number} number @param {number} verdict @returns {Thrown} */
const partsShown = (test, shown, number, verdict) => ({ test, number: shown >= number, verdict: shown >= verdict });

/** Return the hex of the ball while a long pass flies: its target until the number is known. @param {Table} table */
export function flying(table) {
  const pass = lastOf(table.history).find((one) => one.event === "long_passed");
  const flies = table.animating && table.view.phase === "act_att" && shownOf(table, "throw") >= 1;
  return flies ? (pass?.to ?? null) : null;
}
