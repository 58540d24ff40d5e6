// Where a tip lies in the side of the table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boxInSide } from "../../../app/static/js/learning/coach_placement.js";

const page = { width: 1440, height: 900 };
const log = (/** @type {number} */ top) => ({ top, bottom: 690, height: 690 - top, left: 1126, right: 1426 });
const inPx = (/** @type {string} */ text) => [...text.matchAll(/(\d+)px/g)].map(([, px]) => Number(px));

test("a tip lies above the oldest lines of a log that has room for it", () => {
  const { inset, maxHeight } = boxInSide(log(270), 72, page);

  assert.ok(inPx(inset)[0] > 270 && inPx(maxHeight)[0] < 420);
});

test("where the seats leave the log no room for a tip, it grows upwards and is whole", () => {
  const { inset, maxHeight } = boxInSide(log(622), 72, page);

  assert.match(inset, /^auto /);
  assert.ok(inPx(maxHeight)[0] > 400, maxHeight);
});
