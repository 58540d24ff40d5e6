// The dialogs of a running table and what they do.
import { nothing } from "lit-html";
import { longest } from "./state/absence.js";
import { Refusal, send, serverNow } from "../net/http.js";
import { keyList, question, settings } from "./panels/dialogs.js";
import { pace, setPace } from "../browser/preferences.js";

/** @import {Room} from "./state/table_store.js" */
/** @import {Table} from "../kit/table.d.ts" */

/**
 * @param {import("./context.d.ts").TableContext} here @param {Table} table
 * @param {import("./state/page_bar.d.ts").PageBar} bar
 */
export function openDialog(here, table, bar) {
  const { page, room, set } = here;
  const close = () => set({ dialog: null });
  if (page.dialog === "settings") {
    const resign = isPlaying(room) ? () => set({ dialog: "resign" }) : null;
    const keys = () => set({ dialog: "keys" });
    const run = { changed: here.redraw, close, leave: () => leave(here), keys, resign };
    return settings(table, { ...run, stopWaiting: stopWaiting(here) });
  }
  if (page.dialog === "keys") {
    const tips = here.coaching.menu(table, here.redraw, close);
    return keyList(table, bar.buttons ?? [], close, tips);
  }
  if (page.dialog === "resign") return resignQuestion(here, table, close);
  if (page.dialog === "leave") return leaveQuestion(here, table, close);
  if (page.dialog === "callOff") return callOffQuestion(here, table, close);
  if (page.dialog === "claim") return claimQuestion(here, table, close);
  return nothing;
}

/** The host may end it that the table waits for everybody. @param {import("./context.d.ts").TableContext} here */
function stopWaiting(here) {
  const { doc } = here.room;
  if (!doc.wait_for_all || doc.status !== "playing" || here.summary.host?.id !== here.player) return null;
  return () => call(here, "DELETE", "wait_for_all");
}

/** @param {Room} room */
const isPlaying = ({ doc }) => doc.viewer.seat !== null && doc.status === "playing";

/** Whoever only watches may simply go. @param {import("./context.d.ts").TableContext} here */
export function leave(here) {
  if (isPlaying(here.room)) here.set({ dialog: "leave" });
  else location.assign("/");
}

/** @param {import("./context.d.ts").TableContext} here @param {Table} table @param {() => void} close */
function resignQuestion(here, table, close) {
  const { t, seats } = table;
  return question({
    title: t("table-resign-title"),
    text: t(seats.length === 2 ? "table-resign-duel" : "table-resign-more"),
    stay: t("table-keep-playing"),
    choices: [{ label: t("table-resign"), picture: "flag", danger: true, run: () => call(here, "POST", "resign") }],
    close,
  });
}

/** @param {import("./context.d.ts").TableContext} here @param {Table} table @param {() => void} close */
function leaveQuestion(here, table, close) {
  const { t, me } = table;
  const home = () => location.assign("/");
  if (here.summary.lesson) {
    const choices = [{ label: t("table-leave"), picture: "door", run: home }];
    return question({
      title: t("lesson-leave"),
      text: t("lesson-leave-text"),
      stay: t("table-keep-playing"),
      choices,
      close,
    });
  }
  const go = () => call(here, "DELETE", `seats/${me}`, undefined, home);
  const forGood = () => call(here, "POST", "resign", undefined, home);
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

/** @param {import("./context.d.ts").TableContext} here @returns {import("./state/absence.js").Ways} */
export const waysOut = (here) => ({
  computer: (seat) => call(here, "POST", "hand_over", { seat }),
  callOff: () => here.set({ dialog: "callOff" }),
  claim: () => here.set({ dialog: "claim" }),
  agree: () => call(here, "POST", "call_off"),
  playOn: () => call(here, "DELETE", "call_off"),
  wake: () => call(here, "POST", "wake"),
});

/** @param {import("./context.d.ts").TableContext} here @returns {import("./state/player_status.js").Ways} */
export const amongUs = (here) => ({
  prod: (seat) => call(here, "POST", "prod", { seat }),
  here: () => call(here, "POST", "here"),
  faster: pace() === "whole" ? null : () => (setPace(pace() === "normal" ? "fast" : "whole"), here.redraw()),
});

/** There is nothing left to decide. @param {() => void} close */
function back(close) {
  close();
  return nothing;
}

/** @param {import("./context.d.ts").TableContext} here @param {Table} table @param {() => void} close */
function callOffQuestion(here, { t, name }, close) {
  const gone = longest(here.room.doc, serverNow());
  if (!gone) return back(close);
  return question({
    title: t("away-off-title"),
    text: t("away-off-text", { name: name(gone.seat) }),
    stay: t("away-off-stay"),
    choices: [{ label: t("away-off-suggest"), picture: "check", run: waysOut(here).agree }],
    close,
  });
}

/** @param {import("./context.d.ts").TableContext} here @param {Table} table @param {() => void} close */
function claimQuestion(here, { t, name }, close) {
  const gone = longest(here.room.doc, serverNow());
  if (!gone) return back(close);
  const { seat } = gone;
  return question({
    title: t("away-claim-title"),
    text: t("away-claim-text", { name: name(seat) }),
    stay: t("away-off-stay"),
    choices: [{ label: t("away-claim-now"), picture: "trophy", run: () => call(here, "POST", "claim", { seat }) }],
    close,
  });
}

/** @param {import("./context.d.ts").TableContext} here @param {number} seat */
export const takeSeat = (here, seat) => call(here, "POST", "seats", { seat, code: here.code }, () => location.reload());

/**
 * A call whose refusal is shown in the bar.
 * @param {import("./context.d.ts").TableContext} here
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {() => void} [done]
 */
function call(here, method, path, body, done = () => {}) {
  here.set({ dialog: null });
  return here.trying(async () => {
    await send(method, `${here.urls.api}/${path}`, body);
    done();
  });
}

/** Runs something that the server may refuse; a refusal is told, anything else is a fault. */
export const refusals =
  (/** @type {(refusal: Refusal) => void} */ tell) => async (/** @type {() => Promise<void>} */ work) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell(error);
    }
  };
