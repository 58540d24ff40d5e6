import assert from "node:assert/strict";
import { test } from "node:test";
import {
  furthest,
  light,
  neighbour,
  outlook,
  proposed,
  rideOf,
  risk,
  riskAfter,
  tapped,
} from "../../../app/games/um_reifenbreite/static/choices.js";

const KINDS = { "r1-5": { value: 5 }, "g-6": { value: 6 } };
const ride = (first, second, breakaway = false) => ({ type: "ride", sources: [first, second], breakaway });
const target = (lane, p1) => ({ node: { lane, p1 } });

test("the sum before the roll is a range, and never below nothing", () => {
  const up = outlook(["die", "r1-5"], KINDS, { terrain: "uphill", number: 4 });
  assert.deepEqual([up.least, up.most, up.from, up.to, up.maySeven], [6, 11, 2, 7, true]);
  const steep = outlook(["die", "die"], KINDS, { terrain: "uphill", number: 5 });
  assert.deepEqual([steep.from, steep.to], [0, 7]);
  assert.equal(outlook(["die", "die"], KINDS, { terrain: "downhill", number: 3 }).to, 15);
  assert.equal(outlook(["cheat", "g-6"], KINDS, { terrain: "asphalt", number: 0 }).maySeven, false);
});

test("an offered ride is found whichever source was tapped first", () => {
  const actions = [ride("die", "r1-5"), ride("die", "r1-5", true)];
  assert.equal(rideOf(actions, ["r1-5", "die"], true), actions[1]);
  assert.equal(rideOf(actions, ["r1-5"], false), null);
  assert.equal(rideOf(actions, ["die", "die"], false), null);
});

test("a tap fills the free slot, then replaces the second, and drops what cannot go together", () => {
  const cobbles = [ride("die", "die"), ride("die", "r1-5"), ride("die", "g-6")];
  assert.deepEqual(tapped(cobbles, [], "die"), ["die"]);
  assert.deepEqual(tapped(cobbles, ["die"], "r1-5"), ["die", "r1-5"]);
  assert.deepEqual(tapped(cobbles, ["die", "r1-5"], "g-6"), ["die", "g-6"]);
  assert.deepEqual(tapped(cobbles, ["r1-5", "die"], "g-6"), ["g-6", "die"]);
});

test("before the roll a space is certain within the least allowance and possible within the greatest", () => {
  const range = { from: 2, to: 7 };
  assert.deepEqual(
    [2, 3, 8].map((distance) => light("turn", distance, range)),
    ["sure", "maybe", null],
  );
  assert.equal(light("move", 8, range), "legal");
});

test("the risk of photo numbers is that of two cards out of six", () => {
  assert.deepEqual([1, 2, 3, 4].map(risk), [33, 60, 80, 93]);
  assert.equal(riskAfter(1), 56);
});

test("the best target of each lane, and the furthest of all with the lower lane first", () => {
  const [a, b, c] = [target(1, 300), target(1, 200), target(2, 300)];
  assert.deepEqual(furthest([b, c, a]), [a, c]);
  assert.equal(proposed([c, b, a]), a);
});

test("arrows move along a lane or to the nearest space of the next one", () => {
  const [near, far, left] = [target(1, 200), target(1, 400), target(2, 380)];
  const all = [near, far, left];
  assert.equal(neighbour(all, near, "ArrowUp"), far);
  assert.equal(neighbour(all, far, "ArrowDown"), near);
  assert.equal(neighbour(all, far, "ArrowLeft"), left);
  assert.equal(neighbour(all, left, "ArrowLeft"), left);
});
