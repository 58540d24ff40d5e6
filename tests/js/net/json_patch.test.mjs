import assert from "node:assert/strict";
import { test } from "node:test";
import { applyPatch, applyOperations } from "../../../app/static/js/net/json_patch.js";

const before = Object.freeze({ seats: Object.freeze(["a", "b"]), view: Object.freeze({ ball: "e4", "x/y": 1 }) });

test("the old document stays, and what did not change is the same object in both", () => {
  const after = applyOperations(before, [{ op: "replace", path: "/view/ball", value: "e5" }]);
  assert.equal(after.view.ball, "e5");
  assert.equal(before.view.ball, "e4");
  assert.equal(after.seats, before.seats);
});

test("a list grows at its end or in its middle, and shrinks", () => {
  const add = (/** @type {string} */ path) => applyOperations(before, [{ op: "add", path, value: "c" }]).seats;
  assert.deepEqual(add("/seats/-"), ["a", "b", "c"]);
  assert.deepEqual(add("/seats/1"), ["a", "c", "b"]);
  assert.deepEqual(applyOperations(before, [{ op: "remove", path: "/seats/0" }]).seats, ["b"]);
  assert.deepEqual(applyOperations(before, [{ op: "replace", path: "/seats/0", value: "c" }]).seats, ["c", "b"]);
});

test("a key may hold the signs of the path itself", () => {
  assert.equal(applyOperations(before, [{ op: "replace", path: "/view/x~1y", value: 2 }]).view["x/y"], 2);
  assert.deepEqual(applyOperations({ "~": 1 }, [{ op: "remove", path: "/~0" }]), {});
});

test("operations are done one after the other, and the empty path is the whole", () => {
  const ops = [
    { op: "replace", path: "", value: { list: [] } },
    { op: "add", path: "/list/-", value: 1 },
    { op: "add", path: "/list/0", value: 0 },
  ];
  assert.deepEqual(applyOperations(/** @type {object} */ (before), ops), { list: [0, 1] });
});

test("a patch sets the number and appends its events, of which the last fifty stay", () => {
  const log = Array.from({ length: 49 }, (_, seq) => ({ seq, seat: 0, event: "rolled" }));
  const doc = /** @type {any} */ ({ seq: 48, view: { ball: "d4" }, log });
  const events = [49, 49].map((seq) => ({ seq, seat: 1, event: "moved" }));

  const after = applyPatch(doc, { from: 48, seq: 49, ops: [], events });
  assert.deepEqual([after.seq, after.log.length, after.log[0].seq, after.log.at(-1)?.event], [49, 50, 1, "moved"]);
  assert.equal(after.view, doc.view);

  assert.equal(applyPatch(after, { from: 49, seq: 49, ops: [] }).log, after.log);
});
