// Plays the moves on the table page: the queue of animations on the page's clock, and what goes with it.
import { html, nothing } from "lit-html";
import { automaticMoveCard, skippedMoveCards } from "./panels/skipped_moves.js";
import { listed } from "../kit/words.js";
import { settle } from "../kit/motion.js";
import { entryText } from "./panels/event_log.js";
import { motion, pace, setPace } from "../browser/preferences.js";
import { play } from "../browser/sound.js";
import { CLOCK, AnimationQueue } from "../drawing/animation_queue.js";

/** @import {PageBar as Bar} from "./state/page_bar.d.ts" */
/** @import {Doc, LogEntry, Table} from "../kit/table.d.ts" */
/** @import {Batch, Pace, Scene} from "../drawing/animation_queue.js" */

/** @type {WeakMap<LogEntry[], Map<number, LogEntry[]>>} A history is never changed, only replaced. */
const prefixes = new WeakMap();

/** Return the log up to an action; the same list for the same arguments. @param {LogEntry[]} history */
function upTo(history, /** @type {number} */ seq) {
  const known = prefixes.get(history) ?? new Map();
  prefixes.set(history, known);
  if (!known.has(seq))
    known.set(
      seq,
      history.filter((entry) => entry.seq <= seq),
    );
  return known.get(seq);
}

class MovePlayback {
  /** @type {Batch[]} moves of others that were not shown in full */ skipped = [];
  /** @type {string | null} the action that the page sent without asking */ automaticMove = null;
  /** @type {string[]} sentences of the animations that have ended since the last draw */ announcements = [];
  lastAnnouncement = "";

  /** @param {import("./context.d.ts").TableContext} context */
  constructor(context) {
    this.context = context;
    this.queue = new AnimationQueue(
      CLOCK,
      {
        started: (batch) => this.began(batch),
        revealed: (reveal, scene) => this.reveal(reveal, scene),
        changed: () => this.changed(),
        ended: (scene) => this.ended(scene),
      },
      () => this.settings(),
    );
    document.addEventListener("visibilitychange", () => document.hidden && this.queue.finish());
  }

  /** @returns {import("../drawing/animation_queue.js").PlaybackSettings} */
  settings() {
    return { pace: pace(), motion: motion(), watching: this.context.store.doc.viewer.seat === null };
  }

  get scene() {
    return this.queue.scene;
  }

  /** The document that is drawn now. @returns {Doc} */
  get doc() {
    const { scene, context } = this;
    if (!scene) return context.store.doc;
    return scene.animation?.from === "before" ? scene.batch.before : scene.batch.after;
  }

  /** The number of reveals shown of the running animation; null: none is running. */
  get shown() {
    return this.scene ? this.queue.shown : null;
  }

  /** @param {LogEntry[]} events @param {Doc} before @param {Doc} after */
  played(events, before, after) {
    const { drawingHost, page } = this.context;
    const me = after.viewer.seat;
    const own = events.some(({ seat }) => seat === me);
    const asked = me !== null && after.to_act.includes(me);
    const animations =
      drawingHost && !page.past ? drawingHost.animationsOf(events, before, after, this.historyAt(after.seq)) : [];
    const aside = asked && animations.length === 0; // A plain move never delays the viewer's question.
    this.queue.add({ events, before, after, own, aside, animations }, asked);
    if (page.past || (asked && after.seats[me].deadline !== null)) this.queue.finish();
  }

  /** @param {Batch} batch */
  began({ events, before, after, own }) {
    settle();
    if (!own) play("tap");
    this.context.redraw();
    const { drawingHost, page } = this.context;
    if (!page.past) queueMicrotask(() => drawingHost?.drawing.played?.(events, before, after));
  }

  /** @param {import("../kit/table.d.ts").Reveal} reveal @param {Scene} scene */
  reveal(reveal, { rushed, animation }) {
    this.context.redraw();
    if (rushed) settle();
    else {
      if (reveal.sound) play(reveal.sound);
      if (reveal.show && motion()) queueMicrotask(() => animation === this.scene?.animation && reveal.show?.());
    }
  }

  changed() {
    this.context.redraw();
  }

  /** @param {Scene} scene */
  ended({ animation, batch, closes, again }) {
    if (!this.context.drawingHost) return;
    const missed = batch.incomplete || pace() === "whole";
    if (closes && missed && !again && !batch.own) this.skipped = [...this.skipped, batch];
    this.announcements.push(animation?.say ?? this.sentencesOf(batch));
  }

  /**
   * Return the announcement for screen readers: animations that ended together are one sentence, and a repeated
   * sentence is announced again.
   */
  announcement() {
    if (!this.announcements.length) return this.lastAnnouncement;
    const said = this.announcements.join(" ");
    this.announcements = [];
    this.lastAnnouncement = said === this.lastAnnouncement ? `${said}\u00a0` : said;
    return this.lastAnnouncement;
  }

  /** Stop showing moves: the viewer has decided. */
  acted() {
    this.queue.finish();
    this.skipped = [];
    this.automaticMove = null;
  }

  /** @param {string} key @returns {boolean} whether an animation was running, which takes the key */
  key(key) {
    if (key === "." || (key === "Escape" && this.scene?.again)) return this.skip();
    return this.queue.press();
  }

  skip() {
    const was = this.scene !== null;
    this.queue.finish();
    return was;
  }

  /** The log entries that the drawing knows. */
  get history() {
    return this.scene ? this.historyAt(this.scene.batch.after.seq) : this.context.store.history;
  }

  /** The subject of the animation, in the game's own word. */
  get about() {
    return this.scene?.animation?.about ?? null;
  }

  /** The lines of the log, without those that are still to be shown. */
  get visibleLines() {
    return this.scene ? this.historyAt(this.scene.batch.after.seq - 1) : this.context.store.history;
  }

  /** @param {number} seq */
  historyAt(seq) {
    return upTo(this.context.store.history, seq);
  }

  /** @param {Batch} batch */
  tableOf({ after }) {
    const { drawingHost, store } = this.context;
    return drawingHost.tableOf(after, { live: true, busy: false, stale: false, history: store.history, shown: 0 });
  }

  /** @param {Batch} batch */
  sentencesOf(batch) {
    const { drawingHost } = this.context;
    const table = this.tableOf(batch);
    return batch.events
      .map((entry) => entryText(entry, table, drawingHost.drawing)?.text)
      .filter((text) => typeof text === "string")
      .join(" ");
  }

  /** Return the action bar while an animation runs. @param {Table} table @returns {Bar} */
  bar(table) {
    const { t, name, lang } = table;
    const { animation, batch } = /** @type {Scene} */ (this.scene);
    const { resting } = this.queue;
    const kind = /** @type {const} */ ("wait");
    const bar = { kind, staged: true, buttons: this.buttons(t), pace: batch.own ? null : this.paceSelect(t) };
    const actor = name(batch.events.find(({ seat }) => seat !== null)?.seat ?? 0);
    if (!resting)
      return {
        ...bar,
        flag: this.flag(table),
        sentence: animation?.doing ?? t("table-stage-doing", { name: actor }),
        second: batch.events.some(({ served }) => served === "computer") ? t("away-plays", { name: actor }) : "",
      };
    const next = this.context.store.doc.to_act.map(name);
    const then = next.length ? t("table-stage-then", { names: listed(next, lang) }) : "";
    return {
      ...bar,
      flag: animation?.banner ? t(`table-call-${animation.banner.word}`) : this.flag(table),
      sentence: animation?.say ?? this.sentencesOf(batch),
      second: animation?.then ?? then,
    };
  }

  /**
   * Return the name of the player whose move is shown; for an event of the table itself, the player to act.
   * @param {Table} table
   */
  flag({ t, me, name }) {
    const { to_act } = this.context.store.doc;
    const moved = this.scene?.batch.events.find((entry) => entry.seat !== null)?.seat ?? null;
    const seat = moved ?? (me !== null && to_act.includes(me) ? me : (to_act[0] ?? me));
    return seat === null || seat === me ? t("table-flag-your-turn") : name(seat);
  }

  /** Return the buttons of the bar; a spectator gets none. @param {Table["t"]} t */
  buttons(t) {
    const { animation, again } = /** @type {Scene} */ (this.scene);
    if (again) return [{ label: t("table-to-live"), key: "Escape", primary: true, run: () => void this.skip() }];
    if (this.settings().watching) return [];
    const skip = { label: t("table-skip"), key: ".", run: () => void this.skip() };
    const all = animation?.hold === "press" && !this.queue.resting;
    const go = { label: t(all ? "table-show-all" : "table-go-on"), key: " ", primary: true };
    return [
      ...(this.queue.waiting > 1 ? [skip] : []),
      ...(animation ? [{ ...go, run: () => void this.queue.press() }] : []),
    ];
  }

  /** @param {Table["t"]} t */
  paceSelect(t) {
    const choose = (/** @type {any} */ event) => {
      setPace(event.target.value);
      this.queue.paceChanged();
    };
    return html`<select class="pace" aria-label=${t("table-pace")} @change=${choose}>
      ${["normal", "fast", "whole"].map(
        (name) => html`<option value=${name} ?selected=${name === pace()}>${t(`table-pace-${name}`)}</option>`,
      )}
    </select>`;
  }

  /**
   * The cards over the board until the viewer acts; none over a banner, nor over the end of the match.
   * @param {Table} table
   */
  cardsOverBoard(table) {
    if (this.scene?.animation?.banner || this.context.store.doc.outcome) return nothing;
    const text = (/** @type {Batch} */ batch) => {
      const { seat } = batch.events[0];
      const brief = this.context.drawingHost.briefOf(batch.events, this.tableOf(batch));
      return brief && seat !== null
        ? table.t("table-card", { name: table.name(seat), text: brief })
        : this.sentencesOf(batch);
    };
    return html`${skippedMoveCards(this.skipped, table, { text, show: (batch) => this.queue.again(batch) })}
    ${automaticMoveCard(this.automaticMove, table.t)}`;
  }

  /** The banner over the score strip, or null. */
  get banner() {
    return (this.queue.resting && this.scene?.animation?.banner) || null;
  }

  /** Pass a press on the board or the score strip to the animation, except where it only looks. @param {Event} event */
  pressed = (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest(".movecards, [data-camera]")) return;
    if (!this.queue.press()) return;
    event.stopPropagation();
    event.preventDefault();
  };
}

/** @param {import("./context.d.ts").TableContext} context */
export const createMovePlayback = (context) => new MovePlayback(context);
