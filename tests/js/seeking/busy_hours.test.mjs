// People by hour of UTC become those of the reader's day.
import assert from "node:assert/strict";
import { test } from "node:test";
import { localHours, ofEvenings } from "../../../app/static/js/seeking/busy_hours.js";

const UTC = Array.from({ length: 24 }, (_, hour) => ({ 19: 7, 20: 9, 23: 8 })[hour] ?? 0);

test("the busiest two hours are those of the reader's zone", () => {
  assert.equal(localHours(UTC, 0).busiest, 19);
  assert.equal(localHours(UTC, 2).busiest, 21);
  assert.equal(localHours(UTC, -5).busiest, 14);
});

test("no hour is lost over midnight", () => {
  const { hours } = localHours(UTC, 3);
  assert.deepEqual([hours[22], hours[23], hours[2]], [7, 9, 8]);
  assert.equal(hours.length, 24);
});

test("of an hour before the evening, or in which nobody looked, nothing is said", () => {
  const said = (/** @type {number} */ hour, /** @type {number} */ people) => {
    const week = Array.from({ length: 24 }, () => people).join(" ");
    return ofEvenings({ week, says: "{a} to {b}: {n}" }, new Date(2026, 10, 29, hour), "en");
  };
  assert.equal(said(20, 3), "20:00 to 21:00: 3");
  assert.deepEqual([said(12, 3), said(20, 0)], ["", ""]);
});
