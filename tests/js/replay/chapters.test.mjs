import assert from "node:assert/strict";
import { test } from "node:test";
import { partAt, partsOf } from "../../../app/static/js/replay/chapters.js";

const history = [
  { seq: 0, event: "drafted" },
  { seq: 2, event: "period_began", period: 1 },
  { seq: 9, event: "declared" },
  { seq: 40, event: "period_began", period: 2 },
];
const chapters = [
  { heading: null, lines: [{ entry: history[0] }] },
  { heading: "Round 1", lines: [{ entry: history[2] }] },
];
const table = (/** @type {object} */ log) =>
  /** @type {any} */ ({
    components: { log },
    t: (/** @type {string} */ id, /** @type {any} */ { period }) => `${id} ${period}`,
  });
const found = (/** @type {object} */ log) =>
  partsOf(/** @type {any} */ (history), table(log), /** @type {any} */ (chapters)).map(
    ({ heading, seq }) => `${seq} ${heading}`,
  );

test("a game's log may say with which events a part begins; without it every chapter is one", () => {
  const chapters_ = { period_began: "began" };
  assert.deepEqual(found({ chapters: chapters_, parts: ["period_began"] }), ["2 began 1", "40 began 2"]);
  assert.deepEqual(found({ chapters: chapters_ }), ["9 Round 1"]);
});

test("a position is in the part that has begun last, before the first in none", () => {
  const parts = [2, 40].map((seq) => ({ seq, heading: `from ${seq}` }));
  assert.deepEqual(
    [1, 2, 39, 40].map((seq) => partAt(parts, seq)),
    [null, "from 2", "from 2", "from 40"],
  );
});
