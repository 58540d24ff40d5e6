// Plays the moves on the table page: the queue of animations on the page's clock, and what goes with it.
import { html } from "lit-html";
import { sinceStrip, stageStrip } from "./panels/since_strip.js";
import { SinceList, tellingText } from "./state/since_list.js";
import { getJson } from "../net/http.js";
import { stagesOf } from "../drawing/beats.js";
import { listed, sentences } from "../kit/words.js";
import { settle } from "../kit/motion.js";
import { entryText } from "./panels/event_log.js";
import { PACES, motion, pace, setPace } from "../browser/preferences.js";
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
  since = new SinceList();
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
    document.addEventListener("click", (event) => this.touched(event.target));
  }

  /** @returns {import("../drawing/animation_queue.js").PlaybackSettings} */
  settings() {
    const { doc } = this.context.store;
    const { seat } = doc.viewer;
    return { pace: pace(), motion: motion(), watching: seat === null, clocked: Boolean(seat !== null && doc.clock) };
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

  /** The stage that is shown, for tools: its number, move, class, owed time in ms, beats; empty if there is none. */
  get stage() {
    const { scene } = this;
    if (!scene) return "";
    return [scene.number, scene.batch.events[0]?.seq, scene.kind, Math.round(scene.owed), scene.beat].join(" ");
  }

  /** @param {LogEntry[]} events @param {Doc} before @param {Doc} after */
  played(events, before, after) {
    const { drawingHost, page } = this.context;
    const me = after.viewer.seat;
    const own = events.some(({ seat }) => seat === me);
    if (!own) this.automaticMove = null; // What others did is listed in its place.
    const asked = me !== null && after.to_act.includes(me);
    const animations =
      drawingHost && !page.past ? drawingHost.animationsOf(events, before, after, this.historyAt(after.seq)) : [];
    const aside = !own && me !== null && asked && before.to_act.includes(me);
    const batch = { events, before, after, own, aside, stages: this.stagesOf(events, animations, after) };
    this.since.add(batch, { ...drawingHost?.drawing.entry?.(events), watching: me === null });
    this.queue.add(batch, asked);
    if (page.past) this.queue.finish();
  }

  /** @param {LogEntry[]} events @param {import("../kit/table.d.ts").Animation[]} animations @param {Doc} after */
  stagesOf(events, animations, after) {
    const { drawingHost } = this.context;
    if (!drawingHost) return [];
    const table = this.tableOf({ after });
    const text = (/** @type {LogEntry} */ entry) => this.textOf(entry, table) || this.headingOf(entry, table);
    return stagesOf(events, animations, { beats: table.components.beats, me: after.viewer.seat, text });
  }

  /** List what has happened since the reader's last action: the page has just been loaded. */
  catchUp() {
    const { history, doc } = this.context.store;
    const own = history.findLast(({ seat, served }) => seat !== null && seat === doc.viewer.seat && !served);
    if (own) this.missed(history.filter(({ seq, seat }) => seq > own.seq && seat !== null));
    this.since.away = false;
  }

  /** List what happened while the reader was away: it is played only on request. @param {LogEntry[]} events */
  missed(events) {
    const { store, drawingHost } = this.context;
    const me = store.doc.viewer.seat;
    if (!drawingHost) return;
    const known = new Set(this.since.batches.map((batch) => batch.events[0].seq));
    for (const seq of new Set(events.map((entry) => entry.seq))) {
      if (known.has(seq)) continue;
      const own = events.filter((entry) => entry.seq === seq);
      const stages = this.stagesOf(own, [], store.doc);
      const batch = { events: own, own: own[0].seat === me, before: store.doc, after: store.doc, stages, unread: true };
      this.since.add(batch, { ...drawingHost.drawing.entry?.(own), away: true, watching: me === null });
    }
    this.context.redraw();
  }

  /** Fold the strip when the reader begins to choose. @param {EventTarget | null} target */
  touched(target) {
    if (this.scene || this.since.folded || !(target instanceof Element)) return;
    if (!target.closest(".boardwrap, .trayw, .actionbar, .dock")) return;
    this.since.folded = true;
    this.context.redraw();
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

  /** Draw; the time of a stage begins with the frame that shows it. */
  changed() {
    this.context.redraw();
    if (this.scene && !this.scene.seen) requestAnimationFrame(() => this.queue.drawn());
  }

  /** @param {Scene} scene */
  ended({ animation, batch, again }) {
    if (!this.context.drawingHost || again) return;
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
    this.since.clear();
    this.automaticMove = null;
  }

  /** @param {string} key @returns {boolean} whether an animation was running, which takes the key */
  key(key) {
    if (key === "." || this.scene?.again) return this.skip();
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

  /** @param {{after: Doc}} batch */
  tableOf({ after }) {
    const { drawingHost, store } = this.context;
    return drawingHost.tableOf(after, { live: true, busy: false, stale: false, history: store.history, shown: 0 });
  }

  /** Return the line of the log of an event, empty if it has none. @param {LogEntry} entry @param {Table} table */
  textOf(entry, table) {
    const text = entryText(entry, table, this.context.drawingHost.drawing)?.text;
    return typeof text === "string" ? text : "";
  }

  /** @param {Batch} batch */
  sentencesOf(batch) {
    const table = this.tableOf(batch);
    return sentences(batch.events.map((entry) => this.textOf(entry, table)));
  }

  /** The log's heading of what has no line of its own: a round begins. @param {LogEntry} entry @param {Table} table */
  headingOf(entry, table) {
    const found = this.context.drawingHost.drawing.heading?.(entry, table);
    return typeof found === "string" ? found : "";
  }

  /** Return the action bar while an animation runs. @param {Table} table @returns {Bar} */
  bar(table) {
    const { t, name, lang, me } = table;
    const { animation, batch } = /** @type {Scene} */ (this.scene);
    const { resting } = this.queue;
    const kind = /** @type {const} */ ("wait");
    const bar = { kind, staged: true, buttons: this.buttons(t), pace: batch.own ? null : this.paceSelect(t) };
    const actor = name(batch.events.find(({ seat }) => seat !== null)?.seat ?? 0);
    if (!resting)
      return {
        ...bar,
        flag: animation?.hold === "press" ? t(`table-call-${animation.flag ?? "final"}`) : this.flag(table),
        sentence: animation?.doing ?? t("table-stage-doing", { name: actor }),
        second: batch.events.some(({ served }) => served === "computer") ? t("away-plays", { name: actor }) : "",
      };
    const next = this.context.store.doc.to_act.map((seat) => (seat === me ? t("table-you") : name(seat)));
    const word = animation?.banner?.word ?? animation?.flag;
    const then = next.length ? t("table-stage-then", { names: listed(next, lang) }) : "";
    return {
      ...bar,
      flag: word ? t(`table-call-${word}`) : this.flag(table),
      sentence: animation?.say || this.sentencesOf(batch) || this.headingOf(batch.events[0], this.tableOf(batch)),
      second: animation?.then ?? then,
    };
  }

  /**
   * Return the name of the player who rolls, or whose move is shown; for an event of the table itself that of the
   * player to act.
   * @param {Table} table
   */
  flag({ t, me, name }) {
    const { to_act } = this.context.store.doc;
    const { animation, batch } = this.scene ?? {};
    const moved = animation?.who ?? batch?.events.find((entry) => entry.seat !== null)?.seat;
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
      ${PACES.map(
        (name) => html`<option value=${name} ?selected=${name === pace()}>${t(`table-pace-${name}`)}</option>`,
      )}
    </select>`;
  }

  /**
   * The strip under the board: what happens now, otherwise what has happened since the reader's last action.
   * @param {Table} table the current position @param {unknown} beside what the game shows there of what happens now
   */
  strip(table, beside) {
    const { scene } = this;
    if (scene && (scene.again || !scene.batch.own)) {
      const { sentence, second } = this.bar(table);
      const called = this.queue.resting && scene.animation?.banner?.text; // a line of the log may be too long
      return stageStrip([called || sentence, beside], second, !this.settings().watching, table);
    }
    const since = scene ? this.since.shownAt(scene.batch.after.seq) : this.since;
    const lasts = since.entries.flatMap(({ batches }) => batches).flatMap(({ stages }) => stages);
    return sinceStrip(since, table, {
      text: (entry) => this.entryText(entry),
      replay: (entries) => void this.replay(entries.flatMap(({ batches }) => batches)),
      done: this.automaticMove,
      width: document.querySelector(".since")?.clientWidth ?? innerWidth,
      lasts: lasts.reduce((sum, { owed }) => sum + owed, 0),
      watching: this.settings().watching,
    });
  }

  /** @param {import("./state/since_list.js").Entry} entry */
  entryText(entry) {
    const events = entry.batches.flatMap((batch) => batch.events);
    const table = this.tableOf(/** @type {Batch} */ (entry.batches.at(-1)));
    return this.context.drawingHost.briefOf(events, table) ?? tellingText(entry, (event) => this.textOf(event, table));
  }

  /** Play actions again; the positions of those that the page did not see are fetched. @param {Batch[]} batches */
  async replay(batches) {
    const { attempt, drawingHost, store, urls } = this.context;
    await attempt(async () => {
      for (const batch of batches.filter(({ unread }) => unread)) {
        const { seq } = batch.events[0];
        [batch.before, batch.after] = await Promise.all([seq - 1, seq].map((at) => getJson(urls.document(at))));
        store.addHistory(batch.after.log);
        const { events, before, after } = batch;
        const animations = drawingHost.animationsOf(events, before, after, this.historyAt(seq));
        batch.stages = this.stagesOf(events, animations, after);
        batch.unread = false;
      }
      this.queue.again(batches);
    });
  }

  /** The banner over the score strip, or null. */
  get banner() {
    return (this.queue.resting && this.scene?.animation?.banner) || null;
  }

  /** Pass a press on the board or the score strip to the animation, except where it only looks. @param {Event} event */
  pressed = (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest("[data-camera]")) return;
    if (!(this.scene?.again ? this.skip() : this.queue.press())) return;
    event.stopPropagation();
    event.preventDefault();
  };
}

/** @param {import("./context.d.ts").TableContext} context */
export const createMovePlayback = (context) => new MovePlayback(context);
