import assert from "node:assert/strict";
import { test } from "node:test";
import { clientSeed, fillSeeds } from "../../../app/static/js/browser/client_seed.js";

test("a seed is 128 bits in hexadecimal, and another each time", () => {
  const made = Array.from({ length: 20 }, clientSeed);
  assert.ok(made.every((seed) => /^[0-9a-f]{32}$/.test(seed)));
  assert.equal(new Set(made).size, made.length);
});

test("what the player has written is left to them", () => {
  const fields = [{ value: "mine" }, { value: "" }];
  fillSeeds(/** @type {any} */ ({ querySelectorAll: () => fields }));
  assert.equal(fields[0].value, "mine");
  assert.match(fields[1].value, /^[0-9a-f]{32}$/);
});
