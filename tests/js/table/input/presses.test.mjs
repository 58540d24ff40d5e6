import assert from "node:assert/strict";
import { test } from "node:test";
import { Presses, SECOND_MS, SETTLE_MS, TRAVEL } from "../../../../app/static/js/table/input/presses.js";

const BORN = 1000;
const LATER = BORN + SETTLE_MS;

/** Presses at a question that was drawn at BORN. */
function asked() {
  const presses = new Presses();
  presses.follow("q1", BORN);
  return presses;
}

/**
 * Press and release a target, and return what becomes of it.
 * @param {Presses} presses @param {string | null} target @param {number} at
 */
function press(presses, target, at, isChosen = false) {
  presses.begin(target, at);
  return presses.end({ target, isChosen, now: at });
}

test("a press sooner than 250 ms after its question was drawn does nothing, wherever it is", () => {
  for (const target of ["a", null]) assert.equal(press(asked(), target, LATER - 1), "nothing");
  assert.equal(press(asked(), "a", LATER), "choose");
  assert.equal(press(asked(), null, LATER), "pass");
});

test("a press that began too early does nothing, however late it ends", () => {
  const presses = asked();
  presses.begin("a", LATER - 1);
  assert.equal(presses.end({ target: "a", isChosen: true, now: LATER + 900 }), "nothing");
});

test("a press whose question has changed before it ended does nothing", () => {
  for (const next of ["q2", null]) {
    const presses = asked();
    presses.begin("a", LATER);
    presses.follow(next, LATER + 10);
    assert.equal(presses.end({ target: "a", isChosen: true, now: LATER + 900 }), "nothing");
  }
});

test("a press that began in a stage never reaches a target", () => {
  const presses = new Presses();
  presses.begin("a", 0);
  presses.follow("q1", 10);
  assert.equal(presses.end({ target: "a", isChosen: false, now: 900 }), "nothing");
});

test("where nothing is asked the page answers a press", () => {
  assert.equal(press(new Presses(), null, 0), "pass");
});

test("the first press on a target chooses it, the second 300 ms later confirms", () => {
  const presses = asked();
  assert.equal(press(presses, "a", LATER), "choose");
  assert.equal(press(presses, "a", LATER + SECOND_MS, true), "confirm");
});

test("the second half of a double click does nothing, whether the choice is drawn already or not", () => {
  for (const isChosen of [true, false]) {
    const presses = asked();
    press(presses, "a", LATER);
    assert.equal(press(presses, "a", LATER + 100, isChosen), "nothing");
  }
});

test("a press on another target chooses that one, and its second press waits again", () => {
  const presses = asked();
  press(presses, "a", LATER);
  assert.equal(press(presses, "b", LATER + 400), "choose");
  assert.equal(press(presses, "b", LATER + 500, true), "nothing");
  assert.equal(press(presses, "b", LATER + 400 + SECOND_MS, true), "confirm");
});

test("a choice that was dropped is chosen again, not confirmed", () => {
  const presses = asked();
  press(presses, "a", LATER);
  assert.equal(press(presses, "a", LATER + 900, false), "choose");
});

test("a target that was chosen by the keys or the list is confirmed by the first press", () => {
  assert.equal(press(asked(), "a", LATER, true), "confirm");
});

test("a press beside all targets is the page's to answer, and the choice stays", () => {
  const presses = asked();
  press(presses, "a", LATER);
  assert.equal(press(presses, null, LATER + 50), "pass");
  assert.equal(press(presses, "a", LATER + SECOND_MS, true), "confirm");
});

test("another question drops the choices of the one before", () => {
  const presses = asked();
  press(presses, "a", LATER);
  assert.equal(presses.follow("q2", LATER + 100), true);
  assert.equal(presses.chosen, null);
  assert.equal(presses.follow("q2", LATER + 200), false);
  assert.equal(press(presses, "a", LATER + 100 + SETTLE_MS), "choose");
});

test("a press that ends on another target, or has travelled, does nothing", () => {
  const at = { x: 5, y: 5 };
  for (const [travel, far] of [
    [TRAVEL.mouse, 9],
    [TRAVEL.touch, 13],
  ]) {
    const end = { target: "a", isChosen: false, now: LATER, travel };
    const presses = asked();
    presses.begin("a", LATER, at);
    assert.equal(presses.end({ ...end, target: "b" }), "nothing");
    presses.begin("a", LATER, at);
    assert.equal(presses.end({ ...end, point: { x: 5 + far, y: 5 } }), "nothing");
    presses.begin("a", LATER, at);
    assert.equal(presses.end({ ...end, point: { x: 5 + far - 1, y: 5 } }), "choose");
  }
});

test("an activation without a beginning, as by a screen reader, goes the same way", () => {
  const presses = asked();
  const end = { target: "a", isChosen: false };
  assert.equal(presses.end({ ...end, now: LATER - 1 }), "nothing");
  assert.equal(presses.end({ ...end, now: LATER }), "choose");
  assert.equal(presses.end({ ...end, now: LATER + SECOND_MS, isChosen: true }), "confirm");
});

test("of 200 presses at any time around a new question none acts that was not begun at it", () => {
  let seed = 7;
  const random = (/** @type {number} */ most) => (seed = (seed * 48271) % 2147483647) % most;
  for (let i = 0; i < 200; i++) {
    const presses = asked();
    const swap = BORN + SETTLE_MS + random(600);
    const begins = BORN + random(1200);
    const ends = begins + random(300);
    if (swap <= begins) presses.follow("q2", swap);
    presses.begin("a", begins);
    if (begins < swap && swap <= ends) presses.follow("q2", swap);
    const stood = begins < swap ? BORN : swap;
    const counts = begins - stood >= SETTLE_MS && (swap <= begins || ends < swap);
    assert.equal(presses.end({ target: "a", isChosen: true, now: ends }), counts ? "confirm" : "nothing");
  }
});
