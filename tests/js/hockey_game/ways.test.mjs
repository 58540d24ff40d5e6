// Where a tag stands on the way of the puck.
import assert from "node:assert/strict";
import { test } from "node:test";
import { freeHeight } from "../../../app/games/hockey_game/static/ways.js";

test("the cost of a line stands as near to where it is crossed as fields and pile leave free", () => {
  const [field, pile] = /** @type {[number, number][]} */ ([
    [84, 216],
    [415, Infinity],
  ]);
  const heights = [300, 120, 200, 84, 470].map((y) => freeHeight(y, [field, pile]));

  assert.deepEqual(heights, [300, 84, 216, 84, 415]);
});
