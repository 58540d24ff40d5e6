import assert from "node:assert/strict";
import { test } from "node:test";
import { primaryButton, sendButton, steps, undoButton, waitedFor, winners } from "../../../app/static/js/kit/bar.js";

test("steps before the present one are done, those after it are to come", () => {
  assert.deepEqual(
    steps(["a", "b", "c"], 1).map(({ label, state }) => `${String(label)} ${state}`),
    ["a done", "b now", "c todo"],
  );
});

test("a button without an offered action is grey and sends nothing", () => {
  /** @type {object[]} */ const sent = [];
  const act = (/** @type {object} */ action) => sent.push(action);
  const [grey, live] = [sendButton("Go", undefined, act), sendButton("Go", { type: "go" }, act, { key: "g" })];
  grey.run();
  live.run();
  assert.deepEqual([grey.disabled, live.disabled, live.key, sent], [true, false, "g", [{ type: "go" }]]);
});

test("the way back is grey while nothing has changed; the main button is Enter unless told otherwise", () => {
  const back = undoButton("Change", () => {}, false);
  assert.deepEqual([back.disabled, back.disabledText, back.key], [true, "table-wrong-unchanged", "u"]);
  assert.equal(undoButton("Change", () => {}).disabled, false);
  assert.deepEqual(
    [primaryButton("Go", () => {}).key, primaryButton("Roll", () => {}, { key: "r" }).key],
    ["Enter", "r"],
  );
});

test("who shares the first place, and who is waited for", () => {
  const placements = [
    { seat: 0, place: 1, score: 4 },
    { seat: 1, place: 3, score: 2 },
    { seat: 2, place: 1, score: 4 },
  ];
  assert.deepEqual(winners({ outcome: { placements, reason: "points" } }), [0, 2]);
  assert.deepEqual(winners({ outcome: null }), []);
  const name = (/** @type {number} */ seat) => ["Ann", "Bob"][seat];
  assert.equal(waitedFor({ doc: { to_act: [0, 1] }, name, lang: "en" }), "Ann and Bob");
});
