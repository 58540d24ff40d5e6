// Keeps the promise of a tournament, reveals the coach's word when it is due, and compares the words afterwards.
import { send } from "../net/http.js";
import { Watcher } from "./watcher.js";

/** @import {Fairness} from "../document.d.ts" */
/** @import {Breach} from "./kept_entry.js" */

/**
 * The parts of a tournament's document that chance needs.
 *
 * @typedef {object} Cup
 * @property {string} id @property {any} status @property {number | null} coach the reader's place
 * @property {Fairness} fairness @property {{revealed: boolean[]}} [starting]
 */

/** @type {Watcher | null} */ let watcher = null;

/**
 * Follow a tournament, each time its document arrives.
 * @param {Cup} cup @param {(breach: Breach) => void} breached
 */
export function watchCup(cup, breached) {
  const { id, status, coach, fairness, starting } = cup;
  const answer = (/** @type {string} */ word) =>
    void send("POST", `/api/tournaments/${id}/word`, { word }).catch(() => {});
  watcher ??= new Watcher(id, { answer, breached });
  const seen = { match: id, seq: 0, status, fairness, outcome: null, viewer: { seat: coach } };
  watcher.follow(/** @type {any} */ (seen), null);
  if (!starting || coach === null || starting.revealed[coach]) return;
  const words = (fairness.words ?? []).map(({ commitment }) => commitment);
  watcher.asked({ commitment: fairness.commitment, words });
}
