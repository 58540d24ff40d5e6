import assert from "node:assert/strict";
import { test } from "node:test";
import { facing, minus, percent, range, signed } from "../../../app/static/js/kit/numbers.js";
import { capital, hyphened, inLanguage, listed } from "../../../app/static/js/kit/words.js";

test("numbers are printed with a true minus and a true dash", () => {
  assert.deepEqual([3, 0, -2].map(minus), ["3", "0", "\u22122"]);
  assert.deepEqual([3, 0, -2].map(signed), ["+3", "0", "\u22122"]);
  assert.deepEqual([range(2, 2), range(-1, 4)], ["2", "\u22121\u20134"]);
  assert.deepEqual([percent(0.055), percent(1)], [6, 100]);
});

test("a text of the components is in the reader's language, else in English, else empty", () => {
  const texts = { en: "rider", cs: "jezdec" };
  assert.deepEqual(
    ["cs", "ru"].map((lang) => inLanguage(texts, lang)),
    ["jezdec", "rider"],
  );
  assert.deepEqual([inLanguage("Novák", "ru"), inLanguage(null, "ru")], ["Novák", ""]);
});

test("words are joined, begun and spelled for sentences and ids", () => {
  assert.equal(listed(["Ann", "Bob", "Eve"], "en"), "Ann, Bob, and Eve");
  assert.match(listed(["Ann", "Bob", "Eve"], "cs"), /^Ann, Bob a\sEve$/);
  assert.equal(capital("útok", "cs"), "Útok");
  assert.equal(hyphened("lost_the_puck"), "lost-the-puck");
});

test("totals face their reader: the reader's own first, for a spectator those of the first seat", () => {
  assert.deepEqual(
    [null, 0, 1].map((me) => facing(me, [2, 1])),
    [
      [2, 1],
      [2, 1],
      [1, 2],
    ],
  );
});
