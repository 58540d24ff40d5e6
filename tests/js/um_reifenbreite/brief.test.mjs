// A ride with its drafts in a few words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brief } from "../../../app/games/um_reifenbreite/static/brief.js";
import { t } from "./desk.mjs";

/** @typedef {any} Any what only these tests make up */

const names = { place: (/** @type {number} */ place) => `place ${place}`, source: (/** @type {string} */ one) => one };
const said = (/** @type {Any[]} */ ...events) => brief(events, /** @type {Any} */ ({ t, names }));

const moved = { event: "moved", rider: 31, distance: 8 };

test("a ride says how far, who drafted, and whether it broke away", () => {
  assert.equal(said(moved), "ui-brief-ride(rider=31 distance=8 away=no)");
  assert.equal(said({ event: "broke_away", rider: 31 }, moved), "ui-brief-ride(rider=31 distance=8 away=yes)");
  const train = said(moved, { event: "drafted", rider: 44 }, { event: "drafted", rider: 23 });
  assert.equal(train, "ui-brief-ride(rider=31 distance=8 away=no); ui-brief-follow(riders=44, 23 count=2)");
  assert.equal(said({ event: "draft_declined", rider: 44 }), null, "the line of the log says it");
});

test("what is worth most comes first: the finish before the ride, a fall before a card", () => {
  const home = said(moved, { event: "finished", rider: 31, place: 2, points: 40 });
  assert.match(home ?? "", /^ui-brief-finish\(.*place=place 2 points=40/);
  const crash = said(
    { event: "crashed", rider: 31 },
    { event: "fell", rider: 22 },
    { event: "energy_lost", rider: 31 },
  );
  assert.match(crash ?? "", /^ui-brief-crash\(.*count=1/);
  assert.match(said({ event: "swap_declined", rider: 31, asked: 44 }) ?? "", /^ui-brief-refused\(rider=31 other=44/);
});
