// Clocks run on the page between messages; what they count down to is the server's.
import { serverNow } from "./api.js";
import { play } from "./sound.js";

const LOW_MS = 30_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** mm:ss, tenths under ten seconds, hours and days above. @param {number} ms */
export function clockFace(ms) {
  const left = Math.max(0, ms);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  if (left >= DAY_MS) return `${Math.floor(left / DAY_MS)} d ${Math.floor((left % DAY_MS) / HOUR_MS)} h`;
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/**
 * Keeps every element with `data-deadline` true. `data-mine` ticks once when time is short.
 * @param {ParentNode} root @param {() => boolean} stopped while the line is broken
 */
export function runClocks(root, stopped) {
  /** @type {string | null} */
  let warned = null;
  const tick = () => {
    if (stopped()) return;
    for (const face of root.querySelectorAll("[data-deadline]")) {
      const { deadline, mine } = /** @type {HTMLElement} */ (face).dataset;
      const left = Date.parse(deadline ?? "") - serverNow();
      const text = clockFace(left);
      if (face.textContent !== text) face.textContent = text;
      face.classList.toggle("low", left < LOW_MS);
      if (mine !== undefined && left < LOW_MS && warned !== deadline) {
        warned = deadline ?? null;
        play("low");
      }
    }
  };
  const timer = setInterval(tick, 100);
  return { tick, stop: () => clearInterval(timer) };
}
