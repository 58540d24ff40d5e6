// What the choices of the standing decision would lead to: asked for once a decision, and only when somebody looks.

/**
 * Of the channel, from the moment at which it was given; `silence`: the action that silence means, null: the
 * computer decides.
 * @typedef {{seq: number, preview: unknown, silence?: import("../document.d.ts").AnyAction | null}} Answer
 */

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** @param {() => boolean} ask false: it could not be sent */
export function createPreviewRequests(ask) {
  /** @type {import("../document.d.ts").Doc | null} */ let doc = null;
  let since = 0; // the action with which the decision began
  let asked = false;
  /** @type {Answer | null} */ let found = null;

  const standing = () => found !== null && found.seq >= since;

  const look = () => {
    if (!doc?.actions.length) return null;
    if (standing()) return found;
    if (!asked) asked = ask();
    return null;
  };

  return {
    /**
     * A document has come. The decision stands while this seat has done nothing and is offered the same.
     * @param {import("../document.d.ts").Doc} next @param {{events: {seat: number | null}[], whole: boolean}} news
     */
    follow(next, { events, whole }) {
      const acted = events.some(({ seat }) => seat === next.viewer.seat);
      const moved = !doc || next.seq !== doc.seq;
      if (moved && (whole || acted || !same(doc?.actions, next.actions))) {
        since = next.seq;
        asked = false;
      }
      doc = next;
    },
    /** What has arrived for the standing decision. @returns {unknown} null until then */
    get() {
      return look()?.preview ?? null;
    },
    /** What silence means at the standing decision; undefined until that has arrived. */
    timeoutAction() {
      const answer = look();
      return answer ? (answer.silence ?? null) : undefined;
    },
    /** @param {Answer} answer @returns {boolean} whether somebody waits for it */
    arrived(answer) {
      if (answer.seq < since) return false; // from before this decision
      found = answer;
      return asked;
    },
    /** The line is broken: what was asked is not answered any more. */
    lost() {
      asked = false;
    },
  };
}
