import assert from "node:assert/strict";
import { test } from "node:test";
import { lessonText } from "../../../../app/static/js/table/panels/lesson.js";

test("a lesson that is won is ticked off only when its end has been shown", () => {
  const t = (/** @type {string} */ id, args = {}) => [id, ...Object.values(args)].join(" ");
  const doc = { outcome: { placements: [{ seat: 0, place: 1 }] } };
  const table = { t, has: () => true, me: 0, doc, history: [{ who: 0, event: "moved" }] };
  const said = (/** @type {boolean} */ animating) =>
    lessonText(/** @type {any} */ ({ ...table, animating }), ["moved", "won"]);

  assert.equal(said(true), "lesson-tried 1 2 lesson-left ui-tried-won");
  assert.equal(said(false), "lesson-tried 2 2");
});
