// Calls a player back: title and favicon, until he has looked or acted; a sound once, however many windows are open.
import { play } from "./sound.js";
import { titleOf } from "./titles.js";

/** @import {Reason} from "./titles.js" */

const ONE_CALL_MS = 1500;

const plain = globalThis.document?.title;
const icon = /** @type {HTMLLinkElement | null} */ (globalThis.document?.querySelector("link[rel=icon]"));
const quiet = icon?.href ?? "";
/** @type {HTMLElement | null} */
const words = globalThis.document?.querySelector("#words") ?? null;

/** @type {Map<string, Reason>} by match: that of the page's own table, and what came while nobody looked */
const reasons = new Map();
/** @type {string | null} the table of this page, while it is his turn there */ let here = null;
/** @type {string | null} the time that is left to him there, while it is short */ let short = null;

/** @param {number} count */
const several = (count) => words?.dataset.turns?.replace("{n}", String(count)) ?? "";

function show() {
  const title = titleOf([...reasons.values()], several, document.hidden ? short : null);
  document.title = title ?? plain;
  if (icon) icon.href = title === null ? quiet : (icon.dataset.turn ?? quiet);
}

/**
 * It is his turn at the table of this page, or not any more. @param {string} match @param {string | null} title
 */
export function turnHere(match, title) {
  const called = here === null && title !== null;
  here = title === null ? null : match;
  if (title === null) reasons.delete(match);
  else reasons.set(match, { kind: "turn", words: title });
  show();
  if (called) ring(match);
}

/** His own time is short at the table of this page, or not any more. @param {string | null} title */
export function shortHere(title) {
  if (short === title) return;
  short = title;
  show();
}

/** Another table calls; the title says it to who does not look. @param {string} match @param {Reason} reason */
export function call(match, reason) {
  if (document.hidden) reasons.set(match, reason);
  show();
  ring(match);
}

/** He need not come any more. @param {string} match */
export function callOff(match) {
  reasons.delete(match);
  show();
}

/** Every window of this browser hears of a call: the first one that may sounds. @param {string} match */
function ring(match) {
  if (!navigator.locks) return play("turn");
  navigator.locks.request(`stadion.call.${match}`, { ifAvailable: true }, async (mine) => {
    if (mine && play("turn")) await new Promise((done) => setTimeout(done, ONE_CALL_MS));
  });
}

globalThis.document?.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  for (const match of [...reasons.keys()]) if (match !== here) reasons.delete(match);
  show();
});
