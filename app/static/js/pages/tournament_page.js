// The pages of a tournament: one channel says what changes, the link can be copied, the price of training is added up.
import { copyText } from "../browser/clipboard.js";
import { localise } from "../browser/local_time.js";
import { keepOpen } from "../net/kept_socket.js";
import { refresh } from "../net/page_refresh.js";
import { LiveCard } from "../spectating/live_card.js";
import { chooseRound, showPart, showRound, showState, slideRows } from "../spectating/tournament_parts.js";
import { watchCup } from "../fairness/cup_word.js";
import { fillWords } from "../fairness/word_forms.js";

const NOT_BEGUN = ["lobby", "starting"];
/** Spectators look at a change one after the other, so that the server has time for the players. */
const SPREAD_MS = 2000;
const WITHOUT_CHANNEL_MS = 10_000;

/** @import {Tile} from "../spectating/live_card.js" */

/** The places on the page where a match is shown, by match. @type {Map<string, LiveCard[]>} */
const cards = new Map();
/** The last state of each match. @type {Map<string, Tile>} */
const tiles = new Map();

const page = /** @type {HTMLElement} */ (document.querySelector("main"));
fillWords(page);

if (page.matches("[data-tournament]")) {
  const { lang } = document.documentElement;
  const asked = new URLSearchParams(location.search);
  asked.set("lang", lang);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  // Some networks let no WebSocket through.
  const instead = setInterval(follow, WITHOUT_CHANNEL_MS);
  const opened = () => {
    clearInterval(instead);
    isGreeted = false;
  };
  keepOpen(`${scheme}://${location.host}/api${location.pathname}/live?${asked}`, opened, hear);
  if (page.querySelector("[data-breach]")) begun();
  document.addEventListener("visibilitychange", follow);
  page.addEventListener("fresh", ({ target }) => {
    localise(/** @type {Element} */ (target), lang);
    findCards();
    slideRows();
    showRound();
  });
  page.addEventListener("change", chooseRound);
  findCards();
  slideRows();
  showRound();
}

/** Whether this connection has said where the tournament stands. */
let isGreeted = false;

/** Request the page again, and load the next one when the lobby is over. */
async function follow() {
  if (!(await refresh())) return;
  if (NOT_BEGUN.includes(page.dataset.status ?? "") && (await begun())) location.reload();
}

/** @param {{t: string} & Record<string, any>} message */
function hear(message) {
  if (message.t === "tiles") message.tiles.forEach(show);
  else if (message.t === "state") hearState(/** @type {any} */ (message));
  else if (page.matches("[data-spectator]")) showPart(/** @type {any} */ (message));
}

/**
 * Spectators show what they are sent. Coaches and the host have parts of their own, and request the page again, as
 * spectators do at the start, at the end, and if they have missed something.
 * @param {import("../spectating/tournament_parts.js").State} state
 */
function hearState(state) {
  const { seq, status } = page.dataset;
  const isSpectator = page.matches("[data-spectator]");
  const isBegun = !NOT_BEGUN.includes(state.status);
  const isCurrent = seq === String(state.after) && (isGreeted || state.watched === watched());
  page.dataset.seq = String(state.seq);
  isGreeted = true;
  if (isSpectator && isBegun && status === state.status && isCurrent) showState(state);
  else setTimeout(follow, isSpectator ? Math.random() * SPREAD_MS : 0);
  if (isBegun && !NOT_BEGUN.includes(status ?? "")) page.dataset.status = state.status;
}

/** Return the match that the page shows as the most watched one. */
const watched = () => /** @type {HTMLElement | null} */ (page.querySelector("#hero [data-tile]"))?.dataset.tile ?? null;

/** Find the places again after the server has drawn them, and show there what has been received. */
function findCards() {
  cards.clear();
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll("[data-tile]"))) {
    const { tile = "" } = place.dataset;
    cards.set(tile, [...(cards.get(tile) ?? []), new LiveCard(place)]);
  }
  tiles.forEach(draw);
}

/** @param {Tile} tile */
function show(tile) {
  tiles.set(tile.id, tile);
  draw(tile);
}

/** @param {Tile} tile */
function draw(tile) {
  for (const card of cards.get(tile.id) ?? []) card.show(tile, false);
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

// --- the time until the next round ---

const SECOND_MS = 1000;

setInterval(() => {
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll("[data-countdown]"))) {
    const { countdown = "", says = "" } = place.dataset;
    const left = Math.max(0, Math.round((Date.parse(countdown) - Date.now()) / SECOND_MS));
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    place.textContent = says.replace("{time}", () => time);
  }
}, SECOND_MS);

// --- Enter proposes the next tournament, or joins it ---

addEventListener("keydown", ({ key, target }) => {
  const free = target instanceof Element && !target.closest("a, button, input, select, summary, textarea");
  if (key === "Enter" && free) /** @type {HTMLElement | null} */ (page.querySelector("[data-enter]"))?.click();
});

// --- the time of the start, in the zone of the host ---

const begins = /** @type {HTMLInputElement | null} */ (page.querySelector("#begins"));
const offset = /** @type {HTMLInputElement | null} */ (page.querySelector("[data-utc-offset]"));
if (begins && offset) {
  const note = () => (offset.value = String(-new Date(begins.value || Date.now()).getTimezoneOffset()));
  begins.addEventListener("change", note);
  note();
}

// --- sharing ---

const shareButton = /** @type {HTMLElement | null} */ (page.querySelector("[data-share-page]"));
if (shareButton) {
  const { title, url = "" } = shareButton.dataset;
  shareButton.hidden = false;
  shareButton.addEventListener("click", () => {
    if (navigator.share)
      navigator.share({ title, url }).catch(() => {}); // The reader closed the share sheet.
    else void copyText(url);
  });
}

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
