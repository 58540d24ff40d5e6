// The live channel of docs/PROTOCOL.md: keeps the document up to date, reports the connection, sends messages. Nothing
// is sent twice: the page resolves what was under way when the connection broke.
import { applyPatch } from "./json_patch.js";

/** @import {AnyAction, Doc, LogEntry} from "../document.d.ts" */

const PING_MS = 10_000;
const PONG_MS = 5_000;
const FIRST_WAIT_MS = 500;
// With the random part this stays within the ten seconds after an outage in which no clock runs.
const LONGEST_WAIT_MS = 8000;
const TRIES_UNTIL_LOST = 6;
const PROBE_MS = 60_000;
/** @type {Record<number, string>} */
const REFUSED = { 4401: "unauthenticated", 4403: "forbidden", 4404: "not_found", 4429: "rate_limited" };

/**
 * @typedef {object} Connection the state of the connection
 * @property {"joining" | "good" | "reconnecting" | "lost" | "refused"} state
 * @property {number} tries since the connection broke
 * @property {number | null} latency of the last ping, in ms
 * @property {string | null} code why the server refused
 * @property {boolean} [polls] no WebSocket gets through: what happens comes by long poll
 *
 * @typedef {() => Promise<WebSocket>} Poll
 *
 * @typedef {{id: string, name: string, program?: true}} PlayerName
 *
 * @typedef {{ref: string | null, seq: number, action: AnyAction, sentences: string[]}} Hint
 *
 * @typedef {{id: number, player: PlayerName, seat: number | null, text: string, at: string}} ChatMessage
 *
 * @typedef {object} News what came with a document
 * @property {LogEntry[]} events @property {boolean} whole it came in one piece
 * @property {boolean} resumed it ends a break @property {string | null} head of the chain, if it came along
 *
 * @typedef {{commitment: string, words: (string | null)[]}} WordRequest commitments, the words' by seat
 *
 * @typedef {object} Listener
 * @property {(doc: Doc, news: News) => void} document called after each change
 * @property {(connection: Connection) => void} connection @property {(ack: {ref: string, seq: number}) => void} ack
 * @property {(error: {ref?: string, code: string, detail: string, clause?: string}) => void} error
 * @property {(said: ChatMessage) => void} chat @property {(answer: {seq: number, preview: unknown}) => void} preview
 * @property {(hint: Hint) => void} [hint] @property {(request: WordRequest) => void} [reveal]
 * @property {(answer: {ref: string | null, objection: {clause: string} | null, detail: string}) => void} why
 */

/** @typedef {ReturnType<typeof setTimeout> | undefined} Timer */

class Live {
  /** @type {Doc | null} the server's last one */ doc = null;
  /** @type {WebSocket | null} */ socket = null;
  /** @type {Connection} */ connection = { state: "joining", tries: 0, latency: null, code: null };
  /** @type {Timer} */ waiting;
  /** @type {Timer} */ pinging;
  /** @type {Timer} runs out when a ping is not answered */ pongTimer;
  pinged = 0;
  current = false; // False from a break until the document is known to be up to date.
  syncing = false; // A whole document has been requested.
  hasSpoken = false; // A WebSocket has let a message through.
  polls = false; // The present connection polls, because none has.
  /** @type {Timer} */ probing;

  /**
   * @param {(seq: number | null) => string} address @param {Listener} listener @param {typeof WebSocket} Socket
   * @param {Poll | null} poll makes a connection for a network that lets no WebSocket through
   */
  constructor(address, listener, Socket, poll) {
    this.address = address;
    this.listener = listener;
    this.Socket = Socket;
    this.poll = poll;
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    addEventListener("offline", this.offline);
    this.open();
  }

  /** @param {Partial<Connection>} change */
  setConnection(change) {
    this.connection = { ...this.connection, ...change };
    this.listener.connection(this.connection);
  }

  open() {
    clearTimeout(this.waiting);
    this.drop();
    this.current = false;
    this.syncing = false;
    if (this.polls) void this.openPolled();
    else this.listenTo(this.newSocket());
  }

  newSocket() {
    return new this.Socket(this.address(this.doc ? this.doc.seq : null));
  }

  async openPolled() {
    const polled = await this.poll?.().catch(() => null);
    if (this.socket || !this.polls) return void polled?.close();
    if (!polled) return this.connectionLost();
    this.listenTo(polled);
    clearInterval(this.probing);
    this.probing = setInterval(() => this.probe(), PROBE_MS);
  }

  /** Change to a WebSocket as soon as one lets a message through. */
  probe() {
    const tried = this.newSocket();
    tried.onmessage = () => {
      tried.close();
      if (this.polls) this.spoken();
      this.open();
    };
  }

  spoken() {
    this.hasSpoken = true;
    this.polls = false;
    clearInterval(this.probing);
  }

  /** @param {WebSocket} mine */
  listenTo(mine) {
    this.socket = mine;
    mine.onmessage = (event) => {
      if (mine !== this.socket) return;
      if (!this.polls) this.hasSpoken = true;
      this.receive(JSON.parse(event.data));
    };
    mine.onclose = (event) => mine === this.socket && this.closed(event.code);
    this.pongTimer = setTimeout(() => this.connectionLost(), 2 * PONG_MS);
  }

  drop() {
    clearTimeout(this.pongTimer);
    clearInterval(this.pinging);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  /** @param {number} code */
  closed(code) {
    const why = REFUSED[code];
    if (!why) return this.connectionLost();
    this.drop();
    this.setConnection({ state: "refused", code: why, latency: null });
  }

  connectionLost() {
    this.drop();
    if (!this.hasSpoken) this.polls = this.poll !== null && !this.polls;
    const tries = this.connection.tries + 1;
    this.setConnection({ state: tries >= TRIES_UNTIL_LOST ? "lost" : "reconnecting", tries, latency: null });
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  /** @param {any} message */
  receive(message) {
    if (message.t === "state") this.arrived(message.doc, { head: message.head ?? message.doc.fairness?.head });
    else if (message.t === "patch") this.receivePatch(message);
    else if (message.t === "pong") this.pongReceived();
    else if (message.t === "ack") this.listener.ack(message);
    else if (message.t === "error") this.listener.error(message);
    else if (message.t === "chat") this.listener.chat(message);
    else if (message.t === "preview") this.listener.preview(message);
    else if (message.t === "hint") this.listener.hint?.(message);
    else if (message.t === "reveal") this.listener.reveal?.(message);
    else if (message.t === "why") this.listener.why(message);
  }

  /** @param {import("./json_patch.js").Patch} patch */
  receivePatch(patch) {
    if (this.syncing) return;
    if (!this.doc || patch.from !== this.doc.seq) return this.sync();
    // Only a patch without an action says that nothing is missing any more: it is the last of a resumption.
    const caughtUp = this.current || patch.from === patch.seq;
    this.arrived(applyPatch(this.doc, patch), { events: patch.events, whole: false, head: patch.head }, caughtUp);
  }

  /** @param {Doc} next @param {Partial<News>} news */
  arrived(next, { events = [], whole = true, head = null }, caughtUp = true) {
    const resumed = caughtUp && !this.current && this.doc !== null;
    this.doc = next;
    this.syncing = false;
    this.current = caughtUp;
    if (caughtUp && this.connection.state !== "good") this.startListening();
    this.listener.document(next, { events, whole, resumed, head });
  }

  startListening() {
    clearTimeout(this.pongTimer);
    this.setConnection({ state: "good", tries: 0, code: null, polls: this.polls });
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(), PING_MS);
    this.ping();
  }

  ping() {
    if (!this.sendMessage({ t: "ping" })) return;
    this.pinged = performance.now();
    clearTimeout(this.pongTimer);
    this.pongTimer = setTimeout(() => this.connectionLost(), PONG_MS);
  }

  pongReceived() {
    clearTimeout(this.pongTimer);
    this.setConnection({ latency: Math.round(performance.now() - this.pinged) });
  }

  sync() {
    this.syncing = true;
    this.sendMessage({ t: "sync" });
  }

  /** @param {object} message */
  sendMessage(message) {
    if (this.socket?.readyState !== this.Socket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  wake = () => {
    const { state } = this.connection;
    if (document.hidden) return;
    if (state === "good")
      this.ping(); // A connection that died while the machine slept is noticed at once.
    else if (state !== "refused" && state !== "joining") this.open();
  };

  offline = () => {
    if (this.connection.state === "good") this.connectionLost();
  };

  /**
   * Send an action once; false: there is no connection, and nothing was sent.
   * @param {string} ref @param {object} action @param {number | null} q the question that it answers
   */
  act(ref, action, q) {
    return (
      this.current && this.sendMessage({ t: "act", ref, seq: this.doc?.seq, ...(q === null ? {} : { q }), action })
    );
  }

  /** Ask where the choices would lead; false: it could not be sent. */
  preview() {
    return this.current && this.sendMessage({ t: "preview" });
  }

  /** Ask for a hint. @param {string} ref */
  hint(ref) {
    return this.current && this.sendMessage({ t: "hint", ref });
  }

  /** Ask why an action is not possible; false: it could not be sent. @param {string} ref @param {object} action */
  why(ref, action) {
    return this.current && this.sendMessage({ t: "why", ref, action });
  }

  /** Reveal the player's word. @param {string} word */
  word(word) {
    return this.sendMessage({ t: "word", word });
  }

  /** @param {string} text @param {string} ref */
  chat(text, ref) {
    return this.sendMessage({ t: "chat", text, ref });
  }

  /** Try to connect at once instead of waiting. */
  retry() {
    this.setConnection({ state: "reconnecting", code: null });
    this.open();
  }

  close() {
    clearTimeout(this.waiting);
    clearInterval(this.probing);
    this.drop();
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.offline);
  }
}

/**
 * @param {(seq: number | null) => string} address @param {Listener} listener
 * @param {typeof WebSocket} [Socket] replaced in tests @param {Poll | null} [poll]
 */
export const joinLive = (address, listener, Socket = WebSocket, poll = null) =>
  new Live(address, listener, Socket, poll);
