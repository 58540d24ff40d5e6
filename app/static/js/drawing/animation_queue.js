// The queue of animations: the document is true at once, but the moves are shown one after another, each at its own
// pace. It only computes: the clock is passed in, and a listener draws (docs/reference/table-page.md).

import { bannerKind } from "./banner_words.js";

/** @import {Reveal, Doc, LogEntry, Animation} from "../kit/table.d.ts" */

/**
 * @typedef {"normal" | "fast" | "whole"} Pace
 *
 * @typedef {object} Batch what one action led to
 * @property {LogEntry[]} events @property {Doc} before @property {Doc} after
 * @property {boolean} own the viewer made the move
 * @property {boolean} [aside] a plain move shown before the viewer's own question
 * @property {Animation[]} animations empty for a plain move
 * @property {boolean} [incomplete] some of it was not shown
 *
 * @typedef {object} Scene an animation in the queue
 * @property {Batch} batch @property {Animation | null} animation null for a plain move
 * @property {boolean} opens it is the first of its batch
 * @property {boolean} closes it is the last of its batch
 * @property {boolean} rushed its reveals come at once
 * @property {number} [hold] overrides the animation's own
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
 * @typedef {{pace: Pace, motion: boolean, watching: boolean}} PlaybackSettings
 */

/** The page's own clock. @type {Clock} */
export const CLOCK = {
  now: () => performance.now(),
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Reveals and holds are scaled by this factor. */
const PACE_FACTOR = { normal: 1, fast: 0.4, whole: 0.4 };
/** How long a plain move of another player stays. */
const PLAIN_MS = { normal: 400, fast: 150, whole: 0 };
const PLAIN_AGAIN_MS = 1600;
const STILL_MS = 120; // between two final pictures, where nothing moves
const SPECTATOR_MS = 4000; // A spectator is not asked to press.
const MAX_DELAY_MS = 4000; // until a question of the viewer is shown
const MAX_LAG_MS = 12_000; // behind the match, where the viewer has no question
const DECISIVE_MS = 800; // the least for a goal, the end of a period, or the end of the match
const MOST_WAITING = 2;
const FROZEN = { opens: false, closes: false, rushed: true, hold: Infinity };
const PLAIN_IN_A_ROW = 5; // Plain moves in a row of one player, such as a line-up; with PLAIN_MS this is two seconds.

/** Return whether a scene decides the score or ends something: it is shown even in a hurry. @param {Scene} scene */
const isDecisive = ({ animation }) =>
  ["counted", "over"].includes(animation?.banner ? bannerKind(animation.banner.word) : "");

export class AnimationQueue {
  /** @type {Scene[]} the first one is running */ scenes = [];
  /** The number of reveals of the first scene that have been shown. */
  shown = 0;
  /** @type {number | null} when the first scene began */ since = null;
  /** @type {number | null} when its last reveal was shown */ restingSince = null;
  /** The viewer has a question to answer behind the queue. */
  questionWaits = false;
  /** The number of plain moves of one player in a row. */
  plainInARow = 0;
  /** @type {number | null | undefined} their seat */ plainSeat = undefined;
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
    const scenes = scenesOf(batch, false);
    if (this.continuesPlainMoves(batch)) scenes[0].hold = 0;
    this.scenes.push(...scenes);
    this.questionWaits = asked;
    this.makeRoom();
    this.advance();
  }

  /**
   * Return whether a move continues a decision of many moves: the first moves are shown one by one, the others at once.
   * @param {Batch} batch
   */
  continuesPlainMoves(batch) {
    const seat = batch.events[0]?.seat;
    this.plainInARow = batch.animations.length ? 0 : seat === this.plainSeat ? this.plainInARow + 1 : 1;
    this.plainSeat = seat;
    return this.plainInARow > PLAIN_IN_A_ROW;
  }

  /** Play a batch again from its beginning. @param {Batch} batch */
  again(batch) {
    this.finish();
    this.scenes = scenesOf(batch, true);
    this.advance();
  }

  /** Show only the final picture of a batch, and keep it: for a reader who jumps there. @param {Batch} batch */
  showFinal(batch) {
    this.finish();
    this.scenes = scenesOf(batch, false).map((scene) => ({ ...scene, ...FROZEN }));
    this.advance();
  }

  /**
   * Handle a press: it leads to the final picture first, then to the next scene.
   * @returns {boolean} whether an animation was running
   */
  press() {
    const { scene } = this;
    if (!scene) return false;
    if (this.resting) scene.hold = 0;
    scene.rushed = true;
    this.advance();
    return true;
  }

  /** Jump to the current position. */
  finish() {
    for (const scene of this.scenes) cutShort(scene, 0);
    this.advance();
  }

  /** The number of moves waiting behind the one that is shown. */
  get waiting() {
    return this.scenes.filter(({ closes }) => closes).length - 1;
  }

  /** Apply a new pace. */
  paceChanged() {
    this.makeRoom();
    this.advance();
  }

  /** Cut the oldest scenes short where a third one waits, and where the viewer would have to wait too long. */
  makeRoom() {
    const whole = () => this.scenes.filter((scene) => scene.animation && !scene.rushed && !scene.again);
    for (const scene of whole().slice(0, -1 - MOST_WAITING)) cutShort(scene, DECISIVE_MS);
    const most = this.questionWaits ? MAX_DELAY_MS : MAX_LAG_MS;
    for (const scene of this.scenes.slice(0, -1)) {
      const spared = scene.animation ? this.reducible() : 0;
      if (this.remaining() - spared <= most) break;
      if (!scene.again && this.holdOf(scene) < Infinity) cutShort(scene, DECISIVE_MS);
    }
    this.shorten(most);
  }

  /** Return by how many ms the final picture of the last scene can be shortened. */
  reducible() {
    const last = this.scenes.at(-1);
    const hold = last && !last.again ? this.holdOf(last) : 0;
    return hold < Infinity ? Math.max(0, hold - DECISIVE_MS) : 0;
  }

  /** Shorten the final picture of the last scene to the time there is. @param {number} most */
  shorten(most) {
    const last = this.scenes.at(-1);
    const less = Math.min(this.remaining() - most, this.reducible());
    if (last && less > 0) last.hold = this.holdOf(last) - less;
  }

  /** Return how many ms remain until the viewer's question, if nobody presses. */
  remaining() {
    return this.scenes.reduce((sum, scene) => sum + this.lengthOf(scene), 0);
  }

  /** Return how many ms of a scene are still to come. @param {Scene} scene */
  lengthOf(scene) {
    const hold = this.holdOf(scene);
    if (hold === Infinity) return 0; // The viewer chose to wait.
    const reveals = this.timesOf(scene).at(-1) ?? 0;
    if (scene !== this.scene || this.since === null) return reveals + hold;
    return (this.restingSince ?? this.since + reveals) + hold - this.clock.now();
  }

  /** Return the times of a scene's reveals, in ms from its beginning. @param {Scene} scene @returns {number[]} */
  timesOf(scene) {
    const { motion } = this.settings();
    const pace = this.paceOf(scene);
    const hurried = scene.rushed || (pace === "whole" && !scene.batch.own);
    return (scene.animation?.reveals ?? []).map(({ at }, i) =>
      hurried ? 0 : motion ? at * PACE_FACTOR[pace] : (i + 1) * STILL_MS,
    );
  }

  /** Return how long a scene's final picture stays, in ms; Infinity: until a press. @param {Scene} scene */
  holdOf(scene) {
    const { watching } = this.settings();
    const pace = this.paceOf(scene);
    if (scene.hold !== undefined) return scene.hold;
    const { own, aside } = scene.batch;
    if (!scene.animation) return scene.again ? PLAIN_AGAIN_MS : own || aside ? 0 : PLAIN_MS[pace];
    const { hold } = scene.animation;
    if (watching && hold) return SPECTATOR_MS;
    return hold === "press" ? Infinity : hold * PACE_FACTOR[pace];
  }

  /** @param {Scene} scene @returns {Pace} */
  paceOf(scene) {
    return scene.again ? "normal" : this.settings().pace;
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
    return this.restingSince + this.holdOf(scene) - now;
  }

  removeScene() {
    const left = /** @type {Scene} */ (this.scenes.shift());
    this.shown = 0;
    this.since = null;
    this.restingSince = null;
    this.listener.ended(left);
  }
}

/** @param {Batch} batch @param {boolean} again @returns {Scene[]} */
const scenesOf = (batch, again) =>
  (batch.animations.length ? batch.animations : [null]).map((animation, i, all) => ({
    batch,
    animation,
    opens: i === 0,
    closes: i === all.length - 1,
    rushed: false,
    again,
  }));

/**
 * Let a scene jump to its final picture, which then stays at most `most` ms.
 * @param {Scene} scene @param {number} most
 */
function cutShort(scene, most) {
  scene.rushed = true;
  scene.hold = Math.min(scene.hold ?? Infinity, isDecisive(scene) ? most : 0);
  scene.batch.incomplete = true;
}
