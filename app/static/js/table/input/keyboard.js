// The keyboard of the table page. A key is offered to the game first, then to the action bar, then to the page.
import { flag } from "../../browser/preferences.js";
import { keyName } from "../../kit/keys.js";
import { Typing, isField } from "./typing.js";

/**
 * @typedef {object} KeyTargets
 * @property {() => any} drawing @property {() => any[]} buttons
 * @property {Record<string, () => void>} page actions by single letter
 * @property {() => boolean} escape returns whether there was something to step back from
 * @property {Typing} [typing]
 * @property {(event: KeyboardEvent) => boolean} [takesKey] returns whether a key may act on the question that stands
 * @property {(key: string) => boolean} [animation] returns whether an animation was running, which takes any key
 */

/** Keys that move over the page, or belong to the browser: they do not press an animation on. */
const NO_PRESS = /^(Tab|Shift|Alt|Meta|Control|CapsLock|Arrow.*|Page.*|Home|End|F\d+)$/;

/** @param {KeyTargets} to */
export function listenToKeys({
  drawing,
  buttons,
  page,
  escape,
  typing = new Typing(),
  takesKey = () => true,
  animation = () => false,
}) {
  addEventListener("keydown", (event) => {
    if (isField(event.target)) return typing.noted();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing.takes(event.key)) return;
    if (document.querySelector("dialog[open], :popover-open")) return;
    if (event.key.length === 1 && event.key !== " " && !flag("keys") && event.key !== "?") return;
    if (handled(event)) event.preventDefault();
  });

  /** @param {KeyboardEvent} event */
  function handled(event) {
    const pressed = keyName(event).toLowerCase();
    const onControl = event.target instanceof Element && event.target.closest("button, a, [role=button], summary");
    const presses = (event.key === "Enter" || event.key === " ") && onControl; // The focused control takes the key.
    if (!presses && !page[pressed] && !NO_PRESS.test(event.key) && animation(event.key)) return true;
    if (event.key === "Escape" && escape()) return true;
    if (!page[pressed] && !NO_PRESS.test(event.key) && !takesKey(event)) return true;
    if (drawing().key?.(event)) return true;
    if (presses) return false;
    const button = buttons().find((one) => one.key?.toLowerCase() === pressed && !one.disabled);
    if (button) button.run();
    else if (page[pressed]) page[pressed]();
    else return false;
    return true;
  }
}
