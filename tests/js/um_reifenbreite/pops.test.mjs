// Where dice fall: one's own on the board, those of others in the strip below it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dice, othersDice } from "../../../app/games/um_reifenbreite/static/pops.js";
import { cardChange } from "../../../app/games/um_reifenbreite/static/sumline.js";
import { marked, said } from "../said.mjs";
import { t } from "./desk.mjs";

const lines = [
  { what: "die", value: [3, 3] },
  { what: "r1-5", value: [5, 5] },
  { what: "throw", value: [8, 8] },
];
const names = { source: (/** @type {string} */ source) => source };

/** @param {boolean} others whose throw it is @param {number} shown reveals @param {boolean} [live] */
function drawn(others, shown, live = true) {
  const animation = { others, early: true, shown, made: { lines, allowance: 8 } };
  const desk = /** @type {any} */ ({ animation, t, names, now: { phase: "turn" }, table: { live } });
  return { board: marked(dice(desk)), strip: marked(othersDice(desk)), words: said(othersDice(desk)) };
}

test("dice of others fall in the strip and one's own on the board, never in both", () => {
  for (const shown of [0, 2, 5, 6]) {
    assert.match(drawn(false, shown).board, /class="pop dicep rolled"/);
    assert.equal(drawn(false, shown).strip, "");
    assert.equal(drawn(true, shown).board, "");
    assert.match(drawn(true, shown).strip, /class="rolled"/);
  }
});

test("the strip shows the sum of others when their dice have fallen", () => {
  assert.doesNotMatch(drawn(true, 5).words, /8/);
  assert.match(drawn(true, 6).words, /= 8/);
});

test("a replay has no strip: all dice are on its board", () => {
  assert.equal(drawn(true, 2, false).strip, "");
  assert.match(drawn(true, 2, false).board, /rolled/);
});

test("an action card says what it adds to the throw, or what counts in its place", () => {
  const made = (/** @type {number | null} */ total) => /** @type {any} */ ({ lines, total });
  assert.deepEqual(
    [12, 4, 8, null].map((total) => cardChange(made(total))),
    ["+4", "→ 4", "", ""],
  );
});
