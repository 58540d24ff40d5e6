// The player's inbox channel: the tables that wait for them, in the header of every page (docs/PROTOCOL.md).
import { notify, withdraw } from "./attention.js";
import { clockFace, when } from "../browser/clock_text.js";
import { keepOpen } from "../net/kept_socket.js";

const HOUR_MS = 3_600_000;
const LOW_MS = 30_000;
const PAUSE_MS = 60_000; // A proposal expires after this time.

/** @type {HTMLElement | null} null for a reader without a name */
const words = document.querySelector("#words");
const at = words?.dataset.at ?? "";

/** The place of the list: in the header, which a table's page draws itself. @type {HTMLElement} */
export const slot = document.querySelector("#calls") ?? document.createElement("span");
slot.id = "calls";

const spoken = /** @type {HTMLElement | null} */ (document.querySelector("[data-called]"));

/** Fetch the list as the server draws it. @returns {Promise<void>} */
async function fetchInbox() {
  const answer = await fetch(`/you/calls?${new URLSearchParams({ at })}`, { credentials: "same-origin" }).catch(
    () => null, // There is no connection: the next notification fetches it again.
  );
  if (!answer?.ok) return;
  ahead = Date.parse(answer.headers.get("date") ?? "") - Date.now() || 0;
  const html = await answer.text(); // This is the server's own markup, escaped there.
  if (lastHtml !== html && !slot.matches(":active")) {
    slot.innerHTML = lastHtml = html;
    slot.dispatchEvent(new Event("inbox", { bubbles: true }));
  }
  paint();
  const later = /** @type {HTMLElement | null} */ (slot.querySelector("[data-script]"))?.dataset.script;
  if (later) (await import(later)).show(slot, fetchInbox);
}

let lastHtml = "";
/** How far the server's clock is ahead of ours, in ms. */ let ahead = 0;

/** Fill the clocks in the list. */
function paint() {
  for (const face of slot.querySelectorAll("[data-deadline]")) {
    const { dataset, classList, parentElement } = /** @type {HTMLElement} */ (face);
    const now = Date.now() + ahead;
    const left = Date.parse(dataset.deadline ?? "") - now;
    face.textContent = clockFace(left, false);
    classList.toggle("low", left < LOW_MS);
    const until = parentElement?.querySelector("[data-until]");
    if (until && left > HOUR_MS) until.textContent = `, ${when(now + left, now, document.documentElement.lang)}`;
  }
}

/** @param {{kind: string, match: string, title: string, name?: string}} news */
function callReceived({ kind, match, title, name = "" }) {
  const sentence = words?.dataset[kind]?.replace("{game}", () => title).replace("{name}", () => name);
  if (sentence === undefined) return; // A newer version of the server sent it.
  notify(match, { kind, words: sentence }, kind === "pause" ? PAUSE_MS : undefined);
  if (spoken) spoken.textContent = sentence.replace("● ", "");
}

/** @param {any} message */
function receive(message) {
  if (message.t === "call") callReceived(message);
  else if (message.t === "over") withdraw(message.match, message.kind);
  fetchInbox();
}

/** @type {(message: object) => void} */ let send;

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const address = `${scheme}://${location.host}/api/me/live?${new URLSearchParams({ at })}`;
  send = keepOpen(address, reportVisibility, receive);
}

/**
 * Tell the server whether the player is looking: then it sends no push notifications. Those that are shown are closed.
 */
async function reportVisibility() {
  send({ t: "looking", yes: !document.hidden });
  if (document.hidden) return;
  const worker = await navigator.serviceWorker?.getRegistration("/");
  for (const note of (await worker?.getNotifications()) ?? []) note.close();
}

if (words) {
  connect();
  setInterval(paint, 1000);
  document.addEventListener("visibilitychange", reportVisibility);
}
