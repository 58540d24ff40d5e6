import assert from "node:assert/strict";
import { test } from "node:test";
import { AFTER_MS, Typing } from "../../../../app/static/js/table/input/typing.js";

test("letters and digits are no moves while a draft is held", () => {
  const typing = new Typing(
    () => "we ",
    () => 9000,
  );
  for (const key of ["y", "n", "r", "e", "1"]) assert.equal(typing.takes(key), true);
  for (const key of ["Enter", "Escape", " ", "ArrowUp"]) assert.equal(typing.takes(key), false);
});

test("letters are no moves for a second after the last key in a field", () => {
  let now = 9000;
  const typing = new Typing(
    () => "",
    () => now,
  );
  assert.equal(typing.takes("r"), false);
  typing.noted();
  now += AFTER_MS - 1;
  assert.equal(typing.takes("r"), true);
  now += 1;
  assert.equal(typing.takes("r"), false);
});
