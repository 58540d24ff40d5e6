// While somebody writes, nothing on the table page takes a key or the focus from them.

const FIELDS = "input, textarea, select, [contenteditable]";
const TICKED = "input[type=radio], input[type=checkbox], input[type=range]";
/** For so long after the last key in a field, letters and digits are no moves. */
export const AFTER_MS = 1000;

/** @param {EventTarget | null} target */
export const isField = (target) => target instanceof Element && target.matches(FIELDS) && !target.matches(TICKED);

/** Return what is written in the chat and not sent. @param {ParentNode} root */
export const chatDraft = (root) => /** @type {HTMLInputElement | null} */ (root.querySelector("#say"))?.value ?? "";

/** Whether letters belong to a text: a field holds a draft, or one had a key a moment ago. */
export class Typing {
  lastKey = -Infinity;

  /**
   * @param {() => string} draft returns what is written and not sent @param {() => number} [now] in ms
   */
  constructor(draft = () => "", now = () => performance.now()) {
    this.draft = draft;
    this.now = now;
  }

  /** A key went down in a field. */
  noted() {
    this.lastKey = this.now();
  }

  /** Return whether somebody writes: nothing takes the focus, or the open tab, from them. */
  get isOn() {
    return isField(document.activeElement) || this.draft() !== "";
  }

  /** Return whether a key is a part of a text and no move. @param {string} key a `KeyboardEvent.key` */
  takes(key) {
    return key.length === 1 && key !== " " && (this.draft() !== "" || this.now() - this.lastKey < AFTER_MS);
  }
}
