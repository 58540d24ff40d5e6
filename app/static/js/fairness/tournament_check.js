// Checks that the chance of a tournament's match follows from the tournament's own (docs/PROTOCOL.md, "Tournaments").
import { commitmentOf, Stream, streamKey, wordsOf } from "./fair_chance.js";
import { canonicalJson } from "./record_chain.js";
import { bytesOf, hexOf, hmac, sha256, utf8, wordCommitment } from "./sha256.js";

/** @import {PlayerWord} from "./kept_entry.js" */

/**
 * The parts of a finished tournament's document that its chance needs.
 *
 * @typedef {object} Tournament
 * @property {string} id @property {import("../document.d.ts").Fairness} fairness
 * @property {{number: number, coaches: (number | null)[]}[]} fixtures
 * @property {{seq: number, draws: {draw: string}[]}[]} draws
 */

const ALPHABET = "abcdefghjkmnpqrstvwxyz23456789";
const ID_LENGTH = 14;

/** Return the id of the match of a fixture. @param {string} tournament @param {number} fixture */
export function matchIdOf(tournament, fixture) {
  let number = BigInt(`0x${hexOf(sha256(utf8(`${tournament}\n${fixture}`)))}`);
  const size = BigInt(ALPHABET.length);
  return Array.from({ length: ID_LENGTH }, () => {
    const letter = ALPHABET[Number(number % size)];
    number /= size;
    return letter;
  }).join("");
}

/**
 * Return the seed of the match of a fixture, in hexadecimal.
 * @param {string} seed the tournament's, in hexadecimal @param {string} tournament @param {number} fixture
 */
export const matchSeedOf = (seed, tournament, fixture) =>
  hexOf(hmac(bytesOf(seed), utf8(`match\n${tournament}\n${fixture}`)));

/** Return whether seed, words and draws of a tournament are those of its commitments. @param {Tournament} tournament */
function isAsPromised({ id, fairness, draws }) {
  const seed = fairness.server_seed ?? "";
  if (commitmentOf(seed) !== fairness.commitment) return false;
  const isRight = (/** @type {PlayerWord} */ { commitment, word }) =>
    word === null || wordCommitment(word) === commitment;
  if (!(fairness.words ?? []).every(isRight)) return false;
  const stream = new Stream(streamKey(seed, id, wordsOf(fairness)));
  return draws
    .flatMap((entry) => entry.draws)
    .every((draw) => canonicalJson(stream.drawAgain(draw)) === canonicalJson(draw));
}

/**
 * Return whether the seed and the words of a match follow from those of its tournament. Throws for a malformed one.
 * @param {Tournament} tournament @param {any} header of the match's record
 */
export function followsFrom(tournament, header) {
  const { id, fairness, fixtures } = tournament;
  if (!isAsPromised(tournament)) return false;
  const fixture = fixtures.find(({ number }) => matchIdOf(id, number) === header.match);
  if (!fixture) return false;
  const coaches = fixture.coaches.filter((coach) => coach !== null);
  const words = coaches.map((coach) => (fairness.words ?? [])[coach]);
  const seated = header.seats.map((/** @type {{coach?: number}} */ { coach }) => coach ?? null);
  return (
    header.fairness.server_seed === matchSeedOf(fairness.server_seed ?? "", id, fixture.number) &&
    canonicalJson(seated) === canonicalJson(coaches) &&
    canonicalJson(header.fairness.words) === canonicalJson(words)
  );
}
