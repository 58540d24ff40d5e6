import assert from "node:assert/strict";
import { test } from "node:test";
import { finishOf, soFar, worth } from "../../../app/games/um_reifenbreite/static/finish.js";
import {
  counted,
  fallsShown,
  rolling,
  animationState,
} from "../../../app/games/um_reifenbreite/static/animation_state.js";
import { animations } from "../../../app/games/um_reifenbreite/static/animations.js";
import { said } from "../said.mjs";
import { t } from "./desk.mjs";

/** @typedef {any} Any what only these tests make up */

const components = {
  scoring: { places: { points: [50, 40, 35, 32] } },
  colours: { blue: { index: 0 }, orange: { index: 1 } },
};
const teams = { 0: { seat: 0, colour: "blue" }, 1: { seat: 1, colour: "orange" } };
const photos = { 21: [], 22: [2], 31: [4, 4], 32: [] };
const teamOf = { 21: 0, 22: 0, 31: 1, 32: 1, 41: 1 };
const riders = Object.fromEntries(
  Object.entries(photos).map(([key, held]) => [key, { team: teamOf[/** @type {21} */ (Number(key))], photos: held }]),
);
const results = {
  1: {
    race: "giro",
    photos: [4, 1],
    riders: {
      21: { place: 1, sprint: 0, yellow: 0, disqualified: false, points: 50 },
      22: { place: 4, sprint: 5, yellow: 0, disqualified: false, points: 37 },
      31: { place: 2, sprint: 11, yellow: 2, disqualified: true, points: 0 },
      32: { place: 3, sprint: 0, yellow: 0, disqualified: false, points: 35 },
    },
  },
};
const before = { phase: "move", riders, teams, results: {}, score: { 0: 0, 1: 0 } };
const over = { phase: "over", riders, teams, results, score: { 0: 87, 1: 35 } };
const finish = /** @type {Any} */ (finishOf)(components, [], before, over);

/**
 * Returns the animations of an action; `end` has the view before it and the winner.
 * @param {Any[]} events @param {Any} view @param {Any} [end]
 */
function staged(events, view, seq = 7, end = {}) {
  const plans = new Map();
  const root = { querySelectorAll: () => [], querySelector: () => null };
  const desk = {
    ...{ t, me: 0, ui: { plans, scene: { svg: { closest: () => root } } } },
    ...{
      now: { riders: new Map([[31, { seat: 1 }]]) },
      names: {
        person: (/** @type {number} */ seat) => `seat ${seat}`,
        cardTitle: (/** @type {string} */ card) => `title ${card}`,
        cardText: (/** @type {string} */ card) => `text ${card}`,
        source: (/** @type {string} */ card) => `source ${card}`,
        kinds: { "r1-5": { value: 5 } },
      },
    },
    table: { components, history: events, motion: true },
  };
  const found = animations(
    events,
    /** @type {Any} */ (desk),
    /** @type {Any} */ ({ view: end.was ?? before }),
    /** @type {Any} */ ({ seq, view, outcome: end.outcome }),
  );
  return { found, plans };
}

const lines = ["die", "r1-5", "throw", "uphill"].map((what) => ({ what }));
const made = { lines, allowance: 7 };
const thrown = { event: "thrown", who: 1, rider: 31, seq: 7 };

test("a throw: dice, faces, its lines one by one, the total, and only then the question", () => {
  const { found } = staged([thrown], { ...before, throw: made });
  assert.equal(found.length, 1);
  assert.deepEqual(
    found[0].reveals.map(({ at }) => at),
    [0, 600, 680, 760, 840, 920, 1160, 1300],
  );
  assert.deepEqual([found[0].from, found[0].hold, found[0].doing], ["before", 0, "table-stage-rolls(name=seat 1)"]);
  const cards = { ...made, lines: [{ what: "r1-5" }, { what: "g-6" }, ...lines.slice(2)] };
  assert.deepEqual(staged([thrown], { ...before, throw: cards }).found, []);
});

test("faces, lines and total are held back until their beat", () => {
  const { plans } = staged([thrown], { ...before, throw: made });
  const shown = (/** @type {number} */ reveals, doc = 6) =>
    rolling(
      animationState(
        /** @type {Any} */ ({ animating: true, shown: reveals, history: [thrown], doc: { seq: doc } }),
        plans,
      ),
    );
  assert.deepEqual(
    [1, 2, 4, 6].map((reveals) => shown(reveals)?.faces),
    [false, true, true, true],
  );
  assert.deepEqual(
    [1, 2, 4, 6, 8].map((reveals) => shown(reveals)?.rows),
    [0, 0, 2, 4, 4],
  );
  assert.deepEqual(
    [6, 7].map((reveals) => shown(reveals)?.total),
    [false, true],
  );
  assert.equal(shown(8, 7), null);
  assert.equal(animationState(/** @type {Any} */ ({ animating: false, history: [thrown] }), plans), null);
});

test("a crash: the card, then one after another, and who fell", () => {
  const events = [
    { event: "seven_thrown", who: 1, rider: 31, seq: 7 },
    { event: "crashed", rider: 31, seq: 7 },
    { event: "fell", rider: 22, by: 31, wave: 1, seq: 7 },
  ];
  const { found, plans } = staged(events, { ...before, throw: made });
  const [, crash] = found;
  assert.deepEqual(
    crash.reveals.map(({ at }) => at),
    [0, 300, 520],
  );
  assert.deepEqual([crash.banner?.word, crash.banner?.seat, crash.hold], ["crash", 1, 2000]);
  assert.equal(crash.banner?.text, "ui-call-crash(rider=31 others=22 count=1)");
  assert.equal(crash.say, crash.banner?.text, "a line of each fall would be too long");
  const last = staged([...events, { event: "round_started", round: 3, seq: 7 }], { ...before, throw: made }).found;
  assert.ok(
    last.some(({ banner }) => banner?.word === "crash"),
    "a round that ends with it takes nothing away",
  );
  const plan = { ...plans.get(7), early: false };
  assert.deepEqual(
    [1, 2, 3].map((shown) => fallsShown({ ...plan, shown })),
    [0, 1, 2],
  );
  assert.equal(fallsShown(null), Infinity);
});

test("off the bike: the rider, the sum that did it, and how long", () => {
  const off = { ...made, rider: 31, allowance: -1 };
  const events = [thrown, { event: "dismounted", who: 1, rider: 31, seq: 7 }];
  const [, stage] = staged(events, { ...before, throw: off }).found;
  assert.deepEqual([stage.beat, stage.about, stage.reveals[0].sound], ["dismount", "31", "creak"]);
  assert.deepEqual([stage.banner?.word, stage.banner?.seat], ["off-bike", 1]);
  assert.match(said(stage.banner?.sum), /= −1/);
  assert.equal(stage.banner?.second, "ui-call-walks");
});

test("an action card is called with its owner and its text; a mishap by its own word, once", () => {
  const seven = { event: "seven_thrown", who: 1, rider: 31, seq: 7 };
  const drawn = { event: "action_card_drawn", who: 1, rider: 31, card: "plus3", seq: 7 };
  const lucky = { ...made, card: "plus3", lines: [...lines.slice(0, 3), { what: "plus3", value: [3, 3] }] };
  const [, card] = staged([seven, drawn], { ...before, throw: lucky }).found;
  assert.deepEqual(
    [card.beat, card.banner?.word, card.banner?.title, card.banner?.text],
    ["action-card", "card", "title plus3", "31: text plus3"],
  );
  const mishap = [seven, { ...drawn, card: "skip" }, { event: "skipped", who: 1, rider: 31, seq: 7 }];
  const called = staged(mishap, { ...before, throw: { ...made, allowance: null } }).found.slice(1);
  assert.deepEqual(
    called.map(({ beat, banner }) => [beat, banner?.word]),
    [[["action-card", "mishap"], "mishap"]],
  );
});

test("a card lost or back is named; of a trade both riders are ringed", () => {
  const one = (/** @type {Any} */ event) => staged([{ who: 1, rider: 31, seq: 7, ...event }], before).found[0];
  const lost = one({ event: "energy_lost", card: "r1-5" });
  assert.deepEqual(
    [lost.banner?.word, lost.banner?.text],
    ["card-lost", "ui-call-card-lost(rider=31 card=source r1-5)"],
  );
  assert.equal(one({ event: "energy_regained", card: "r1-5" }).banner?.word, "card-back");
  const refused = one({ event: "swap_declined", asked: 44 });
  assert.deepEqual([refused.about, refused.banner?.word], ["31 44", "refused"]);
  const traded = one({ event: "swapped", leader: 44 });
  assert.deepEqual([traded.about, traded.banner], ["31 44", undefined]);
});

test("the finish: the ride, then place and points; before round 1 the whole course", () => {
  const events = [
    { event: "moved", who: 0, rider: 31, path: "sss", seq: 7 },
    { event: "finished", who: 0, rider: 31, place: 1, points: 50, seq: 7 },
  ];
  const [finished] = staged(events, before).found;
  assert.deepEqual(
    finished.reveals.map(({ at }) => at),
    [0, 270, 520],
  );
  assert.deepEqual([finished.about, finished.banner?.word], ["31 cheer", "over-line"]);
  assert.equal(finished.banner?.text, "ui-call-finish(rider=31 place=1)");
  const [course] = staged([{ event: "round_started", round: 1, seq: 7 }], before).found;
  assert.deepEqual([course.about, course.reveals.at(-1)?.at], ["course", 2500]);
  assert.deepEqual(staged([{ event: "round_started", round: 2, seq: 7 }], before).found, []);
});

test("a sprint: the ride, the line, and the points are counted last", () => {
  const events = [
    { event: "moved", rider: 31, path: "sss", seq: 7 },
    { event: "sprint_scored", who: 1, rider: 31, line: "D", place: 1, points: 11, seq: 7 },
  ];
  const { found, plans } = staged(events, { ...before, throw: made });
  assert.deepEqual(
    found[0].reveals.map(({ at }) => at),
    [0, 270, 670],
  );
  assert.equal(found[0].banner?.text, "ui-call-sprint(rider=31 place=1 line=D points=11)");
  const after = /** @type {Any} */ ({ score: { 1: 11 } });
  const at = (/** @type {number} */ shown) => counted({ ...plans.get(7), shown, early: false }, after);
  assert.equal(at(2), before);
  assert.equal(at(3), after);
});

test("the end: every photo from the worst place on, then the podium; both stay until they have been seen", () => {
  const { found } = staged([{ event: "disqualified", rider: 31, seq: 7 }], over);
  const [photo, podium] = found;
  assert.deepEqual(
    photo.reveals.map(({ at }) => at),
    [200, 300, 800, 1100, 1600, 1900, 2200, 2700, 3000],
  );
  assert.deepEqual([photo.hold, photo.from, photo.banner?.word], ["press", "before", "out"]);
  assert.equal(photo.banner?.text, "ui-fin-gone(rider=31 count=1 points=53)");
  assert.deepEqual(
    podium.reveals.map(({ at }) => at),
    [600, 900, 1300, 1700, 2100],
  );
  assert.deepEqual([podium.hold, podium.banner?.word, podium.banner?.seat], ["press", "winner", 0]);
  assert.deepEqual([photo.doing, podium.doing], ["ui-fin-doing", "ui-fin-honours"]); // nobody plays meanwhile
  const tour = staged([{ event: "race_started", seq: 7 }], { ...over, phase: "place" }).found.at(-1);
  assert.deepEqual([tour?.banner?.word, tour?.banner?.text], ["final", "ui-fin-leads(who=seat 0 points=87)"]);
});

test("what befalls a rider in the last action is seen on the road, before the photos and the podium", () => {
  const { found } = staged([{ event: "dismounted", who: 1, rider: 31, seq: 7 }], over);
  assert.deepEqual(
    found.map(({ beat, about }) => [beat, about]),
    [
      ["dismount", "31"],
      ["photo", "finale"],
      ["podium", "finale"],
    ],
  );
});

test("the last one is seen to ride over the line before the photos are drawn", () => {
  const [photo] = staged([{ event: "moved", rider: 31, path: "ssssss", seq: 7 }], over).found;
  assert.deepEqual(
    photo.reveals.slice(0, 4).map(({ at }) => at),
    [540, 640, 1140, 1440],
  );
});

test("who shares the first place is called with the others, and of many who are out only how many", () => {
  const out = Object.fromEntries(
    [21, 22, 31, 32, 41].map((key, i) => [key, { place: i + 1, sprint: 0, yellow: 0, disqualified: true, points: 0 }]),
  );
  const held = Object.fromEntries(Object.entries(teamOf).map(([key, team]) => [key, { team, photos: [4] }]));
  const shared = { ...over, riders: held, results: { 1: { race: "giro", photos: [4, 1], riders: out } } };
  const outcome = { placements: [0, 1].map((seat) => ({ seat, place: 1 })) };
  const was = { ...before, riders: held };
  const [photo, podium] = staged([], { ...shared, score: { 0: 0, 1: 0 } }, 7, { was, outcome }).found;

  assert.match(String(photo.banner?.text), /^ui-fin-gone-many\(.*count=5/);
  assert.equal(podium.banner?.text, "ui-over-shared(who=seat 0, seat 1 points=0)");
  assert.deepEqual([podium.banner?.seat, podium.banner?.second], [null, ""]);
});

test("what the photos take falls from the teams only when the rider is called", () => {
  assert.deepEqual(
    finish.photoFinish.map((/** @type {Any} */ one) => one.number),
    [22, 31],
  );
  assert.deepEqual(finish.riders[1].photos, [4]);
  assert.equal(worth(/** @type {Any} */ (components), finish.riders[1]), 53);
  const totals = (/** @type {number} */ seen) =>
    soFar(/** @type {Any} */ (components), finish, seen).map(({ seat, total }) => [seat, total]);
  assert.deepEqual(totals(1), [
    [1, 88],
    [0, 87],
  ]);
  assert.deepEqual(totals(2), [
    [0, 87],
    [1, 35],
  ]);
});
