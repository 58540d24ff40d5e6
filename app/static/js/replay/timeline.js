// The layout of the replay's timeline: marks and names that do not cover each other.

/** The width of a letter of a label, and of its margins, in px. */
const LETTER = 7.5;
const AROUND = 20;
const BEYOND = 0.03; // how far a label may end behind the timeline

/**
 * Return the marks that have room, from the left.
 * @template T @param {T[]} marks in their order
 * @param {(mark: T) => number} at returns its position, 0 to 1
 * @param {(mark: T) => number} width returns its share of the whole
 * @returns {T[]}
 */
export function withRoom(marks, at, width) {
  let free = 0;
  return marks.filter((mark) => {
    const x = at(mark);
    const end = x + width(mark);
    const fits = x >= free && end <= 1 + BEYOND;
    if (fits) free = end;
    return fits;
  });
}

/**
 * Return the parts that are named: where a name would reach into a longer next part, the next part is named.
 * @template T @param {T[]} parts in their order
 * @param {(part: T) => number} begins returns 0 to 1
 * @param {(part: T) => number} width returns the width of its name, as a share of the whole
 * @returns {T[]}
 */
export function namedParts(parts, begins, width) {
  const starts = [...parts.map(begins), 1];
  const lasts = (/** @type {number} */ i) => starts[i + 1] - starts[i];
  const givesWay = (/** @type {T} */ part, /** @type {number} */ i) =>
    i + 1 < parts.length && starts[i] + width(part) > starts[i + 1] && lasts(i + 1) > lasts(i);
  return withRoom(
    parts.filter((part, i) => !givesWay(part, i)),
    begins,
    width,
  );
}

/** Return the share of a timeline that a label takes. @param {unknown} label @param {number} long in px */
export const labelWidth = (label, long) => (String(label).length * LETTER + AROUND) / long;

/**
 * Group moments that would cover each other: each group is one mark.
 * @template T @param {T[]} moments in their order
 * @param {(moment: T) => number} at @param {number} width @returns {T[][]}
 */
export function clusters(moments, at, width) {
  /** @type {T[][]} */ const found = [];
  for (const moment of moments) {
    const last = found.at(-1);
    if (last && at(moment) - at(last[0]) < width) last.push(moment);
    else found.push([moment]);
  }
  return found;
}
