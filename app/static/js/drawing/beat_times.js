// How long a stage stands at each pace, and how stages share a time that is too short for all of them.

/** @import {Pace} from "./animation_queue.js" */

/**
 * @typedef {"A" | "B" | "C"} Kind
 * @typedef {{owed: number, floor: number}} Times in ms
 */

const FACTOR = { slow: 1.6, normal: 1, fast: 0.5, whole: 0 };
/** The least owed time of class A at a pace. */
const LEAST_A_MS = { slow: 0, normal: 0, fast: 700, whole: 800 };
/** The floors at the pace Fast. */
const FAST_FLOOR_MS = { A: Infinity, B: 250, C: 80 };

/**
 * Return how long a stage is owed at a pace, and at least where time is short. Class A has no floor of its own.
 * @param {{kind: Kind, owed: number, floor: number}} stage at the pace Normal @param {Pace} pace @returns {Times}
 */
export function owedAt({ kind, owed: normal, floor }, pace) {
  const scaled = normal * FACTOR[pace];
  const owed = kind === "A" && normal ? Math.max(scaled, LEAST_A_MS[pace]) : scaled;
  if (kind === "A") return { owed, floor: owed };
  const least = pace === "fast" ? Math.min(FAST_FLOOR_MS[kind], floor) : floor * Math.min(1, FACTOR[pace]);
  return { owed, floor: Math.min(least, owed) };
}

/**
 * Return the lengths of stages that share `room` ms: their owed times where they fit, otherwise all shrunk by the same
 * factor down to their floors. Where the floors are still too long, plain stages of one seat in a row go together, the
 * shortest first and no more than necessary.
 * @param {(Times & {kind: Kind, seat: number | null})[]} stages @param {number} room @returns {number[]}
 */
export function shrunk(stages, room) {
  const at = (/** @type {number} */ factor) => stages.map(({ owed, floor }) => Math.max(floor, owed * factor));
  const sum = (/** @type {number[]} */ all) => all.reduce((total, one) => total + one, 0);
  if (sum(at(1)) <= room) return at(1);
  if (sum(at(0)) > room) return together(stages, at(0), sum(at(0)) - room);
  let [low, high] = [0, 1];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (sum(at(middle)) <= room) low = middle;
    else high = middle;
  }
  return at(low);
}

/** @param {{kind: Kind, seat: number | null}[]} stages @param {number[]} lengths @param {number} excess in ms */
function together(stages, lengths, excess) {
  const goesOn = (/** @type {number} */ i) =>
    stages[i].kind === "C" && stages[i + 1]?.kind === "C" && stages[i + 1].seat === stages[i].seat;
  const able = [...stages.keys()].filter(goesOn).sort((a, b) => lengths[a] - lengths[b]);
  const left = [...lengths];
  let over = excess;
  for (const i of able) {
    if (over <= 0) break;
    over -= left[i];
    left[i] = 0;
  }
  return left;
}
