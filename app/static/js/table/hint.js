// Hints: the move that the computer would make, at a friendly table. Only such tables load this module.
import { html } from "lit-html";
import { frame, hintLine, reveal } from "./panels/hint_card.js";
import { icon } from "../kit/pieces.js";

/** @import {AnyAction, Doc, Table} from "../kit/table.d.ts" */
/** @import {Hint} from "../net/live_channel.js" */

export class Hints {
  /** @type {Hint | null} the last one received */ last = null;
  /** @type {number | null} the question that it is about */ question = null;
  /** @type {{ref: string, q: number | null} | null} the last request, with the question that it is about */
  asked = null;
  open = false;
  /** @type {Hint | null} the one that board and hand have shown */ pointed = null;

  /** @param {import("./context.d.ts").TableContext} context */
  constructor(context) {
    this.context = context;
  }

  /** Return the hint if it is about this question and can still be followed. @param {Doc} doc */
  current({ actions, q }) {
    const { last } = this;
    const wanted = JSON.stringify(last?.action);
    const isThis = last && q === this.question; // "Done" is an answer to many questions
    return isThis && actions.some((action) => JSON.stringify(action) === wanted) ? last : null;
  }

  /**
   * Return the button beside the buttons of the reader's decision; null where no hint is available.
   * @param {Table} table
   */
  button({ doc, me, live, animating, stale, t }) {
    const mine = me !== null && doc.status === "playing" && doc.to_act.includes(me);
    if (!doc.hints || !mine || !live || animating || stale) return null;
    return { label: t("table-hint"), key: "i", run: () => this.press(doc) };
  }

  /**
   * Add the button of hints to the bar, and return its keys.
   * @param {import("./state/page_bar.d.ts").PageBar} bar @param {Table} table
   */
  addTo(bar, table) {
    const hint = this.button(table);
    if (!hint) return [];
    bar.pace = hintButton(hint, this.open && this.current(table.doc) !== null);
    return [hint];
  }

  /** Ask for a hint; if there is one for this decision, show or hide it. @param {Doc} doc */
  press(doc) {
    if (this.current(doc)) Object.assign(this, { open: !this.open, pointed: null });
    else this.asked = { ref: this.context.store.hint(), q: doc.q };
    this.context.redraw();
  }

  /** Keep the answer to the last request; the question that it is about may be over by now. @param {Hint} hint */
  arrived(hint) {
    if (!this.asked || hint.ref !== this.asked.ref) return;
    this.last = hint;
    this.question = this.asked.q;
    this.open = true;
    this.context.redraw();
  }

  /**
   * Show the open hint: as the second line of the bar, and as a frame around the recommended choice.
   * @param {import("./state/page_bar.d.ts").PageBar} bar @param {Table} table
   */
  show(bar, { doc, live, animating }) {
    const hint = this.open && live && !animating && !bar.feedback ? this.current(doc) : null;
    frame(hint?.action ?? null);
    if (!hint) return;
    Object.assign(bar, { second: hintLine(hint.sentences), hinted: true });
    if (hint === this.pointed) return;
    this.pointed = hint;
    queueMicrotask(() => this.point(hint.action)); // The page is being drawn now.
  }

  /** Bring the recommended choice into sight, and choose what its press begins with. @param {AnyAction} action */
  point(action) {
    this.context.drawingHost?.drawing.hinted?.(action);
    requestAnimationFrame(() => reveal(action));
  }
}

/** The button in the bar. @param {NonNullable<ReturnType<Hints["button"]>>} button @param {boolean} open */
export const hintButton = ({ label, run }, open) =>
  html`<button
    class="btn chalk hint-b"
    type="button"
    aria-label=${label}
    title=${label}
    aria-pressed=${open}
    @click=${run}
  >
    ${icon("bulb")}
  </button>`;
