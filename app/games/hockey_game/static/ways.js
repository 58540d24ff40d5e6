// The ways of the puck over the ice, as paths; and the lines of a name on a small card.

/**
 * A way over the ice, straight or bowed.
 * @typedef {{d: string, at: (x: number) => number, middle: Point}} Line `at`: its height there
 */

/** @typedef {{x: number, y: number}} Point */

/** @param {Point} from @param {Point} end @returns {Line} */
export const straight = (from, end) => ({
  d: `M${from.x} ${from.y}L${end.x} ${end.y}`,
  at: (x) => from.y + ((x - from.x) / (end.x - from.x)) * (end.y - from.y),
  middle: { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 },
});

/**
 * Return a quadratic curve that bends away from the middle of the rink.
 * @param {Point} from @param {Point} end @returns {Line}
 */
export function bowed(from, end) {
  const middle = (from.y + end.y) / 2;
  const bow = middle + (middle > 301 ? 99 : -99);
  return {
    d: `M${from.x} ${from.y}Q${(from.x + end.x) / 2} ${bow} ${end.x} ${end.y}`,
    middle: { x: (from.x + end.x) / 2, y: (middle + bow) / 2 },
    at(x) {
      const s = (x - from.x) / (end.x - from.x);
      return (1 - s) ** 2 * from.y + 2 * s * (1 - s) * bow + s ** 2 * end.y;
    },
  };
}

/**
 * Return the free height nearest to the wanted one, among the others on the same line.
 * @param {number} y @param {[from: number, to: number][]} taken
 */
export function freeHeight(y, taken) {
  const free = [y, ...taken.flat()].filter((one) => taken.every(([from, to]) => one <= from || one >= to));
  return free.reduce((best, one) => (Math.abs(one - y) < Math.abs(best - y) ? one : best), free[0] ?? y);
}

/** Split a long name into two lines where they are shortest. @param {string} name */
export function twoLines(name) {
  const words = name.split(" ");
  if (words.length < 2 || name.length <= 9) return [name];
  const broken = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const width = (/** @type {string[]} */ lines) => Math.max(...lines.map(({ length }) => length));
  return broken.reduce((best, lines) => (width(lines) < width(best) ? lines : best));
}
