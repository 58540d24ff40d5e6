// Numbers as they are printed: a true minus, a true dash, whole percents.

/** @param {number} value */
export const minus = (value) => (value < 0 ? `\u2212${-value}` : String(value));

/** Return the number with a plus or minus sign; zero has none. @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : minus(value));

/** Return a range, or one number where both ends are equal. @param {number} from @param {number} to */
export const range = (from, to) => (from === to ? minus(from) : `${minus(from)}\u2013${minus(to)}`);

/** Return the percentage as a whole number; the text adds the sign. @param {number} share 0 to 1 */
export const percent = (share) => Math.round(share * 100);

/**
 * Return the totals of seat 0 and seat 1 in the reader's order: their own first.
 * @template T @param {number | null} me @param {readonly [T, T]} pair @returns {[T, T]}
 */
export const facing = (me, [first, second]) => (me === 1 ? [second, first] : [first, second]);
