// The past view: an earlier position of a running match, while the match goes on behind it.
import { html } from "lit-html";
import { getJson } from "../net/http.js";
import { entryText } from "./panels/event_log.js";

/** @import {Bar, Table} from "../kit/table.d.ts" */

/**
 * @typedef {object} PastView
 * @property {(seq: number) => Promise<void>} show shows the table after an action
 * @property {() => void} backToLive
 * @property {() => Promise<void>} loadEarlier fetches lines older than those of the page
 * @property {(table: Table) => Bar} bar the action bar meanwhile
 */

/** @param {import("./context.d.ts").TableContext} context @returns {PastView} */
export const createPastView = (context) => ({
  show: (seq) => showPosition(context, seq),
  backToLive: () => context.set({ past: null }),
  loadEarlier: () => loadEarlier(context),
  bar: (table) => bar(context, table),
});

/** @param {import("./context.d.ts").TableContext} context @param {number} seq */
async function showPosition(context, seq) {
  const { store, urls, set, pastView } = context;
  if (seq >= store.doc.seq && store.doc.status !== "finished") return pastView.backToLive();
  await context.attempt(async () => {
    const doc = await getJson(urls.document(seq));
    store.addHistory(doc.log);
    context.playback.queue.finish();
    set({ past: { seq, doc }, phoneTab: "table" });
  });
}

/** @param {import("./context.d.ts").TableContext} context */
async function loadEarlier(context) {
  const { store, urls, scroll, set } = context;
  const oldest = store.history[0]?.seq ?? 0;
  if (oldest <= 0) return;
  const before = store.history.length;
  await context.attempt(async () => store.addHistory((await getJson(urls.document(oldest - 1))).log));
  scroll.keepPlace(store.history.length - before);
  set({ logComplete: store.history.length === before });
}

/** @param {import("./context.d.ts").TableContext} context @param {Table} table @returns {Bar} */
function bar({ page, store, drawingHost, pastView }, table) {
  const { t } = table;
  const seq = page.past?.seq ?? 0;
  const { to_act: toAct, viewer } = store.doc;
  const mine = viewer.seat !== null && toAct.includes(viewer.seat);
  const texts = store.history
    .filter((entry) => entry.seq === seq)
    .map((entry) => entryText(entry, table, drawingHost.drawing)?.text)
    .filter(Boolean);
  return {
    flag: t(mine ? "table-flag-your-turn" : "table-flag-move", { number: seq }),
    kind: mine ? "turn" : "wait",
    sentence: t("table-viewing", { number: seq }),
    second: texts.slice(-2).map((text, i) => html`${i ? " · " : ""}${text}`),
    buttons: [
      { label: t("table-older"), icon: "prev", disabled: seq <= 0, run: () => pastView.show(seq - 1) },
      { label: t("table-newer"), icon: "next", disabled: seq >= store.doc.seq, run: () => pastView.show(seq + 1) },
      { label: t("table-to-live"), primary: true, run: pastView.backToLive },
    ],
  };
}
