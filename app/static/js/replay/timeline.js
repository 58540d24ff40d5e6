// The marks of the replay's timeline: moments and chapters, and never one over another.

/** A letter of a label and what stands around it, px. */
const LETTER = 7.5;
const AROUND = 20;
const BEYOND = 0.03; // a label may end so far behind the timeline

/**
 * Those that have room, from the left and before the right end; each needs so much of the whole.
 * @template T
 * @param {T[]} marks in their order
 * @param {(mark: T) => number} at where it stands, 0 to 1
 * @param {(mark: T) => number} width its share of the whole
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
 * The parts that are named: where a name would reach into the next part, that is longer, the next one is.
 * @template T
 * @param {T[]} parts in their order
 * @param {(part: T) => number} begins 0 to 1
 * @param {(part: T) => number} width of its name, as a share of the whole
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

/** How much of a timeline a label takes. @param {unknown} label @param {number} long px */
export const labelWidth = (label, long) => (String(label).length * LETTER + AROUND) / long;

/**
 * Moments that would lie over each other are one mark, which tells them all.
 * @template T
 * @param {T[]} moments in their order
 * @param {(moment: T) => number} at
 * @param {number} width
 * @returns {T[][]}
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
