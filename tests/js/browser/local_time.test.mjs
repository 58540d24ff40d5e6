import assert from "node:assert/strict";
import { test } from "node:test";
import { localTime } from "../../../app/static/js/browser/local_time.js";

test("a time is told in the reader's zone, and may be another day there", () => {
  const at = "2026-11-23T23:30:00+00:00";
  assert.equal(localTime(at, true, "en", "UTC"), "23 Nov 2026, 23:30");
  assert.equal(localTime(at, true, "en", "Europe/Prague"), "24 Nov 2026, 00:30");
  assert.equal(localTime(at, false, "en", "America/New_York"), "23 Nov 2026");
  assert.match(localTime(at, true, "cs", "Europe/Prague"), /^24\. 11\. 2026, 0?0:30$/);
});

test("an hour that comes twice, when the clocks are put back, names its zone", () => {
  const said = (/** @type {string} */ at, zone = "Europe/Prague") => localTime(at, true, "en", zone);
  assert.equal(said("2026-10-25T00:30:00Z"), "25 Oct 2026, 02:30 CEST");
  assert.equal(said("2026-10-25T01:30:00Z"), "25 Oct 2026, 02:30 CET");
  assert.equal(said("2026-10-25T00:30:00Z", "UTC"), "25 Oct 2026, 00:30");
  assert.equal(said("2027-03-28T01:30:00Z"), "28 Mar 2027, 03:30");
});
