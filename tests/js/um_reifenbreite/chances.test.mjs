// What a pair of sources risks, in words: nothing is reckoned, the server's numbers are said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pairText, risksText } from "../../../app/games/um_reifenbreite/static/chances.js";
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
  const table = { actions, preview: () => ({ rides }) };
  return /** @type {Desk} */ (/** @type {unknown} */ ({ t, table, names: { seven: 7 }, picks: { sources } }));
}

test("a ride says its sevens, its crashes and what the photos then mean", () => {
  const said = (/** @type {object} */ more) => risksText(deskOf([], {}), ride(more));

  assert.equal(said({}), "");
  assert.equal(said({ seven: [1, 6], crash: [1, 44] }), "ui-odds-seven(seven=7 percent=17 crash=2)");
  const photo = [
    [1, 3],
    [5, 9],
  ];
  assert.equal(
    said({ seven: [1, 6], crash: [0, 1], risk: photo }),
    "ui-odds-seven(seven=7 percent=17 crash=0) ui-odds-photo(now=33 then=56)",
  );
});

test("a source beside the one that is picked says the seven of both", () => {
  const rides = { "die+cheat": ride({ seven: [1, 6] }) };

  assert.equal(pairText(deskOf(["die"], rides), "cheat"), "ui-note-seven(seven=7 percent=17)");
  assert.equal(pairText(deskOf(["die"], {}), "cheat"), "", "not known yet");
  assert.equal(pairText(deskOf([], rides), "cheat"), "");
  assert.equal(pairText(deskOf(["die", "die"], rides), "cheat"), "");
  assert.equal(pairText(deskOf(["die"], rides), "r1-5"), "", "not offered");
});

test("a card has room for whatever comes to stand on it while others are picked", () => {
  const desk = deskOf([], {});

  assert.equal(roomOf(desk, "1 to 6"), "1 to 6 · ui-note-seven(seven=7 percent=100)");
  const short = /** @type {Desk} */ ({ ...desk, t: (id) => (id === "ui-barred-now" ? "Not together" : "7") });
  assert.equal(roomOf(short, "any"), "Not together");
});
