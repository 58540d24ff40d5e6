import assert from "node:assert/strict";
import { test } from "node:test";
import { roundStage } from "../../../app/games/extraliga/static/round.js";
import { said } from "../said.mjs";
import { cuesOf, revealed, runningScene, animations } from "../../../app/games/extraliga/static/animations.js";
import { CHANGE } from "../../../app/games/extraliga/static/stages.js";
import { desk } from "./small_table.mjs";

/** @param {string} event @param {object} [more] */
const entry = (event, more = {}) => /** @type {any} */ ({ seq: 6, seat: 0, event, ...more });
/** @param {number | null} seat @param {number[]} faces */
const side = (seat, faces) => ({
  seat,
  attack: 1,
  target: 4,
  rolled: faces.length > 0,
  bonuses: {},
  dice: Object.fromEntries(faces.map((face, i) => [i, { face, short: Math.max(0, 4 - face) }])),
});
/** @param {number[]} mine @param {number[]} theirs @param {number[]} goals */
const match = (mine, theirs, goals) => ({
  a: 0,
  b: 1,
  opponent: null,
  attempt: 0,
  regular: null,
  turn: null,
  goals,
  sides: { 0: side(0, mine), 1: side(1, theirs) },
});
/** @param {number} seq @param {object} view */
const doc = (seq, view) => /** @type {any} */ ({ seq, view, viewer: { seat: 0 } });

const before = doc(5, { match: match([6], [], [1, 0]) });
const rolls = entry("rolled", { who: 1, dice: [2] });
const over = [
  rolls,
  entry("regular_time_ended", { goals: [0, 0] }),
  entry("overtime_rolled", { variant: "duel", dice: [2, 5] }),
  entry("match_ended", { a: 0, b: 1, opponent: null, goals: [0, 1], points: [1, 2] }),
];
const ended = {
  goals: [0, 1],
  overtime: true,
  dice: { 0: { 0: { face: 6, short: 0 } }, 1: { 0: { face: 2, short: 2 } } },
};
const after = doc(6, { match: null, ended });

test("dice fall before their faces, faces before goals, and the score comes last", () => {
  const told = (/** @type {any[]} */ events) => cuesOf(events).map(({ cue }) => cue);
  assert.deepEqual(told([rolls]), ["throw", "faces", "goals", "score"]);
  assert.deepEqual(told([entry("bonus_used")]), ["card", "faces", "score"]);
  assert.deepEqual(told([entry("overtime_rolled", { variant: "defence" })]), ["throw", "faces", "goals", "score"]);
  assert.deepEqual(told(over).slice(4), ["duel", "result", "pulse", "final"]);
  assert.deepEqual(told([entry("placed")]), []);
  const times = cuesOf(over).map(({ at }) => at);
  assert.deepEqual(
    times,
    [...new Set(times)].sort((a, b) => a - b),
  );
});

test("nothing of a match that has ended is told before its beat", () => {
  const now = desk({ phase: "edit" });
  const [animation] = animations(over, now, before, after);
  const scene = now.ui.scenes.get(6);
  assert.ok(scene);
  const at = (/** @type {number} */ shown) => {
    const { match: told, showsSuccess, duels } = revealed(scene, shown);
    return [
      Object.keys(told.sides[1].dice).length,
      showsSuccess,
      told.goals.join(":"),
      duels.map(({ known }) => known).join(),
    ];
  };
  const seen = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(at);
  assert.deepEqual(seen[1], [0, false, "1:0", ""]);
  assert.deepEqual(seen[2], [1, false, "1:0", ""]);
  assert.deepEqual(seen[3], [1, true, "1:0", ""]);
  assert.deepEqual(seen[4], [1, true, "0:0", ""]);
  assert.deepEqual(seen[5], [1, true, "0:0", "false"]);
  assert.deepEqual(seen[6], [1, true, "0:0", "true"]);
  assert.deepEqual(seen[8], [1, true, "0:1", "true"]);
  assert.deepEqual([animation.from, animation.hold, animation.reveals.length], ["before", "press", 8]);
  assert.deepEqual(
    [animation.banner?.word, animation.banner?.seat, animation.banner?.text],
    ["final", 1, "ui-takes-points Bob 2"],
  );
  assert.deepEqual(animation.banner?.totals, [0, 1]);
  assert.equal(now.ui.ranked?.after, after.view, "the season's table moves when the new one is drawn");
});

test("both sides of a match and who watches see the same beats, whoever is asked next", () => {
  const bonus = entry("bonus_used", { source: "SPA-LW" });
  for (const events of [over, [rolls], [bonus], [entry("change_rolled", { die: 3 })]]) {
    const [mine, theirs, nobodys] = [0, 1, null].map((me) =>
      animations(events, desk({ phase: "edit" }, [{ type: "done" }], {}, me), before, after).map(
        ({ beat, reveals, from, about }) => ({ beat, at: reveals.map(({ at }) => at), from, about }),
      ),
    );
    assert.ok(mine.length > 0);
    assert.deepEqual(theirs, mine);
    assert.deepEqual(nobodys, mine);
  }
});

test("until its result a scene says who rolls, which bonus is used, or who passes", () => {
  const [bonus, pass] = [entry("bonus_used", { who: 1, source: "SPA-LW" }), entry("bonus_passed", { who: 1 })];
  const result = { a: 0, b: 1, opponent: null, goals: [1, 0], points: [3, 0] };
  const [regular, end] = [entry("regular_time_ended", { goals: [1, 0] }), entry("match_ended", result)];
  const told = [[rolls], [bonus], [bonus, regular, end], [pass, regular, end], over].map((events) => {
    const [{ doing }] = animations(events, desk({ phase: "bonus" }), before, after);
    return String(doing).split(" ").slice(0, 2).join(" ");
  });
  assert.deepEqual(told, [
    "table-stage-rolls Bob",
    "ui-brief-bonus Hlaváč",
    "ui-brief-bonus Hlaváč",
    "log-bonus_passed Bob",
    "ui-overtime",
  ]);
});

test("what goes on is not held, nor is what nobody stages; the season ends on the podium", () => {
  const now = desk({ phase: "bonus" });
  const then = doc(6, { match: match([6], [2], [1, 0]), ended: null });
  const [animation] = animations([rolls], now, before, then);
  assert.deepEqual([animation.hold, animation.from, animation.doing], [600, undefined, "table-stage-rolls Bob"]);
  assert.deepEqual(animations([entry("placed")], now, before, then), []);
  const table = /** @type {any} */ ({ animating: true, shown: 1, history: [rolls] });
  assert.equal(runningScene(table, now.ui)?.showsSuccess, false);
  assert.equal(runningScene({ ...table, animating: false }, now.ui), null);
  assert.equal(runningScene({ ...table, about: CHANGE }, now.ui), null, "the die of the change has the board");

  const end = entry("season_ended", { ranking: [[1], [0]], reason: "points" });
  const [last] = animations([end], now, before, then);
  assert.deepEqual(
    [last.banner?.word, last.banner?.seat, last.banner?.low, last.hold, last.say],
    ["winner", 1, true, "press", "Bob. reason-points"],
  );
});

test("a round opens with its fixture, its event, the numbers and the first player, one after another", () => {
  const round = { number: 2, at: "event", event: "EV-injury#1", played: 0, before_event: { 0: [4, 2], 1: [3, 2] } };
  const pairings = [{ a: 0, b: 1, opponent: null }];
  const view = /** @type {any} */ ({ phase: "trainer", round: { ...round, after_event: {}, odds: {}, pairings } });
  const season = { stage: "season", rounds: 6, half_rounds: 3, first: 1, results: {}, events_left: 9 };
  const left = { lots: { L1: true }, opponents: 1 };
  const now = desk(/** @type {any} */ ({ ...view, season: { ...season, left } }));
  const events = /** @type {any} */ ([{ event: "event_turned", card: "EV-injury#1", seats: [0, 1] }]);
  const [stage] = animations(
    events,
    /** @type {any} */ (now),
    /** @type {any} */ ({}),
    /** @type {any} */ ({ view: now.view }),
  );
  assert.deepEqual(
    stage.reveals.map(({ at }) => at),
    [0, 700, 1300, 2000],
  );
  assert.equal(stage.say, "ui-meet Bob ui-meet-effect 4 3");
  const drawn = said(roundStage(/** @type {any} */ ({ ...now, table: { ...now.table, animating: true, shown: 4 } })));
  assert.match(drawn, /ui-you-first .* Bob .* Injury .* ui-attack-small 4 3 .* ui-unchanged .* ui-begins Bob/);
});
