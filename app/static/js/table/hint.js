// What the computer would do: at a friendly table, asked for once a decision. Fetched by such tables alone.
import { html, nothing } from "lit-html";
import { frame, hintCard } from "./panels/hint_card.js";
import { icon } from "../kit/pieces.js";

/** @import {Doc, Table} from "../kit/table.d.ts" */
/** @import {Hint} from "../net/live_channel.js" */

export class Hints {
  /** @type {Hint | null} the last one */ last = null;
  open = false;

  /** @param {import("./context.d.ts").TableContext} context */
  constructor(context) {
    this.context = context;
  }

  /** The hint that can still be followed. @param {Doc} doc */
  current({ actions }) {
    const { last } = this;
    const wanted = JSON.stringify(last?.action);
    return last && actions.some((action) => JSON.stringify(action) === wanted) ? last : null;
  }

  /** Beside the buttons of an own decision; null where no hint is to be had. @param {Table} table */
  button({ doc, me, live, animating, stale, t }) {
    const mine = me !== null && doc.status === "playing" && doc.to_act.includes(me);
    if (!doc.hints || !mine || !live || animating || stale) return null;
    return { label: t("table-hint"), key: "i", run: () => this.press(doc) };
  }

  /** Puts its button into the bar. @param {import("./state/page_bar.d.ts").PageBar} bar @param {Table} table */
  addTo(bar, table) {
    const hint = this.button(table);
    if (!hint) return [];
    bar.pace = hintButton(hint, this.open && this.current(table.doc) !== null);
    return [hint];
  }

  /** Asked for, or what was taken is shown again, or no longer. @param {Doc} doc */
  press(doc) {
    if (this.current(doc)) this.open = !this.open;
    else this.context.store.hint();
    this.context.redraw();
  }

  /** @param {Hint} hint */
  arrived(hint) {
    this.last = hint;
    this.open = true;
    this.context.redraw();
  }

  /** Over the board; what it recommends is framed there. @param {Table} table */
  card({ doc, t, live, animating }) {
    const hint = this.open && live && !animating ? this.current(doc) : null;
    frame(hint?.action ?? null);
    return hint ? hintCard(hint.sentences, t, () => this.press(doc)) : nothing;
  }
}

/**
 * The look of the button in the bar.
 * @param {NonNullable<ReturnType<Hints["button"]>>} button @param {boolean} open
 */
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
