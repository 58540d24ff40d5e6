// Who stands on the podium of a season.
import assert from "node:assert/strict";
import { test } from "node:test";
import { standings } from "../../../app/games/extraliga/static/season.js";
import { achieved, podium, reasonOf } from "../../../app/games/extraliga/static/podium.js";

const t = (/** @type {string} */ id, args = {}) => [id, ...Object.values(args)].join(" ");

/** The places of the steps that are drawn, from left to right. @param {number[][]} ranking */
function steps(ranking) {
  const seats = ranking.flat();
  const teams = Object.fromEntries(
    seats.map((seat) => [seat, { place: 1, matches: 0, goals: [0, 0], points: 0, cards: {} }]),
  );
  const table = { animating: false, shown: 0, history: [], doc: { seq: 0 } };
  const desk = /** @type {any} */ ({ view: { ranking, teams }, person: String, t, table, me: 0, seats });
  const drawn = /** @type {any} */ (podium(desk)).values.flat(Infinity);
  return drawn.flatMap((/** @type {any} */ one) => {
    const said = one?.strings?.join("") ?? "";
    return said.includes("<strong>") ? [one.values.at(-1)] : [];
  });
}

test("whoever comes after two who are level on the second place is fourth, and stands on no step", () => {
  assert.deepEqual(steps([[1], [2], [3], [0]]), [2, 1, 3]);
  assert.deepEqual(steps([[1], [2, 3], [0]]), [2, 1]);
  assert.deepEqual(steps([[1, 2], [0]]), [1, 3]);
});

test("no points stand beside a place of a play-off", () => {
  const final = { stage: "final", round: 8, a: 2, b: 0, opponent: null, goals: [2, 0], overtime: false };
  const season = { results: { 9: final }, seeds: [2, 3, 0, 1] };
  const view = { season, teams: { 0: { points: 5 }, 2: { points: 16 }, 3: { points: 11 } } };
  const reason = (/** @type {number} */ seat) => reasonOf(/** @type {any} */ ({ view, t }), seat);
  assert.deepEqual([2, 0, 3].map(reason), ["ui-won-final 2:0", "ui-lost-final 0:2", "ui-lost-semi 2"]);
  const regular = /** @type {any} */ ({ view: { ...view, season: { ...season, results: {} } }, t });
  assert.equal(reasonOf(regular, 3), "ui-points 11");
  const told = (/** @type {number | null} */ me) => achieved(/** @type {any} */ ({ view, t, me }));
  assert.deepEqual([0, 2, 3, null].map(told), ["ui-achieved 3", "", "", ""], "only a finalist who came from behind");
});

test("the table of the regular season keeps its order after a play-off", () => {
  const teams = { 0: { place: 1 }, 1: { place: 2 }, 2: { place: 3 }, 3: { place: 4 } };
  const order = (/** @type {number[]} */ seeds) => standings(/** @type {any} */ ({ teams, season: { seeds } }));
  assert.deepEqual(order([2, 3, 0, 1]), [2, 3, 0, 1]);
  assert.deepEqual(order([]), [0, 1, 2, 3]);
});
