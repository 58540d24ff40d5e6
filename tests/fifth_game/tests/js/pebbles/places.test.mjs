import assert from "node:assert/strict";
import { test } from "node:test";
import { placeOf } from "../../../app/games/pebbles/static/places.js";

test("five stones are in a row, and the sixth begins the next one", () => {
  const [first, second, sixth] = [0, 1, 5].map(placeOf);

  assert.deepEqual(second, { x: first.x + 50, y: first.y });
  assert.deepEqual(sixth, { x: first.x, y: first.y + 44 });
});
