// What strip, season, draft and sum say of a position: nothing that is not true.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { flagOf } from "../../../app/games/extraliga/static/flags.js";
import { seasonCard } from "../../../app/games/extraliga/static/season.js";
import { sum } from "../../../app/games/extraliga/static/sum.js";
import { top } from "../../../app/games/extraliga/static/top.js";
import { textsOf } from "../../../app/static/js/browser/i18n.js";
import { said } from "../said.mjs";
import { components, desk, strength, team } from "./small_table.mjs";

const any = (/** @type {unknown} */ one) => /** @type {any} */ (one);

test("where nobody has to change, nobody is told how many at least", () => {
  const strip = (/** @type {number} */ least) => {
    const editor = { kind: "change", done: false, cards: team.cards, fresh: 0, lacks: {}, least, strength };
    return said(top(desk(any({ phase: "edit", season: {}, editor, round: { at: "change", die: 1, number: 3 } }))));
  };
  assert.match(strip(0), /ui-no-minimum/);
  assert.doesNotMatch(strip(0), /ui-at-least/);
  assert.match(strip(2), /ui-at-least 2/);
});

test("while a line-up is built the strip counts its positions, whoever is new", () => {
  const editor = { kind: "build", done: false, cards: team.cards, fresh: 3, lacks: {}, least: 0, strength };
  const strip = said(top(desk(any({ phase: "edit", editor, editing: { 0: { kind: "build", done: false } } }))));
  assert.match(strip, /Ann ui-step-placed \d/);
  assert.doesNotMatch(strip, /ui-no-minimum|ui-so-far/);
});

test("the strip of a season that is over says whose points, and at which place", () => {
  const teams = { 0: { ...team, points: 5, place: 2 }, 1: { ...team, points: 18, place: 1 } };
  const strip = said(top(desk(any({ phase: "over", season: { stage: "season" }, teams }))));
  assert.match(strip, /Ann ui-in-place 2 5 ui-phase-over .* 18 Bob ui-in-place 1/);
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
  assert.match(card, /A–A, A–A, A +ui-next/);
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
