import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf } from "../../../app/games/hockey_game/static/names.js";
import {
  choiceOf,
  declarations,
  prospect,
  reading,
  sums,
  tollOf,
  wayTo,
} from "../../../app/games/hockey_game/static/reading.js";
import { waysTo } from "../../../app/games/hockey_game/static/strips.js";
import { bowed, straight, twoLines } from "../../../app/games/hockey_game/static/ways.js";
import { duelOf, prospectOf, tableOf, viewOf } from "./table.mjs";

/** @import {Picks} from "../../../app/games/hockey_game/static/view.d.ts" */

const DECLARE = /** @type {const} */ ([
  { type: "declare", move: "speed", to: "E_SLOT" },
  { type: "declare", move: "pass", to: "E_SLOT" },
  { type: "declare", move: "shot", to: null },
]);

test("offered declarations are found by move and field, a shot by the goal", () => {
  const found = declarations([...DECLARE]);
  assert.deepEqual([...found.speed.keys(), ...found.shot.keys(), ...found.strength.keys()], ["E_SLOT", "goal"]);
  assert.equal(found.pass.get("E_SLOT"), DECLARE[1]);
});

test("a duel before a face-off is not looked at any more", () => {
  const duel = duelOf({ verdict: { success: false, goal: false } });
  const after = (/** @type {string[]} */ ...events) => {
    const table = tableOf({ view: viewOf({ duel }) });
    const log = /** @type {any} */ (events.map((event) => ({ event })));
    return reading({ ...table, doc: { ...table.doc, log } }).duel?.number;
  };
  assert.deepEqual([after("round_decided"), after("round_decided", "faceoff_won", "drew")], [1, undefined]);
});

test("the cost of a way is the one that the server tells", () => {
  const now = reading(tableOf());
  assert.deepEqual(wayTo(now, "speed", "E_SLOT"), { lines: ["E_BLUE"], cost: -1 });
  assert.deepEqual(wayTo(now, "shot", "goal"), { lines: ["E_BLUE"], cost: -2 });
  assert.equal(tollOf(now, "shot"), "\u22122");
});

test("sums come from the preview, and without a field from the forecast", () => {
  const actions = [...DECLARE];
  const unknown = reading(tableOf({ actions }));
  assert.deepEqual([sums(unknown, "speed"), sums(unknown, "speed", "E_SLOT")], ["4 : 5", ""]);
  assert.equal(sums(unknown, "shot", "goal"), "2 : 6"); // the forecast of a shot knows its lines
  const preview = { declare: { speed: { E_SLOT: prospectOf({ total: -1, against: 7 }) }, shot: {} } };
  const known = reading(tableOf({ actions, preview }));
  assert.equal(sums(known, "speed", "E_SLOT"), "\u22121 : 7");
});

test("nobody who has nothing to decide is told what choices lead to", () => {
  assert.equal(reading(tableOf({ preview: { now: prospectOf() } })).preview, null);
});

test("of several ways to a field the one that leads by most comes first", () => {
  const declare = { speed: { E_SLOT: prospectOf({ lead: 1 }) }, pass: { E_SLOT: prospectOf({ lead: 3 }) } };
  const now = reading(tableOf({ actions: [...DECLARE], preview: { declare } }));
  assert.deepEqual(waysTo(now, "E_SLOT"), ["pass", "speed"]);
  assert.deepEqual(waysTo(now, "E_CREASE"), []);
});

test("chosen cards are looked up as the server calls them", () => {
  const picks = /** @type {Picks} */ ({ staged: ["B-2", "B-1"], card: null });
  assert.equal(choiceOf(picks), "B-1+B-2");
  assert.equal(choiceOf({ ...picks, card: "H-1" }), "H-1");
  const end = /** @type {const} */ ({ type: "end_turn" });
  const led = prospectOf({ total: 16 });
  const now = reading(tableOf({ actions: [end], preview: { choices: { "B-1+B-2": led } } }));
  assert.equal(prospect(now, picks), led);
  assert.equal(prospect(now, { ...picks, staged: [] }), null);
});

test("the last round stays in sight, but is open no more", () => {
  const open = reading(tableOf({ view: viewOf({ duel: duelOf() }) }));
  assert.equal(open.open?.number, 1);
  const closed = reading(tableOf({ view: viewOf({ duel: duelOf({ verdict: { success: true, goal: false } }) }) }));
  assert.deepEqual([closed.open, closed.duel?.number], [null, 1]);
});

test("seat 1 sees the rink turned", () => {
  assert.deepEqual(reading(tableOf()).place("E_SLOT"), { x: 860, y: 300 });
  assert.deepEqual(reading(tableOf({ me: 1 })).place("E_SLOT"), { x: 340, y: 300 });
});

test("things have names", () => {
  const names = namesOf(tableOf());
  assert.deepEqual([names.card("B-1"), names.card("B-2"), names.card("H-1")], ["ui-bonus +2", "speed +3", "Jakub"]);
  assert.deepEqual([names.cause("R-injury-1"), names.cause("S-1")], ["Injury", "Sisu"]);
  assert.equal(names.short("E_BLUE_N"), "East blue line, north");
  assert.equal(names.gives({ speed: 3, defence: 1 }), "speed +3, defence +1");
  assert.equal(names.style("CZE"), "Sharp passing");
});

test("a way is straight or bowed, and knows its height at a line", () => {
  assert.equal(straight({ x: 0, y: 0 }, { x: 100, y: 50 }).d, "M0 0L100 50");
  assert.equal(straight({ x: 0, y: 0 }, { x: 100, y: 50 }).at(40), 20);
  const way = bowed({ x: 0, y: 150 }, { x: 200, y: 150 });
  assert.equal(way.d, "M0 150Q100 51 200 150"); // away from the middle of the rink
  assert.deepEqual([way.at(0), way.at(100), way.at(200)], [150, 100.5, 150]);
  assert.equal(bowed({ x: 0, y: 450 }, { x: 200, y: 450 }).at(100), 499.5);
});

test("a long name stands in two lines", () => {
  assert.deepEqual(twoLines("Warning"), ["Warning"]);
  assert.deepEqual(twoLines("Two-man advantage"), ["Two-man", "advantage"]);
  assert.deepEqual(twoLines("Přesilovka 5 na 3"), ["Přesilovka", "5 na 3"]);
});
