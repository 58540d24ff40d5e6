// What a press in vain would have been: the server is asked about that action, or the page says what is missing.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  answer,
  chosenAlready,
  hexInVain,
  missingFor,
  personInVain,
} from "../../../app/games/helvetia_cup/static/answers.js";
import { noPicks } from "../../../app/games/helvetia_cup/static/choices.js";
import { lastWay } from "../../../app/games/helvetia_cup/static/desk.js";
import { kicksOf, series } from "../../../app/games/helvetia_cup/static/series.js";

const people = [
  { id: "0:2", seat: 0, number: 2, hex: "e10" },
  { id: "0:6", seat: 0, number: 6, hex: null },
  { id: "1:3", seat: 1, number: 3, hex: "e14" },
];
const constants = { long_pass_min: { value: 3 } };
const table = { me: 0, components: { constants }, name: (/** @type {number} */ seat) => `Coach ${seat}` };

/** @param {string} phase @param {object} [picked] @returns {any} */
const hand = (phase, picked = {}) => ({
  table,
  picks: { ...noPicks(), ...picked },
  surplus: 3,
  now: {
    phase,
    view: { ball: "e10" },
    on: (/** @type {string} */ hex) => people.filter((one) => one.hex === hex),
    f: (/** @type {string} */ id) => people.find((one) => one.id === id),
    kinds: () => [],
    pitch: {
      distance: (/** @type {string} */ a, /** @type {string} */ b) =>
        Math.abs(Number(a.slice(1)) - Number(b.slice(1))) / 2,
    },
  },
});

test("a hex out of reach is asked about as the step it would have been", () => {
  assert.deepEqual(hexInVain(hand("move_att", { f: "0:2" }), "e20"), { type: "move", f: "0:2", to: "e20" });
  assert.deepEqual(hexInVain(hand("forced_move", { f: "0:2" }), "e20"), { type: "forced_move", f: "0:2", to: "e20" });
  assert.deepEqual(hexInVain(hand("move_att"), "e20"), { text: "ui-wrong-nobody", clause: "HC-6.1" });
});

test("with a card chosen a press beside its targets asks for one of them", () => {
  const chosen = hand("move_att", { f: "0:2", card: "L1" });
  const asked = { text: "ui-card-target", clause: "HC-16.3" };

  assert.deepEqual(
    [hexInVain(chosen, "e20"), hexInVain(chosen, "e10"), personInVain(chosen, "1:3")],
    Array(3).fill(asked),
  );
});

test("a pass is short or long by how far it goes", () => {
  assert.deepEqual(hexInVain(hand("act_att"), "e14"), { type: "short_pass", to: "e14" });
  assert.deepEqual(hexInVain(hand("act_att"), "e24"), { type: "long_pass", to: "e24" });
});

test("an opponent has another coach, a team-mate a reason of their own", () => {
  const args = { number: 3, name: "Coach 1" };
  assert.deepEqual(hexInVain(hand("move_att"), "e14"), { text: "ui-wrong-opponent", args, clause: "HC-2.1" });
  assert.deepEqual(personInVain(hand("move_att"), "0:2"), { type: "move", f: "0:2", to: "e10" });
  assert.deepEqual(personInVain(hand("so_taker"), "0:2"), { type: "so_taker", f: "0:2" });
  const onto = { type: "sub_exit", f: "0:2", in: "0:6" };
  assert.deepEqual(personInVain(hand("move_def", { f: "0:2" }), "0:6"), onto);
});

test("who is chosen and pressed again is told what comes next", () => {
  assert.deepEqual(chosenAlready(hand("move_att", { f: "0:2" }), "0:2"), { text: "ui-wrong-hex", clause: "HC-6.1" });
  const chosen = { text: "ui-wrong-chosen", args: { number: 2 } };
  assert.deepEqual(chosenAlready(hand("kicker", { f: "0:2" }), "0:2"), chosen);
  assert.deepEqual(chosenAlready(hand("move_att", { f: "0:2", card: "switch" }), "0:2"), chosen);
});

test("where buttons decide a hex says so, with the clause of the question", () => {
  assert.deepEqual(hexInVain(hand("act_def"), "e20"), { text: "ui-wrong-buttons", clause: "HC-7.1" });
  assert.deepEqual(personInVain(hand("offside_window"), "0:2"), { text: "ui-wrong-buttons", clause: "HC-14.3" });
});

test("the main button says what it waits for", () => {
  assert.deepEqual(missingFor(hand("cards", { marks: ["T01"] })), { text: "ui-discard-more", args: { left: 2 } });
  assert.deepEqual(missingFor(hand("place", { f: "0:2" })), { text: "ui-wrong-hex", clause: "HC-6.1" });
  assert.deepEqual(missingFor(hand("so_taker")), { text: "ui-wrong-nobody", clause: "HC-6.1" });
});

test("actions go to the server, sentences to the bar", () => {
  /** @type {any[]} */ const said = [];
  const page = /** @type {any} */ ({
    askWhy: (/** @type {any} */ action) => said.push(action.type),
    sayWhy: (/** @type {any} */ one) => said.push(one.text),
  });
  answer(page, { type: "pick", f: "0:8" }, null);
  answer(page, { text: "ui-wrong-hex" }, null);
  assert.deepEqual(said, ["pick", "ui-wrong-hex"]);
});

test("the kicks of a shoot-out stand in rows, those to come open", () => {
  const kick = (/** @type {string} */ f, scored = false, saved = false) => ({ f, scored, saved });
  const kicks = { 0: kick("0:2", true), 1: kick("1:3", false, true), 2: kick("0:3"), 10: kick("0:5", true) };
  const view = /** @type {any} */ ({ kicks });

  assert.deepEqual(kicksOf(view, 0, 3), ["goal", "wide", "goal"]);
  assert.deepEqual(kicksOf(view, 1, 3), ["saved", null, null]);
  assert.deepEqual(
    [series({ view }), series({ view }, 1)],
    [
      [2, 0],
      [0, 2],
    ],
  );
});

test("the last move is dotted until everybody stands anew", () => {
  /** @type {any[]} */ const log = [
    { seq: 4, event: "moved", origin: "a0", to: "a2" },
    { seq: 5, event: "short_passed", origin: "e10", to: "e12" },
    { seq: 5, event: "received" },
  ];
  assert.deepEqual(lastWay(log), ["e10", "e12"]);
  assert.deepEqual(lastWay([...log, { seq: 5, event: "half_started" }]), []);
  assert.deepEqual(lastWay([]), []);
});
