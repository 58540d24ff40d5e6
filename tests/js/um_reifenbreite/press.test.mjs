import assert from "node:assert/strict";
import { test } from "node:test";
import { corners } from "../../../app/games/um_reifenbreite/static/course.js";
import { inside, pressRider } from "../../../app/games/um_reifenbreite/static/press.js";

/** @typedef {import("../../../app/games/um_reifenbreite/static/desk.js").Desk} Desk */
/** @typedef {import("../../../app/games/um_reifenbreite/static/reading.js").Rider} Rider */

/** @param {object} now @param {object[]} actions */
function pressed(now, actions, number = 22, seat = 0) {
  /** @type {unknown[]} */
  const heard = [];
  const note = (/** @type {string} */ what) => (/** @type {unknown} */ said) => void heard.push([what, said]);
  const desk = {
    ...{ actions, me: 0, names: { person: () => "Eva" }, pick: note("pick"), back: () => note("back")(null) },
    ...{ now: { phase: "turn", mine: true, rules: { swapping: false }, ...now } },
    table: { why: note("why"), wrong: note("wrong") },
  };
  const rider = { number, seat, now: number === 21 };
  const wide = /** @type {unknown} */ (desk);
  pressRider(/** @type {Desk} */ (wide), /** @type {Rider} */ (rider), { x: 0, y: 0 });
  return heard[0];
}

test("a rider to trade places with is picked, whichever of several", () => {
  const offers = [
    { type: "ask_swap", rider: 31 },
    { type: "swap", rider: 22 },
    { type: "swap", rider: 23 },
  ];
  for (const number of [22, 23, 31]) assert.deepEqual(pressed({}, offers, number), ["pick", { swap: number }]);
});

test("an own rider in vain is the server's to explain, a stranger's is plain to see", () => {
  assert.deepEqual(pressed({}, []), ["why", { type: "swap", rider: 22 }]);
  const foreign = { text: "ui-wrong-foreign", args: { n: 31, name: "Eva" }, clause: "UR-3.1", at: { x: 0, y: 0 } };
  assert.deepEqual(pressed({}, [], 31, 1), ["wrong", foreign]);
  assert.deepEqual(pressed({ rules: { swapping: true } }, [], 31, 1), ["why", { type: "ask_swap", rider: 31 }]);
});

test("the rider to play drops what was picked", () => {
  assert.deepEqual(pressed({}, [], 21), ["back", null]);
});

test("a point lies in a space or beside it, whatever its shape", () => {
  const bow = corners({ outline: [0, 0, 100, 0, 0, 100, -50, -50, -50, 50] });
  assert.deepEqual(bow.join(" "), "0,0 10,0 10,10 5,5 0,10");
  assert.equal(inside(bow, { x: 5, y: 3 }), true);
  assert.equal(inside(bow, { x: 5, y: 8 }), false);
  assert.equal(inside(bow, { x: 12, y: 5 }), false);
});
