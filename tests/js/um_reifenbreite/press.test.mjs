import assert from "node:assert/strict";
import { test } from "node:test";
import { corners } from "../../../app/games/um_reifenbreite/static/course.js";
import { inside, press, pressRider } from "../../../app/games/um_reifenbreite/static/press.js";

/** @typedef {import("../../../app/games/um_reifenbreite/static/desk.js").Desk} Desk */
/** @typedef {import("../../../app/games/um_reifenbreite/static/reading.js").Rider} Rider */

/** A desk that writes down what it is told. @param {object} now @param {object[]} actions */
function deskOf(now, actions, changed = false) {
  /** @type {unknown[]} */
  const heard = [];
  const note = (/** @type {string} */ what) => (/** @type {unknown} */ said) => void heard.push([what, said]);
  const desk = {
    ...{ actions, me: 0, names: { person: () => "Eva" }, pick: note("pick"), back: () => note("back")(null) },
    ...{ now: { phase: "turn", mine: true, rules: { swapping: false }, riders: new Map(), ...now }, changed },
    table: { askWhy: note("why"), sayWhy: note("wrong") },
  };
  const wide = /** @type {unknown} */ (desk);
  return { desk: /** @type {Desk} */ (wide), heard };
}

/** @param {object} now @param {object[]} actions */
function pressed(now, actions, number = 22, seat = 0, changed = false) {
  const { desk, heard } = deskOf(now, actions, changed);
  const rider = { number, seat, now: number === 21, node: { key: "0:a" } };
  pressRider(desk, /** @type {Rider} */ (/** @type {unknown} */ (rider)), { x: 0, y: 0 });
  return heard[0];
}

/** A press before the throw on something that is not a rider. @param {string|null} under the space there */
function pressedGround(under) {
  const { desk, heard } = deskOf({}, []);
  const event = { target: { closest: () => null }, clientX: 3, clientY: 4 };
  const node = under && { key: under };
  const [wide, there] = /** @type {any[]} */ ([event, node]);
  press(desk, wide, () => there);
  return heard;
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

test("on the start grid an own rider is one who has been placed", () => {
  assert.deepEqual(pressed({ phase: "place" }, []), ["why", { type: "place", rider: 22, space: "0:a" }]);
});

test("the rider to play drops what was picked, and is a space where nothing was", () => {
  assert.deepEqual(pressed({}, [], 21, 0, true), ["back", null]);
  assert.deepEqual(pressed({}, [], 21), ["why", { type: "move", space: "0:a" }]);
});

test("a press beside the road is answered too", () => {
  assert.deepEqual(pressedGround("0:b"), [["why", { type: "move", space: "0:b" }]]);
  assert.deepEqual(pressedGround(null), [["wrong", { text: "table-wrong-here", at: { x: 3, y: 4 } }]]);
});

test("a point lies in a space or beside it, whatever its shape", () => {
  const bow = corners({ x: 0, y: 0, outline: [0, 0, 100, 0, 0, 100, -50, -50, -50, 50] });
  assert.deepEqual(bow.join(" "), "0,0 10,0 10,10 5,5 0,10");
  assert.equal(inside(bow, { x: 5, y: 3 }), true);
  assert.equal(inside(bow, { x: 5, y: 8 }), false);
  assert.equal(inside(bow, { x: 12, y: 5 }), false);
});
