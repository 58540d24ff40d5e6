import assert from "node:assert/strict";
import { test } from "node:test";
import { base, benchOf, lineupOf, wordsOf } from "../../../app/games/extraliga/static/words.js";
import { components, team } from "./small_table.mjs";

/** @param {string} id */
const t = (id, args = {}) => [id, ...Object.values(args)].join(" ");
const words = (lang = "en") => wordsOf(/** @type {any} */ ({ t, lang, components }));

test("players go by their names, cards by the reader's language", () => {
  const { surname, firstName, effectName, effectText, opponentName, thing } = words("cs");
  assert.deepEqual([firstName("SPA-LW"), surname("SPA-LW"), thing("SPA-LW")], ["Jan", "Hlaváč", "Hlaváč"]);
  assert.deepEqual([effectName("TR-pressure#2"), effectText("EV-injury#1")], ["Pressure česky", "Out česky"]);
  assert.deepEqual([opponentName("OPP-SPA"), opponentName(null)], ["Sparta česky", ""]);
  assert.equal(thing("EV-injury#1"), "Injury česky");
});

test("cards stand in the order of the box, slots carry the letter of their position", () => {
  const { inOrder, slotLetter, isEffect, listed } = words();
  assert.deepEqual(inOrder(["SPA-G", "SPA-C", "SPA-LW"]), ["SPA-LW", "SPA-C", "SPA-G"]);
  assert.equal(slotLetter("D2"), "ui-letter D");
  assert.deepEqual([isEffect(null), isEffect("SPA-C"), isEffect("TR-pressure#1")], [false, false, true]);
  assert.equal(listed(["Ann", "Bob"]), "Ann and Bob");
  assert.equal(base("TR-pressure#2"), "TR-pressure");
});

test("a team's cards make its line-up and its bench", () => {
  const cards = /** @type {any} */ (team.cards);
  assert.deepEqual(lineupOf(cards), { LW: "SPA-LW", C: null, RW: null, D1: "SPA-D1", D2: null, G: "SPA-G" });
  assert.deepEqual(benchOf(cards), ["SPA-C"]);
  assert.deepEqual([lineupOf(null).G, benchOf(null)], [null, []]);
});
