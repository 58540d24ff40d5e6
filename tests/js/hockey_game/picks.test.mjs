import assert from "node:assert/strict";
import { test } from "node:test";
import {
  aimed,
  decision,
  prunePicks,
  forced,
  freshAfter,
  hinted,
  laying as laying_,
  moved,
  nothing,
  oneBack,
  runs,
  tapped,
} from "../../../app/games/hockey_game/static/picks.js";
import { key } from "../../../app/games/hockey_game/static/keys.js";
import { reading } from "../../../app/games/hockey_game/static/reading.js";
import { duelOf, tableOf, viewOf } from "./table.mjs";

/** @import {Now, Picks} from "../../../app/games/hockey_game/static/view.d.ts" */

const DECLARE = /** @type {const} */ ([
  { type: "declare", move: "speed", to: "E_SLOT" },
  { type: "declare", move: "pass", to: "E_SLOT" },
  { type: "declare", move: "pass", to: "E_BLUE_N" },
  { type: "declare", move: "shot", to: null },
]);

/** A moment with what is picked in it, and all that was done. @param {any} table @param {Partial<Picks>} [picked] */
function moment(table, picked = {}) {
  const read = reading(table);
  /** @type {any[]} */ const done = [];
  const now = /** @type {Now} */ (
    /** @type {unknown} */ ({
      ...read,
      table: { ...table, askWhy: (/** @type {object} */ action) => done.push(["why", action]) },
      t: table.t,
      ui: { fresh: ["B-1"], filter: null },
      picks: { ...nothing(read), ...picked },
      pick: (/** @type {object} */ change) => done.push(change),
      act: (/** @type {object} */ action) => done.push(action),
      send: (/** @type {object[]} */ actions) => done.push(...actions),
    })
  );
  now.run = runs(now);
  return { now, done };
}
const declaring = (picked = {}) => moment(tableOf({ actions: /** @type {any} */ (DECLARE) }), picked);

const HAND = { "B-1": null, "B-2": "bonus_move", "B-3": null, "H-1": null };
const CARDS = ["B-1", "B-3"].map((card) => ({ type: "play_bonus", card }));
const laying = (picked = {}) => {
  const view = viewOf({ phase: "attack_cards", duel: duelOf(), hand: HAND });
  return moment(tableOf({ view, actions: /** @type {any} */ ([...CARDS, { type: "end_turn" }]) }), picked);
};

test("a press on what a hint frames takes the move and the cards that it names", () => {
  const { now, done } = declaring();
  hinted({ type: "declare", move: "pass", to: "E_SLOT" }, now);
  assert.equal(aimed({ ...now, picks: { ...now.picks, ...done[0] } }, "E_SLOT")?.to, "E_SLOT");
  assert.equal(aimed(now, "E_SLOT")?.move, "speed", "the best of the moves that lead there");
  assert.deepEqual([done[0].move, done[0].to], ["pass", null]);

  const swap = /** @type {any} */ ({ type: "time_out", cards: ["B-1", "B-2"] });
  const time = moment(tableOf({ actions: [...DECLARE, swap] }));
  hinted(swap, time.now);
  const open = { ...time.now, picks: { ...time.now.picks, ...time.done[0] } };
  assert.deepEqual(tapped(open, "B-1"), { thrown: ["B-1"] });
});

test("a move takes its only field, and keeps one that it reaches too", () => {
  assert.deepEqual(moved(declaring().now, "speed"), { picking: true, named: true, move: "speed", to: "E_SLOT" });
  assert.equal(moved(declaring().now, "pass")?.to, null);
  assert.equal(moved(declaring({ to: "E_SLOT" }).now, "pass")?.to, "E_SLOT");
  assert.equal(moved(declaring().now, "shot")?.to, "goal");
  assert.equal(moved(declaring().now, "strength"), null); // not offered
});

test("a tapped field is the goal of the move that was named, else of the best one that leads there", () => {
  assert.deepEqual(aimed(declaring({ move: "speed", named: true }).now, "E_SLOT"), { to: "E_SLOT", picking: true });
  const best = { move: "speed", to: "E_SLOT", named: false, picking: true };
  assert.deepEqual(aimed(declaring({ move: "pass" }).now, "E_SLOT"), best);
  assert.deepEqual(aimed(declaring({ move: "shot", to: "goal", named: true }).now, "E_SLOT"), best);
  assert.equal(aimed(declaring().now, "E_BLUE_N")?.move, "pass");
});

test("what cannot be done is asked as the action that the press would have been", () => {
  const { now, done } = declaring();
  const ask = (/** @type {Now} */ { run }) => [run.field("E_CREASE"), run.move("strength"), run.card("H-1")];
  ask({ ...now, run: runs({ ...now, view: { ...now.view, hand: HAND } }) });
  assert.deepEqual(done, [
    ["why", { type: "declare", move: "pass", to: "E_CREASE" }],
    ["why", { type: "declare", move: "strength", to: null }],
    ["why", { type: "play_hero", card: "H-1" }],
  ]);
  const table = tableOf({ view: viewOf({ phase: "restart_choice", duel: duelOf() }) });
  const saved = moment({ ...table, actions: [{ type: "restart", kind: "goalkeeper", at: "E_CREASE" }] });
  saved.now.run.field("E_SLOT");
  assert.deepEqual(saved.done, [["why", { type: "restart", kind: "faceoff", at: "E_SLOT" }]]);
});

test("an injury is asked of a hero who is there", () => {
  const sides = { ...viewOf().sides, 1: { ...viewOf().sides[1], heroes: { "H-1": 1 } } };
  const { now } = moment(tableOf({ view: viewOf({ sides }) }));
  assert.deepEqual(laying_(now, "I-1"), { type: "play_special", card: "I-1", target: "H-1" });
  assert.deepEqual(laying_(now, "S-1"), { type: "play_special", card: "S-1" });
});

test("the field tapped again is declared, and nothing else is sent", () => {
  const { now, done } = declaring({ move: "speed", to: "E_SLOT" });
  now.run.field("E_SLOT");
  assert.deepEqual(done, [DECLARE[0]]);
});

test("plain bonus cards are gathered, all others are chosen alone", () => {
  assert.deepEqual(tapped(laying().now, "B-1"), { staged: ["B-1"], card: null });
  assert.deepEqual(tapped(laying({ staged: ["B-1"] }).now, "B-1"), { staged: [], card: null });
  assert.deepEqual(tapped(laying().now, "B-3"), { card: "B-3" });
  assert.deepEqual(tapped(laying({ card: "B-3" }).now, "B-3"), { card: null });
  assert.deepEqual(tapped(laying({ card: "B-3" }).now, "B-1"), { staged: ["B-1"], card: "B-3" });
  assert.equal(tapped(laying().now, "B-2"), null); // it does not fit
  assert.equal(tapped(laying().now, "H-1"), null); // not offered
});

test("a hero is played alone: heroes and bonus cards are not chosen together", () => {
  const hero = { type: "play_hero", card: "H-1" };
  const view = viewOf({ phase: "attack_cards", duel: duelOf(), hand: { "B-1": null, "H-1": null } });
  const table = tableOf({ view, actions: /** @type {any} */ ([...CARDS, hero]) });
  assert.deepEqual(tapped(moment(table, { staged: ["B-1"] }).now, "H-1"), { card: "H-1", staged: [] });
  assert.deepEqual(tapped(moment(table, { card: "H-1" }).now, "B-1"), { card: null, staged: ["B-1"] });
});

test("the digit of a card is a press on it: one in the way stays down, and so does the one chosen before", () => {
  const press = (/** @type {number} */ digit, picked = {}) => {
    const { now, done } = laying(picked);
    assert.ok(key(/** @type {any} */ ({ key: String(digit), target: null }), now));
    return done;
  };
  assert.deepEqual(press(1), [{ staged: ["B-1"], card: null }]);
  assert.deepEqual(press(2, { staged: ["B-1"] }), [["why", { type: "play_bonus", card: "B-2" }]]);
  assert.deepEqual(press(4), [["why", { type: "play_hero", card: "H-1" }]]);
});

test("TIME throws away no more cards than any swap on offer", () => {
  const swaps = [["B-1"], ["B-1", "B-2"]].map((cards) => ({ type: "time_out", cards }));
  const view = viewOf({ hand: HAND });
  const table = tableOf({ view, actions: /** @type {any} */ (swaps) });
  assert.deepEqual(tapped(moment(table, { timing: true, thrown: ["B-1"] }).now, "B-2"), { thrown: ["B-1", "B-2"] });
  const two = { timing: true, thrown: ["B-1", "B-2"] };
  assert.deepEqual(tapped(moment(table, two).now, "B-3"), { thrown: ["B-1", "B-2"] });
});

test("one step back at a time", () => {
  const all = /** @type {Picks} */ ({ card: "H-1", staged: ["B-1"], named: true, to: "E_SLOT", move: "pass" });
  assert.deepEqual(oneBack(all), { card: null });
  assert.deepEqual(oneBack({ ...all, card: null }), { staged: [] });
  const aim = { ...all, card: null, staged: [] };
  const open = { move: null, to: null, named: false };
  assert.deepEqual(oneBack(aim), { to: null });
  assert.deepEqual(oneBack({ ...aim, named: false }), open);
  assert.deepEqual(oneBack({ ...aim, move: "shot", to: "goal" }), open);
});

test("what is gone or fits no more is put back", () => {
  const { now } = laying({ staged: ["B-1", "B-2", "B-9"], thrown: ["B-9"], card: "B-9", timing: true });
  const { staged, thrown, card, timing } = prunePicks(now.picks, now, now.table);
  assert.deepEqual({ staged, thrown, card, timing }, { staged: ["B-1"], thrown: [], card: null, timing: false });
});

test("naming a hero for the referee ends no decision", () => {
  const view = viewOf({ phase: "attack_cards", duel: duelOf() });
  const [cards, target] = [view, { ...view, phase: "referee_target" }].map((one) =>
    decision(reading(tableOf({ view: /** @type {any} */ (one), actions: [{ type: "end_turn" }] }))),
  );
  assert.equal(cards, target);
});

test("no restart is chosen at first, and a new declaration shows the last round", () => {
  const restart = /** @type {const} */ ({ type: "restart", kind: "goalkeeper", at: "E_CREASE" });
  const view = viewOf({ phase: "restart_choice", duel: duelOf() });
  assert.equal(nothing(reading(tableOf({ view, actions: [restart] }))).restart, null);
  assert.equal(nothing(reading(tableOf({ view: viewOf({ duel: duelOf() }) }))).picking, false);
});

test("a hero who must go alone goes by himself, but a turn is never ended for what the hand lacks", () => {
  assert.equal(forced({ type: "remove_hero" }), true);
  for (const type of /** @type {const} */ (["end_turn", "roll", "faceoff_roll"])) assert.equal(forced({ type }), false);
});

test("cards are new until the own next action", () => {
  const drew = /** @type {any} */ ({ event: "drew", who: 0, seat: 1, seq: 3, cards: ["B-1"] });
  const other = /** @type {any} */ ({ event: "rolled", who: 1, seat: 1, seq: 4 });
  assert.deepEqual(freshAfter([drew], 0, []), ["B-1"]);
  assert.deepEqual(freshAfter([other], 0, ["B-1"]), ["B-1"]);
  assert.deepEqual(freshAfter([{ ...other, seat: 0 }], 0, ["B-1"]), []);
});
