// A page of the rulebook: old links find their chapter, the search finds words, links can be copied.
import { html, nothing, render } from "lit-html";
import { getJson } from "../net/http.js";
import { chapterOf, searchBook, MOST } from "../rulebook/book_search.js";
import { copyText } from "../browser/clipboard.js";
import { loadTexts } from "../browser/i18n.js";

const main = /** @type {HTMLElement} */ (document.querySelector("[data-book]"));
const form = /** @type {HTMLFormElement} */ (main.querySelector("[data-find]"));
const field = /** @type {HTMLInputElement} */ (form.querySelector("input"));
const list = /** @type {HTMLElement} */ (form.querySelector("#hits"));
const status = /** @type {HTMLElement} */ (main.querySelector("[data-said]"));
const { lang } = document.documentElement;
const texts = loadTexts(lang, null);
/** @type {Promise<import("../rulebook/book_search.js").Book> | null} */ let book = null;
let whole = false;

/** Follow old links such as `/rules/<game>#UR-7.3`: the contents lead to the chapter. */
function sentOn() {
  const id = decodeURIComponent(location.hash.slice(1));
  const link = main.dataset.contents === undefined ? null : document.getElementById(id)?.querySelector("a");
  if (link) location.replace(link.href);
}

async function search() {
  const word = field.value.trim();
  if (!word) return show(null);
  book ??= getJson(`/rules/${main.dataset.book}/book.${lang}.json`);
  const hits = searchBook(await book, word);
  const { t } = await texts;
  if (word !== field.value.trim()) return; // The reader has typed on meanwhile.
  show(hits.length ? results(hits, t) : html`<p class="muted">${t("book-none", { word })}</p>`);
  status.textContent = hits.length ? t("book-hits", { count: hits.length }) : t("book-none", { word });
}

/** @param {unknown} content */
function show(content) {
  list.hidden = content === null;
  render(content ?? nothing, list);
}

/** @param {import("../rulebook/book_search.js").Hit[]} hits @param {import("../kit/table.d.ts").Say} t */
function results(hits, t) {
  if (whole || hits.length <= MOST) return hits.map(result);
  const all = html`<button class="btn quiet" type="button" @click=${showAll}>
    ${t("book-all", { count: hits.length })}
  </button>`;
  return [...hits.slice(0, MOST).map(result), all];
}

/** @param {import("../rulebook/book_search.js").Hit} hit */
const result = ({ id, title, line: [before, hit, after] }) =>
  html`<a href=${`/rules/${main.dataset.book}/${chapterOf(id)}#${id}`}>
    <b><span class="cn">${id}</span>${title}</b><span>${before}<mark>${hit}</mark>${after}</span></a
  >`;

function showAll() {
  whole = true;
  search();
}

/** Move between the results with the arrow keys. @param {KeyboardEvent} event */
function walk(event) {
  if (event.key === "Escape") show(null);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const stops = [field, .../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("a, button"))];
  const at = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  stops[Math.max(0, Math.min(stops.length - 1, at + step))].focus();
}

/** @param {MouseEvent} event */
async function copy(event) {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-copy]"));
  if (!button) return;
  const { t } = await texts;
  const url = `${location.origin}${location.pathname}#${button.dataset.copy}`;
  if (await copyText(url)) status.textContent = t("book-copied");
}

function arrive() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.matches(".cla")) target.focus();
}

sentOn();
arrive();
addEventListener("hashchange", () => {
  show(null);
  sentOn();
  arrive();
});
form.hidden = false;
for (const button of /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("[data-copy]")))
  button.hidden = false;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  /** @type {HTMLElement | null} */ (list.querySelector("a"))?.click();
});
field.addEventListener("input", () => {
  whole = false;
  search();
});
form.addEventListener("keydown", walk);
main.addEventListener("click", copy);
document.addEventListener("keydown", (event) => {
  const isSlash = event.key === "/" || (event.code === "Slash" && !event.shiftKey); // also by its place
  if (!isSlash || /** @type {Element} */ (event.target).matches("input, select, textarea")) return;
  event.preventDefault();
  field.focus();
});
