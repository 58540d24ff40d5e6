// The keyboard: arrows move inside a group, digits choose cards and dice, I enlarges a card, Esc clears the selection.
import { digit, moveFocus, pressed } from "stadion/kit/keys.js";
import { noPicks } from "./desk.js";
import { cardAt } from "./zoom.js";

/** @typedef {import("./desk.js").Desk} Desk */

const GROUPS = ".six.own, .lane.in .dice, .lane:not(.in) .dice, .half, .fan, .benchrow, .cards2, .handrow";
const FOCUSABLE = "button:not([aria-disabled=true])";
/** @type {Partial<Record<import("./view.d.ts").Phase, string>>} */
const NUMBERED = { draft: ".fan button.tc", bonus: ".six.own button.tc" };
const BENCH = ".benchrow button.tc";

/** @param {KeyboardEvent} event @param {Desk} desk @returns {boolean} whether the key was meant for the board */
export function key(event, desk) {
  const name = pressed(event);
  if (name === "i" || (name === "Escape" && desk.ui.large)) return large(desk);
  if (name === "Escape") return putBack(desk);
  return digit(event) ? numbered(digit(event), desk) : moveFocus(event, GROUPS, FOCUSABLE);
}

/** Enlarge the card that has the focus, or close the enlarged one. @param {Desk} desk */
function large({ ui }) {
  const id = ui.large ? null : cardAt(document.activeElement);
  if (!id && !ui.large) return false;
  ui.open(id);
  return true;
}

/** Clear the selection; without one, show the opponent above again. @param {Desk} desk */
function putBack({ changed, pick, ui, setUi }) {
  if (changed) pick(noPicks());
  const looks = !changed && (ui.above !== null || ui.bench);
  if (looks) setUi({ above: null, bench: false });
  return changed || looks;
}

/**
 * Choose by a key from 1 to 9: a die once a player with a bonus is chosen, else the card at that place.
 * @param {number} number @param {Desk} desk
 */
function numbered(number, { phase, picks }) {
  const all = phase === "bonus" && picks.source ? dice() : document.querySelectorAll(NUMBERED[phase] ?? BENCH);
  const wanted = all[number - 1];
  if (!(wanted instanceof HTMLButtonElement) || wanted.getAttribute("aria-disabled") === "true") return false;
  wanted.focus();
  wanted.click();
  return true;
}

/** Return the lane whose dice can be chosen. */
const dice = () => document.querySelector(".lane .dice:has(.die.legal)")?.children ?? [];
