import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { base64url, bytesOf, hexOf, hmac, joined, sha256, utf8 } from "../../../app/static/js/fairness/sha256.js";

/** @param {number} length */
const bytes = (length) => Uint8Array.from({ length }, (_, i) => (i * 151 + length) % 256);

test("it is SHA-256, for every length around a block", () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 128, 1000, 70_000])
    assert.equal(hexOf(sha256(bytes(length))), createHash("sha256").update(bytes(length)).digest("hex"), `${length}`);
});

test("it is HMAC-SHA256, for every length of the key", () => {
  for (const length of [0, 1, 32, 64, 65, 200]) {
    const expected = createHmac("sha256", bytes(length)).update(bytes(77)).digest("hex");
    assert.equal(hexOf(hmac(bytes(length), bytes(77))), expected, `${length}`);
  }
});

test("hexadecimal goes both ways, and nothing else is taken for it", () => {
  assert.equal(hexOf(bytesOf("00ff10")), "00ff10");
  assert.throws(() => bytesOf("0g"), /hexadecimal/);
  assert.throws(() => bytesOf("abc"), /hexadecimal/);
});

test("text is UTF-8, and base64url has no signs that an address changes", () => {
  assert.equal(hexOf(utf8("ž")), "c5be");
  assert.equal(base64url(bytesOf("fbefff")), "--__");
  assert.equal(base64url(bytesOf("00")), "AA");
  assert.deepEqual(joined(bytesOf("01"), bytesOf(""), bytesOf("0203")), bytesOf("010203"));
});
