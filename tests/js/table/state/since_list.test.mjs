import assert from "node:assert/strict";
import { test } from "node:test";
import { SinceList, fitting, tellingText } from "../../../../app/static/js/table/state/since_list.js";

/** @returns {any} */
const batch = (/** @type {number} */ seq, /** @type {number} */ seat, kind = "C", more = {}) => {
  const event = { seq, seat, event: `e${seq}` };
  return { events: [event], own: seat === 0, stages: [{ kind, event, owed: 400 }], ...more };
};
/** @param {any} entry */
const textOf = (entry) => tellingText(entry, ({ event }) => event);

test("one entry is a turn of another player; the viewer's own actions begin anew", () => {
  const since = new SinceList();
  for (const [seq, seat] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 1],
  ])
    since.add(batch(seq, seat));
  since.add(batch(5, 0));
  assert.deepEqual(
    since.entries.map(({ batches }) => batches.length),
    [2, 1, 1],
  );
  assert.equal(since.batches.length, 4);
  since.folded = true;
  since.clear();
  assert.deepEqual([since.entries, since.folded], [[], false]);
});

test("a game may say that an action belongs to the entry before, whoever made it", () => {
  const since = new SinceList();
  since.add(batch(1, 1), { begins: true });
  since.add(batch(2, 2), { begins: false });
  since.add(batch(3, 1), { begins: true });
  since.add(batch(4, 1), { begins: false, seat: 2 });
  assert.deepEqual(
    since.entries.map(({ batches, seat }) => [batches.length, seat]),
    [
      [2, 1],
      [2, 2],
    ],
    "and whose it is in the end",
  );
});

test("a drawing says whose an action is that another player decided", () => {
  const since = new SinceList();
  since.add(batch(1, 1));
  since.add(batch(2, 2), { seat: 1 });
  since.add(batch(3, 2));
  assert.deepEqual(
    since.entries.map(({ batches, seat }) => [batches.length, seat]),
    [
      [2, 1],
      [1, 2],
    ],
  );
});

test("a drawing begins entries of its own, and lists an own action that ends what others began", () => {
  const since = new SinceList();
  since.add(batch(1, 1));
  since.add(batch(2, 1), { begins: true });
  since.add(batch(3, 1));
  since.add(batch(4, 0), { own: true });
  assert.deepEqual(
    since.entries.map(({ batches, automatic }) => [batches.length, automatic]),
    [
      [1, false],
      [2, false],
      [1, false],
    ],
  );
});

test("what the server played for the viewer is listed", () => {
  const since = new SinceList();
  since.add(batch(1, 0, "C", { events: [{ seq: 1, seat: 0, event: "moved", served: "time" }] }));
  assert.equal(since.entries[0].automatic, true);
});

test("an entry says what decided it, and is an incident then", () => {
  const since = new SinceList();
  for (const [seq, kind] of /** @type {[number, string][]} */ ([
    [1, "B"],
    [2, "A"],
    [3, "C"],
  ]))
    since.add(batch(seq, 1, kind));
  since.add(batch(4, 2));
  assert.deepEqual(
    since.entries.map((entry) => [textOf(entry), entry.incident]),
    [
      ["e2", true],
      ["e4", false],
    ],
  );
});

test("what is still to be shown is not listed, and decides nothing yet", () => {
  const since = new SinceList();
  since.add(batch(1, 1));
  since.add(batch(2, 1, "A"));
  since.add(batch(3, 2));
  const at = (/** @type {number} */ seq) =>
    since.shownAt(seq).entries.map(({ seat, batches, incident }) => [seat, batches.length, incident]);
  assert.deepEqual(at(0), []);
  assert.deepEqual(at(1), [[1, 1, false]]);
  assert.deepEqual(at(2), [[1, 2, true]]);
  assert.deepEqual(at(3).length, 2);
});

test("what does not fit gives way: plain ones first, the oldest of them first", () => {
  const entries = [true, false, false, true, false].map((incident) => ({ incident }));
  const widths = [10, 10, 10, 10, 10];
  assert.deepEqual(fitting(entries, widths, 50), [0, 1, 2, 3, 4]);
  assert.deepEqual(fitting(entries, widths, 30), [0, 3, 4]);
  assert.deepEqual(fitting(entries, widths, 15), [3]);
});

test("a spectator keeps the last twelve", () => {
  const since = new SinceList();
  for (let seq = 1; seq < 40; seq++) since.add(batch(seq, 1 + (seq % 2)), { watching: true });
  assert.equal(since.entries.length, 12);
});
