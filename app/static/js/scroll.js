// The log and the chat stay where the reader left them; at the end they follow.

const NEAR_PX = 24;

/** @param {ParentNode} root @param {() => void} changed */
export function keepScroll(root, changed) {
  let atEnd = true;
  let seen = 0; // lines of the log that the reader had before him when he left the end
  /** @type {string | undefined} */ let which;
  /** @type {Element | null} */ let body = null;
  /** @type {{height: number, top: number} | null} */ let held = null;

  const measure = () => {
    if (!body) return;
    const end = body.scrollHeight - body.scrollTop - body.clientHeight < NEAR_PX;
    if (end === atEnd) return;
    atEnd = end;
    changed();
  };

  return {
    /** New lines below the fold. @param {number} lines */
    fresh(lines) {
      if (atEnd) seen = lines;
      return lines - seen;
    },
    toEnd() {
      atEnd = true;
    },
    /** Lines come in above: what is read stays in its place. @param {number} added */
    keepPlace(added) {
      seen += added;
      if (body) held = { height: body.scrollHeight, top: body.scrollTop };
    },
    afterDraw() {
      const now = root.querySelector("[data-scroll]");
      if (now !== body) {
        body?.removeEventListener("scroll", measure);
        now?.addEventListener("scroll", measure, { passive: true });
        body = now;
      }
      const tab = /** @type {HTMLElement | null} */ (now)?.dataset.scroll;
      const follows = tab === "log" || tab === "chat";
      if (!now) return;
      if (held) now.scrollTop = held.top + now.scrollHeight - held.height;
      else if (follows && (atEnd || tab !== which)) now.scrollTop = now.scrollHeight;
      held = null;
      which = tab;
    },
  };
}
