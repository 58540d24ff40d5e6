import assert from "node:assert/strict";
import { test } from "node:test";
import {
  neighbour,
  nextPlayed,
  nextShown,
  LEAD,
  countPositions,
  timelineMarks,
  heaviestMoments,
  leadFor,
  durationOf,
  MOMENTS_MS,
  STEP_MS,
  snapTo,
  turns,
  chanceSteps,
} from "../../../app/static/js/replay/key_moments.js";

const moments = [10, 12, 50, 51, 90].map((seq, i) => ({ seq, rank: [3, 0, 4, 1, 2][i] }));
const seen = (/** @type {{moment: {seq: number}, dot: boolean}[]} */ found) =>
  found.map(({ moment, dot }) => (dot ? `(${moment.seq})` : `${moment.seq}`)).join(" ");

test("the heaviest have marks; one near a heavier one is a dot, and none where that would lie over another", () => {
  assert.equal(seen(timelineMarks(moments, 100, { most: 12, apart: 0.04 })), "(10) 12 51 90");
  assert.equal(seen(timelineMarks(moments, 100, { most: 12, apart: 0.02 })), "10 12 (50) 51 90");
  assert.equal(seen(timelineMarks(moments, 100, { most: 3, apart: 0.05 })), "12 51 90");
  assert.equal(seen(timelineMarks(moments, 100, { most: 5, apart: 0.01 })), "10 12 50 51 90");
});

test("the moments are played each from a little before, and one after the other", () => {
  assert.equal(nextPlayed(moments, 0), 10 - LEAD);
  assert.equal(nextPlayed(moments, 7), 8);
  assert.equal(nextPlayed(moments, 10), 11);
  assert.equal(nextPlayed(moments, 12), 50 - LEAD);
  assert.equal(nextPlayed(moments, 90), null);
});

test("where what is staged has taken longer the next moments begin later, so that all fit into two minutes", () => {
  assert.deepEqual(
    [12, 11, 9, 5, 1].map((seconds) => leadFor(12_000 * seconds, 12)),
    [LEAD, 3, 2, 1, 1],
  );
  assert.equal(leadFor(-1, 0), 1);
  assert.equal(nextPlayed(moments, 12, 1), 49);

  for (const staged of [0, 2500, 4000]) {
    let left = MOMENTS_MS;
    for (let count = 12; count; count--) left -= staged + STEP_MS * (leadFor(left, count) + 1);
    assert.ok(left >= 0, `${staged} ms of stages each`);
  }
});

test("a moment is stepped to from where one is", () => {
  assert.deepEqual([neighbour(moments, 11, 1), neighbour(moments, 11, -1)], [12, 10]);
  assert.deepEqual([neighbour(moments, 90, 1), neighbour(moments, 10, -1)], [null, null]);
});

test("a turn begins where somebody else moves than before; what the table tells is nobody's", () => {
  const entries = [0, 0, 1, null, 1, 0].map((seat, i) => ({ seq: i + 1, seat }));
  assert.deepEqual(
    turns(entries).map(({ seq }) => seq),
    [3, 5, 6],
  );
});

test("the heaviest twelve are played, which takes less than two minutes", () => {
  const many = Array.from({ length: 40 }, (_, i) => ({ seq: 100 * i + 50, rank: 39 - i }));

  assert.deepEqual(
    heaviestMoments(many).map(({ rank }) => rank),
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
  );
  assert.ok(countPositions(heaviestMoments(many)) * 1.6 < 120);
  assert.equal(countPositions([{ seq: 2 }, { seq: 50 }]), 2 + LEAD + 1);
  assert.equal(countPositions([]), 0);
  assert.equal(durationOf([{ seq: 2 }, { seq: 50 }], false), 7 * STEP_MS);
  assert.equal(durationOf(heaviestMoments(many), true), MOMENTS_MS);
});

test("a drag rests at a moment nearby, else at the nearest turn", () => {
  const stops = { moments: [{ seq: 50 }], turns: [0, 20, 44, 100], near: 5 };

  assert.deepEqual(
    [47, 45, 44, 30, 99].map((seq) => snapTo(seq, stops)),
    [50, 50, 44, 20, 100],
  );
  assert.equal(snapTo(47, { ...stops, moments: [] }), 44);
});

/** @type {import("../../../app/static/js/replay/key_moments.js").ChanceChange[]} */
const track = [
  [3, "declared", "24%"],
  [4, "card", "56%"],
  [6, "dice", "83%"],
  [8, "verdict", "success"],
  [10, "declared", "17%"],
  [11, "over", "< 1%"],
];
const way = (/** @type {number} */ seq) => chanceSteps(track, seq).map(([what, chance]) => `${what} ${chance}`);

test("the way of a chance goes as far as the position, and is there until it is decided", () => {
  assert.deepEqual(way(2), []);
  assert.deepEqual(way(5), ["declared 24%", "card 56%"]);
  assert.deepEqual(way(8), ["declared 24%", "card 56%", "dice 83%", "verdict success"]);
  assert.deepEqual(way(9), []);
  assert.deepEqual(
    chanceSteps(track, 9, true).map((box) => box[1]),
    ["24%", "56%", "83%", "success"],
    "a moment that is told of it a move later",
  );
  assert.deepEqual(way(11), ["declared 17%"], "over without a verdict");
  assert.deepEqual(chanceSteps([[10, "declared", "17%"]], 10, true), [], "a moment is not what is tried after it");
  assert.deepEqual(
    chanceSteps([...track.slice(0, 4), [9, "declared", "17%"]], 9, true).map((box) => box[1]),
    ["24%", "56%", "83%", "success"],
  );
  assert.deepEqual(way(12), []);
});

test("of a long way there is room for its beginning and its last four", () => {
  const cards = /** @type {typeof track} */ ([1, 2, 3, 4, 5, 6].map((seq) => [seq, "card", `${seq}%`]));

  assert.deepEqual(
    chanceSteps([[0, "declared", "9%"], ...cards], 6).map(([, chance]) => chance),
    ["9%", "3%", "4%", "5%", "6%"],
  );
});

test("what was undone is passed over as the replay plays, and the last position is shown", () => {
  const host = { drawing: /** @type {any} */ ({ undone: () => new Set([3, 4, 8]) }) };

  assert.deepEqual(
    [1, 2, 5, 7, 8].map((seq) => nextShown(seq, 8, [], host)),
    [2, 5, 6, 8, null],
  );
  assert.deepEqual([nextShown(2, 8), nextShown(2, 8, [], { drawing: null })], [3, 3]);
});
