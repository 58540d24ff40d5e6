// The table page's memory: the document and what surrounds it. Knows no element and draws nothing.
import { serverNow } from "../../net/http.js";
import { Company } from "./player_status.js";
import { TABLES_OWN } from "../../kit/log.js";
import { joinLive } from "../../net/live_channel.js";
import { previews } from "../../net/preview_requests.js";
import { play } from "../../browser/sound.js";

/** @import {Doc, LogEntry} from "../../kit/table.d.ts" */
/** @import {Line, Said} from "../../net/live_channel.js" */

const MOST_CHAT = 300;
const SLOW_MS = 400; // sooner nothing is said of an action under way: it would only flash
const FRESH_CHAT_MS = 10_000; // older lines are told again on joining

/** An action's lines always come together; what is no action comes alone. @param {LogEntry} entry */
const key = (entry) => (TABLES_OWN.includes(entry.event) ? JSON.stringify(entry) : entry.seq);

/**
 * Adds what is not known yet.
 * @param {LogEntry[]} history @param {LogEntry[]} entries @returns {LogEntry[]}
 */
export function withNews(history, entries) {
  const known = new Set(history.map(key));
  const news = entries.filter((entry) => !known.has(key(entry)));
  return news.length ? [...history, ...news].sort((a, b) => a.seq - b.seq) : history;
}

/** Unique for this seat, also after a reload. */
const freshRef = () => crypto.getRandomValues(new Uint32Array(3)).reduce((ref, word) => ref + word.toString(36), "c");

/**
 * @typedef {{code: string, detail: string, clause?: string | null}} Refusal
 *
 * @typedef {object} Told
 * @property {() => void} changed
 * @property {(events: LogEntry[], before: Doc, after: Doc) => void} played
 * @property {import("../../drawing/illegal_move_feedback.js").Answers} answers to wrong clicks
 * @property {(hint: import("../../net/live_channel.js").Hint) => void} hinted
 */

export class Room {
  /** @type {Doc} nothing until the first one has come */ doc = /** @type {any} */ (null);
  /** @type {Line} */ line = { state: "joining", tries: 0, latency: null, code: null };
  /** @type {LogEntry[]} */ history = [];
  /** @type {Said[]} */ chat = [];
  company = new Company();
  unread = 0;
  /** @type {{ref: string, seq: number, slow?: boolean} | null} an action sent and not yet answered */ pending = null;
  /** @type {Refusal | null} */ refusal = null;
  /** The action under way when the line broke was not taken. */
  lost = false;
  /** @type {{seq: number, news: LogEntry[]} | null} what happened while nobody looked */ away = null;
  /** @type {number | null} */ hiddenSince = null;
  seenServed = 0; // the first of the moves by the computer of which the reader has been told
  /** @type {object | null} the line of the log whose strip the reader has closed */ readOf = null;
  toldOf = -1; // from which action on a substitute knows what his seat does, once he has been told
  brokeAt = 0; // where the table stood when the line broke

  /** @param {ReturnType<typeof import("../../net/http.js").matchUrls>} urls @param {Told} told */
  constructor(urls, told) {
    this.told = told;
    this.looked = previews(() => this.live.preview());
    this.live = joinLive(urls.live, {
      document: (doc, news) => this.received(doc, news),
      line: (line) => this.lineChanged(line),
      ack: (answer) => this.acked(answer),
      error: (error) => this.refused(error),
      chat: (message) => this.heard(message),
      hint: (hint) => told.hinted(hint),
      why: (answer) => told.answers.arrived(answer),
      preview: (answer) => this.looked.arrived(answer) && told.changed(),
    });
    document.addEventListener("visibilitychange", () => {
      this.hiddenSince = document.hidden ? (this.doc?.seq ?? null) : null;
    });
  }

  /** @param {Doc} doc @param {{events: LogEntry[], whole: boolean, resumed: boolean}} news */
  received(doc, { events, whole, resumed }) {
    const before = this.doc;
    this.doc = doc;
    this.company.follow(before, doc, serverNow());
    this.looked.follow(doc, { events, whole });
    this.history = withNews(this.history, events.length ? events : doc.log);
    if (before && doc.seq !== before.seq) this.forgive();
    // Shown is committed: no need to wait for the ack.
    if (this.pending && this.wasTaken(this.pending)) this.pending = null;
    if (resumed) this.afterBreak();
    else if (document.hidden && this.hiddenSince !== null) this.noteAway(this.hiddenSince);
    this.told.changed();
    if (before && events.length && !resumed && !document.hidden) this.told.played(events, before, doc);
  }

  /** @param {number} since */
  noteAway(since) {
    const mine = this.doc.viewer.seat;
    const news = this.history.filter((entry) => entry.seq > since && entry.seat !== null && entry.seat !== mine);
    if (news.length) this.away = { seq: since, news };
  }

  /** The line is back. What is still under way now was not taken. */
  afterBreak() {
    this.noteAway(this.brokeAt);
    this.lost = this.pending !== null;
    this.pending = null;
  }

  /** Whether an action that was sent is in the log. @param {{seq: number}} sent */
  wasTaken(sent) {
    return this.history.some((entry) => entry.seq > sent.seq && entry.seat === this.doc.viewer.seat);
  }

  /** @param {object} action one of `doc.actions`, unchanged */
  act(action) {
    if (this.pending) return;
    this.forgive();
    this.away = null;
    const ref = freshRef();
    if (this.live.act(ref, action)) {
      this.pending = { ref, seq: this.doc.seq };
      setTimeout(() => this.waitsFor(ref), SLOW_MS);
    } else this.lost = true;
    this.told.changed();
  }

  /** @param {string} ref */
  waitsFor(ref) {
    if (this.pending?.ref !== ref) return;
    this.pending.slow = true;
    this.told.changed();
  }

  /** What the choices of the standing decision would lead to; null until that has arrived. */
  preview() {
    return this.looked.get();
  }

  /** What silence means at the standing decision, null: the computer decides; undefined until it has arrived. */
  silence() {
    return this.looked.silence();
  }

  /** Ask what the computer would do; `told.hinted` hears it, or the bar tells why not. */
  hint() {
    this.live.hint(freshRef());
  }

  /** Ask why this cannot be done; `told.answers` hears it. @param {string} ref @param {object} action */
  why(ref, action) {
    return this.live.why(ref, action);
  }

  /** @param {string} text */
  say(text) {
    return this.live.chat(text);
  }

  retry() {
    this.live.retry();
  }

  /** Older lines of the log, fetched by the page. @param {LogEntry[]} entries */
  remember(entries) {
    this.history = withNews(this.history, entries);
  }

  forgive() {
    this.refusal = null;
    this.lost = false;
    this.told.answers.forget();
  }

  /** @param {{ref: string}} answer */
  acked({ ref }) {
    if (this.pending?.ref !== ref) return;
    this.pending = null;
    this.told.changed();
  }

  /** @param {Refusal & {ref?: string}} error */
  refused(error) {
    if (this.told.answers.refused(error.ref)) return;
    if (this.pending && error.ref === this.pending.ref) this.pending = null;
    if (error.code === "stale") this.lost = true;
    else if (error.clause) this.told.answers.say(error.detail.replace(` (${error.clause})`, ""), error.clause);
    else this.refusal = error;
    this.told.changed();
  }

  /** @param {Said} message */
  heard(message) {
    if (this.chat.some((known) => known.id === message.id)) return; // replayed after a reconnect
    this.chat = [...this.chat, message].slice(-MOST_CHAT);
    const mine = message.seat !== null && message.seat === this.doc?.viewer.seat;
    if (!mine && serverNow() - Date.parse(message.at) < FRESH_CHAT_MS) {
      this.unread += 1;
      play("chat");
    }
    this.told.changed();
  }

  /** @param {Line} line */
  lineChanged(line) {
    if (this.line.state === "good" && line.state !== "good") this.brokeAt = this.doc.seq;
    this.line = line;
    if (line.state !== "good") this.looked.lost();
    this.told.changed();
  }
}

/** @param {ReturnType<typeof import("../../net/http.js").matchUrls>} urls @param {Told} told */
export const openRoom = (urls, told) => new Room(urls, told);
