// The card that offers push notifications: the browser's own question follows only a yes to ours.
import { getJson, send } from "../net/http.js";
import { notificationsDeclinedAt, declineNotifications } from "../browser/preferences.js";

const QUIET_MS = 30 * 24 * 3_600_000;

const iPhone = /iPhone|iPad/.test(navigator.userAgent);

/** Show a message in place of question and buttons. @param {HTMLElement} card @param {string | undefined} words */
function showMessage(card, words) {
  const line = /** @type {HTMLElement} */ (card.querySelector("[data-notes-told]"));
  line.textContent = words ?? "";
  /** @type {HTMLElement} */ (card.querySelector("[data-notes-ask]")).hidden = true;
  card.hidden = false;
}

/**
 * Send the server this browser's subscription; sending it again changes nothing.
 * @param {PushSubscription} subscription
 */
const saveSubscription = (subscription) => send("POST", "/api/me/devices", subscription.toJSON());

async function subscribe() {
  const { key } = await getJson("/api/me/devices");
  const registration = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  await saveSubscription(await registration.pushManager.subscribe(wanted));
}

/** @param {HTMLElement} card */
async function allow(card) {
  const permission = await Notification.requestPermission();
  if (permission === "denied") return showMessage(card, card.dataset.blocked);
  if (permission !== "granted") return;
  await subscribe();
  if (location.pathname === "/you")
    location.reload(); // The list of devices has a new entry.
  else card.hidden = true;
}

/** @returns {Promise<PushSubscription | null | undefined>} */
const currentSubscription = async () =>
  (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();

/** @param {HTMLElement} card `data-notes="always"`: the reader came to see it */
async function ask(card) {
  const always = card.dataset.notes === "always";
  if (!("PushManager" in window && "serviceWorker" in navigator)) {
    if (iPhone && always) showMessage(card, card.dataset.iphone);
    return;
  }
  const known = await currentSubscription();
  if (known && Notification.permission === "granted") return saveSubscription(known);
  if (Notification.permission === "denied") return always ? showMessage(card, card.dataset.blocked) : undefined;
  card.hidden = !always && Date.now() - notificationsDeclinedAt() < QUIET_MS;
  card.querySelector("[data-yes]")?.addEventListener("click", () => allow(card));
  card.querySelector("[data-no]")?.addEventListener("click", () => {
    declineNotifications();
    card.hidden = true;
  });
}

for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-notes]"))) ask(card);
