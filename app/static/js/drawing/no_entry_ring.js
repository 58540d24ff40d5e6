// The no-entry ring on what was pressed without effect: above everything, transparent to clicks, gone after a moment.
import { motion } from "../browser/preferences.js";
import { play } from "../browser/sound.js";

/** @import {Spot} from "../kit/table.d.ts" */

const STAYS_MS = 900;
const SMALLEST = 44;
const LARGEST = 120;
const TICK_MS = 8;

/** @type {HTMLElement | null} */ let ring = null;

/** @param {Spot} at */
export function showNoEntryRing(at) {
  const { x, y, size } = circle(at);
  ring?.remove();
  const mine = document.createElement("div");
  mine.className = "noent";
  mine.style.translate = `${x - size / 2}px ${y - size / 2}px`;
  mine.style.setProperty("--size", `${size}px`);
  document.body.append(mine);
  ring = mine;
  if (motion()) mine.animate({ opacity: [1, 1, 0] }, STAYS_MS);
  setTimeout(() => mine.remove(), STAYS_MS);
  play("dull");
  if (matchMedia("(pointer: coarse)").matches) navigator.vibrate?.(TICK_MS);
}

/** Return the middle of a spot and the size of its ring. @param {Spot} at */
function circle(at) {
  if (!(at instanceof Element)) return { ...at, size: SMALLEST };
  const { left, top, width, height } = at.getBoundingClientRect();
  const size = Math.min(LARGEST, Math.max(SMALLEST, Math.min(width, height) + 12));
  return { x: left + width / 2, y: top + height / 2, size };
}
