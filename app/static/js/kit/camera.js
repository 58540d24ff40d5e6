// A window over a drawing: boxes in the drawing's units, moved, zoomed and clamped. Pure.

/**
 * @typedef {{x: number, y: number}} Point
 *
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 *
 * @typedef {{w: number, h: number}} Pane in pixels
 *
 * @typedef {{x: number, y: number, spread: number}} Grip the middle of the fingers, and the distance between them
 */

/** @param {number} least @param {number} value @param {number} most */
export const clamp = (least, value, most) => Math.max(least, Math.min(most, value));

/** @param {Box} box */
export const viewBox = ({ x, y, w, h }) => [x, y, w, h].map((n) => Math.round(n * 10) / 10).join(" ");

/** @param {Box} box @returns {Point} */
export const centreOf = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/** Return the box moved so that a point is in its middle. @param {Box} box @param {Point} point @returns {Box} */
export const centred = (box, { x, y }) => ({ ...box, x: x - box.w / 2, y: y - box.h / 2 });

/** Return the smallest box around points. @param {Point[]} points @param {number} [pad] @returns {Box} */
export function around(points, pad = 0) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - pad, Math.min(...ys) - pad];
  return { x, y, w: Math.max(...xs) + pad - x, h: Math.max(...ys) + pad - y };
}

/**
 * Return whether a point is inside the box, and at least `edge` (a share of the box) from its sides.
 * @param {Box} box @param {Point} point @param {number} [edge]
 */
export function sees(box, { x, y }, edge = 0) {
  const [dx, dy] = [box.w * edge, box.h * edge];
  return x > box.x + dx && x < box.x + box.w - dx && y > box.y + dy && y < box.y + box.h - dy;
}

/**
 * Return the box moved inside bounds; a larger box is aligned with their beginning.
 * @param {Box} box @param {Box} bounds @returns {Box}
 */
export const inside = ({ x, y, w, h }, bounds) => ({
  x: clamp(bounds.x, x, Math.max(bounds.x, bounds.x + bounds.w - w)),
  y: clamp(bounds.y, y, Math.max(bounds.y, bounds.y + bounds.h - h)),
  w,
  h,
});

/**
 * Return the box zoomed by a factor about a point, which keeps its place on the screen.
 * @param {Box} box @param {number} factor @param {Point} [about] @returns {Box}
 */
export const zoomed = ({ x, y, w, h }, factor, about = centreOf({ x, y, w, h })) => ({
  x: about.x - (about.x - x) / factor,
  y: about.y - (about.y - y) / factor,
  w: w / factor,
  h: h / factor,
});

/**
 * Return the factor, limited so that the scale stays within its limits, in pixels per unit.
 * @param {Box} box @param {number} factor @param {Pane} pane @param {{min: number, max: number}} limits
 */
export function within(box, factor, pane, limits) {
  const scale = pane.w / box.w;
  return clamp(limits.min, scale * factor, limits.max) / scale;
}

/**
 * Return the point of the drawing below a place of the pane.
 * @param {Box} box @param {Pane} pane @param {Point} place in pixels
 * @returns {Point}
 */
export const under = (box, pane, place) => ({
  x: box.x + (place.x * box.w) / pane.w,
  y: box.y + (place.y * box.h) / pane.h,
});

/**
 * Return the box after a drag or pinch: the points below the fingers stay below them.
 * @param {Box} box the box at the first grip
 * @param {Pane} pane @param {Grip} from @param {Grip} to
 * @param {(box: Box, factor: number) => number} [limited] returns the factor that is allowed
 * @returns {Box}
 */
export function carried(box, pane, from, to, limited = (_, factor) => factor) {
  const pinched = from.spread > 0 && to.spread > 0;
  const factor = limited(box, pinched ? to.spread / from.spread : 1);
  const held = under(box, pane, from);
  const now = zoomed(box, factor, held);
  return { ...now, x: now.x - ((to.x - from.x) * now.w) / pane.w, y: now.y - ((to.y - from.y) * now.h) / pane.h };
}

/**
 * Return the box at a part of the way (0 to 1) from one box to another.
 * @param {Box} from @param {Box} to @param {number} part @returns {Box}
 */
export function between(from, to, part) {
  const mix = (/** @type {keyof Box} */ side) => from[side] + (to[side] - from[side]) * part;
  return { x: mix("x"), y: mix("y"), w: mix("w"), h: mix("h") };
}

/** The easing of the design system, approximated for a pan. @param {number} part */
export const ease = (part) => 1 - (1 - part) ** 3;
