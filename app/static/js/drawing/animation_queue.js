// What has happened is shown one after another, each at its own pace, while the document is true already: a queue of
// stages. Computes only: the clock is handed in, and whoever draws is told (docs/reference/table-page.md).

import { bannerKind } from "./banner_words.js";

/** @import {Reveal, Doc, LogEntry, Animation} from "../kit/table.d.ts" */

/**
 * @typedef {"normal" | "fast" | "whole"} Pace
 *
 * @typedef {object} Batch what one action led to
 * @property {LogEntry[]} events @property {Doc} before @property {Doc} after
 * @property {boolean} own the viewer did it @property {boolean} [aside] a plain move before his own question
 * @property {Animation[]} animations none: a plain move
 * @property {boolean} [incomplete] not all of it was shown
 *
 * @typedef {object} Scene a stage in the queue
 * @property {Batch} batch @property {Animation | null} animation null: a plain move
 * @property {boolean} opens the first of its batch @property {boolean} closes the last one
 * @property {boolean} rushed its beats come at once @property {number} [hold] instead of the stage's own
 * @property {boolean} again shown once more, for who asked
 *
 * @typedef {{now: () => number, later: (ms: number, run: () => void) => () => void}} Clock `later` gives its undoing
 *
 * @typedef {object} QueueListener
 * @property {(batch: Batch, again: boolean) => void} started the next draw shows where it led to
 * @property {(revealed: Reveal, scene: Scene) => void} revealed it is on the stage now
 * @property {() => void} changed draw
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

/** A beat and its hold take so much of their time. */
const PACE_FACTOR = { normal: 1, fast: 0.4, whole: 0.4 };
/** A move of others that has no storyboard stays so long. */
const PLAIN_MS = { normal: 400, fast: 150, whole: 0 };
const PLAIN_AGAIN_MS = 1600;
const STILL_MS = 120; // between two end pictures, where nothing moves
const SPECTATOR_MS = 4000; // who only watches is not asked to go on
const MAX_DELAY_MS = 4000; // to a question of the viewer's
const MAX_LAG_MS = 12_000; // the match, where nothing is asked of him
const DECISIVE_MS = 800; // a goal, a period, an end that has to make room
const MOST_WAITING = 2;
const FROZEN = { opens: false, closes: false, rushed: true, hold: Infinity };
const PLAIN_IN_A_ROW = 5; // plain moves of one player on end, such as a line-up: with PLAIN two seconds

/** What decides the score, or ends something, is seen even in a hurry. @param {Scene} scene */
const isDecisive = ({ animation }) =>
  ["counted", "over"].includes(animation?.banner ? bannerKind(animation.banner.word) : "");

export class AnimationQueue {
  /** @type {Scene[]} the first one is on the stage */ scenes = [];
  /** How many beats of it have been shown. */
  shown = 0;
  /** @type {number | null} when it began */ since = null;
  /** @type {number | null} when its last beat was shown */ restingSince = null;
  /** A question of the viewer's stands behind the stages. */
  questionWaits = false;
  /** Plain moves of one player, on end. */
  plainInARow = 0;
  /** @type {number | null | undefined} whose */ plainSeat = undefined;
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

  /** The final picture stands, and the stage holds. */
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

  /** One decision in many moves: its first ones are waited for, the others come at once. @param {Batch} batch */
  continuesPlainMoves(batch) {
    const seat = batch.events[0]?.seat;
    this.plainInARow = batch.animations.length ? 0 : seat === this.plainSeat ? this.plainInARow + 1 : 1;
    this.plainSeat = seat;
    return this.plainInARow > PLAIN_IN_A_ROW;
  }

  /** Once more, from its beginning. @param {Batch} batch */
  again(batch) {
    this.finish();
    this.scenes = scenesOf(batch, true);
    this.advance();
  }

  /** Its final picture alone, which stays: for who comes there without what has led to it. @param {Batch} batch */
  showFinal(batch) {
    this.finish();
    this.scenes = scenesOf(batch, false).map((scene) => ({ ...scene, ...FROZEN }));
    this.advance();
  }

  /** A press: the final picture first, then what comes next. @returns {boolean} whether it was meant for the stage */
  press() {
    const { scene } = this;
    if (!scene) return false;
    if (this.resting) scene.hold = 0;
    scene.rushed = true;
    this.advance();
    return true;
  }

  /** Straight to where the table stands. */
  finish() {
    for (const scene of this.scenes) cutShort(scene, 0);
    this.advance();
  }

  /** How many moves wait behind the one that is shown. */
  get waiting() {
    return this.scenes.filter(({ closes }) => closes).length - 1;
  }

  /** The pace is another one. */
  paceChanged() {
    this.makeRoom();
    this.advance();
  }

  /** The oldest jump to their picture: where a third one waits, and where the viewer would be kept from deciding. */
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

  /** How much less the picture of the last stage may stay, which is shown whole. */
  reducible() {
    const last = this.scenes.at(-1);
    const hold = last && !last.again ? this.holdOf(last) : 0;
    return hold < Infinity ? Math.max(0, hold - DECISIVE_MS) : 0;
  }

  /** The picture of the last stage stays as long as there is time. @param {number} most */
  shorten(most) {
    const last = this.scenes.at(-1);
    const less = Math.min(this.remaining() - most, this.reducible());
    if (last && less > 0) last.hold = this.holdOf(last) - less;
  }

  /** How long it takes until the question, if nobody presses. */
  remaining() {
    return this.scenes.reduce((sum, scene) => sum + this.lengthOf(scene), 0);
  }

  /** What is still to come of a scene. @param {Scene} scene */
  lengthOf(scene) {
    const hold = this.holdOf(scene);
    if (hold === Infinity) return 0; // it is the viewer who makes himself wait
    const reveals = this.timesOf(scene).at(-1) ?? 0;
    if (scene !== this.scene || this.since === null) return reveals + hold;
    return (this.restingSince ?? this.since + reveals) + hold - this.clock.now();
  }

  /** When each beat of a scene comes. @param {Scene} scene @returns {number[]} */
  timesOf(scene) {
    const { motion } = this.settings();
    const pace = this.paceOf(scene);
    const hurried = scene.rushed || (pace === "whole" && !scene.batch.own);
    return (scene.animation?.reveals ?? []).map(({ at }, i) =>
      hurried ? 0 : motion ? at * PACE_FACTOR[pace] : (i + 1) * STILL_MS,
    );
  }

  /** How long its picture stays; Infinity: until a press. @param {Scene} scene */
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

  /** Does what is due, and comes back when the next thing is. */
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

  /** @param {Scene} scene @returns {number} how long nothing is to be done */
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

/** It jumps to its picture, which stays so long at most. @param {Scene} scene @param {number} most */
function cutShort(scene, most) {
  scene.rushed = true;
  scene.hold = Math.min(scene.hold ?? Infinity, isDecisive(scene) ? most : 0);
  scene.batch.incomplete = true;
}
