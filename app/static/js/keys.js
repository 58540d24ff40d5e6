// The keyboard of the table page. A key belongs to the game first, then to the action bar, then to the page.
import { flag } from "./preferences.js";

const TYPING = "input, textarea, select, [contenteditable]";

/** @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof Element &&
  target.matches(TYPING) &&
  !target.matches("input[type=radio], input[type=checkbox], input[type=range]");

/**
 * @param {{drawing: () => any, buttons: () => any[], page: Record<string, () => void>, escape: () => boolean}} to
 *   `page`: single letters; `escape` says whether there was something to step back from
 */
export function listenToKeys({ drawing, buttons, page, escape }) {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open], :popover-open")) return;
    if (event.key.length === 1 && event.key !== " " && !flag("keys") && event.key !== "?") return;
    if (handled(event)) event.preventDefault();
  });

  /** @param {KeyboardEvent} event */
  function handled(event) {
    if (event.key === "Escape" && escape()) return true;
    if (drawing().key?.(event)) return true;
    const pressed = event.key.toLowerCase();
    const onControl = event.target instanceof Element && event.target.closest("button, a, [role=button], summary");
    if ((event.key === "Enter" || event.key === " ") && onControl) return false; // it presses what has the focus
    const button = buttons().find((one) => one.key?.toLowerCase() === pressed && !one.disabled);
    if (button) button.run();
    else if (page[pressed]) page[pressed]();
    else return false;
    return true;
  }
}
