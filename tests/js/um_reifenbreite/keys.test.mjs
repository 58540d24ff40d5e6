// Digits choose what a ride comes from: never what is barred, never more than is offered together.
import assert from "node:assert/strict";
import { test } from "node:test";
import { key } from "../../../app/games/um_reifenbreite/static/keys.js";
import { sourcesOf } from "../../../app/games/um_reifenbreite/static/sourcetray.js";

const kind = (/** @type {number | null} */ rider, value = 5) => ({ rider, value, no_uphill: false });
const KINDS = { "r1-5": kind(1), "r1-6": kind(1, 6), "g-5": kind(null) };
const ride = (/** @type {string[]} */ ...sources) => ({ type: "ride", sources, breakaway: false });

/** On cobbles one card goes with a die, and the 6 is barred. */
const COBBLES = [ride("die", "die"), ride("die", "r1-5"), ride("die", "g-5")];

/** Presses the digit of a source, and gives what came of it. @param {string[]} sources @param {string} source */
function pressed(sources, source) {
  /** @type {any[]} */ const done = [];
  const hand = Object.fromEntries(Object.keys(KINDS).map((id) => [id, 1]));
  const view = { rules: { cheating: false }, hand: { 0: hand }, teams: { 0: { seat: 0 } }, outlook: { barred: {} } };
  const desk = /** @type {any} */ ({
    t: (/** @type {string} */ id) => id,
    now: { mine: true, phase: "turn", view, rules: view.rules, subject: { number: 21, digit: 1, team: 0 } },
    picks: { sources, breakaway: false, swap: null },
    names: { kinds: KINDS },
    actions: COBBLES,
    ui: { view: "close" },
    pick: (/** @type {any} */ change) => done.push(change.sources),
    table: { busy: false, view, askWhy: (/** @type {any} */ action) => done.push(["why", ...action.sources]) },
  });
  const place = sourcesOf(desk).indexOf(source) + 1;
  assert.ok(place > 0, `${source} is not in the tray`);
  const eyes = /** @type {any} */ ({ show: () => {}, finder: {} });
  assert.ok(key(/** @type {any} */ ({ key: String(place), code: `Digit${place}`, target: null }), desk, eyes));
  return done;
}

test("the digit of a barred card drops nothing: the server says what is in the way", () => {
  assert.deepEqual(pressed(["die", "r1-5"], "r1-6"), [["why", "r1-5", "r1-6"]]);
});

test("digits choose no two cards where one is allowed", () => {
  assert.deepEqual(pressed(["die", "r1-5"], "g-5"), [["die", "g-5"]]);
  assert.deepEqual(pressed(["die", "die"], "g-5"), [["die", "g-5"]]);
});
