import assert from "node:assert/strict";
import { test } from "node:test";
import { notices } from "../../../../app/static/js/table/panels/notices.js";
import { said } from "../../said.mjs";

const names = ["Ann", "Ben"];
const t = (/** @type {string} */ id, /** @type {object} */ args = {}) => [id, ...Object.values(args)].join(" ");
const until = (/** @type {number} */ ms) => new Date(Date.now() + ms).toISOString();

/**
 * Returns the texts of Ann's notices.
 * @param {any} doc @param {any[]} [history] @param {any} [store]
 */
function texts(doc, history = [], store = {}) {
  const seats = names.map((name, seat) => ({ seat, player: { id: name, name }, bot: null, ...doc.seats?.[seat] }));
  const whole = { status: "playing", seq: 4, pause: null, ...doc, seats };
  const table = { doc: whole, t, me: 0, history, name: (/** @type {number} */ seat) => names[seat] };
  const context = { connection: { state: "good" }, history, substituteNoticeSeq: -1, closedNotice: null, ...store };
  const run = { isClosed: (/** @type {unknown} */ entry) => entry === context.closedNotice, ahead: store.ahead };
  return said(notices(/** @type {any} */ (context), /** @type {any} */ (table), /** @type {any} */ (run), "Ann"));
}

test("after an outage it is said how long it was, and when the clocks run again", () => {
  const pause = { state: "outage", by: null, agreed: [], until: until(8_000), away_ms: 95_000 };
  assert.match(texts({ pause }), /clock-outage 1:35 clock-runs-in 0:0[78]/);
  assert.match(texts({ pause: { ...pause, until: until(12_000) } }), /clock-runs-in 0:10/);
  const over = { ...pause, until: until(-1) };
  assert.equal(texts({ pause: over }), "clock-outage 1:35 table-close");
  assert.equal(texts({ pause: over }, [], { closedNotice: over }), "");
});

test("whoever plays on is named until the clocks run", () => {
  const pause = { state: "resuming", by: 1, agreed: [], until: until(8_000) };
  assert.match(texts({ pause }), /log-resumed Ben clock-runs-in 0:0[78]/);
  assert.equal(texts({ pause: { ...pause, until: until(-1) } }), "");
});

test("a pause that is suggested is asked for as long as it can be agreed to", () => {
  const pause = { state: "proposed", by: 1, agreed: [1], until: until(8_000) };
  assert.match(texts({ pause }), /clock-pause-by Ben clock-pause-text clock-play-on clock-agree/);
  assert.equal(texts({ pause: { ...pause, until: until(-1) } }), "");
});

test("who suggested a pause reads who plays on instead, until it is read or something happens", () => {
  const line = { event: "no_pause", seat: 1, seq: 4 };
  assert.match(texts({}, [line]), /log-no-pause Ben/);
  assert.equal(texts({}, [{ ...line, seat: 0 }]), "");
  assert.equal(texts({ seq: 5 }, [line]), "");
  assert.equal(texts({}, [line], { closedNotice: line }), "");
});

test("a substitute reads whose seat it is and what stays hidden from them, once", () => {
  const seats = [{ first: { id: "Eva", name: "Eva" }, sees_from: 3 }, {}];
  assert.match(texts({ seats }), /away-for Eva away-sees-from 3/);
  assert.equal(texts({ seats }, [], { substituteNoticeSeq: 3 }), "");
  assert.match(texts({ seats: [{}, { first: { id: "Ann", name: "Ann" } }] }), /away-taken Ben/);
  const before = [{ seq: 3, seat: 0, event: "rolled", served: "computer" }];
  assert.equal(texts({ seats }, before, { substituteNoticeSeq: 3 }), "", "he was not away when the computer played");
  assert.match(texts({}, before, { seenServed: 0 }), /away-back away-back-moves 1/);
});

test("maintenance is said until it is closed or the match rests", () => {
  const ahead = { key: "at noon", standing: false, says: "Short break.", more: "Nobody loses time. 12:40" };
  assert.match(texts({}, [], { ahead }), /Short break. Nobody loses time. 12:40 table-close/);
  assert.equal(texts({}, [], { ahead, closedNotice: "at noon" }), "");
  assert.equal(texts({}, [], { ahead: { ...ahead, standing: true } }), "");
  assert.equal(texts({ status: "finished" }, [], { ahead }), "");
  assert.equal(texts({ clock: { kind: "days", days: 2 } }, [], { ahead }), "");
});
