// Requests where the choices of this decision would lead: once per position, and only if a drawing needs it. A number
// is never shown beside a view that it was not computed for.

/**
 * The answer on the channel, and the position it is for; `silence`: the action when the time is up, null: the computer
 * decides.
 *
 * @typedef {{seq: number, preview: unknown, silence?: import("../document.d.ts").AnyAction | null}} Answer
 */

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** @param {() => boolean} ask returns false if it could not be sent */
export function createPreviewRequests(ask) {
  /** @type {import("../document.d.ts").Doc | null} */ let doc = null;
  let since = 0; // the action that last changed this seat's view or choices
  let asked = false;
  /** @type {Answer | null} */ let found = null;

  const standing = () => found !== null && doc !== null && found.seq >= since && found.seq <= doc.seq;

  const look = () => {
    if (!doc?.actions.length) return null;
    if (standing()) return found;
    if (!asked) asked = ask();
    return null;
  };

  return {
    /**
     * Take a new document. An answer holds while this seat has not acted, and sees and may do the same.
     * @param {import("../document.d.ts").Doc} next @param {{events: {seat: number | null}[], whole: boolean}} news
     */
    follow(next, { events, whole }) {
      const acted = events.some(({ seat }) => seat === next.viewer.seat);
      const moved = !doc || next.seq !== doc.seq;
      const looksAlike = same(doc?.actions, next.actions) && same(doc?.view, next.view);
      if (moved && (whole || acted || !looksAlike)) {
        since = next.seq;
        asked = false;
      }
      doc = next;
    },
    /** Return the preview of this decision. @returns {unknown} null until it has arrived */
    get() {
      return look()?.preview ?? null;
    },
    /** Return the timeout action of this decision; undefined until it has arrived. */
    timeoutAction() {
      const answer = look();
      return answer ? (answer.silence ?? null) : undefined;
    },
    /** @param {Answer} answer @returns {boolean} whether a drawing waits for it */
    arrived(answer) {
      if (answer.seq < since) return false; // It is older than this decision.
      found = answer;
      return asked;
    },
    /** Handle a broken connection: an open request will not be answered. */
    lost() {
      asked = false;
    },
  };
}
