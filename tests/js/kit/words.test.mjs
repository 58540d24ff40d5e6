// Words that every game needs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sentences, shownName } from "../../../app/static/js/kit/words.js";

test("lines of the log one after another are sentences", () => {
  assert.equal(
    sentences(["Ann: Petr Sýkora", "", "2 cards are set aside."]),
    "Ann: Petr Sýkora. 2 cards are set aside.",
  );
  assert.equal(sentences(["Вы: бросок 16", "Гол!"]), "Вы: бросок 16. Гол!");
  assert.equal(sentences([]), "");
});

test("a name that stands for none is said in the reader's language", () => {
  const t = (/** @type {string} */ id, /** @type {any} */ args) => `${id} ${args?.n ?? ""}`.trim();
  const shown = ["Former player", "Player 0042", "Player 42", "Ann"].map((name) => shownName(name, t));
  assert.deepEqual(shown, ["name-former", "name-numbered 0042", "Player 42", "Ann"]);
});
