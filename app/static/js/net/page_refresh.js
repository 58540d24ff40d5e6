// Keeps parts of a page fresh without flicker: requests the same page again and swaps what has changed. Only the server
// draws them; the parts are marked `data-fresh` and have an id.

const AGAIN_MS = 1000;

let asking = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */ let waiting;

/** @returns {Promise<boolean>} whether the server answered with this page */
export async function refresh() {
  if (asking) later(); // What is being sent may be older than the news.
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
    return false; // There is no connection: the next attempt will tell.
  } finally {
    asking = false;
  }
}

const versioned = (/** @type {Document} */ page) =>
  /** @type {HTMLElement | null} */ (page.querySelector("[data-version]"));

/** Return request headers; a page that names its version need not be sent again. @returns {Record<string, string>} */
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

/** The HTML that the server drew last: scripts of the page may have changed the element since. */
const drawn = new WeakMap();

/**
 * Return whether the reader is typing there, or is pressing a button: then the part is not replaced.
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
  old.innerHTML = html; // This is the server's own markup, escaped there.
  drawn.set(old, html);
  if (focused !== null) at(old, focused)?.focus();
  old.dispatchEvent(new CustomEvent("fresh", { bubbles: true }));
}

/** Return the index of a link or button within the part. @param {Element} element @param {Element} part */
const pathOf = (element, part) => [...part.querySelectorAll("a, button")].indexOf(element);

/** @param {Element} part @param {number} place @returns {HTMLElement | undefined} */
const at = (part, place) => /** @type {HTMLElement[]} */ ([...part.querySelectorAll("a, button")])[place];
