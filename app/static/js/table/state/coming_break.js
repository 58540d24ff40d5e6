// Maintenance that is near: the list in the header says so (templates/partials/inbox.html), the table counts down.
import { serverNow } from "../../net/http.js";
import { clockFace } from "../../browser/clock_text.js";

const COUNT_MS = 1000;

/**
 * Maintenance as a table says it: a notice before it, and once the match rests the sentences of its bar.
 * @typedef {object} ComingBreak
 * @property {string} key of this maintenance @property {boolean} standing the match rests because of it
 * @property {string} says @property {string} more
 */

/**
 * Return what a table says about maintenance; null without any.
 * @param {DOMStringMap} words of the header's list @param {number} now
 * @returns {ComingBreak}
 */
export function breakAt({ begins = "", stands = "", ...words }, now) {
  const left = Date.parse(begins) - now;
  const standing = now >= Date.parse(stands);
  const time = clockFace(Math.max(0, left), false);
  const [says = "", more = ""] =
    left <= 0
      ? [words.off, words.off_more]
      : standing
        ? [words.standing, words.standing_more?.replace("{t}", () => time)]
        : [words.says, `${words.more} ${time}`];
  return { key: begins, standing, says, more };
}

/** @type {ReturnType<typeof setTimeout> | undefined} */ let counting;
let listens = false;

/**
 * Return the maintenance that is near, and draw again while it is and when that changes; null without any.
 * @param {() => void} redraw
 */
export function comingBreak(redraw) {
  if (!listens) document.addEventListener("inbox", redraw);
  listens = true;
  const said = /** @type {HTMLElement | null} */ (document.querySelector("#calls [data-break]"));
  clearTimeout(counting);
  if (said) counting = setTimeout(redraw, COUNT_MS);
  return said && breakAt(said.dataset, serverNow());
}
