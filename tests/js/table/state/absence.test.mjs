import assert from "node:assert/strict";
import { test } from "node:test";
import { absenceBar, elapsed } from "../../../../app/static/js/table/state/absence.js";

/** @import {Table} from "../../../../app/static/js/kit/table.d.ts" */

const NOW = Date.parse("2026-03-01T12:00:00.000Z");
const names = ["Ann", "Ben", "Eva"];
const said = (/** @type {string} */ id, /** @type {object} */ args = {}) => [id, ...Object.values(args)].join(" ");
const nothing = () => {};
const ways = { computer: nothing, callOff: nothing, claim: nothing, agree: nothing, playOn: nothing, wake: nothing };
const OWN = { flag: "Ben", kind: /** @type {const} */ ("wait"), sentence: "Ben chooses." };

/**
 * Ben has been gone for so long.
 * @param {number} seconds @param {object} [doc] @param {number | null} [me] @param {number} [count]
 * @param {any} [ahead]
 */
function bar(seconds, doc = {}, me = 0, count = 2, ahead = null) {
  const seats = names
    .slice(0, count)
    .map((name, seat) => ({
      seat,
      player: { id: name, name },
      connected: seat !== 1,
      absent_since: seat === 1 ? new Date(NOW - 1000 * seconds).toISOString() : null,
    }));
  const table = {
    doc: { status: "playing", to_act: [1], seats, calling_off: null, ...doc },
    ...{ seats, me, live: true, lang: "en", t: said, name: (/** @type {number} */ seat) => names[seat] },
  };
  return absenceBar(/** @type {Table} */ (/** @type {unknown} */ (table)), OWN, NOW, { ...ways, ahead });
}
/** @param {{buttons?: {label: string}[]}} bar */
const labels = ({ buttons = [] }) => buttons.map(({ label }) => label);

test("for ten seconds nothing changes, then the bar says when one can choose", () => {
  assert.equal(bar(9), OWN);
  assert.deepEqual([bar(34).sentence, bar(34).second], ["Ben chooses.", "away-soon 0:34"]);
});

test("among three the bar says whose connection is lost", () => {
  assert.equal(bar(34, {}, 0, 3).second, "away-soon-named Ben 0:34");
});

test("after a minute there is a choice, and the claim says how long it takes", () => {
  const { flag, sentence, second, buttons } = bar(64);
  assert.deepEqual([flag, sentence, second], ["away-flag 1:04", "away-offer Ben", "away-wait"]);
  assert.deepEqual(labels({ buttons }), ["away-off", "away-claim-in 3:57", "away-computer"]);
  assert.deepEqual(
    buttons?.map(({ disabled = false }) => disabled),
    [false, true, false],
  );
});

test("after five minutes the win can be claimed, but among three", () => {
  assert.deepEqual(labels(bar(300)), ["away-off", "away-claim", "away-computer"]);
  assert.deepEqual(labels(bar(300, {}, 0, 3)), ["away-off", "away-computer"]);
});

test("spectators read who may choose; a player with a question of their own keeps it", () => {
  assert.equal(bar(34, {}, null), OWN, "it is not for him to choose");
  assert.equal(bar(64, {}, null).sentence, "away-watch Ben Ann");
  assert.equal(bar(64, { to_act: [0, 1] }), OWN);
});

test("a player who has not agreed to call it off is asked, also after a return", () => {
  const calling = { calling_off: { by: 0, agreed: [0] } };
  assert.deepEqual(labels(bar(64, calling, 1)), ["away-play-on", "away-agree"]);
  assert.deepEqual(labels(bar(64, calling)), ["away-claim-in 3:57", "away-computer"]);
});

test("a match that is over waits for nobody", () => {
  assert.equal(bar(64, { status: "finished" }), OWN);
});

test("times are minutes and seconds", () => {
  assert.deepEqual([elapsed(9_999), elapsed(61_000), elapsed(-5)], ["0:09", "1:01", "0:00"]);
});

test("a match that sleeps says so, and its players can wake it", () => {
  const { sentence, buttons } = bar(0, { status: "asleep", to_act: [] });
  assert.deepEqual([sentence, labels({ buttons })], ["away-asleep", ["away-wake"]]);
  assert.deepEqual(labels(bar(0, { status: "asleep", to_act: [] }, null)), []);
});

test("a match that rests because of maintenance says until when, and nobody can wake it", () => {
  const ahead = /** @type {any} */ ({ standing: true, says: "Clocks stand.", more: "It begins in 0:18." });
  const { sentence, second, buttons } = bar(0, { status: "asleep", to_act: [] }, 0, 2, ahead);
  assert.deepEqual([sentence, second, buttons], [ahead.says, ahead.more, []]);
});
