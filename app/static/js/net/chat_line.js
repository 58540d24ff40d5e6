// A line of chat that somebody writes: it stays until the server has it, also when the page is loaded again.

/** Return a reference that is unique for this player, even after a reload. */
export const newRef = () =>
  crypto.getRandomValues(new Uint32Array(3)).reduce((ref, word) => ref + word.toString(36), "c");

/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Drafts */

/** Return what keeps drafts in this tab; where storage is blocked, as long as the page. @returns {Drafts} */
function draftsOfTab() {
  try {
    return sessionStorage;
  } catch {
    const kept = new Map();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    };
  }
}

export class ChatLine {
  /** @type {{ref: string, text: string} | null} the line that was sent and has no answer yet */ sent = null;
  /**
   * Why it did not arrive: in the server's words; null: no connection.
   * @type {{detail: string | null, isForbidden?: boolean} | null}
   */
  failure = null;

  /**
   * @param {string} match @param {string | undefined} player the writer's id
   * @param {(text: string, ref: string) => boolean} send returns whether there is a connection
   * @param {Drafts} drafts of this tab
   */
  constructor(match, player, send, drafts = draftsOfTab()) {
    this.key = `chat:${match}`;
    this.player = player;
    this.send = send;
    this.drafts = drafts;
  }

  get draft() {
    return this.drafts.getItem(this.key) ?? "";
  }

  set draft(text) {
    if (text) this.drafts.setItem(this.key, text);
    else this.drafts.removeItem(this.key);
  }

  /** Send what is written, unless it is under way. */
  submit() {
    const text = this.draft.trim();
    if (!text || (this.sent && !this.failure)) return;
    const ref = newRef();
    const isSent = this.send(text, ref);
    this.sent = isSent ? { ref, text } : null;
    this.failure = isSent ? null : { detail: null };
  }

  /** The server has a message. @param {string} ref */
  acknowledged(ref) {
    if (this.sent?.ref === ref) this.arrived(this.sent.text);
  }

  /**
   * A new message is shown: it may be the one whose answer was lost.
   * @param {{player: {id: string}, text: string}} message
   */
  heard({ player, text }) {
    if (this.sent && player.id === this.player && text === this.sent.text) this.arrived(text);
  }

  /** @param {string} text */
  arrived(text) {
    this.sent = this.failure = null;
    if (this.draft.trim() === text) this.draft = "";
  }

  /**
   * Return whether a refusal is about this line.
   * @param {{ref?: string | null, detail: string, code?: string}} error
   */
  refused({ ref, detail, code }) {
    if (!ref || this.sent?.ref !== ref) return false;
    this.sent = null;
    this.failure = { detail, isForbidden: code === "forbidden" };
    return true;
  }

  /** The reader may not write now. @param {string} detail why, in the server's words */
  forbid(detail) {
    this.failure = { detail, isForbidden: true };
  }

  /** The connection is lost: whether the line arrived is known when the messages are sent again. */
  lost() {
    if (this.sent) this.failure = { detail: null };
  }
}
