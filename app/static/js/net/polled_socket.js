// The live channel for a network that lets no WebSocket through: documents come by long poll, actions go by POST
// (docs/PROTOCOL.md). Previews, hints and chat wait for the WebSocket.

const AGAIN_MS = 1000; // after an answer that the server refused for its rate
/** @type {Record<number, number>} */
const CLOSE_CODES = { 401: 4401, 403: 4403, 404: 4404 };
const LOST = 1006;
/** Messages that ask for an answer of the WebSocket: their sender is told that there is none. */
const UNANSWERED = ["chat", "hint", "why"];

/** A WebSocket as `live_channel.js` uses one. */
export class PolledSocket {
  static OPEN = 1;
  readyState = 0;
  /** @type {((event: {data: string}) => void) | null} */ onmessage = null;
  /** @type {((event: {code: number}) => void) | null} */ onclose = null;
  /** @type {string | null} the tag of the last document */ tag = null;

  /** @param {{next: string, api: string}} urls of the match */
  constructor({ next, api }) {
    this.next = next;
    this.api = api;
    this.polling = new AbortController();
    void this.poll();
  }

  async poll() {
    const { signal } = this.polling;
    while (this.readyState <= PolledSocket.OPEN && !signal.aborted) {
      const answer = await this.ask(signal);
      if (signal.aborted) return;
      if (!answer || answer.status >= 500) return this.end(LOST);
      if (answer.status === 429) await new Promise((done) => setTimeout(done, AGAIN_MS));
      else if (answer.status >= 400) return this.end(CLOSE_CODES[answer.status] ?? LOST);
      else {
        this.readyState = PolledSocket.OPEN;
        this.tag = answer.headers.get("etag");
        if (answer.status === 200) this.arrived(await answer.text());
      }
    }
  }

  /** @param {string} text a message `state` */
  arrived(text) {
    this.onmessage?.({ data: text });
    const { doc } = JSON.parse(text);
    const { seat } = doc.viewer ?? {};
    const words = doc.fairness?.words?.map((/** @type {any} */ word) => word.commitment) ?? [];
    if (doc.status === "starting" && words[seat] && !doc.starting?.revealed[seat])
      this.tell({ t: "reveal", commitment: doc.fairness.commitment, words });
  }

  /** @param {AbortSignal} signal @returns {Promise<Response | null>} null without a connection */
  ask(signal) {
    const headers = this.tag === null ? undefined : { "if-none-match": this.tag };
    return fetch(this.next, { credentials: "same-origin", headers, signal }).catch(() => null);
  }

  /** @param {string} text */
  send(text) {
    const { t, ...message } = JSON.parse(text);
    if (t === "ping") queueMicrotask(() => this.tell({ t: "pong" }));
    else if (t === "act") void this.post("actions", message);
    else if (t === "word") void this.post("word", message);
    else if (t === "sync") this.pollAnew();
    else if (UNANSWERED.includes(t))
      queueMicrotask(() => this.tell({ t: "error", ref: message.ref, code: "conflict", detail: "" }));
  }

  /** Ask for the document whatever is known. */
  pollAnew() {
    this.polling.abort();
    this.polling = new AbortController();
    this.tag = null;
    void this.poll();
  }

  /** @param {string} what @param {{ref?: string}} message */
  async post(what, message) {
    const body = JSON.stringify(message);
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${this.api}/${what}`, {
      method: "POST",
      credentials: "same-origin",
      headers,
      body,
    }).catch(() => null);
    if (!answer) return this.end(LOST);
    const said = answer.status === 204 ? {} : await answer.json();
    if (!answer.ok) this.tell({ ...said, t: "error", ref: message.ref });
    else if (message.ref) this.tell({ t: "ack", ref: message.ref, seq: said.seq });
  }

  /** @param {object} message */
  tell(message) {
    if (this.readyState === PolledSocket.OPEN) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** @param {number} code */
  end(code) {
    const isOpen = this.readyState <= PolledSocket.OPEN;
    this.close();
    if (isOpen) this.onclose?.({ code });
  }

  close() {
    this.readyState = 3;
    this.polling.abort();
  }
}
