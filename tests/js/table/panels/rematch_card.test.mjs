// What the card of a rematch asks of a player.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rematchCard } from "../../../../app/static/js/table/panels/rematch_card.js";
import { said } from "../../said.mjs";

/**
 * The card as seat 1 sees it, who is asked: the signs of both seats, before and in the rematch.
 * @param {number[]} before @param {number[]} after
 */
function asked(before, after) {
  const people = ["ann", "bob"].map((id) => ({ id, name: id }));
  const [ann, bob] = people;
  const doc = {
    viewer: { seat: 1 },
    clock: null,
    seats: before.map((sign, seat) => ({ seat, sign, player: people[seat], connected: true })),
    rematch: {
      ...{ match: "m", status: "lobby", host: ann, open_until: "2126-01-01T00:00:00Z" },
      seats: [
        { seat: 0, sign: after[0], player: null, asked: { ...bob, declined: false } },
        { seat: 1, sign: after[1], player: ann, connected: true },
      ],
    },
  };
  const context = { doc, t: (/** @type {string} */ id) => id, lang: "en", code: null, urls: { api: "/api/matches/l" } };
  return said(rematchCard(/** @type {any} */ ({ ...context, redraw() {}, now: () => 0 })));
}

test("two players swap sides in a rematch, but not where each keeps the jersey", () => {
  assert.match(asked([0, 1], [0, 1]), /rematch-join-two/);
  assert.doesNotMatch(asked([3, 0], [0, 3]), /rematch-join-two/);
  assert.match(asked([3, 0], [0, 3]), /rematch-join/);
});
