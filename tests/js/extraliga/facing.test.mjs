// What each reader finds of every other team while trainer cards are played, one press away.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ice } from "../../../app/games/extraliga/static/ice.js";
import { said, marked } from "../said.mjs";
import { desk, strength, team } from "./small_table.mjs";

const SEATS = [0, 1, 2, 3];
const round = {
  number: 1,
  at: "trainer",
  event: "EV-injury#1",
  played: 0,
  pairings: [
    { a: 0, b: 1, opponent: null },
    { a: 2, b: 3, opponent: null },
  ],
  odds: {},
  before_event: {},
  after_event: {},
};
const teams = Object.fromEntries(
  SEATS.map((seat) => [
    seat,
    {
      ...team,
      bonuses: 20 + seat,
      effects: seat === 2 ? { "TR-pressure#1": true } : {},
      strength: { ...strength, attack: { ...strength.attack, total: 40 + seat } },
    },
  ]),
);
/** The ice of a reader after a press on the key of a team, and on its bench. */
const drawn = (/** @type {number | null} */ me, /** @type {number} */ above, bench = false) => {
  const hand = desk(/** @type {any} */ ({ phase: "trainer", round, teams }), [], {}, me);
  Object.assign(hand.ui, { above, bench });
  return ice(/** @type {any} */ (hand));
};
/** The row above, which shows the team of the pressed key or its bench. */
const upper = (/** @type {any} */ picture) => said(picture).split("ui-bench-of 1")[1].split("ui-net-")[0];

for (const me of [0, null])
  test(`${me === null ? "who watches" : "a player"} has a key for each other team, and sees all of it`, () => {
    const keys = [...marked(drawn(me, 1)).matchAll(/class="tkey" data-seat=\s*(\d)/g)].map(([, seat]) => Number(seat));
    const below = me ?? 1; // who watches sees the seat below that decides
    assert.deepEqual(
      keys,
      SEATS.filter((seat) => seat !== below),
    );
    for (const above of keys) {
      const [six, bench] = [drawn(me, above), drawn(me, above, true)].map((one) => said(one));
      for (const name of ["Hlaváč", "Ptáček", "Bříza"]) assert.match(six, new RegExp(name));
      assert.match(bench, /Šindel/);
      assert.match(six, new RegExp(`\\b4${above}\\b`), "its strength");
      assert.match(six, new RegExp(`ui-bonuses\\S* .*\\b2${above}\\b`), "its bonuses");
      assert.equal(/Pressure/.test(six), above === 2, "its played cards");
    }
  });

test("a team is drawn alike for its opponent, another player and who watches", () => {
  assert.equal(upper(drawn(0, 3)), upper(drawn(null, 3)));
  assert.equal(upper(drawn(0, 2, true)), upper(drawn(null, 2, true)));
});
