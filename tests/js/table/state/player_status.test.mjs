import assert from "node:assert/strict";
import { test } from "node:test";
import {
  PlayerStatus,
  playerStatusBar,
  movesByComputer,
  nudgeAllowedAt,
  notificationKind,
  timeoutWarningAt,
} from "../../../../app/static/js/table/state/player_status.js";

/** @import {Doc, Table} from "../../../../app/static/js/kit/table.d.ts" */

const NOW = Date.parse("2026-03-01T12:00:00.000Z");
const QUIET = 180_000;
const names = ["Ann", "Ben", "Eva"];
const said = (/** @type {string} */ id, /** @type {object} */ args = {}) => [id, ...Object.values(args)].join(" ");
const nothing = () => {};
const OWN = { flag: "Ben", kind: /** @type {const} */ ("wait"), sentence: "Ben chooses." };

/** @param {object[]} changes of the seats @param {object} [doc] @returns {Doc} */
function docOf(changes, doc = {}) {
  const seats = changes.map((change, seat) => ({
    ...{ seat, player: { id: names[seat], name: names[seat] }, bot: null, connected: true, deadline: null },
    ...change,
  }));
  const viewer = { seat: 0 };
  return /** @type {any} */ ({ status: "playing", seq: 5, to_act: [1], seats, clock: null, viewer, ...doc });
}

/** @param {Doc} doc @param {object} [more] @returns {Table} */
const tableOf = (doc, more = {}) =>
  /** @type {any} */ ({
    ...{ doc, seats: doc.seats, me: 0, live: true, lang: "en", t: said, history: [] },
    ...{ name: (/** @type {number} */ seat) => names[seat], ...more },
  });

/**
 * Returns the text of the bar if Ben's last message was at noon.
 * @param {Table} table @param {number} [later] @param {string | null} [silence] in words, null: the computer decides
 */
function bar(table, later = 0, silence = "passes") {
  const playerStatus = new PlayerStatus();
  playerStatus.follow(null, table.doc, NOW);
  const news = { now: NOW + later, playerStatus, timeoutAction: () => silence };
  return playerStatusBar(table, OWN, news, { nudge: nothing, confirmPresence: nothing, faster: nothing });
}

const labels = (/** @type {{buttons?: {label: string}[]}} */ { buttons = [] }) => buttons.map(({ label }) => label);

test("a player who has been silent for three minutes can be asked whether they are there", () => {
  const table = tableOf(docOf([{}, {}]));
  assert.equal(bar(table, QUIET - 1), OWN);
  assert.deepEqual(labels(bar(table, QUIET)), ["away-ask"]);
});

test("nobody asks who is not here, whose time runs out, or who has been asked", () => {
  for (const table of [
    tableOf(docOf([{}, { connected: false }])),
    tableOf(docOf([{}, {}], { clock: { kind: "decision", ms: 60_000 } })),
    tableOf(docOf([{}, { prodded_by: 0, absent_since: new Date(NOW).toISOString() }])),
    tableOf(docOf([{}, {}]), { me: null }),
    tableOf(docOf([{}, { player: null, bot: "hard" }])),
  ])
    assert.deepEqual(labels(bar(table, QUIET)), []);
  assert.equal(nudgeAllowedAt(tableOf(docOf([{}, {}])), new PlayerStatus()), QUIET);
});

test("the player who is asked has one button, and reads how long they have", () => {
  const until = new Date(NOW + 42_000).toISOString();
  const table = tableOf(docOf([{ prodded_by: 1, absent_since: until }, {}], { to_act: [0] }));
  const { sentence, second, buttons } = bar(table);
  assert.deepEqual([sentence, second], ["away-prodded Ben", "away-prodded-second 0:42"]);
  assert.deepEqual(labels({ buttons }), ["away-here"]);
  assert.equal(bar(table, 42_000).second, "away-prodded-late");
});

test("for whom the computer plays is told so, but not who has given up", () => {
  const doc = docOf([{ bot: "normal" }, {}], { to_act: [0] });
  assert.deepEqual([bar(tableOf(doc)).sentence, labels(bar(tableOf(doc)))], ["away-idle", ["away-here"]]);
  const history = [{ seq: 4, seat: 0, event: "resigned" }];
  assert.equal(bar(tableOf(doc, { history })), OWN);
});

test("the others read that the computer plays, and afterwards that the player is back", () => {
  const served = docOf([{}, { bot: "normal" }]);
  const { sentence, second, buttons } = bar(tableOf(served));
  assert.deepEqual([sentence, second], ["away-plays Ben", "away-plays-until Ben"]);
  assert.deepEqual(labels({ buttons }), ["away-faster"]);

  const back = docOf([{}, {}]);
  const playerStatus = new PlayerStatus();
  playerStatus.follow(null, served, NOW);
  playerStatus.follow(served, back, NOW);
  const news = { now: NOW, playerStatus, timeoutAction: () => null };
  const ways = { nudge: nothing, confirmPresence: nothing, faster: null };
  assert.equal(playerStatusBar(tableOf(back), OWN, news, ways).second, "away-returned Ben");
  const next = docOf([{}, {}], { seq: 6 });
  playerStatus.follow(back, next, NOW);
  assert.equal(playerStatusBar(tableOf(next), OWN, news, ways), OWN);
});

test("who has been asked before in the match is told that only a move counts", () => {
  const asked = docOf([{ absent_since: new Date(NOW).toISOString() }, {}], { to_act: [0] });
  assert.equal(bar(tableOf(asked)).second, "away-act-now");
});

test("in the last ten seconds the bar says what silence means", () => {
  const clock = { kind: "decision", ms: 60_000 };
  const doc = docOf([{ deadline: new Date(NOW + 15_000).toISOString() }, {}], { to_act: [0], clock });
  assert.equal(bar(tableOf(doc), 4_999), OWN);
  assert.equal(bar(tableOf(doc), 5_000).second, "clock-silence passes");
  assert.equal(bar(tableOf(doc), 5_000, null).second, "clock-silence-computer");
  assert.equal(timeoutWarningAt(doc, 0), NOW + 5_000);
  assert.equal(timeoutWarningAt(doc, null), null);
});

test("a page in the background says most urgently what it is called for", () => {
  const until = new Date(NOW + 1000).toISOString();
  const pause = { state: "proposed", by: 1, agreed: [1], until };
  assert.equal(notificationKind(docOf([{}, {}], { pause }), false, NOW), "pause");
  assert.equal(notificationKind(docOf([{}, {}], { pause }), false, NOW + 1000), null);
  assert.equal(notificationKind(docOf([{}, {}], { pause: { ...pause, agreed: [0, 1] } }), true, NOW), "turn");
  assert.equal(notificationKind(docOf([{ prodded_by: 1 }, {}]), true, NOW), "prod");
  assert.equal(notificationKind(docOf([{}, {}], { status: "finished" }), true, NOW), null);
  assert.equal(notificationKind(docOf([{}, {}], { viewer: { seat: null } }), true, NOW), null);
});

test("moves of the computer are counted since the player's own last action", () => {
  const line = (/** @type {number} */ seq, /** @type {number} */ seat, /** @type {string} */ served = "") =>
    /** @type {any} */ ({ seq, seat, event: "moved", ...(served ? { served } : {}) });
  const history = [line(1, 0, "computer"), line(2, 0), line(3, 0, "computer"), line(3, 0, "computer"), line(4, 1)];
  assert.deepEqual(movesByComputer([...history, line(5, 0, "computer")], 0), { count: 2, first: 3 });
  assert.equal(movesByComputer([...history, line(5, 0)], 0).count, 0);
  assert.equal(movesByComputer(history, null).count, 0);
});
