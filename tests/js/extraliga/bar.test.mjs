import assert from "node:assert/strict";
import { test } from "node:test";
import { effectText } from "../../../app/games/extraliga/static/bonuses.js";
import { bar } from "../../../app/games/extraliga/static/bar.js";
import { matchForecast } from "../../../app/games/extraliga/static/chances.js";
import { desk, strength, team } from "./small_table.mjs";

const draft = { kind: "pass", number: 1, pick: 1, picks: 6, to_left: true, passes_to: { 0: 1, 1: 0 }, sizes: { 0: 7 } };
/** @param {any} view @param {object[]} [actions] @param {object} [picks] @param {object} [ahead] */
const told = (view, actions, picks, ahead) => bar(desk(view, actions, picks, 0, ahead));
/** @param {ReturnType<typeof bar>} found */
const labels = (found) => found?.buttons?.map(({ label }) => label);

test("a draft card is taken, with what it adds and who gets the rest", () => {
  const then = { attack: { total: 4 }, defence: { total: 2 } };
  const hand = { best: { attack: { total: 3 }, defence: { total: 2 } } };
  const view = /** @type {any} */ ({ phase: "draft", draft, hand });
  const pick = { type: "pick", card: "SPA-C" };
  assert.equal(told(view, [pick])?.sentence, "ui-keep-one");

  const table = desk(view, [pick], { card: "SPA-C" }, 0, { gains: { "SPA-C": then } });
  const found = bar(table);
  assert.equal(found?.sentence, "ui-keep-pass Šindel 6 Bob");
  assert.equal(found?.second, "ui-best-gains 4 2 3 2");
  assert.deepEqual(labels(found), ["ui-change", "ui-keep-button Šindel"]);
  found?.buttons?.at(-1)?.run();
  assert.deepEqual(table.done, [pick]);
});

test("an editor says what is missing, and offers the best six and done as far as they are offered", () => {
  const lacks = { too_few_new: { missing: 1, least: 2 }, empty_slot: { slot: "D1" } };
  const editor = {
    kind: "change",
    cards: {},
    strength,
    fresh: 1,
    least: 2,
    most: 6,
    places_left: 9,
    lacks,
    before: {},
  };
  const round = { die: 2, bye: [], waiting: [], pairings: [] };
  const found = told(/** @type {any} */ ({ phase: "edit", editor, round }), [{ type: "auto" }]);
  assert.equal(found?.sentence, "ui-change-lineup 6");
  assert.doesNotMatch(JSON.stringify(found), /too-few-new/, "the die and the button say it");
  const buttons = found?.buttons ?? [];
  assert.deepEqual(
    buttons.map(({ key, disabled }) => `${key} ${disabled}`),
    ["a false", "d true"],
  );
  assert.deepEqual(
    found?.steps?.map(({ state }) => state),
    ["now", "todo"],
  );
  const six = { "SPA-LW": "LW", a: "C", b: "RW", c: "D1", d: "D2", e: "G" };
  const two = { ...editor, kind: "build", least: 0, cards: six, lacks: { two_legends: {} } };
  const full = told(/** @type {any} */ ({ phase: "edit", editor: two }), [{ type: "auto" }]);
  assert.deepEqual([full?.sentence, full?.second], ["ui-build-full", "objection-two-legends "]);
  const only = told(/** @type {any} */ ({ phase: "edit", editor: { ...editor, lacks: {} } }), [{ type: "done" }]);
  assert.equal(only?.second, "ui-only-done");

  const after = desk(/** @type {any} */ ({ phase: "edit", editor, round }), [{ type: "auto" }]);
  after.ui.placed = { seq: 5, card: "SPA-C", slot: "C", before: [3, 2], after: [4, 2] };
  assert.equal(bar(after)?.second, "ui-placed Šindel ui-letter C attack 4 3 2 2 objection-empty-slot ui-letter D");
  after.ui.placed.seq = 4; // an older one
  assert.equal(bar(after)?.second, "objection-empty-slot ui-letter D");
});

test("a line-up that may stand is fine unless the best six is stronger", () => {
  const editor = {
    kind: "change",
    cards: team.cards,
    strength,
    fresh: 3,
    least: 3,
    most: 6,
    places_left: 9,
    lacks: {},
  };
  const fine = /** @type {any} */ ({ phase: "edit", editor: { ...editor, before: {} }, round: { die: 3 } });
  const both = [{ type: "done" }, { type: "auto" }];
  const best = (/** @type {number[]} */ sums) => ({ best: { lineup: {}, strength: sums, bonuses: [0, 0] } });
  assert.equal(told(fine, both, {}, best([3, 2]))?.second, "ui-done-possible");
  assert.equal(told(fine, both, {}, best([5, 2]))?.second, "ui-done-weaker 5 + 2");
});

test("the best six is compared before it is taken, and a bonus is told where nothing else differs", () => {
  const editor = {
    kind: "change",
    cards: team.cards,
    strength,
    fresh: 1,
    least: 3,
    most: 6,
    places_left: 9,
    lacks: {},
  };
  const view = /** @type {any} */ ({ phase: "edit", editor: { ...editor, before: {} }, round: { die: 3 } });
  const lineup = { LW: "SPA-LW", C: "SPA-C", RW: null, D1: null, D2: null, G: "SPA-G" };
  const auto = [{ type: "auto" }];
  const open = desk(view, auto);
  const asks = bar(open)?.buttons?.find(({ key }) => key === "a");
  asks?.run();
  assert.deepEqual(open.done, [{ card: null, compares: true }], "nothing is sent yet");
  assert.equal(bar(open)?.buttons?.find(({ key }) => key === "d")?.label, "ui-done-left 2");

  /** @param {number[]} sums @param {object} six */
  const compared = (sums, six, bonuses = [2, 3]) =>
    desk(view, auto, { compares: true }, 0, { best: { lineup: six, strength: sums, bonuses } });
  const found = bar(compared([4, 2], lineup));
  assert.equal(found?.sentence, "ui-best-compare 4 + 2 3 + 2");
  assert.equal(found?.second, "ui-best-in Šindel ui-best-out Ptáček ui-best-bonus 2 3 ui-bonus-worth");
  assert.match(String(bar(compared([3, 2], lineup))?.second), /ui-best-level-bonus ui-bonus-worth/);
  const same = { LW: "SPA-LW", D1: "SPA-D1", G: "SPA-G" };
  const kept = bar(compared([3, 2], same, [2, 2]));
  assert.equal(kept?.second, "ui-best-same");
  /** @param {ReturnType<typeof bar>} shown */
  const amber = (shown) => shown?.buttons?.flatMap(({ label, primary }) => (primary ? [label] : []));
  assert.deepEqual([amber(found), amber(kept)], [["ui-best-take"], ["ui-best-keep"]]);
  const taken = compared([4, 2], lineup);
  bar(taken)?.buttons?.at(-1)?.run();
  assert.deepEqual(taken.done, auto);
});

test("a card in the hand is told where it gains most of what is offered, in the sums of the server", () => {
  const editor = { kind: "build", least: 0, most: 6, cards: team.cards, strength, fresh: 0, places_left: 9, lacks: {} };
  const view = /** @type {any} */ ({ phase: "edit", editor: { ...editor, before: {} } });
  const places = ["C", "RW", "D2"].map((slot) => ({ type: "place", card: "SPA-C", slot }));
  /** @param {Record<string, number[]> | null} sums of attack and defence, 3 and 2 before */
  const second = (sums) =>
    told(view, places, { card: "SPA-C" }, sums ? { moves: { "SPA-C": sums } } : undefined)?.second;
  assert.equal(second({ G: [9, 9], C: [5, 2], RW: [4, 2] }), "ui-place-gains Šindel ui-letter C attack 5 3 2 2");
  assert.equal(second({ D2: [3, 3] }), "ui-place-gains Šindel ui-letter D defence 3 3 3 2");
  assert.equal(second({ D2: [2, 4] }), "ui-place-gains Šindel ui-letter D both 2 3 4 2");
  assert.equal(second({ RW: [2, 3], C: [2, 2] }), "ui-place-no-gain Šindel");
  assert.equal(second(null), "");
});

test("an event asks for a slot or a card; nothing is sent before one is chosen", () => {
  const view = /** @type {any} */ ({ phase: "event", round: { event: "EV-injury#1", bye: [] } });
  const actions = [{ type: "choose", slot: "LW" }];
  assert.deepEqual(labels(told(view, actions)), []);
  assert.deepEqual(labels(told(view, actions, { target: "LW" })), ["ui-change", "ui-exclude Hlaváč"]);
  const removes = [{ type: "choose", card: "SPA-C" }];
  assert.deepEqual(labels(told(view, removes, { target: "SPA-C" })), ["ui-change", "ui-remove Šindel"]);
});

test("a trainer card tells the strengths that it changes", () => {
  const view = /** @type {any} */ ({ phase: "trainer" });
  const ahead = { moves: { "TR-pressure#1": { "": [4, 2] } } };
  const actions = [{ type: "play", card: "TR-pressure#1" }, { type: "pass" }];
  assert.equal(told(view, actions)?.sentence, "ui-trainer-play");
  assert.equal(told(view, [{ type: "pass" }])?.sentence, "ui-trainer-nothing");
  const main = [actions, actions.slice(1)].map((all) => told(view, all)?.buttons?.some(({ primary }) => primary));
  assert.deepEqual(main, [false, true]); // amber is the only way on, or what was chosen
  const found = told(view, actions, { card: "TR-pressure#1" }, ahead);
  assert.equal(found?.second, "Ui-effect attack 3 4");
  assert.deepEqual(labels(found), ["ui-change", "ui-pass", "ui-play-it"]);
  const aims = [{ type: "play", card: "TR-pressure#1", target: "LW" }];
  assert.equal(told(view, aims, { card: "TR-pressure#1" })?.flag, "ui-flag-choice");
});

test("the odds of this round's match stand beside the trainer cards, and what each would make of them", () => {
  const view = /** @type {any} */ ({ phase: "trainer" });
  const then = { "TR-pressure#1": { "": [62, 20, 18] } };
  const ahead = { moves: { "TR-pressure#1": { "": [4, 2] } }, odds: [45, 20, 35], then };
  const actions = [{ type: "play", card: "TR-pressure#1" }, { type: "pass" }];

  assert.equal(told(view, actions, {}, ahead)?.second, "ui-trainer-second");
  const second = told(view, actions, { card: "TR-pressure#1" }, ahead)?.second;
  assert.equal(second, "Ui-effect attack 3 4. ui-forecast 62 20 18");
});

const bonuses = {
  "SPA-LW": { kind: "plus1" },
  "SPA-G": { kind: "reroll_opp" },
  "TR-pressure#1": { kind: "reroll_own_all" },
};
/** @param {number | null} seat */
const side = (seat) => ({ seat, attack: 2, target: 4, rolled: true, dice: { 0: { face: 3, short: 1 } }, bonuses });
/** @type {any} */
const match = { opponent: null, goals: [0, 1], pass_ends: false, sides: { 0: side(0), 1: side(1) } };
const uses = {
  plus1: { side: 0, dice: { 0: { face: 4, short: 0, goals: [1, 1] } } },
  reroll_opp: { side: 1, dice: { 0: { faces: 3 } } },
  reroll_own_all: { side: 0, dice: { 0: { faces: 2 } } },
};
/** @param {string} source @param {number} [die] */
const bonus = (source, die) => ({ type: "bonus", source, ...(die === undefined ? {} : { die }) });

test("a bonus tells what the server has computed: the new face and score, or how many faces score", () => {
  const view = /** @type {any} */ ({ phase: "bonus", match, uses });
  /** @param {string} source @param {any} turned */
  const after = (source, turned) => effectText(desk(view, [bonus(source, 0)], { source }), 0, turned);
  const becomes = "ui-becomes-own 3 4 yes Bob ui-then-score 1:1";
  assert.equal(after("SPA-LW", uses.plus1.dice[0]), becomes);
  assert.equal(after("SPA-G", uses.reroll_opp.dice[0]), "ui-reroll-theirs 3 Bob ui-reroll-odds 3");
  assert.equal(told(view, [bonus("SPA-G", 0)], { source: "SPA-G" })?.sentence, "ui-choose-their-die Bříza");
  assert.equal(told(view, [bonus("SPA-G", 0)])?.second, "ui-pass-answer Bob");
});

test("all own dice at once is the one bonus with a button of its own", () => {
  const view = /** @type {any} */ ({ phase: "bonus", match, uses });
  const source = "TR-pressure#1";
  const table = desk(view, [bonus(source), { type: "pass" }], { source });
  const found = bar(table);
  assert.equal(found?.second, "ui-reroll-odds 2");
  assert.deepEqual(labels(found), ["ui-change", "ui-pass", "ui-use Pressure"]);
  found?.buttons?.at(-1)?.run();
  assert.deepEqual(table.done, [bonus(source)]);
});

test("who has nothing to decide is told for whom the table waits", () => {
  const round = { bye: [], pairings: [{ a: 0, b: 1 }], played: 0 };
  const apart = { ...match, sides: { 0: side(1), 1: { ...side(null) } } };
  const found = told(/** @type {any} */ ({ phase: "bonus", match: apart, round }));
  assert.deepEqual([found?.kind, found?.flag, found?.sentence], ["wait", "Bob", "ui-wait-bonus Bob 1"]);
  assert.equal(found?.second, "ui-your-match-next");
  assert.equal(told({ phase: "over" }), undefined);
});

test("the roller reads what the dice alone would say, from their own side, and of others with a name", () => {
  const sides = { 0: { ...side(0), chance: 0.5 }, 1: { ...side(1), chance: 1 / 3 } };
  const view = /** @type {any} */ ({ phase: "roll", match: { ...match, sides, forecast: [45, 20, 35] } });
  const rolls = (/** @type {number} */ me) => bar(desk(view, [{ type: "roll" }], {}, me))?.second;

  assert.equal(rolls(0), "ui-forecast 45 20 35 ui-each-scores 50 ui-roll-second");
  assert.equal(rolls(1), "ui-forecast 35 20 45 ui-each-scores 33 ui-roll-second");
  const watched = desk(view, [], {}, /** @type {any} */ (null));
  assert.equal(matchForecast(watched), "ui-forecast-of Ann 45 20 35");
  assert.equal(matchForecast(/** @type {any} */ ({ ...watched, scene: { over: true } })), "");
});
