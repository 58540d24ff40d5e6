// Computes what a seat's clock shows: the time left, its state, and its share of the whole. Draws nothing.

import { hourOf } from "./local_time.js";

/** @import {Doc, Sat} from "../kit/table.d.ts" */

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60 * SECOND_MS;
/** @type {[string, number][]} */
const UNITS = [
  ["day", DAY_MS],
  ["hour", HOUR_MS],
  ["minute", MINUTE_MS],
  ["second", SECOND_MS],
];
const BANK_ANNOUNCED_MS = [5 * MINUTE_MS, MINUTE_MS];
const TENTHS_BELOW_MS = 10_000;
const LOW_BANK_MS = 30_000;
const LOW_SHARE = 0.2;

/**
 * `state`: `mine` or `theirs` (running), `due` (begins after what is still shown), `idle` (nobody waits for the seat),
 * `up` (no time left), `still` (the server was away) or `paused`.
 *
 * @typedef {"mine" | "theirs" | "due" | "idle" | "up" | "still" | "paused"} State
 *
 * @typedef {{state: State, left: number, low: boolean, share: number}} ClockState `left` in ms, `share` from 0 to 1
 */

/**
 * Return the time as m:ss: with tenths below ten seconds, in whole hours from two hours on.
 * @param {number} ms @param {boolean} [tenths]
 */
export function clockFace(ms, tenths = true) {
  const left = Math.max(0, ms);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (tenths && left > 0 && left < TENTHS_BELOW_MS) return (Math.floor(left / 100) / 10).toFixed(1);
  if (left >= 2 * HOUR_MS) return `${Math.floor(left / HOUR_MS)} h`;
  const seconds = Math.ceil(left / SECOND_MS);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/**
 * Return a time in the reader's zone: 18:30, tomorrow 18:30, Tue 24 Nov 18:30.
 * @param {number} at @param {number} now @param {string} lang
 * @param {string} [timeZone] the reader's own by default
 */
export function when(at, now, lang, timeZone) {
  const locale = lang === "en" ? "en-GB" : lang;
  // A day has 23 to 25 hours: dates are compared, not times.
  const date = (/** @type {number} */ time) => Date.parse(new Intl.DateTimeFormat("sv", { timeZone }).format(time));
  const days = (date(at) - date(now)) / DAY_MS;
  const hour = hourOf(at, locale, timeZone);
  if (days === 0) return hour;
  if (days === 1) return `${new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(1, "day")} ${hour}`;
  const parts = /** @type {const} */ ({ weekday: "short", day: "numeric", month: "short", timeZone });
  return `${new Intl.DateTimeFormat(locale, parts).format(at).replaceAll(",", "")} ${hour}`;
}

/**
 * Return whether a seat is short of time: a bank below 30 s, any other clock below a fifth or below 10 s.
 * @param {Doc} doc @param {Sat} sat
 */
function isLow({ clock }, { allowed_ms }, /** @type {number} */ left) {
  if (clock?.kind === "bank") return left < LOW_BANK_MS;
  return left < Math.max(TENTHS_BELOW_MS, LOW_SHARE * (allowed_ms ?? 0));
}

/** Return why time is stopped, or null. @param {Doc} doc @param {number} now @returns {"paused" | "still" | null} */
function stoppedState({ pause }, now) {
  if (!pause || pause.state === "proposed") return null;
  if (pause.state === "paused") return "paused";
  if (Date.parse(pause.until ?? "") <= now) return null;
  return pause.state === "outage" ? "still" : "paused";
}

/**
 * Return the time left to this seat in ms, or null if its clock has nothing to show.
 * @param {Doc} doc @param {Sat} sat
 */
function leftOf({ pause }, sat, /** @type {number} */ now) {
  const paused = pause?.left_ms?.[sat.seat] ?? null;
  if (pause?.state === "paused" && paused !== null) return paused;
  if (!sat.deadline) return sat.bank_ms ?? null;
  const left = untilDeadline(pause, sat.deadline, now);
  return Math.max(0, Math.min(left, capOf(sat, left)));
}

/** Return the time until a deadline in ms. @param {Doc["pause"]} pause @param {string} deadline */
const untilDeadline = (pause, deadline, /** @type {number} */ now) =>
  Date.parse(deadline) - Math.max(now, runsFrom(pause));

/**
 * Return the time that a seat has at most. More is left while dice are shown: its time has not begun.
 * @param {Sat} sat
 */
const capOf = ({ allowed_ms, bank_ms }, /** @type {number} */ left) => allowed_ms ?? bank_ms ?? left;

/** @param {Doc} doc @param {Sat} sat @param {number} left @param {number} now @returns {State} */
function stateOf(doc, sat, left, now) {
  const stopped = stoppedState(doc, now);
  if (stopped) return stopped;
  if (!sat.deadline) return "idle";
  const until = untilDeadline(doc.pause, sat.deadline, now);
  if (until > capOf(sat, until)) return "due";
  return left === 0 ? "up" : sat.seat === doc.viewer.seat ? "mine" : "theirs";
}

/** Return the time from which the clocks run. @param {Doc["pause"]} pause */
const runsFrom = (pause) => (pause?.until && pause.state !== "proposed" ? Date.parse(pause.until) : 0);

/** Return the whole time that `left` is a share of. @param {Doc} doc @param {Sat} sat */
const wholeOf = ({ clock }, sat) => (clock?.kind === "bank" ? clock.ms : sat.allowed_ms);

/**
 * Return what the clock of a seat shows now, or null if it has none.
 * @param {Doc} doc @param {Sat} sat
 * @param {number} now in ms, on the server's clock
 * @returns {ClockState | null}
 */
export function clockOf(doc, sat, now) {
  if (doc.status !== "playing" || sat.bot || (!doc.clock && !sat.deadline)) return null;
  const left = leftOf(doc, sat, now);
  if (left === null) return null;
  return {
    state: stateOf(doc, sat, left, now),
    left,
    low: sat.deadline !== null && isLow(doc, sat, left),
    share: Math.min(1, left / (wholeOf(doc, sat) || left || 1)),
  };
}

/** Return a duration in words: 60 seconds, 5 minutes, 2 days. @param {number} ms @param {string} lang */
export function spokenTime(ms, lang) {
  const [unit, size] = UNITS.find((one) => ms > 1.99 * one[1]) ?? UNITS[UNITS.length - 1];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(Math.ceil(ms / size));
}

/** @typedef {{deadline: string | null, left: number, low: boolean}} ClockReading of the reader's own clock */

/**
 * Return what to announce about the reader's own clock: `start` (a new question, or a bank at 5 and at 1 minute), `low`
 * (once per question), `up` (at 0), or null.
 * @param {ClockReading | null} before @param {ClockReading} now @param {boolean} bank
 * @returns {"start" | "low" | "up" | null}
 */
export function clockMoment(before, now, bank) {
  const same = before?.deadline === now.deadline;
  if (now.left === 0) return same && before?.left ? "up" : null;
  if (now.low) return same && before?.low ? null : "low";
  if (!before || !same) return "start";
  return bank && BANK_ANNOUNCED_MS.some((mark) => before.left > mark && now.left <= mark) ? "start" : null;
}
