import assert from "node:assert/strict";
import { test } from "node:test";
import { ahead, digit, keyName, next, pressed } from "../../../app/static/js/kit/keys.js";

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

/** By layout: the key pressed at a place, without and with Shift. @type {Record<string, [string, string, string][]>} */
const LAYOUTS = {
  US: [
    ["KeyR", "r", "R"],
    ["KeyZ", "z", "Z"],
    ["Digit3", "3", "#"],
  ],
  Czech: [
    ["KeyR", "r", "R"],
    ["KeyY", "z", "Z"],
    ["Digit3", "š", "3"],
    ["Digit1", "+", "1"],
  ],
  Russian: [
    ["KeyR", "к", "К"],
    ["KeyZ", "я", "Я"],
    ["Digit3", "3", "№"],
  ],
  French: [
    ["KeyR", "r", "R"],
    ["Digit3", '"', "3"],
  ],
};
const NAMES = {
  US: { KeyR: "r", KeyZ: "z", Digit3: "3" },
  Czech: { KeyR: "r", KeyY: "z", Digit3: "3", Digit1: "1" },
  Russian: { KeyR: "r", KeyZ: "z", Digit3: "3" },
  French: { KeyR: "r", Digit3: "3" },
};

for (const [layout, keys] of Object.entries(LAYOUTS))
  test(`letters and digits are found on a ${layout} keyboard`, () => {
    for (const [code, plain, shifted] of keys) {
      const name = /** @type {Record<string, Record<string, string>>} */ (NAMES)[layout][code];
      assert.equal(keyName({ code, key: plain, shiftKey: false }), name, code);
      if (/[a-z0-9]/i.test(shifted)) assert.equal(keyName({ code, key: shifted, shiftKey: true }), name, shifted);
    }
  });

test("what a digit's place gives with Shift is no digit", () => {
  assert.equal(keyName({ code: "Digit7", key: "?", shiftKey: true }), "?");
});
