// Follows one match: keeps what is promised and seen, answers the server's request for the word, and says what differs.
import { pageStorage, WordDrafts } from "./word_drafts.js";
import { answerTo, breachIn, following } from "./kept_entry.js";
import { openKeptMatches } from "./kept_matches.js";

/** @import {Doc} from "../document.d.ts" */
/** @import {Breach, Kept} from "./kept_entry.js" */

/**
 * @typedef {object} WatcherListener
 * @property {(word: string) => void} answer sends the word
 * @property {(breach: Breach) => void} breached called once: the server does not keep to what it promised
 * @property {() => void} [nowhere] called once: this browser cannot keep anything
 */

export class Watcher {
  /** @type {Kept | null} what is kept of the match; null: nothing yet */ kept = null;
  /** @type {Doc | null} */ doc = null;
  /** @type {Breach | null} */ breach = null;
  /** @type {Promise<unknown>} changes are made one after the other */ work;

  /** @param {string} match @param {WatcherListener} listener */
  constructor(match, listener) {
    this.match = match;
    this.listener = listener;
    const storage = pageStorage();
    this.drafts = new WordDrafts(storage);
    this.work = openKeptMatches(storage).then(async (place) => {
      this.place = place;
      this.kept = place ? await place.find(match) : null;
      if (!place) listener.nowhere?.();
    });
  }

  /** @param {() => Promise<void>} task */
  enqueue(task) {
    this.work = this.work.then(task).catch(() => {}); // A full disk must not stop the match.
    return this.work;
  }

  /** Keep what a document promises and shows. @param {Doc} doc @param {string | null} head */
  follow(doc, head) {
    this.doc = doc;
    return this.enqueue(async () => {
      const { viewer, fairness } = doc;
      const shown = viewer.seat === null ? null : (fairness.words?.[viewer.seat]?.commitment ?? null);
      const draft = this.drafts.find(shown);
      const change = (/** @type {Kept | null} */ kept) => changed(kept, following(kept, doc, head, draft));
      this.kept = (await this.place?.change(this.match, change)) ?? null;
      if (draft && this.kept) this.drafts.remove(draft);
      const breach = this.kept && breachIn(this.kept, doc);
      if (breach) this.report(breach);
    });
  }

  /**
   * Answer a request for the word, unless something is not as it was.
   * @param {{commitment: string, words: (string | null)[]}} request
   */
  asked(request) {
    return this.enqueue(async () => {
      const answer = answerTo(request, this.doc?.viewer.seat ?? null, this.kept);
      if (!answer || !this.kept) return;
      if ("breach" in answer) return this.report(answer.breach);
      const kept = await this.place?.change(this.match, (one) => one && { ...one, asked: one.asked ?? request.words });
      if (!kept) return;
      this.kept = kept;
      this.listener.answer(answer.word);
    });
  }

  /** @param {Breach} breach */
  report(breach) {
    if (this.breach) return;
    this.breach = breach;
    this.listener.breached(breach);
  }
}

/**
 * Return the next entry, or null if it says the same: many patches bring nothing to keep.
 * @param {Kept | null} kept @param {Kept} next
 */
const changed = (kept, next) => (JSON.stringify(kept) === JSON.stringify(next) ? null : next);

/** Return what this browser kept of a match; null: nothing. @param {string} match @returns {Promise<Kept | null>} */
export async function keptOf(match) {
  const place = await openKeptMatches(pageStorage());
  return (await place?.find(match).catch(() => null)) ?? null;
}
