// What a seat's clock shows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clockFace, clockOf, clockMoment, spokenTime, when } from "../../../app/static/js/browser/clock_text.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOW = Date.parse("2026-11-23T12:00:00Z");

test("under ten seconds the tenths are shown, unless nothing may move, and never more than is left", () => {
  assert.equal(clockFace(8_499), "8.4");
  assert.equal(clockFace(8_499, false), "0:09");
  assert.equal(clockFace(-5 * SECOND), "0:00");
});

test("from ten seconds on a second that has begun counts whole; hours are coarse", () => {
  assert.equal(clockFace(10 * SECOND), "0:10");
  assert.equal(clockFace(10 * SECOND + 1), "0:11");
  assert.equal(clockFace(HOUR + 2 * MINUTE + 3 * SECOND), "1:02:03");
  assert.equal(clockFace(23 * HOUR - 1), "22 h");
});

test("a day is named in the reader's language and zone", () => {
  const at = Date.parse("2026-11-23T17:30:00Z");
  const said = (/** @type {number} */ days, /** @type {string} */ lang, zone = "Europe/Prague") =>
    when(at + days * 24 * HOUR, NOW, lang, zone).replaceAll("\u00a0", " ");

  assert.equal(said(0, "en"), "18:30");
  assert.equal(said(0, "en", "UTC"), "17:30");
  assert.equal(said(0, "en", "Asia/Tokyo"), "tomorrow 02:30");
  assert.deepEqual(
    ["en", "cs", "ru"].map((lang) => said(1, lang)),
    ["tomorrow 18:30", "zítra 18:30", "завтра 18:30"],
  );
  assert.deepEqual(
    ["en", "cs", "ru"].map((lang) => said(2, lang)),
    ["Wed 25 Nov 18:30", "st 25. 11. 18:30", "ср 25 нояб. 18:30"],
  );
});

test("around a change of the clocks tomorrow is the next date, and an hour that comes twice names its zone", () => {
  const said = (/** @type {string} */ at, /** @type {string} */ now, lang = "en") =>
    when(Date.parse(at), Date.parse(now), lang, "Europe/Prague");

  const [longDay, shortDay] = ["2026-10-24T22:10:00Z", "2027-03-27T22:30:00Z"];
  assert.equal(said("2026-10-25T22:10:00Z", longDay), "23:10");
  assert.equal(said("2026-10-26T11:00:00Z", longDay), "tomorrow 12:00");
  assert.equal(said("2027-03-28T10:00:00Z", shortDay), "tomorrow 12:00");
  assert.equal(said("2027-03-29T10:00:00Z", shortDay), "Mon 29 Mar 12:00");
  assert.deepEqual(
    ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z", "2026-10-25T02:30:00Z"].map((at) => said(at, longDay)),
    ["02:30 CEST", "02:30 CET", "03:30"],
  );
  assert.notEqual(said("2026-10-25T00:30:00Z", longDay, "ru"), said("2026-10-25T01:30:00Z", longDay, "ru"));
});

const iso = (/** @type {number} */ at) => new Date(at).toISOString();
const sat = (/** @type {object} */ more) => ({
  seat: 0,
  player: { id: "a", name: "Ann" },
  bot: null,
  connected: true,
  sign: 0,
  deadline: null,
  allowed_ms: null,
  bank_ms: null,
  ...more,
});
/** @returns {any} */
const table = (/** @type {object} */ more) => ({
  status: "playing",
  viewer: { seat: 0 },
  clock: { kind: "decision", ms: MINUTE },
  pause: null,
  ...more,
});
const shown = (/** @type {object} */ seat, doc = {}) => clockOf(table(doc), sat(seat), NOW);
const runs = (/** @type {number} */ left) => ({ deadline: iso(NOW + left), allowed_ms: MINUTE });

test("a decision runs for who is asked, mine and theirs, and has no place for who is not", () => {
  assert.deepEqual(shown(runs(30 * SECOND)), { state: "mine", left: 30 * SECOND, low: false, share: 0.5 });
  assert.equal(shown(runs(30 * SECOND), { viewer: { seat: 1 } })?.state, "theirs");
  assert.equal(shown({}), null);
  assert.equal(shown(runs(30 * SECOND), { clock: null })?.state, "mine"); // a question that the rules limit
});

test("a time that begins after what is still shown is whole", () => {
  assert.deepEqual(shown(runs(MINUTE + SECOND)), { state: "due", left: MINUTE, low: false, share: 1 });
  assert.equal(shown({ deadline: iso(NOW + 11 * MINUTE), bank_ms: 10 * MINUTE })?.state, "due");
  assert.equal(shown(runs(MINUTE))?.state, "mine");
});

test("time is short below a fifth, or ten seconds; in a bank below thirty; then it is up", () => {
  assert.equal(shown(runs(12 * SECOND))?.low, false);
  assert.equal(shown(runs(11 * SECOND))?.low, true);
  const bank = { clock: { kind: "bank", ms: 10 * MINUTE, increment_ms: 0 } };
  assert.equal(shown({ ...runs(31 * SECOND) }, bank)?.low, false);
  assert.equal(shown({ ...runs(29 * SECOND) }, bank)?.low, true);
  assert.equal(shown(runs(-SECOND))?.state, "up");
});

test("a bank that does not run is shown still; while dice are shown it is full", () => {
  const bank = { clock: { kind: "bank", ms: 10 * MINUTE, increment_ms: 0 } };
  assert.deepEqual(shown({ bank_ms: 5 * MINUTE }, bank), { state: "idle", left: 5 * MINUTE, low: false, share: 0.5 });
  assert.equal(shown({ deadline: iso(NOW + MINUTE + SECOND), allowed_ms: MINUTE })?.left, MINUTE);
  assert.equal(shown({ deadline: iso(NOW + MINUTE + SECOND), bank_ms: MINUTE }, bank)?.left, MINUTE);
});

test("a pause shows what was left, and so does an absence of the server until clocks run again", () => {
  const paused = { pause: { state: "paused", by: 1, agreed: [0, 1], until: null, left_ms: [7 * SECOND, null] } };
  assert.deepEqual(shown({ allowed_ms: 14 * SECOND }, paused), {
    state: "paused",
    left: 7 * SECOND,
    low: false,
    share: 0.5,
  });
  const outage = { pause: { state: "outage", by: null, agreed: [], until: iso(NOW + 5 * SECOND), left_ms: null } };
  assert.equal(shown(runs(35 * SECOND), outage)?.left, 30 * SECOND);
  assert.equal(shown(runs(35 * SECOND), outage)?.state, "still");
  const proposed = { pause: { ...paused.pause, state: "proposed", left_ms: null } };
  assert.equal(shown(runs(35 * SECOND), proposed)?.state, "mine");
});

test("whose seat the computer plays has no clock", () =>
  assert.equal(shown({ ...runs(30 * SECOND), bot: "normal" }), null));

test("a span is spoken in the unit that people would name", () => {
  assert.equal(spokenTime(60 * SECOND, "en"), "60 seconds");
  assert.equal(spokenTime(5 * MINUTE, "en"), "5 minutes");
  assert.equal(spokenTime(48 * HOUR, "ru").replace("\u00a0", " "), "2 дня");
});

test("of the own clock each moment is told once: the question, little time, none", () => {
  const glance = (/** @type {number} */ left, low = false, deadline = "a") => ({ deadline, left, low });

  assert.equal(clockMoment(null, glance(MINUTE), false), "start");
  assert.equal(clockMoment(glance(MINUTE), glance(59 * SECOND), false), null);
  assert.equal(clockMoment(glance(12 * SECOND), glance(11 * SECOND, true), false), "low");
  assert.equal(clockMoment(glance(11 * SECOND, true), glance(10 * SECOND, true), false), null);
  assert.equal(clockMoment(glance(SECOND, true), glance(0, true), false), "up");
  assert.equal(clockMoment(glance(0, true), glance(0, true), false), null);
  assert.equal(clockMoment(glance(9 * SECOND, true), glance(MINUTE, false, "b"), false), "start");
});

test("a bank is told at five minutes and at one", () => {
  const at = (/** @type {number} */ left) => ({ deadline: "a", left, low: false });

  assert.equal(clockMoment(at(5 * MINUTE + 1), at(5 * MINUTE), true), "start");
  assert.equal(clockMoment(at(MINUTE + 1), at(MINUTE), true), "start");
  assert.equal(clockMoment(at(MINUTE + 1), at(MINUTE), false), null);
});
