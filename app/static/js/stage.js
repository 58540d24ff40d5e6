// Between a document and a game's drawing: builds the `table` of docs/TABLE_PAGE.md and asks for the slots.
import { namer, surroundings } from "./drawing.js";
import * as generic from "./generic.js";

/**
 * @param {Awaited<ReturnType<typeof import("./drawing.js").loadDrawing>>} loaded
 * @param {{act: (action: object) => void, redraw: () => void, preview?: () => unknown}} can
 */
export function openStage({ module, fixed }, { act, redraw, preview = () => null }) {
  /** @type {any} */ let drawing = null;
  let failed = false;

  /**
   * @param {any} doc
   * @param {{live: boolean, busy: boolean, stale: boolean, history: any[]}} now
   */
  function tableOf(doc, { live, busy, stale, history }) {
    const sendable = live && !stale;
    return {
      ...fixed,
      ...surroundings(),
      doc,
      history,
      view: doc.view,
      actions: live ? doc.actions : [],
      me: doc.viewer.seat,
      seats: doc.seats,
      name: namer(doc.seats, fixed.t),
      act: (/** @type {object} */ action) => sendable && !busy && act(action),
      busy,
      stale,
      live,
      redraw,
      preview: () => (live ? preview() : null),
    };
  }

  /** The game's slots; a drawing that fails makes room for the generic one. @param {any} table */
  function slotsOf(table) {
    if (!failed) {
      try {
        drawing ??= module.create(table);
        return drawing.draw(table) ?? {};
      } catch (error) {
        failed = true;
        console.error("The drawing of this game failed:", error);
      }
    }
    drawing = generic.create();
    return drawing.draw(table);
  }

  return {
    tableOf,
    slotsOf,
    get drawing() {
      return drawing ?? {};
    },
  };
}
