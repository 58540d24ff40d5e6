import assert from "node:assert/strict";
import { test } from "node:test";
import { comers, placementOf } from "../../../app/games/extraliga/static/placing.js";
import { strength, team, viewOf } from "./small_table.mjs";

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

test("a placement has its place and both strengths before and after; the best six is none", () => {
  const doc = (/** @type {object} */ cards, attack = 3) => {
    const sum = { ...strength, attack: { ...strength.attack, total: attack } };
    return /** @type {any} */ ({ seq: 7, view: view({ 0: team }, { editor: { cards, strength: sum } }) });
  };
  const bench = doc({ "SPA-C": "bench", "SPA-LW": "bench", "SPA-D1": "bench" });
  const placed = { seq: 7, card: "SPA-C", slot: "C", before: [3, 2], after: [5, 2] };
  assert.deepEqual(placementOf(bench, doc({ "SPA-C": "C", "SPA-LW": "bench" }, 5)), placed);
  assert.equal(placementOf(bench, doc({ "SPA-C": "C", "SPA-LW": "LW", "SPA-D1": "D1" })), null);
  assert.equal(placementOf(bench, bench), null);
  assert.equal(placementOf(/** @type {any} */ ({ view: view({}) }), bench), null);
});
