// The page of live matches: the visible cards are updated over one channel (docs/PROTOCOL.md, Watching).
import { refresh } from "../net/page_refresh.js";
import { LiveCard } from "../spectating/live_card.js";

const MOST = 25;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
const GONE_AFTER_MS = 30_000;

/** The matches whose cards are visible. @type {Set<string>} */
const inSight = new Set();
/** The cards by match. @type {Map<string, LiveCard>} */
const cards = new Map();
/** @type {WebSocket | null} */ let socket = null;
let tries = 0;

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const { tile = "" } = /** @type {HTMLElement} */ (target).dataset;
    if (isIntersecting) inSight.add(tile);
    else inSight.delete(tile);
  }
  ask();
});

/** Observe the cards again after the server has drawn them. */
function observe() {
  observer.disconnect();
  inSight.clear();
  cards.clear();
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-tile]"))) {
    cards.set(card.dataset.tile ?? "", new LiveCard(card));
    observer.observe(card);
  }
  document.querySelectorAll("[data-aloud]").forEach(offer);
}

function ask() {
  if (socket?.readyState === WebSocket.OPEN)
    socket.send(JSON.stringify({ t: "tiles", ids: [...inSight].slice(0, MOST) }));
}

function listen() {
  if (socket || document.hidden) return;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const { lang } = document.documentElement;
  socket = new WebSocket(`${scheme}://${location.host}/api/watch/live?lang=${lang}`);
  socket.onopen = () => {
    tries = 0;
    ask();
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t === "tiles") message.tiles.forEach(show);
  };
  socket.onclose = () => {
    socket = null;
    setTimeout(listen, Math.min(FIRST_WAIT_MS * 2 ** tries++, LONGEST_WAIT_MS));
  };
}

/** @param {import("../spectating/live_card.js").Tile} tile */
function show(tile) {
  const card = cards.get(tile.id);
  card?.show(tile, aloud);
  if (card && tile.over) over(card.root, tile);
}

/** Whether the commentary of the large card is announced to screen readers. */
let aloud = false;

/** @param {Element} button */
function offer(button) {
  button.setAttribute("aria-pressed", String(aloud));
  button.addEventListener("click", () => {
    aloud = !aloud;
    button.setAttribute("aria-pressed", String(aloud));
  });
}

/**
 * Keep a finished match for a while, with a link to its result.
 * @param {Element} card @param {import("../spectating/live_card.js").Tile} tile
 */
function over(card, { id }) {
  for (const link of card.querySelectorAll("a")) link.href = `/matches/${id}/result`;
  setTimeout(refresh, GONE_AFTER_MS);
}

/** Disconnect while the page is hidden, and refresh it when the reader comes back. */
function look() {
  if (document.hidden) return socket?.close();
  refresh();
  listen();
}

observe();
listen();
document.addEventListener("fresh", observe);
document.addEventListener("visibilitychange", look);
