// The page of matches under way: the cards on screen are followed over one channel (docs/PROTOCOL.md, Watching).
import { refresh } from "./refresh.js";

/**
 * @typedef {{id: string, phase: string, viewers: number, stands: string, label: string, lines: string[],
 *   scores?: number[], box?: number[], svg?: string, over?: boolean}} Tile
 */

const MOST = 25;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
const GONE_AFTER_MS = 30_000;

/** Matches whose cards are in sight. @type {Set<string>} */
const inSight = new Set();
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

/** After the server has drawn the cards anew. */
function observe() {
  observer.disconnect();
  inSight.clear();
  for (const card of document.querySelectorAll("[data-tile]")) observer.observe(card);
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
    if (message.t === "tile") show(message);
  };
  socket.onclose = () => {
    socket = null;
    setTimeout(listen, Math.min(FIRST_WAIT_MS * 2 ** tries++, LONGEST_WAIT_MS));
  };
}

/** @param {Tile} tile */
function show(tile) {
  const card = document.querySelector(`[data-tile="${tile.id}"]`);
  if (!card) return;
  say(card, "[data-phase]", tile.phase);
  say(card, "[data-viewers]", String(tile.viewers));
  say(card, "[data-stands]", tile.stands);
  say(card, "[data-line]", tile.lines.at(-1) ?? "");
  card.querySelectorAll("[data-score]").forEach((place, seat) => write(place, String(tile.scores?.[seat] ?? "")));
  card.querySelector("[data-label]")?.setAttribute("aria-label", tile.label);
  card.querySelector("[data-lines]")?.replaceChildren(...tile.lines.map(line));
  draw(card, tile);
  if (aloud) say(card, "[data-read]", tile.lines.at(-1) ?? "");
  if (tile.over) over(card, tile);
}

/** Whether what is said of the large one is said to a reader too. */
let aloud = false;

/** @param {Element} button */
function offer(button) {
  button.removeAttribute("hidden");
  button.setAttribute("aria-pressed", String(aloud));
  button.addEventListener("click", () => {
    aloud = !aloud;
    button.setAttribute("aria-pressed", String(aloud));
  });
}

/** It stays for a while, and leads on to how it ended. @param {Element} card @param {Tile} tile */
function over(card, { id }) {
  for (const link of card.querySelectorAll("a")) link.href = `/matches/${id}/result`;
  setTimeout(refresh, GONE_AFTER_MS);
}

/** @param {Element} card @param {string} place @param {string} text */
function say(card, place, text) {
  const found = card.querySelector(place);
  if (found) write(found, text);
}

/** @param {Element} place @param {string} text */
function write(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

/** @param {string} text */
function line(text) {
  const item = document.createElement("li");
  item.dir = "auto";
  item.textContent = text;
  return item;
}

/** @param {Element} card @param {Tile} tile */
function draw(card, { box, svg }) {
  const pieces = card.querySelector("[data-pieces]");
  if (!pieces || !box) return;
  card.querySelector("[data-picture]")?.setAttribute("viewBox", box.join(" "));
  pieces.innerHTML = svg ?? ""; // the server's own drawing
}

/** Who does not look is told nothing, and sees all of it anew when he is back. */
function look() {
  if (document.hidden) return socket?.close();
  refresh();
  listen();
}

observe();
listen();
document.addEventListener("fresh", observe);
document.addEventListener("visibilitychange", look);
