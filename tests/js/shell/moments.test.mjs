import assert from "node:assert/strict";
import { test } from "node:test";
import { beside, following, LEAD, marks, turns } from "../../../app/static/js/moments.js";

const beats = [10, 12, 50, 51, 90].map((seq, i) => ({ seq, rank: [3, 0, 4, 1, 2][i] }));
const seen = (/** @type {{beat: {seq: number}, dot: boolean}[]} */ found) =>
  found.map(({ beat, dot }) => (dot ? `(${beat.seq})` : `${beat.seq}`)).join(" ");

test("the heaviest have marks; one near a heavier one is a dot, and none where that would lie over another", () => {
  assert.equal(seen(marks(beats, 100, { most: 12, apart: 0.04 })), "(10) 12 51 90");
  assert.equal(seen(marks(beats, 100, { most: 12, apart: 0.02 })), "10 12 (50) 51 90");
  assert.equal(seen(marks(beats, 100, { most: 3, apart: 0.05 })), "12 51 90");
  assert.equal(seen(marks(beats, 100, { most: 5, apart: 0.01 })), "10 12 50 51 90");
});

test("the moments are played each from a little before, and one after the other", () => {
  assert.equal(following(beats, 0), 10 - LEAD);
  assert.equal(following(beats, 7), 8);
  assert.equal(following(beats, 10), 11);
  assert.equal(following(beats, 12), 50 - LEAD);
  assert.equal(following(beats, 90), null);
});

test("a moment is stepped to from where one is", () => {
  assert.deepEqual([beside(beats, 11, 1), beside(beats, 11, -1)], [12, 10]);
  assert.deepEqual([beside(beats, 90, 1), beside(beats, 10, -1)], [null, null]);
});

test("a turn begins where somebody else moves than before; what the table tells is nobody's", () => {
  const entries = [0, 0, 1, null, 1, 0].map((seat, i) => ({ seq: i + 1, seat }));
  assert.deepEqual(
    turns(entries).map(({ seq }) => seq),
    [3, 5, 6],
  );
});
