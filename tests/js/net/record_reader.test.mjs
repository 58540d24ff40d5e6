import assert from "node:assert/strict";
import { test } from "node:test";
import { dieCounts, recordOf } from "../../../app/static/js/net/record_reader.js";

const HEADER = { stadion_record: 1, match: "m" };
const text = (/** @type {unknown[]} */ ...lines) => lines.map((line) => JSON.stringify(line)).join("\n");

test("a record is its header, its actions and its outcome, empty lines aside", () => {
  const action = { seq: 0, seat: null, draws: [], events: [] };
  const record = recordOf(`${text(HEADER, action, { outcome: { reason: "goals" } })}\n\n`);
  assert.deepEqual(record, { header: HEADER, actions: [action], outcome: { reason: "goals" } });
  assert.equal(recordOf(text(HEADER)).outcome, null);
});

test("another file is refused", () => {
  assert.throws(() => recordOf(text({ match: "m" })), /not a record/);
  assert.throws(() => recordOf("goals\n"), SyntaxError);
});

test("faces are counted by kind of die, the smaller first; a die of somebody's fancy is passed over", () => {
  const die = (/** @type {number} */ sides, /** @type {number} */ value) => ({ draw: "die", sides, value });
  const draws = [die(20, 20), die(6, 1), die(6, 1), die(1e9, 7), { draw: "int", n: 6, value: 0 }];
  assert.deepEqual(
    [...dieCounts([{ draws }, { draws: [die(6, 6)] }])],
    [
      [6, [2, 0, 0, 0, 0, 1]],
      [20, [...Array(19).fill(0), 1]],
    ],
  );
});
