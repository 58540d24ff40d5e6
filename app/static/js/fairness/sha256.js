// SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous. Web Crypto exists on https alone, and is asynchronous: a table
// in a home network has plain http, and a form cannot wait for a promise when it is sent.

const BLOCK = 64;
const encoder = new TextEncoder();

const isPrime = (/** @type {number} */ n) => {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return true;
};
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && isPrime(n)); // the first 64

/** The first 32 bits of the fractional part. @param {number} root */
const fraction = (root) => ((root % 1) * 2 ** 32) | 0;
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** @param {number} word @param {number} bits */
const rotated = (word, bits) => (word >>> bits) | (word << (32 - bits));

/** Return the message with a one bit, zeros, and its length in bits. @param {Uint8Array} message */
function padded(message) {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, 8n * BigInt(message.length));
  return bytes;
}

/** Fill the message schedule of one block. @param {Int32Array} schedule @param {DataView} data @param {number} at */
function fillSchedule(schedule, data, at) {
  for (let i = 0; i < 16; i++) schedule[i] = data.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = schedule[i - 15];
    const y = schedule[i - 2];
    const s0 = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
    const s1 = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
    schedule[i] = (schedule[i - 16] + s0 + schedule[i - 7] + s1) | 0;
  }
}

/** Mix one block into the state. @param {Int32Array} state @param {Int32Array} schedule */
function compress(state, schedule) {
  let [a, b, c, d, e, f, g, h] = state; // local variables are several times as fast
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + schedule[i]) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
}

/** @param {Uint8Array} message @returns {Uint8Array<ArrayBuffer>} 32 bytes */
export function sha256(message) {
  const bytes = padded(message);
  const data = new DataView(bytes.buffer);
  const state = START.slice();
  const schedule = new Int32Array(64);
  for (let at = 0; at < bytes.length; at += BLOCK) {
    fillSchedule(schedule, data, at);
    compress(state, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** @param {Uint8Array} key @param {Uint8Array} message @returns {Uint8Array<ArrayBuffer>} 32 bytes */
export function hmac(key, message) {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** @param {Uint8Array[]} parts @returns {Uint8Array<ArrayBuffer>} */
export function joined(...parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} in UTF-8 */
export const utf8 = (text) => encoder.encode(text);

/** @param {string} hex @returns {Uint8Array<ArrayBuffer>} */
export function bytesOf(hex) {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error("not hexadecimal");
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {Uint8Array} bytes */
export const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Return the commitment of a player's word. @param {string} word */
export const wordCommitment = (word) => hexOf(sha256(utf8(word)));

/** @param {Uint8Array} bytes */
export const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
