// Keeps the log and the chat where the reader left them; at the end they follow new lines.

const NEAR_PX = 24;

class Scroll {
  atEnd = true;
  linesSeen = 0; // the number of log lines when the reader scrolled away from the end
  /** @type {string | undefined} */ tab;
  /** @type {HTMLElement | null} */ body = null;
  /** @type {{height: number, top: number} | null} */ held = null;

  /** @param {ParentNode} root @param {() => void} changed */
  constructor(root, changed) {
    this.root = root;
    this.changed = changed;
  }

  measure = () => {
    if (!this.body) return;
    const end = this.body.scrollHeight - this.body.scrollTop - this.body.clientHeight < NEAR_PX;
    if (end === this.atEnd) return;
    this.atEnd = end;
    this.changed();
  };

  /** Return the number of new lines below the visible ones. @param {number} lines */
  newLines(lines) {
    if (this.atEnd) this.linesSeen = lines;
    return lines - this.linesSeen;
  }

  scrollToEnd() {
    this.atEnd = true;
  }

  /** Keep what is being read in place while lines are added above. @param {number} added */
  keepPlace(added) {
    this.linesSeen += added;
    if (this.body) this.held = { height: this.body.scrollHeight, top: this.body.scrollTop };
  }

  afterDraw() {
    const now = /** @type {HTMLElement | null} */ (this.root.querySelector("[data-scroll]"));
    if (now !== this.body) this.listenTo(now);
    if (!now) return;
    const tab = now.dataset.scroll;
    const follows = tab === "log" || tab === "chat";
    if (this.held) now.scrollTop = this.held.top + now.scrollHeight - this.held.height;
    else if (follows && (this.atEnd || tab !== this.tab)) now.scrollTop = now.scrollHeight;
    else if (tab !== this.tab) now.scrollTop = 0;
    this.held = null;
    this.tab = tab;
  }

  /** @param {HTMLElement | null} now */
  listenTo(now) {
    this.body?.removeEventListener("scroll", this.measure);
    now?.addEventListener("scroll", this.measure, { passive: true });
    this.body = now;
  }
}

/** @param {ParentNode} root @param {() => void} changed */
export const createStickyScroll = (root, changed) => new Scroll(root, changed);
