// Where the window over the board looks: boxes, limits of scale, panning. Pure but for the clock of a pan.

/**
 * @typedef {{x: number, y: number, w: number, h: number}} Box in world units
 * @typedef {{x: number, y: number}} Point
 */

/** Pixels a unit that a close-up may have. */
export const LIMITS = { desktop: { min: 1.3, max: 2.6 }, phone: { min: 1.2, max: 2.2 } };

/** A long train or reach that does not fit may be shown from so far away, still in full detail. */
const FARTHEST = 0.8;

/** The part of the world that the whole course takes; beyond it is landscape. */
export const WHOLE = { x: 105, y: 0, w: 1400, h: 1130 };

/** How far a hand may zoom. */
const HAND = { min: 0.35, max: 5 };

/** A rank is 31.4 units long on the straight. */
const RANK_UNITS = 31.4;

/**
 * The smallest box around points.
 * @param {Point[]} points
 * @param {number} pad
 * @returns {Box}
 */
export function around(points, pad = RANK_UNITS) {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [x, y] = [Math.min(...xs) - pad, Math.min(...ys) - pad];
  return { x, y, w: Math.max(...xs) + pad - x, h: Math.max(...ys) + pad - y };
}

/**
 * The window that shows a box: the pane's shape, the box inside the safe insets, the scale within its limits.
 * @param {Box} box what must be seen
 * @param {{w: number, h: number}} pane in pixels
 * @param {{left: number, right: number, top: number, bottom: number}} insets pixels that other things cover
 * @param {{min: number, max: number}} limits
 * @returns {Box}
 */
export function windowOn(box, pane, insets, limits) {
  const room = { w: pane.w - insets.left - insets.right, h: pane.h - insets.top - insets.bottom };
  const scale = clamp(Math.min(room.w / box.w, room.h / box.h), limits.min, limits.max);
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
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
 * The window on points that hides fewest of them behind what lies on the pane; the closest one of those.
 * @param {Point[]} points
 * @param {{w: number, h: number}} pane
 * @param {{x: number, y: number, w: number, h: number}[]} covers in pixels
 * @param {{min: number, max: number}} limits
 * @returns {Box}
 */
export function clearWindow(points, pane, covers, limits) {
  const box = around(points);
  const room = { x: Math.min(175, pane.w / 3), y: Math.min(110, pane.h / 4) };
  const scales = [limits, { ...limits, min: FARTHEST }];
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
  const cost = (window) => hidden(points, window, pane, covers) - pane.w / window.w / 10;
  return windows.reduce((best, one) => (cost(one) < cost(best) - 1e-9 ? one : best));
}

/** How many points lie outside the window or behind a cover. */
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

/** The pane's shape around a box, nothing cut off. */
export const fitted = (box, pane) =>
  windowOn(box, pane, { left: 0, right: 0, top: 0, bottom: 0 }, { min: 0, max: Infinity });

/** A window zoomed by `factor` about a point of the world, or about its middle. */
export function zoomed(window, factor, pane, about = middleOf(window)) {
  const scale = clamp((pane.w / window.w) * factor, HAND.min, HAND.max);
  const by = pane.w / window.w / scale;
  return {
    x: about.x - (about.x - window.x) * by,
    y: about.y - (about.y - window.y) * by,
    w: window.w * by,
    h: window.h * by,
  };
}

/** A window moved so that a point is in its middle. */
export const centred = (window, point) => ({ ...window, x: point.x - window.w / 2, y: point.y - window.h / 2 });

export const middleOf = (box) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** Part of the way (0 to 1) from one window to another. */
export const between = (from, to, part) => ({
  x: mix(from.x, to.x, part),
  y: mix(from.y, to.y, part),
  w: mix(from.w, to.w, part),
  h: mix(from.h, to.h, part),
});

/** The ease of the design system, cubic-bezier(.2, .7, .2, 1), closely enough for a pan. */
export const ease = (part) => 1 - (1 - part) ** 3;

/** A long hop is a cut: nobody follows a pan over half the course. */
export const isCut = (from, to) =>
  Math.hypot(middleOf(from).x - middleOf(to).x, middleOf(from).y - middleOf(to).y) > 25 * RANK_UNITS;

/** @param {Box} box */
export const viewBox = ({ x, y, w, h }) => [x, y, w, h].map((n) => Math.round(n * 10) / 10).join(" ");

const mix = (a, b, part) => a + (b - a) * part;
const clamp = (value, low, high) => Math.max(low, Math.min(high, value));
