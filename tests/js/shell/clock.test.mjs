import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, { addEventListener() {} }); // sounds wait for the first touch of the page
const { clockFace } = await import("../../../app/static/js/clock.js");

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test("under ten seconds the tenths are shown, and never more than is left", () => {
  assert.equal(clockFace(9_999), "0:09.9");
  assert.equal(clockFace(950), "0:00.9");
  assert.equal(clockFace(-5 * SECOND), "0:00.0");
});

test("from ten seconds on a second that has begun counts whole", () => {
  assert.equal(clockFace(10 * SECOND), "0:10");
  assert.equal(clockFace(10 * SECOND + 1), "0:11");
  assert.equal(clockFace(2 * MINUTE + 5 * SECOND), "2:05");
});

test("hours stand before the minutes, days before hours", () => {
  assert.equal(clockFace(HOUR - 1), "1:00:00");
  assert.equal(clockFace(HOUR + 2 * MINUTE + 3 * SECOND), "1:02:03");
  assert.equal(clockFace(49 * HOUR + 59 * MINUTE), "2 d 1 h");
});
