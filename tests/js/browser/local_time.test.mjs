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
