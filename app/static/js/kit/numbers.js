// Numbers as they are printed: a true minus, a true dash, whole percents.

/** @param {number} value */
export const minus = (value) => (value < 0 ? `\u2212${-value}` : String(value));

/** With a plus before what adds; nothing before a zero. @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : minus(value));

/** One number where both ends are the same. @param {number} from @param {number} to */
export const range = (from, to) => (from === to ? minus(from) : `${minus(from)}\u2013${minus(to)}`);

/** In hundredths; the text adds its sign. @param {number} share 0 to 1 */
export const percent = (share) => Math.round(share * 100);

/**
 * Totals of seat 0 and seat 1 as a reader on this seat sees them everywhere: his own first.
 * @template T @param {number | null} me @param {readonly [T, T]} pair @returns {[T, T]}
 */
export const facing = (me, [first, second]) => (me === 1 ? [second, first] : [first, second]);
