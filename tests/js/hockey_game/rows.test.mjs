// The calculation has one order: the columns, and the words beside them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { both, drawnRow, row } from "../../../app/games/hockey_game/static/rows.js";
import { said } from "../said.mjs";
import { tableOf } from "./table.mjs";

const dice = row(["ui-row-dice", "HG-5.3"], both("3 + 4", "6 + 1"), "7", "7+");
const drawn = (/** @type {boolean} */ turned) => said(drawnRow({ table: tableOf() }, dice, turned));

test("words about both sides stand in the order of the columns, for the defender too", () => {
  assert.match(drawn(false), /3 \+ 4; 6 \+ 1.*7.*7\+/);
  assert.match(drawn(true), /6 \+ 1; 3 \+ 4.*7\+.*7/);
});

test("where only one side has something to say nothing stands before it", () => {
  const alone = row(["ui-row-special", "HG-8.4"], both("", "Ice-cold"), "", "+8");
  assert.match(said(drawnRow({ table: tableOf() }, alone, false)), /\s*ui-row-special Ice-cold/);
});
