// The dialogs of a running table. They are loaded when the first one is opened.
import { nothing } from "lit-html";
import { absenceActions, isPlaying, isSolo, leave, leaveText, request } from "./confirmations.js";
import { send } from "../net/http.js";
import { longestAbsent } from "./state/absence.js";
import { keyList, question, settings } from "./panels/dialogs.js";

/** @import {Table} from "../kit/table.d.ts" */

/**
 * @param {import("./context.d.ts").TableContext} context @param {Table} table
 * @param {import("./state/page_bar.d.ts").PageBar} bar
 */
export function openDialog(context, table, bar) {
  const { page, store, set } = context;
  const close = () => set({ dialog: null });
  if (page.dialog === "settings") {
    const resign = isPlaying(store) || isSolo(context) ? () => set({ dialog: "resign" }) : null;
    const keys = () => set({ dialog: "keys" });
    const run = { changed: context.redraw, close, keys, resign, stopWaiting: stopWaiting(context) };
    return settings(table, { ...run, leave: () => leave(context), leaveText: leaveText(context) });
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
  if (isSolo(context)) return pauseQuestion(context, table, close);
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

/**
 * Ask what the only player among computers wants: nobody else waits for them.
 * @param {import("./context.d.ts").TableContext} context @param {Table} table @param {() => void} close
 */
function pauseQuestion(context, { t }, close) {
  const home = () => location.assign("/");
  const giveUp = () => request(context, "POST", "resign", undefined, home);
  const pause = () => request(context, "POST", "pause", undefined, home);
  return question({
    title: t("table-pause-title"),
    text: t("table-pause-text"),
    stay: t("table-pause-stay"),
    choices: [
      { label: t("table-pause-resign"), picture: "flag", danger: true, run: giveUp },
      { label: t("table-pause-now"), picture: "clock", run: pause },
    ],
    close,
  });
}

/** Close a dialog whose question no longer applies. @param {() => void} close */
function closeDialog(close) {
  close();
  return nothing;
}

/** @param {import("./context.d.ts").TableContext} context @param {Table} table @param {() => void} close */
function callOffQuestion(context, { t, name }, close) {
  const gone = longestAbsent(context.store.doc, context.now());
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
  const gone = longestAbsent(context.store.doc, context.now());
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

/**
 * Open the dialogs that were just drawn.
 * @param {ParentNode} root @param {import("./context.d.ts").TableContext} context
 * @param {boolean} reads whether the rules are open
 */
export function showDialogs(root, context, reads) {
  for (const one of root.querySelectorAll("dialog:not([open])")) /** @type {HTMLDialogElement} */ (one).showModal();
  restWhile(context, reads || ["settings", "keys"].includes(context.page.dialog ?? ""));
}

let rests = false;

/**
 * At a table with computers only the match, and with it the reader's clock, rests while they read rules or settings.
 * @param {import("./context.d.ts").TableContext} context @param {boolean} reads
 */
function restWhile(context, reads) {
  const { store, attempt, urls } = context;
  if (reads === rests || (reads && !(isSolo(context) && isPlaying(store) && store.doc.clock))) return;
  rests = reads;
  attempt(() => send("POST", `${urls.api}/${reads ? "pause" : "wake"}`));
}
