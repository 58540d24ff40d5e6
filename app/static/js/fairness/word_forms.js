// Fills the commitments of forms by which a player sits down. A word is kept at the moment in which its form is sent.
import { drawWord, pageStorage, WordDrafts } from "./word_drafts.js";

/** @import {Draft} from "./word_drafts.js" */

/** @type {WeakMap<HTMLInputElement, Draft>} */ const filled = new WeakMap();
const drafts = new WordDrafts(pageStorage());

/** @param {ParentNode} part @returns {Iterable<HTMLInputElement>} */
const fieldsOf = (part) => part.querySelectorAll("[data-word]");

/** Fill every field within a part of the page that this page has not filled yet. @param {ParentNode} part */
export function fillWords(part) {
  if (!drafts.storage) return; // Without a place for the word the server would wait for it in vain.
  for (const field of fieldsOf(part)) if (!filled.has(field)) fill(field);
}

/** @param {HTMLInputElement} field */
function fill(field) {
  const draft = drawWord();
  filled.set(field, draft);
  field.value = draft.commitment;
}

addEventListener("submit", ({ target }) => {
  for (const field of fieldsOf(/** @type {HTMLFormElement} */ (target))) {
    const draft = filled.get(field);
    if (draft && !drafts.keep(draft)) field.value = "";
  }
});

addEventListener("fresh", ({ target }) => fillWords(/** @type {Element} */ (target))); // net/page_refresh.js

// The page is back from the browser's memory: its words may have been sent already, and a word is for one match alone.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) for (const field of fieldsOf(document)) fill(field);
});
