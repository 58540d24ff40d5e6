// The chain of a record (docs/PROTOCOL.md, "The chain"): each line has a head, which depends on all lines before it.
import { base64url, bytesOf, hmac, joined, sha256, utf8 } from "./sha256.js";

const SHORT_BYTES = 12; // of the head in `state` and `patch`

/**
 * Encode a value with sorted keys and without spaces, so that equal values give equal text.
 * @param {any} value @returns {string}
 */
export function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(",")}}`;
}

/** Return an object without some of its fields. @param {any} value @param {string[]} fields */
const without = (value, ...fields) =>
  Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field)));

/** Return the header as it stood at the start: without the seed. @param {any} header */
const chainedHeader = (header) => ({ ...header, fairness: without(header.fairness, "server_seed") });

/** Return the last line without its proof, which cannot be part of itself. @param {any} end */
const chainedEnd = (end) => without(end, "head", "signature", "key");

const HEAD_IN_HEX = /^[0-9a-f]{64}$/;

/**
 * Return the head that is given after a line without the name of a former player, or null. Only the header and a
 * substitution name players.
 * @param {any} line
 */
function redactedHead(line) {
  const given = line.stadion_record ? line.redacted : line.event?.event === "took_over" && line.event.redacted;
  return typeof given === "string" && HEAD_IN_HEX.test(given) ? bytesOf(given) : null;
}

/**
 * Return the head of every line, from the header to the outcome.
 * @param {{header: any, lines: any[]}} record `lines`: all after the header, as they stand
 * @returns {Uint8Array<ArrayBuffer>[]} 32 bytes each
 */
export function headsOf({ header, lines }) {
  const seed = bytesOf(header.fairness.server_seed);
  const chained = [chainedHeader(header), ...lines.slice(0, -1), chainedEnd(lines.at(-1))];
  /** @type {Uint8Array<ArrayBuffer>[]} */ const heads = [];
  for (const [n, line] of chained.entries()) {
    const given = redactedHead(line);
    if (given) {
      heads.push(given);
      continue;
    }
    const salt = hmac(seed, utf8(`line ${n}`));
    heads.push(sha256(joined(heads.at(-1) ?? new Uint8Array(), salt, utf8(canonicalJson(line)))));
  }
  return heads;
}

/** Return a head as `state` and `patch` carry it. @param {Uint8Array} head */
export const shortHead = (head) => base64url(head.subarray(0, SHORT_BYTES));
