import assert from "node:assert/strict";
import { test } from "node:test";
import { ChatLine } from "../../../app/static/js/net/chat_line.js";

function written(/** @type {string} */ draft) {
  /** @type {Map<string, string>} */ const kept = new Map();
  const drafts = {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void kept.set(key, text),
    removeItem: (/** @type {string} */ key) => void kept.delete(key),
  };
  /** @type {{text: string, ref: string}[]} */ const sent = [];
  const way = { open: true };
  const send = (/** @type {string} */ text, /** @type {string} */ ref) => way.open && sent.push({ text, ref }) > 0;
  const line = new ChatLine("m", "ann", send, drafts);
  line.draft = draft;
  return { line, sent, way, drafts };
}

test("a line stays until the server has it", () => {
  const { line, sent } = written(" ahoj ");
  line.submit();
  line.submit();
  assert.deepEqual([sent.length, sent[0].text, line.draft], [1, "ahoj", " ahoj "]);
  line.acknowledged("another");
  assert.equal(line.draft, " ahoj ");
  line.acknowledged(sent[0].ref);
  assert.deepEqual([line.draft, line.failure], ["", null]);
});

test("without a connection nothing is sent and the line stays, also on a page loaded again", () => {
  const { line, sent, way, drafts } = written("ahoj");
  way.open = false;
  line.submit();
  assert.deepEqual([sent, line.draft, line.failure], [[], "ahoj", { detail: null }]);
  assert.equal(new ChatLine("m", "ann", () => true, drafts).draft, "ahoj");
  way.open = true;
  line.submit();
  assert.deepEqual([sent.length, line.failure], [1, null]);
});

test("a refused line stays, with the server's words, and can be sent again", () => {
  const { line, sent } = written("ahoj");
  line.submit();
  assert.equal(line.refused({ ref: null, detail: "Too fast." }), false);
  assert.equal(line.refused({ ref: sent[0].ref, detail: "Too fast." }), true);
  assert.deepEqual([line.draft, line.failure], ["ahoj", { detail: "Too fast.", isForbidden: false }]);
  line.submit();
  assert.equal(sent.length, 2);
});

test("a line whose answer was lost is done when it is shown, and only then", () => {
  const { line } = written("ahoj");
  line.submit();
  line.lost();
  assert.deepEqual(line.failure, { detail: null });
  line.heard({ player: { id: "bob" }, text: "ahoj" });
  assert.equal(line.draft, "ahoj");
  line.heard({ player: { id: "ann" }, text: "ahoj" });
  assert.deepEqual([line.draft, line.failure], ["", null]);
});

test("what is written while the line is under way stays", () => {
  const { line, sent } = written("ahoj");
  line.submit();
  line.draft = "ahoj všem";
  line.acknowledged(sent[0].ref);
  assert.equal(line.draft, "ahoj všem");
});

test("a reader who may not write is told why, and what they have written stays", () => {
  const { line, sent } = written("ahoj");
  line.submit();
  line.refused({ ref: sent[0].ref, detail: "No chat until noon.", code: "forbidden" });
  const refused = { detail: "No chat until noon.", isForbidden: true };
  assert.deepEqual([line.draft, line.failure], ["ahoj", refused]);
  line.lost();
  assert.deepEqual(line.failure, refused);
  const { line: known } = written("");
  known.forbid("No chat until noon.");
  assert.deepEqual(known.failure, refused);
});
