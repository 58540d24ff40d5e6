// The moments of a match on a replay: which have a mark on the track, and the way that plays them alone.

/**
 * A moment as the server tells it.
 * @typedef {{seq: number, says: string, sub: string, who: number | null, rank: number, track: [string, string][]}} Beat
 * `rank`: 0 the heaviest; `track`: what has changed its chance, and the chance then
 */

/** So many positions before a moment its playing begins. */
export const LEAD = 4;

/**
 * Which have a mark: the heaviest; one too near to a heavier one is a dot, or none where that would lie over others.
 * @template {{seq: number, rank: number}} T
 * @param {T[]} beats in their order @param {number} total @param {{most: number, apart: number}} room `apart`: the
 * least distance of two marks, as a share of the track; a dot needs half of it
 * @returns {{beat: T, dot: boolean}[]} in their order
 */
export function marks(beats, total, { most, apart }) {
  const heaviest = [...beats].sort((a, b) => a.rank - b.rank).slice(0, most);
  const free = (/** @type {T[]} */ others, /** @type {T} */ { seq }, /** @type {number} */ share) =>
    others.every((other) => Math.abs(other.seq - seq) >= share * total);
  /** @type {T[]} */ const whole = [];
  for (const beat of heaviest) if (free(whole, beat, apart)) whole.push(beat);
  /** @type {T[]} */ const dots = [];
  for (const beat of heaviest) if (!whole.includes(beat) && free([...whole, ...dots], beat, apart / 2)) dots.push(beat);
  return beats.flatMap((beat) =>
    whole.includes(beat) || dots.includes(beat) ? [{ beat, dot: dots.includes(beat) }] : [],
  );
}

/**
 * Playing the moments alone: the position after this one; null after the last.
 * @param {{seq: number}[]} beats in their order @param {number} seq
 */
export function following(beats, seq) {
  const next = beats.find((beat) => beat.seq > seq);
  return next ? Math.max(seq + 1, next.seq - LEAD) : null;
}

/**
 * The moment before or after this position.
 * @param {{seq: number}[]} beats @param {number} seq @param {1 | -1} way
 */
export const beside = (beats, seq, way) =>
  (way > 0 ? beats.find((beat) => beat.seq > seq) : beats.findLast((beat) => beat.seq < seq))?.seq ?? null;

/**
 * Where the turns begin: the moves of somebody else than the one before.
 * @param {{seq: number, seat?: number | null}[]} entries of the log, in their order
 */
export const turns = (entries) =>
  entries.filter((entry, i) => i > 0 && (entry.seat ?? null) !== null && entry.seat !== entries[i - 1].seat);
