// What lies in the tray, before the match whole cards, and what stands in the strip.
import assert from "node:assert/strict";
import { test } from "node:test";
import { create } from "../../../app/games/hockey_game/static/table.js";
import { byDigit } from "../../../app/games/hockey_game/static/tray.js";
import { said } from "../said.mjs";
import { components, duelOf, tableOf, viewOf } from "./table.mjs";

/** @param {object} changes of the view @param {object} [page] */
function drawn(changes, page = {}) {
  const table = { ...tableOf({ view: viewOf(changes) }), ...page };
  return create(table).draw(table);
}

const lost = viewOf({ attacker: 1, duel: duelOf({ verdict: { success: false, goal: false } }) });

test("how a round ended stands in the strip, in the half of the winner, and in a replay on the board", () => {
  const half = /ui-verdict-won\(name=Marek\)/;
  const { strip, board, tray } = drawn(lost);
  assert.match(said(strip), half);
  assert.doesNotMatch(said(board) + said(tray), half);
  const seen = drawn(lost, { live: false });
  assert.equal(seen.strip, undefined);
  assert.match(said(seen.board), half);
});

test("digits stand on cards only while they are cards: before, they are moves", () => {
  const keyed = (/** @type {string} */ phase, timing = false) =>
    byDigit(/** @type {any} */ ({ phase, picks: { timing } }));

  assert.deepEqual(
    ["attack_declare", "attack_prepare", "defend_cards", "faceoff"].map((one) => keyed(one)),
    [false, true, true, false],
  );
  assert.ok(keyed("attack_declare", true), "TIME throws cards away");
});

const picking = { phase: "team_pick", first: 0 };

test("heroes and special cards of the team under the eyes lie in the tray, its bonus cards do not", () => {
  const tray = said(drawn(picking).tray);

  for (const name of ["Jakub", "Sisu", "Collision"]) assert.match(tray, new RegExp(name));
  assert.doesNotMatch(tray, /ui-only-/);
});

test("where cards are drafted the tray says so, until there are some of one's own", () => {
  const draft = { stages: ["hero", "special"], faces: { hero: [["H-1"]], special: [["S-1"]] } };
  const page = { options: { mode: "all_stars" }, components: { ...components, draft } };
  const side = (/** @type {object} */ picks) => ({ ...lost.sides[0], picks });
  const drafting = (/** @type {object} */ picks) =>
    drawn(
      {
        phase: "draft",
        drafting: { stage: "hero", best: [{}, {}], symbols: [0, 0] },
        sides: { 0: side(picks), 1: side({}) },
      },
      page,
    );

  assert.match(said(drawn(picking, page).tray), /ui-team-tray-draft/);
  assert.match(said(drafting({}).tray), /ui-draft-tray/);
  assert.match(said(drafting({ "H-1": 1, "S-1": 2 }).tray), /Sisu.*Jakub/);
});

test("special cards and injuries tell in the hand what they do", () => {
  const tray = said(drawn({ phase: "attack_cards", duel: duelOf(), hand: { "I-1": null, "S-1": null } }).tray);

  assert.match(tray, /Sisu.*Add strength\..*ui-fx-add-attribute\(value=strength attr=strength\)/);
  assert.match(tray, /Collision.*ui-hero-leaves/);
});

test("when the match is over the hand lies there, and nothing of it can be pressed", () => {
  const over = { phase: "over", result: { winner: 0, reason: "regulation" }, hand: { "S-1": null } };
  const { tray, heading } = drawn(over);

  assert.match(said(heading), /ui-your-hand/);
  assert.match(said(tray), /Sisu/);
  assert.doesNotMatch(JSON.stringify(tray), /<button/);
});

test("what the picker of moves sets against each other is named, to the eye and to the ear", () => {
  const board = said(drawn({}).strip);

  assert.match(board, /ui-sums-label\(sums=4 : 5\)/);
  assert.match(board, /4 : 5 ui-sums-before/);
});

test("where cards are drafted no text promises a team its own twenty", () => {
  const bar = (/** @type {string} */ mode) => {
    const table = {
      ...tableOf({ view: viewOf(picking), actions: [{ type: "pick_team", team: "CZE" }] }),
      options: { mode },
    };
    return said(create(table).draw(table).bar?.second);
  };
  assert.match(bar("all_stars"), /^ui-(pick-)?team-second-draft$/);
  assert.match(bar("national"), /^ui-(pick-)?team-second$/);
});
