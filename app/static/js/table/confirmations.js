// What a running table asks of the server besides actions; the dialogs that ask first are in table_dialogs.js.
import { Refusal, send } from "../net/http.js";
import { PACES, pace, setPace } from "../browser/preferences.js";
import { isAmongComputers } from "./state/absence.js";
import { comingBreak } from "./state/coming_break.js";

/** @import {TableStore} from "./state/table_store.js" */

/** @param {TableStore} room */
export const isPlaying = ({ doc }) => doc.viewer.seat !== null && doc.status === "playing";

/**
 * Return whether the reader plays among computers only, so that nobody else waits; the match may rest.
 * @param {import("./context.d.ts").TableContext} context
 */
export const isSolo = ({ store: { doc }, summary }) =>
  doc.viewer.seat !== null &&
  ["playing", "asleep"].includes(doc.status) &&
  !summary.lesson &&
  !summary.tournament &&
  isAmongComputers(doc);

/** Return the text of what leads away from the table. @param {import("./context.d.ts").TableContext} context */
export const leaveText = (context) => (isSolo(context) ? "table-pause" : "table-leave");

/**
 * Leave the table: a player is asked first, a spectator goes at once.
 * @param {import("./context.d.ts").TableContext} context
 */
export function leave(context) {
  if (isPlaying(context.store)) context.set({ dialog: "leave" });
  else location.assign("/");
}

/** @param {import("./context.d.ts").TableContext} context @returns {import("./state/absence.js").AbsenceActions} */
export const absenceActions = (context) => ({
  computer: (seat) => request(context, "POST", "hand_over", { seat }),
  callOff: () => context.set({ dialog: "callOff" }),
  claim: () => context.set({ dialog: "claim" }),
  agree: () => request(context, "POST", "call_off"),
  playOn: () => request(context, "DELETE", "call_off"),
  wake: () => request(context, "POST", "wake"),
  ahead: comingBreak(context.redraw),
});

/**
 * @param {import("./context.d.ts").TableContext} context
 * @returns {import("./state/player_status.js").PlayerStatusActions}
 */
export const playerStatusActions = (context) => ({
  nudge: (seat) => request(context, "POST", "prod", { seat }),
  confirmPresence: () => request(context, "POST", "here"),
  faster: pace() === "whole" ? null : () => (setPace(PACES[PACES.indexOf(pace()) + 1]), context.redraw()),
});

/** @param {import("./context.d.ts").TableContext} context @param {number} seat */
export const takeSeat = (context, seat) =>
  request(context, "POST", "seats", { seat, code: context.code }, () => location.reload());

/**
 * Send a request; a refusal is shown in the bar.
 * @param {import("./context.d.ts").TableContext} context @param {string} method @param {string} path
 * @param {unknown} [body] @param {() => void} [done]
 */
export function request(context, method, path, body, done = () => {}) {
  context.set({ dialog: null });
  return context.attempt(async () => {
    await send(method, `${context.urls.api}/${path}`, body);
    done();
  });
}

/** Return a function that runs a request: a refusal of the server is reported, any other error is thrown. */
export const refusalHandler =
  (/** @type {(refusal: Refusal) => void} */ report) => async (/** @type {() => Promise<void>} */ work) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      report(error);
    }
  };
