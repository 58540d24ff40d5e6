// Checks a record, in itself and against what this browser kept while it watched. The rules are not played again here:
// that is what `stadion verify` does.
import { verifyDraws } from "./fair_chance.js";
import { isWithheld, ownCommitment } from "./kept_entry.js";
import { canonicalJson, headsOf, shortHead } from "./record_chain.js";
import { bytesOf, hexOf, wordCommitment } from "./sha256.js";
import { followsFrom } from "./tournament_check.js";

/** @import {Kept, PlayerWord} from "./kept_entry.js" */

const VERSIONS = [1, 2];
const LATEST = 2;

/**
 * @typedef {"unreadable" | "match" | "seed" | "commitment" | "words" | "own-word" | "word-hash" | "draws" | "lines"
 *   | "chain" | "head" | "end" | "tournament"} Fault what differs; `own-word`, `words`, `commitment`, `head`, `end` and
 *   `match` from what was kept, `tournament` from the match's tournament, the rest in the record itself
 *
 * @typedef {{document: import("./tournament_check.js").Tournament, kept: Kept | null}} Played the finished tournament
 *   of a match, and what this browser kept of it
 *
 * @typedef {object} Checked
 * @property {boolean} there whether this browser has kept something of the match
 * @property {number | null} since the `seq` at which it came; null: before the start, or not at all
 * @property {number} draws @property {number} moves
 * @property {boolean} chained whether the record has a chain
 * @property {boolean} unrevealed whether no player's word took part: the chance is the server's alone
 * @property {boolean} dropped whether this browser did not reveal its own word in time
 * @property {"lesson" | "host" | null} chosen why chance was not free
 * @property {Fault[]} faults without repetition; empty: all is as promised
 * @property {ReturnType<typeof verifyDraws> | null} found null: they cannot be computed
 * @property {{header: any, lines: any[]} | null} record
 */

/** @typedef {{header: any, lines: any[], actions: any[], end: any}} Lines */

/** @param {string} text @returns {Lines} Throws for what is not a record of a known version. */
function linesOf(text) {
  const [header, ...lines] = text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line));
  const end = lines.at(-1);
  if (!VERSIONS.includes(header?.stadion_record) || !end?.outcome) throw new Error("not a record of Stadion");
  return { header, lines, end, actions: lines.filter((line) => "seq" in line) };
}

/**
 * Return whether actions are numbered from 0 without gaps, and events stand after their action.
 * @param {Lines} record
 */
function isNumbered({ lines, end }) {
  let next = 0;
  for (const line of lines) {
    if (line === end) return next > 0 && "outcome" in line;
    if ("seq" in line ? line.seq !== next : !("event" in line) || line.after !== next - 1) return false;
    if ("seq" in line) next += 1;
  }
  return false;
}

/** @param {Lines} record @returns {Fault[]} */
function wordFaults({ header }) {
  const { words } = header.fairness;
  if (!words) return [];
  const isRight = (/** @type {PlayerWord} */ { commitment, word }) =>
    word === null || wordCommitment(word) === commitment;
  return words.length === header.seats.length && words.every(isRight) ? [] : ["word-hash"];
}

/** @param {Lines} record @param {Uint8Array<ArrayBuffer>[]} heads @param {Kept | null} kept @returns {Fault[]} */
function chainFaults({ lines, end }, heads, kept) {
  /** @type {Fault[]} */ const faults = hexOf(heads[heads.length - 1]) === end.head ? [] : ["chain"];
  if (!kept?.head) return faults;
  const from = lines.findIndex((line) => line.seq === kept.seq);
  const to = lines.findIndex((line) => line.seq === kept.seq + 1);
  const possible = from < 0 ? [] : heads.slice(from + 1, to < 0 ? undefined : to + 1); // heads[0] is the header's.
  return possible.some((head) => shortHead(head) === kept.head) ? faults : [...faults, "head"];
}

/** @param {PlayerWord[] | undefined} words @param {Kept} kept @returns {Fault[]} */
function keptWordFaults(words, kept) {
  /** @type {Fault[]} */ const faults = [];
  const commitments = (words ?? []).map(({ commitment }) => commitment);
  const own = ownCommitment(kept);
  if (kept.asked && own && (!commitments.includes(own) || isWithheld(kept, words ?? []))) faults.push("own-word");
  const changed = kept.asked !== null && String(kept.asked) !== String(commitments);
  const exchanged = kept.words !== null && canonicalJson(kept.words) !== canonicalJson(words ?? null);
  return changed || exchanged ? [...faults, "words"] : faults;
}

/** @param {Lines} record @param {Kept} kept @returns {Fault[]} */
function keptFaults({ header, actions, end }, kept) {
  /** @type {Fault[]} */ const faults = [];
  if (header.match !== kept.match) faults.push("match");
  if (header.fairness.commitment !== kept.commitment) faults.push("commitment");
  faults.push(...keptWordFaults(header.fairness.words, kept));
  if (kept.head && !isChained(header)) faults.push("head");
  const last = actions.length - 1;
  const isOver = kept.outcome !== null;
  const isOtherEnd = last !== kept.seq || canonicalJson(kept.outcome) !== canonicalJson(end.outcome);
  if (isOver ? isOtherEnd : last < kept.seq) faults.push("end");
  return faults;
}

/** @param {any} header @param {Played} played @returns {Fault[]} */
function tournamentFaults(header, { document, kept }) {
  const { fairness } = document;
  /** @type {Fault[]} */ const faults = attempt(() => followsFrom(document, header)) ? [] : ["tournament"];
  if (!kept) return faults;
  if (fairness.commitment !== kept.commitment) faults.push("commitment");
  return [...faults, ...keptWordFaults(fairness.words, kept)];
}

/** Everything is a fault that throws: a record from outside may be anything. @template T @param {() => T} work */
function attempt(work) {
  try {
    return work();
  } catch {
    return null;
  }
}

/** @param {any} header */
const isChained = (header) => header.stadion_record === LATEST;

/** @param {Lines} record @param {Kept | null} kept @returns {Pick<Checked, "faults" | "found">} */
function checkLines(record, kept) {
  const found = attempt(() => verifyDraws(record));
  const chained = isChained(record.header);
  const heads = chained ? attempt(() => headsOf(record)) : null;
  /** @type {Fault[]} */ const faults = [];
  if (!isSeed(record.header.fairness) || !found?.commitment.agrees) faults.push("seed");
  faults.push(...(attempt(() => wordFaults(record)) ?? /** @type {Fault[]} */ (["word-hash"])));
  if (!found || found.firstWrong !== null) faults.push("draws");
  if (chained !== (record.header.fairness.version === LATEST)) faults.push("chain");
  if (chained && !isNumbered(record)) faults.push("lines");
  if (!chained && record.actions.some(({ seq }, i) => seq !== i)) faults.push("lines");
  if (chained) faults.push(...(heads ? chainFaults(record, heads, kept) : /** @type {Fault[]} */ (["chain"])));
  if (kept) faults.push(...keptFaults(record, kept));
  return { faults, found };
}

/** @param {any} fairness */
const isSeed = ({ server_seed: seed }) => attempt(() => bytesOf(seed).length === 32) === true;

/**
 * @param {Lines} record @param {Kept | null} kept @param {Played | null} played
 * @returns {Omit<Checked, "there" | "since">}
 */
function summaryOf(record, kept, played) {
  const { header, actions, lines } = record;
  const result = checkLines(record, kept);
  const faults = played ? [...result.faults, ...tournamentFaults(header, played)] : result.faults;
  return {
    ...result,
    faults: [...new Set(faults)],
    draws: result.found?.draws.length ?? 0,
    moves: actions.length - 1,
    chained: isChained(header),
    unrevealed: isChained(header) && header.fairness.words.every((/** @type {PlayerWord} */ { word }) => !word),
    dropped: Boolean(kept && !kept.asked && isWithheld(kept, header.fairness.words ?? [])),
    chosen: header.fairness.chosen ?? null,
    record: { header, lines },
  };
}

/** @returns {Omit<Checked, "there" | "since">} */
const unreadable = () => ({
  ...{ draws: 0, moves: 0, chained: false, unrevealed: false, dropped: false, chosen: null },
  ...{ faults: ["unreadable"], found: null, record: null },
});

/**
 * Check a record, against what was kept if there is something, and against its tournament if it has one.
 * @param {string} text @param {Kept | null} kept @param {Played | null} [played] @returns {Checked}
 */
export function checkRecord(text, kept, played = null) {
  const summary = attempt(() => summaryOf(linesOf(text), kept, played)) ?? unreadable();
  return { ...summary, there: kept !== null, since: kept?.since ?? null };
}
