// The rows of all who look for an opponent, kept up to date by one channel: the server draws each row once for all
// readers of a language, and sends those that are new, have changed, or are gone.
import { keepOpen } from "../net/kept_socket.js";

/** How long a press on a row may last before the rows are drawn again. */
const AFTER_PRESS_MS = 1000;
const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/**
 * @typedef {{id: string, since: string}} Row
 * @typedef {{id: string, searches: string[]}} Gathering
 * @typedef {{t: string, rows: Row[], gatherings: Gathering[], later: {id: string}[], html: Record<string, string>,
 *   ids: string[], says: string}} Message
 */

/** The rows by id, those first that have waited longest. @type {Map<string, string>} */
const rows = new Map();
/** The gatherings by id. @type {Map<string, string>} */
const gatherings = new Map();
/** The set times by id. @type {Map<string, string>} */
const later = new Map();
/** The searches of those who gather: they have no row of their own. @type {Set<string>} */
let gathered = new Set();
let isOpen = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */ let waiting;

/** Return whether the channel is open: then the page need not be fetched for its rows. */
export const isFollowing = () => isOpen;

/**
 * Follow the rows. @param {() => void} changed is called when the reader's own search or call has changed
 */
export function followRows(changed) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const address = `${scheme}://${location.host}/api/searches/live?lang=${document.documentElement.lang}`;
  keepOpen(
    address,
    () => {},
    (message) => receive(message, changed),
  );
  document.addEventListener("fresh", ({ target }) => listIn(/** @type {Element} */ (target)) && draw());
  setInterval(paint, MINUTE_MS / 2);
  setInterval(countDown, SECOND_MS);
}

/** @param {Message} message @param {() => void} changed */
function receive(message, changed) {
  if (message.t === "rows") {
    isOpen = true;
    rows.clear();
  }
  if (message.t === "rows" || message.t === "row") for (const { id } of message.rows) rows.set(id, message.html[id]);
  else if (message.t === "gone") for (const id of message.ids) rows.delete(id);
  else if (message.t === "gatherings") gather(message);
  else if (message.t === "later") {
    later.clear();
    for (const { id } of message.later) later.set(id, message.html[id]);
    if (isOwnTimeOver()) changed();
  } else if (message.t === "counts") say(message.says);
  else if (message.t === "call" || message.t === "answer") changed();
  if (["rows", "row", "gone", "gatherings", "later"].includes(message.t)) draw();
}

/** @param {Message} message */
function gather(message) {
  gatherings.clear();
  for (const { id } of message.gatherings) gatherings.set(id, message.html[id]);
  gathered = new Set(message.gatherings.flatMap(({ searches }) => searches));
}

/** Return what is shown, in its order. @returns {Map<string, string>} */
const wanted = () => new Map([...gatherings, ...[...rows].filter(([id]) => !gathered.has(id)), ...later]);

/** @param {string} sentence how many look */
function say(sentence) {
  const place = document.querySelector("[data-counts]");
  if (place) place.textContent = sentence;
}

/** @param {ParentNode} part @returns {HTMLElement | null} */
const listIn = (part) => part.querySelector("[data-searches]");

/** Return whether a set time at which the reader wanted to be is no longer in the list. */
const isOwnTimeOver = () =>
  [...document.querySelectorAll(".mine[data-search]")].some(
    (row) => row.querySelector("[data-coming]") && !later.has(idOf(row)),
  );

/** Show the rows: one that has not changed stays the same element, and the reader's own is left to the page. */
function draw() {
  const list = listIn(document);
  if (!list || !isOpen) return;
  clearTimeout(waiting);
  if (list.matches(":active")) {
    waiting = setTimeout(draw, AFTER_PRESS_MS);
    return;
  }
  const shown = new Map([...list.querySelectorAll("[data-search]")].map((row) => [idOf(row), row]));
  const now = wanted();
  for (const [id, row] of shown) if (!now.has(id) && !row.matches(".mine")) row.remove();
  let next = list.querySelector(":scope > :not(.mine)");
  for (const [id, html] of now) {
    const old = shown.get(id);
    if (old?.matches(".mine")) {
      sayWhoComes(old, html);
      continue;
    }
    if (old && made.get(old) === html && old === next) next = next.nextElementSibling;
    else {
      if (old === next) next = next?.nextElementSibling ?? null;
      put(html, old, list, next);
    }
  }
  list.hidden = list.children.length === 0;
  const nobody = /** @type {HTMLElement | null} */ (list.parentElement?.querySelector("[data-nobody]"));
  if (nobody) nobody.hidden = !list.hidden;
  paint();
  countDown();
}

const idOf = (/** @type {Element} */ row) => /** @type {HTMLElement} */ (row).dataset.search ?? "";

/**
 * Say who else comes to a set time of the reader.
 * @param {Element} own its row @param {string} html the same row for others
 */
function sayWhoComes(own, html) {
  const shown = own.querySelector("[data-coming]");
  const now = elementOf(html).querySelector("[data-coming]");
  if (shown && now && shown.textContent !== now.textContent) shown.replaceChildren(...now.childNodes);
}

/** @param {string} html the server's own markup, escaped there @returns {HTMLElement} */
function elementOf(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return /** @type {HTMLElement} */ (template.content.firstElementChild);
}

/** The HTML of which a row was made. @type {WeakMap<Element, string>} */
const made = new WeakMap();

/**
 * Draw a row before another element of the list.
 * @param {string} html @param {Element | undefined} old the same row until now
 * @param {HTMLElement} list @param {Element | null} next
 */
function put(html, old, list, next) {
  const hadFocus = old?.contains(document.activeElement);
  const row = elementOf(html);
  if (!("pressable" in list.dataset)) row.querySelector("[data-press]")?.remove();
  made.set(row, html);
  old?.remove();
  list.insertBefore(row, next);
  row.dispatchEvent(new CustomEvent("fresh", { bubbles: true })); // Its form gets a word and a key.
  if (hadFocus) row.querySelector("button")?.focus();
}

/** Say for how long each person has looked. */
function paint() {
  for (const face of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-looking]"))) {
    const minutes = Math.max(1, Math.round((Date.now() - Date.parse(face.dataset.looking ?? "")) / MINUTE_MS));
    const said = (face.dataset.says ?? "").replace("{n}", () => String(minutes));
    if (face.textContent !== said) face.textContent = said;
  }
}

/** Say in how many seconds each gathering begins. */
function countDown() {
  for (const face of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-begins]"))) {
    const left = Math.max(0, Math.ceil((Date.parse(face.dataset.begins ?? "") - Date.now()) / SECOND_MS));
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    face.textContent = (face.dataset.says ?? "").replace("{t}", () => time);
  }
}
