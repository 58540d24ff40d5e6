// Looking back from a running table: an old position under the eyes while the match goes on behind it.
import { html } from "lit-html";
import { getJson } from "../net/http.js";
import { worded } from "./panels/event_log.js";

/** @import {Bar, Table} from "../kit/table.d.ts" */

/**
 * @typedef {object} Looking
 * @property {(seq: number) => Promise<void>} look show the table as it stood after an action
 * @property {() => void} backToLive
 * @property {() => Promise<void>} earlier fetch lines older than the page has seen
 * @property {(table: Table) => Bar} bar the action bar meanwhile
 */

/** @param {import("./context.d.ts").TableContext} here @returns {Looking} */
export const lookingBack = (here) => ({
  look: (seq) => look(here, seq),
  backToLive: () => here.set({ past: null }),
  earlier: () => earlier(here),
  bar: (table) => bar(here, table),
});

/** @param {import("./context.d.ts").TableContext} here @param {number} seq */
async function look(here, seq) {
  const { room, urls, set, looking } = here;
  if (seq >= room.doc.seq && room.doc.status !== "finished") return looking.backToLive();
  await here.trying(async () => {
    const doc = await getJson(urls.document(seq));
    room.remember(doc.log);
    here.showing.staging.finish();
    set({ past: { seq, doc }, phoneTab: "table" });
  });
}

/** @param {import("./context.d.ts").TableContext} here */
async function earlier(here) {
  const { room, urls, scroll, set } = here;
  const oldest = room.history[0]?.seq ?? 0;
  if (oldest <= 0) return;
  const before = room.history.length;
  await here.trying(async () => room.remember((await getJson(urls.document(oldest - 1))).log));
  scroll.keepPlace(room.history.length - before);
  set({ complete: room.history.length === before });
}

/** @param {import("./context.d.ts").TableContext} here @param {Table} table @returns {Bar} */
function bar({ page, room, stage, looking }, table) {
  const { t } = table;
  const seq = page.past?.seq ?? 0;
  const { to_act: toAct, viewer } = room.doc;
  const mine = viewer.seat !== null && toAct.includes(viewer.seat);
  const said = room.history
    .filter((entry) => entry.seq === seq)
    .map((entry) => worded(entry, table, stage.drawing)?.text)
    .filter(Boolean);
  return {
    flag: t(mine ? "table-flag-your-turn" : "table-flag-move", { number: seq }),
    kind: mine ? "turn" : "wait",
    sentence: t("table-viewing", { number: seq }),
    second: said.slice(-2).map((text, i) => html`${i ? " · " : ""}${text}`),
    buttons: [
      { label: t("table-older"), icon: "prev", disabled: seq <= 0, run: () => looking.look(seq - 1) },
      { label: t("table-newer"), icon: "next", disabled: seq >= room.doc.seq, run: () => looking.look(seq + 1) },
      { label: t("table-to-live"), primary: true, run: looking.backToLive },
    ],
  };
}
