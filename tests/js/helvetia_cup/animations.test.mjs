// The storyboards: in which order an action is shown, on which board, what is called and what is said of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brief } from "../../../app/games/helvetia_cup/static/brief.js";
import { sentence } from "../../../app/games/helvetia_cup/static/log.js";
import { over } from "../../../app/games/helvetia_cup/static/overbar.js";
import { animations } from "../../../app/games/helvetia_cup/static/animations.js";

const t = (/** @type {string} */ id, args = {}) => [id, ...Object.values(args)].join(" ");

/** @param {object[]} events @param {{me?: number | null, reason?: string, winners?: number[]}} [how] @returns {any} */
function desk(events, { me = 0, reason = "score", winners = [1] } = {}) {
  const outcome = { reason, placements: winners.map((seat) => ({ seat, place: 1 })) };
  const view = { score: [2, 1], kicks: {}, holder: "1:4", ball: "e12" };
  const doc = { seats: [], outcome, view };
  const table = { me, t, has: () => true, name: (/** @type {number} */ seat) => ["Ann", "Ben"][seat], doc, view };
  const log = { silent: ["movement_done", "round_ended"], bands: ["goal_scored"] };
  const now = { view, short: (/** @type {string} */ f) => f };
  const ui = { pitch: { centre: () => [0, 0], distance: () => 10 } };
  return { t, now, ui, table: { ...table, history: events, components: { log } } };
}

/** @param {any[]} events @param {Parameters<typeof desk>[1]} [how] @returns {any[]} */
const staged = (events, how) => {
  const on = desk(events, how);
  return animations(events, on, on.table.doc, on.table.doc);
};

const thrown = { event: "tested", who: 0, f: "0:8", test: "long_pass", rolled: 17, value: 11, success: false };
const passed = { event: "long_passed", who: 0, f: "0:8", origin: "e4", to: "e14" };
const half = { event: "half_ended", half: 1, left: 2, right: 1 };

test("a throw: the die, its number, the verdict, and only then where it has led to", () => {
  const [roll, outcome] = staged([passed, thrown, { event: "turned_over", who: 1, holder: "1:4" }]);

  assert.deepEqual(
    roll.reveals.map((/** @type {any} */ { at }) => at),
    [0, 1460, 1560], // the ball flies ten hexes before the number is known
  );
  assert.deepEqual([roll.from, roll.about, roll.banner], ["before", "throw", undefined]);
  assert.match(roll.say, /^log-long_passed .* log-tested Ann tested 0 0:8 long_pass 17 11 false$/);
  assert.deepEqual([outcome.from, outcome.banner.word, outcome.banner.seat], ["after", "ball-lost", 1]);
  assert.match(outcome.say, /^log-turned_over /, "each sentence once: a phone has little room");
});

test("the time die falls below the word of what led to it, its minutes are known after it", () => {
  const rolled = { event: "time_rolled", who: 1, minutes: 9, clock: 36, fixed: false, why: "turnover" };
  const [, outcome, time] = staged([passed, thrown, { event: "turned_over", who: 1 }, rolled]);

  assert.deepEqual([time.beat, time.about, time.from], ["time-die", "time", "after"]);
  assert.deepEqual([time.banner.word, time.banner.seat], [outcome.banner.word, outcome.banner.seat]);
  assert.doesNotMatch(outcome.say, /log-time_rolled/);
  assert.match(time.say, /log-time_rolled/);
  const [alone] = staged([rolled]);
  assert.equal(alone.banner, undefined);
});

test("the toss is told by its own sentence, whatever was revealed before it", () => {
  const [toss] = staged([
    { event: "squad_revealed", who: 0 },
    { event: "toss_won", who: 0 },
  ]);

  assert.equal(toss.say, "log-toss_won Ann toss_won 0");
});

test("a foul and an offside are called from the reader's side, to spectators by the log's words", () => {
  const foul = { event: "fouled", who: 0, offender: "0:3", victim: "1:4", card: "yellow", loss: 1, boosts: 2 };
  const text = (/** @type {any} */ event, /** @type {number | null} */ me) => staged([event], { me })[0].banner.text;

  assert.deepEqual([text(foul, 0), text(foul, 1)], ["ui-foul-me", "ui-foul-op"]);
  assert.match(text(foul, null), /^log-fouled /);
  assert.equal(staged([foul])[0].about, "foul");
  assert.equal(text({ event: "offside_given", who: 1, f: "1:4" }, 0), "ui-offside-is-op");
  const [refused] = staged([{ event: "offside_refused", who: 1, f: "1:4" }]);
  assert.deepEqual([refused.banner.text, refused.banner.second], ["ui-offside-not", undefined]);
  assert.match(refused.say, /^log-offside_refused /);
});

test("half-time is called on the pitch as it was, whatever ended it", () => {
  const offside = { event: "offside_given", who: 0, f: "0:8" };
  const kick_off = { event: "half_started", half: 2, who: 1 };
  const [whistle, called, ...others] = staged([offside, half, kick_off]);

  assert.equal(others.length, 0);
  assert.deepEqual([whistle.from, whistle.banner.word], ["before", "referee"]);
  assert.match(whistle.say, /^log-offside_given /);
  assert.deepEqual([called.from, called.banner.word, called.banner.totals], ["before", "half-time", [2, 1]]);
  assert.equal(called.about, "half"); // the goal of the last shot gives way to the pitch
  assert.match(called.say, /^log-half_ended /);
  assert.equal(staged([{ ...half, half: 2 }])[0].banner.word, "full-time");
  const [, outcome] = staged([passed, thrown, half, kick_off]);
  assert.equal(outcome.from, "before");
});

test("a goal, a save and a miss are called by their own words, the reader's goals first", () => {
  const revealed = { event: "revealed", aim: "TL", guard: [] };
  const shot = { event: "shot_tested", who: 1, f: "1:9", rolled: 5, value: 12, success: true };
  const [goal] = staged([revealed, shot], { me: 1 });
  const [wide] = staged([revealed, { ...shot, rolled: 16, success: false }]);
  const [saved] = staged([revealed, { event: "saved", who: 0, f: "0:1" }]);

  assert.deepEqual([goal.banner.word, goal.banner.seat, goal.banner.totals], ["goal", 1, [1, 2]]);
  assert.deepEqual([wide.banner.word, wide.say], ["wide", "ui-said-wide 1:9 16 4"]);
  assert.deepEqual([saved.banner.word, saved.banner.seat, saved.banner.second], ["saved", 0, "ui-call-no-die"]);
  assert.equal(saved.reveals.length, 2); // no die
});

test("after a save that ends a half nobody is shown with the ball of the next one", () => {
  const saved = [
    { event: "revealed", aim: "TL", guard: ["TL"] },
    { event: "saved", who: 0, f: "0:1" },
  ];
  const beats = (/** @type {object[]} */ more) => staged([...saved, LOST, ...more])[0].beat;

  assert.ok(!beats([]).includes("ball"));
  assert.ok(beats([half]).includes("ball"));
});

test("the flag names the seat that rolls", () => {
  assert.equal(staged([{ event: "revealed", aim: "TL", guard: [] }, SHOT])[0].who, 1);
  assert.equal(staged([passed, thrown])[0].who, 0);
});

test("a goal, a save and a miss are told from the reader's side, who watches reads a name", () => {
  const shot = { event: "shot_tested", who: 1, f: "1:9", rolled: 5, value: 12, success: true };
  const texts = (/** @type {object} */ event) =>
    [1, 0, null].map((me) => staged([{ event: "revealed" }, event], { me })[0].banner.text);

  assert.deepEqual(texts(shot), ["ui-goal-me 1:9", "ui-goal-op 1:9", "ui-call-goal 1:9"]);
  const missed = { ...shot, rolled: 16, success: false };
  assert.deepEqual(texts(missed), ["ui-call-wide 1:9", "ui-wide-op 1:9", "ui-call-wide 1:9"]);
  const saved = { event: "saved", who: 1, f: "1:1" };
  assert.deepEqual(texts(saved), ["ui-call-saved 1:1", "ui-saved-op 1:1", "ui-call-saved 1:1"]);
});

const SHOT = { event: "shot_tested", who: 1, f: "1:9", rolled: 5, value: 12, success: true };
const CUT = { event: "tested", who: 1, f: "1:4", test: "intercept", rolled: 3, value: 9, success: true };
const LOST = { event: "turned_over", who: 1, holder: "1:4" };
/** What is decisive: the events, and the word and the seat in whose colour it stands, for seats 0 and 1, and others. */
const DECISIVE = /** @type {[object[], string[], number | null][]} */ ([
  [[passed, thrown, LOST], ["ball-lost", "ball-won", "ball-won"], 1],
  [[CUT], ["ball-lost", "ball-won", "intercepted"], 1],
  [[{ event: "revealed" }, SHOT], ["goal", "goal", "goal"], 1],
  [[{ event: "revealed" }, { ...SHOT, rolled: 16, success: false }], ["wide", "wide", "wide"], 1],
  [[{ event: "revealed" }, { event: "saved", who: 0, f: "0:1" }], ["saved", "saved", "saved"], 0],
  [[{ event: "fouled", who: 0, offender: "0:3", victim: "1:4" }], ["referee", "referee", "referee"], 0],
  [[{ event: "offside_given", who: 0, f: "0:8" }], ["referee", "referee", "referee"], 0],
  [[half], ["half-time", "half-time", "half-time"], null],
]);

for (const [events, words, seat] of DECISIVE)
  test(`${words[2]}: both coaches and who watches see the same beats, each from their own side`, () => {
    const seen = [0, 1, null].map((me) => staged(events, { me }));
    const beats = seen.map((stages) =>
      stages.map(({ beat, reveals, hold, from, about }) => {
        const at = reveals.map((/** @type {any} */ one) => one.at);
        return { beat, at, hold, from, about };
      }),
    );
    const banners = seen.map((stages) => stages.at(-1).banner);

    assert.deepEqual(beats[1], beats[0]);
    assert.deepEqual(beats[2], beats[0]);
    assert.deepEqual(
      banners.map(({ word }) => word),
      words,
    );
    assert.deepEqual(
      banners.map((one) => one.seat),
      [seat, seat, seat],
    );
  });

test("the end stays until it has been seen; who gives up is not beaten", () => {
  const whistled = { event: "match_ended", who: 1, reason: "shootout" };
  const [won] = staged([half, whistled], { reason: "shootout" });
  const [left] = staged([{ ...whistled, reason: "resigned" }], { reason: "resigned" });
  const [drawn] = staged([half, { ...whistled, who: null, reason: "score" }], { winners: [0, 1] });

  assert.deepEqual(won.beat, ["half", "end"]);
  assert.deepEqual([won.hold, won.banner.word, won.say], ["press", "winner", "ui-over-penalties Ben 1 2 0 0"]);
  assert.deepEqual([left.hold, left.banner.word, left.banner.seat], ["press", "final", 1]);
  assert.deepEqual([left.say, left.then], ["ui-over-given Ben 1 2 0 0", "ui-over-resigned Ben 1 2 0 0"]);
  assert.deepEqual([drawn.banner.word, drawn.banner.seat, drawn.say], ["final", null, "ui-over-draw Ann 2 1 0 0"]);
});

test("the goal of the last kick stays below the call of who has won", () => {
  const whistled = { event: "match_ended", who: 1, reason: "shootout" };
  const shot = { event: "shot_tested", who: 1, f: "1:9", rolled: 5, value: 12, success: true };
  const [kick, end] = staged([{ event: "revealed" }, shot, whistled], { reason: "shootout" });

  assert.deepEqual([kick.from, end.from, end.banner.word], ["before", "before", "winner"]);
});

test("where a time die ends the match after a shot, the winner is called on the pitch of the last minute", () => {
  const events = ["revealed", "shot_tested", "time_rolled", "half_ended"].map((event) => ({
    ...half,
    event,
    f: "1:9",
  }));
  const [shot, die, end] = staged([...events, { event: "match_ended", who: 1, reason: "score" }], { winners: [1] });

  assert.deepEqual([shot.from, die.about, die.from, end.from], ["before", "time", "after", "after"]);
});

test("each reader finds the own goals first in the log, the winner's in the bar: nobody wins 1:2", () => {
  const { table } = desk([], { me: 1 });

  assert.equal(sentence(/** @type {any} */ (half), table)?.text, "log-half_ended  half_ended 1 1 2");
  for (const me of [0, 1, null]) assert.equal(over(desk([], { me, winners: [0] })).sentence, "ui-over-won Ann 2 1 0 0");
  assert.equal(over(desk([], { me: 1, winners: [0, 1] })).sentence, "ui-over-draw Ann 1 2 0 0");
});

test("a move that was not shown has a few words, also where the log is silent", () => {
  const words = (/** @type {any[]} */ ...events) => brief(events, desk(events));

  assert.equal(words({ event: "movement_done", who: 0 }), "ui-brief-moved");
  assert.equal(words({ event: "round_ended", who: 0 }), "ui-brief-round");
  assert.equal(words({ event: "revealed" }, { event: "saved" }), "ui-brief-shot table-call-saved");
  assert.equal(words({ event: "movement_done", who: 0 }, { event: "took_over" }), null);
  const test_ = { event: "tested", f: "0:3", test: "tackle", success: true };
  assert.equal(words(test_, { event: "turned_over" }), "ui-brief-test 0:3 ui-test-tackle true");
  assert.equal(words(test_, { event: "fouled", offender: "0:3" }), "ui-brief-foul 0:3");
});

test("a movement is told as footballers and boosts, without what was taken back", () => {
  const moved = (/** @type {string} */ f, cost = 0) => ({ event: "moved", f, cost });
  /** @type {any[]} */
  const events = [moved("0:3", 1), moved("0:4", 2), { event: "taken_back", f: "0:4" }, moved("0:3", 1)];

  assert.equal(brief(events, desk(events)), "ui-brief-moves 1 2");
});

test("steps that were taken back are struck in the log, and no others", () => {
  const steps = [
    { event: "moved", f: "0:3" },
    { event: "card_played", f: null },
    { event: "moved", f: "0:3" },
    { event: "moved", f: "0:4" },
    { event: "taken_back", f: "0:3" },
    { event: "movement_done" },
    { event: "moved", f: "0:3" },
  ];
  const { table } = desk(steps);
  const isStruck = (/** @type {any} */ entry) => typeof sentence(entry, table)?.text !== "string";

  assert.deepEqual(
    steps.map((one) => one.event === "moved" && isStruck(one)),
    [false, false, true, false, false, false, false],
  );
});
