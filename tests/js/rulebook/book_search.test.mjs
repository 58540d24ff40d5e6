import assert from "node:assert/strict";
import { test } from "node:test";
import { chapterOf, searchBook, plain, wordsOf } from "../../../app/static/js/rulebook/book_search.js";

/** @param {string} id @param {string} title @param {string} text @param {string | null} ours */
const clause = (id, title, text, ours = null) => ({ id, title, text, ours, variant: null });
const book = {
  synonyms: { hák: ["závětří", "slipstream"], dvě: ["zahák"] },
  chapters: [
    {
      number: "5",
      title: "Jízda",
      clauses: [clause("UR-5.1", "Dvě složky", "<p>Kostka, nebo jízda v <em>háku</em>.</p>")],
    },
    {
      number: "7",
      title: "Jízda v háku",
      clauses: [
        clause("UR-7.1", "Hák", '<p>Viz <a href="/rules/g/5#UR-5.1">UR-5.1</a>, zahák &amp; ještě.</p>'),
        clause("UR-7.10", "Ещё", "<p>Ёлка</p>", "<p>Naše slovo</p>"),
      ],
    },
  ],
};
const ids = (/** @type {string} */ query) => searchBook(book, query).map((hit) => hit.id);

test("case and accents do not matter, nor ё and е, and every letter keeps its place", () => {
  assert.equal(plain("Hák ЁЖ"), "hak еж");
  assert.equal(plain("žluťoučký").length, "žluťoučký".length);
  assert.deepEqual(ids("елка"), ["UR-7.10"]);
});

test("titles come before texts, and words count from their beginning", () => {
  assert.deepEqual(ids("HAK"), ["UR-7.1", "UR-5.1"]);
  assert.deepEqual(ids("ak"), []);
  assert.deepEqual(ids("nase slovo"), ["UR-7.10"]);
});

test("what is nowhere as it was typed is found word by word, whatever the endings", () => {
  assert.deepEqual(ids("slova naseho"), ["UR-7.10"]);
  assert.deepEqual(ids("hákem kostky"), ["UR-5.1"]);
  assert.deepEqual(ids("hákem slovem"), []);
  assert.deepEqual(ids("zavetrim"), ["UR-7.1", "UR-5.1"], "also what readers call otherwise");
});

test("a clause is found by its id, with or without the letters, a chapter by its number", () => {
  for (const query of ["UR-7.1", "ur7.1", "7.1"]) assert.deepEqual(ids(query)[0], "UR-7.1", query);
  assert.deepEqual(ids("7."), ["UR-7.1", "UR-7.10"]);
  assert.equal(chapterOf("EX-2D.1"), "2D");
});

test("a hit shows its words with what stands around", () => {
  const [, hit] = searchBook(book, "hak");
  assert.deepEqual(hit.line, ["Kostka, nebo jízda v ", "hák", "u."]);
  const long = clause("UR-1.1", "Long", `<p>${"before ".repeat(30)}middle${" after".repeat(30)}</p>`);
  const [{ line }] = searchBook({ chapters: [{ number: "1", title: "", clauses: [long] }], synonyms: {} }, "middle");
  assert.match(line[0], /^…before .*before $/);
  assert.match(line[2], /^ after .*…$/);
});

test("what readers call otherwise is found under the book's own word, behind what says it itself", () => {
  assert.deepEqual(ids("zavetri"), ["UR-7.1", "UR-5.1"]);
  assert.deepEqual(searchBook(book, "slip")[1].line[1], "hák");
  assert.deepEqual(ids("zahak"), ["UR-7.1", "UR-5.1"]);
  assert.ok(!ids("sl").includes("UR-7.1"));
});

test("nothing is found for nothing", () => {
  assert.deepEqual(ids(" "), []);
  assert.deepEqual(ids("kolotoč"), []);
});

test("the words of a clause are read without their markup", () => {
  assert.equal(wordsOf("<p>a (<a href='#'>b</a>)</p><ul><li>c</li></ul> &lt;d&gt; &quot;&amp;"), 'a (b) c <d> "&');
});
