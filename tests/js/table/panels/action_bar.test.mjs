import assert from "node:assert/strict";
import { test } from "node:test";
import { splitButtons, plainBar, refusedBar, sentBar } from "../../../../app/static/js/table/panels/action_bar.js";

/** @import {Table} from "../../../../app/static/js/kit/table.d.ts" */

const names = ["Tereza", "Марек", "Ivana"];
const said = (/** @type {string} */ id, /** @type {object} */ args = {}) => [id, ...Object.values(args)].join(" ");

/** @param {object} doc @param {number | null} me */
const at = (doc, me = 0) =>
  /** @type {Table} */ (
    /** @type {unknown} */ ({
      doc: { status: "playing", to_act: [0], outcome: null, ...doc },
      t: said,
      name: (/** @type {number} */ seat) => names[seat],
      me,
      lang: "en",
    })
  );

test("who is to act is called upon, and the others learn for whom they wait", () => {
  assert.deepEqual([plainBar(at({})).kind, plainBar(at({})).sentence], ["turn", "table-choose"]);
  assert.equal(plainBar(at({}, 1)).sentence, "table-wait-one Tereza");
  assert.equal(plainBar(at({ to_act: [1, 2] })).sentence, "table-wait-several Марек and Ivana");
  assert.equal(plainBar(at({}, null)).flag, "table-flag-watching");
});

test("a match that stands still says why, whoever is to act", () => {
  const bar = plainBar(at({ notice_code: "rules_changed" }));
  assert.deepEqual([bar.kind, bar.sentence], ["wait", "notice-rules-changed"]);
});

test("at the end the winner is named, or all who share the first place", () => {
  const over = (/** @type {number[]} */ ...places) => {
    const placements = places.map((place, seat) => ({ seat, place, score: 0 }));
    return plainBar(at({ status: "finished", outcome: { placements, reason: "goals" } })).sentence;
  };
  assert.equal(over(2, 1), "table-over-won Марек");
  assert.equal(over(1, 1, 3), "table-over-shared Tereza and Марек");
});

test("a refusal takes the sentence's place", () => {
  const bar = plainBar(at({}));
  const refused = refusedBar(bar, { code: "rate_limited", detail: "Too fast." }, at({}));
  assert.deepEqual([refused.sentence, refused.flag], ["Too fast.", bar.flag]);
  assert.equal(refusedBar(bar, { code: "conflict", detail: "No." }, at({ to_act: [1] })).flag, "table-flag-no");
});

test("while the server takes its time with an action the question stays and the flag says so", () => {
  const bar = { ...plainBar(at({})), short: "Choose.", buttons: [{ label: "Roll", run: () => undefined }] };
  assert.deepEqual(sentBar(bar, at({})), { ...bar, flag: "table-sent" });
});

test("three buttons stand in the bar; of more the first, the way on, and the rest behind one", () => {
  const bar = (/** @type {string} */ labels) =>
    [...labels].map((label) => ({ label, primary: label === "P", run: () => undefined }));
  const read = (/** @type {string} */ labels) => {
    const { shown, rest } = splitButtons(bar(labels));
    return [shown, rest].map((part) => part.map(({ label }) => label).join(""));
  };
  assert.deepEqual(read("abP"), ["abP", ""]);
  assert.deepEqual(read("abcP"), ["aP", "bc"]);
  assert.deepEqual(read("Pabc"), ["Pa", "bc"]);
  assert.deepEqual(read("abcd"), ["ab", "cd"]);
});
