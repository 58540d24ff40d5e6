// What the title of a page says of tables that call.
import assert from "node:assert/strict";
import { test } from "node:test";
import { titleOf } from "../../../app/static/js/notifications/page_title.js";

const several = (/** @type {number} */ count) => `(${count}) Your turn`;
const turn = (/** @type {string} */ game) => ({ kind: "turn", words: `Your turn: ${game}` });
const sat = { kind: "sat", words: "Marek is here" };

test("nobody calls: nothing", () => assert.equal(titleOf([], several), null));

test("one turn says its game, several their number", () => {
  assert.equal(titleOf([turn("Hockey Game")], several), "Your turn: Hockey Game");
  assert.equal(titleOf([turn("Hockey Game"), turn("Helvetia Cup")], several), "(2) Your turn");
});

test("a turn is worth more than news, of which the latest is told", () => {
  assert.equal(titleOf([turn("Hockey Game"), sat], several), "Your turn: Hockey Game");
  assert.equal(titleOf([sat, { kind: "begins", words: "Your match starts" }], several), "Your match starts");
});

test("the player's own last seconds come before everything", () => {
  assert.equal(titleOf([turn("A"), turn("B")], several, "● 0:20"), "● 0:20");
  assert.equal(titleOf([], several, null), null);
});
