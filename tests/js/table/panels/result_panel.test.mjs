// What the panel of a match that is over says.
import assert from "node:assert/strict";
import { test } from "node:test";
import { resultPanel } from "../../../../app/static/js/table/panels/result_panel.js";
import { said } from "../../said.mjs";

const placements = [0, 1].map((seat) => ({ seat, place: 2 - seat, score: 0 }));
const table = /** @type {any} */ ({
  t: (/** @type {string} */ id) => id,
  has: () => true,
  name: () => "Ann",
  lang: "en",
  me: 0,
  seats: [{ sign: 0 }, { sign: 1 }],
  doc: { outcome: { reason: "shootout", placements }, viewer: { seat: 0 } },
});
const urls = { result: "", replay: "", verify: "", record: null, page: "" };

test("how a match was decided is said in the game's words, else by its reason", () => {
  const panel = (/** @type {string | undefined} */ how) =>
    said(resultPanel(table, urls, { again: "", checked: "", close() {}, how }));

  assert.match(panel("Shoot-out 0:1 after 0:0."), /Shoot-out 0:1 after 0:0/);
  assert.match(panel(undefined), /reason-shootout/);
});

test("the points of a season do not stand beside the places of a play-off", () => {
  const scores = (/** @type {number[]} */ ...points) => {
    const best = points.map((score, seat) => ({ seat, place: seat + 1, score }));
    const doc = { ...table.doc, outcome: { reason: "playoff", placements: best } };
    const shown = resultPanel({ ...table, doc }, urls, { again: "", checked: "", close() {} });
    return said(shown).match(/\b\d\d\b/g);
  };

  assert.deepEqual(scores(16, 11), ["16", "11"]);
  assert.equal(scores(11, 16), null);
});

test("a draw is called one; only where others are behind is a first place shared", () => {
  const headed = (/** @type {number[]} */ ...places) => {
    const outcome = { reason: "score", placements: places.map((place, seat) => ({ seat, place, score: 0 })) };
    const doc = { ...table.doc, outcome };
    const seats = places.map((_, sign) => ({ sign }));
    return said(resultPanel({ ...table, doc, seats }, urls, { again: "", checked: "", close() {} }));
  };

  assert.match(headed(1, 1), /^table-over-drawn/);
  assert.match(headed(1, 1, 3), /^table-over-shared/);
});
