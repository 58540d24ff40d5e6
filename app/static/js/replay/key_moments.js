// The key moments of a match on its replay: which have a mark on the timeline, and how they are played alone.

/**
 * A key moment as the server sends it.
 *
 * @typedef {{seq: number, says: string, sub: string, who: number | null, rank: number}} KeyMoment `rank`: 0 is the
 *   heaviest
 *
 * @typedef {[seq: number, what: "declared" | "aimed" | "card" | "dice" | "verdict" | "over", chance: string, of?:
 *   number, goal?: string]} ChanceChange a change of a chance: the number of the move, what changed it, and the new
 *   value; a verdict or the end of the attempt ends it. `of`: the owner, where it begins, else -1; `goal`: the name of
 *   what is attempted
 */

/** The number of positions before a moment at which its playback begins, if there is time. */
export const LEAD = 4;
/** How long a position stays; its animation takes about as long again. */
export const STEP_MS = 1500;
const STAGED_MS = 4000;
/** The limit for all moments: with the last animation they take two minutes. */
export const MOMENTS_MS = 110_000;
/** The number of the heaviest moments that are played; they take less than two minutes. */
const PLAYED = 12;
/** A verdict counts as new for this number of positions. */
const JUST = 6;
/** The number of values of a chance that have room. */
const BOXES = 5;

/**
 * Return the moments with a mark on the timeline. The heaviest ones have a mark; one too near to a heavier one is a
 * dot, or has none where it would cover others.
 * @template {{seq: number, rank: number}} T @param {T[]} moments in their order
 * @param {number} total
 * @param {{most: number, apart: number}} room `apart`: the least distance of two marks, as a share of the timeline; a
 *   dot needs half of it
 * @returns {{moment: T, dot: boolean}[]} in their order
 */
export function timelineMarks(moments, total, { most, apart }) {
  const heaviest = [...moments].sort((a, b) => a.rank - b.rank).slice(0, most);
  const free = (/** @type {T[]} */ others, /** @type {T} */ { seq }, /** @type {number} */ share) =>
    others.every((other) => Math.abs(other.seq - seq) >= share * total);
  /** @type {T[]} */ const whole = [];
  for (const moment of heaviest) if (free(whole, moment, apart)) whole.push(moment);
  /** @type {T[]} */ const dots = [];
  for (const moment of heaviest)
    if (!whole.includes(moment) && free([...whole, ...dots], moment, apart / 2)) dots.push(moment);
  return moments.flatMap((moment) =>
    whole.includes(moment) || dots.includes(moment) ? [{ moment, dot: dots.includes(moment) }] : [],
  );
}

/**
 * Return the next position while only the moments are played; null after the last.
 * @param {{seq: number}[]} moments in their order
 * @param {number} seq @param {number} [lead]
 */
export function nextPlayed(moments, seq, lead = LEAD) {
  const next = moments.find((moment) => moment.seq > seq);
  return next ? Math.max(seq + 1, next.seq - lead) : null;
}

/**
 * Return the next position; null after the last. As a replay plays, it leaves out what was undone.
 * @param {number} seq @param {number} total
 * @param {object[]} [history] @param {{drawing?: {undone?: (history: any[]) => Set<number>} | null} | false} [host]
 */
export function nextShown(seq, total, history = [], host = false) {
  const left = host ? host.drawing?.undone?.(history) : undefined;
  let next = seq + 1;
  while (next < total && left?.has(next)) next += 1;
  return next > total ? null : next;
}

/**
 * Return the lead for which there is time before the next moment.
 * @param {number} ms that are left
 * @param {number} count of the moments to come
 */
export const leadFor = (ms, count) =>
  Math.max(1, Math.min(LEAD, Math.floor((ms / Math.max(count, 1) - STAGED_MS) / STEP_MS) - 1));

/**
 * Return the moments that are played alone.
 * @template {{rank: number}} T @param {T[]} moments @returns {T[]} in their order
 */
export const heaviestMoments = (moments) => moments.filter(({ rank }) => rank < PLAYED);

/** Return the number of positions that the moments take. @param {{seq: number}[]} moments in their order */
export function countPositions(moments) {
  let count = 0;
  for (let seq = nextPlayed(moments, 0); seq !== null; seq = nextPlayed(moments, seq)) count += 1;
  return count;
}

/**
 * Return roughly how long the moments take, in ms.
 * @param {{seq: number}[]} moments in their order
 * @param {boolean} staged
 */
export const durationOf = (moments, staged) =>
  Math.min(MOMENTS_MS, countPositions(moments) * (staged ? 2 : 1) * STEP_MS);

/**
 * Return where a drag comes to rest: at a near moment, else at the nearest turn.
 * @param {number} seq @param {{moments: {seq: number}[], turns: number[], near: number}} stops
 */
export function snapTo(seq, { moments, turns, near }) {
  const far = (/** @type {number} */ one) => Math.abs(one - seq);
  const nearest = (/** @type {number[]} */ ones) => ones.reduce((a, b) => (far(b) < far(a) ? b : a), Infinity);
  const moment = nearest(moments.map((one) => one.seq));
  return far(moment) <= near ? moment : nearest(turns);
}

/**
 * Return how the chance of the current attempt changed up to this position.
 * @param {ChanceChange[]} track in its order
 * @param {number} seq
 * @param {boolean} [described] whether this is a key moment: then a chance that has just been decided stays until
 *   something else is attempted
 * @returns {[what: string, chance: string, seq: number, of?: number, goal?: string][]} the first value is the one it
 *   began with
 */
export function chanceSteps(track, seq, described = false) {
  const next = track.findLastIndex(([at]) => at <= seq);
  const begins = described && next >= 0 && track[next][0] === seq && track[next][1] === "declared";
  const last = begins ? next - 1 : next; // The event itself comes before the next attempt.
  if (last < 0) return [];
  const [at, ended] = track[last];
  const stands = described && ended === "verdict" && seq - at <= JUST;
  if (at < seq && (ended === "over" || ended === "verdict") && !stands) return [];
  const first = track.findLastIndex(([, what], i) => i <= last && what === "declared");
  const steps = track.slice(first, last + 1).filter(([, what]) => what !== "over");
  const shown = steps.length > BOXES ? [steps[0], ...steps.slice(1 - BOXES)] : steps;
  return shown.map(([seq_, what, chance, of, goal]) => [what, chance, seq_, of, goal]);
}

/**
 * Return the moment before or after this position.
 * @param {{seq: number}[]} moments @param {number} seq @param {1 | -1} way
 */
export const neighbour = (moments, seq, way) =>
  (way > 0 ? moments.find((moment) => moment.seq > seq) : moments.findLast((moment) => moment.seq < seq))?.seq ?? null;

/**
 * Return the first entries of the turns: those whose player differs from the one before.
 * @param {{seq: number, seat?: number | null}[]} entries of the log, in their order
 */
export const turns = (entries) =>
  entries.filter((entry, i) => i > 0 && (entry.seat ?? null) !== null && entry.seat !== entries[i - 1].seat);
