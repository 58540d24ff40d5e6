// Keeps parts of a page fresh without flicker: asks for the same page again and swaps what has changed.
// The server draws everything once and for all; the parts are marked `data-fresh` and have an id.

const AGAIN_MS = 1000;

let asking = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */ let waiting;

/** @returns {Promise<boolean>} whether the server answered with this page */
export async function refresh() {
  if (asking || document.hidden) return true;
  asking = true;
  try {
    const answer = await fetch(location.href, {
      headers: requestHeaders(),
      credentials: "same-origin",
      cache: "no-store",
    });
    if (answer.status === 304) return true;
    if (!answer.ok || answer.redirected) return false;
    swap(new DOMParser().parseFromString(await answer.text(), "text/html"));
    return true;
  } catch {
    return false; // no line: the next time will tell
  } finally {
    asking = false;
  }
}

const versioned = (/** @type {Document} */ page) =>
  /** @type {HTMLElement | null} */ (page.querySelector("[data-version]"));

/** A page that says which version it is need not be sent again. @returns {Record<string, string>} */
function requestHeaders() {
  const version = versioned(document)?.dataset.version;
  return version ? { accept: "text/html", "if-none-match": `"${version}"` } : { accept: "text/html" };
}

/** @param {Document} next */
function swap(next) {
  let complete = true;
  for (const old of document.querySelectorAll("[data-fresh]")) {
    const fresh = next.getElementById(old.id);
    if (!fresh || fresh.innerHTML === (drawn.get(old) ?? old.innerHTML)) continue;
    if (busy(old)) {
      complete = false;
      later();
    } else replace(old, fresh);
  }
  const here = versioned(document);
  if (here && complete) here.dataset.version = versioned(next)?.dataset.version;
}

function later() {
  clearTimeout(waiting);
  waiting = setTimeout(refresh, AGAIN_MS);
}

/** What the server drew last: scripts of the page may have changed the element since. */
const drawn = new WeakMap();

/**
 * Somebody is typing there, or has a button half pressed: that is worth more than our news.
 * @param {Element} part
 */
const busy = (part) =>
  part.matches(":active") ||
  (part.contains(document.activeElement) && document.activeElement?.matches("input, select, textarea"));

/** @param {Element} old @param {Element} fresh */
function replace(old, fresh) {
  const focused = old.contains(document.activeElement)
    ? pathOf(/** @type {Element} */ (document.activeElement), old)
    : null;
  const html = fresh.innerHTML;
  old.innerHTML = html; // the server's own markup, escaped there
  drawn.set(old, html);
  if (focused !== null) at(old, focused)?.focus();
  old.dispatchEvent(new CustomEvent("fresh", { bubbles: true }));
}

/** Which link or button it is, counted within the part. @param {Element} element @param {Element} part */
const pathOf = (element, part) => [...part.querySelectorAll("a, button")].indexOf(element);

/** @param {Element} part @param {number} place @returns {HTMLElement | undefined} */
const at = (part, place) => /** @type {HTMLElement[]} */ ([...part.querySelectorAll("a, button")])[place];
