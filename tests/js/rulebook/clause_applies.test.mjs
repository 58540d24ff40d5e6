import assert from "node:assert/strict";
import { test } from "node:test";
import { clauseApplies } from "../../../app/static/js/rulebook/clause_applies.js";

const swapping = { only: { swapping: [true] } };
const guard = { only: { idle_rounds: [6, 10], mode: ["all_stars"] } };

test("a clause without a switch holds everywhere", () => {
  assert.equal(clauseApplies({ only: {} }, { swapping: false }), true);
});

test("a clause holds with the values that its book names, and with no other", () => {
  assert.equal(clauseApplies(swapping, { swapping: true }), true);
  assert.equal(clauseApplies(swapping, { swapping: false }), false);
  assert.equal(clauseApplies(guard, { idle_rounds: 10, mode: "all_stars" }), true);
  assert.equal(clauseApplies(guard, { idle_rounds: 0, mode: "all_stars" }), false);
  assert.equal(clauseApplies(guard, { idle_rounds: 10, mode: "teams" }), false);
});

test("what a match leaves open switches nothing off", () => {
  assert.equal(clauseApplies(swapping, {}), true);
  assert.equal(clauseApplies(swapping, { swapping: null }), true);
});
