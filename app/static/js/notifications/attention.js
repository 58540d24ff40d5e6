// Calls a player back: title and favicon, until he has looked or acted; a sound once, however many windows are open.
import { play } from "../browser/sound.js";
import { titleOf } from "./page_title.js";

/** @import {Reason} from "./page_title.js" */

const ONE_SOUND_MS = 1500;
/** What the next one is about, and rings like a turn; all else is one note. */
const SOUNDS_LIKE_A_TURN = ["turn", "sat", "begins"];

const plainTitle = globalThis.document?.title;
const icon = /** @type {HTMLLinkElement | null} */ (globalThis.document?.querySelector("link[rel=icon]"));
const plainIcon = icon?.href ?? "";
/** @type {HTMLElement | null} */
const words = globalThis.document?.querySelector("#words") ?? null;

/** @type {Map<string, Reason>} by match and kind: those of the page's own table, and what came while nobody looked */
const reasons = new Map();
/** @type {string | null} the table of this page, while it calls */ let currentMatch = null;
/** @type {string | null} what it calls for */ let currentKind = null;
/** @type {string | null} the time that is left to him there, while it is short */ let lowTimeTitle = null;

/** @param {number} count */
const several = (count) => words?.dataset.turns?.replace("{n}", String(count)) ?? "";

/** A turn and news of the same match stand beside each other. @param {string} match @param {string} kind */
const keyOf = (match, kind) => `${match} ${kind === "turn" ? kind : "news"}`;

/** @param {string} match */
const keysOf = (match) => [keyOf(match, "turn"), keyOf(match, "news")];

function show() {
  const title = titleOf([...reasons.values()], several, document.hidden ? lowTimeTitle : null);
  document.title = title ?? plainTitle;
  if (icon) icon.href = title === null ? plainIcon : (icon.dataset.turn ?? plainIcon);
}

/**
 * The table of this page calls its reader for something, or not any more. The same call sounds once, and so does a
 * turn that was interrupted by a question.
 * @param {string} match @param {Reason | null} reason
 */
export function notifyHere(match, reason) {
  const before = currentKind;
  currentMatch = reason && match;
  currentKind = reason?.kind ?? null;
  for (const key of keysOf(match)) reasons.delete(key);
  if (reason) reasons.set(keyOf(match, "turn"), { ...reason, kind: "turn" });
  show();
  if (reason && before !== reason.kind && (before === null || reason.kind !== "turn")) playOnce(match, reason.kind);
}

/** His own time is short at the table of this page, or not any more. @param {string | null} title */
export function warnLowTime(title) {
  if (lowTimeTitle === title) return;
  lowTimeTitle = title;
  show();
}

/**
 * Another table calls; the title says it to who does not look, for so long.
 * @param {string} match @param {Reason} reason @param {number} [lasts] ms
 */
export function notify(match, reason, lasts = Infinity) {
  const key = keyOf(match, reason.kind);
  if (document.hidden) reasons.set(key, reason);
  show();
  playOnce(match, reason.kind);
  if (lasts < Infinity) setTimeout(() => void (reasons.get(key) === reason && reasons.delete(key) && show()), lasts);
}

/** He need not come any more, or not for that. @param {string} match @param {string} [kind] */
export function withdraw(match, kind) {
  for (const key of keysOf(match)) if (!kind || reasons.get(key)?.kind === kind) reasons.delete(key);
  show();
}

/**
 * Every window of this browser hears of a call: the first one that may sounds.
 * @param {string} match @param {string} kind
 */
function playOnce(match, kind) {
  const sound = SOUNDS_LIKE_A_TURN.includes(kind) ? "turn" : "news";
  if (!navigator.locks) return play(sound);
  navigator.locks.request(`stadion.call.${match}`, { ifAvailable: true }, async (mine) => {
    if (mine && play(sound)) await new Promise((done) => setTimeout(done, ONE_SOUND_MS));
  });
}

globalThis.document?.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  for (const key of reasons.keys()) if (!currentMatch || !keysOf(currentMatch).includes(key)) reasons.delete(key);
  show();
});
