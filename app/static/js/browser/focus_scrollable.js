// Scrollable boxes must be reachable by keyboard (WCAG 2.1.1). A box that overflows and holds no control takes the
// focus itself, so that the arrow keys scroll it.

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Make the scrollable boxes of a part of the page focusable, the part included.
 * @param {HTMLElement | null} part @param {string} name what is scrolled
 */
export function makeScrollableFocusable(part, name) {
  if (!part) return;
  for (const box of [part, .../** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll("div, ul, ol"))]) {
    const stop = scrolls(box) && !box.querySelector(STOPS);
    if (stop === ours.has(box)) continue;
    if (stop) begin(box, name);
    else end(box);
  }
}

/** The boxes made focusable here, and whether their name was set here too. @type {WeakMap<HTMLElement, boolean>} */
const ours = new WeakMap();

/** @param {HTMLElement} box */
function scrolls(box) {
  if (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight) return false;
  const { overflowX, overflowY } = getComputedStyle(box);
  return [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
}

/** @param {HTMLElement} box @param {string} name */
function begin(box, name) {
  if (box.tabIndex >= 0) return; // The drawing has made it focusable.
  const named = !box.hasAttribute("aria-label");
  ours.set(box, named);
  box.tabIndex = 0;
  if (!named) return;
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", name);
}

/** @param {HTMLElement} box */
function end(box) {
  for (const attribute of ours.get(box) ? ["role", "aria-label", "tabindex"] : ["tabindex"]) {
    box.removeAttribute(attribute);
  }
  ours.delete(box);
}
