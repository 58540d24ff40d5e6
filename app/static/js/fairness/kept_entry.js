// What a browser keeps of one match, so that it can tell afterwards whether the record says what was promised and seen.
// `stadion verify --kept` reads most of the fields (docs/PROTOCOL.md, "The chain"). Stores nothing itself.

/** @import {Doc, Outcome} from "../document.d.ts" */
/** @import {Draft} from "./word_drafts.js" */

/**
 * @typedef {{commitment: string | null, word: string | null}} PlayerWord
 *
 * @typedef {object} Kept
 * @property {string} match @property {string} commitment the first one that was seen
 * @property {string | null} word the player's own word, if this browser drew it
 * @property {PlayerWord[] | null} words as they were when the match was first seen in progress
 * @property {number} seq @property {string | null} head the newest pair; null before the start
 * @property {string | null} own the commitment of the own word
 * @property {number | null} since the `seq` at which this browser came; null: before the start
 * @property {(string | null)[] | null} asked the word commitments when the server asked for the word
 * @property {Outcome | null} outcome once it was seen @property {number} at when it was written last, in ms since 1970
 */

/**
 * What the server does not keep to: then no word is revealed. `dropped`: it left out the word that it was given.
 * `late`: this browser did not give its word, which need not be the server's fault.
 *
 * @typedef {"commitment" | "word" | "words" | "dropped" | "late"} Breach
 */

/** Return the commitment of the kept own word; null without one. @param {Kept | null} kept */
export const ownCommitment = (kept) => (kept?.word ? kept.own : null);

/**
 * Return whether the own commitment is among the words of a match that has begun, but not its word.
 * @param {Kept} kept @param {PlayerWord[]} words
 */
export function isWithheld(kept, words) {
  const own = ownCommitment(kept);
  return own !== null && words.some(({ commitment, word }) => commitment === own && word === null);
}

/** @param {PlayerWord[] | undefined} words */
const commitmentsOf = (words) => (words ?? []).map(({ commitment }) => commitment);

/**
 * Return what is to be kept after one more document. The first commitment and the first words stay, whatever the server
 * says later.
 * @param {Kept | null} kept @param {Doc} doc @param {string | null} head the one that came with it
 * @param {Draft | null} draft the word whose commitment the viewer's seat shows, if it was drawn here and is still free
 * @returns {Kept}
 */
export function following(kept, doc, head, draft) {
  const { match, seq, status, fairness, outcome, viewer } = doc;
  const begun = status !== "lobby" && status !== "starting";
  const first = kept ?? {
    ...{ match, commitment: fairness.commitment, word: null, words: null, seq: 0, head: null },
    ...{ own: null, since: begun ? seq : null, asked: null, outcome: null, at: 0 },
  };
  const word = draft ? draft.word : !begun && viewer.seat === null ? null : first.word; // A seat was left.
  const isNews = seq > first.seq || (seq === first.seq && head !== null);
  return {
    ...first,
    word,
    own: draft ? draft.commitment : word && first.own,
    words: first.words ?? (begun ? (fairness.words ?? null) : null),
    ...(isNews ? { seq, head } : {}),
    outcome: first.outcome ?? outcome,
  };
}

/**
 * Answer the server's request for the word.
 * @param {{commitment: string, words: (string | null)[]}} request @param {number | null} seat the viewer's
 * @param {Kept | null} kept
 * @returns {{word: string} | {breach: Breach} | null} null: this browser drew no word for this match
 */
export function answerTo(request, seat, kept) {
  const own = ownCommitment(kept);
  if (!kept?.word || !own || seat === null) return null;
  if (request.commitment !== kept.commitment) return { breach: "commitment" };
  if (request.words[seat] !== own) return { breach: "word" };
  // Once others may have seen this word, theirs must stay what they were.
  if (kept.asked && String(kept.asked) !== String(request.words)) return { breach: "words" };
  return { word: kept.word };
}

/**
 * Return what the server shows differently from what was kept; null: nothing.
 * @param {Kept} kept @param {Doc} doc @returns {Breach | null}
 */
export function breachIn(kept, { fairness, status }) {
  if (fairness.commitment !== kept.commitment) return "commitment";
  if (["lobby", "starting", "closed"].includes(status) || !fairness.words) return null;
  const now = commitmentsOf(fairness.words);
  const own = ownCommitment(kept);
  if (kept.asked && own && !now.includes(own)) return "word";
  if (kept.asked && String(kept.asked) !== String(now)) return "words";
  if (isWithheld(kept, fairness.words)) return kept.asked ? "dropped" : "late";
  return kept.words && JSON.stringify(kept.words) !== JSON.stringify(fairness.words) ? "words" : null;
}
