import assert from "node:assert/strict";
import { test } from "node:test";
import { flipsOf } from "../../../app/games/hockey_game/static/strips.js";
import { selectors } from "../../../app/static/js/table/panels/hint_card.js";
import { create } from "../../../app/games/hockey_game/static/table.js";
import { said } from "../said.mjs";
import { duelOf, tableOf, viewOf } from "./table.mjs";

const won = duelOf({ verdict: { success: true, goal: false } });

test("the way of the last move is dotted till the next face-off", () => {
  const faceoff = { rolls: { 0: null, 1: null }, parts: { 0: [2, 0], 1: [2, 0] }, adds: { 0: 2, 1: 2 }, ties: 0 };
  const dotted = (/** @type {object} */ changes) => {
    const table = tableOf({ view: viewOf({ duel: won, ...changes }) });
    return JSON.stringify(create(table).draw(table).board).includes('class=\\"last\\"');
  };
  assert.ok(dotted({}));
  assert.ok(!dotted({ phase: "faceoff", attacker: null, faceoff }));
});

test("the light of a goal is out at the next face-off", () => {
  const faceoff = { rolls: { 0: null, 1: null }, parts: { 0: [2, 0], 1: [2, 0] }, adds: { 0: 2, 1: 2 }, ties: 0 };
  const duel = duelOf({ move: "shot", to: null, verdict: { success: true, goal: true } });
  const lit = (/** @type {object} */ changes) => {
    const table = tableOf({ view: viewOf({ duel, attacker: null, faceoff, ...changes }) });
    return JSON.stringify(create(table).draw(table).board).includes('class=\\"lamp\\"');
  };
  assert.ok(!lit({ phase: "faceoff" }));
  assert.ok(lit({ phase: "over", attacker: 0, result: { winner: 0, reason: "goals" } }));
});

test("a hint of a shot frames the goal, though no field is named by it", () => {
  const declared = { type: "declare", move: "shot", to: null };
  const [shot] = selectors(declared).filter((one) => one.startsWith("[data-move"));
  const board = JSON.stringify(create(tableOf()).draw(tableOf({ view: viewOf({ duel: won }) })).board);
  assert.ok(board.replaceAll('\\"', '"').includes(shot.slice(1, -1)), shot);
});

test("when the match is over the face-off that decided it is in sight, not the duel before it", () => {
  const rolls = { 0: { dice: [4, 1], total: 8 }, 1: { dice: [4, 1], total: 7 } };
  const faceoff = { rolls, parts: { 0: [3, 0], 1: [2, 0] }, adds: { 0: 3, 1: 2 }, ties: 0, needs: null, winner: 0 };
  const result = { winner: 0, reason: "decider" };
  const view = viewOf({ phase: "over", attacker: 0, duel: won, decider: true, faceoff, result });
  const table = tableOf({ view });
  const log = /** @type {any} */ ([{ event: "round_decided" }, { event: "faceoff_won" }]);
  const { strip, sum } = create(table).draw({ ...table, doc: { ...table.doc, log } });

  assert.match(said(strip), /ui-faceoff-adds\(adds=3\).* 8 .*ui-faceoff-adds\(adds=2\).* 7/);
  assert.match(said(sum), /ui-faceoff-rule/);
});

test("when the match is over the referee cards of its last period are still counted", () => {
  const turned = {
    A: { by: 0, stage: 2, place: 1 },
    B: { by: 1, stage: 3, place: 1 },
    C: { by: 0, stage: 3, place: 2 },
  };
  const clock = { ...viewOf().clock, stage: 3, turned };
  assert.equal(flipsOf({ view: /** @type {any} */ ({ phase: "over", clock }) }), 2);
  assert.equal(flipsOf({ view: /** @type {any} */ ({ phase: "faceoff", clock }) }), 0);
});
