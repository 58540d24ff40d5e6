import assert from "node:assert/strict";
import { test } from "node:test";
import { momentsOf, stagesOf } from "../../../app/static/js/drawing/beats.js";

/** @type {import("../../../app/static/js/drawing/beats.js").Beat[]} */
const BEATS = [
  { name: "throw", events: ["thrown"], mine: { kind: "A", owed: 1.3 }, others: { kind: "C", owed: 0.5, floor: 0.1 } },
  { name: "fall", events: ["fell"], all: { kind: "B", owed: 1, floor: 0.5 }, call: "crash", sound: "card" },
  { name: "first", events: ["scored"], where: { place: [1] }, all: { kind: "A", owed: 1.4 } },
  { name: "steps", events: ["stepped"], most: 1.2, all: { kind: "C", owed: 0.35, floor: 0.06 } },
  { name: "round", events: ["mounted"], once: true, all: { kind: "C", owed: 0.3 } },
  { name: "move", events: ["moved"], mine: { kind: "C", owed: 0 }, others: { kind: "C", owed: 0.4, floor: 0.1 } },
];
/** @returns {any[]} */
const told = (/** @type {string[]} */ ...names) => names.map((event) => ({ seq: 1, seat: 0, who: 0, event }));
/** @param {any[]} events @param {any[]} animations */
const staged = (events, animations, /** @type {number | null} */ me = 1) =>
  stagesOf(events, animations, { beats: BEATS, me, text: ({ event }) => `${event}.` }).map(
    ({ kind, owed, floor, beat, animation }) => ({ kind, owed, floor: Math.round(floor), beat, animation }),
  );
/** @returns {any} */
const animation = (/** @type {object} */ more) => ({ reveals: [{ at: 0 }, { at: 600 }], hold: 0, ...more });

test("whose it is decides the class; of a place only the named one counts", () => {
  const events = [...told("thrown"), { ...told("scored")[0], place: 2 }, { ...told("scored")[0], place: 1 }];
  const classes = (/** @type {number | null} */ me) =>
    momentsOf(events, BEATS, me).map(({ kind, owed }) => [kind, owed]);
  assert.deepEqual(classes(0), [
    ["A", 1300],
    ["A", 1400],
  ]);
  assert.deepEqual(classes(null)[0], ["C", 500]);
});

test("a run has its most, and what is one moment counts once", () => {
  assert.deepEqual(
    momentsOf(told(...Array(9).fill("stepped")), BEATS, 1).map(({ owed }) => owed),
    [1200],
  );
  assert.deepEqual(
    momentsOf(told("mounted", "mounted"), BEATS, 1).map(({ owed }) => owed),
    [300],
  );
});

test("an event that no animation shows has a plain stage in its place, with its call and sound", () => {
  const thrown = animation({ beat: "throw" });
  const stages = staged(told("fell", "thrown", "moved"), [thrown]);
  assert.deepEqual(
    stages.map(({ beat, owed }) => [beat, owed]),
    [
      ["fall", 1000],
      ["throw", 600],
      ["move", 400],
    ],
  );
  assert.equal(stages[1].animation, thrown);
  assert.deepEqual(stages[0].animation?.banner, { word: "crash", seat: 0, text: "fell." });
  assert.equal(stages[0].animation?.reveals[0].sound, "card");
});

test("my own plain move is not shown to me", () => {
  assert.deepEqual(staged(told("moved"), [], 0), []);
});

test("two events of a kind are two stages: of two animations each shows one, a single one shows both", () => {
  const two = [animation({ beat: "fall" }), animation({ beat: "fall" })];
  assert.deepEqual(
    staged(told("fell", "fell"), two).map(({ owed }) => owed),
    [1000, 1000],
  );
  assert.deepEqual(
    staged(told("fell", "fell"), [animation({ beat: "fall" })]).map(({ owed, floor }) => [owed, floor]),
    [[2000, 1000]],
  );
});

test("an animation of several beats is owed all their times, in the strongest class", () => {
  const [one] = staged(told("thrown", "fell"), [animation({ beat: ["throw", "fall"] })], 0);
  assert.deepEqual([one.kind, one.owed], ["A", 2300]);
});

test("an animation may say that its beats are the viewer's own", () => {
  assert.equal(staged(told("thrown"), [animation({ beat: "throw", mine: true })])[0].kind, "A");
});

test("an animation without a beat keeps its place and its picture a moment", () => {
  const plain = animation({ hold: 2000 });
  const stages = staged(told("thrown"), [plain, animation({ beat: "throw" })]);
  assert.deepEqual(
    stages.map(({ kind, owed }) => [kind, owed]),
    [
      ["B", 1400],
      ["C", 600],
    ],
  );
});

test("in a game without beats a move stays for a moment", () => {
  const [one] = stagesOf(told("moved"), [], { beats: undefined, me: 1, text: () => "" });
  assert.deepEqual([one.animation, one.owed], [null, 400]);
});
