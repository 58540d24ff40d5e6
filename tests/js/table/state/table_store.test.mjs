import assert from "node:assert/strict";
import { mock, test } from "node:test";

globalThis.addEventListener ??= () => {}; // of the page, at which the sounds wait for a first press
const { TableStore, mergeEntries } = await import("../../../../app/static/js/table/state/table_store.js");

const line = (/** @type {number} */ seq, /** @type {string} */ event, seat = 0) => ({ seq, seat, event });

test("lines that are known come once, what happened at the table meanwhile is added after its action", () => {
  const history = [line(1, "rolled"), line(2, "moved"), line(2, "moved")];
  const hint = line(2, "took_hint");
  const after = mergeEntries(history, [line(2, "moved"), hint]);
  assert.deepEqual(after, [...history, hint]);
  assert.deepEqual(mergeEntries(after, [hint, line(3, "rolled")]), [...after, line(3, "rolled")]);
});

test("that an action is on its way is told only where the server takes its time, and until it has answered", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {string[]} */ const sent = [];
  const written = { acknowledged() {} };
  const live = { act: (/** @type {string} */ ref) => sent.push(ref) };
  const listener = { changed: mock.fn(), feedback: { dismiss: () => undefined } };
  const made = { live, line: written, listener, doc: { seq: 7 }, pending: null };
  /** @type {import("../../../../app/static/js/table/state/table_store.js").TableStore} */
  const store = Object.assign(Object.create(TableStore.prototype), made);
  store.act({}, 7);
  mock.timers.tick(399);
  assert.ok(!store.pending?.slow);
  mock.timers.tick(1);
  assert.ok(store.pending?.slow);
  assert.equal(listener.changed.mock.callCount(), 2);
  store.acknowledged({ ref: sent[0] });
  store.act({}, 7);
  store.acknowledged({ ref: sent[1] });
  mock.timers.tick(400);
  assert.equal(store.pending, null);
  assert.equal(listener.changed.mock.callCount(), 5);
  mock.timers.reset();
});
