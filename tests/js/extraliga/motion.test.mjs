import assert from "node:assert/strict";
import { test } from "node:test";
import { slides } from "../../../app/games/extraliga/static/motion.js";
import { team, viewOf } from "./small_table.mjs";

/** @param {Record<string, object>} teams @param {object} [more] */
const view = (teams, more = {}) => viewOf(/** @type {any} */ ({ teams, ...more }));

test("a row of the season's table slides from where its seat stood", () => {
  const stands = (/** @type {number[]} */ ...places) =>
    view(Object.fromEntries(places.map((place, seat) => [seat, { ...team, place }])));
  assert.deepEqual(slides(stands(1, 2, 3), stands(2, 3, 1)), [2, -1, -1]);
  assert.deepEqual(slides(stands(1, 1, 3), stands(1, 1, 3)), [0, 0, 0]);
});
