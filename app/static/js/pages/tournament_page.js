// The pages of a tournament: they stay up to date, the link can be copied, the price of training is added up.
import { refresh } from "../net/page_refresh.js";
import { watchCup } from "../fairness/cup_word.js";
import { fillWords } from "../fairness/word_forms.js";

const EVERY_MS = 2500;
const NOT_BEGUN = ["lobby", "starting"];
const SELDOM_MS = 10_000; // of a finished tournament: a player may want the next one

const page = /** @type {HTMLElement} */ (document.querySelector("main"));
fillWords(page);

if (page.matches("[data-tournament]")) {
  const { status } = page.dataset;
  const follow = async () => {
    if (!(await refresh())) return;
    if (NOT_BEGUN.includes(status ?? "") && document.querySelector("#places") && (await begun())) location.reload();
  };
  if (page.querySelector("[data-breach]")) begun();
  setInterval(follow, status === "finished" ? SELDOM_MS : EVERY_MS);
  document.addEventListener("visibilitychange", follow);
}

/**
 * Return whether the lobby is over: then this is another page. Until then the word is revealed when it is due, and
 * afterwards the words are compared with what this browser kept.
 */
async function begun() {
  const answer = await fetch(`/api${location.pathname}${location.search}`, { credentials: "same-origin" });
  if (!answer.ok) return false;
  const tournament = await answer.json();
  watchCup(tournament, breached);
  return !NOT_BEGUN.includes(tournament.status);
}

/** @param {string} breach */
function breached(breach) {
  const note = /** @type {HTMLElement | null} */ (page.querySelector(`[data-breach=${breach}]`));
  if (note) note.hidden = false;
}

// --- Enter proposes the next tournament, or joins it ---

addEventListener("keydown", ({ key, target }) => {
  const free = target instanceof Element && !target.closest("a, button, input, select, summary, textarea");
  if (key === "Enter" && free) /** @type {HTMLElement | null} */ (page.querySelector("[data-enter]"))?.click();
});

// --- the link ---

const link = /** @type {HTMLInputElement | null} */ (page.querySelector("[data-link]"));
const copy = /** @type {HTMLButtonElement | null} */ (page.querySelector("[data-copy]"));
if (link && copy) {
  link.addEventListener("focus", () => link.select());
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    link.select();
    // Over plain http there is no clipboard API.
    await navigator.clipboard?.writeText(link.value).catch(() => document.execCommand("copy"));
    const done = copy.dataset.done ?? "";
    /** @type {HTMLElement} */ (copy.querySelector("[data-label]")).textContent = done;
    /** @type {HTMLElement} */ (page.querySelector("[data-copied]")).textContent = done;
  });
}

// --- actions that are not possible yet say why ---

page.addEventListener("submit", (event) => {
  if (/** @type {HTMLElement} */ (event.target).querySelector("[data-not-yet]")) event.preventDefault();
});

// --- choices: how much is spent, and what would be too much ---

/** @param {HTMLElement} shop */
function limit(shop) {
  const boxes = /** @type {HTMLInputElement[]} */ ([...shop.querySelectorAll("input[type=checkbox]")]);
  const most = Number(shop.dataset.points ?? shop.dataset.most);
  const cost = (/** @type {HTMLInputElement} */ box) => Number(box.dataset.cost ?? 1);
  const spent = boxes.filter((box) => box.checked).reduce((sum, box) => sum + cost(box), 0);
  for (const box of boxes) box.disabled = !box.checked && spent + cost(box) > most;
  const spentText = /** @type {HTMLElement | null} */ (shop.closest("form")?.querySelector("[data-spent]") ?? null);
  if (!spentText) return;
  spentText.hidden = false;
  spentText.textContent = (spentText.dataset.says ?? "").replace("{spent}", () => String(spent));
}

const limitAll = () =>
  page.querySelectorAll("[data-points], [data-most]").forEach((shop) => limit(/** @type {HTMLElement} */ (shop)));
page.addEventListener("change", limitAll);
page.addEventListener("fresh", limitAll);
limitAll();
