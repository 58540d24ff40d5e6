import assert from "node:assert/strict";
import { test } from "node:test";
import { sentence } from "../../../app/games/hockey_game/static/log.js";
import { picture, animatedAction } from "../../../app/games/hockey_game/static/picture.js";
import { isCounted, reading } from "../../../app/games/hockey_game/static/reading.js";
import { animations } from "../../../app/games/hockey_game/static/animations.js";
import { stagesOf } from "../../../app/static/js/drawing/beats.js";
import { components, duelOf, tableOf, viewOf } from "./table.mjs";

/** @import {Event, Now, View} from "../../../app/games/hockey_game/static/view.d.ts" */

/** Returns the animations of one action. @param {object[]} events @param {View} before @param {View} after */
function staged(events, before, after, me = 0) {
  const history = /** @type {any[]} */ (events.map((event) => ({ seq: 7, seat: 0, ...event })));
  const table = { ...tableOf({ view: after, me }), history };
  const now = /** @type {Now} */ (
    /** @type {unknown} */ ({ ...reading(table), table, t: table.t, ui: { staged: [] } })
  );
  const docs = [before, after].map((view, i) => ({ ...table.doc, view, seq: 6 + i }));
  const list = animations(history, now, docs[0], docs[1]);
  return {
    list,
    now,
    history,
    draw: (/** @type {number} */ shown, last = false) => picture(now.ui.staged[0], shown, last),
  };
}
const times = (/** @type {any} */ animation) => animation.reveals.map((/** @type {any} */ { at }) => at);

const sum = (/** @type {number} */ total) => ({ total });
const round = { event: "round_decided", who: 1, number: 1, attacker: 0, attack: sum(16), defence: sum(13) };
const open = viewOf({ phase: "defend_cards", duel: duelOf({ move: "shot", to: null, mover: 1 }) });
const closed = (/** @type {object} */ verdict) => duelOf({ move: "shot", to: null, mover: null, verdict });

test("dice tumble, then their faces, then the sum", () => {
  const before = viewOf({ phase: "attack_prepare", duel: duelOf({ turns: { 0: turn(4), 1: turn(5) } }) });
  const after = viewOf({ phase: "attack_cards", duel: duelOf() });
  const { list, draw } = staged([{ event: "rolled", who: 0, dice: [3, 4], dropped: [], fixed: 0 }], before, after);
  const drawn = [0, 1, 2, 3].map((shown) => draw(shown).view.duel[1].turns[0]);

  assert.deepEqual([list.length, times(list[0]), list[0].hold, list[0].from], [1, [0, 600, 1160], 0, "before"]);
  assert.deepEqual(
    drawn.map((one) => [isCounted(one), one.dice, one.sum.dice, one.sum.total]),
    [
      [false, undefined, undefined, 4],
      [false, undefined, undefined, 4],
      [false, [3, 4], 7, 4],
      [true, [3, 4], 7, 11],
    ],
  );
});

test("TIME of another player is called with its cards, one's own is not", () => {
  const view = viewOf({ phase: "attack_prepare", duel: duelOf() });
  const taken = (/** @type {number} */ who) =>
    staged([{ event: "time_taken", who, cards: ["B-1", "B-2"] }], view, view);

  assert.deepEqual(taken(0).list, []);
  const [{ beat, banner }] = taken(1).list;
  assert.deepEqual([beat, banner?.seat, banner?.text], ["time", 1, "ui-call-time(name=Marek count=2)"]);
});

test("a card that another player lays is told alone, and the hero that leaves after it", () => {
  const view = viewOf({ phase: "attack_prepare", duel: duelOf() });
  const special = Object.keys(components.cards).find((id) => components.cards[id].type === "injury") ?? "";
  const gone = { event: "hero_removed", who: 0, hero: "H-1", cause: special };
  const [card, leaves] = staged([{ event: "special_played", who: 1, card: special }, gone], view, view).list;

  assert.match(card.say ?? "", /^log-special-played\(name=Marek .*card_does=/);
  assert.match(leaves.say ?? "", /^ui-hero-removed/);
  const [hero] = staged([{ event: "hero_laid", who: 1, card: special }], view, view).list;
  assert.match(hero.say ?? "", /^log-hero-laid\(name=Marek /);
});

test("a goal is told in order: verdict, puck, lamp, score; the duel stays till then", () => {
  const after = viewOf({ phase: "faceoff", goals: [1, 0], duel: closed({ success: true, goal: true }) });
  const scored = { event: "goal_scored", who: 0, goals: [1, 0] };
  const { list, draw } = staged([{ ...round, move: "shot", success: true }, scored], open, after, 1);

  assert.deepEqual([times(list[0]), list[0].hold], [[0, 700, 960, 1240], 2000]);
  assert.equal(list[0].banner?.word, "goal");
  assert.deepEqual([list[0].banner?.second, list[0].banner?.totals], ["13 : 16", [0, 1]]); // the viewer's own first
  const drawn = [0, 1, 2, 3, 4].map((shown) => draw(shown));
  assert.deepEqual(
    drawn.map(({ puck, lamp, view }) => [puck, lamp, view.goals[0], view.phase]),
    [
      [null, false, 0, "defend_cards"],
      [null, false, 0, "defend_cards"],
      ["net", false, 0, "defend_cards"],
      ["net", true, 0, "defend_cards"],
      ["net", true, 1, "defend_cards"],
    ],
  );
});

test("a save ends in the glove, and a tie says that it is enough", () => {
  const after = viewOf({ phase: "restart_choice", duel: closed({ success: false, goal: false }) });
  const tied = { ...round, move: "shot", success: false, attack: sum(13) };
  const { list, draw } = staged([tied], open, after);

  assert.equal(list[0].banner?.word, "saved");
  assert.equal(list[0].banner?.second, "ui-call-tie(sums=13 : 13)");
  assert.deepEqual([draw(4).puck, draw(4).lamp], ["glove", false]);
  assert.deepEqual([draw(1).puck, draw(2).puck], [null, "glove"]);
});

test("after the verdict the puck is with the winner: on its new field, or where it was", () => {
  const duel = (/** @type {object} */ verdict) => duelOf({ mover: null, verdict });
  const before = viewOf({ phase: "defend_cards", duel: duelOf({ mover: 1 }) });
  const ended = (/** @type {boolean} */ success, /** @type {number | null} */ me) => {
    const after = viewOf({ duel: duel({ success, goal: false }) });
    const { list, draw } = staged([{ ...round, move: "speed", success }], before, after, /** @type {any} */ (me));
    const { puck, attacker } = draw(2).view;
    return [list[0].flag, draw(1).view.puck, puck, attacker];
  };

  assert.deepEqual(ended(true, 0), ["puck-won", "CENTRE", "E_SLOT", 0]);
  assert.deepEqual(ended(false, 0), ["puck-lost", "CENTRE", "CENTRE", 1]);
  assert.deepEqual([ended(true, 1)[0], ended(false, 1)[0]], [undefined, "puck-won"]); // nothing was theirs to lose
  assert.equal(ended(false, null)[0], undefined);
});

test("a referee card lies there before the clock has it and the sums follow", () => {
  const clock = { ...viewOf().clock, flips: 1 };
  const after = viewOf({
    phase: "attack_cards",
    clock,
    duel: duelOf({ turns: { 0: { ...turn(9), whistles: { "R-injury-1": 1 } }, 1: turn(5) } }),
  });
  const turned = { event: "referee_turned", who: 0, card: "R-injury-1", flips: 1 };
  const fell = { event: "total_lowered", who: 1, was: 23, now: 20, cause: "R-injury-1" };
  const { list, draw } = staged([turned, fell], viewOf({ phase: "attack_cards", duel: duelOf() }), after);
  const drawn = [0, 1, 2, 3].map((shown) => draw(shown).view);

  assert.equal(list[0].banner?.second, "ui-call-fell(was=23 now=20)");
  assert.deepEqual(
    drawn.map((one) => [one.clock.flips, Boolean(one.duel[1].turns[0].whistles), one.duel[1].turns[0].sum.total]),
    [
      [0, false, 11],
      [0, true, 11],
      [1, true, 11],
      [1, true, 9],
    ],
  );
  assert.deepEqual(staged([{ ...turned, who: null }], open, open).list, []); // the idle clock turns in silence
});

/** @type {import("../../../app/static/js/drawing/beats.js").Beat[]} */
const REFEREE = [
  { name: "bonus", events: ["bonus_played"], others: { kind: "C", owed: 0.6 } },
  { name: "referee", events: ["referee_turned"], all: { kind: "A", owed: 1 } },
];

test("a bonus card lies there with its sum before the referee card that it turns, and this call is read", () => {
  const turned = { event: "referee_turned", who: 1, card: "R-short-1", flips: 1 };
  const played = { event: "bonus_played", who: 1, card: "B-1", value: 3, total: 15 };
  const whistles = { "R-short-1": 1 };
  const after = viewOf({
    phase: "defend_cards",
    duel: duelOf({ turns: { 0: turn(16), 1: { ...turn(13), whistles, bonus: { "B-1": 3 } } } }),
  });
  const before = viewOf({ phase: "defend_cards", duel: duelOf({ turns: { 0: turn(16), 1: turn(12) } }) });
  const { list, draw, history } = staged([played, turned], before, after);
  const drawn = [0, 1, 2, 3].map((shown) => draw(shown).view.duel[1].turns[1]);

  assert.deepEqual(
    drawn.map((one) => [one.sum.total, Boolean(one.bonus), Boolean(one.whistles)]),
    [
      [12, false, false],
      [15, true, false],
      [15, true, true],
      [13, true, true],
    ],
  );
  assert.equal(list[0].banner?.second, "\u22122");
  assert.equal(list[0].doing, "log-bonus-played(name=Marek card=ui-bonus +2 total=15)");
  const stages = stagesOf(history, list, { beats: REFEREE, me: 0, text: () => "" });
  assert.deepEqual(
    stages.map(({ beat, owed }) => [beat, owed - times(list[0]).at(-1)]),
    [["bonus referee", 860]],
  );
});

test("the end of a period follows the goal in it, and the match waits until it has been seen", () => {
  const period = { event: "period_ended", period: 3, overtime: 0, flips: 5, heroes: [] };
  const over = { event: "game_ended", who: 0, goals: [1, 0], reason: "regulation" };
  const after = viewOf({ phase: "over", goals: [1, 0], duel: closed({ success: true, goal: true }) });
  const events = [{ ...round, move: "shot", success: true }, { event: "goal_scored", who: 0, goals: [1, 0] }, period];
  const third = staged(events, open, after);
  const last = staged([...events, over], open, after);

  assert.deepEqual(
    third.list.map(({ banner, hold }) => [banner?.word, hold]),
    [
      ["goal", 2000],
      ["period", 4000],
    ],
  );
  assert.equal(third.list[1].banner?.second, "1:0 Tereza");
  assert.deepEqual([last.list[1].banner?.word, last.list[1].hold], ["final", "press"]);
  const lost = staged([...events, over], open, after, 1).list[1];
  assert.deepEqual([lost.say, lost.banner?.totals], ["ui-call-wins(name=Tereza) 1:0", [0, 1]]); // as the result says it
  assert.deepEqual(staged([{ ...over, reason: "resigned" }], open, after).list, []);
  assert.deepEqual([last.draw(2, true).dim, last.draw(2, true).view.phase], [true, "defend_cards"]);
});

test("who wins the last round keeps the puck, while the end is shown and after it", () => {
  const verdict = { success: false, goal: false };
  const duel = duelOf({ mover: null, verdict });
  const after = viewOf({ phase: "over", attacker: 0, duel, result: { winner: 1, reason: "regulation" } });
  const events = [
    { ...round, move: "speed", success: false },
    { event: "period_ended", period: 3, overtime: 0, flips: 5, heroes: [] },
    { event: "game_ended", who: 1, goals: [0, 1], reason: "regulation" },
  ];
  const { draw } = staged(events, viewOf({ phase: "defend_cards", attacker: 0, duel: duelOf() }), after);
  assert.deepEqual([draw(1, true).view.attacker, draw(3, true).dim], [1, true]);
  assert.equal(reading(tableOf({ view: after })).attacker, 1);
});

test("both throws of a face-off are seen, though a tie clears them", () => {
  const faceoff = {
    rolls: { 0: { dice: [3, 3], total: 8 }, 1: null },
    parts: {},
    adds: { 0: 2, 1: 2 },
    ties: 0,
    needs: null,
    winner: null,
  };
  const before = viewOf({ phase: "faceoff", faceoff });
  const after = viewOf({ phase: "faceoff", faceoff: { ...faceoff, rolls: { 0: null, 1: null }, ties: 1 } });
  const events = [
    { event: "faceoff_rolled", who: 1, dice: [4, 2], strength: 2, hero: 0, total: 8 },
    { event: "faceoff_tied", total: 8 },
  ];
  const { list, draw } = staged(events, before, after);

  assert.equal(list[0].hold, 1200);
  const won = { event: "faceoff_won", who: 1, totals: [8, 9], at: "CENTRE" };
  const lost = staged([events[0], won], before, viewOf());
  assert.deepEqual([lost.list[0].flag, lost.draw(3).view.attacker, lost.draw(4).view.attacker], ["puck-lost", 0, 1]);
  assert.equal(lost.draw(4).view.faceoff?.winner, 1);
  assert.deepEqual(
    [1, 2, 3].map((shown) => draw(shown).view.faceoff?.rolls[1]),
    [
      { dice: [null, null], total: null },
      { dice: [4, 2], total: null },
      { dice: [4, 2], total: 8 },
    ],
  );
});

test("what is staged is found by the last line of the log, and only while it runs", () => {
  const { now, history } = staged(
    [{ event: "rolled", who: 0, dice: [3, 4], dropped: [], fixed: 0 }],
    viewOf(),
    viewOf(),
  );
  const table = { ...now.table, history };
  assert.equal(animatedAction({ ...table, animating: true }, now.ui.staged)?.seq, 7);
  assert.equal(animatedAction({ ...table, animating: false }, now.ui.staged), null);
  assert.equal(animatedAction({ ...table, animating: true, history: [] }, now.ui.staged), null);
});

/** @param {number} total */
function turn(total) {
  return { counts: [], sum: { total }, closed: null };
}

test("seat 1 reads the score of the log with its own goals first", () => {
  const entry = /** @type {any} */ ({ event: "goal_scored", who: 1, goals: [1, 2], seq: 9, seat: 1 });
  assert.deepEqual(sentence(entry, tableOf({ me: 1 })), { text: "log-goal-scored(name=Marek goals=2:1)", band: true });
  assert.equal(sentence(entry, tableOf({ me: 0 })), undefined);
});
