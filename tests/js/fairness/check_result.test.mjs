// The line under a result says no more than what holds.
import assert from "node:assert/strict";
import { test } from "node:test";
import { quietLine } from "../../../app/static/js/fairness/check_result.js";

const checked = { there: true, since: null, draws: 3, moves: 2, chained: true, unrevealed: false, chosen: null };
const t = (/** @type {string} */ id) => id;

test("draws without the own word are not said to be as promised", () => {
  assert.equal(quietLine(/** @type {any} */ ({ ...checked, dropped: false }), t), "check-right");
  assert.equal(quietLine(/** @type {any} */ ({ ...checked, dropped: true }), t), "check-dropped");
});
