import assert from "node:assert/strict";
import { test } from "node:test";
import { breakAt } from "../../../../app/static/js/table/state/coming_break.js";

const BEGINS = Date.parse("2026-11-29T23:30:00Z");
const WORDS = {
  ...{ begins: "2026-11-29T23:30:00Z", stands: "2026-11-29T23:29:00Z", says: "Short break.", more: "Nobody loses." },
  ...{ standing: "All stand.", standing_more: "Begins in {t}.", off: "Closed.", off_more: "No clock runs." },
};
/** @param {number} seconds before it begins */
const at = (seconds) => breakAt(WORDS, BEGINS - seconds * 1000);

test("a table counts down to maintenance; in the last minute clocks stand, and then it is closed", () => {
  const { key } = at(760);
  assert.deepEqual(at(760), { key, standing: false, says: "Short break.", more: "Nobody loses. 12:40" });
  assert.deepEqual(at(18), { key, standing: true, says: "All stand.", more: "Begins in 0:18." });
  assert.deepEqual(at(-5), { key, standing: true, says: "Closed.", more: "No clock runs." });
});
