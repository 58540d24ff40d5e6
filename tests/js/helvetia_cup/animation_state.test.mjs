// What is seen of a throw or a duel after so many beats: choices, die, number, verdict, in this order.
import assert from "node:assert/strict";
import { test } from "node:test";
import { falling } from "../../../app/games/helvetia_cup/static/band.js";
import { duelOf, endOf, flying, throwOf } from "../../../app/games/helvetia_cup/static/animation_state.js";
import { said } from "../said.mjs";

const revealed = { seq: 9, event: "revealed", aim: "TL", guard: ["TC", "TR"] };
const shot = { seq: 9, event: "shot_tested", f: "0:8", rolled: 7, value: 14, success: true };

/** @param {string} about @param {string} phase @param {object[]} history @param {number} shown @returns {any} */
const table = (about, phase, history, shown) => ({ animating: true, about, shown, view: { phase }, history });

test("a duel shows both choices, then the die, its number, and how it ends", () => {
  const at = (/** @type {number} */ shown) => duelOf(table("duel", "shot", [revealed, shot], shown));

  assert.deepEqual([at(0)?.aim, at(0)?.guard, at(0)?.thrown], ["", [], null]);
  assert.deepEqual([at(1)?.aim, at(1)?.thrown, at(1)?.end], ["TL", null, null]);
  assert.deepEqual([at(2)?.thrown?.number, at(3)?.thrown?.number], [false, true]);
  assert.deepEqual([at(3)?.end, at(4)?.end], [null, "goal"]);
});

test("a guarded pane is a save without a die", () => {
  const at = (/** @type {number} */ shown) =>
    duelOf(table("duel", "shot", [revealed, { seq: 9, event: "saved" }], shown));

  assert.deepEqual([at(1)?.end, at(2)?.end, at(2)?.thrown], [null, "saved", null]);
  assert.equal(endOf(/** @type {any} */ ([{ ...shot, success: false }])), "wide");
});

test("of two throws each has its turn", () => {
  const tests = ["steal", "dribble"].map((name) => ({ seq: 9, event: "tested", test: name, rolled: 3 }));
  const at = (/** @type {number} */ shown) => throwOf(table("throw", "act_def", tests, shown));

  assert.deepEqual([at(1)?.test.test, at(1)?.number, at(2)?.number, at(3)?.verdict], ["steal", false, true, true]);
  assert.deepEqual([at(4)?.test.test, at(4)?.number, at(6)?.verdict], ["dribble", false, true]);
  assert.equal(throwOf({ ...table("throw", "act_def", tests, 1), animating: false }), null);
});

test("a long pass flies over its target until the number is known", () => {
  const pass = [{ seq: 9, event: "long_passed", origin: "e4", to: "e18" }];
  assert.equal(flying(table("throw", "act_att", pass, 1)), "e18");
  assert.equal(flying(table("throw", "act_att", pass, 0)), null);
});

test("what has been shown stays in sight while the referee calls on the same board; half-time is another one", () => {
  const whistled = (/** @type {string} */ phase, /** @type {object[]} */ events) => table("", phase, events, 1);

  assert.equal(duelOf(whistled("shot", [revealed, shot]))?.end, "goal");
  assert.equal(duelOf(table("half", "shot", [revealed, shot], 1)), null);
  const [steal, dribble] = ["steal", "dribble"].map((name) => ({ seq: 9, event: "tested", test: name, rolled: 3 }));
  assert.deepEqual(throwOf(whistled("act_def", [steal, dribble])), { test: dribble, number: true, verdict: true });
  assert.equal(flying(whistled("act_att", [{ seq: 9, event: "long_passed", origin: "e4", to: "e18" }])), "e18");
});

test("a die that falls is drawn over the board while its stage runs, on desks as on phones", () => {
  const t = (/** @type {string} */ id, args = {}) => [id, ...Object.values(args)].join(" ");
  const thrown = { event: "tested", test: "steal", f: "0:8", rolled: 7, value: 9 };
  const desk = {
    t,
    table: {},
    now: { short: () => "Ignaz" },
    duel: null,
    thrown: { test: thrown, number: true, verdict: false },
  };

  assert.match(said(falling(/** @type {any} */ (desk))), /Ignaz/);
  assert.equal(said(falling(/** @type {any} */ ({ ...desk, thrown: null }))), "");
});
