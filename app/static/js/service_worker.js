// Shows the push notifications of the server (push_sender.py) while no page of the site is visible. It stores nothing
// and fetches nothing: all pages come from the server.

const worker = /** @type {any} */ (self);

/**
 * @typedef {{tag: string, over?: boolean, title: string, body: string, url: string, lang: string, until?: string}} Note
 */

/** @returns {Promise<any[]>} the open pages of this site */
const pages = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

const HOUR_MS = 3_600_000;

/**
 * A time in the reader's zone, which the server does not know; named where an hour comes twice.
 * @param {string} until @param {string} lang
 */
function when(until, lang) {
  const text = (/** @type {Intl.DateTimeFormatOptions} */ more, later = 0) =>
    new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, { hour: "2-digit", minute: "2-digit", ...more }).format(
      Date.parse(until) + later,
    );
  const isTwice = [-HOUR_MS, HOUR_MS].some((later) => text({}, later) === text({}));
  const day = /** @type {const} */ ({ weekday: "short", day: "numeric", month: "short" });
  return text({ ...day, ...(isTwice && { timeZoneName: "short" }) }).replaceAll(",", "");
}

/** @param {Note} note */
async function received({ tag, over, title, body, url, lang, until }) {
  if (over) {
    const shown = await worker.registration.getNotifications({ tag });
    for (const one of shown) one.close();
  } else if (!(await pages()).some((page) => page.visibilityState === "visible")) {
    const words = until ? title.replace("{when}", () => when(until, lang)) : title;
    await worker.registration.showNotification(words, { tag, body, lang, renotify: true, data: { url } });
  }
}

/** Open the table: bring a window with it to the front, or open a new one. @param {string} url */
async function open(url) {
  const there = (await pages()).find((page) => new URL(page.url).pathname === url);
  return there ? there.focus() : worker.clients.openWindow(url);
}

worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(received(event.data.json())));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
