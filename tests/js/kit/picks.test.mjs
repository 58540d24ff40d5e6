import assert from "node:assert/strict";
import { test } from "node:test";
import { offered, Picks, Queue, toggled } from "../../../app/static/js/kit/picks.js";

test("picks vanish with their decision and can be taken back within it", () => {
  const picks = new Picks();
  assert.equal(
    picks.follow("move", () => ({ f: 3, to: null })),
    true,
  );
  picks.pick({ to: "e4" });
  assert.equal(
    picks.follow("move", () => ({ f: 9, to: null })),
    false,
  );
  assert.deepEqual([picks.now, picks.changed], [{ f: 3, to: "e4" }, true]);
  picks.back();
  assert.deepEqual([picks.now, picks.changed], [{ f: 3, to: null }, false]);
  picks.pick({ to: "e4" });
  picks.follow("shoot", () => ({ f: null, to: null }));
  assert.deepEqual(picks.now, { f: null, to: null });
});

test("a list takes no more than it holds", () => {
  assert.deepEqual([toggled([1], 2, 2), toggled([1, 2], 3, 2), toggled([1, 2], 1, 2)], [[1, 2], [1, 2], [2]]);
});

/** @typedef {{type: string, f?: string, to?: string}} Action */

/** @param {number} seq @param {Action[]} actions */
const table = (seq, actions, more = {}) => ({ actions, doc: { seq }, busy: false, stale: false, live: true, ...more });
/** @param {string} to @returns {Action} */
const step = (to) => ({ type: "move", f: "0:3", to });

test("an offered action is found by the fields that are named", () => {
  assert.deepEqual(offered([step("e1"), step("e2")], { type: "move", to: "e2" }), step("e2"));
  assert.equal(offered([{ type: "guard", sectors: ["TL"] }], { sectors: ["TR"] }), undefined);
});

test("a queue sends one after another, each when the last has arrived", () => {
  /** @type {Queue<Action>} */ const queue = new Queue();
  queue.fill([step("e1"), step("e2")]);
  assert.deepEqual(queue.next(table(7, [step("e1")])), step("e1"));
  assert.equal(queue.next(table(7, [step("e1")])), null);
  assert.equal(queue.next(table(8, [step("e2")], { busy: true })), null);
  assert.deepEqual(queue.next(table(8, [step("e2")])), step("e2"));
  assert.equal(queue.next(table(9, [step("e2")])), null);
});

test("a queue ends where its next action is not offered", () => {
  /** @type {Queue<Action>} */ const queue = new Queue();
  queue.fill([step("e1"), step("e2")]);
  assert.equal(queue.next(table(7, [{ type: "tackle" }])), null);
  assert.equal(queue.next(table(8, [step("e1"), step("e2")])), null);
});
