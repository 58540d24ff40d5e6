import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { canonicalJson, headsOf, shortHead } from "../../../app/static/js/fairness/record_chain.js";
import { hexOf } from "../../../app/static/js/fairness/sha256.js";

const { chains } = JSON.parse(readFileSync(new URL("../../../docs/chain_vectors.json", import.meta.url), "utf8"));

for (const { name, server_seed, lines } of chains) {
  test(`published chain: ${name}`, () => {
    for (const { line, canonical } of lines) assert.equal(canonicalJson(line), canonical);
    const [{ line: first }, ...rest] = lines;
    if (!first.fairness || rest.length === 0) return; // Not a record: its lines are compared above.
    const header = { ...first, fairness: { ...first.fairness, server_seed } };
    const heads = headsOf({ header, lines: rest.map((/** @type {any} */ { line }) => line) });
    assert.deepEqual(
      heads.map(hexOf),
      lines.map((/** @type {any} */ { head }) => head),
    );
  });
}

test("keys are sorted wherever they stand, numbers as text too", () => {
  assert.equal(
    canonicalJson({ b: [{ d: 1, c: null }], a: "\u00e9\n", 10: true, 9: [] }),
    '{"10":true,"9":[],"a":"é\\n","b":[{"c":null,"d":1}]}',
  );
});

test("a head travels as 16 characters", () => {
  assert.equal(shortHead(new Uint8Array(32).fill(255)), "________________");
  assert.equal(shortHead(new Uint8Array(32)).length, 16);
});

test("the chain goes on after a line without a name", () => {
  const fairness = { server_seed: "00".repeat(32) };
  const header = { stadion_record: 2, seats: [{ name: "Ann" }], fairness };
  const lines = [{ seq: 0 }, { event: { event: "took_over", name: "Ann" } }, { outcome: {} }];
  const heads = headsOf({ header, lines });
  const [first, , third] = heads.map(hexOf);
  const redacted = [lines[0], { event: { event: "took_over", name: "?", redacted: third } }, lines[2]];
  assert.deepEqual(headsOf({ header: { ...header, seats: [], redacted: first }, lines: redacted }), heads);
  const other = [{ seq: 1, redacted: hexOf(heads[1]) }, ...lines.slice(1)];
  assert.notDeepEqual(headsOf({ header, lines: other })[1], heads[1]);
});
