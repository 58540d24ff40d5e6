// The answer to a click on something that is not possible: why it is not, and the clause that says so. The sentence is
// the server's (`why` of docs/PROTOCOL.md), or the page's own where no rule is needed.

import { listed } from "../kit/words.js";

/** @import {AnyAction, Spot, Table, Explanation} from "../kit/table.d.ts" */

const SHOWN_MS = 6000;
const FALLBACK_MS = 400;

/**
 * The message that the bar shows for a while; `count` grows, so that the same sentence is announced again.
 *
 * @typedef {{text: string, clause: string | null, count: number}} FeedbackMessage
 *
 * @typedef {object} FeedbackHost
 * @property {(ref: string, action: AnyAction) => boolean} ask returns false if the question could not be sent
 * @property {(id: string, args?: Record<string, string | number>) => string} t @property {() => void} changed
 * @property {() => boolean} isBeingRead whether the clause is open, or the pointer or the focus is in the bar
 * @property {(at: Spot) => void} mark marks what was pressed
 */

export class IllegalMoveFeedback {
  /** @type {FeedbackMessage | null} */ message = null;
  /** The number of messages and questions so far. */ count = 0;
  /** @type {string | null} the question that has no answer yet */ asked = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ timer;

  /** @param {FeedbackHost} host */
  constructor(host) {
    this.host = host;
  }

  /** Explain a press without asking the server. @param {Explanation} explanation */
  sayWhy({ text, args, clause, at }) {
    if (at) this.host.mark(at);
    this.say(this.host.t(text, args), clause ?? null);
  }

  /** Ask the server to explain a press. @param {AnyAction} action @param {Spot} [at] */
  askWhy(action, at) {
    if (at) this.host.mark(at);
    const ref = `w${++this.count}`;
    this.asked = ref;
    clearTimeout(this.timer);
    if (this.host.ask(ref, action)) this.timer = setTimeout(() => this.sayImpossible(ref), FALLBACK_MS);
    else this.sayImpossible();
  }

  /**
   * Say only that it is not possible, where the server has no answer, or none in time; a later answer replaces it.
   * @param {string} [asked]
   */
  sayImpossible(asked) {
    this.say(this.host.t("table-wrong-here"), null, asked);
  }

  /** @param {{ref: string | null, objection: {clause: string} | null, detail: string}} answer */
  arrived({ ref, objection, detail }) {
    if (ref === this.asked) this.say(detail, objection?.clause ?? null);
  }

  /**
   * Handle an error of the server.
   * @param {string | undefined} ref
   * @returns {boolean} whether the error is about a question asked here
   */
  refused(ref) {
    if (!ref || ref !== this.asked) return false;
    this.sayImpossible();
    return true;
  }

  /** @param {string} text @param {string | null} clause @param {string | null} [asked] */
  say(text, clause, asked = null) {
    this.asked = asked;
    this.message = { text, clause, count: ++this.count };
    this.showFor(SHOWN_MS);
    this.host.changed();
  }

  /** @param {number} time */
  showFor(time) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.host.isBeingRead() ? this.showFor(1000) : this.dismiss()), time);
  }

  /** Remove the message. */
  dismiss() {
    clearTimeout(this.timer);
    this.asked = null;
    if (!this.message) return;
    this.message = null;
    this.host.changed();
  }
}

/**
 * Return `askWhy`, `sayWhy` and `dismissFeedback` of a table: a reader with nothing to decide is told who has.
 * @param {Pick<IllegalMoveFeedback, "askWhy" | "sayWhy" | "dismiss">} feedback
 * @param {Pick<Table, "doc" | "me" | "name" | "lang" | "live" | "stale" | "animating">} table
 */
export function feedbackFor(feedback, { doc, me, name, lang, live, stale, animating }) {
  const listens = live && !stale && !animating && doc.status === "playing";
  const mine = me !== null && doc.to_act.includes(me);
  /** @returns {Explanation} */
  const idle = () => {
    if (me === null) return { text: "table-wrong-watching" };
    const names = doc.to_act.map(name);
    return { text: "table-wrong-other", args: { names: listed(names, lang), count: names.length } };
  };
  return {
    askWhy(/** @type {AnyAction} */ action, /** @type {Spot | undefined} */ at) {
      if (!listens) return;
      if (mine) feedback.askWhy(action, at);
      else feedback.sayWhy({ ...idle(), at });
    },
    sayWhy(/** @type {Explanation} */ explanation) {
      if (listens) feedback.sayWhy(mine ? explanation : { ...idle(), at: explanation.at });
    },
    dismissFeedback: () => feedback.dismiss(),
  };
}

/**
 * Explain presses on controls that are off and do not answer themselves.
 * @param {HTMLElement} root @param {IllegalMoveFeedback} feedback
 * @param {() => Pick<Table, "sayWhy">} table the current one
 */
export function explainDisabledControls(root, feedback, table) {
  let before = 0;
  root.addEventListener("click", () => (before = feedback.count), true);
  root.addEventListener("click", ({ target }) => {
    const at = target instanceof Element && target.closest("[aria-disabled=true]");
    if (at && at.closest(".boardwrap, .trayw") && feedback.count === before)
      table().sayWhy({ text: "table-wrong-here", at });
  });
}
