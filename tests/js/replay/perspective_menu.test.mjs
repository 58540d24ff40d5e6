import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { actionText, swiped, decisiveFirst } from "../../../app/static/js/replay/caption.js";
import { boardOf, handsOf, nextViewer, viewerOf } from "../../../app/static/js/replay/perspective_menu.js";

test("once the match is over all cards lie open, unless a link asks for those of a seat or of nobody", () => {
  assert.deepEqual(
    ["1", "all", "stands", "x", "12", null].map((asked) => viewerOf(asked, true)),
    [1, "all", "stands", "all", "all", "all"],
  );
  assert.equal(viewerOf("all", false), null);
});

test("with all hands open the board is that of the stands", () => {
  assert.deepEqual([boardOf("all"), boardOf("stands"), boardOf(2), boardOf(null)], ["stands", "stands", 2, null]);
  assert.deepEqual(handsOf("all", 1, 3), [0, 1, 2]);
  assert.deepEqual(
    [handsOf("stands", 1, 3), handsOf(2, 1, 3), handsOf(null, 1, 3), handsOf(null, null, 3)],
    [[], [2], [1], []],
  );
});

test("one key goes through all, the seats and the stands", () => {
  /** @type {import("../../../app/static/js/replay/perspective_menu.js").Viewer} */ let now = null;
  const seen = [1, 2, 3, 4].map(() => (now = nextViewer(now, 0, 2)));
  assert.deepEqual(seen, [1, "stands", "all", 0]);
  assert.equal(nextViewer(null, null, 2), "all");
});

test("a swipe to the left is a step on, one up or down is none", () => {
  const from = { x: 100, y: 100 };
  assert.equal(swiped(from, { x: 40, y: 110 }), 1);
  assert.equal(swiped(from, { x: 160, y: 100 }), -1);
  assert.equal(swiped(from, { x: 80, y: 100 }), 0);
  assert.equal(swiped(from, { x: 50, y: 150 }), 0);
});

test("a move of which no line tells is told by itself, as far as the record has it", () => {
  const table = {
    name: () => "Ann",
    has: (/** @type {string} */ id) => id === "ui-action-type-place",
    t: (/** @type {string} */ id) => id,
  };
  const action = { type: "place", card: "jagr" };
  const words = (/** @type {string} */ own) => actionText({ seat: 0, action }, table, { action: () => own }, 7);
  assert.equal(words("Jágr → RW"), "Ann: ui-action-type-place, Jágr → RW");
  assert.equal(actionText({ seat: 0, action: { type: "place" } }, table, {}, 7), "Ann: ui-action-type-place");
  assert.equal(actionText(undefined, table, {}, 7), "replay-nothing");
  assert.equal(actionText(undefined, table, {}, 0), "replay-opening");
});

test("what weighs most is said first, the rest in its order", () => {
  const line = (/** @type {string} */ text, band = false) => ({ words: { text, band } });
  const said = decisiveFirst([line("guards"), line("rolled 8"), line("Goal", true), line("9 minutes")]);

  assert.deepEqual(
    said.map(({ words }) => words.text),
    ["Goal", "guards", "rolled 8", "9 minutes"],
  );
});

test("the sheet of replays means its own pane alone, not what a game calls so", () => {
  const sheet = readFileSync(new URL("../../../app/static/css/pages/replay_page.css", import.meta.url), "utf8");

  assert.equal(sheet.match(/(?<!> )\.pane\b/g), null);
});
