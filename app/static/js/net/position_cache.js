// The documents of a match, each fetched once, and the next ones in advance.

const AHEAD = 3;
const MOST = 400;

/**
 * @param {(seq: number, viewer: number | "stands" | null) => Promise<any>} fetchOne
 * @param {number} last
 */
export function positionCache(fetchOne, last) {
  /** @type {Map<string, Promise<any>>} */
  const known = new Map();

  /** @param {number} seq @param {number | "stands" | null} seat */
  function one(seq, seat) {
    const key = `${seq} ${seat}`;
    let coming = known.get(key);
    if (!coming) {
      coming = fetchOne(seq, seat);
      known.set(key, coming);
      coming.catch(() => known.delete(key)); // It may be requested again.
      const oldest = known.keys().next().value;
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    }
    return coming;
  }

  return {
    at: one,
    /** Fetch the next positions in advance. @param {number} seq @param {(number | "stands" | null)[]} seats */
    fetchAhead(seq, seats) {
      for (let next = seq + 1; next <= Math.min(last, seq + AHEAD); next++)
        for (const seat of seats) one(next, seat).catch(() => {});
    },
  };
}
