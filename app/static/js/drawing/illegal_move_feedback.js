// The answer to a wrong click: what cannot be done there, and the clause that says so. The sentence is the server's
// (`why` of docs/PROTOCOL.md), or one of the page's own where no rule is asked.

import { listed } from "../kit/words.js";

/** @import {AnyAction, Spot, Table, Explanation} from "../kit/table.d.ts" */

const SHOWN_MS = 6000;
const FALLBACK_MS = 400;

/**
 * What the bar says for a while; `said` counts, so that the same sentence is spoken again.
 * @typedef {{text: string, clause: string | null, count: number}} FeedbackMessage
 *
 * @typedef {object} FeedbackHost
 * @property {(ref: string, action: AnyAction) => boolean} ask false: it could not be sent
 * @property {(id: string, args?: Record<string, string | number>) => string} t
 * @property {() => void} changed
 * @property {() => boolean} isBeingRead whether somebody is reading: the clause is open, pointer or focus in the bar
 * @property {(at: Spot) => void} mark the spot that was pressed
 */

export class IllegalMoveFeedback {
  /** @type {FeedbackMessage | null} */ message = null;
  /** Counts everything that was answered, and what is being asked. */ count = 0;
  /** @type {string | null} what is being asked */ asked = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ timer;

  /** @param {FeedbackHost} host */
  constructor(host) {
    this.host = host;
  }

  /** A press that the page answers by itself. @param {Explanation} explanation */
  sayWhy({ text, args, clause, at }) {
    if (at) this.host.mark(at);
    this.say(this.host.t(text, args), clause ?? null);
  }

  /** A press whose answer the server knows. @param {AnyAction} action @param {Spot} [at] */
  askWhy(action, at) {
    if (at) this.host.mark(at);
    const ref = `w${++this.count}`;
    this.asked = ref;
    clearTimeout(this.timer);
    if (this.host.ask(ref, action)) this.timer = setTimeout(() => this.sayImpossible(ref), FALLBACK_MS);
    else this.sayImpossible();
  }

  /** Where the server says nothing, or nothing in time: what it says later takes the place. @param {string} [asked] */
  sayImpossible(asked) {
    this.say(this.host.t("table-wrong-here"), null, asked);
  }

  /** @param {{ref: string | null, objection: {clause: string} | null, detail: string}} answer */
  arrived({ ref, objection, detail }) {
    if (ref === this.asked) this.say(detail, objection?.clause ?? null);
  }

  /** The server could not read it. @param {string | undefined} ref @returns {boolean} whether it was asked here */
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

  /** The question stands alone again. */
  dismiss() {
    clearTimeout(this.timer);
    this.asked = null;
    if (!this.message) return;
    this.message = null;
    this.host.changed();
  }
}

/**
 * `why`, `wrong` and `forgive` of a table as it stands: who has nothing to decide learns who has.
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
 * A control that is off and says nothing to its press is answered for.
 * @param {HTMLElement} root
 * @param {IllegalMoveFeedback} feedback
 * @param {() => Pick<Table, "sayWhy">} table as it stands
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
