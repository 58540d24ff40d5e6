import assert from "node:assert/strict";
import { test } from "node:test";
import { clusters, labelWidth, namedParts, withRoom } from "../../../app/static/js/replay/timeline.js";

const itself = (/** @type {number} */ x) => x;

test("a label that would lie over the one before it is left out, the next that has room is not", () => {
  assert.deepEqual(
    withRoom([0, 0.05, 0.1, 0.12, 0.3], itself, () => 0.1),
    [0, 0.1, 0.3],
  );
  assert.deepEqual(
    withRoom([0, 0.5, 0.95], itself, () => 0.1),
    [0, 0.5],
    "it would stand beyond the end",
  );
  assert.ok(labelWidth("Second period, after the break", 700) > labelWidth("Round 2", 700));
  assert.equal(labelWidth("Round 2", 350), 2 * labelWidth("Round 2", 700));
});

test("the name of a short part gives way to that of the long one it would reach into", () => {
  const width = () => 0.1;
  assert.deepEqual(namedParts([0, 0.04, 0.5], itself, width), [0.04, 0.5]);
  assert.deepEqual(namedParts([0, 0.3, 0.34], itself, width), [0, 0.34]);
  assert.deepEqual(namedParts([0, 0.92, 0.97], itself, width), [0, 0.92]);
});

test("moments close together are one mark", () => {
  assert.deepEqual(clusters([0, 0.01, 0.05, 0.06, 0.5], itself, 0.03), [[0, 0.01], [0.05, 0.06], [0.5]]);
});
