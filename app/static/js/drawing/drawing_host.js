// Between a document and a game's drawing: builds the `table` of docs/reference/table-page.md and asks for the slots.
import { namer, surroundings } from "./drawing_loader.js";
import * as generic from "./generic_drawing.js";
import { answering } from "./illegal_move_feedback.js";

/** @import {AnyAction, Doc, Drawing, LogEntry, Slots, Table} from "../kit/table.d.ts" */

/**
 * @typedef {Awaited<ReturnType<typeof import("./drawing_loader.js").loadDrawing>>} Loaded
 * @typedef {{act: (action: AnyAction) => void, redraw: () => void, preview?: () => unknown,
 *   answers?: Pick<import("./illegal_move_feedback.js").Answers, "why" | "wrong" | "forget">}} Can
 */

/** A picture among words has the look of a desk, whatever shows it, and remembers nothing. */
const PICTURE = { phone: false, coarse: false, store: { get: () => null, set() {} } };

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
   * @param {{live: boolean, busy: boolean, stale: boolean, history: LogEntry[], shown?: number | null,
   *   about?: string | null, still?: boolean}} now `shown`: so many beats of the stage that is shown, and what it is
   *   about; `still`: a picture among words
   * @returns {Table}
   */
  tableOf(doc, { live, busy, stale, history, shown = null, about = null, still = false }) {
    const { fixed, can } = this;
    const staging = shown !== null;
    const open = live && !staging;
    const table = {
      ...fixed,
      ...surroundings(),
      ...(still ? PICTURE : {}),
      still,
      doc,
      history,
      view: doc.view,
      actions: open ? doc.actions : [],
      me: doc.viewer.seat,
      seats: doc.seats,
      name: namer(doc.seats, fixed.t),
      act: (/** @type {AnyAction} */ action) => open && !stale && !busy && can.act(action),
      busy,
      stale,
      live,
      staging,
      shown: shown ?? 0,
      about,
      redraw: can.redraw,
      preview: () => (open ? (can.preview?.() ?? null) : null),
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

  /**
   * What the game stages of an action; a storyboard that fails is not worth the match.
   * @param {LogEntry[]} events @param {Doc} before @param {Doc} after @param {LogEntry[]} history
   */
  stagesOf(events, before, after, history, live = true) {
    const now = { live, busy: false, stale: false, history, shown: 0 };
    try {
      return this.drawing.stages?.(events, this.tableOf(after, now), before, after) ?? [];
    } catch (error) {
      reportError(error);
      return [];
    }
  }

  /** An action in a few words. @param {LogEntry[]} events @param {Table} table @returns {string | null} */
  briefOf(events, table) {
    return this.drawing.brief?.(events, table) ?? null;
  }

  /** @param {Drawing} drawing */
  use(drawing) {
    this.drawing = drawing;
    this.draw = (table) => drawing.draw(table);
  }
}

/** @param {Loaded} loaded @param {Can} can */
export const openStage = (loaded, can) => new Stage(loaded, can);
