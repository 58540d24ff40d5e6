// The live channel of docs/PROTOCOL.md: keeps the document true, says how good the line is, sends what it is told.
// Nothing is ever sent again by itself: what was under way when the line broke is the page's to resolve.
import { patched } from "./patch.js";

const PING_MS = 10_000;
const PONG_MS = 5_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
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
 * @typedef {object} Listener
 * @property {(doc: object, news: {events: object[], whole: boolean, resumed: boolean}) => void} document
 *   after each change; `whole` when it came in one piece, `resumed` when it ends a break
 * @property {(line: Line) => void} line
 * @property {(ack: {ref: string, seq: number}) => void} ack
 * @property {(error: {ref?: string, code: string, detail: string, clause?: string}) => void} error
 * @property {(chat: object) => void} chat
 * @property {(answer: {seq: number, preview: unknown}) => void} preview
 */

/**
 * @typedef {ReturnType<typeof setTimeout> | undefined} Timer
 *
 * @param {(seq: number | null) => string} address
 * @param {Listener} listener
 * @param {typeof WebSocket} [Socket] for tests
 */
export function joinLive(address, listener, Socket = WebSocket) {
  /** @type {any} */ let doc = null;
  /** @type {WebSocket | null} */ let socket = null;
  /** @type {Line} */ let line = { state: "joining", tries: 0, latency: null, code: null };
  /** @type {Timer} */ let waiting;
  /** @type {Timer} */ let pinging;
  /** @type {Timer} */ let deaf; // runs out when a ping stays unanswered
  let pinged = 0;
  let current = false; // false from a break until the document is known to be up to date
  let asked = false; // a whole document is on its way

  /** @param {Partial<Line>} change */
  function tell(change) {
    line = { ...line, ...change };
    listener.line(line);
  }

  function open() {
    clearTimeout(waiting);
    drop();
    current = false;
    asked = false;
    const mine = new Socket(address(doc ? doc.seq : null));
    socket = mine;
    mine.onmessage = (event) => mine === socket && receive(JSON.parse(event.data));
    mine.onclose = (event) => mine === socket && closed(event.code);
    deaf = setTimeout(broken, 2 * PONG_MS);
  }

  function drop() {
    clearTimeout(deaf);
    clearInterval(pinging);
    const old = socket;
    socket = null;
    old?.close();
  }

  /** @param {number} code */
  function closed(code) {
    const why = REFUSED[code];
    if (!why) return broken();
    drop();
    tell({ state: "refused", code: why, latency: null });
  }

  function broken() {
    drop();
    const tries = line.tries + 1;
    tell({ state: tries >= TRIES_UNTIL_LOST ? "lost" : "reconnecting", tries, latency: null });
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
    clearTimeout(waiting);
    waiting = setTimeout(open, wait * (0.75 + Math.random() / 2));
  }

  /** @param {any} message */
  function receive(message) {
    if (message.t === "state") arrived(message.doc, [], true);
    else if (message.t === "patch") receivePatch(message);
    else if (message.t === "pong") heard();
    else if (message.t === "ack") listener.ack(message);
    else if (message.t === "error") listener.error(message);
    else if (message.t === "chat") listener.chat(message);
    else if (message.t === "preview") listener.preview(message);
  }

  /** @param {{from: number, seq: number, ops: any[], events?: object[]}} patch */
  function receivePatch(patch) {
    if (asked) return;
    if (!doc || patch.from !== doc.seq) return sync();
    // Only a patch without an action says that nothing more is missing (the last of a resumption).
    const caughtUp = current || patch.from === patch.seq;
    arrived({ ...patched(doc, patch.ops), seq: patch.seq }, patch.events ?? [], false, caughtUp);
  }

  /** @param {any} next @param {object[]} events @param {boolean} whole */
  function arrived(next, events, whole, caughtUp = true) {
    const resumed = caughtUp && !current && doc !== null;
    doc = next;
    asked = false;
    current = caughtUp;
    if (caughtUp && line.state !== "good") startListening();
    listener.document(doc, { events, whole, resumed });
  }

  function startListening() {
    clearTimeout(deaf);
    tell({ state: "good", tries: 0, code: null });
    clearInterval(pinging);
    pinging = setInterval(ping, PING_MS);
    ping();
  }

  function ping() {
    if (!put({ t: "ping" })) return;
    pinged = performance.now();
    clearTimeout(deaf);
    deaf = setTimeout(broken, PONG_MS);
  }

  function heard() {
    clearTimeout(deaf);
    tell({ latency: Math.round(performance.now() - pinged) });
  }

  function sync() {
    asked = true;
    put({ t: "sync" });
  }

  /** @param {object} message */
  function put(message) {
    if (socket?.readyState !== Socket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  const woken = () => {
    if (document.hidden) return;
    if (line.state === "good")
      ping(); // a line that died while we slept is noticed at once
    else if (line.state !== "refused" && line.state !== "joining") open();
  };
  const offline = () => line.state === "good" && broken();
  document.addEventListener("visibilitychange", woken);
  addEventListener("online", woken);
  addEventListener("offline", offline);
  open();

  return {
    /**
     * Send an action once. False when there is no line: then nothing was sent.
     * @param {string} ref @param {object} action
     */
    act: (ref, action) => current && put({ t: "act", ref, seq: doc.seq, action }),
    /** Ask what the choices would lead to. False: not now. */
    preview: () => current && put({ t: "preview" }),
    /** @param {string} text */
    chat: (text) => put({ t: "chat", text }),
    sync,
    /** Try at once instead of waiting. */
    retry() {
      tell({ state: "reconnecting", code: null });
      open();
    },
    close() {
      clearTimeout(waiting);
      drop();
      document.removeEventListener("visibilitychange", woken);
      removeEventListener("online", woken);
      removeEventListener("offline", offline);
    },
  };
}
