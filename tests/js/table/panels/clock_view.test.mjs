// The clocks of seats: their menu, and those beside the score where the side is not in view.
import assert from "node:assert/strict";
import { test } from "node:test";
import { said } from "../../said.mjs";

globalThis.addEventListener ??= () => {}; // of the page, at which the sounds wait for a first press
const { seatClock, topClocks } = await import("../../../../app/static/js/table/panels/clock_view.js");

const nothing = () => {};
const BANK = { kind: "bank", ms: 600_000, increment_ms: 0 };

/** @param {object} clock @param {object} [ben] changes of Ben's seat @returns {any} */
function tableOf(clock, ben = {}) {
  const sat = { bot: null, connected: true, deadline: "2026-11-23T12:10:00Z" };
  const seats = [
    { ...sat, seat: 0, player: { id: "ann" } },
    { ...sat, seat: 1, player: { id: "ben" }, ...ben },
  ];
  const t = (/** @type {string} */ id, /** @type {object} */ args = {}) => [id, ...Object.values(args)].join(" ");
  return { doc: { status: "playing", clock, to_act: [0, 1], seats }, me: 0, live: true, t, name: () => "Ben" };
}

/** @param {any} table @param {number} seat */
const menu = (table, seat) =>
  said(seatClock(table, table.doc.seats[seat], { giveTime: nothing, nudge: nothing, pause: nothing }))
    .split(" ")
    .filter((word) => ["clock-gift", "away-ask", "clock-pause"].includes(word));

test("a player whose bank runs can be given time, asked whether they are there, and a pause be suggested", () => {
  assert.deepEqual(menu(tableOf(BANK), 1), ["clock-gift", "away-ask", "clock-pause"]);
});

test("nobody is asked whose decision runs out by itself, or who is not here", () => {
  assert.deepEqual(menu(tableOf({ kind: "decision", ms: 60_000 }), 1), ["clock-gift", "clock-pause"]);
  assert.deepEqual(menu(tableOf(BANK, { connected: false }), 1), ["clock-gift", "clock-pause"]);
});

test("at one's own clock there is the pause alone", () => {
  assert.deepEqual(menu(tableOf(BANK), 0), ["clock-pause"]);
});

/**
 * Returns the seats whose clocks are beside the score.
 * @param {number} me @param {number[]} asked @param {number} many
 */
function beside(me, asked, many) {
  const table = tableOf(BANK);
  const seats = Array.from({ length: many }, (_, seat) => ({ ...table.doc.seats[0], seat, sign: 0 }));
  const name = (/** @type {number} */ seat) => `player${seat}`;
  const drawn = topClocks({ ...table, doc: { ...table.doc, to_act: asked }, seats, me, name });
  return JSON.stringify(drawn).match(/player\d/g);
}

test("beside the score are the clocks of the others that run; the reader's own is in the command", () => {
  assert.equal(beside(0, [0], 2), null);
  assert.deepEqual(beside(2, [1, 2], 4), ["player1"]);
});
