import assert from "node:assert/strict";
import { test } from "node:test";
import { bytesOf, commitmentOf, hexOf, Stream, streamKey } from "../../../app/static/js/browser/fair_chance.js";

const SEED = hexOf(Uint8Array.from({ length: 32 }, (_, i) => i));
const stream = async (seats = ["a", "b"]) => new Stream(bytesOf(hexOf(await streamKey(SEED, "m", seats))));

test("hexadecimal goes both ways, and nothing else is taken for it", () => {
  assert.equal(hexOf(bytesOf("00ff10")), "00ff10");
  assert.throws(() => bytesOf("0g"), /hexadecimal/);
  assert.throws(() => bytesOf("abc"), /hexadecimal/);
});

test("the commitment is the SHA-256 of the seed's bytes", async () => {
  assert.equal(await commitmentOf(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test("the stream hangs on every seat's share and on their order", async () => {
  const first = async (/** @type {string[]} */ seats) => (await stream(seats)).word();
  assert.equal(await first(["a", "b"]), await first(["a", "b"]));
  assert.notEqual(await first(["a", "b"]), await first(["b", "a"]));
});

test("a choice among one takes no word, a shuffle of n takes n - 1", async () => {
  const one = await stream();
  assert.deepEqual([await one.below(1), one.at], [0, 0]);
  assert.deepEqual([...(await one.order(9))].sort(), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  assert.ok(one.at >= 8);
});

test("a die has no face 0, and an unknown draw is not passed over", async () => {
  const faces = await stream();
  for (let i = 0; i < 60; i++) {
    const { value } = /** @type {{value: number}} */ (await faces.drawAgain({ draw: "die", sides: 6 }));
    assert.ok(value >= 1 && value <= 6);
  }
  await assert.rejects(faces.drawAgain({ draw: "coin" }), /unknown draw: coin/);
});
