import assert from "node:assert/strict";
import { test } from "node:test";
import {
  attempted,
  forced,
  furthest,
  light,
  mayBreakAway,
  neighbour,
  proposed,
  rideOf,
  tapped,
} from "../../../app/games/um_reifenbreite/static/choices.js";

/**
 * @typedef {import("../../../app/games/um_reifenbreite/static/view.d.ts").RideAction} RideAction
 * @typedef {import("../../../app/games/um_reifenbreite/static/view.d.ts").RidePreview} RidePreview
 * @typedef {import("../../../app/games/um_reifenbreite/static/reading.js").Target} Target
 */

/** @param {string} first @param {string} second @returns {RideAction} */
const ride = (first, second, breakaway = false) => ({ type: "ride", sources: [first, second], breakaway });

/** @param {number} lane @param {number} p1 */
const target = (lane, p1) => /** @type {Target} */ ({ node: { lane, p1 } });

test("an offered ride is found whichever source was tapped first", () => {
  const actions = [ride("die", "r1-5"), ride("die", "r1-5", true)];
  assert.equal(rideOf(actions, ["r1-5", "die"], true), actions[1]);
  assert.equal(rideOf(actions, ["r1-5"], false), null);
  assert.equal(rideOf(actions, ["die", "die"], false), null);
});

test("a tap fills the free slot, then takes the place of a die, and exchanges what cannot go together", () => {
  const asphalt = ["die", "r1-5", "g-6"].flatMap((one, i, all) => all.slice(i).map((other) => ride(one, other)));
  assert.deepEqual(tapped(asphalt, [], "die"), ["die"]);
  assert.deepEqual(tapped(asphalt, ["die"], "r1-5"), ["die", "r1-5"]);
  assert.deepEqual(tapped(asphalt, ["die", "die"], "r1-5"), ["die", "r1-5"]);
  assert.deepEqual(tapped(asphalt, ["die", "r1-5"], "g-6"), ["r1-5", "g-6"]);
  assert.deepEqual(tapped(asphalt, ["r1-5", "g-6"], "die"), ["r1-5", "die"]);
  const cobbles = [ride("die", "die"), ride("die", "r1-5"), ride("die", "g-6")];
  assert.deepEqual(tapped(cobbles, ["die", "r1-5"], "g-6"), ["die", "g-6"]);
  assert.deepEqual(tapped(cobbles, ["r1-5", "die"], "g-6"), ["g-6", "die"]);
});

test("what cannot be used now changes nothing, and is asked about in the order of the sources", () => {
  const uphill = [ride("die", "die"), ride("die", "r1-5")];
  assert.equal(tapped(uphill, ["r1-5", "die"], "r1-6"), null);
  assert.equal(tapped(uphill, [], "r1-6"), null);
  const order = ["die", "cheat", "r1-5", "r1-6"];
  assert.deepEqual(attempted(order, ["r1-5", "die"], "r1-6"), ["r1-5", "r1-6"]);
  assert.deepEqual(attempted(order, ["r1-6"], "cheat"), ["cheat", "r1-6"]);
  assert.deepEqual(attempted(order, [], "r1-6"), ["die", "r1-6"]);
});

test("before the roll a space is certain where every throw reaches it, and possible where some do", () => {
  const looked = /** @type {RidePreview} */ ({
    odds: [
      [1, 1],
      [1, 1],
      [5, 6],
    ],
  });
  assert.deepEqual(
    [2, 3, 8].map((distance) => light("turn", distance, looked)),
    ["sure", "maybe", null],
  );
  assert.equal(light("turn", 1, null), null);
  assert.equal(light("move", 8, null), "legal");
});

test("a breakaway may be announced where every ride of the picked sources is offered as one", () => {
  const actions = [ride("die", "die"), ride("die", "r1-5"), ride("die", "r1-5", true)];
  assert.equal(mayBreakAway(actions, ["r1-5"]), true);
  assert.equal(mayBreakAway(actions, ["die"]), false);
  assert.equal(mayBreakAway(actions, ["r1-5", "die"]), true);
  assert.equal(mayBreakAway(actions, ["die", "die"]), false);
  assert.equal(mayBreakAway(actions, []), false);
});

test("the best target of each lane, and the furthest of all with the lower lane first", () => {
  const [a, b, c] = [target(1, 300), target(1, 200), target(2, 300)];
  assert.deepEqual(furthest([b, c, a]), [a, c]);
  assert.equal(proposed([c, b, a]), a);
});

test("the only space that is left is taken by itself, and no throw and no answer is", () => {
  assert.equal(forced({ type: "move" }), true);
  for (const type of /** @type {const} */ (["ride", "draft", "decline_swap"])) assert.equal(forced({ type }), false);
});

test("arrows move along a lane or to the nearest space of the next one", () => {
  const [near, far, left] = [target(1, 200), target(1, 400), target(2, 380)];
  const all = [near, far, left];
  assert.equal(neighbour(all, near, "ArrowUp"), far);
  assert.equal(neighbour(all, far, "ArrowDown"), near);
  assert.equal(neighbour(all, far, "ArrowLeft"), left);
  assert.equal(neighbour(all, left, "ArrowLeft"), left);
});
