// Where the window over the board looks: what must be seen, in scales that can be read. Pure.
import { around, centreOf, clamp, within, zoomed as closer } from "stadion/kit/camera.js";

/**
 * @typedef {import("stadion/kit/camera.js").Box} Box in world units
 * @typedef {import("stadion/kit/camera.js").Pane} Pane
 * @typedef {import("stadion/kit/camera.js").Point} Point
 * @typedef {{left: number, right: number, top: number, bottom: number}} Insets pixels that other things cover
 * @typedef {{min: number, max: number, far?: number}} Limits pixels a unit; `far`: where a ride does not fit otherwise
 */

/** Pixels per unit that a close-up may have. */
export const LIMITS = { desktop: { min: 1.9, max: 2.6 }, phone: { min: 1.9, max: 2.2 } };

/** A long train or reach that does not fit may be shown from so far away, still in full detail. */
const FARTHEST = 0.8;

/** The part of the world that the course covers; beyond it is landscape. */
export const WHOLE = { x: 105, y: 0, w: 1400, h: 1130 };

/** The limits of the player's zoom. */
export const HAND = { min: 0.35, max: 5 };

/** A rank is 31.4 units long on the straight. */
const RANK_UNITS = 31.4;

/**
 * The window that shows a box: the pane's shape, the box inside the safe insets, the scale within its limits.
 * @param {Box} box what must be seen @param {Pane} pane @param {Insets} insets @param {Limits} limits @returns {Box}
 */
export function windowOn(box, pane, insets, limits) {
  const room = { w: pane.w - insets.left - insets.right, h: pane.h - insets.top - insets.bottom };
  const scale = clamp(limits.min, Math.min(room.w / box.w, room.h / box.h), limits.max);
  const middle = centreOf(box);
  const seen = { x: insets.left + room.w / 2, y: insets.top + room.h / 2 };
  return { x: middle.x - seen.x / scale, y: middle.y - seen.y / scale, w: pane.w / scale, h: pane.h / scale };
}

/** Ways to make room: nothing, then away from each corner that something may cover. */
const MARGINS = [
  [0, 0, 0, 0],
  [1, 0, 0, 0],
  [0, 0, 0, 1],
  [0, 0, 1, 0],
  [0, 1, 0, 0],
  [1, 0, 1, 0],
  [1, 1, 0, 0],
  [0, 1, 0, 1],
  [0, 0, 1, 1],
];

/**
 * Return the window that hides the fewest of the points behind the covers; of several, the closest.
 * @param {Point[]} points @param {Pane} pane @param {Box[]} covers in pixels @param {Limits} limits @returns {Box}
 */
export function clearWindow(points, pane, covers, limits) {
  const box = around(points, RANK_UNITS);
  const room = { x: Math.min(175, pane.w / 3), y: Math.min(110, pane.h / 4) };
  const scales = [limits, { ...limits, min: limits.far ?? FARTHEST }];
  const windows = scales.flatMap((range) =>
    MARGINS.map(([left, right, top, bottom]) =>
      windowOn(
        box,
        pane,
        { left: 8 + left * room.x, right: 8 + right * room.x, top: 8 + top * room.y, bottom: 8 + bottom * room.y },
        range,
      ),
    ),
  );
  const cost = (/** @type {Box} */ window) => hidden(points, window, pane, covers) - pane.w / window.w / 10;
  return windows.reduce((best, one) => (cost(one) < cost(best) - 1e-9 ? one : best));
}

/**
 * Return the number of points outside the window or behind a cover.
 * @param {Point[]} points @param {Box} window @param {Pane} pane @param {Box[]} covers
 */
function hidden(points, window, pane, covers) {
  const scale = pane.w / window.w;
  return points.filter((point) => {
    const [x, y] = [(point.x - window.x) * scale, (point.y - window.y) * scale];
    const out = x < 8 || y < 8 || x > pane.w - 8 || y > pane.h - 8;
    return (
      out || covers.some((one) => x > one.x - 12 && x < one.x + one.w + 12 && y > one.y - 12 && y < one.y + one.h + 12)
    );
  }).length;
}

/** The pane's shape around a box, nothing cut off. @param {Box} box @param {Pane} pane */
export const fitted = (box, pane) =>
  windowOn(box, pane, { left: 0, right: 0, top: 0, bottom: 0 }, { min: 0, max: Infinity });

/**
 * A window zoomed about a point of the world, or about its middle, as far as a hand may.
 * @param {Box} window @param {number} factor @param {Pane} pane @param {Point} [about]
 */
export const zoomed = (window, factor, pane, about) => closer(window, within(window, factor, pane, HAND), about);

/** Cut instead of a long pan, because nobody follows a pan over half the course. @param {Box} from @param {Box} to */
export function isCut(from, to) {
  const [a, b] = [centreOf(from), centreOf(to)];
  return Math.hypot(a.x - b.x, a.y - b.y) > 25 * RANK_UNITS;
}
