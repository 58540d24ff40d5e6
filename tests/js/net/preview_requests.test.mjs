import assert from "node:assert/strict";
import { test } from "node:test";
import { createPreviewRequests } from "../../../app/static/js/net/preview_requests.js";

/** A room that can be asked, and what it was asked. */
function room() {
  const asked = { times: 0, line: true };
  const looked = createPreviewRequests(() => {
    if (asked.line) asked.times += 1;
    return asked.line;
  });
  /** @param {number} seq @param {string[]} types what is offered @param {number | null} [by] who acted */
  const doc = (seq, types, by = 1, whole = false, view = {}) =>
    looked.follow(/** @type {any} */ ({ seq, actions: types.map((type) => ({ type })), viewer: { seat: 0 }, view }), {
      events: [{ seat: by }],
      whole,
    });
  return { asked, looked, doc };
}

test("a decision is asked about once, and only when somebody looks", () => {
  const { asked, looked, doc } = room();
  doc(4, ["roll"]);
  assert.equal(asked.times, 0);
  assert.deepEqual([looked.get(), looked.get(), asked.times], [null, null, 1]);
  assert.equal(looked.arrived({ seq: 4, preview: { total: 7 } }), true);
  assert.deepEqual([looked.get(), asked.times], [{ total: 7 }, 1]);
});

test("a number is never older than the view beside it, nor newer", () => {
  const { asked, looked, doc } = room();
  doc(4, ["roll"], 1, false, { rolled: null });
  looked.get();
  looked.arrived({ seq: 4, preview: "26 %" });
  doc(5, ["roll"], 1, false, { rolled: 12 });
  assert.deepEqual([looked.get(), asked.times], [null, 2]);
  looked.arrived({ seq: 6, preview: "of the next view" });
  assert.equal(looked.get(), null);
  doc(6, ["roll"], 1, false, { rolled: 12, tied: true });
  assert.deepEqual([looked.get(), asked.times], ["of the next view", 2]);
});

test("what others do changes nothing while the same is seen and offered", () => {
  const { asked, looked, doc } = room();
  doc(4, ["roll"]);
  looked.get();
  doc(5, ["roll"], 1);
  looked.arrived({ seq: 4, preview: "a" });
  assert.deepEqual([looked.get(), asked.times], ["a", 1]);
});

test("an own action, other offers or a whole new document are another decision", () => {
  const { asked, looked, doc } = room();
  doc(4, ["roll"]);
  looked.get();
  looked.arrived({ seq: 4, preview: "a" });
  doc(5, ["roll"], 0);
  assert.deepEqual([looked.get(), asked.times], [null, 2]);
  looked.arrived({ seq: 5, preview: "b" });
  doc(6, ["ride"]);
  assert.deepEqual([looked.get(), asked.times], [null, 3]);
  doc(9, ["ride"], 1, true);
  assert.deepEqual([looked.get(), asked.times], [null, 4]);
});

test("an answer from before the decision is not one to it", () => {
  const { looked, doc } = room();
  doc(4, ["roll"]);
  looked.get();
  doc(5, ["roll"], 0);
  looked.get();
  assert.equal(looked.arrived({ seq: 4, preview: "old" }), false);
  assert.equal(looked.get(), null);
});

test("who has nothing to decide asks nothing", () => {
  const { asked, looked, doc } = room();
  doc(4, []);
  assert.deepEqual([looked.get(), asked.times], [null, 0]);
});

test("a broken line is asked again when it is back; an answer that was there stays", () => {
  const { asked, looked, doc } = room();
  doc(4, ["roll"]);
  asked.line = false;
  looked.get();
  asked.line = true;
  looked.get();
  looked.lost();
  looked.get();
  assert.equal(asked.times, 2);
  looked.arrived({ seq: 4, preview: "a" });
  looked.lost();
  assert.deepEqual([looked.get(), asked.times], ["a", 2]);
});
