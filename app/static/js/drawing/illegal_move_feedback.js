// The answer to a wrong click: what cannot be done there, and the clause that says so. The sentence is the server's
// (`why` of docs/PROTOCOL.md), or one of the page's own where no rule is asked.

import { listed } from "../kit/words.js";

/** @import {AnyAction, Spot, Table, Wrong} from "../kit/table.d.ts" */

const STANDS_MS = 6000;
const FALLBACK_MS = 400;

/**
 * What the bar says for a while; `said` counts, so that the same sentence is spoken again.
 * @typedef {{text: string, clause: string | null, said: number}} Answer
 *
 * @typedef {object} Can
 * @property {(ref: string, action: AnyAction) => boolean} ask false: it could not be sent
 * @property {(id: string, args?: Record<string, string | number>) => string} t
 * @property {() => void} changed
 * @property {() => boolean} read whether somebody is reading: the clause is open, pointer or focus in the bar
 * @property {(at: Spot) => void} mark the spot that was pressed
 */

export class Answers {
  /** @type {Answer | null} */ answer = null;
  /** Counts everything that was answered, and what is being asked. */ said = 0;
  /** @type {string | null} what is being asked */ asked = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ timer;

  /** @param {Can} can */
  constructor(can) {
    this.can = can;
  }

  /** A press that the page answers by itself. @param {Wrong} wrong */
  wrong({ text, args, clause, at }) {
    if (at) this.can.mark(at);
    this.say(this.can.t(text, args), clause ?? null);
  }

  /** A press whose answer the server knows. @param {AnyAction} action @param {Spot} [at] */
  why(action, at) {
    if (at) this.can.mark(at);
    const ref = `w${++this.said}`;
    this.asked = ref;
    clearTimeout(this.timer);
    if (this.can.ask(ref, action)) this.timer = setTimeout(() => this.otherwise(ref), FALLBACK_MS);
    else this.otherwise();
  }

  /** Where the server says nothing, or nothing in time: what it says later takes the place. @param {string} [asked] */
  otherwise(asked) {
    this.say(this.can.t("table-wrong-here"), null, asked);
  }

  /** @param {{ref: string | null, objection: {clause: string} | null, detail: string}} answer */
  arrived({ ref, objection, detail }) {
    if (ref === this.asked) this.say(detail, objection?.clause ?? null);
  }

  /** The server could not read it. @param {string | undefined} ref @returns {boolean} whether it was asked here */
  refused(ref) {
    if (!ref || ref !== this.asked) return false;
    this.otherwise();
    return true;
  }

  /** @param {string} text @param {string | null} clause @param {string | null} [asked] */
  say(text, clause, asked = null) {
    this.asked = asked;
    this.answer = { text, clause, said: ++this.said };
    this.standFor(STANDS_MS);
    this.can.changed();
  }

  /** @param {number} time */
  standFor(time) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.can.read() ? this.standFor(1000) : this.forget()), time);
  }

  /** The question stands alone again. */
  forget() {
    clearTimeout(this.timer);
    this.asked = null;
    if (!this.answer) return;
    this.answer = null;
    this.can.changed();
  }
}

/**
 * `why`, `wrong` and `forgive` of a table as it stands: who has nothing to decide learns who has.
 * @param {Pick<Answers, "why" | "wrong" | "forget">} answers
 * @param {Pick<Table, "doc" | "me" | "name" | "lang" | "live" | "stale" | "staging">} table
 */
export function answering(answers, { doc, me, name, lang, live, stale, staging }) {
  const heard = live && !stale && !staging && doc.status === "playing";
  const mine = me !== null && doc.to_act.includes(me);
  /** @returns {Wrong} */
  const idle = () => {
    if (me === null) return { text: "table-wrong-watching" };
    const names = doc.to_act.map(name);
    return { text: "table-wrong-other", args: { names: listed(names, lang), count: names.length } };
  };
  return {
    why(/** @type {AnyAction} */ action, /** @type {Spot | undefined} */ at) {
      if (!heard) return;
      if (mine) answers.why(action, at);
      else answers.wrong({ ...idle(), at });
    },
    wrong(/** @type {Wrong} */ wrong) {
      if (heard) answers.wrong(mine ? wrong : { ...idle(), at: wrong.at });
    },
    forgive: () => answers.forget(),
  };
}

/**
 * A control that is off and says nothing to its press is answered for.
 * @param {HTMLElement} root @param {Answers} answers @param {() => Pick<Table, "wrong">} table as it stands
 */
export function answerTheRest(root, answers, table) {
  let before = 0;
  root.addEventListener("click", () => (before = answers.said), true);
  root.addEventListener("click", ({ target }) => {
    const at = target instanceof Element && target.closest("[aria-disabled=true]");
    if (at && at.closest(".boardwrap, .trayw") && answers.said === before)
      table().wrong({ text: "table-wrong-here", at });
  });
}
