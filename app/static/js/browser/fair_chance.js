// The fair chance of docs/PROTOCOL.md, "Where chance comes from", written independently of the server. It runs in
// browsers and in Node and needs only Web Crypto.

const WORD_RANGE = 2 ** 32;
const WORDS_A_BLOCK = 8;
const encoder = new TextEncoder();

/** @param {string} hex @returns {Uint8Array<ArrayBuffer>} */
export function bytesOf(hex) {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error("not hexadecimal");
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {ArrayBuffer | Uint8Array} bytes */
export const hexOf = (bytes) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Return the commitment that was published before the first draw. @param {string} serverSeed in hexadecimal */
export const commitmentOf = async (serverSeed) => hexOf(await crypto.subtle.digest("SHA-256", bytesOf(serverSeed)));

/** @param {Uint8Array<ArrayBuffer>} key */
const keyFor = (key) => crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

/** @param {CryptoKey} key @param {Uint8Array<ArrayBuffer>} message */
const hmac = async (key, message) => new Uint8Array(await crypto.subtle.sign("HMAC", key, message));

/**
 * Return the key of a match's stream.
 * @param {string} serverSeed in hexadecimal
 * @param {string} match @param {string[]} words in seat order
 */
export const streamKey = async (serverSeed, match, words) =>
  hmac(await keyFor(bytesOf(serverSeed)), encoder.encode(`${match}\n${words.join("\n")}`));

/**
 * Return the words of a match in seat order, which are the client seeds in version 1.
 * @param {any} fairness @returns {string[]}
 */
export const wordsOf = ({ words, client_seeds: seeds }) =>
  words ? words.map((/** @type {any} */ one) => one.word ?? "") : seeds.map((/** @type {any} */ seed) => seed ?? "");

/** The stream of random words of a match. */
export class Stream {
  /** @param {Uint8Array<ArrayBuffer>} key */
  constructor(key) {
    this.key = keyFor(key);
    this.at = 0;
    /** @type {DataView | null} */ this.block = null;
  }

  async word() {
    const place = this.at % WORDS_A_BLOCK;
    if (place === 0 || !this.block) {
      const number = new DataView(new ArrayBuffer(8));
      number.setBigUint64(0, BigInt(Math.floor(this.at / WORDS_A_BLOCK)));
      this.block = new DataView((await hmac(await this.key, new Uint8Array(number.buffer))).buffer);
    }
    this.at += 1;
    return this.block.getUint32(4 * place);
  }

  /** @param {number} n */
  async below(n) {
    if (n === 1) return 0; // Nothing to draw: no word is used.
    const limit = Math.floor(WORD_RANGE / n) * n;
    let word = await this.word();
    while (word >= limit) word = await this.word();
    return word % n;
  }

  /** @param {number} n @returns {Promise<number[]>} */
  async order(n) {
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = await this.below(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    return order;
  }

  /**
   * Compute what a draw of the record must have given.
   * @param {{draw: string, sides?: number, n?: number}} draw @returns {Promise<object>}
   */
  async drawAgain(draw) {
    if (draw.draw === "die") return { draw: "die", sides: draw.sides, value: 1 + (await this.below(draw.sides ?? 0)) };
    if (draw.draw === "int") return { draw: "int", n: draw.n, value: await this.below(draw.n ?? 0) };
    if (draw.draw === "shuffle") return { draw: "shuffle", n: draw.n, order: await this.order(draw.n ?? 0) };
    throw new Error(`unknown draw: ${draw.draw}`);
  }
}

/** @param {any} one @param {any} other */
const same = (one, other) =>
  one.draw === other.draw &&
  (one.draw === "shuffle" ? String(one.order) === String(other.order) : one.value === other.value);

/**
 * Compute every draw of a record again.
 * @param {{header: any, actions: any[]}} record
 * @returns {Promise<{commitment: {said: string, found: string, agrees: boolean}, key: string, draws: {seq: number,
 *   said: any, found: any, agrees: boolean}[], firstWrong: number | null}>}
 */
export async function verifyRecord({ header, actions }) {
  const { commitment, server_seed } = header.fairness;
  const found = await commitmentOf(server_seed);
  const key = await streamKey(server_seed, header.match, wordsOf(header.fairness));
  const stream = new Stream(key);
  const draws = [];
  for (const { seq, draws: said } of actions) {
    for (const draw of said) {
      const again = await stream.drawAgain(draw);
      draws.push({ seq, said: draw, found: again, agrees: same(draw, again) });
    }
  }
  return {
    commitment: { said: commitment, found, agrees: commitment === found },
    key: hexOf(key),
    draws,
    firstWrong: draws.find((draw) => !draw.agrees)?.seq ?? null,
  };
}
