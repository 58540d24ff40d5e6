import assert from "node:assert/strict";
import { test } from "node:test";
import { ahead, digit, next, pressed } from "../../../app/static/js/kit/keys.js";

/** @param {string} name @returns {any} */
const key = (name, more = {}) => ({ key: name, ...more });

test("an arrow leads straight on rather than to what is near but aside", () => {
  const places = [
    { id: "aside", x: 5, y: 12 },
    { id: "ahead", x: 20, y: 0 },
    { id: "behind", x: -3, y: 0 },
  ];
  const led = (/** @type {string} */ arrow) => ahead({ x: 0, y: 0 }, places, arrow)?.id;
  assert.deepEqual(["ArrowRight", "ArrowLeft", "ArrowDown"].map(led), ["ahead", "behind", "aside"]);
  assert.equal(led("ArrowUp"), undefined);
  assert.equal(led("Home"), undefined);
});

test("letters are small, digits are numbers, and keys of the browser are left to it", () => {
  assert.deepEqual(
    [pressed(key("N")), pressed(key("Enter")), pressed(key("n", { ctrlKey: true }))],
    ["n", "Enter", ""],
  );
  assert.deepEqual([digit(key("7")), digit(key("0")), digit(key("7", { altKey: true }))], [7, 0, 0]);
});

test("the next of a list goes round, and begins with the first", () => {
  assert.deepEqual(
    [next(["a", "b"], null), next(["a", "b"], "a"), next(["a", "b"], "b"), next([], "a")],
    ["a", "b", "a", null],
  );
});
