// The table page's memory: the document and what surrounds it. Knows no element and draws nothing.
import { serverNow } from "../../net/http.js";
import { PlayerStatus } from "./player_status.js";
import { TABLE_EVENTS } from "../../kit/log.js";
import { joinLive } from "../../net/live_channel.js";
import { createPreviewRequests } from "../../net/preview_requests.js";
import { play } from "../../browser/sound.js";

/** @import {Doc, LogEntry} from "../../kit/table.d.ts" */
/** @import {Connection, ChatMessage} from "../../net/live_channel.js" */

const MOST_CHAT = 300;
const SLOW_MS = 400; // sooner nothing is said of an action under way: it would only flash
const FRESH_CHAT_MS = 10_000; // older lines are told again on joining

/** An action's lines always come together; what is no action comes alone. @param {LogEntry} entry */
const entryKey = (entry) => (TABLE_EVENTS.includes(entry.event) ? JSON.stringify(entry) : entry.seq);

/**
 * Adds what is not known yet.
 * @param {LogEntry[]} history @param {LogEntry[]} entries @returns {LogEntry[]}
 */
export function mergeEntries(history, entries) {
  const known = new Set(history.map(entryKey));
  const news = entries.filter((entry) => !known.has(entryKey(entry)));
  return news.length ? [...history, ...news].sort((a, b) => a.seq - b.seq) : history;
}

/** Unique for this seat, also after a reload. */
const newRef = () => crypto.getRandomValues(new Uint32Array(3)).reduce((ref, word) => ref + word.toString(36), "c");

/**
 * @typedef {{code: string, detail: string, clause?: string | null}} Refusal
 *
 * @typedef {object} TableStoreListener
 * @property {() => void} changed
 * @property {(events: LogEntry[], before: Doc, after: Doc) => void} played
 * @property {import("../../drawing/illegal_move_feedback.js").IllegalMoveFeedback} feedback to wrong clicks
 * @property {(hint: import("../../net/live_channel.js").Hint) => void} hinted
 */

export class TableStore {
  /** @type {Doc} nothing until the first one has come */ doc = /** @type {any} */ (null);
  /** @type {Connection} */ connection = { state: "joining", tries: 0, latency: null, code: null };
  /** @type {LogEntry[]} */ history = [];
  /** @type {ChatMessage[]} */ chat = [];
  playerStatus = new PlayerStatus();
  unread = 0;
  /** @type {{ref: string, seq: number, slow?: boolean} | null} an action sent and not yet answered */ pending = null;
  /** @type {Refusal | null} */ refusal = null;
  /** The action under way when the line broke was not taken. */
  actionLost = false;
  /** @type {{seq: number, news: LogEntry[]} | null} what happened while nobody looked */ missed = null;
  /** @type {number | null} */ hiddenSince = null;
  servedNoticeSeq = 0; // the first of the moves by the computer of which the reader has been told
  /** @type {object | null} the line of the log whose strip the reader has closed */ closedNotice = null;
  substituteNoticeSeq = -1; // from which action on a substitute knows what his seat does, once he has been told
  seqAtBreak = 0; // where the table stood when the line broke

  /** @param {ReturnType<typeof import("../../net/http.js").matchUrls>} urls @param {TableStoreListener} listener */
  constructor(urls, listener) {
    this.listener = listener;
    this.previews = createPreviewRequests(() => this.live.preview());
    this.live = joinLive(urls.live, {
      document: (doc, news) => this.received(doc, news),
      connection: (connection) => this.connectionChanged(connection),
      ack: (answer) => this.acknowledged(answer),
      error: (error) => this.refused(error),
      chat: (message) => this.chatReceived(message),
      hint: (hint) => listener.hinted(hint),
      why: (answer) => listener.feedback.arrived(answer),
      preview: (answer) => this.previews.arrived(answer) && listener.changed(),
    });
    document.addEventListener("visibilitychange", () => {
      this.hiddenSince = document.hidden ? (this.doc?.seq ?? null) : null;
    });
  }

  /** @param {Doc} doc @param {{events: LogEntry[], whole: boolean, resumed: boolean}} news */
  received(doc, { events, whole, resumed }) {
    const before = this.doc;
    this.doc = doc;
    this.playerStatus.follow(before, doc, serverNow());
    this.previews.follow(doc, { events, whole });
    this.history = mergeEntries(this.history, events.length ? events : doc.log);
    if (before && doc.seq !== before.seq) this.clearErrors();
    // Shown is committed: no need to wait for the ack.
    if (this.pending && this.isTaken(this.pending)) this.pending = null;
    if (resumed) this.afterBreak();
    else if (document.hidden && this.hiddenSince !== null) this.noteMissed(this.hiddenSince);
    this.listener.changed();
    if (before && events.length && !resumed && !document.hidden) this.listener.played(events, before, doc);
  }

  /** @param {number} since */
  noteMissed(since) {
    const mine = this.doc.viewer.seat;
    const news = this.history.filter((entry) => entry.seq > since && entry.seat !== null && entry.seat !== mine);
    if (news.length) this.missed = { seq: since, news };
  }

  /** The line is back. What is still under way now was not taken. */
  afterBreak() {
    this.noteMissed(this.seqAtBreak);
    this.actionLost = this.pending !== null;
    this.pending = null;
  }

  /** Whether an action that was sent is in the log. @param {{seq: number}} sent */
  isTaken(sent) {
    return this.history.some((entry) => entry.seq > sent.seq && entry.seat === this.doc.viewer.seat);
  }

  /** @param {object} action one of `doc.actions`, unchanged */
  act(action) {
    if (this.pending) return;
    this.clearErrors();
    this.missed = null;
    const ref = newRef();
    if (this.live.act(ref, action)) {
      this.pending = { ref, seq: this.doc.seq };
      setTimeout(() => this.markSlow(ref), SLOW_MS);
    } else this.actionLost = true;
    this.listener.changed();
  }

  /** @param {string} ref */
  markSlow(ref) {
    if (this.pending?.ref !== ref) return;
    this.pending.slow = true;
    this.listener.changed();
  }

  /** What the choices of the standing decision would lead to; null until that has arrived. */
  preview() {
    return this.previews.get();
  }

  /** What silence means at the standing decision, null: the computer decides; undefined until it has arrived. */
  timeoutAction() {
    return this.previews.timeoutAction();
  }

  /** Ask what the computer would do; `told.hinted` hears it, or the bar tells why not. */
  hint() {
    this.live.hint(newRef());
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
  addHistory(entries) {
    this.history = mergeEntries(this.history, entries);
  }

  clearErrors() {
    this.refusal = null;
    this.actionLost = false;
    this.listener.feedback.dismiss();
  }

  /** @param {{ref: string}} answer */
  acknowledged({ ref }) {
    if (this.pending?.ref !== ref) return;
    this.pending = null;
    this.listener.changed();
  }

  /** @param {Refusal & {ref?: string}} error */
  refused(error) {
    if (this.listener.feedback.refused(error.ref)) return;
    if (this.pending && error.ref === this.pending.ref) this.pending = null;
    if (error.code === "stale") this.actionLost = true;
    else if (error.clause) this.listener.feedback.say(error.detail.replace(` (${error.clause})`, ""), error.clause);
    else this.refusal = error;
    this.listener.changed();
  }

  /** @param {ChatMessage} message */
  chatReceived(message) {
    if (this.chat.some((known) => known.id === message.id)) return; // replayed after a reconnect
    this.chat = [...this.chat, message].slice(-MOST_CHAT);
    const mine = message.seat !== null && message.seat === this.doc?.viewer.seat;
    if (!mine && serverNow() - Date.parse(message.at) < FRESH_CHAT_MS) {
      this.unread += 1;
      play("chat");
    }
    this.listener.changed();
  }

  /** @param {Connection} connection */
  connectionChanged(connection) {
    if (this.connection.state === "good" && connection.state !== "good") this.seqAtBreak = this.doc.seq;
    this.connection = connection;
    if (connection.state !== "good") this.previews.lost();
    this.listener.changed();
  }
}

/** @param {ReturnType<typeof import("../../net/http.js").matchUrls>} urls @param {TableStoreListener} listener */
export const openTableStore = (urls, listener) => new TableStore(urls, listener);
