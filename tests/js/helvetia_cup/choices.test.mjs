// What is picked and what it comes to: pure, with a reading of plain values.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Picks } from "../../../app/static/js/kit/picks.js";
import {
  candidates,
  cardPlay,
  prunePicks,
  forced,
  intended,
  lastMoved,
  targetHexes,
  nextToMove,
  noPicks,
  openingPicks,
} from "../../../app/games/helvetia_cup/static/choices.js";
import { shotBar } from "../../../app/games/helvetia_cup/static/duelbar.js";
import { decisionOf } from "../../../app/games/helvetia_cup/static/reading.js";
import { cardsOf } from "../../../app/games/helvetia_cup/static/tray.js";

/** @typedef {import("../../../app/games/helvetia_cup/static/view.d.ts").Action} Action */

const constants = { cards_kept: { value: 3 } };
const table = /** @type {any} */ ({ components: { constants } });

/** @param {string} phase @param {Action[]} actions @param {object} [more] @returns {any} */
const reading = (phase, actions, more = {}) => ({
  phase,
  actions,
  mine: actions.length > 0,
  kinds: (/** @type {string} */ type) => actions.filter((one) => one.type === type),
  f: (/** @type {string} */ id) => ({ id, hex: "e10", free: 1 }),
  view: { holder: null, ball: null },
  pitch: { distance: () => 1 },
  ...more,
});
const picked = (/** @type {object} */ change) => ({ ...noPicks(), ...change });

test("a movement begins with the holder, and goes round", () => {
  const actions = ["0:2", "0:3", "0:4"].map((f) => ({ type: "move", f, to: "e12" }));
  const now = reading("move_att", actions, { view: { holder: "0:3", ball: "e10" } });

  assert.equal(openingPicks(now).f, "0:3");
  assert.deepEqual(
    ["0:3", "0:4"].map((f) => nextToMove(now, f)),
    ["0:4", "0:2"],
  );
  assert.equal(prunePicks(picked({ f: "0:5" }), now).f, "0:3");
  assert.equal(prunePicks(picked({ f: "0:2" }), now).f, "0:2");
});

test("after a step the next footballer is chosen that has not moved, until nobody is left", () => {
  const actions = ["0:2", "0:3"].map((f) => ({ type: "move", f, to: "e12" }));
  const at = (/** @type {object} */ trails) =>
    reading("move_att", actions, { view: { holder: "0:3", ball: "e10", trails } });

  assert.equal(prunePicks(picked({ moved: "0:3" }), at({})).f, "0:2");
  assert.equal(prunePicks(picked({ moved: "0:2" }), at({ "0:3": ["e8", "e10"], "0:2": ["c8", "c10"] })).f, null);
});

test("a formation follows what another device has placed", () => {
  const squad = () =>
    Object.entries({ "0:2": "d7", "0:3": null, "0:4": null }).map(([id, hex]) => ({ id, hex, place: "pitch" }));
  const now = reading("place", [{ type: "place", f: "0:3", to: "e4" }], { squad, view: { placing: { seat: 0 } } });
  const formation = { "0:2": "e8", "0:3": "d7", "0:4": "f7" };

  assert.deepEqual(prunePicks(picked({ formation }), now).formation, { "0:2": "d7", "0:3": "e8", "0:4": "f7" });
});

test("undo takes back the footballer that moved last, of those who may go back", () => {
  const actions = ["0:2", "0:3"].map((f) => ({ type: "take_back", f }));
  const history = /** @type {any[]} */ ([{ f: "0:3" }, { f: "0:2" }, { f: "0:4" }]);

  assert.equal(lastMoved(reading("move_att", actions), history), "0:2");
  assert.equal(lastMoved(reading("move_att", []), history), null);
});

test("a way of the preview is walked hex by hex", () => {
  const ways = { "0:3": { e12: { from: "e10", cost: 0, boosts: 2 }, e14: { from: "e12", cost: 1, boosts: 1 } } };
  const now = reading("move_att", [{ type: "move", f: "0:3", to: "e12" }], { preview: { ways } });
  const picks = picked({ f: "0:3", to: "e14" });
  const lit = targetHexes(now, picks);

  assert.deepEqual(lit.get("e14")?.path, ["e12", "e14"]);
  assert.equal(lit.get("e14")?.cost, 1);
  assert.deepEqual(
    intended(now, picks, lit, table).map(({ to }) => to),
    ["e12", "e14"],
  );
});

test("a switch of two footballers takes both, in either order", () => {
  const play = { type: "play_card", card: "T18", f: "0:2", g: "0:4" };
  const now = reading("move_att", [play]);

  assert.deepEqual(candidates(now, picked({ card: "T18" })), ["0:2", "0:4"]);
  assert.equal(cardPlay(now, picked({ card: "T18", f: "0:4", on: "0:2" })), play);
  assert.equal(cardPlay(now, picked({ card: "T18", f: "0:4" })), null);
});

test("discards are sent when as many are marked as must go", () => {
  const hand = { tactics: ["T01", "T02", "T03", "T04"], legendary: "L1", discarded: [] };
  const now = reading("cards", [{ type: "discard", card: "T01" }], { view: { hand } });

  assert.deepEqual(intended(now, picked({ marks: ["T01"] }), new Map(), table), []);
  assert.equal(intended(now, picked({ marks: ["T01", "T02"] }), new Map(), table).length, 2);
});

test("a guard is sent when exactly that set is offered", () => {
  const now = reading("shot", [{ type: "guard", sectors: ["TL", "TC"] }]);

  assert.equal(intended(now, picked({ guard: ["TL"] }), new Map(), table).length, 0);
  assert.equal(intended(now, picked({ guard: ["TL", "TC"] }), new Map(), table).length, 1);
});

test("each kick of a shoot-out asks for its own sectors: none is chosen at first", () => {
  const kicks = { 0: { f: "1:4", scored: false, saved: true }, 1: { f: "0:4", scored: true, saved: false } };
  const decision = { shooter: "1:4", shot: "shootout", n: 2 };
  const asked = (/** @type {object} */ taken) =>
    reading("shot", [{ type: "guard", sectors: ["TL", "TC"] }], {
      short: String,
      rival: "Ben",
      view: { phase: "shot", half: 3, round: 9, attacker: 1, placing: null, kicks: taken, decision },
    });
  const all = new Picks();
  const bar = (/** @type {any} */ now) => {
    all.follow(decisionOf(now, /** @type {any} */ ({ me: 0 })), () => openingPicks(now));
    const t = (/** @type {string} */ id, args = {}) => [id, ...Object.values(args)].join(" ");
    const components = { goal: { sectors: { TL: { name: { en: "TL" } }, TC: { name: { en: "TC" } } } } };
    const desk = { t, now, picks: all.now, ui: {}, intended: [], table: { lang: "en", components, me: 0 } };
    return shotBar(/** @type {any} */ (desk)).sentence;
  };
  bar(asked({}));
  all.pick({ guard: ["TL", "TC"] });

  assert.equal(bar(asked({})), "ui-guard TL, TC 2 2");
  assert.equal(bar(asked(kicks)), "ui-guard  0 2");
});

test("a movement in which nobody can go any further ends by itself, unless a die may fall", () => {
  const goes = (/** @type {string} */ type, /** @type {string} */ phase, /** @type {string | null} */ holder) =>
    forced({ type }, reading(phase, [{ type }], { view: { holder } }));

  assert.deepEqual([goes("done", "move_att", null), goes("done", "move_def", "0:3")], [true, true]);
  assert.equal(goes("done", "move_def", null), false);
  assert.equal(goes("done", "subs", "0:3"), false);
  assert.deepEqual([goes("so_taker", "so_taker", null), goes("guard", "shot", "0:3")], [true, false]);
  assert.deepEqual([goes("withdraw", "withdraw", "0:3"), goes("forced_move", "forced_move", "0:3")], [true, false]);
});

test("a card that is played keeps its place in the hand", () => {
  const lying = (/** @type {string[]} */ tactics, /** @type {string[]} */ played, legendary = "L8") =>
    cardsOf(
      /** @type {any} */ ({ now: { view: { hand: { tactics }, coaches: { 0: { legendary, played } } } }, table }),
    );

  const before = lying(["T02", "T10"], []);

  assert.deepEqual(before, ["L8", "T02", "T10"]);
  assert.deepEqual(lying(["T10"], ["T02"]), before);
  assert.deepEqual(lying(["T10"], ["T02", "L8"], ""), before);
});
