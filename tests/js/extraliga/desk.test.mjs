import assert from "node:assert/strict";
import { test } from "node:test";
import {
  both,
  clauseOf,
  decisionOf,
  prunePicks,
  noPicks,
  outOfPosition,
  seatShown,
} from "../../../app/games/extraliga/static/desk.js";
import { key } from "../../../app/games/extraliga/static/keys.js";
import { chosenUse, nameOf, sidesOf } from "../../../app/games/extraliga/static/sides.js";
import { forced, opened } from "../../../app/games/extraliga/static/table.js";
import { desk, strength, viewOf } from "./small_table.mjs";

const editor = { kind: "change", done: false, cards: { "SPA-C": "C" }, fresh: 0, lacks: {} };

test("another decision is open when the phase, the seat to act, the pick or the own line-up changes", () => {
  const table = /** @type {any} */ ({ me: 0, doc: { to_act: [0] } });
  const draft = { kind: "open", round: 1, pick: 2 };
  const views = [
    { phase: "draft", draft },
    { phase: "draft", draft: { ...draft, pick: 3 } },
    { phase: "edit", editor },
    { phase: "edit", editor: { ...editor, cards: { "SPA-C": "LW" } } },
    { phase: "bonus", match: { turn: 0, attempt: 0, stage: "season" } },
    { phase: "bonus", match: { turn: 0, attempt: 1, stage: "season" } },
  ];
  const texts = views.map((view) => decisionOf(viewOf(/** @type {any} */ (view)), table));
  assert.equal(new Set(texts).size, views.length);
  const mine = viewOf(/** @type {any} */ (views[0]));
  assert.notEqual(decisionOf(mine, table), decisionOf(mine, /** @type {any} */ ({ me: 1, doc: { to_act: [0] } })));
  assert.equal(decisionOf(mine, table), decisionOf(structuredClone(mine), table));
});

test("what is no longer on offer is put back", () => {
  const actions = /** @type {any} */ ([
    { type: "play", card: "TR-pressure#1" },
    { type: "bonus", source: "SPA-LW", die: 0 },
  ]);
  for (const picks of [{ card: "TR-pressure#1" }, { source: "SPA-LW", die: 0 }, { target: "LW" }])
    assert.deepEqual(prunePicks({ ...noPicks(), ...picks }, actions), { ...noPicks(), ...picks });
  for (const picks of [{ card: "SPA-C" }, { source: "SPA-G" }])
    assert.deepEqual(prunePicks({ ...noPicks(), ...picks }, actions), noPicks());
});

test("the rink shows who edits for all, else you, else who decides, else the winner", () => {
  /** @param {object} view @param {number | null} me */
  const shown = (view, me, opens = false) => seatShown(viewOf(/** @type {any} */ (view)), [1], me, opens);
  assert.equal(shown({ editing: { 1: { kind: "fill", done: false, fresh: 0 } } }, 0), 1);
  assert.equal(shown({ editing: { 1: { kind: "fill", done: false, fresh: 0 } } }, 0, true), 0, "at the opening, you");
  assert.equal(shown({ editing: { 1: { kind: "build", done: false } } }, 0), 0);
  assert.equal(shown({}, null), 1);
  assert.equal(shown({ phase: "over", ranking: { 0: [0], 1: [1] } }, null), 0);
});

test("your own editor lies on the rink as it stands", () => {
  const own = { ...editor, strength: { ...strength, attack: { ...strength.attack, total: 5 } }, substitute: "SPA-C" };
  const { rink } = desk(/** @type {any} */ ({ phase: "edit", editor: own }));
  assert.deepEqual([rink.lineup.C, rink.lineup.LW, rink.substitute], ["SPA-C", null, "SPA-C"]);
  assert.equal(both(/** @type {any} */ (rink.strength)), "5 + 2");
});

test("a line's clause says who is out of position", () => {
  const known = /** @type {any} */ (strength);
  assert.deepEqual([clauseOf(known, "LW"), clauseOf(known, "G"), clauseOf(null, "G")], ["EX-4.3", "EX-4.1", ""]);
  assert.deepEqual([outOfPosition(known, "LW"), outOfPosition(known, "G")], [true, false]);
});

/** @param {number | null} seat */
const side = (seat, more = {}) => ({ seat, attack: 2, defence: 4, target: 4, rolled: true, bonuses: {}, ...more });
const dice = { 0: { face: 3, short: 1 } };
const match = {
  a: 1,
  b: 0,
  opponent: null,
  goals: [2, 1],
  sides: { 0: side(1, { dice }), 1: side(0, { dice, bonuses: { "SPA-LW": { kind: "plus1", used: false } } }) },
};

test("your side of the match lies below, a's for who watches", () => {
  /** @param {number | null} me */
  const found = (me) => sidesOf(desk(/** @type {any} */ ({ phase: "bonus", match }), [], {}, me));
  assert.deepEqual([found(0)?.below.seat, found(0)?.above.seat, found(0)?.playing], [0, 1, true]);
  assert.deepEqual([found(null)?.below.seat, found(null)?.playing], [1, false]);
  assert.equal(sidesOf(desk({})), null);
});

test("a virtual team goes by its club; a chosen bonus brings what the server says of it", () => {
  const uses = { plus1: { clause: "EX-10.5", side: 1, dice: { 0: { face: 4, short: 0, goals: [2, 2] } } } };
  const view = /** @type {any} */ ({ phase: "bonus", match, uses });
  assert.equal(nameOf(desk(view), { seat: null, opponent: "OPP-SPA" }), "Sparta");
  assert.equal(nameOf(desk(view), { seat: 1, opponent: null }), "Bob");
  assert.equal(chosenUse(desk(view)), null);
  assert.deepEqual(chosenUse(desk(view, [], { source: "SPA-LW" })), { kind: "plus1", ...uses.plus1 });
});

test("a pass goes by itself where no trainer card can be played, and in a match never", () => {
  const goes = (/** @type {any} */ phase, /** @type {any} */ type) => forced({ type }, desk({ phase }));
  assert.equal(goes("trainer", "pass"), true);
  assert.equal(goes("trainer", "play"), false);
  for (const phase of ["bonus", "event"]) assert.equal(goes(phase, "pass"), false);
  assert.equal(goes("edit", "done"), false);
});

test("what was opened at one question is closed at the next, a card that was enlarged too", () => {
  const ui = /** @type {any} */ ({ large: "SPA-C", above: 1, bench: true, club: "SPA", ranked: null });
  opened({ ui, table: desk({}).table });
  assert.deepEqual(ui, { large: null, above: null, bench: false, club: null, ranked: null });
});

test("Escape puts a selection back first, then the opponent's row", () => {
  const escape = /** @type {any} */ ({ key: "Escape", code: "Escape" });
  const picked = desk({ phase: "trainer" }, [], { card: "TR-pressure#1" });
  const looking = desk({ phase: "trainer" });
  const calm = desk({ phase: "trainer" });
  picked.ui.above = looking.ui.above = 1;
  assert.deepEqual([key(escape, picked), picked.done], [true, [noPicks()]]);
  assert.deepEqual([key(escape, looking), looking.done], [true, [{ above: null, bench: false }]]);
  assert.deepEqual([key(escape, calm), calm.done], [false, []]);
});
