// A light channel that is kept open: it pings, notices a line that died in silence, and comes back.

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
const PING_MS = 30_000;
const PONG_MS = 10_000;
const REFUSED = 4401;

/** @typedef {ReturnType<typeof setTimeout> | undefined} Timer */

export class KeptSocket {
  /** @type {WebSocket | null} */ socket = null;
  tries = 0;
  /** @type {Timer} */ waiting;
  /** @type {Timer} */ pinging;
  /** @type {Timer} runs out when nothing answers a ping */ pongTimer;

  /**
   * @param {string} address @param {() => void} opened @param {(message: any) => void} received everything but pongs
   * @param {typeof WebSocket} [Socket] replaced in tests
   */
  constructor(address, opened, received, Socket = WebSocket) {
    this.address = address;
    this.opened = opened;
    this.received = received;
    this.Socket = Socket;
    addEventListener("online", () => this.wake());
    document.addEventListener("visibilitychange", () => document.hidden || this.wake());
    this.open();
  }

  open() {
    clearTimeout(this.waiting);
    const mine = new this.Socket(this.address);
    this.socket = mine;
    mine.onopen = () => {
      this.tries = 0;
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.ping(), PING_MS);
      this.opened();
    };
    mine.onmessage = (event) => {
      clearTimeout(this.pongTimer);
      const message = JSON.parse(event.data);
      if (message.t !== "pong") this.received(message);
    };
    mine.onclose = ({ code }) => mine === this.socket && this.closed(code);
  }

  /** @param {number} [code] */
  closed(code) {
    clearInterval(this.pinging);
    clearTimeout(this.pongTimer);
    this.socket = null;
    if (code === REFUSED) return;
    this.waiting = setTimeout(() => this.open(), Math.min(FIRST_WAIT_MS * 2 ** this.tries++, LONGEST_WAIT_MS));
  }

  ping() {
    if (!this.send({ t: "ping" })) return;
    clearTimeout(this.pongTimer);
    this.pongTimer = setTimeout(() => this.lost(), PONG_MS);
  }

  /** The line died in silence. */
  lost() {
    const old = this.socket;
    this.closed();
    old?.close();
  }

  /** The machine or its line is back: look at once whether the channel still is. */
  wake() {
    if (this.socket) this.ping();
    else if (this.tries) this.open();
  }

  /** Send a message; false: the channel is not open. @param {object} message */
  send(message) {
    if (this.socket?.readyState !== this.Socket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
