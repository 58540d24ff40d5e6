// Both answers to a decision on the board: only that in which they differ is framed.
import assert from "node:assert/strict";
import { test } from "node:test";

import { only, places } from "../../../app/static/js/replay/answer_frames.js";

/** @param {string} f @param {string} to @returns {any} */
const move = (f, to) => ({ type: "move", f, to });

test("an action of both answers is framed for none", () => {
  const [chosen, best] = [
    [move("0:1", "c4"), move("0:2", "d5")],
    [move("0:1", "c4"), move("0:2", "e5")],
  ];

  assert.deepEqual(only(chosen, best), [move("0:2", "d5")]);
  assert.deepEqual(only(best, chosen), [move("0:2", "e5")]);
});

test("places are found where they are no choice, and named once", () => {
  const found = places([move("0:2", "d5"), move("0:2", "e5")]);

  for (const one of ['[data-hex="d5"]', '[data-space="e5"]', '[data-f="0:2"]']) assert.ok(found.includes(one));
  assert.equal(new Set(found).size, found.length);
});
