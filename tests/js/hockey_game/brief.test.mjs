// The strip below the rink: one entry for each duel, in a few words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brief, entry } from "../../../app/games/hockey_game/static/brief.js";
import { reading } from "../../../app/games/hockey_game/static/reading.js";
import { duelOf, tableOf, viewOf } from "./table.mjs";

const round = { event: "round_decided", move: "speed", attacker: 1, attack: { total: 11 }, defence: { total: 12 } };
const declared = { event: "declared", who: 1, move: "speed" };

/** @param {object[]} events @param {number | null} me @returns {any} */
function said(events, me = 0) {
  const table = tableOf({ me, view: viewOf({ duel: duelOf() }) });
  return brief(/** @type {any} */ (events), /** @type {any} */ ({ ...reading(table), table, t: table.t }));
}
const ended = (/** @type {string} */ text) => /ended=([a-z-]+)/.exec(text)?.[1];

test("a duel is told by its end, from the reader's side of the table", () => {
  assert.equal(
    said([declared, { ...round, success: false }]),
    "ui-brief-round(move=Speed sums=11 : 12 ended=theirs-taken)",
  );
  assert.equal(ended(said([{ ...round, success: true }])), "theirs-kept");
  assert.equal(ended(said([{ ...round, success: false }], 1)), "mine-taken");
  assert.equal(ended(said([{ ...round, success: false }], null)), "seen-taken");
  assert.equal(ended(said([{ ...round, move: "shot", success: false }])), "you-saved");
  assert.equal(ended(said([{ ...round, move: "shot", success: true }])), "goal");
});

test("a duel under way tells what has to be matched, once that is known", () => {
  assert.equal(said([declared]), "ui-brief-open(move=Speed total=none)");
  const closed = { event: "turn_closed", who: 1, move: "speed", sum: { total: 16 } };
  assert.equal(said([declared, closed]), "ui-brief-open(move=Speed total=16)");
});

test("a face-off is told with both totals, the reader's own first", () => {
  const won = { event: "faceoff_won", who: 0, totals: [9, 7] };
  assert.equal(said([won]), "ui-brief-faceoff(sums=9 : 7 ended=mine)");
  assert.equal(said([won], 1), "ui-brief-faceoff(sums=7 : 9 ended=theirs)");
});

test("each duel has an entry of its own, and one that the reader has ended is listed too", () => {
  const rule = (/** @type {object} */ event) => entry(/** @type {any} */ ([event]));
  assert.deepEqual(rule(declared), { begins: true, own: false, seat: undefined });
  assert.deepEqual(rule({ event: "rolled" }), { begins: undefined, own: false, seat: undefined });
  assert.deepEqual(rule(round), { begins: false, own: true, seat: round.attacker }, "though the defender ends it");
  assert.equal(rule({ event: "faceoff_won", who: 1, totals: [7, 9] }).seat, 1);
});
