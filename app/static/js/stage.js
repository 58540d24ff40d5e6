// Between a document and a game's drawing: builds the `table` of docs/TABLE_PAGE.md and asks for the slots.
import { namer, surroundings } from "./drawing.js";
import * as generic from "./generic.js";
import { answering } from "./wrong.js";

/** @import {AnyAction, Doc, Drawing, LogEntry, Slots, Table} from "./kit/table.d.ts" */

/**
 * @typedef {Awaited<ReturnType<typeof import("./drawing.js").loadDrawing>>} Loaded
 * @typedef {{act: (action: AnyAction) => void, redraw: () => void, preview?: () => unknown,
 *   answers?: import("./wrong.js").Answers}} Can
 */

/** Of a replay: nothing can be pressed in vain there. */
const SILENT = { why() {}, wrong() {}, forgive() {} };

class Stage {
  /** @param {Loaded} loaded @param {Can} can */
  constructor({ module, fixed }, can) {
    this.module = module;
    this.fixed = fixed;
    this.can = can;
    /** @type {Partial<Drawing>} nothing before the first draw */ this.drawing = {};
    /** @type {((table: Table) => Slots) | null} */ this.draw = null;
  }

  /**
   * @param {Doc} doc
   * @param {{live: boolean, busy: boolean, stale: boolean, history: LogEntry[]}} now
   * @returns {Table}
   */
  tableOf(doc, { live, busy, stale, history }) {
    const { fixed, can } = this;
    const table = {
      ...fixed,
      ...surroundings(),
      doc,
      history,
      view: doc.view,
      actions: live ? doc.actions : [],
      me: doc.viewer.seat,
      seats: doc.seats,
      name: namer(doc.seats, fixed.t),
      act: (/** @type {AnyAction} */ action) => live && !stale && !busy && can.act(action),
      busy,
      stale,
      live,
      redraw: can.redraw,
      preview: () => (live ? (can.preview?.() ?? null) : null),
    };
    return { ...table, ...(can.answers ? answering(can.answers, table) : SILENT) };
  }

  /** The game's slots; a drawing that fails makes room for the generic one. @param {Table} table @returns {Slots} */
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

  /** @param {Drawing} drawing */
  use(drawing) {
    this.drawing = drawing;
    this.draw = (table) => drawing.draw(table);
  }
}

/** @param {Loaded} loaded @param {Can} can */
export const openStage = (loaded, can) => new Stage(loaded, can);
