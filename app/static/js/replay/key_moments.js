// The moments of a match on a replay: which have a mark on the track, and the way that plays them alone.

/**
 * A moment as the server tells it.
 * @typedef {{seq: number, says: string, sub: string, who: number | null, rank: number}} KeyMoment
 * `rank`: 0 the heaviest
 *
 * After which move a chance was another one, what has changed it, and what it was then; a verdict has come of it, or
 * it is over without one. `of`: whose chance it is, where it begins, else -1; `goal` names what is tried then.
 * @typedef {[seq: number, what: "declared" | "aimed" | "card" | "dice" | "verdict" | "over", chance: string,
 *   of?: number, goal?: string]} ChanceChange
 */

/** So many positions before a moment its playing begins, where there is time. */
export const LEAD = 4;
/** A position stays so long, and what is staged there takes about so much longer. */
export const STEP_MS = 1500;
const STAGED_MS = 4000;
/** All of them together take no longer than two minutes, with what is staged at the last. */
export const MOMENTS_MS = 110_000;
/** So many of the heaviest: they fill less than two minutes. */
const PLAYED = 12;
/** What was decided so many positions ago has just been decided. */
const JUST = 6;
/** So much of the way of a chance has room. */
const BOXES = 5;

/**
 * Which have a mark: the heaviest; one too near to a heavier one is a dot, or none where that would lie over others.
 * @template {{seq: number, rank: number}} T
 * @param {T[]} moments in their order @param {number} total @param {{most: number, apart: number}} room `apart`: the
 * least distance of two marks, as a share of the track; a dot needs half of it
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
 * Playing the moments alone: the position after this one; null after the last.
 * @param {{seq: number}[]} moments in their order @param {number} seq @param {number} [lead]
 */
export function nextPlayed(moments, seq, lead = LEAD) {
  const next = moments.find((moment) => moment.seq > seq);
  return next ? Math.max(seq + 1, next.seq - lead) : null;
}

/**
 * How many positions before the next moment there is time for.
 * @param {number} ms that are left @param {number} count of the moments to come
 */
export const leadFor = (ms, count) =>
  Math.max(1, Math.min(LEAD, Math.floor((ms / Math.max(count, 1) - STAGED_MS) / STEP_MS) - 1));

/**
 * What is played of them alone.
 * @template {{rank: number}} T @param {T[]} moments @returns {T[]} in their order
 */
export const heaviestMoments = (moments) => moments.filter(({ rank }) => rank < PLAYED);

/** How many positions that takes. @param {{seq: number}[]} moments in their order */
export function countPositions(moments) {
  let count = 0;
  for (let seq = nextPlayed(moments, 0); seq !== null; seq = nextPlayed(moments, seq)) count += 1;
  return count;
}

/** About how long they take, in ms. @param {{seq: number}[]} moments in their order @param {boolean} staged */
export const durationOf = (moments, staged) =>
  Math.min(MOMENTS_MS, countPositions(moments) * (staged ? 2 : 1) * STEP_MS);

/**
 * Where a drag comes to rest: at a moment nearby, else at the nearest turn.
 * @param {number} seq @param {{moments: {seq: number}[], turns: number[], near: number}} stops
 */
export function snapTo(seq, { moments, turns, near }) {
  const far = (/** @type {number} */ one) => Math.abs(one - seq);
  const nearest = (/** @type {number[]} */ ones) => ones.reduce((a, b) => (far(b) < far(a) ? b : a), Infinity);
  const moment = nearest(moments.map((one) => one.seq));
  return far(moment) <= near ? moment : nearest(turns);
}

/**
 * How the chance has gone until this position, of what is tried there, or what this very move has decided.
 * @param {ChanceChange[]} track in its order
 * @param {number} seq
 * @param {boolean} [described] whether a moment is told here: then
 * that of what has just been decided stands until something else is tried
 * @returns {[what: string, chance: string, seq: number, of?: number, goal?: string][]} the first: how it began
 */
export function chanceSteps(track, seq, described = false) {
  const next = track.findLastIndex(([at]) => at <= seq);
  const begins = described && next >= 0 && track[next][0] === seq && track[next][1] === "declared";
  const last = begins ? next - 1 : next; // what has happened comes before what is tried then
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
 * The moment before or after this position.
 * @param {{seq: number}[]} moments @param {number} seq @param {1 | -1} way
 */
export const neighbour = (moments, seq, way) =>
  (way > 0 ? moments.find((moment) => moment.seq > seq) : moments.findLast((moment) => moment.seq < seq))?.seq ?? null;

/**
 * Where the turns begin: the moves of somebody else than the one before.
 * @param {{seq: number, seat?: number | null}[]} entries of the log, in their order
 */
export const turns = (entries) =>
  entries.filter((entry, i) => i > 0 && (entry.seat ?? null) !== null && entry.seat !== entries[i - 1].seat);
