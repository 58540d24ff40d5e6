// What a pair of sources risks, in words: nothing is reckoned, the server's numbers are said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pairText, worstText } from "../../../app/games/um_reifenbreite/static/chances.js";
import { roomOf } from "../../../app/games/um_reifenbreite/static/sourcetray.js";
import { t } from "./desk.mjs";

/** @typedef {import("../../../app/games/um_reifenbreite/static/desk.js").Desk} Desk */
/** @typedef {import("../../../app/games/um_reifenbreite/static/view.d.ts").RidePreview} RidePreview */

const ride = (/** @type {object} */ more) =>
  /** @type {RidePreview} */ (/** @type {unknown} */ ({ seven: [0, 1], off: [0, 1], ...more }));

/** @param {string[]} sources @param {object} rides what the server has said of them */
function deskOf(sources, rides) {
  const actions = [
    { type: "ride", sources: ["die", "die"], breakaway: false },
    { type: "ride", sources: ["die", "cheat"], breakaway: false },
  ];
  const table = { actions, lang: "en", preview: () => ({ rides }) };
  return /** @type {Desk} */ (/** @type {unknown} */ ({ t, table, names: { seven: 7 }, picks: { sources } }));
}

test("before a throw the worst thing that is likely enough is said, and a photo only where it matters", () => {
  const said = (/** @type {object} */ more) => worstText(deskOf([], {}), ride(more));

  assert.equal(said({}), "");
  assert.equal(said({ seven: [1, 6], crash: [1, 44] }), "ui-worst-seven(percent=17 seven=7)");
  assert.equal(said({ seven: [1, 6], crash: [1, 12] }), "ui-worst-crash(percent=8 seven=7)");
  assert.equal(said({ seven: [1, 6], crash: [1, 12], off: [1, 6] }), "ui-worst-off(percent=17 seven=7)");
  const photo = (/** @type {number} */ then) => ({
    risk: [
      [30, 100],
      [then, 100],
    ],
  });
  assert.equal(said(photo(36)), "ui-odds-photo(now=30 then=36)");
  assert.equal(said(photo(34)), "");
});

test("a source beside the one that is picked, or else a die, says the range and the mean of both", () => {
  const rides = { "die+cheat": ride({ total: [7, 12], average: [19, 2] }) };

  assert.equal(pairText(deskOf(["die"], rides), "cheat"), "ui-note-pair(range=7–12 average=9.5)");
  assert.equal(pairText(deskOf(["die"], {}), "cheat"), "", "not known yet");
  assert.equal(pairText(deskOf([], rides), "cheat"), "ui-note-pair(range=7–12 average=9.5)");
  assert.equal(pairText(deskOf(["die", "die"], rides), "cheat"), "ui-note-pair(range=7–12 average=9.5)");
  assert.equal(pairText(deskOf(["die"], rides), "r1-5"), "", "not offered");
});

test("a card has room for whatever comes to stand on it while others are picked", () => {
  const desk = deskOf([], {});

  assert.equal(roomOf(desk, "1 to 6"), "ui-note-pair(range=11–16 average=13.5)");
  const short = /** @type {Desk} */ ({ ...desk, t: (id) => (id === "ui-barred-now" ? "Not together" : "7") });
  assert.equal(roomOf(short, "any"), "Not together");
});
