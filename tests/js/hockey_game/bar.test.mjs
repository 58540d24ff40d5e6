import assert from "node:assert/strict";
import { test } from "node:test";
import { bar as barAt } from "../../../app/games/hockey_game/static/desk.js";
import { facesOf, stagesOf } from "../../../app/games/hockey_game/static/draft.js";
import { reading } from "../../../app/games/hockey_game/static/reading.js";
import { create } from "../../../app/games/hockey_game/static/table.js";
import { said } from "../said.mjs";
import { duelOf, prospectOf, tableOf, viewOf } from "./table.mjs";

/** The action bar as the page gets it. @param {any} table */
const barOf = (table) => create(table).draw(table).bar;
/** @param {any} table */
const labels = (table) => barOf(table)?.buttons?.map(({ label }) => label);

const END = { type: "end_turn" };
const laying = (preview = {}) =>
  tableOf({ view: viewOf({ phase: "attack_cards", duel: duelOf() }), actions: /** @type {any} */ ([END]), preview });

test("nothing is drawn before there is a game", () => {
  assert.deepEqual(create(tableOf()).draw(tableOf({ view: /** @type {any} */ ({}) })), {});
});

test("who chooses a move is told what the numbers beside it are, unless they say it themselves", () => {
  const actions = /** @type {any} */ ([{ type: "declare", move: "speed", to: "E_SLOT" }]);
  const second = (/** @type {boolean} */ phone) => barOf({ ...tableOf({ actions }), phone })?.second;
  assert.deepEqual([second(false), second(true)], ["ui-choose-move ui-choose-sums", "ui-choose-move"]);
});

test("the turn ends on the total that the server tells", () => {
  assert.deepEqual(labels(laying()), ["ui-end-turn(total=11)"]);
});

test("cards are laid and the turn goes on, or ends with them, and both say so", () => {
  const preview = { now: prospectOf({ total: 11 }), choices: { "B-1": prospectOf({ total: 13 }) } };
  const view = viewOf({ phase: "attack_cards", duel: duelOf(), hand: { "B-1": null } });
  const table = tableOf({ view, actions: /** @type {any} */ ([{ type: "play_bonus", card: "B-1" }, END]), preview });
  const sent = /** @type {unknown[]} */ ([]);
  const drawing = create({ ...table, act: (/** @type {unknown} */ action) => sent.push(action) });
  drawing.draw(table);
  drawing.key?.(/** @type {any} */ ({ key: "1", target: null }));
  const [, on, end] = drawing.draw(table).bar?.buttons ?? [];
  assert.deepEqual([on.label, on.effect], ["ui-lay-on(count=1)", "ui-then-on(total=13)"]);
  assert.deepEqual([end.label, end.effect], ["ui-lay-end(count=1 total=13)", "ui-then-defends(name=Marek)"]);
});

test("a button that injures a hero says what it does, what the sum becomes, and that the roll is next", () => {
  const preview = { now: prospectOf({ against: 7 }), choices: { "I-1>H-1": prospectOf({ against: 5, odds: 0.5 }) } };
  const view = viewOf({ phase: "attack_prepare", duel: duelOf(), hand: { "I-1": null } });
  const actions = /** @type {any} */ ([{ type: "play_special", card: "I-1", target: "H-1" }, { type: "roll" }]);
  const table = tableOf({ view, actions, preview });
  const drawing = create(table);
  drawing.draw(table);
  drawing.key?.(/** @type {any} */ ({ key: "1", target: null }));
  const injures = drawing.draw(table).bar?.buttons?.at(-1);
  assert.deepEqual(
    [injures?.label, injures?.effect],
    ["ui-remove-hero(hero=Jakub), ui-percent(percent=50)", "ui-effect-them(was=7 now=5), ui-then-roll"],
  );
});

test("every chosen card is a row of the sum, and the rows are those of the preview", () => {
  const lines = [
    { clause: "HG-5.3", what: "dice", value: 7 },
    { clause: "HG-5.1", what: "main", value: 4 },
    { clause: "HG-5.5", what: "bonus", value: 5 },
  ];
  const preview = {
    now: prospectOf({ total: 11 }),
    choices: { "B-1+B-3": { ...prospectOf({ total: 16 }), lines }, "B-3": prospectOf({ total: 14 }) },
  };
  const hand = { "B-1": null, "B-3": null };
  const view = viewOf({ phase: "attack_cards", duel: duelOf(), hand });
  const offered = [{ type: "play_bonus", card: "B-1" }, { type: "play_bonus", card: "B-3" }, END];
  const table = tableOf({ view, actions: /** @type {any} */ (offered), preview });
  const drawing = create(table);
  drawing.draw(table);
  for (const key of ["1", "2"]) drawing.key?.(/** @type {any} */ ({ key, target: null }));
  const { sum, bar } = drawing.draw(table);
  const said_ = said(sum);
  assert.match(said_, /ui-row-card ui-bonus \+2, ui-chosen \+2/);
  assert.match(said_, /ui-row-card ui-bonus \+3, ui-referee, ui-chosen \+3/);
  assert.match(said_, /ui-row-total 16/);
  assert.match(said(bar?.sentence), /sums=ui-effect-own\(was=11 now=14\)/); // of the card that is laid, alone
  assert.match(said(bar?.second), /ui-lay-alone-first/);
});

test("a decided duel is rolled and ended in one press, which says who has the puck then", () => {
  const buttons = (/** @type {any} */ decided, hand = {}) => {
    const duel = duelOf({ attacker: 1, mover: 0 });
    const view = viewOf({ phase: "defend_prepare", attacker: 1, duel, to_roll: { dice: 2, fixed: 0 }, hand });
    const preview = { now: { ...prospectOf(), decided } };
    const bar = barOf(tableOf({ view, actions: /** @type {any} */ ([{ type: "roll" }]), preview }));
    return [bar?.second, ...(bar?.buttons ?? []).map(({ label, effect, key }) => `${key} ${label}: ${effect}`)];
  };
  assert.deepEqual(buttons({ won: false, total: 14 }), [
    "ui-no-throw(total=14 other=5 move=speed)",
    "r ui-roll-end: ui-then-keeps(name=Marek)",
  ]);
  assert.deepEqual(buttons({ won: true, total: 8 }, { "B-1": null }), [
    "ui-any-throw(total=8 other=5 move=speed)",
    "r ui-roll-dice(count=2): ui-then-bonus",
    "e ui-roll-end: ui-then-yours",
  ]);
});

test("who ends a defence is told what becomes of the puck, and of a shot", () => {
  const effect = (/** @type {"speed" | "shot"} */ move, /** @type {number} */ missing) => {
    const duel = duelOf({ attacker: 1, mover: 0, move, missing });
    const view = viewOf({ phase: "defend_cards", attacker: 1, duel });
    return barOf(tableOf({ view, actions: /** @type {any} */ ([END]) }))?.buttons?.at(-1)?.effect;
  };
  assert.deepEqual([effect("speed", 3), effect("speed", 0)], ["ui-then-keeps(name=Marek)", "ui-then-yours"]);
  assert.deepEqual([effect("shot", 3), effect("shot", 0)], ["ui-then-scores(name=Marek)", "ui-then-saved"]);
});

test("who defends is told how much is missing, or that it is enough", () => {
  const bar = (/** @type {number} */ missing) => {
    const view = viewOf({ phase: "defend_cards", attacker: 1, duel: duelOf({ attacker: 1, mover: 0, missing }) });
    return barOf(tableOf({ view, actions: /** @type {any} */ ([END]) }))?.sentence;
  };
  assert.equal(bar(3), "ui-need-more(count=3 own=11 other=5)");
  assert.equal(bar(0), "ui-enough-now(own=11 other=5)");
});

test("a card says below it and in the bar what it makes of the sums, and why nothing", () => {
  const another = { clause: "HG-7.10", text: "another_counts", card: "H-2" };
  const preview = {
    now: prospectOf({ total: 11 }),
    choices: {
      "B-3": { ...prospectOf({ total: 14 }), gain: 3, why: null, forfeits: 0 },
      "H-1": { ...prospectOf({ total: 11 }), gain: 0, why: another, forfeits: 5 },
    },
  };
  const components = { ...tableOf().components };
  components.cards = { ...components.cards, "H-2": { type: "hero", team: "CZE", name: { en: "Petr" }, gives: {} } };
  const actions = [{ type: "play_bonus", card: "B-3" }, { type: "play_hero", card: "H-1" }, END];
  const hand = { "B-3": null, "H-1": null };
  const view = viewOf({ phase: "attack_cards", duel: duelOf(), hand });
  const table = { ...tableOf({ view, actions: /** @type {any} */ (actions), preview }), components, has: () => true };
  const drawing = create(table);
  assert.match(said(drawing.draw(table).tray), /ui-effect-another-counts\(card=Petr\)/);
  drawing.key?.(/** @type {any} */ ({ key: "1", target: null }));
  assert.match(said(drawing.draw(table).tray), /ui-effect-own\(was=11 now=14\), ui-percent\(percent=50\)/);
  assert.equal(
    drawing.draw(table).bar?.sentence,
    "ui-lay-symbol(card=ui-bonus +3 with=yes sums=ui-effect-own(was=11 now=14))",
  );
  drawing.key?.(/** @type {any} */ ({ key: "2", target: null }));
  const bar = drawing.draw(table).bar;
  assert.equal(bar?.sentence, "ui-lay-hero(card=Jakub with=no sums=)");
  assert.equal(
    said(bar?.second),
    "ui-dice-alone(percent=50) ui-why-another-counts(card=Petr) HG-7.10 ui-forfeits(value=5)",
  );
  const onPhone = drawing.draw({ ...table, phone: true }).bar; // three lines have room; what stays as it is goes
  assert.equal(said(onPhone?.second), "ui-why-another-counts(card=Petr) HG-7.10 ui-forfeits(value=5)");
});

test("the dice to roll are counted by the server", () => {
  const rolls = (/** @type {object} */ roll, hand = { "B-1": /** @type {string | null} */ (null) }) => {
    const view = viewOf({ phase: "attack_prepare", duel: duelOf(), to_roll: roll, hand });
    return labels(tableOf({ view, actions: /** @type {any} */ ([{ type: "roll" }]) }));
  };
  assert.deepEqual(rolls({ dice: 3, fixed: 0 }), ["ui-roll-dice(count=3)"]);
  assert.deepEqual(rolls({ dice: 0, fixed: 8 }), ["ui-take-fixed(value=8)"]);
  const nothingFits = { "B-1": "bonus_move" };
  assert.deepEqual(rolls({ dice: 2, fixed: 0 }, nothingFits), ["ui-roll-dice(count=2)", "ui-roll-end"]);
});

test("a picked move is declared, with the sums of the preview", () => {
  const actions = /** @type {any} */ ([{ type: "declare", move: "speed", to: "E_SLOT" }]);
  const preview = { declare: { speed: { E_SLOT: prospectOf({ total: 7, against: 6 }) } } };
  const table = tableOf({ actions, preview });
  const drawing = create(table);
  drawing.draw(table);
  drawing.key?.(/** @type {any} */ ({ key: "1", target: null }));
  const bar = drawing.draw(table).bar;
  assert.match(String(bar?.sentence), /^ui-move-to\(.*percent=50\)$/);
  assert.equal(bar?.second, "ui-if-won(place=centre) ui-if-lost(name=Marek place=centre)");
  assert.match(said(drawing.draw(table).board), /ui-percent\(percent=50\)/);
  assert.deepEqual(
    bar?.buttons?.map(({ key }) => key),
    [undefined, "Enter", "r"],
  );
});

test("in a face-off the server says which throws win", () => {
  const faceoff = {
    rolls: { 0: null, 1: { dice: [4, 4], total: 10 } },
    parts: { 0: [2, 0], 1: [2, 0] },
    adds: { 0: 2, 1: 2 },
  };
  const view = viewOf({
    phase: "faceoff",
    attacker: null,
    faceoff: { ...faceoff, ties: 0, needs: { win: 9, tie: 8 } },
  });
  const second = (/** @type {object} */ needs) => {
    const open = { ...view, faceoff: { ...view.faceoff, needs } };
    return barOf(tableOf({ view: /** @type {any} */ (open), actions: [{ type: "faceoff_roll" }] }))?.second;
  };
  assert.equal(second({ win: 9, tie: 8 }), "ui-faceoff-need(name=Marek total=10 win=9 tie=8)");
  assert.equal(second({ win: null, tie: 12 }), "ui-faceoff-need-tie(name=Marek total=10 tie=12)");
  assert.equal(second({ win: null, tie: null }), "ui-faceoff-need-none(name=Marek total=10)");
  assert.equal(second({ win: 2, tie: null }), "ui-faceoff-need-any(name=Marek total=10)");
});

test("who waits is told for whom, and that the period ends", () => {
  const waiting = (/** @type {object} */ changes) => barOf(tableOf({ view: viewOf(changes) }));
  assert.equal(waiting({})?.sentence, "ui-wait-declare(name=Tereza)");
  const clock = { ...viewOf().clock, last_round: true };
  const bar = waiting({ phase: "attack_cards", duel: duelOf(), clock });
  assert.equal(bar?.sentence, "ui-declared-move(name=Tereza move=speed field=East slot)");
  assert.equal(bar?.second, "ui-fifth ui-wait-cards(name=Tereza)");
  const over = waiting({ phase: "over", goals: [1, 2], result: { winner: 1, reason: "golden_goal" } });
  assert.deepEqual([over?.sentence, over?.second], ["ui-over(team=Czechia goals=2:1)", "reason-golden-goal"]);
  const resigned = waiting({ phase: "over", goals: [1, 2], result: { winner: 1, reason: "resigned" } });
  assert.deepEqual([resigned?.second, resigned?.how], Array(2).fill("ui-resigned(name=Tereza)"));
});

test("the draft counts the picks of both in every stage", () => {
  const stages = stagesOf({ stages: ["hero", "hero", "injury"] }, 4);
  assert.deepEqual(stages, [
    { stage: "hero", count: 4, number: 5, done: true },
    { stage: "injury", count: 2, number: 1, done: false },
  ]);
});

test("what a drafted card does is read whole, on a phone instead of who is next", () => {
  const read = reading(tableOf({ actions: [{ type: "draft", card: "S-1" }] }));
  const drafting = (/** @type {boolean} */ phone) => {
    const table = { ...tableOf(), phone };
    const picks = { draft: "S-1" };
    const bar = barAt(/** @type {any} */ ({ ...read, phase: "draft", mine: true, t: table.t, table, picks, me: 0 }));
    return [bar.sentence, bar.second];
  };
  assert.deepEqual(drafting(true), ["Sisu.", "Add strength."]);
  assert.deepEqual(drafting(false), ["Sisu.", "Add strength. ui-draft-next(name=Marek)"]);
});

test("of cards with one face the first free one is shown", () => {
  const owners = new Map([
    ["B-1", 1],
    ["B-4", 0],
  ]);
  assert.deepEqual(facesOf([["B-1", "B-2", "B-3"], ["B-4"]], owners), [
    { id: "B-2", left: 2, owner: undefined },
    { id: "B-4", left: 0, owner: 0 },
  ]);
});
