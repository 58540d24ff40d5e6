// Who sits there: a person, the computer, or a program that plays by itself.
import assert from "node:assert/strict";
import { test } from "node:test";
import { marked, said } from "../../said.mjs";

globalThis.addEventListener ??= () => {}; // of the page, at which the sounds wait for a first press
globalThis.location = /** @type {any} */ ({ search: "?code=C" });
const { seatPanels } = await import("../../../../app/static/js/table/panels/seats.js");

/** The strip of one seat, in words. @param {object} sat */
const words = (sat) => said(strip(sat));

/** The strip of one seat, as seat `me` sees it. @param {object} sat @param {number} me */
function strip(sat, me = 0) {
  const seats = [{ seat: 1, sign: 1, bot: null, connected: true, deadline: null, player: null, ...sat }];
  const doc = { match: "m", status: "playing", to_act: [], seats, clock: null };
  const table = { seats, doc, me, live: true, t: (/** @type {string} */ id) => id, name: () => "Deep Sprint" };
  return seatPanels(
    /** @type {any} */ (table),
    () => ({}),
    () => undefined,
    /** @type {any} */ ({}),
  );
}

test("a program has its badge, a person none, and whom the computer plays for is the computer's", () => {
  const player = { id: "p", name: "Deep Sprint" };

  assert.match(words({ player: { ...player, program: true } }), /table-program/);
  assert.doesNotMatch(words({ player }), /table-program|table-bot/);
  assert.match(words({ player: { ...player, program: true }, bot: "normal" }), /table-bot/);
  assert.match(words({ bot: "easy" }), /table-bot/);
});

test("the name of another person leads to their page, one's own and a computer's to none", () => {
  const player = { id: "p", name: "Ann" };

  assert.match(marked(strip({ player })), /href="\/people\/ p \?match= m & code=C/);
  assert.doesNotMatch(marked(strip({ player }, 1)), /people/);
  assert.doesNotMatch(marked(strip({ bot: "easy" })), /people/);
});

test("a computer shows the face of its temper, beside its name", () => {
  assert.match(words({ bot: "hard", computer: "Puk", temper: "hasty" }), /table-bot, table-bot-hasty/);
  assert.match(words({ bot: "hard", computer: "Rolba", temper: "patient" }), /table-bot, table-bot-patient/);
  assert.doesNotMatch(words({ bot: "easy", computer: "Puk" }), /hasty|patient/);
});
