import assert from "node:assert/strict";
import { test } from "node:test";
import { isSolo } from "../../../app/static/js/table/confirmations.js";

const ANN = { player: { id: "a", name: "Ann" } };
const BOT = { player: null, bot: "easy" };

/** @param {object} doc @param {object} [summary] */
const solo = (doc, summary = {}) =>
  isSolo(
    /** @type {any} */ ({
      store: { doc: { viewer: { seat: 0 }, status: "playing", seats: [ANN, BOT], ...doc } },
      summary,
    }),
  );

test("who plays computers only may pause; spectators, lessons, and tables with others may not", () => {
  assert.equal(solo({}), true);
  assert.equal(solo({ status: "asleep" }), true);
  assert.equal(solo({ seats: [ANN, { player: { id: "b", name: "Ben" } }] }), false);
  assert.equal(solo({ seats: [{ player: { id: "p", name: "Bot", program: true } }, BOT] }), false);
  assert.equal(solo({ viewer: { seat: null } }), false);
  assert.equal(solo({ status: "finished" }), false);
  for (const summary of [{ lesson: true }, { tournament: "t" }]) assert.equal(solo({}, summary), false);
});
