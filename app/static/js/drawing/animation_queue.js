// The queue of animations: the document is true at once, but the moves are shown one after another, each at its own
// pace. It only computes: the clock is passed in, and a listener draws (docs/reference/table-page.md).
import { owedAt, shrunk } from "./beat_times.js";

/** @import {Reveal, Doc, LogEntry, Animation} from "../kit/table.d.ts" */
/** @import {Stage} from "./beats.js" */

/**
 * @typedef {"slow" | "normal" | "fast" | "whole"} Pace
 *
 * @typedef {object} Batch what one action led to
 * @property {LogEntry[]} events @property {Doc} before @property {Doc} after
 * @property {boolean} own the viewer made the move
 * @property {boolean} [aside] the viewer's question stood before the move and stands on
 * @property {Stage[]} stages empty for a move of which nothing is shown
 * @property {boolean} [unread] its positions were not seen: they are fetched before it is played
 *
 * @typedef {object} Scene a stage in the queue
 * @property {Batch} batch @property {Animation | null} animation
 * @property {"A" | "B" | "C"} kind @property {number} owed @property {number} floor see Stage
 * @property {string} beat @property {LogEntry | null} event
 * @property {number} number counts the scenes of the page
 * @property {boolean} opens it is the first of its batch
 * @property {boolean} closes it is the last of its batch
 * @property {boolean} rushed its reveals come at once
 * @property {boolean} over it ends as soon as it can
 * @property {number} [length] how long it stands at least; by default its owed time at the pace
 * @property {boolean} seen it has been on the screen: its time counts from then on
 * @property {boolean} frozen it stays until it is pressed away
 * @property {boolean} again it is replayed on request
 *
 * @typedef {{now: () => number, later: (ms: number, run: () => void) => () => void}} Clock `later` returns a function
 *   that cancels it
 *
 * @typedef {object} QueueListener
 * @property {(batch: Batch, again: boolean) => void} started the next draw shows the position after the batch
 * @property {(revealed: Reveal, scene: Scene) => void} revealed the reveal is shown now
 * @property {() => void} changed the page must draw
 * @property {(scene: Scene) => void} ended
 *
 * @typedef {{pace: Pace, motion: boolean, watching: boolean, clocked?: boolean}} PlaybackSettings `clocked`: the
 *   viewer's question takes time
 */

/** The page's own clock. @type {Clock} */
export const CLOCK = {
  now: () => performance.now(),
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The least time that a pressed stage's final picture stands before the next one. */
const PRESSED_MS = 400;
const AGAIN_MS = 1600; // The last picture of what is replayed.
const STILL_MS = 120; // between two final pictures, where nothing moves
const SPECTATOR_MS = 4000; // A spectator is not asked to press.
const PRESS_MS = 4000; // the same where a player's time runs
/** The longest time between the viewer's action and the next question, as far as classes B and C can give way. */
const BUDGET_MS = { slow: 9600, normal: 6000, fast: 2500, whole: 6000 };
const MAX_LAG_MS = 12_000; // behind the match, for spectators

export class AnimationQueue {
  /** @type {Scene[]} the first one is running */ scenes = [];
  /** The number of reveals of the first scene that have been shown. */
  shown = 0;
  /** @type {number | null} when the first scene began */ since = null;
  /** @type {number | null} when its last reveal was shown */ restingSince = null;
  /** The viewer has a question to answer behind the queue. */
  questionWaits = false;
  /** When the viewer began to wait. */
  waitsSince = 0;
  /** @type {() => void} */ cancel = () => {};

  /** @param {Clock} clock @param {QueueListener} listener @param {() => PlaybackSettings} settings */
  constructor(clock, listener, settings) {
    this.clock = clock;
    this.listener = listener;
    this.settings = settings;
  }

  get scene() {
    return this.scenes[0] ?? null;
  }

  /** Whether the final picture is shown and held. */
  get resting() {
    return this.restingSince !== null;
  }

  /** @param {Batch} batch @param {boolean} asked whether the viewer is to act now */
  add(batch, asked) {
    if (batch.own || !this.scenes.length) this.waitsSince = this.clock.now();
    this.scenes.push(...scenesOf(batch, false));
    this.questionWaits = asked;
    this.fit();
    this.advance();
  }

  /** Play batches again from their beginning. @param {Batch[]} batches */
  again(batches) {
    this.finish();
    this.questionWaits = false;
    this.scenes = batches.flatMap((batch) => scenesOf(batch, true));
    this.advance();
  }

  /** Show only the final picture of a batch, and keep it: for a reader who jumps there. @param {Batch} batch */
  showFinal(batch) {
    this.finish();
    this.scenes = scenesOf(batch, false).map((scene) => ({
      ...scene,
      opens: false,
      closes: false,
      rushed: true,
      frozen: true,
    }));
    this.advance();
  }

  /**
   * Handle a press: it leads to the final picture first, then to the next scene.
   * @returns {boolean} whether an animation was running
   */
  press() {
    const { scene } = this;
    if (!scene) return false;
    if (this.resting) scene.over = true;
    scene.rushed = true;
    this.advance();
    return true;
  }

  /** Count the time of the running stage from its first frame: a busy device may draw it late, and the rest shrinks. */
  drawn() {
    const { scene } = this;
    if (!scene || scene.seen || this.since === null) return;
    scene.seen = true;
    this.since = this.clock.now();
    if (this.restingSince !== null) this.restingSince = this.since;
    this.fit();
    this.advance();
  }

  /** Jump to the current position. */
  finish() {
    for (const scene of this.scenes) Object.assign(scene, { rushed: true, over: true });
    this.advance();
  }

  /** The number of moves waiting behind the one that is shown. */
  get waiting() {
    return this.scenes.filter(({ closes }) => closes).length - 1;
  }

  /** Apply a new pace. */
  paceChanged() {
    this.fit();
    this.advance();
  }

  /** Let the stages of classes B and C that have not begun shrink evenly, where the viewer would wait too long. */
  fit() {
    const { watching, pace } = this.settings();
    const most = watching ? MAX_LAG_MS : BUDGET_MS[pace] - (this.clock.now() - this.waitsSince);
    const able = this.scenes.filter((scene) => scene.kind !== "A" && !this.hasBegun(scene) && !scene.again);
    for (const scene of able) scene.length = undefined;
    const fixed = this.scenes.filter((scene) => !able.includes(scene));
    const room = most - fixed.reduce((sum, scene) => sum + this.remainingOf(scene), 0);
    const lengths = shrunk(
      able.map((scene) => ({ ...owedAt(scene, pace), kind: scene.kind, seat: scene.batch.events[0]?.seat ?? null })),
      room,
    );
    able.forEach((scene, i) => (scene.length = lengths[i]));
  }

  /** Shorten what follows by the time that timers and frames have lost: never below a floor, and nothing is dropped. */
  makeUp() {
    const { watching, pace } = this.settings();
    const lost = this.remaining() + this.clock.now() - this.waitsSince - BUDGET_MS[pace];
    if (watching || lost <= 0) return;
    const able = this.scenes.filter(({ kind, again }) => kind !== "A" && !again);
    const stages = able.map((scene) => {
      const length = this.lengthOf(scene);
      return { kind: scene.kind, seat: null, owed: length, floor: Math.min(length, owedAt(scene, pace).floor) };
    });
    const [all, least] = stages.reduce(([sum, floors], { owed, floor }) => [sum + owed, floors + floor], [0, 0]);
    shrunk(stages, Math.max(all - lost, least)).forEach((length, i) => (able[i].length = length));
  }

  /** @param {Scene} scene */
  hasBegun(scene) {
    return scene === this.scene && this.since !== null;
  }

  /** Return how many ms remain until the viewer's question, if nobody presses. */
  remaining() {
    return this.scenes.reduce((sum, scene) => sum + this.remainingOf(scene), 0);
  }

  /** Return how many ms of a scene's owed time are still to come. @param {Scene} scene */
  remainingOf(scene) {
    if (scene.over) return 0;
    return this.hasBegun(scene) ? Math.max(0, this.owedUntil(scene) - this.clock.now()) : this.lengthOf(scene);
  }

  /** Return how long a scene stands at least, in ms. @param {Scene} scene */
  lengthOf(scene) {
    const { batch, again, kind } = scene;
    if (batch.aside && kind === "C" && !again) return 0; // A plain move never delays a question that stands.
    return scene.length ?? owedAt(scene, again ? "normal" : this.settings().pace).owed;
  }

  /** Return when the running scene has stood as long as it is owed. @param {Scene} scene */
  owedUntil(scene) {
    const now = this.clock.now();
    const length = this.lengthOf(scene);
    if (!scene.rushed) return (this.since ?? now) + length;
    const last = this.timesOf({ ...scene, rushed: false }).at(-1) ?? 0;
    return (this.restingSince ?? now) + Math.max(length - last, Math.min(length, PRESSED_MS));
  }

  /** Return the times of a scene's reveals, in ms from its beginning. @param {Scene} scene @returns {number[]} */
  timesOf(scene) {
    const { motion, pace } = this.settings();
    const reveals = scene.animation?.reveals ?? [];
    const length = this.lengthOf(scene);
    if (scene.rushed || length === 0 || (pace === "whole" && !scene.again)) return reveals.map(() => 0);
    const factor = scene.owed > 0 ? length / scene.owed : 1;
    return reveals.map(({ at }, i) => (motion ? at * factor : Math.min((i + 1) * STILL_MS, length)));
  }

  /** Return when the running scene ends, if nobody presses. @param {Scene} scene */
  endOf(scene) {
    const rest = this.restingSince ?? 0;
    if (scene.over) return rest;
    if (scene.frozen) return Infinity;
    const owed = this.owedUntil(scene);
    const following = this.scenes.length > 1;
    if (scene.again) return following ? owed : Math.max(owed, rest + AGAIN_MS);
    const hold = scene.animation?.hold ?? 0;
    const { watching, clocked } = this.settings();
    if (watching) return Math.max(owed, rest + (scene.kind === "A" && this.keepsUp() ? SPECTATOR_MS : 0));
    if (hold === "press")
      return this.questionWaits && clocked ? Math.max(owed, Math.min(rest + PRESS_MS, this.spareUntil())) : Infinity;
    return following || this.questionWaits ? owed : Math.max(owed, rest + hold);
  }

  /** Return until when a stage may stand so that all that follow it have their owed times within the budget. */
  spareUntil() {
    const { pace } = this.settings();
    const follow = this.scenes.slice(1).reduce((sum, scene) => sum + owedAt(scene, pace).owed, 0);
    return this.waitsSince + BUDGET_MS[pace] - follow;
  }

  /** Return whether a spectator is close enough to the match to look at a picture for longer. */
  keepsUp() {
    return this.remaining() <= MAX_LAG_MS;
  }

  /** Do what is due, and come back when the next thing is. */
  advance() {
    this.cancel();
    this.cancel = () => {};
    while (this.scene) {
      const wait = this.step(this.scene);
      if (wait > 0) {
        if (wait < Infinity) this.cancel = this.clock.later(wait, () => this.advance());
        break;
      }
      this.removeScene();
    }
    this.listener.changed();
  }

  /** @param {Scene} scene @returns {number} the time until the next thing is due, in ms */
  step(scene) {
    const now = this.clock.now();
    if (this.since === null) {
      this.since = now;
      if (scene.opens) this.listener.started(scene.batch, scene.again);
    }
    const times = this.timesOf(scene);
    while (this.shown < times.length) {
      const due = this.since + times[this.shown] - now;
      if (due > 0) return due;
      this.listener.revealed(/** @type {Animation} */ (scene.animation).reveals[this.shown++], scene);
    }
    this.restingSince ??= now;
    return this.endOf(scene) - now;
  }

  removeScene() {
    const stood = this.scene?.animation?.hold === "press" ? this.clock.now() - this.owedUntil(this.scene) : 0;
    const left = /** @type {Scene} */ (this.scenes.shift());
    this.shown = 0;
    this.since = null;
    this.restingSince = null;
    if (stood > 0 && !(this.questionWaits && this.settings().clocked)) {
      this.waitsSince += stood; // What stays until it is pressed away is no wait for the question.
      this.fit();
    } else this.makeUp();
    this.listener.ended(left);
  }
}

/** A move of which nothing is shown, but which has its place in the order. @type {Stage} */
const NOTHING = { animation: null, kind: "C", owed: 0, floor: 0, beat: "", event: null };

let scenesMade = 0;

/** @param {Batch} batch @param {boolean} again @returns {Scene[]} */
const scenesOf = (batch, again) =>
  (batch.stages.length ? batch.stages : [NOTHING]).map((stage, i, all) => ({
    ...stage,
    number: (scenesMade += 1),
    batch,
    opens: i === 0,
    closes: i === all.length - 1,
    rushed: false,
    over: false,
    seen: false,
    frozen: false,
    again,
  }));
