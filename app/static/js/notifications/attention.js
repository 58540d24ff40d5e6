// Notifies a player through the page's title and icon until they look or act, and with one sound, however many windows
// are open.
import { play } from "../browser/sound.js";
import { titleOf } from "./page_title.js";

/** @import {Reason} from "./page_title.js" */

const ONE_SOUND_MS = 1500;
/** These kinds sound like a turn; all others are a single note. */
const SOUNDS_LIKE_A_TURN = ["turn", "sat", "starting", "begins", "seek"];

const plainTitle = globalThis.document?.title;
const icon = /** @type {HTMLLinkElement | null} */ (globalThis.document?.querySelector("link[rel=icon]"));
const plainIcon = icon?.href ?? "";
/** @type {HTMLElement | null} */
const words = globalThis.document?.querySelector("#words") ?? null;

/**
 * @type {Map<string, Reason>} by match and kind: those of the page's own table, and those that came while the page was
 *   hidden
 */
const reasons = new Map();
/** @type {string | null} the match of this page, while it notifies its reader */ let currentMatch = null;
/** @type {string | null} the kind of that notification */ let currentKind = null;
/** @type {string | null} the title while the reader's time at this table is short */ let lowTimeTitle = null;

/** @param {number} count */
const several = (count) => words?.dataset.turns?.replace("{n}", () => String(count)) ?? "";

/**
 * Return the key of a reason: a turn and other news of the same match are kept side by side.
 * @param {string} match @param {string} kind
 */
const keyOf = (match, kind) => `${match} ${kind === "turn" ? kind : "news"}`;

/** @param {string} match */
const keysOf = (match) => [keyOf(match, "turn"), keyOf(match, "news")];

function show() {
  const title = titleOf([...reasons.values()], several, document.hidden ? lowTimeTitle : null);
  document.title = title ?? plainTitle;
  if (icon) icon.href = title === null ? plainIcon : (icon.dataset.turn ?? plainIcon);
}

/**
 * Notify the reader of the table on this page, or stop. The same reason sounds once, and so does a turn that was
 * interrupted by a question.
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

/** Show in the title that the reader's time at this table is short, or stop. @param {string | null} title */
export function warnLowTime(title) {
  if (lowTimeTitle === title) return;
  lowTimeTitle = title;
  show();
}

/**
 * Notify the player of another table; the title shows it if the page is hidden.
 * @param {string} match @param {Reason} reason @param {number} [lasts] in ms
 */
export function notify(match, reason, lasts = Infinity) {
  const key = keyOf(match, reason.kind);
  if (document.hidden) reasons.set(key, reason);
  show();
  playOnce(match, reason.kind);
  if (lasts < Infinity) setTimeout(() => void (reasons.get(key) === reason && reasons.delete(key) && show()), lasts);
}

/** Withdraw the notifications of a match, or those of one kind. @param {string} match @param {string} [kind] */
export function withdraw(match, kind) {
  for (const key of keysOf(match)) if (!kind || reasons.get(key)?.kind === kind) reasons.delete(key);
  show();
}

/**
 * Play the sound of a notification. Every window of this browser receives it, and the first one that can plays it.
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
