import assert from "node:assert/strict";
import { test } from "node:test";
import { committedWord, drawWord, pageStorage, WordDrafts } from "../../../app/static/js/fairness/word_drafts.js";
import { StoredMatches } from "../../../app/static/js/fairness/kept_matches.js";
import { sha256Hex } from "./small_record.mjs";

/** @returns {any} what localStorage does, in memory */
function memory() {
  const values = new Map();
  return {
    getItem: (/** @type {string} */ key) => values.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void values.set(key, value),
  };
}

/** @type {any} */ const full = {
  getItem: () => null,
  setItem() {
    throw new Error("full");
  },
};

test("a word is 256 bits in hexadecimal, another each time, with its commitment", () => {
  const made = Array.from({ length: 20 }, drawWord);
  assert.ok(made.every(({ word }) => /^[0-9a-f]{64}$/.test(word)));
  assert.equal(new Set(made.map(({ word }) => word)).size, made.length);
  for (const { word, commitment } of made) assert.equal(commitment, sha256Hex(word));
});

test("a draft is found by its commitment until it has its match", () => {
  const drafts = new WordDrafts(memory());
  const [one, other] = [drawWord(), drawWord()];
  assert.ok(drafts.keep(one) && drafts.keep(other));
  assert.deepEqual(drafts.find(one.commitment), one);
  drafts.remove(one);
  assert.equal(drafts.find(one.commitment), null);
  assert.deepEqual(drafts.find(other.commitment), other);
  assert.equal(drafts.find(null), null);
});

test("old drafts make room", () => {
  const drafts = new WordDrafts(memory());
  const made = Array.from({ length: 50 }, drawWord);
  for (const draft of made) drafts.keep(draft);
  assert.equal(drafts.find(made[0].commitment), null);
  assert.deepEqual(drafts.find(made[49].commitment), made[49]);
});

test("where a word cannot be kept, none is promised", () => {
  assert.equal(pageStorage(), null); // node has none
  assert.equal(committedWord(new WordDrafts(null)), undefined);
  assert.equal(committedWord(new WordDrafts(full)), undefined);
  assert.match(committedWord(new WordDrafts(memory())) ?? "", /^[0-9a-f]{64}$/);
  const damaged = memory();
  damaged.setItem("stadion.words", "{");
  assert.equal(new WordDrafts(damaged).find("x"), null);
});

test("two hundred matches are kept, the newest ones", async () => {
  const kept = new StoredMatches(memory());
  for (let i = 0; i < 203; i++)
    await kept.change(`m${i}`, () => /** @type {any} */ ({ match: `m${i}`, commitment: "c", seq: i }));
  assert.equal(kept.all().length, 200);
  assert.equal(await kept.find("m2"), null);
  assert.equal((await kept.find("m3"))?.seq, 3);
  await kept.change("m3", (one) => one && { ...one, seq: 4 });
  assert.equal(kept.all().at(-1)?.match, "m3");
  assert.equal((await kept.change("m3", () => null))?.seq, 4);
});
