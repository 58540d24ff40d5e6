import assert from "node:assert/strict";
import { test } from "node:test";
import { entrySeat, chapters } from "../../../app/static/js/kit/log.js";

/** @typedef {{seq: number, event: string, round: number}} Line */

/** @param {number} seq @param {string} event @returns {Line} */
const line = (seq, event, round = 0) => ({ seq, event, round });
const opens = (/** @type {Line} */ entry) => (entry.event === "round_started" ? `Round ${entry.round}` : undefined);

/** @param {(entry: Line, table: {history: Line[]}) => unknown} heading @param {Line[]} history */
const headed = (heading, history) => history.map((entry) => heading(entry, { history }));

test("a line stands in the chapter that the last beginning before it opened", () => {
  const heading = chapters(opens);
  const history = [line(0, "dealt"), line(4, "moved"), line(4, "round_started", 2), line(5, "moved")];
  assert.deepEqual(headed(heading, history), [null, null, "Round 2", "Round 2"]);
});

test("older lines that arrive later put the others into their chapters", () => {
  const heading = chapters(opens, (first) => (first ? `Round ${first.round - 1}` : "Now"));
  const late = [line(9, "moved"), line(10, "round_started", 3)];
  assert.deepEqual(headed(heading, late), ["Round 2", "Round 3"]);
  assert.deepEqual(headed(heading, [line(2, "round_started", 1), ...late]), ["Round 1", "Round 1", "Round 3"]);
  assert.deepEqual(headed(heading, [line(9, "moved")]), ["Now"]);
});

test("a line is about whom its event names, whoever acted", () => {
  assert.deepEqual([{ seat: 0, who: 1 }, { seat: 0 }, { seat: 0, who: null }].map(entrySeat), [1, null, null]);
});
