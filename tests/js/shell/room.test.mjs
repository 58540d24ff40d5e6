import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.addEventListener ??= () => {}; // of the page, at which the sounds wait for a first press
const { withNews } = await import("../../../app/static/js/room.js");

const line = (/** @type {number} */ seq, /** @type {string} */ event, seat = 0) => ({ seq, seat, event });

test("lines that are known come once, what happened at the table meanwhile is added after its action", () => {
  const history = [line(1, "rolled"), line(2, "moved"), line(2, "moved")];
  const hint = line(2, "took_hint");
  const after = withNews(history, [line(2, "moved"), hint]);
  assert.deepEqual(after, [...history, hint]);
  assert.deepEqual(withNews(after, [hint, line(3, "rolled")]), [...after, line(3, "rolled")]);
});
