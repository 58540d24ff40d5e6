import assert from "node:assert/strict";
import { test } from "node:test";
import { line, panel } from "../../../app/static/js/kit/sum.js";

/** @type {any} */
const table = { t: (/** @type {string} */ id) => id, rule: (clause = "") => `/rules#${clause}`, doc: { seq: 7 } };

test("a sum is named by its title, or where that is a drawing by its label, and leads to its clause", () => {
  const named = panel(table, { title: "Throw", clause: "UR-5.1" }, null);
  assert.deepEqual(named.values.slice(1, 4), ["Throw", "Throw", "/rules#UR-5.1"]);
  const drawn = panel(table, { title: line("a", "", 1), clause: "HG-5.1", label: "Duel" }, null);
  assert.equal(drawn.values[1], "Duel");
});

test("a part without a source says nothing of one", () => {
  const [bare, told] = [line("Cobbles", "", "-1"), line("Die", "thrown", 4)].map(({ values }) => values[2]);
  assert.equal(typeof bare, "symbol");
  assert.equal(/** @type {any} */ (told).values[0], "thrown");
});
