import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { commitmentOf, Stream, streamKey } from "../../../app/static/js/fairness/fair_chance.js";
import { hexOf } from "../../../app/static/js/fairness/sha256.js";

const SEED = hexOf(Uint8Array.from({ length: 32 }, (_, i) => i));
const stream = (seats = ["a", "b"]) => new Stream(streamKey(SEED, "m", seats));

test("the commitment is the SHA-256 of the seed's bytes", () => {
  assert.equal(commitmentOf(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test("the stream hangs on every seat's share and on their order", () => {
  const first = (/** @type {string[]} */ seats) => stream(seats).word();
  assert.equal(first(["a", "b"]), first(["a", "b"]));
  assert.notEqual(first(["a", "b"]), first(["b", "a"]));
});

test("a choice among one takes no word, a shuffle of n takes n - 1", () => {
  const one = stream();
  assert.deepEqual([one.below(1), one.at], [0, 0]);
  assert.deepEqual([...one.order(9)].sort(), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  assert.ok(one.at >= 8);
});

test("a die has no face 0, and an unknown draw is not passed over", () => {
  const faces = stream();
  for (let i = 0; i < 60; i++) {
    const { value } = /** @type {{value: number}} */ (faces.drawAgain({ draw: "die", sides: 6 }));
    assert.ok(value >= 1 && value <= 6);
  }
  assert.throws(() => faces.drawAgain({ draw: "coin" }), /unknown draw: coin/);
});

const vectors = JSON.parse(readFileSync(new URL("../../../docs/chance_vectors.json", import.meta.url), "utf8"));

for (const { name, server_seed, commitment, match, draws, ...rest } of vectors) {
  test(`published vector: ${name}`, () => {
    assert.equal(commitmentOf(server_seed), commitment);
    const published = new Stream(streamKey(server_seed, match, rest.words ?? rest.client_seeds));
    for (const draw of draws) assert.deepEqual(published.drawAgain(draw), draw);
  });
}
