import assert from "node:assert/strict";
import { test } from "node:test";
import { artOf, die, shape } from "../../../app/static/js/kit/pieces.js";

/** @param {number | null} face @returns {any} */
const pips = (face) => die(face).values[1];

test("a die has as many pips as its face says, each in a place of its own", () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const places = pips(face).map((/** @type {any} */ { values }) => values.join());
    assert.equal(new Set(places).size, face);
  }
  assert.match(pips(null).strings[0], />\?</);
});

test("a seat's sign is silent beside a name and named without one", () => {
  assert.match(shape(1).strings[0], /aria-hidden/);
  assert.ok(shape(1, "Ann").values.includes("Ann"));
});

test("a game's own symbols lie beside its modules", () => {
  assert.equal(artOf("http://t/static/games/x/table.js?v=1").href("ball"), "http://t/static/games/x/art.svg#ball");
});
