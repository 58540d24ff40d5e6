// What strip, season, draft and sum say of a position: nothing that is not true.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { flagOf } from "../../../app/games/extraliga/static/flags.js";
import { seasonCard } from "../../../app/games/extraliga/static/season.js";
import { rink } from "../../../app/games/extraliga/static/rink.js";
import { sum } from "../../../app/games/extraliga/static/sum.js";
import { top } from "../../../app/games/extraliga/static/top.js";
import { textsOf } from "../../../app/static/js/browser/i18n.js";
import { said } from "../said.mjs";
import { components, desk, strength, team } from "./small_table.mjs";

const any = (/** @type {unknown} */ one) => /** @type {any} */ (one);

test("the die of a change says its demand once, with a box for each new player", () => {
  const board = (/** @type {number} */ least, die = 2) => {
    const editor = {
      kind: "change",
      done: false,
      cards: team.cards,
      fresh: 1,
      before: {},
      lacks: {},
      least,
      most: 6,
      strength,
    };
    return said(rink(desk(any({ phase: "edit", season: {}, editor, round: { at: "change", die, number: 3 } }))));
  };
  assert.match(board(2), /ui-bring-in 2/);
  assert.match(board(0, 6), /ui-nobody-has-to/);
  assert.match(board(1), /ui-duty-less 2 1/, "the die asks for more than is possible");
});

test("no number but goals ever stands on a flap", () => {
  const flaps = (/** @type {object} */ view) => {
    const { strings, values } = any(top(desk(any(view)))).values[0].values[1];
    const onFlap = (/** @type {unknown} */ _, /** @type {number} */ i) => strings[i - 1]?.includes("flap m");
    return values.filter((/** @type {unknown} */ _, /** @type {number} */ i) => i > 0 && onFlap(_, i)).map(String);
  };
  const round = { at: "trainers", number: 1, played: 0, pairings: [{ a: 0, b: 1, opponent: null }] };
  const season = { stage: "season", rounds: 6, results: {} };
  const draft = { kind: "open", round: 1, firsts: [0, 1], order: [0, 1], pick: 2, picks: 4, table: {} };
  for (const view of [
    { phase: "draft", draft },
    { phase: "edit" },
    { phase: "trainer", season, round },
    { phase: "over", season },
  ])
    assert.deepEqual(flaps(view), ["", ""]);
  const final = { stage: "final", round: 8, a: 1, b: 0, opponent: null, goals: [2, 0], overtime: false };
  assert.deepEqual(flaps({ phase: "over", season: { ...season, results: { 8: final } } }), ["0", "2"]);
});

test("the matches that follow are called next once, together", () => {
  const pairings = [
    { a: 0, b: 1 },
    { a: 1, b: 0 },
    { a: 0, b: null },
  ];
  const season = { cards: { 1: "L-1" }, results: {}, half_rounds: 9, left: { lots: {} }, seeds: [], stage: "season" };
  const view = { phase: "trainers", season, round: { number: 1, pairings }, match: null };
  const card = said(seasonCard(desk(any(view))));

  assert.equal(card.match(/ui-next/g)?.length, 1);
  assert.match(card, /Ann – Bob, Bob – Ann, Ann +ui-next/);
});

test("a legend who is excluded is linked with nobody", () => {
  const legend = { ...components.cards["SPA-LW"], legend: true };
  const noted = (/** @type {string} */ clause, value = 0) => {
    const attack = {
      ...strength.attack,
      points: { ...strength.attack.points, LW: [value, clause] },
      pairs: { "LW-C": [value, "EX-4.6"] },
    };
    const own = { ...team, strength: { ...strength, attack } };
    const now = desk(any({ phase: "trainers", teams: { 0: own, 1: team } }));
    const words = { ...now.words, card: (/** @type {string} */ id) => (id === "SPA-LW" ? legend : now.words.card(id)) };
    const table = { ...now.table, rule: () => "", askWhy: null };
    return said(sum(any({ ...now, words, table })));
  };
  assert.match(noted("EX-4.1", 1), /ui-note-legend/);
  assert.match(noted("EX-8.1"), /ui-note-excluded Hlaváč/);
  assert.doesNotMatch(noted("EX-8.1"), /ui-note-legend/);
});

test("the flag of a card shows both numbers of the best six, else what the card is good for", () => {
  /** @param {number} attack @param {number} defence @param {object} [cards] of one's own @param {string} [id] */
  const flag = (attack, defence, cards = {}, id = "SPA-G") => {
    const best = { attack: { total: 3 }, defence: { total: 2 } };
    const ahead = { gains: { [id]: { attack: { total: attack }, defence: { total: defence } } } };
    const found = flagOf(
      any(desk(any({ hand: { best, team: cards } }), [{ type: "pick", card: id }], {}, 0, ahead)),
      id,
    );
    return found && `${found.label} ${found.gain}`;
  };
  assert.equal(flag(3, 3), "ui-flag-part attack 3, ui-flag-part defence 2 → 3, ui-flag-sum 5 6 no true");
  assert.equal(flag(5, 0), "ui-flag-part attack 3 → 5, ui-flag-part defence 2 → 0, ui-flag-sum 5 5 yes false");
  assert.equal(flag(3, 2), "ui-flag-bonus minus1, ui-flag-cover ui-letter G false");
  const two = { "SPA-C": "bench", "SPA-LW": "bench" };
  assert.equal(flag(3, 2, two, "SPA-D1"), "ui-flag-cover ui-letter D, ui-flag-club SPA false");
  assert.equal(
    flag(3, 2, { "SPA-C": "bench", "SPA-D1": "bench" }, "SPA-C"),
    "ui-flag-cover ui-letter C, ui-flag-club SPA false",
  );
});

for (const lang of ["en", "cs", "ru"])
  test(`a bonus says whose die it has changed (${lang})`, () => {
    const files = ["", "table."].map((part) => `../../../app/games/extraliga/text/${part}${lang}.ftl`);
    const { t } = textsOf(
      lang,
      files.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")),
    );
    const line = (/** @type {string} */ kind) =>
      t("log-bonus_used", { who: "Ann", source: "Kaberle", kind, before: "5", after: "1" });

    const [own, theirs] = [line("reroll_own"), line("reroll_opp")];
    assert.notEqual(own, theirs);
    assert.equal(line("minus1"), theirs);
    for (const text of [own, theirs]) assert.match(text, /Ann.*Kaberle.*\p{L}+ 5 → 1/u);
  });
