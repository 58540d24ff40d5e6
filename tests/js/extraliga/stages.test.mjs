// What is shown between the matches: line-ups, half-time, the bracket, and the actions of others in a few words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brief } from "../../../app/games/extraliga/static/brief.js";
import { bracketStage, tiesOf } from "../../../app/games/extraliga/static/bracket.js";
import { halfStage } from "../../../app/games/extraliga/static/half.js";
import { lineupsStage } from "../../../app/games/extraliga/static/lineups.js";
import { newcomers, stagesOf } from "../../../app/games/extraliga/static/stages.js";
import { seatStrip } from "../../../app/games/extraliga/static/seats.js";
import { top } from "../../../app/games/extraliga/static/top.js";
import { tray } from "../../../app/games/extraliga/static/tray.js";
import { said } from "../said.mjs";
import { desk, strength, team, viewOf } from "./small_table.mjs";

const any = (/** @type {unknown} */ one) => /** @type {any} */ (one);
const entry = (/** @type {string} */ event, more = {}) => any({ seq: 6, seat: 1, event, ...more });

const pairings = [{ a: 0, b: 1, opponent: null }];
const round = { number: 1, at: "event", event: "EV-injury#1", played: 0, pairings, bye: [], odds: {} };
const numbers = { before_event: { 0: [3, 2], 1: [4, 1] }, after_event: {} };
const season = {
  stage: "season",
  rounds: 6,
  half_rounds: 3,
  first: 1,
  results: {},
  cards: {},
  seeds: [],
  events_left: 15,
  left: { lots: {}, opponents: 2 },
};
const opened = any({ phase: "trainer", season, round: { ...round, ...numbers } });
const struck = { ...strength, attack: { ...strength.attack, total: 2 } };
const known = { ...team, cards: { "SPA-LW": "LW" } };
const other = { ...team, letter: "B", cards: { "SPA-C": "C" } };

/** A desk while a stage has shown so much. @param {any} now @param {number} shown */
const at = (now, shown) => ({ ...now, table: { ...now.table, animating: true, shown } });

test("line-ups open team by team, yours first, then trainer cards are dealt before the first round", () => {
  const now = desk({ ...opened, teams: any({ 0: known, 1: other }) });
  const events = ["editor_closed", "lineups_shown", "season_started", "lot_turned", "event_turned"].map((one) =>
    entry(one, { card: "EV-injury#1" }),
  );
  const stages = stagesOf(events, any(now), any({ view: viewOf({ phase: "edit" }) }));
  assert.deepEqual(
    stages.map(({ about, reveals }) => [about, reveals.map((one) => one.at)]),
    [
      ["lineups", [0, 300, 600]],
      ["round", [0, 700, 1300, 2000]],
    ],
  );
  const drawn = [0, 1, 2, 3].map((shown) => said(lineupsStage(any(at(now, shown)))));
  assert.deepEqual(
    drawn.map((text) => [/Hlaváč/.test(text), /Šindel/.test(text)]),
    [
      [false, false],
      [true, false],
      [true, true],
      [true, true],
    ],
  );
});

test("until the event is turned no figure counts it, and the strip is at the opponent", () => {
  const now = desk(any({ ...opened, phase: "edit", teams: any({ 0: known, 1: other }) }));
  const events = any({ ...opened.round, after_event: { 0: [2, 2], 1: [4, 1] } });
  now.view = any({ ...now.view, round: events, match: { a: 0, b: 1, sides: {} } });
  now.view.teams = any({ 0: { ...known, strength: struck }, 1: other });
  const drawn = (/** @type {string} */ about, /** @type {number} */ shown) => {
    const shows = any({ ...now, table: { ...now.table, animating: true, about, shown } });
    return [seatStrip(shows, 0).body, top(shows), tray(shows)].map(said);
  };
  for (const [about, shown] of /** @type {[string, number][]} */ ([
    ["lineups", 3],
    ["half", 2],
    ["bracket", 2],
    ["round", 1],
  ])) {
    const [strip, score, cards] = drawn(about, shown);
    assert.match(strip, /3 2$/, `${about} ${shown}`);
    assert.match(score, /ui-phase-opponent ui-round-of 1 6/, about);
    assert.doesNotMatch(cards, /Injury|ui-bench/, about);
  }
  const [strip, score, cards] = drawn("round", 2);
  assert.match(strip, /2 2$/);
  assert.match(score, /ui-phase-event/);
  assert.match(cards, /Injury/);
});

test("who is new in a line-up that opens is marked, but nobody before the first round", () => {
  const [before, after] = [any({ 0: known, 1: other }), any({ 0: { ...known, cards: { "SPA-D1": "D1" } }, 1: other })];
  const now = viewOf({ ...opened, teams: after });
  assert.deepEqual(newcomers(viewOf({ ...opened, teams: before }), now), ["SPA-D1"]);
  assert.deepEqual(newcomers(viewOf({ phase: "edit", teams: before }), now), []);
});

test("the half-time page says the rounds to go, and who has climbed", () => {
  const now = desk({ ...opened, teams: any({ 0: { ...team, place: 2 }, 1: { ...other, place: 1 } }) });
  assert.match(said(halfStage(any(now))), /^ui-half 3 /);
  assert.doesNotMatch(said(halfStage(any(now))), /ui-was-place/);
  now.ui.places = { 0: 1, 1: 2 };
  assert.match(said(halfStage(any(now))), /Bob ui-was-place 2 .* Ann ui-was-place 1/);
  const [stage] = stagesOf([entry("break_taken")], any(now), any({ view: now.view }));
  assert.deepEqual([stage.about, stage.beat], ["half", "half"]);
});

const semifinals = { ...season, stage: "semifinals", seeds: [0, 2, 3, 1] };
const four = any({ 0: team, 1: other, 2: { ...team, letter: "C" }, 3: { ...team, letter: "D" } });
const ties = [
  { a: 2, b: 3, opponent: null },
  { a: 0, b: 1, opponent: null },
];

test("the bracket has the best seed above, and the results so far before the final", () => {
  const now = desk(
    any({ ...opened, teams: four, season: semifinals, round: { ...round, ...numbers, pairings: ties } }),
  );
  const drawn = said(bracketStage(any(now)));
  assert.match(drawn, /^ui-stage-semifinals ui-semi 1 4 ui-you-first Bob ui-semi 2 3/);
  assert.deepEqual(tiesOf(now.view, "final"), []);

  const played = ties.map((one, i) => ({ ...one, stage: "semifinals", round: 7, goals: [2, i], overtime: i === 1 }));
  const final = { ...semifinals, stage: "final", results: { 1: played[0], 2: played[1] } };
  const last = { ...round, ...numbers, pairings: [{ a: 0, b: 2, opponent: null }] };
  const later = desk(any({ ...opened, teams: four, season: final, round: last }));
  assert.match(said(bracketStage(any(later))), /ui-semi 1 4 ui-ot ui-you-first 2 Bob 1 ui-semi 2 3 .* ui-stage-final/);
  const [stage] = stagesOf([entry("playoff_round")], any(later), any({ view: later.view }));
  assert.equal(stage.about, "bracket");
});

test("a pick and a trainer card of another seat are shown, the viewer's own are not", () => {
  const shown = (/** @type {string} */ event, /** @type {number} */ who) =>
    stagesOf([entry(event, { who, card: "SPA-C" })], any(desk({})), any({ view: viewOf({}) })).map(({ beat }) => beat);
  assert.deepEqual([shown("picked", 1), shown("picked", 0)], [["pick"], []]);
  assert.deepEqual([shown("trainer_played", 1), shown("trainer_played", 0)], [["trainer"], []]);
  const secret = stagesOf([entry("picked", { who: 1, card: null })], any(desk({})), any({ view: viewOf({}) }));
  assert.deepEqual(secret, []);
  const events = [entry("picked", { who: 1, card: "SPA-C" }), entry("set_aside", { count: 2 })];
  const [pick] = stagesOf(events, any(desk({})), any({ view: viewOf({}) }));
  assert.match(String(pick.say), /picked/); // and not what the dealing of the next cards adds
  assert.doesNotMatch(String(pick.say), /set.aside/);
});

test("the strip tells an action in 28 letters at most", () => {
  const told = (/** @type {any[]} */ events) => brief(events, any(desk({})));
  const match = { a: 0, b: 1, opponent: null, goals: [3, 2] };
  assert.equal(told([entry("picked", { who: 1, card: "SPA-C" })]), "ui-brief-takes Šindel");
  assert.equal(told([entry("picked", { who: 1, card: null })]), null);
  assert.equal(told([entry("rolled", { dice: [3, 5] }), entry("match_ended", match)]), "ui-match-score Ann Bob 3 2");
  assert.equal(told([entry("trainer_played", { card: "TR-pressure#1" })]), "ui-brief-plays Pressure");
  const long = told([entry("picked", { card: "SPA-LW" }), entry("picked", { card: "SPA-D1" })]);
  assert.ok(long && long.length <= 28, long ?? "");
  const three = [1, 2, 3].map(() => entry("picked", { who: 1, card: "SPA-C" }));
  assert.equal(told(three), "ui-brief-takes Šindel +2");
});
