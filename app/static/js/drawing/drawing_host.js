// Connects a document and a game's drawing: builds the `table` of docs/reference/table-page.md and asks for the slots.
import { playerNames, environment } from "./drawing_loader.js";
import * as generic from "./generic_drawing.js";
import { feedbackFor } from "./illegal_move_feedback.js";

/** @import {AnyAction, Doc, Drawing, LogEntry, Slots, Table} from "../kit/table.d.ts" */

/**
 * @typedef {Awaited<ReturnType<typeof import("./drawing_loader.js").loadDrawing>>} Loaded
 * @typedef {{act: (action: AnyAction, q: number | null) => void, redraw: () => void, preview?: () => unknown,
 *   feedback?: Pick<import("./illegal_move_feedback.js").IllegalMoveFeedback, "askWhy" | "sayWhy" | "dismiss">}}
 * HostActions
 */

/** A still picture looks the same on every device and stores nothing. */
const STILL_SETTINGS = { phone: false, coarse: false, preferences: { get: () => null, set() {} } };

/** In a replay no press needs an explanation. */
const NO_FEEDBACK = { askWhy() {}, sayWhy() {}, dismissFeedback() {} };

class DrawingHost {
  /** @param {Loaded} loaded @param {HostActions} actions */
  constructor({ module, fixed }, actions) {
    this.module = module;
    this.fixed = fixed;
    this.actions = actions;
    /** @type {Partial<Drawing>} empty before the first draw */ this.drawing = {};
    /** @type {((table: Table) => Slots) | null} */ this.draw = null;
  }

  /**
   * @param {Doc} doc
   * @param {{live: boolean, busy: boolean, stale: boolean, history: LogEntry[], shown?: number | null, about?: string |
   *   null, still?: boolean}} now `shown`: the number of reveals shown of the running animation; `about`: its own word;
   *   `still`: a still picture
   * @returns {Table}
   */
  tableOf(doc, { live, busy, stale, history, shown = null, about = null, still = false }) {
    const { fixed, actions } = this;
    const animating = shown !== null;
    const open = live && !animating;
    const table = {
      ...fixed,
      ...environment(),
      ...(still ? STILL_SETTINGS : {}),
      still,
      doc,
      history,
      view: doc.view,
      actions: open ? doc.actions : [],
      me: doc.viewer.seat,
      seats: doc.seats,
      name: playerNames(doc.seats, fixed.t),
      act: (/** @type {AnyAction} */ action) => open && !stale && !busy && actions.act(action, doc.q),
      busy,
      stale,
      live,
      animating,
      shown: shown ?? 0,
      about,
      redraw: actions.redraw,
      preview: () => (open ? (actions.preview?.() ?? null) : null),
    };
    return { ...table, ...(actions.feedback ? feedbackFor(actions.feedback, table) : NO_FEEDBACK) };
  }

  /**
   * Return the game's slots; a drawing that throws is replaced by the generic one.
   * @param {Table} table @returns {Slots}
   */
  slotsOf(table) {
    try {
      if (!this.draw) this.use(this.module.create(table));
      return this.draw?.(table) ?? {};
    } catch (error) {
      reportError(error);
      this.use(generic.create());
      return this.draw?.(table) ?? {};
    }
  }

  /**
   * Return the animations of an action; an animation that throws is skipped.
   * @param {LogEntry[]} events @param {Doc} before @param {Doc} after @param {LogEntry[]} history
   */
  animationsOf(events, before, after, history, live = true) {
    const now = { live, busy: false, stale: false, history, shown: 0 };
    try {
      return this.drawing.animations?.(events, this.tableOf(after, now), before, after) ?? [];
    } catch (error) {
      reportError(error);
      return [];
    }
  }

  /** Return an action in a few words. @param {LogEntry[]} events @param {Table} table @returns {string | null} */
  briefOf(events, table) {
    return this.drawing.brief?.(events, table) ?? null;
  }

  /** @param {Drawing} drawing */
  use(drawing) {
    this.drawing = drawing;
    this.draw = (table) => drawing.draw(table);
  }
}

/** @param {Loaded} loaded @param {HostActions} actions */
export const createDrawingHost = (loaded, actions) => new DrawingHost(loaded, actions);
