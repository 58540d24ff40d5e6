// The stages of an action: which of its events are shown, for how long at least, and by which animation.
// The times are the game's `beats` (app/engine/beats.py), which the server's clocks read too.

/** @import {Animation, LogEntry} from "../kit/table.d.ts" */

/**
 * @typedef {{kind: "A" | "B" | "C", owed: number, floor?: number}} Weight in seconds
 *
 * @typedef {object} Beat
 * @property {string} name @property {string[]} events
 * @property {Weight} [all] @property {Weight} [mine] @property {Weight} [others]
 * @property {string[]} [by] @property {Record<string, unknown[]>} [where]
 * @property {boolean} [once] @property {number} [most]
 * @property {import("../kit/table.d.ts").BannerWord} [call] @property {import("../kit/table.d.ts").Sound} [sound]
 *
 * @typedef {object} Stage
 * @property {Animation | null} animation null: the position alone
 * @property {"A" | "B" | "C"} kind
 * @property {number} owed how long it stands at least at the pace Normal, in ms @property {number} floor the same where
 *   time is short
 * @property {string} beat the names of its beats, one for each moment @property {LogEntry | null} event the one that
 *   says most
 *
 * @typedef {{beat: Beat, event: LogEntry, kind: "A" | "B" | "C", owed: number, floor: number}} Moment
 */

const SECOND_MS = 1000;
/** Of an animation without a beat: how long its final picture stands at least. */
const UNNAMED_MS = 800;
/** How long a move stays in a game without beats. */
const PLAIN_MS = 400;

/** @param {Beat} beat @param {LogEntry} event */
const covers = ({ events, where = {} }, event) =>
  events.includes(event.event) &&
  Object.entries(where).every(([field, known]) => known.includes(/** @type {any} */ (event)[field]));

/** @param {Beat} beat @param {LogEntry} event @param {number | null} me @param {boolean} [mine] @returns {Weight} */
function weightOf({ all, mine: own, others, by = ["who"] }, event, me, mine) {
  const concerned = mine ?? (me !== null && by.some((field) => /** @type {any} */ (event)[field] === me));
  return /** @type {Weight} */ (all ?? (concerned ? own : others));
}

/**
 * Return the moments of an action in their order; those of a beat with `once` or `most` are one.
 * @param {LogEntry[]} events @param {Beat[]} beats @param {number | null} me
 * @param {(beat: string) => boolean | undefined} [mine] whether an animation says whose a beat is
 */
export function momentsOf(events, beats, me, mine = () => undefined) {
  /** @type {Moment[]} */ const found = [];
  for (const event of events)
    for (const beat of beats) {
      if (!covers(beat, event)) continue;
      const { kind, owed, floor = owed } = weightOf(beat, event, me, mine(beat.name));
      const moment = {
        beat,
        event,
        kind,
        owed: owed * SECOND_MS,
        floor: kind === "A" ? owed * SECOND_MS : floor * SECOND_MS,
      };
      const before = beat.once || beat.most ? found.find((one) => one.beat === beat) : undefined;
      if (before) join(before, moment);
      else found.push(moment);
    }
  return found;
}

/** @param {Moment} before @param {Moment} moment another one of the same beat */
function join(before, { owed, floor }) {
  const { once, most = Infinity } = before.beat;
  before.owed = once ? Math.max(before.owed, owed) : Math.min(before.owed + owed, most * SECOND_MS);
  before.floor = Math.min(once ? Math.max(before.floor, floor) : before.floor + floor, before.owed);
}

/** @param {Animation} animation @returns {string[]} */
const namesOf = ({ beat = [] }) => (typeof beat === "string" ? [beat] : beat);

/** @param {Animation} animation */
const lastReveal = ({ reveals }) => reveals.at(-1)?.at ?? 0;

/**
 * Return the stages of an action: its animations, each with the time that its beats are owed, and among them a plain
 * stage for each moment that no animation shows. So nothing is left out.
 * @param {LogEntry[]} events @param {Animation[]} animations
 * @param {{beats: Beat[] | undefined, me: number | null, text: (event: LogEntry) => string}} game `text`: the line of
 *   the log
 * @returns {Stage[]}
 */
export function stagesOf(events, animations, { beats, me, text }) {
  const mine = (/** @type {string} */ name) => animations.find((one) => namesOf(one).includes(name))?.mine;
  const moments = momentsOf(events, beats ?? [], me, mine);
  const shown = new Map(animations.map((one) => [one, claimedBy(one, animations, moments)]));
  const taken = new Set([...shown.values()].flat());
  const rest = [...animations];
  /** @type {Stage[]} */ const stages = [];
  for (const moment of moments) {
    if (!taken.has(moment)) {
      if (moment.owed) stages.push(plainStage(moment, text));
      continue;
    }
    const at = rest.findIndex((one) => shown.get(one)?.includes(moment));
    for (const one of rest.splice(0, at + 1)) stages.push(animatedStage(one, shown.get(one) ?? []));
  }
  for (const one of rest) stages.push(animatedStage(one, shown.get(one) ?? []));
  if (!stages.length && !beats)
    stages.push({ animation: null, kind: "C", owed: PLAIN_MS, floor: 0, beat: "", event: null });
  return stages;
}

/**
 * Return the moments that an animation shows. Several animations of one beat share its moments, the last one has the
 * rest.
 * @param {Animation} animation @param {Animation[]} all @param {Moment[]} moments
 */
function claimedBy(animation, all, moments) {
  return namesOf(animation).flatMap((name) => {
    const same = all.filter((one) => namesOf(one).includes(name));
    const own = moments.filter(({ beat }) => beat.name === name);
    const at = same.indexOf(animation);
    return at === same.length - 1 ? own.slice(at) : own.slice(at, at + 1);
  });
}

/** @param {Animation} animation @param {Moment[]} moments @returns {Stage} */
export function animatedStage(animation, moments) {
  const last = lastReveal(animation);
  const beat = moments.map((one) => one.beat.name).join(" ");
  if (!moments.length) {
    const held = animation.hold === "press" ? UNNAMED_MS : Math.min(animation.hold, UNNAMED_MS);
    const kind = animation.banner ? "A" : "B";
    return { animation, kind, owed: last + held, floor: (last + held) / 2, beat, event: null };
  }
  const owed = Math.max(
    moments.reduce((sum, one) => sum + one.owed, 0),
    last,
  );
  const floor = moments.reduce((sum, one) => sum + one.floor, 0);
  const kind = /** @type {const} */ (["A", "B", "C"]).find((one) => moments.some((moment) => moment.kind === one));
  const event = moments.findLast((one) => one.kind === kind)?.event ?? null;
  return { animation, kind: kind ?? "C", owed, floor, beat, event };
}

/** @param {Moment} moment @param {(event: LogEntry) => string} text @returns {Stage} */
function plainStage({ beat, event, kind, owed, floor }, text) {
  /** @type {Animation} */
  const animation = {
    beat: beat.name,
    reveals: [{ at: 0, ...(beat.sound ? { sound: beat.sound } : {}) }],
    hold: 0,
    say: text(event),
  };
  if (beat.call) animation.banner = { word: beat.call, seat: event.who ?? null, text: text(event) };
  return { animation, kind, owed, floor, beat: beat.name, event };
}
