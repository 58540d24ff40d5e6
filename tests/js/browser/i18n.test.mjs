import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { loadTexts } from "../../../app/static/js/browser/i18n.js";

/** @type {Record<string, string>} what the server would give out */
let files = {};

beforeEach(() => {
  files = { "/text/cs.ftl": "go = Jeď\ncount = { $n ->\n  [one] kolo\n *[other] kol\n }\n" };
  globalThis.fetch = async (url) => {
    const text = files[String(url)];
    return new Response(text ?? "{}", { status: text === undefined ? 404 : 200 });
  };
});

test("a game's own text goes before the page's, and the page's stands where the game has none", async () => {
  files["/games/x/text/cs.ftl"] = "go = Vyraz\n";
  const { t, has } = await loadTexts("cs", "x");
  assert.equal(t("go"), "Vyraz");
  assert.equal(t("count", { n: 1 }), "kolo");
  assert.equal(has("count"), true);
});

test("a missing text shows its id, a missing variable breaks nothing", async () => {
  const { t, has } = await loadTexts("cs", null);
  assert.deepEqual([t("nothing"), has("nothing")], ["nothing", false]);
  assert.equal(t("count"), "kol");
});

test("a negative number has a true minus and its own plural, a score and an id keep their hyphen", async () => {
  files["/text/cs.ftl"] = "far = { $n } { $n ->\n  [one] kolo\n *[other] kol\n }, { $score }, { $id }\n";
  const { t } = await loadTexts("cs", null);
  assert.equal(t("far", { n: -1, score: "2-1", id: "C-1" }), "−1 kolo, 2-1, C-1");
});

test("a Czech preposition can be said before its number, and other languages have none of it", async () => {
  const text = "part = { $n } z { $of }, v { $of } %, s { $n }\n";
  files["/text/cs.ftl"] = text;
  files["/text/en.ftl"] = text;
  const [cs, en] = [await loadTexts("cs", null), await loadTexts("en", null)];
  assert.equal(cs.t("part", { n: 2, of: 4 }), "2 ze 4, ve 4 %, se 2");
  assert.equal(cs.t("part", { n: 5, of: 12 }), "5 z 12, ve 12 %, s 5");
  assert.equal(en.t("part", { n: 2, of: 4 }), "2 z 4, v 4 %, s 2");
});

test("a game without a file speaks with the page's", async () => {
  const { t } = await loadTexts("cs", "fileless");
  assert.equal(t("go"), "Jeď");
});
