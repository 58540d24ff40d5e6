import assert from "node:assert/strict";
import { test } from "node:test";
import {
  goneNames,
  unansweredNames,
  seatChanges,
  declinedNames,
  rematchStatus,
} from "../../../../app/static/js/table/state/rematch_state.js";

const NOW = Date.parse("2026-03-01T12:00:00.000Z");
const people = { ann: { id: "a", name: "Ann" }, ben: { id: "b", name: "Ben" } };

/** @param {number} seat @param {object} more */
const sat = (seat, more) => ({ seat, player: null, bot: null, connected: false, deadline: null, sign: seat, ...more });

/** Ann, who has changed sides with Ben, proposes. @param {object} [change] @param {object} [ben] Ben's seat */
const proposed = (change = {}, ben = {}) => ({
  match: "again",
  status: /** @type {"lobby"} */ ("lobby"),
  host: people.ann,
  seats: [
    sat(0, { asked: { ...people.ben, declined: false }, ...ben }),
    sat(1, { player: people.ann, asked: { ...people.ann, declined: false } }),
  ],
  open_until: "2026-03-01T12:10:00.000Z",
  starts_at: null,
  ...change,
});

/** @param {number | null} seat @param {any} [rematch] */
const seen = (seat, rematch) => ({
  viewer: { seat },
  seats: [sat(0, { player: people.ann }), sat(1, { player: people.ben })],
  rematch,
});

test("who has proposed waits, the other is asked, others watch", () => {
  const at = (/** @type {number | null} */ seat) => rematchStatus(seen(seat, proposed()), NOW);
  assert.deepEqual([at(0), at(1), at(null)], ["waiting", "asked", "watching"]);
  assert.equal(rematchStatus(seen(0), NOW), "none");
});

test("nobody came in time: it may be proposed anew, unless it is about to begin", () => {
  const late = { open_until: "2026-03-01T11:59:59.000Z" };
  assert.equal(rematchStatus(seen(1, proposed(late)), NOW), "none");
  const full = proposed({ ...late, starts_at: "2026-03-01T12:00:03.000Z" }, { player: people.ben });
  assert.equal(rematchStatus(seen(1, full), NOW), "starting");
});

test("not now", () => {
  const declined = { asked: { ...people.ben, declined: true } };
  const rematch = proposed({}, declined);
  assert.equal(rematchStatus(seen(1, rematch), NOW), "declined");
  assert.deepEqual([unansweredNames(rematch.seats), declinedNames(rematch.seats)], [[], ["Ben"]]);
  assert.deepEqual(unansweredNames(proposed().seats), ["Ben"]);
  assert.deepEqual(declinedNames(proposed({}, { ...declined, bot: "normal" }).seats), []);
});

test("when it begins those who are in belong there; who is not may follow", () => {
  const begun = proposed({ status: "playing" }, { bot: "normal" });
  assert.deepEqual([rematchStatus(seen(0, begun), NOW), rematchStatus(seen(1, begun), NOW)], ["begun", "watching"]);
});

test("everybody moves on by one seat", () => {
  assert.deepEqual(
    seatChanges(seen(0, proposed())).map(({ sign, next }) => [sign, next.sign]),
    [
      [0, 1],
      [1, 0],
    ],
  );
  assert.deepEqual(seatChanges(seen(0)), []);
});

test("who is in and looks at neither match has gone", () => {
  const doc = seen(1, proposed());
  assert.deepEqual(goneNames(doc), ["Ann"]);
  assert.deepEqual(goneNames(seen(0, proposed())), [], "the viewer is here");
  doc.seats[0].connected = true;
  assert.deepEqual(goneNames(doc), []);
});
