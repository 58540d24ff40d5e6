// The player's word: a secret share of chance (docs/PROTOCOL.md, "Where chance comes from"). It is drawn here, only its
// commitment is sent, and it is revealed when the match starts. Until the match is known, the word waits as a draft.
import { hexOf, wordCommitment } from "./sha256.js";

/** @typedef {{commitment: string, word: string}} Draft */

const BYTES = 32;
const MOST_DRAFTS = 40;
const KEY = "stadion.words";

/** @param {Storage} storage @returns {Draft[]} oldest first */
function draftsIn(storage) {
  try {
    const drafts = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(drafts) ? drafts : [];
  } catch {
    return [];
  }
}

/** The words that belong to no match yet. They are written at once: a form that is sent ends its page. */
export class WordDrafts {
  /** @param {Storage | null} storage null: this browser keeps nothing */
  constructor(storage) {
    this.storage = storage;
  }

  /** Keep a word; false: it could not be kept. @param {Draft} draft */
  keep(draft) {
    try {
      if (!this.storage) return false;
      this.storage.setItem(KEY, JSON.stringify([...draftsIn(this.storage), draft].slice(-MOST_DRAFTS)));
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Return the draft of a commitment; null: it was drawn elsewhere, or has its match.
   * @param {string | null} commitment
   */
  find(commitment) {
    return (commitment && this.storage && draftsIn(this.storage).find((one) => one.commitment === commitment)) || null;
  }

  /** Remove a draft: a word belongs to one match alone. @param {Draft} draft */
  remove({ commitment }) {
    if (!this.storage) return;
    const rest = draftsIn(this.storage).filter((one) => one.commitment !== commitment);
    this.storage.setItem(KEY, JSON.stringify(rest));
  }
}

/** Return the storage of this page; null: it is blocked. */
export function pageStorage() {
  try {
    localStorage.setItem(`${KEY}.test`, "");
    localStorage.removeItem(`${KEY}.test`);
    return localStorage;
  } catch {
    return null;
  }
}

/** Return a new word, and its commitment. @returns {Draft} */
export function drawWord() {
  const word = hexOf(crypto.getRandomValues(new Uint8Array(BYTES)));
  return { word, commitment: wordCommitment(word) };
}

/** Return a new word's commitment for a request, or undefined where no word can be kept. */
export function committedWord(drafts = new WordDrafts(pageStorage())) {
  const draft = drawWord();
  return drafts.keep(draft) ? draft.commitment : undefined;
}
