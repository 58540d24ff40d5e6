import assert from "node:assert/strict";
import { test } from "node:test";
import { comers, slides } from "../../../app/games/extraliga/static/motion.js";
import { team, viewOf } from "./hand.mjs";

/** @param {Record<string, object>} teams @param {object} [more] */
const view = (teams, more = {}) => viewOf(/** @type {any} */ ({ teams, ...more }));
/** @param {object | null} cards @param {object} [more] */
const with_ = (cards, more = {}) => ({ ...team, cards, ...more });

test("who has come onto the ice is seen in the own editor, or in the one that is open for all", () => {
  const bench = { "SPA-C": "bench", "SPA-D1": "D1" };
  const ice = { "SPA-C": "C", "SPA-D1": "bench" };
  const teams = { 0: with_(bench), 1: with_(bench) };
  const own = (/** @type {object} */ cards) => view(teams, { editor: { cards } });
  assert.deepEqual(comers(own(bench), own(ice)), ["SPA-C"]);
  assert.deepEqual(comers(own(ice), own(ice)), []);
  const open = (/** @type {object} */ cards) =>
    view({ 0: with_(bench), 1: with_(cards) }, { editing: { 1: { kind: "fill", done: false, fresh: 0 } } });
  assert.deepEqual(comers(open(bench), open(ice)), ["SPA-C"]);
});

test("nothing comes where line-ups are secret, and none is known from before", () => {
  const secret = view({ 0: with_(null) }, { editing: { 0: { kind: "build", done: false } } });
  assert.deepEqual(comers(secret, secret), []);
  assert.deepEqual(comers(null, secret), []);
  assert.deepEqual(comers(view({ 0: team }), view({ 0: team })), []);
});

test("a row of the season's table slides from where its seat stood", () => {
  const stands = (/** @type {number[]} */ ...places) =>
    view(Object.fromEntries(places.map((place, seat) => [seat, { ...team, place }])));
  assert.deepEqual(slides(stands(1, 2, 3), stands(2, 3, 1)), [2, -1, -1]);
  assert.deepEqual(slides(stands(1, 1, 3), stands(1, 1, 3)), [0, 0, 0]);
});
