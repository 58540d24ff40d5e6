// The lobby: seats stay up to date, the link can be copied, players chat, and the match opens when it begins.
import { ChatLine } from "../net/chat_line.js";
import { matchUrls } from "../net/http.js";
import { copyText } from "../browser/clipboard.js";
import { joinLive } from "../net/live_channel.js";
import { refresh } from "../net/page_refresh.js";
import { Watcher } from "../fairness/watcher.js";
import { fillWords } from "../fairness/word_forms.js";

const lobby = /** @type {HTMLElement} */ (document.querySelector("[data-lobby]"));
const urls = matchUrls(lobby.dataset.match ?? "", lobby.dataset.code ?? null);
const offline = /** @type {HTMLElement} */ (lobby.querySelector("[data-offline]"));
const polled = /** @type {HTMLElement} */ (lobby.querySelector("[data-polls]"));

const say = /** @type {HTMLFormElement | null} */ (lobby.querySelector("[data-say]"));
const talk = /** @type {HTMLElement} */ (lobby.querySelector("[data-talk]"));
const muted = /** @type {HTMLElement} */ (lobby.querySelector("[data-muted]"));

let begun = false;

/** Open the table when the reader looks; until then the title says that the match has begun. */
function goToTable() {
  if (begun && !document.hidden) location.reload();
}

/** Show a note of the page. @param {string} name */
const showNote = (name) => lobby.querySelector(`[data-${name}]`)?.removeAttribute("hidden");

/** @type {ChatLine} what the reader writes */
const chatLine = new ChatLine(lobby.dataset.match ?? "", lobby.dataset.me, (text, ref) => live.chat(text, ref));

if (lobby.dataset.noChat) chatLine.forbid(lobby.dataset.noChat);

const watcher = new Watcher(lobby.dataset.match ?? "", {
  answer: (word) => live.word(word),
  breached: (breach) => showNote(`breach=${breach}`),
  nowhere: () => showNote("nowhere"),
});

/** For a network that lets no WebSocket through. */
const poll = async () => new (await import(lobby.dataset.polled ?? "")).PolledSocket(urls);

/** @type {import("../net/live_channel.js").Listener} */
const heard = {
  document: (/** @type {any} */ doc, { head }) => {
    watcher.follow(doc, head);
    seats = doc.seats;
    begun = !["lobby", "starting"].includes(doc.status);
    talk.hidden = doc.muted;
    muted.hidden = !doc.muted;
    if (!begun) refresh();
    else goToTable();
  },
  connection: ({ state, polls }) => {
    offline.toggleAttribute("hidden", state !== "reconnecting" && state !== "lost");
    const isPolled = state === "good" && Boolean(polls);
    polled.toggleAttribute("hidden", !isPolled);
    if (state !== "good") chatLine.lost();
    else say?.toggleAttribute("hidden", isPolled); // A message sent before would reach nobody.
    showDraft();
  },
  ack: ({ ref }) => {
    chatLine.acknowledged(ref);
    showDraft();
  },
  error: (error) => {
    if (chatLine.refused(error)) showDraft();
  },
  chat: addMessage,
  preview() {},
  why() {},
  reveal: (request) => void watcher.asked(request),
};
const live = joinLive(urls.live, heard, undefined, poll);

// --- the link ---

const link = /** @type {HTMLInputElement} */ (lobby.querySelector("[data-link]"));
const copy = /** @type {HTMLButtonElement} */ (lobby.querySelector("[data-copy]"));

link.addEventListener("focus", () => link.select());
copy.hidden = false;
copy.addEventListener("click", async () => {
  link.select(); // In any case the reader can copy the selected link.
  if (!(await copyText(link.value))) return;
  const done = copy.dataset.done ?? "";
  /** @type {HTMLElement} */ (copy.querySelector("[data-label]")).textContent = done;
  /** @type {HTMLElement} */ (lobby.querySelector("[data-copied]")).textContent = done;
});

// --- actions that are not possible yet say why ---

lobby.addEventListener("submit", (event) => {
  if (/** @type {HTMLElement} */ (event.target).querySelector("[data-not-yet]")) event.preventDefault();
});

// --- the host has changed the settings ---

const settings = /** @type {HTMLElement} */ (lobby.querySelector("#settings"));
const changed = /** @type {HTMLElement} */ (lobby.querySelector("[data-changed]"));

const describeSettings = () =>
  [...settings.querySelectorAll("dt")].map((name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`);

let known = describeSettings();

settings.addEventListener("fresh", () => {
  const now = describeSettings();
  const news = now.filter((option) => !known.includes(option)).join(", ");
  if (news) changed.textContent = (changed.dataset.changed ?? "").replace("{option}", () => news);
  known = now;
});

// --- chat ---

const chatList = /** @type {HTMLElement} */ (lobby.querySelector("[data-chat]"));
const knownMessages = new Set();

/** @param {any} message */
function addMessage(message) {
  if (knownMessages.has(message.id)) return; // The message is repeated after a break.
  knownMessages.add(message.id);
  chatLine.heard(message);
  showDraft();
  /** @type {HTMLElement} */ (lobby.querySelector("[data-chat-empty]")).hidden = true;
  const box = /** @type {HTMLElement} */ (chatList.parentElement);
  const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  chatList.append(line(message));
  if (atEnd) box.scrollTop = box.scrollHeight;
}

/** Return a link to the page of a person, who has said a line. @param {any} player @param {number} said its number */
function linkTo({ id, name }, said) {
  const made = document.createElement("a");
  const { match = "", code } = lobby.dataset;
  made.href = `/people/${id}?${new URLSearchParams({ match, line: `${said}`, ...(code && { code }) })}`;
  made.textContent = name;
  return made;
}

/** @param {any} message */
function line({ id, player, seat, text }) {
  const made = document.createElement("li");
  if (seat !== null) made.append(mark(seat), " ");
  const who = document.createElement("b");
  who.dir = "auto";
  who.append(linkTo(player, id));
  const words = document.createElement("span");
  words.dir = "auto";
  words.textContent = text;
  made.append(who, " ", words);
  return made;
}

/** @type {{sign: number}[]} */ let seats = [];

/** @param {number} seat */
function mark(seat) {
  const SVG = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "shape");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${document.documentElement.dataset.sprite}#sh${(seats[seat]?.sign ?? seat) + 1}`);
  svg.append(use);
  return svg;
}

/** Show what is written, and why it has not arrived. */
function showDraft() {
  if (!say) return;
  const field = /** @type {HTMLInputElement} */ (say.querySelector("input"));
  if (field.value !== chatLine.draft) field.value = chatLine.draft;
  const note = /** @type {HTMLElement} */ (say.querySelector("[data-unsaid]"));
  note.textContent = chatLine.failure && (chatLine.failure.detail || (note.dataset.unsaid ?? ""));
  for (const part of say.querySelectorAll("input, button")) {
    part.toggleAttribute("hidden", Boolean(chatLine.failure?.isForbidden));
  }
}

if (say) {
  say.addEventListener("input", (event) => {
    chatLine.draft = /** @type {HTMLInputElement} */ (event.target).value;
  });
  say.addEventListener("submit", (event) => {
    event.preventDefault();
    chatLine.submit();
    showDraft();
  });
}

document.addEventListener("visibilitychange", () => {
  goToTable();
  refresh();
});
fillWords(lobby);

// --- choices that keep the reader's place on the page ---

lobby.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches("[data-in-place]")) return;
  event.preventDefault();
  const chosen = new FormData(form, event.submitter);
  const body = new URLSearchParams(/** @type {[string, string][]} */ ([...chosen]));
  await fetch(form.action, { method: "POST", body, credentials: "same-origin" });
  await refresh();
});
