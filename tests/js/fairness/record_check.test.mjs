import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { checkRecord } from "../../../app/static/js/fairness/record_check.js";
import { headsOf, shortHead } from "../../../app/static/js/fairness/record_chain.js";
import { GAMES, goldenRecord, keptOf, record, sealed, textOf } from "./small_record.mjs";
import { TAMPERINGS } from "./tampering.mjs";

for (const game of GAMES) {
  test(`${game}: a true record is right for who was there, and for who was not`, () => {
    const parts = record(game);
    const there = checkRecord(textOf(parts), keptOf(parts));
    assert.deepEqual([there.faults, there.there, there.since], [[], true, null]);
    assert.ok(there.draws > 5 && there.moves > 2 && there.chained);
    const stranger = checkRecord(textOf(parts), null);
    assert.deepEqual([stranger.faults, stranger.there], [[], false]);
  });

  test(`${game}: whatever is changed is noticed by who was there`, () => {
    const kept = keptOf(record(game));
    for (const [what, tamper] of Object.entries(TAMPERINGS)) {
      const parts = record(game);
      const before = textOf(parts);
      tamper(parts);
      assert.notEqual(textOf(parts), before, what);
      assert.notDeepEqual(checkRecord(textOf(parts), kept).faults, [], what);
      if (!parts.lines.at(-1)?.outcome) continue;
      sealed(parts);
      assert.notDeepEqual(checkRecord(textOf(parts), kept).faults, [], `${what}, with a new chain`);
    }
  });

  test(`${game}: the chain alone shows a stranger what was changed without it`, () => {
    for (const [what, tamper] of Object.entries(TAMPERINGS)) {
      if (what === "no chain") continue; // That is a record of version 1.
      const parts = record(game);
      tamper(parts);
      assert.notDeepEqual(checkRecord(textOf(parts), null).faults, [], what);
    }
  });
}

test("more than thirty ways are tried", () => assert.ok(Object.keys(TAMPERINGS).length > 30));

test("every head that a browser can have kept is found at its place, and at no other", () => {
  const parts = record("hockey_game");
  const heads = headsOf(parts);
  const kept = { ...keptOf(parts), outcome: null };
  parts.lines.slice(0, 8).forEach((line, i) => {
    const one = { ...kept, seq: line.seq ?? line.after, head: shortHead(heads[i + 1]) };
    assert.deepEqual(checkRecord(textOf(parts), one).faults, [], `line ${i}`);
    assert.equal(checkRecord(textOf(parts), { ...one, seq: one.seq + 1 }).faults[0], "head", `line ${i}`);
  });
});

test("a browser that saw the end is not satisfied with another one", () => {
  const parts = record("hockey_game");
  const kept = keptOf(parts);
  const shorter = { ...kept, seq: kept.seq - 1 };
  assert.ok(checkRecord(textOf(parts), shorter).faults.includes("end"));
});

test("records of version 1 are checked as far as they go", () => {
  const text = goldenRecord("hockey_game");
  const checked = checkRecord(text, null);
  assert.deepEqual([checked.faults, checked.chained], [[], false]);
  const [first, ...rest] = text.split("\n");
  const header = JSON.parse(first);
  header.fairness.server_seed = "00".repeat(32);
  assert.deepEqual(checkRecord([JSON.stringify(header), ...rest].join("\n"), null).faults, ["seed", "draws"]);
});

test("the record of the documentation, which the server wrote, is right", () => {
  const page = readFileSync(new URL("../../../docs/reference/record-format.md", import.meta.url), "utf8");
  const [, text] = /^```ndjson\n(.*?)^```/ms.exec(page) ?? ["", ""];
  const checked = checkRecord(text, null);
  assert.deepEqual([checked.faults, checked.chained], [[], true]);
  assert.ok(checked.draws > 5 && checked.moves > 2);
});

test("anything else is unreadable, not right", () => {
  for (const text of ["", "{}", "null\n{}", "[1]\n[2]", '{"stadion_record":3}\n{"outcome":{}}', "\u0000"])
    assert.deepEqual(checkRecord(text, null).faults, ["unreadable"], text);
  const header = '{"stadion_record":2,"fairness":{"server_seed":7,"words":5},"seats":3}';
  assert.notDeepEqual(checkRecord(`${header}\n{"seq":0}\n{"outcome":{}}`, null).faults, []);
});

test("an own word that the server left out is a fault, and one that came too late is told", () => {
  const parts = record("hockey_game");
  const kept = { ...keptOf(parts), words: null, head: null };
  parts.header.fairness.words[0].word = null;
  const asked = checkRecord(textOf(parts), kept);
  assert.deepEqual([asked.faults.includes("own-word"), asked.dropped], [true, false]);
  const late = checkRecord(textOf(parts), { ...kept, asked: null });
  assert.deepEqual([late.faults.includes("own-word"), late.dropped], [false, true]);
});

test("a match without any player's word says so", () => {
  const parts = record("hockey_game");
  assert.equal(checkRecord(textOf(parts), null).unrevealed, false);
  for (const word of parts.header.fairness.words) Object.assign(word, { commitment: null, word: null });
  assert.equal(checkRecord(textOf(parts), null).unrevealed, true);
});

test("a match is compared with its tournament, and that with what was kept of it", () => {
  const parts = record("helvetia_cup");
  const { fairness } = parts.header;
  const document = { id: "cup", fairness, fixtures: [], draws: [] };
  assert.deepEqual(checkRecord(textOf(parts), null, { document, kept: null }).faults, ["tournament"]);
  const kept = { ...keptOf(parts), match: "cup", commitment: "00" };
  assert.deepEqual(checkRecord(textOf(parts), null, { document, kept }).faults, ["tournament", "commitment"]);
});
