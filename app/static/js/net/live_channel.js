// The live channel of docs/PROTOCOL.md: keeps the document true, says how good the line is, sends what it is told.
// Nothing is ever sent again by itself: what was under way when the line broke is the page's to resolve.
import { followed } from "./json_patch.js";

/** @import {AnyAction, Doc, LogEntry} from "../document.d.ts" */

const PING_MS = 10_000;
const PONG_MS = 5_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000; // with what lots add, the ten seconds in which nobody's clock runs after an outage
const TRIES_UNTIL_LOST = 6;
/** @type {Record<number, string>} */
const REFUSED = { 4401: "unauthenticated", 4403: "forbidden", 4404: "not_found", 4429: "rate_limited" };

/**
 * @typedef {object} Line how the connection is
 * @property {"joining" | "good" | "reconnecting" | "lost" | "refused"} state
 * @property {number} tries since the line broke
 * @property {number | null} latency of the last ping, in ms
 * @property {string | null} code why the server refused
 *
 * @typedef {{id: string, name: string, program?: true}} Named
 * @typedef {{ref: string | null, seq: number, action: AnyAction, sentences: string[]}} Hint
 * @typedef {{id: number, player: Named, seat: number | null, text: string, at: string}} Said
 *
 * @typedef {object} Listener
 * @property {(doc: Doc, news: {events: LogEntry[], whole: boolean, resumed: boolean}) => void} document
 *   after each change; `whole` when it came in one piece, `resumed` when it ends a break
 * @property {(line: Line) => void} line
 * @property {(ack: {ref: string, seq: number}) => void} ack
 * @property {(error: {ref?: string, code: string, detail: string, clause?: string}) => void} error
 * @property {(said: Said) => void} chat
 * @property {(answer: {seq: number, preview: unknown}) => void} preview
 * @property {(hint: Hint) => void} [hint]
 * @property {(answer: {ref: string | null, objection: {clause: string} | null, detail: string}) => void} why
 */

/** @typedef {ReturnType<typeof setTimeout> | undefined} Timer */

class Live {
  /** @type {Doc | null} as the server last said it */ doc = null;
  /** @type {WebSocket | null} */ socket = null;
  /** @type {Line} */ line = { state: "joining", tries: 0, latency: null, code: null };
  /** @type {Timer} */ waiting;
  /** @type {Timer} */ pinging;
  /** @type {Timer} runs out when a ping stays unanswered */ deaf;
  pinged = 0;
  current = false; // false from a break until the document is known to be up to date
  asked = false; // a whole document is on its way

  /** @param {(seq: number | null) => string} address @param {Listener} listener @param {typeof WebSocket} Socket */
  constructor(address, listener, Socket) {
    this.address = address;
    this.listener = listener;
    this.Socket = Socket;
    document.addEventListener("visibilitychange", this.woken);
    addEventListener("online", this.woken);
    addEventListener("offline", this.offline);
    this.open();
  }

  /** @param {Partial<Line>} change */
  tell(change) {
    this.line = { ...this.line, ...change };
    this.listener.line(this.line);
  }

  open() {
    clearTimeout(this.waiting);
    this.drop();
    this.current = false;
    this.asked = false;
    const mine = new this.Socket(this.address(this.doc ? this.doc.seq : null));
    this.socket = mine;
    mine.onmessage = (event) => mine === this.socket && this.receive(JSON.parse(event.data));
    mine.onclose = (event) => mine === this.socket && this.closed(event.code);
    this.deaf = setTimeout(() => this.broken(), 2 * PONG_MS);
  }

  drop() {
    clearTimeout(this.deaf);
    clearInterval(this.pinging);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  /** @param {number} code */
  closed(code) {
    const why = REFUSED[code];
    if (!why) return this.broken();
    this.drop();
    this.tell({ state: "refused", code: why, latency: null });
  }

  broken() {
    this.drop();
    const tries = this.line.tries + 1;
    this.tell({ state: tries >= TRIES_UNTIL_LOST ? "lost" : "reconnecting", tries, latency: null });
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  /** @param {any} message */
  receive(message) {
    if (message.t === "state") this.arrived(message.doc, [], true);
    else if (message.t === "patch") this.receivePatch(message);
    else if (message.t === "pong") this.heard();
    else if (message.t === "ack") this.listener.ack(message);
    else if (message.t === "error") this.listener.error(message);
    else if (message.t === "chat") this.listener.chat(message);
    else if (message.t === "preview") this.listener.preview(message);
    else if (message.t === "hint") this.listener.hint?.(message);
    else if (message.t === "why") this.listener.why(message);
  }

  /** @param {import("./json_patch.js").Patch} patch */
  receivePatch(patch) {
    if (this.asked) return;
    if (!this.doc || patch.from !== this.doc.seq) return this.sync();
    // Only a patch without an action says that nothing more is missing (the last of a resumption).
    const caughtUp = this.current || patch.from === patch.seq;
    this.arrived(followed(this.doc, patch), patch.events ?? [], false, caughtUp);
  }

  /** @param {Doc} next @param {LogEntry[]} events @param {boolean} whole */
  arrived(next, events, whole, caughtUp = true) {
    const resumed = caughtUp && !this.current && this.doc !== null;
    this.doc = next;
    this.asked = false;
    this.current = caughtUp;
    if (caughtUp && this.line.state !== "good") this.startListening();
    this.listener.document(next, { events, whole, resumed });
  }

  startListening() {
    clearTimeout(this.deaf);
    this.tell({ state: "good", tries: 0, code: null });
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(), PING_MS);
    this.ping();
  }

  ping() {
    if (!this.put({ t: "ping" })) return;
    this.pinged = performance.now();
    clearTimeout(this.deaf);
    this.deaf = setTimeout(() => this.broken(), PONG_MS);
  }

  heard() {
    clearTimeout(this.deaf);
    this.tell({ latency: Math.round(performance.now() - this.pinged) });
  }

  sync() {
    this.asked = true;
    this.put({ t: "sync" });
  }

  /** @param {object} message */
  put(message) {
    if (this.socket?.readyState !== this.Socket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  woken = () => {
    const { state } = this.line;
    if (document.hidden) return;
    if (state === "good")
      this.ping(); // a line that died while we slept is noticed at once
    else if (state !== "refused" && state !== "joining") this.open();
  };

  offline = () => {
    if (this.line.state === "good") this.broken();
  };

  /**
   * Send an action once. False when there is no line: then nothing was sent.
   * @param {string} ref @param {object} action
   */
  act(ref, action) {
    return this.current && this.put({ t: "act", ref, seq: this.doc?.seq, action });
  }

  /** Ask what the choices would lead to. False: not now. */
  preview() {
    return this.current && this.put({ t: "preview" });
  }

  /** Ask what the computer would do. @param {string} ref */
  hint(ref) {
    return this.current && this.put({ t: "hint", ref });
  }

  /** Ask why something cannot be done. False: not now. @param {string} ref @param {object} action */
  why(ref, action) {
    return this.current && this.put({ t: "why", ref, action });
  }

  /** @param {string} text */
  chat(text) {
    return this.put({ t: "chat", text });
  }

  /** Try at once instead of waiting. */
  retry() {
    this.tell({ state: "reconnecting", code: null });
    this.open();
  }

  close() {
    clearTimeout(this.waiting);
    this.drop();
    document.removeEventListener("visibilitychange", this.woken);
    removeEventListener("online", this.woken);
    removeEventListener("offline", this.offline);
  }
}

/**
 * @param {(seq: number | null) => string} address
 * @param {Listener} listener
 * @param {typeof WebSocket} [Socket] for tests
 */
export const joinLive = (address, listener, Socket = WebSocket) => new Live(address, listener, Socket);
