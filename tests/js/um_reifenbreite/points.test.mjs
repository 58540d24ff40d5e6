// The points of a race: who is over a line, the first one first, and what the next ones get.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pointsTab } from "../../../app/games/um_reifenbreite/static/points.js";
import { said } from "../said.mjs";
import { t } from "./desk.mjs";

const PLACES = [50, 40, 35, 32, 30];

/**
 * @param {Record<number, number>} places riders that are home, with their place
 * @param {number[]} [out]
 * @param {Record<number, number>} [score] of the seats @param {number[]} [signs] which shirt each seat wears
 */
function tab(places, out = [], score = {}, signs = [0, 1]) {
  const riders = [21, 22, 31, 32].map((number) => ({
    number,
    colour: 0,
    place: places[number] ?? null,
    photos: [],
    out: out.includes(number),
  }));
  const view = { race: { of: 1 }, teams: {}, score, lines: {}, results: {}, bonus: [] };
  const now = { view, rules: {}, riders: new Map(riders.map((one) => [one.number, one])) };
  const course = { gates: [{ kind: "start" }, { kind: "finish", line: "C", leg: 3, points: [] }] };
  const names = { person: (/** @type {number} */ seat) => `seat ${seat}` };
  const table = { seats: signs.map((sign) => ({ sign })), components: { scoring: { places: { points: PLACES } } } };
  const desk = /** @type {unknown} */ ({ t, now, course, table, names, animation: null, me: 0 });
  return pointsTab(/** @type {import("../../../app/games/um_reifenbreite/static/desk.js").Desk} */ (desk));
}

/** @param {Parameters<typeof tab>} drawn */
const lines = (...drawn) => said(tab(...drawn));

/** The shirts of a drawing, in their order. @param {any} drawn @returns {number[]} */
function shirts(drawn) {
  if (Array.isArray(drawn)) return drawn.flatMap(shirts);
  const { strings = [], values = [] } = drawn ?? {};
  return values.flatMap((/** @type {any} */ value, /** @type {number} */ i) =>
    strings[i].endsWith("#jer") ? [value] : shirts(value),
  );
}

test("the finish shows who is home, the first one first, and the points that are still to be won", () => {
  assert.match(lines({ 31: 1, 22: 2 }), /C ui-finish 31 50 22 40 ui-points-next\(points=35, 32\)/);
  assert.match(lines({}), /C ui-finish ui-points-next\(points=50, 40, 35\)/);
});

test("a finish that everybody has reached promises nothing", () => {
  assert.doesNotMatch(lines({ 21: 4, 22: 2, 31: 1, 32: 3 }), /ui-points-next/);
});

test("a rider who is out has no points for their place, and nobody moves up (UR-12.4)", () => {
  assert.match(lines({ 31: 1, 22: 2 }, [31]), /C ui-finish 31 ui-seat-out 22 40 ui-points-next/);
});

test("after a choice of colour or a rematch each seat has the shirt that it wears at the table", () => {
  assert.deepEqual(shirts(tab({}, [], { 0: 5, 1: 3 }, [3, 0])), [4, 1]);
});

test("what the choice would bring is in the row of its seat, with the new sum", () => {
  const team = { seat: 0, places: 0, sprints: 8, yellow: 0, points: 8 };
  const stakes = { "3:A-1-01": [{ line: "C", finish: true, place: 1, points: 50 }] };
  const view = { race: { of: 1 }, teams: { 0: team }, score: { 0: 8 }, lines: {}, results: {}, bonus: [] };
  const now = { view: { ...view, outlook: { stakes } }, rules: {}, riders: new Map(), mine: true, phase: "move" };
  const desk = {
    ...{ t, me: 0, animation: null, course: { gates: [] }, picks: { target: "3:A-1-01" } },
    now: { ...now, subject: { seat: 0 } },
    names: { person: () => "Tereza" },
    table: { seats: [{ sign: 0 }], components: { scoring: { places: { points: PLACES } } } },
  };
  const drawn = (/** @type {object} */ more) => said(pointsTab(/** @type {any} */ ({ ...desk, ...more })));

  assert.match(drawn({}), /Tereza \+ 50 58/);
  assert.match(drawn({ picks: { target: null } }), /Tereza 0 8/);
});
