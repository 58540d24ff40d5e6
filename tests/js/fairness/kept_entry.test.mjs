import assert from "node:assert/strict";
import { test } from "node:test";
import { wordCommitment } from "../../../app/static/js/fairness/sha256.js";
import { answerTo, breachIn, following } from "../../../app/static/js/fairness/kept_entry.js";

/** @import {Kept} from "../../../app/static/js/fairness/kept_entry.js" */

const MINE = { word: "aa".repeat(32), commitment: wordCommitment("aa".repeat(32)) };
const THEIRS = { word: "bb".repeat(32), commitment: wordCommitment("bb".repeat(32)) };
const hidden = [MINE, THEIRS].map(({ commitment }) => ({ commitment, word: null }));

/** @param {object} [change] @param {object} [fairness] @returns {any} */
const doc = (change, fairness) => ({
  ...{ match: "m", status: "lobby", seq: 0, viewer: { seat: 0 }, outcome: null },
  fairness: { version: 2, commitment: "c1", words: hidden, server_seed: null, chosen: null, ...fairness },
  ...change,
});
const REQUEST = { commitment: "c1", words: [MINE.commitment, THEIRS.commitment] };

/** What is kept after the lobby. @returns {Kept} */
const seated = () => following(null, doc(), null, MINE);

test("the first commitment stays, and the own word is taken from its draft", () => {
  const kept = seated();
  assert.deepEqual([kept.commitment, kept.word, kept.since, kept.words], ["c1", MINE.word, null, null]);
  const later = following(kept, doc({}, { commitment: "c2" }), null, null);
  assert.equal(later.commitment, "c1");
  assert.equal(breachIn(later, doc({}, { commitment: "c2" })), "commitment");
});

test("a word is revealed once commitment and own entry are as kept", () => {
  assert.deepEqual(answerTo(REQUEST, 0, seated()), { word: MINE.word });
  assert.deepEqual(answerTo({ ...REQUEST, commitment: "c2" }, 0, seated()), { breach: "commitment" });
  assert.deepEqual(answerTo({ ...REQUEST, words: [THEIRS.commitment, null] }, 0, seated()), { breach: "word" });
  assert.deepEqual(answerTo({ ...REQUEST, words: [null, THEIRS.commitment] }, 0, seated()), { breach: "word" });
});

test("after the word was given, another request with other words is refused", () => {
  const kept = { ...seated(), asked: REQUEST.words };
  assert.deepEqual(answerTo(REQUEST, 0, kept), { word: MINE.word });
  assert.deepEqual(answerTo({ ...REQUEST, words: [MINE.commitment, "other"] }, 0, kept), { breach: "words" });
});

test("a browser that drew no word has nothing to say", () => {
  assert.equal(answerTo(REQUEST, 0, following(null, doc(), null, null)), null);
  assert.equal(answerTo(REQUEST, null, seated()), null);
  assert.equal(answerTo(REQUEST, 0, null), null);
});

test("the seat was left: the word is no longer expected", () => {
  const left = following(seated(), doc({ viewer: { seat: null } }), null, null);
  assert.equal(left.word, null);
  const again = following(left, doc(), null, { ...THEIRS });
  assert.equal(again.word, THEIRS.word);
  const watching = following(seated(), doc({ status: "playing", viewer: { seat: null } }), "h", null);
  assert.equal(watching.word, MINE.word);
});

test("words are kept as they were at the start, heads as they come, the end once", () => {
  const start = following(seated(), doc({ status: "playing" }, { words: [MINE, THEIRS] }), "h0", null);
  assert.deepEqual([start.words, start.seq, start.head], [[MINE, THEIRS], 0, "h0"]);
  const exchanged = doc({ status: "playing", seq: 1 }, { words: [MINE, MINE] });
  const next = following(start, exchanged, "h1", null);
  assert.deepEqual([next.words, next.seq, next.head], [[MINE, THEIRS], 1, "h1"]);
  assert.equal(breachIn(next, exchanged), "words");
  const older = following(next, doc({ status: "playing" }), "h0", null);
  assert.deepEqual([older.seq, older.head], [1, "h1"]);
  const outcome = { placements: [], reason: "goals" };
  const over = following(next, doc({ status: "finished", seq: 2, outcome }), "h2", null);
  assert.deepEqual(over.outcome, outcome);
  assert.deepEqual(
    following(over, doc({ status: "finished", outcome: { ...outcome, reason: "x" } }), null, null).outcome,
    outcome,
  );
});

test("a browser that comes late knows since when", () => {
  const kept = following(null, doc({ status: "playing", seq: 7, viewer: { seat: null } }), "h7", null);
  assert.deepEqual([kept.since, kept.seq, kept.head, kept.word], [7, 7, "h7", null]);
  assert.equal(following(null, doc({ status: "starting" }), null, null).since, null);
});

test("at the start the own word, and those that were shown before, must be there", () => {
  const kept = { ...seated(), asked: REQUEST.words };
  const start = (/** @type {object[]} */ words) => doc({ status: "playing" }, { words });
  assert.equal(breachIn(kept, start([MINE, THEIRS])), null);
  assert.equal(breachIn(kept, start([MINE, { ...THEIRS, word: null }])), null); // withheld, and marked so
  assert.equal(breachIn(kept, start([{ ...MINE, word: null }, THEIRS])), "dropped");
  assert.equal(breachIn({ ...kept, asked: null }, start([{ ...MINE, word: null }, THEIRS])), "late");
  assert.equal(breachIn(kept, doc({ status: "closed" })), null); // Nobody came: it never began.
  assert.equal(breachIn(kept, start([THEIRS, MINE])), "words");
  assert.equal(breachIn(kept, start([THEIRS, THEIRS])), "word");
  assert.equal(breachIn(kept, doc()), null);
});
