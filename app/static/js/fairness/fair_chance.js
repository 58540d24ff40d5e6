// The fair chance of docs/PROTOCOL.md, "Where chance comes from", written independently of the server. It runs in
// browsers and in Node, on https and on plain http.
import { canonicalJson } from "./record_chain.js";
import { bytesOf, hexOf, hmac, sha256, utf8 } from "./sha256.js";

/** @import {Fairness} from "../document.d.ts" */

const WORD_RANGE = 2 ** 32;
const WORDS_A_BLOCK = 8;
const MOST_SHUFFLED = 100_000; // The record is a file from outside: a shuffle of a billion must not fill the memory.

/** Return the commitment that was published before the first draw. @param {string} serverSeed in hexadecimal */
export const commitmentOf = (serverSeed) => hexOf(sha256(bytesOf(serverSeed)));

/**
 * Return the players' words in seat order, as they enter the key. A word that was not revealed is empty.
 * @param {Fairness} fairness @returns {string[]}
 */
export const wordsOf = (fairness) =>
  fairness.words
    ? fairness.words.map(({ word }) => word ?? "")
    : (fairness.client_seeds ?? []).map((seed) => seed ?? "");

/**
 * Return the key of a match's stream.
 * @param {string} serverSeed in hexadecimal
 * @param {string} match @param {string[]} words in seat order
 */
export const streamKey = (serverSeed, match, words) => hmac(bytesOf(serverSeed), utf8(`${match}\n${words.join("\n")}`));

/** The stream of 32-bit numbers of a match. */
export class Stream {
  /** @param {Uint8Array} key */
  constructor(key) {
    this.key = key;
    this.at = 0;
    /** @type {DataView | null} */ this.block = null;
  }

  word() {
    const place = this.at % WORDS_A_BLOCK;
    if (place === 0 || !this.block) {
      const number = new DataView(new ArrayBuffer(8));
      number.setBigUint64(0, BigInt(Math.floor(this.at / WORDS_A_BLOCK)));
      this.block = new DataView(hmac(this.key, new Uint8Array(number.buffer)).buffer);
    }
    this.at += 1;
    return this.block.getUint32(4 * place);
  }

  /** @param {number} n */
  below(n) {
    if (!(Number.isInteger(n) && n >= 1 && n <= WORD_RANGE)) throw new RangeError(`nothing to draw from: ${n}`);
    if (n === 1) return 0; // Nothing to draw: no word is used.
    const limit = Math.floor(WORD_RANGE / n) * n;
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }

  /** @param {number} n @returns {number[]} */
  order(n) {
    if (!(Number.isInteger(n) && n >= 0 && n <= MOST_SHUFFLED)) throw new RangeError(`nothing to shuffle: ${n}`);
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    return order;
  }

  /**
   * Compute what a draw of the record must have given.
   * @param {{draw: string, sides?: number, n?: number}} draw @returns {object}
   */
  drawAgain(draw) {
    if (draw.draw === "die") return { draw: "die", sides: draw.sides, value: 1 + this.below(draw.sides ?? 0) };
    if (draw.draw === "int") return { draw: "int", n: draw.n, value: this.below(draw.n ?? 0) };
    if (draw.draw === "shuffle") return { draw: "shuffle", n: draw.n, order: this.order(draw.n ?? -1) };
    throw new Error(`unknown draw: ${draw.draw}`);
  }
}

/**
 * Compute every draw of a record again. A draw agrees if it is the same in everything: kind, sides or n, and value.
 * @param {{header: any, actions: any[]}} record
 * @returns {{commitment: {said: string, found: string, agrees: boolean}, key: string, draws: {seq: number,
 *   said: any, found: any, agrees: boolean}[], firstWrong: number | null}}
 */
export function verifyDraws({ header, actions }) {
  const { commitment, server_seed } = header.fairness;
  const found = commitmentOf(server_seed);
  const key = streamKey(server_seed, header.match, wordsOf(header.fairness));
  const stream = new Stream(key);
  const draws = [];
  for (const { seq, draws: said } of actions) {
    for (const draw of said) {
      const again = stream.drawAgain(draw);
      draws.push({ seq, said: draw, found: again, agrees: canonicalJson(draw) === canonicalJson(again) });
    }
  }
  return {
    commitment: { said: commitment, found, agrees: commitment === found },
    key: hexOf(key),
    draws,
    firstWrong: draws.find((draw) => !draw.agrees)?.seq ?? null,
  };
}
