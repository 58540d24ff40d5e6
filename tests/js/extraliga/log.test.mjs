import assert from "node:assert/strict";
import { test } from "node:test";
import { sentence } from "../../../app/games/extraliga/static/log.js";

test("a seat that passes by itself again in the same match is passed over in silence", () => {
  /** @param {number} who @param {boolean} forced */
  const passed = (who, forced) => ({ event: "bonus_passed", who, forced });
  const history = /** @type {any[]} */ ([
    { event: "match_started" },
    passed(0, true),
    passed(1, false),
    passed(0, true),
    { event: "overtime_rolled" },
    passed(0, true),
  ]);
  const silent = history.map((entry) => sentence(entry, { history }) === null);
  assert.deepEqual(silent, [false, false, false, true, false, false]);
});
