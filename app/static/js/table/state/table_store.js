// The state of the table page: the document and what surrounds it. Touches no element and draws nothing.
import { getJson, serverNow } from "../../net/http.js";
import { PlayerStatus } from "./player_status.js";
import { TABLE_EVENTS } from "../../kit/log.js";
import { joinLive } from "../../net/live_channel.js";
import { createPreviewRequests } from "../../net/preview_requests.js";
import { ChatLine, newRef } from "../../net/chat_line.js";
import { play } from "../../browser/sound.js";
import { watchVersion } from "../../browser/version_watch.js";
import { Watcher } from "../../fairness/watcher.js";

/** @import {Doc, LogEntry} from "../../kit/table.d.ts" */
/** @import {Breach} from "../../fairness/kept_entry.js" */
/** @import {Connection, ChatMessage, News} from "../../net/live_channel.js" */

const MOST_CHAT = 300;
const FIRST_PICTURE_MS = 1500; // for which the live channel is waited for
const SLOW_MS = 400; // An action under way is shown only after this time: sooner it would only flash.
const FRESH_CHAT_MS = 10_000; // Older lines are sent again on joining.

/** The entries of an action always come together; events of the table come alone. @param {LogEntry} entry */
const entryKey = (entry) => (TABLE_EVENTS.includes(entry.event) ? JSON.stringify(entry) : entry.seq);

/**
 * Return the history with the entries that it lacks.
 * @param {LogEntry[]} history @param {LogEntry[]} entries @returns {LogEntry[]}
 */
export function mergeEntries(history, entries) {
  const known = new Set(history.map(entryKey));
  const news = entries.filter((entry) => !known.has(entryKey(entry)));
  return news.length ? [...history, ...news].sort((a, b) => a.seq - b.seq) : history;
}

/**
 * @typedef {ReturnType<typeof import("../../net/http.js").matchUrls> & {match: string, player?: string,
 *   polled?: string, noChat?: string, files?: (string | undefined)[]}} JoinedMatch the match, the reader's id if they
 *   have a name, the script that polls, why they may not chat, the addresses of all that the page loads later
 *
 * @typedef {{code: string, detail: string, clause?: string | null}} Refusal
 *
 * @typedef {object} TableStoreListener
 * @property {() => void} changed @property {(events: LogEntry[], before: Doc, after: Doc) => void} played
 * @property {(events: LogEntry[]) => void} missed what happened while the reader was away; called again with more
 * @property {import("../../drawing/illegal_move_feedback.js").IllegalMoveFeedback} feedback answers clicks on what is
 *   not possible
 * @property {(hint: import("../../net/live_channel.js").Hint) => void} hinted
 */

export class TableStore {
  /** @type {Doc} null until the first one has arrived */ doc = /** @type {any} */ (null);
  /** @type {Connection} */ connection = { state: "joining", tries: 0, latency: null, code: null };
  /** @type {LogEntry[]} */ history = [];
  /** @type {ChatMessage[]} */ chat = [];
  playerStatus = new PlayerStatus();
  unread = 0;
  /** @type {{ref: string, seq: number, slow?: boolean} | null} the action that was sent and has no answer yet */
  pending = null;
  /** @type {Refusal | null} */ refusal = null;
  /** The action under way when the connection broke was not taken. */
  actionLost = false;
  outdated = false; // The server has a new version of the page.
  /** @type {number | null} */ hiddenSince = null;
  servedNoticeSeq = 0; // the first move by the computer whose notice the reader has closed
  /** @type {unknown} the event or maintenance whose notice the reader has closed */ closedNotice = null;
  substituteNoticeSeq = -1; // the value of `sees_from` whose notice the substitute has closed
  seqAtBreak = 0; // the position when the connection broke
  /** @type {Watcher | null} */ watcher = null;
  /** @type {Breach | null} what the server does not keep to */ breach = null;

  /** @param {JoinedMatch} joined @param {TableStoreListener} listener */
  constructor({ live, next, api, document: documentUrl, polled = "", match, player, noChat, files = [] }, listener) {
    this.listener = listener;
    this.line = new ChatLine(match, player, (text, ref) => this.live.chat(text, ref));
    if (noChat) this.line.forbid(noChat);
    this.previews = createPreviewRequests(() => this.live.preview());
    /** @type {import("../../net/live_channel.js").Listener} */
    const heard = {
      document: (doc, news) => this.received(doc, news),
      connection: (connection) => this.connectionChanged(connection),
      ack: (answer) => this.acknowledged(answer),
      error: (error) => this.refused(error),
      chat: (message) => this.chatReceived(message),
      hint: (hint) => listener.hinted(hint),
      why: (answer) => listener.feedback.arrived(answer),
      preview: (answer) => this.previews.arrived(answer) && listener.changed(),
    };
    const poll = async () => new (await import(polled)).PolledSocket({ next, api });
    this.live = joinLive(live, heard, undefined, polled ? poll : null);
    watchVersion(files, () => {
      this.outdated = true;
      listener.changed();
    });
    setTimeout(() => this.showFirst(documentUrl(null)), FIRST_PICTURE_MS);
    document.addEventListener("visibilitychange", () => {
      this.hiddenSince = document.hidden ? (this.doc?.seq ?? null) : null;
    });
  }

  /** Show the table where the live channel takes its time. @param {string} url of the document */
  async showFirst(url) {
    const doc = this.doc ? null : await getJson(url).catch(() => null);
    if (doc && !this.doc) this.received(doc, { events: [], whole: true, resumed: false, head: null });
  }

  /** Keep what the server promises and shows. @param {Doc} doc @param {string | null} head */
  watch(doc, head) {
    this.watcher ??= new Watcher(doc.match, {
      answer: (word) => this.live.word(word),
      breached: (breach) => {
        this.breach = breach;
        this.listener.changed();
      },
    });
    this.watcher.follow(doc, head);
  }

  /** @param {Doc} doc @param {News} news */
  received(doc, { events, whole, resumed, head }) {
    const before = this.doc;
    this.doc = doc;
    this.watch(doc, head);
    this.playerStatus.follow(before, doc, serverNow());
    this.previews.follow(doc, { events, whole });
    this.history = mergeEntries(this.history, events.length ? events : doc.log);
    if (before && doc.seq !== before.seq) this.clearErrors();
    // A committed action is in the log: there is no need to wait for the ack.
    if (this.pending && this.isTaken(this.pending)) this.pending = null;
    if (resumed) this.afterBreak();
    else if (document.hidden && this.hiddenSince !== null) this.noteMissed(this.hiddenSince);
    this.listener.changed();
    if (before && events.length && !resumed && !document.hidden) this.listener.played(events, before, doc);
  }

  /** @param {number} since the position when the reader left */
  noteMissed(since) {
    const news = this.history.filter((entry) => entry.seq > since && entry.seat !== null);
    if (news.length) this.listener.missed(news);
  }

  /** Handle the end of a break: an action that is still pending was not taken. */
  afterBreak() {
    this.noteMissed(this.seqAtBreak);
    this.actionLost = this.pending !== null;
    this.pending = null;
  }

  /** Return whether a sent action is in the log. @param {{seq: number}} sent */
  isTaken(sent) {
    return this.history.some((entry) => entry.seq > sent.seq && entry.seat === this.doc.viewer.seat);
  }

  /**
   * @param {object} action one of `doc.actions`, unchanged @param {number | null} q the question that it answers: that
   *   of the document in which it was chosen
   */
  act(action, q) {
    if (this.pending) return;
    this.clearErrors();
    const ref = newRef();
    if (this.live.act(ref, action, q)) {
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

  /** Return where the choices of this decision would lead; null until it has arrived. */
  preview() {
    return this.previews.get();
  }

  /**
   * Return the action when the time for this decision is up; null: the computer decides; undefined until it has
   * arrived.
   */
  timeoutAction() {
    return this.previews.timeoutAction();
  }

  /** Ask for a hint and return the request's `ref`; the listener gets the hint, or the bar says why there is none. */
  hint() {
    const ref = newRef();
    this.live.hint(ref);
    return ref;
  }

  /**
   * Ask why an action is not possible; the listener's feedback gets the answer.
   * @param {string} ref @param {object} action
   */
  why(ref, action) {
    return this.live.why(ref, action);
  }

  /** Send the line of chat that is written. */
  say() {
    this.line.submit();
    this.listener.changed();
  }

  retry() {
    this.live.retry();
  }

  /** Add older lines of the log, fetched by the page. @param {LogEntry[]} entries */
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
    this.line.acknowledged(ref);
    if (this.pending?.ref === ref) this.pending = null;
    this.listener.changed();
  }

  /** @param {Refusal & {ref?: string}} error */
  refused(error) {
    if (this.line.refused(error)) return this.listener.changed();
    if (this.listener.feedback.refused(error.ref)) return;
    if (this.pending && error.ref === this.pending.ref) this.pending = null;
    if (error.code === "stale") this.actionLost = true;
    else if (error.clause) this.listener.feedback.say(error.detail.replace(` (${error.clause})`, ""), error.clause);
    else this.refusal = error;
    this.listener.changed();
  }

  /** @param {ChatMessage} message */
  chatReceived(message) {
    if (this.chat.some((known) => known.id === message.id)) return; // The message was replayed after a reconnect.
    this.chat = [...this.chat, message].slice(-MOST_CHAT);
    this.line.heard(message);
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
    if (connection.state !== "good") {
      this.previews.lost();
      this.line.lost();
    }
    this.listener.changed();
  }
}

/** @param {JoinedMatch} joined @param {TableStoreListener} listener */
export const openTableStore = (joined, listener) => new TableStore(joined, listener);
