// The straightened road in two halves: how much of it is seen, and where.
import assert from "node:assert/strict";
import { test } from "node:test";
import { said } from "../said.mjs";
import { RANK } from "../../../app/games/um_reifenbreite/static/course.js";
import {
  ROW,
  beginOf,
  isSeen,
  sheetOf,
  spotOf,
  straightRoad,
} from "../../../app/games/um_reifenbreite/static/straight.js";

/** @param {number} rank @param {number} lane */
const node = (rank, lane = 1) =>
  /** @type {import("../../../app/games/um_reifenbreite/static/course.js").Node} */ (
    /** @type {unknown} */ ({ p0: rank * RANK, p1: (rank + 1) * RANK, lane })
  );

test("both halves together fill the pane, whatever its size", () => {
  for (const [w, h, phone, least] of /** @type {[number, number, boolean, number][]} */ ([
    [1102, 539, false, 19],
    [992, 408, false, 22],
    [2098, 1049, false, 18],
    [390, 399, true, 8],
  ])) {
    const sheet = sheetOf({ w, h }, phone);
    assert.ok(Math.abs(sheet.width * sheet.unit - w) < 1 && Math.abs(sheet.height * sheet.unit - h) < 1);
    assert.ok(sheet.ranks > least, `${w}x${h}: ${sheet.ranks}`);
    assert.ok(ROW * sheet.unit > 39, "a row is as high as a finger");
  }
});

test("the lower half goes on where the upper one ends, and a space on the seam is in one of them", () => {
  const stretch = { ...sheetOf({ w: 1102, h: 539 }, false), ranks: 10.4, from: 0 };

  assert.equal(spotOf(node(9), stretch).half, 0);
  assert.equal(spotOf(node(10), stretch).half, 1, "its middle lies beyond the seam");
  assert.ok(spotOf(node(9), stretch).x > spotOf(node(11), stretch).x);
  assert.ok(spotOf(node(11, 4), stretch).y > spotOf(node(9, 1), stretch).y);
  assert.ok(isSeen(stretch, node(20)) && !isSeen(stretch, node(21)));
});

test("the road begins behind the rider, shows little beyond the finish, and the furthest space in any case", () => {
  const sheet = { ...sheetOf({ w: 1102, h: 539 }, false), ranks: 10 };
  const from = (/** @type {number} */ at, /** @type {number} */ furthest, finish = 100) =>
    beginOf(sheet, { at: at * RANK, behind: 5, furthest: furthest * RANK }, finish * RANK) / RANK;

  assert.equal(from(30, 40), 25);
  assert.equal(from(2, 10), 0);
  assert.equal(from(98, 102), 100 + 5.5 - 20);
  assert.equal(from(30, 47), 27);
});

test("where two short spaces lie in one rank, its number of ranks to go is written once", () => {
  const space = { terrain: "asphalt", number: 0, bend: false, left: [] };
  const half = (/** @type {number} */ i) =>
    /** @type {any} */ ({ key: `${i}`, lane: 2, p0: (i * RANK) / 2, p1: ((i + 1) * RANK) / 2, space });
  const nodes = new Map(Array.from({ length: 40 }, (_, i) => [`${i}`, half(i)]));
  const course = /** @type {any} */ ({ nodes, gates: [], finish: 18 * RANK });
  const stretch = { ...sheetOf({ w: 1102, h: 539 }, false), from: 0 };
  const words = { covered: new Set(nodes.keys()), toGo: (/** @type {number} */ left) => `go-${left}`, gate: () => "" };

  const drawn = said(straightRoad(course, stretch, true, words)).match(/go-\d+/g);

  assert.deepEqual(drawn, [...new Set(drawn)]);
  assert.ok(drawn?.includes("go-10"));
});
