import assert from "node:assert/strict";
import { test } from "node:test";
import { gathered, labelWidth, spaced } from "../../../app/static/js/timeline.js";

const itself = (/** @type {number} */ x) => x;

test("a label that would lie over the one before it is left out, the next that has room is not", () => {
  assert.deepEqual(
    spaced([0, 0.05, 0.1, 0.12, 0.3], itself, () => 0.1),
    [0, 0.1, 0.3],
  );
  assert.deepEqual(
    spaced([0, 0.5, 0.95], itself, () => 0.1),
    [0, 0.5],
    "it would stand beyond the end",
  );
  assert.ok(labelWidth("Second period, after the break") > labelWidth("Round 2"));
});

test("moments close together are one mark", () => {
  assert.deepEqual(gathered([0, 0.01, 0.05, 0.06, 0.5], itself, 0.03), [[0, 0.01], [0.05, 0.06], [0.5]]);
});
