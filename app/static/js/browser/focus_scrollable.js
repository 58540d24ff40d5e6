// What scrolls must be reached by keyboard (WCAG 2.1.1). Where a strip of cards overflows and none of them can
// be pressed, the strip itself takes the focus, so that the arrow keys scroll it.

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** @param {HTMLElement | null} part with everything in it @param {string} name of what is scrolled */
export function makeScrollableFocusable(part, name) {
  if (!part) return;
  for (const box of [part, .../** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll("div, ul, ol"))]) {
    const stop = scrolls(box) && !box.querySelector(STOPS);
    if (stop === ours.has(box)) continue;
    if (stop) begin(box, name);
    else end(box);
  }
}

/** Those that are stops by our doing, and whether their name is ours too. @type {WeakMap<HTMLElement, boolean>} */
const ours = new WeakMap();

/** @param {HTMLElement} box */
function scrolls(box) {
  if (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight) return false;
  const { overflowX, overflowY } = getComputedStyle(box);
  return [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
}

/** @param {HTMLElement} box @param {string} name */
function begin(box, name) {
  if (box.tabIndex >= 0) return; // the drawing has seen to it
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
