// Searching the rules: places without the word are hidden, the word is marked, the contents count the hits.
import { loadTexts } from "../browser/i18n.js";

const PLACES = "li, p, tr, h2, h3, pre";
const SHORTEST = 2;
const PAUSE_MS = 120;

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-find]"));
const article = /** @type {HTMLElement} */ (document.getElementById("rules"));

if (form && article) {
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("q"));
  const hits = /** @type {HTMLElement} */ (form.querySelector("[data-hits]"));
  const texts = loadTexts(document.documentElement.lang, hits.dataset.game ?? null); // Keys arrive before the texts do.
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let waiting;

  const search = async () => {
    const word = field.value.trim();
    const found = word.length < SHORTEST ? (clear(), null) : filter(word);
    const { t } = await texts;
    if (word !== field.value.trim()) return; // The reader has typed on meanwhile.
    hits.textContent = found === null ? "" : t("rules-hits", { count: found, word });
  };
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    article.querySelector("mark")?.scrollIntoView({ block: "center" });
  });
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(search, PAUSE_MS);
  });
  // A link to a clause must find it, whatever the search hides.
  addEventListener("hashchange", () => {
    if (!document.getElementById(decodeURIComponent(location.hash.slice(1)))?.checkVisibility()) {
      field.value = "";
      search();
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    }
  });
  document.addEventListener("keydown", (event) => {
    const isSlash = event.key === "/" || (event.code === "Slash" && !event.shiftKey); // also by its place
    if (!isSlash || /** @type {Element} */ (event.target).matches("input, select, textarea")) return;
    event.preventDefault();
    field.focus();
  });
}

function clear() {
  for (const found of article.querySelectorAll("mark")) found.replaceWith(...found.childNodes);
  article.normalize();
  for (const hidden of article.querySelectorAll("[hidden]")) hidden.removeAttribute("hidden");
  for (const count of document.querySelectorAll("[data-count]")) count.textContent = "";
}

/** Show only the places that contain the word. @param {string} word @returns {number} their number */
function filter(word) {
  clear();
  const wanted = plain(word);
  /** @type {Map<string, number>} */
  const bySection = new Map();
  let section = "";
  let found = 0;
  for (const place of article.querySelectorAll(PLACES)) {
    if (place.tagName === "H2") section = place.id;
    if (place.querySelector(PLACES)) continue; // Its own parts are searched.
    const hit = plain(place.textContent ?? "").includes(wanted);
    const heading = place.matches("h2, h3");
    if (hit) {
      found += 1;
      bySection.set(section, (bySection.get(section) ?? 0) + 1);
      mark(place, wanted);
    } else if (!heading && !place.closest("thead")) place.setAttribute("hidden", "");
  }
  hideEmpty();
  for (const count of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-count]"))) {
    count.textContent = String(bySection.get(count.dataset.count ?? "") ?? "");
  }
  return found;
}

/** Hide tables, lists and headings with nothing left below them. */
function hideEmpty() {
  for (const box of article.querySelectorAll(".wide, ul, ol")) {
    box.toggleAttribute("hidden", !box.querySelector("mark"));
  }
  const blocks = [...article.children];
  blocks.forEach((block, place) => {
    if (!block.matches("h2, h3") || block.querySelector("mark")) return;
    const below = blocks.slice(place + 1);
    const end = below.findIndex((other) => other.matches(block.tagName === "H2" ? "h2" : "h2, h3"));
    const own = end === -1 ? below : below.slice(0, end);
    block.toggleAttribute("hidden", !own.some((other) => other.querySelector("mark") || other.matches("mark")));
  });
}

/** Return the text in lower case without accents, with the same number of letters. @param {string} text */
const plain = (text) => [...text].map((letter) => letter.normalize("NFD")[0].toLowerCase()).join("");

/** @param {Element} place @param {string} wanted */
function mark(place, wanted) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) {
    let rest = text;
    for (let at = plain(rest.data).indexOf(wanted); at !== -1; at = plain(rest.data).indexOf(wanted)) {
      const hit = rest.splitText(at);
      rest = hit.splitText(wanted.length);
      const marked = document.createElement("mark");
      hit.replaceWith(marked);
      marked.append(hit);
    }
  }
}
