// Words that every game needs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sentences } from "../../../app/static/js/kit/words.js";

test("lines of the log one after another are sentences", () => {
  assert.equal(
    sentences(["Ann: Petr Sýkora", "", "2 cards are set aside."]),
    "Ann: Petr Sýkora. 2 cards are set aside.",
  );
  assert.equal(sentences(["Вы: бросок 16", "Гол!"]), "Вы: бросок 16. Гол!");
  assert.equal(sentences([]), "");
});
