import assert from "node:assert/strict";
import { test } from "node:test";
import { heading, sentence, variables } from "../../../app/static/js/kit/sentence.js";

const components = {
  cards: { "C-1": { name: "Jan Novák" }, "T-2": { name: { en: "Pressure", cs: "Tlak" } } },
  teams: { red: { people: { 7: { name: "Ana" } } } },
  log: {
    words: {
      card: "cards.*.name",
      f: "teams.(coaches.*.team).people.*.name",
      first: "seat",
      pairs: { as: "seat", join: [", ", " – "] },
      rolls: { join: " ", empty: "–" },
      sum: { say: "word-sum" },
      lines: { say: "word-line" },
      "shown.card": "seat",
      ranking: { as: "seat", say: "word-place" },
      hands: { as: "cards.*.name", say: "word-hand", by: "seat", join: "; ", empty: "–" },
    },
    bands: ["scored"],
    silent: ["moved_on"],
    chapters: { began: "head-round" },
    before: "head-before",
  },
};

/** A table whose texts say what they are given. */
const table = {
  components,
  view: { coaches: { 1: { team: "red" } } },
  lang: "cs",
  name: (/** @type {number} */ seat) => ["Tereza", "Marek", "Ivana"][seat],
  has: (/** @type {string} */ id) => id === "log-lost-it" || id === "log-scored",
  t: (/** @type {string} */ id, /** @type {any} */ args = {}) => `${id}(${Object.values(args).join(" ")})`,
};
const said = (/** @type {any} */ entry) =>
  variables({ seq: 1, seat: 0, event: "shown", ...entry }, /** @type {any} */ (table));

test("the name is of whom an event is about", () => {
  assert.deepEqual([said({}).name, said({ who: 2 }).name, said({ who: null }).name], ["", "Ivana", ""]);
});

test("a field becomes the word that the game declares, in the reader's language", () => {
  const { f, first, other } = said({ f: "1:7", first: 1, other: "C-1" });
  assert.deepEqual({ f, first, other }, { f: "Ana", first: "Marek", other: "C-1" });
  const wording = (/** @type {string} */ card) =>
    variables(/** @type {any} */ ({ seq: 1, seat: 0, event: "drawn", card }), /** @type {any} */ (table)).card;
  assert.deepEqual(["C-1", "T-2#3", "unknown"].map(wording), ["Jan Novák", "Tlak", "unknown"]);
});

test("an event's own declaration goes before that of the field", () => {
  assert.equal(said({ card: 2 }).card, "Ivana");
});

test("a sentence can choose by nothing, by yes and no, and by a number", () => {
  const { none, yes, number } = said({ none: null, yes: true, number: 0 });
  assert.deepEqual({ none, yes, number }, { none: "none", yes: "true", number: 0 });
});

test("a list is told whole, item by item, and by its length", () => {
  const words = said({ goals: [3, 1], dice: [[6, 2], []] });
  assert.deepEqual([words.goals, words.goals_1, words.goals_2, words.goals_count], ["3, 1", 3, 1, 2]);
  assert.deepEqual([words.dice_1, words.dice_1_2, words.dice_2], ["6, 2", 2, "none"]);
  const { rolls_1: first, rolls_2: second } = said({ rolls: [[6, 2], []] });
  assert.deepEqual([first, second, said({ rolls: null }).rolls], ["6 2", "–", "–"]);
  assert.equal(said({ pairs: [[0, 1], [2]] }).pairs, "Tereza – Marek, Ivana");
});

test("structs and lists within a list have a text of their own", () => {
  const words = said({ sum: { dice: 4, total: 6 }, lines: [{ card: 0, n: 2 }], ranking: [[1], [0, 2]] });
  assert.deepEqual([words.sum, words.sum_total, words.lines], ["word-sum(4 6)", 6, "word-line(Tereza 2)"]);
  assert.equal(words.ranking, "word-place(Marek 1 ), word-place(Tereza, Ivana 2 )");
  assert.equal(said({ hands: [["C-1"], []] }).hands, "word-hand(Jan Novák 1 Tereza); word-hand(– 2 Marek)");
});

test("a line is the game's text, tinted where it settles something, or none at all", () => {
  const line = (/** @type {string} */ event) =>
    sentence(/** @type {any} */ ({ seq: 4, seat: 0, event, card: "x" }), /** @type {any} */ (table));
  assert.equal(line("moved_on"), null);
  assert.equal(line("scored")?.band, true);
  assert.match(line("lost_it")?.text ?? "", /^log-lost-it/);
  assert.deepEqual(line("fell_down"), { text: "fell down: card x", band: false });
});

test("a chapter begins with the line that the game names", () => {
  const history = [
    { seq: 0, seat: null, event: "dealt" },
    { seq: 1, seat: null, event: "began", round: 1 },
    { seq: 2, seat: 0, event: "scored" },
  ];
  const headings = history.map((entry) => heading(entry, /** @type {any} */ ({ ...table, history })));
  assert.equal(headings[0], "head-before()");
  assert.match(String(headings[1]), /^head-round/);
  assert.equal(headings[2], headings[1]);
});
