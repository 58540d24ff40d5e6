// The player's search in the header of every page, and the card of a call: shows what the server has drawn, answers
// without leaving the page, and leads to the match once it has begun.
import { fillWords } from "../fairness/word_forms.js";
import { keyName } from "../kit/keys.js";
import { loadStylesheet } from "../browser/load_stylesheet.js";

/** How often the list is fetched while the player looks: it says that a page is open. */
const AGAIN_MS = 45_000;
const MINUTE_S = 60;
/** How long a sentence without a button stays. */
const PASSING_MS = 8000;

/** How long *Wait* waits for a player who has not come. */
const WAIT_MS = 60_000;

/** @type {HTMLElement} */ let place;
/** @type {() => Promise<void>} */ let fetchAgain;
/** @type {Promise<unknown> | null} the style sheet, once it is asked for */ let sheet = null;
/** Until when a player who has not come is waited for. */ let waitsUntil = 0;
/** Whether a call was shown here: then its match is opened here. */ let wasCalled = false;

/**
 * Show search and call in the list that has just been drawn.
 * @param {HTMLElement} slot @param {() => Promise<void>} again fetches the list
 */
export async function show(slot, again) {
  [place, fetchAgain] = [slot, again];
  const begun = /** @type {HTMLElement | null} */ (slot.querySelector("[data-begun]"));
  if (begun && wasCalled && !document.hidden) return location.assign(begun.dataset.begun ?? "/");
  const { sheet: url = "" } = /** @type {HTMLElement} */ (slot.querySelector("[data-sheet]")).dataset;
  sheet ??= start(url);
  await sheet;
  wasCalled ||= slot.querySelector("[data-call]") !== null;
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (slot.querySelectorAll("[data-seek]")))
    part.hidden = Date.now() < waitsUntil && part.querySelector("[data-wait]") !== null;
  for (const part of slot.querySelectorAll("[data-passing]")) setTimeout(() => part.remove(), PASSING_MS);
  slot.dispatchEvent(new CustomEvent("fresh", { bubbles: true }));
  paint();
}

/** @param {string} url of the style sheet */
function start(url) {
  setInterval(paint, 1000);
  setInterval(() => place.querySelector("[data-since], [data-first]") && fetchAgain(), AGAIN_MS);
  fillWords(place);
  // After the word of a form is kept: word_forms.js listens first.
  addEventListener("submit", answer);
  place.addEventListener("click", wait);
  document.addEventListener("keydown", pressed);
  return loadStylesheet(url);
}

/** Fill in how long the player has looked. */
function paint() {
  for (const face of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("[data-since]"))) {
    const seconds = Math.max(0, Math.floor((Date.now() - Date.parse(face.dataset.since ?? "")) / 1000));
    face.textContent = `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, "0")}`;
  }
}

/** Answer a call, and stay on the page. @param {SubmitEvent} event */
async function answer(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!place.contains(form)) return;
  if (form.matches("[data-first]")) return; // It leaves the table.
  event.preventDefault();
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  await fetch(form.action, { method: "POST", body, credentials: "same-origin", redirect: "manual" }).catch(() => null);
  await fetchAgain();
}

/** Wait a minute more before the page says again that a player has not come. @param {Event} event */
function wait(event) {
  const button = /** @type {Element} */ (event.target).closest("[data-wait]");
  if (!button) return;
  waitsUntil = Date.now() + WAIT_MS;
  /** @type {HTMLElement} */ (button.closest("[data-seek]")).hidden = true;
  setTimeout(fetchAgain, WAIT_MS);
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const isTyping = /** @type {Element} */ (event.target).closest("input, textarea, select, [contenteditable]");
  if (keyName(event) !== "j" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
  /** @type {HTMLElement | null} */ (place.querySelector("[data-yes]"))?.click();
}
