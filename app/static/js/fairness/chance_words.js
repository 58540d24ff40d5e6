// The player's word: a secret share of chance (docs/PROTOCOL.md, "Where chance comes from"). It is drawn here, only its
// commitment is sent, and it is revealed when the match starts. Until the match is known, the word waits as a draft.
import { hexOf, wordCommitment } from "./sha256.js";
import { pageStorage, WordDrafts } from "./word_drafts.js";

/** @import {Draft} from "./word_drafts.js" */

const BYTES = 32;

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
