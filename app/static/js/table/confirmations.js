// The dialogs of a running table and their actions.
import { nothing } from "lit-html";
import { longestAbsent } from "./state/absence.js";
import { Refusal, send, serverNow } from "../net/http.js";
import { keyList, question, settings } from "./panels/dialogs.js";
import { pace, setPace } from "../browser/preferences.js";

/** @import {TableStore} from "./state/table_store.js" */
/** @import {Table} from "../kit/table.d.ts" */

/**
 * @param {import("./context.d.ts").TableContext} context @param {Table} table
 * @param {import("./state/page_bar.d.ts").PageBar} bar
 */
export function openDialog(context, table, bar) {
  const { page, store, set } = context;
  const close = () => set({ dialog: null });
  if (page.dialog === "settings") {
    const resign = isPlaying(store) ? () => set({ dialog: "resign" }) : null;
    const keys = () => set({ dialog: "keys" });
    const run = { changed: context.redraw, close, leave: () => leave(context), keys, resign };
    return settings(table, { ...run, stopWaiting: stopWaiting(context) });
  }
  if (page.dialog === "keys") {
    const tips = context.coaching.menu(table, context.redraw, close);
    return keyList(table, bar.buttons ?? [], close, tips);
  }
  if (page.dialog === "resign") return resignQuestion(context, table, close);
  if (page.dialog === "leave") return leaveQuestion(context, table, close);
  if (page.dialog === "callOff") return callOffQuestion(context, table, close);
  if (page.dialog === "claim") return claimQuestion(context, table, close);
  return nothing;
}

/**
 * Return the action with which the host ends waiting for everybody; null where it is not available.
 * @param {import("./context.d.ts").TableContext} context
 */
function stopWaiting(context) {
  const { doc } = context.store;
  if (!doc.wait_for_all || doc.status !== "playing" || context.summary.host?.id !== context.player) return null;
  return () => request(context, "DELETE", "wait_for_all");
}

/** @param {TableStore} room */
const isPlaying = ({ doc }) => doc.viewer.seat !== null && doc.status === "playing";

/**
 * Leave the table: a player is asked first, a spectator goes at once.
 * @param {import("./context.d.ts").TableContext} context
 */
export function leave(context) {
  if (isPlaying(context.store)) context.set({ dialog: "leave" });
  else location.assign("/");
}

/** @param {import("./context.d.ts").TableContext} context @param {Table} table @param {() => void} close */
function resignQuestion(context, table, close) {
  const { t, seats } = table;
  return question({
    title: t("table-resign-title"),
    text: t(seats.length === 2 ? "table-resign-duel" : "table-resign-more"),
    stay: t("table-keep-playing"),
    choices: [
      { label: t("table-resign"), picture: "flag", danger: true, run: () => request(context, "POST", "resign") },
    ],
    close,
  });
}

/** @param {import("./context.d.ts").TableContext} context @param {Table} table @param {() => void} close */
function leaveQuestion(context, table, close) {
  const { t, me } = table;
  const home = () => location.assign("/");
  if (context.summary.lesson) {
    const choices = [{ label: t("table-leave"), picture: "door", run: home }];
    return question({
      title: t("lesson-leave"),
      text: t("lesson-leave-text"),
      stay: t("table-keep-playing"),
      choices,
      close,
    });
  }
  const go = () => request(context, "DELETE", `seats/${me}`, undefined, home);
  const forGood = () => request(context, "POST", "resign", undefined, home);
  return question({
    title: t("table-leave-title"),
    text: t("table-leave-text"),
    stay: t("table-keep-playing"),
    choices: [
      { label: t("table-leave-for-good"), picture: "flag", danger: true, run: forGood },
      { label: t("table-leave-now"), picture: "door", run: go },
    ],
    close,
  });
}

/** @param {import("./context.d.ts").TableContext} context @returns {import("./state/absence.js").AbsenceActions} */
export const absenceActions = (context) => ({
  computer: (seat) => request(context, "POST", "hand_over", { seat }),
  callOff: () => context.set({ dialog: "callOff" }),
  claim: () => context.set({ dialog: "claim" }),
  agree: () => request(context, "POST", "call_off"),
  playOn: () => request(context, "DELETE", "call_off"),
  wake: () => request(context, "POST", "wake"),
});

/**
 * @param {import("./context.d.ts").TableContext} context
 * @returns {import("./state/player_status.js").PlayerStatusActions}
 */
export const playerStatusActions = (context) => ({
  nudge: (seat) => request(context, "POST", "prod", { seat }),
  confirmPresence: () => request(context, "POST", "here"),
  faster: pace() === "whole" ? null : () => (setPace(pace() === "normal" ? "fast" : "whole"), context.redraw()),
});

/** Close a dialog whose question no longer applies. @param {() => void} close */
function closeDialog(close) {
  close();
  return nothing;
}

/** @param {import("./context.d.ts").TableContext} context @param {Table} table @param {() => void} close */
function callOffQuestion(context, { t, name }, close) {
  const gone = longestAbsent(context.store.doc, serverNow());
  if (!gone) return closeDialog(close);
  return question({
    title: t("away-off-title"),
    text: t("away-off-text", { name: name(gone.seat) }),
    stay: t("away-off-stay"),
    choices: [{ label: t("away-off-suggest"), picture: "check", run: absenceActions(context).agree }],
    close,
  });
}

/** @param {import("./context.d.ts").TableContext} context @param {Table} table @param {() => void} close */
function claimQuestion(context, { t, name }, close) {
  const gone = longestAbsent(context.store.doc, serverNow());
  if (!gone) return closeDialog(close);
  const { seat } = gone;
  return question({
    title: t("away-claim-title"),
    text: t("away-claim-text", { name: name(seat) }),
    stay: t("away-off-stay"),
    choices: [
      { label: t("away-claim-now"), picture: "trophy", run: () => request(context, "POST", "claim", { seat }) },
    ],
    close,
  });
}

/** @param {import("./context.d.ts").TableContext} context @param {number} seat */
export const takeSeat = (context, seat) =>
  request(context, "POST", "seats", { seat, code: context.code }, () => location.reload());

/**
 * Send a request; a refusal is shown in the bar.
 * @param {import("./context.d.ts").TableContext} context @param {string} method @param {string} path
 * @param {unknown} [body] @param {() => void} [done]
 */
function request(context, method, path, body, done = () => {}) {
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
