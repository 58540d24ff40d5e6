// The rows of the draft, the clubs, and who is outlined beside a card in hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clubChips, isMate } from "../../../app/games/extraliga/static/clubs.js";
import { known, places, twelves } from "../../../app/games/extraliga/static/twelve.js";
import { said } from "../said.mjs";
import { components, desk, team } from "./small_table.mjs";

const any = (/** @type {unknown} */ one) => /** @type {any} */ (one);
const lineup = { LW: "SPA-LW", C: null, RW: null, D1: null, D2: null, G: null };
const best = { lineup, attack: { total: 1 }, defence: { total: 0 } };
const draft = {
  kind: "open",
  table: { "SPA-C": true },
  best: { 0: { lineup, strength: [1, 0] }, 1: { lineup, strength: [1, 0] } },
};
const mine = { ...team, cards: { "SPA-LW": "bench", "SPA-G": "bench" } };
const theirs = { ...team, cards: { "SPA-D1": "bench" } };
const view = any({ phase: "draft", draft, hand: { best }, teams: { 0: mine, 1: theirs } });

/** @param {any} row */
const classes = (row) => row.flat(9).map((/** @type {any} */ one) => said(one));

test("both twelves lie in the open draft, the viewer's below; in a secret one only the own", () => {
  const now = desk(view);
  assert.deepEqual(known(any(now)), [1, 0]);
  assert.deepEqual(known(any(desk({ ...view, draft: any({ kind: "pass" }) }))), [0]);
  assert.deepEqual(known(any(desk({ ...view, draft: any({ kind: "pass" }) }, [], {}, null))), []);
  for (const seat of [0, 1]) assert.equal(classes(places(any(now), seat)).filter(Boolean).length, 12);
  assert.match(said(twelves(any(now))), /Bob ui-best-of 1 0 .* Ptáček .* Ann ui-best-of 1 0 .* Hlaváč/);
});

test("the chosen card lies in the own row as it would, and the row keeps twelve places", () => {
  const now = desk(view, [{ type: "pick", card: "SPA-C" }], { card: "SPA-C" });
  const row = classes(places(any(now), 0));
  assert.equal(row.filter(Boolean).length, 12);
  const dashed = (/** @type {number} */ seat) => JSON.stringify(places(any(now), seat)).includes('"gh"');
  assert.deepEqual([dashed(0), dashed(1)], [true, false]);
  assert.match(row.join(" "), /Šindel/);
});

test("beside a card in hand its club mates and the legends are outlined; a pressed club outlines its players", () => {
  const cards = {
    ...components.cards,
    "KOM-C": { ...components.cards["SPA-C"], id: "KOM-C", club: "KOM" },
    "LEG-C": { ...components.cards["SPA-C"], id: "LEG-C", club: null, legend: true },
  };
  const words = { ...desk({}).words, card: (/** @type {string} */ id) => any(cards)[id], isCard: () => true };
  const mates = (/** @type {string | null} */ card, /** @type {string | null} */ club = null) =>
    Object.keys(cards).filter((id) => isMate(any({ picks: { card }, words, ui: { club } }), id));
  assert.deepEqual(mates("SPA-LW"), ["SPA-C", "SPA-D1", "SPA-G", "LEG-C"]);
  assert.deepEqual(mates("KOM-C"), ["LEG-C"]);
  assert.deepEqual(mates("LEG-C"), []);
  assert.deepEqual(mates(null, "KOM"), ["KOM-C"]);
  assert.deepEqual(mates(null), []);
});

test("the clubs say their numbers, and the one of the card in hand its players", () => {
  const ids = ["SPA-LW", "SPA-G"];
  assert.match(said(clubChips(any(desk(view)), ids)), /ui-club SPA 2/);
  assert.match(said(clubChips(any(desk(view, [], { card: "SPA-C" })), ids)), /Sparta : Hlaváč, Bříza/);
});
