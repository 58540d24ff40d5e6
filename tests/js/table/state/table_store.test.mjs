import assert from "node:assert/strict";
import { mock, test } from "node:test";

globalThis.addEventListener ??= () => {}; // of the page, at which the sounds wait for a first press
const { Room, withNews } = await import("../../../../app/static/js/table/state/table_store.js");

const line = (/** @type {number} */ seq, /** @type {string} */ event, seat = 0) => ({ seq, seat, event });

test("lines that are known come once, what happened at the table meanwhile is added after its action", () => {
  const history = [line(1, "rolled"), line(2, "moved"), line(2, "moved")];
  const hint = line(2, "took_hint");
  const after = withNews(history, [line(2, "moved"), hint]);
  assert.deepEqual(after, [...history, hint]);
  assert.deepEqual(withNews(after, [hint, line(3, "rolled")]), [...after, line(3, "rolled")]);
});

test("that an action is on its way is told only where the server takes its time, and until it has answered", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {string[]} */ const sent = [];
  const live = { act: (/** @type {string} */ ref) => sent.push(ref) };
  const told = { changed: mock.fn(), answers: { forget: () => undefined } };
  /** @type {import("../../../../app/static/js/table/state/table_store.js").Room} */
  const room = Object.assign(Object.create(Room.prototype), { live, told, doc: { seq: 7 }, pending: null });
  room.act({});
  mock.timers.tick(399);
  assert.ok(!room.pending?.slow);
  mock.timers.tick(1);
  assert.ok(room.pending?.slow);
  assert.equal(told.changed.mock.callCount(), 2);
  room.acked({ ref: sent[0] });
  room.act({});
  room.acked({ ref: sent[1] });
  mock.timers.tick(400);
  assert.equal(room.pending, null);
  assert.equal(told.changed.mock.callCount(), 5);
  mock.timers.reset();
});
