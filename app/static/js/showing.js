// What the table page shows of what has happened: the queue of stages on the page's clock, and what goes with it.
import { listed } from "./kit/words.js";
import { settle } from "./kit/motion.js";
import { worded } from "./log.js";
import { motion } from "./preferences.js";
import { play } from "./sound.js";
import { Staging } from "./staging.js";

/** @import {Bar} from "./bar.js" */
/** @import {Doc, LogEntry, Table} from "./kit/table.d.ts" */
/** @import {Batch, Pace, Scene} from "./staging.js" */

const clock = {
  now: () => performance.now(),
  later(/** @type {number} */ ms, /** @type {() => void} */ run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** @type {WeakMap<LogEntry[], Map<number, LogEntry[]>>} a history is never changed, only replaced */
const cuts = new WeakMap();

/** What had happened after so many actions; the same list for the same question. @param {LogEntry[]} history */
function upTo(history, /** @type {number} */ seq) {
  const known = cuts.get(history) ?? new Map();
  cuts.set(history, known);
  if (!known.has(seq))
    known.set(
      seq,
      history.filter((entry) => entry.seq <= seq),
    );
  return known.get(seq);
}

class Showing {
  /** What a reader hears: the last stage that has ended. */
  spoken = "";

  /** @param {import("./table.js").Here} here */
  constructor(here) {
    this.here = here;
    this.staging = new Staging(
      clock,
      {
        began: (batch) => this.began(batch),
        beat: (beat, scene) => this.beat(beat, scene),
        changed: () => this.changed(),
        ended: (scene) => this.ended(scene),
      },
      () => this.manner(),
    );
    document.addEventListener("visibilitychange", () => document.hidden && this.staging.finish());
  }

  /** @returns {import("./staging.js").Manner} */
  manner() {
    return { pace: "normal", motion: motion(), watching: this.here.room.doc.viewer.seat === null };
  }

  get scene() {
    return this.staging.scene;
  }

  /** The document that is drawn now. @returns {Doc} */
  get doc() {
    const { scene, here } = this;
    if (!scene) return here.room.doc;
    return scene.stage?.from === "before" ? scene.batch.before : scene.batch.after;
  }

  /** How many beats of a stage have been shown; null: none is on. */
  get shown() {
    return this.scene ? this.staging.shown : null;
  }

  /** @param {LogEntry[]} events @param {Doc} before @param {Doc} after */
  played(events, before, after) {
    const { stage, page } = this.here;
    const me = after.viewer.seat;
    const own = events.some(({ seat }) => seat === me);
    const asked = me !== null && after.to_act.includes(me);
    const stages = stage && !page.past ? stage.stagesOf(events, before, after, this.historyAt(after.seq)) : [];
    this.staging.add({ events, before, after, own }, stages, asked);
    if (page.past || (asked && after.seats[me].deadline !== null)) this.staging.finish();
  }

  /** @param {Batch} batch */
  began({ events, before, after, own }) {
    settle();
    if (!own) play("tap");
    this.here.redraw();
    const { stage, page } = this.here;
    if (!page.past) queueMicrotask(() => stage?.drawing.played?.(events, before, after));
  }

  /** @param {import("./kit/table.d.ts").Beat} beat @param {Scene} scene */
  beat(beat, { rushed, stage }) {
    this.here.redraw();
    if (rushed) settle();
    else {
      if (beat.sound) play(beat.sound);
      if (beat.show && motion()) queueMicrotask(() => stage === this.scene?.stage && beat.show?.());
    }
  }

  changed() {
    this.here.redraw();
  }

  /** @param {Scene} scene */
  ended({ stage, batch }) {
    if (!this.here.stage) return;
    const said = stage?.say ?? this.sentencesOf(batch);
    this.spoken = said === this.spoken ? `${said}\u00a0` : said; // the same again is heard again
  }

  /** What a drawing knows of what has happened. */
  get history() {
    return this.scene ? this.historyAt(this.scene.batch.after.seq) : this.here.room.history;
  }

  /** The log, which tells nothing too early. */
  get lines() {
    return this.scene ? this.historyAt(this.scene.batch.after.seq - 1) : this.here.room.history;
  }

  /** @param {number} seq */
  historyAt(seq) {
    return upTo(this.here.room.history, seq);
  }

  /** @param {Batch} batch */
  sentencesOf({ events, after }) {
    const { stage } = this.here;
    const now = { live: true, busy: false, stale: false, history: this.here.room.history, shown: 0 };
    const table = stage.tableOf(after, now);
    return events
      .map((entry) => worded(entry, table, stage.drawing)?.text)
      .filter((text) => typeof text === "string")
      .join(" ");
  }

  /** The action bar meanwhile. @param {Table} table @returns {Bar} */
  bar(table) {
    const { t, name, lang } = table;
    const { stage, batch } = /** @type {Scene} */ (this.scene);
    const { resting } = this.staging;
    const bar = { kind: /** @type {const} */ ("wait"), staged: true, buttons: this.buttons(t) };
    const actor = name(batch.events.find(({ seat }) => seat !== null)?.seat ?? 0);
    if (!resting)
      return { ...bar, flag: this.flag(table), sentence: stage?.doing ?? t("table-stage-doing", { name: actor }) };
    const next = this.here.room.doc.to_act.map(name);
    const then = next.length ? t("table-stage-then", { names: listed(next, lang) }) : "";
    return {
      ...bar,
      flag: stage?.call ? t(`table-call-${stage.call.word}`) : this.flag(table),
      sentence: stage?.say ?? this.sentencesOf(batch),
      second: stage?.then ?? then,
    };
  }

  /** Whose move is shown. @param {Table} table */
  flag({ t, me, name }) {
    const seat = this.scene?.batch.events.find((entry) => entry.seat !== null)?.seat ?? null;
    return seat === null || seat === me ? t("table-flag-your-turn") : name(seat);
  }

  /** Spectators are not asked to go on. @param {Table["t"]} t */
  buttons(t) {
    const { stage } = /** @type {Scene} */ (this.scene);
    if (this.manner().watching || !stage) return [];
    const all = stage.hold === "press" && !this.staging.resting;
    const label = t(all ? "table-show-all" : "table-go-on");
    return [{ label, key: " ", primary: true, run: () => void this.staging.press() }];
  }

  /** What the score strip calls, if it does now. */
  get call() {
    return (this.staging.resting && this.scene?.stage?.call) || null;
  }

  /** A press on the board or the strip belongs to the stage. @param {Event} event */
  pressed = (event) => {
    if (!this.staging.press()) return;
    event.stopPropagation();
    event.preventDefault();
  };
}

/** @param {import("./table.js").Here} here */
export const showing = (here) => new Showing(here);
