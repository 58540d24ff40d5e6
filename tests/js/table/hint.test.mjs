import assert from "node:assert/strict";
import { test } from "node:test";
import { Hints } from "../../../app/static/js/table/hint.js";
import { selectors } from "../../../app/static/js/table/panels/hint_card.js";

const RIDE = { type: "ride", sources: ["die", "g-5"], breakaway: false };
const WAIT = { type: "wait" };

/** A page at a table, and what it has asked. @param {object} change of the document */
function page(change = {}) {
  const asked = { hints: 0, draws: 0 };
  const doc = { hints: true, status: "playing", q: 4, to_act: [1], actions: [RIDE, WAIT], ...change };
  const context = /** @type {any} */ ({
    store: { doc, hint: () => (asked.hints++, "a") },
    redraw: () => asked.draws++,
  });
  const hints = new Hints(context);
  const table = /** @type {any} */ ({ doc, me: 1, live: true, animating: false, stale: false, t: String });
  return { hints, asked, table };
}

const HINT = { ref: "a", seq: 4, action: { ...RIDE }, sentences: ["Ride.", "It pays."] };

test("a hint can be asked for at an own decision of a friendly table, and nowhere else", () => {
  const { hints, table } = page();
  assert.equal(hints.button(table)?.key, "i");
  for (const change of [{ me: 0 }, { me: null }, { live: false }, { animating: true }, { stale: true }])
    assert.equal(hints.button({ ...table, ...change }), null);
  for (const change of [{ hints: false }, { status: "finished" }, { to_act: [0] }])
    assert.equal(hints.button(page(change).table), null);
});

test("it is asked for once; then its button shows and hides what was said", () => {
  const { hints, asked, table } = page();
  hints.button(table)?.run();
  assert.equal(asked.hints, 1);
  hints.arrived(HINT);
  assert.deepEqual([hints.open, hints.current(table.doc)], [true, HINT]);
  hints.button(table)?.run();
  assert.equal(hints.open, false);
  assert.equal(asked.hints, 1);
});

test("a hint that can no longer be followed goes, and another one may be asked for", () => {
  const { hints, asked, table } = page();
  hints.press(table.doc);
  hints.arrived(HINT);
  const after = { ...table, doc: { ...table.doc, actions: [WAIT] } };
  assert.equal(hints.current(after.doc), null);
  hints.button(after)?.run();
  assert.equal(asked.hints, 2);
});

test("a hint is not shown again at a later question with the same answer, and another one may be asked for", () => {
  const { hints, asked, table } = page();
  hints.press(table.doc);
  hints.arrived({ ...HINT, action: WAIT });
  assert.notEqual(hints.current(table.doc), null);
  const later = { ...table, doc: { ...table.doc, q: 6 } };
  assert.equal(hints.current(later.doc), null);
  hints.button(later)?.run();
  assert.equal(asked.hints, 2);
});

test("a hint is about the question at which it was asked for, however late it comes", () => {
  const { hints, asked, table } = page();
  hints.press(table.doc);
  const later = { ...table.doc, q: 6 };
  /** @type {any} */ (hints.context.store).doc = later;
  hints.arrived({ ...HINT, action: WAIT });
  assert.equal(hints.current(later), null);

  hints.press(later);
  hints.arrived({ ...HINT, ref: "of an earlier request", action: WAIT });
  assert.equal(hints.current(later), null);
  hints.arrived({ ...HINT, action: WAIT });
  assert.equal(hints.current(later)?.action, WAIT);
  assert.equal(asked.hints, 2);
});

test("what is recommended is found on the board by the names that it has in the action", () => {
  const found = selectors(/** @type {any} */ ({ type: "move", f: "0:3", to: ["c-4"], lanes: 2 }));
  assert.ok(found.includes('[data-f="0:3"]'));
  assert.ok(found.includes('[data-hex="c-4"]'));
  assert.equal(
    found.some((one) => one.includes("move") && !one.startsWith("[data-move=")),
    false,
  );
  assert.deepEqual(selectors({ type: "roll" }), []);
});
