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

/**
 * By layout: the places, with the key that is pressed there without and with Shift, and the key that is found.
 * @type {Record<string, [code: string, plain: string, shifted: string, found: string, withShift?: string][]>}
 */
const LAYOUTS = {
  US: [
    ["KeyR", "r", "R", "r", "r"],
    ["KeyZ", "z", "Z", "z", "z"],
    ["Digit3", "3", "#", "3"],
    ["BracketLeft", "[", "{", "["],
    ["BracketRight", "]", "}", "]"],
    ["Slash", "/", "?", "/", "?"],
  ],
  Czech: [
    ["KeyR", "r", "R", "r", "r"],
    ["KeyY", "z", "Z", "z", "z"],
    ["Digit3", "š", "3", "3", "3"],
    ["Digit1", "+", "1", "1", "1"],
    ["BracketLeft", "ú", "/", "[", "/"],
    ["BracketRight", ")", "(", "]"],
    ["Comma", ",", "?", ",", "?"],
  ],
  Russian: [
    ["KeyR", "к", "К", "r", "r"],
    ["KeyZ", "я", "Я", "z", "z"],
    ["Digit3", "3", "№", "3"],
    ["BracketLeft", "х", "Х", "["],
    ["BracketRight", "ъ", "Ъ", "]"],
    ["Backslash", "\\", "/", "\\", "/"],
    ["Period", "ю", "Ю", "."],
    ["Comma", "б", "Б", ","],
  ],
  French: [
    ["KeyR", "r", "R", "r", "r"],
    ["Digit3", '"', "3", "3", "3"],
    ["BracketLeft", "Dead", "Dead", "["],
    ["BracketRight", "$", "£", "]"],
    ["Period", ":", "/", ".", "/"],
    ["Comma", ";", ".", ",", "."],
  ],
  German: [
    ["KeyY", "z", "Z", "z", "z"],
    ["BracketLeft", "ü", "Ü", "["],
    ["Digit7", "7", "/", "7", "/"],
  ],
};

for (const [layout, keys] of Object.entries(LAYOUTS))
  test(`letters, digits and signs are found on a ${layout} keyboard`, () => {
    for (const [code, plain, shifted, found, withShift] of keys) {
      assert.equal(keyName({ code, key: plain, shiftKey: false }), found, code);
      if (withShift) assert.equal(keyName({ code, key: shifted, shiftKey: true }), withShift, shifted);
    }
  });

test("what a digit's place gives with Shift is no digit", () => {
  assert.equal(keyName({ code: "Digit7", key: "?", shiftKey: true }), "?");
});
