// The side of the table page: seats, calculation, log and chat; folded, a rail. Where it has no room beside the board,
// its parts are tabs of the page.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { copyText } from "../browser/clipboard.js";
import { flag, setFlag } from "../browser/preferences.js";
import { icon, jersey, programMark } from "../kit/pieces.js";
import { shownName } from "../kit/words.js";
import { takeSeat } from "./confirmations.js";
import { clockActions, clockFaceOf } from "./panels/clock_view.js";
import { lessonNotice } from "./panels/lesson.js";
import { inTableOrder, seatPanels } from "./panels/seats.js";
import { sidePanel, sideTabs } from "./panels/side_panel.js";

/** @import {SeatContent, Slots, Table} from "../kit/table.d.ts" */

const COPIED_MS = 2000;

/** Return whether the side has no room beside the board: its parts are tabs of the page. */
export const isNarrow = () => matchMedia("(max-width: 1100px), (max-height: 480px)").matches;

/** Return whether the calculation stands open above the log. */
const isSumOpen = () => matchMedia("(min-width: 1600px) and (min-height: 1000px)").matches;

/**
 * The seats, the calculation where it stands open, and the tabs; folded, the rail.
 * @param {import("./context.d.ts").TableContext} context
 * @param {{table: Table, live: Table}} tables @param {Slots} slots
 */
export function side(context, { table, live }, slots) {
  const { playback, store, drawingHost } = context;
  const panel = sidePanelOf(context, table);
  const sum = "sum" in slots ? html`<div class="sumw">${slots.sum ?? emptySum(table)}</div>` : undefined;
  const beside = sum !== undefined && isSumOpen();
  const tabs = sideTabs(live, slots.tabs ?? [], { ...panel, sum: beside ? undefined : sum });
  return html`<aside class="side" aria-label=${table.t("table-rail")}>
    ${
      isFolded()
        ? rail(table, (n) => slots.seat?.(n), tabs, {
            unfold: () => foldSide(context),
            open: (id) => (foldSide(context), panel.open(id)),
          })
        : keyed(
            slots.phase,
            html`<div class="seats">${seatColumn(context, table, slots)}</div>
              ${beside ? sum : nothing}
              ${sidePanel(playback.visibleLines, store, live, drawingHost.drawing, tabs, panel)}`,
          )
    }
  </aside>`;
}

/** Return whether the side is folded to a rail; it is remembered in this browser. */
export const isFolded = () => !flag("side") && !isNarrow();

/** Fold the side, or unfold it. @param {import("./context.d.ts").TableContext} context */
export function foldSide(context) {
  setFlag("side", !flag("side"));
  context.redraw();
}

/**
 * Return the tab with which the side opens: the calculation, if it was open last in this browser. A lesson begins with
 * the log, above which it says what it is about.
 * @param {boolean} isLesson
 */
export const firstTab = (isLesson) => (isLesson || flag("log") ? "log" : "sum");

/** Open the calculation, or the log again. @param {import("./context.d.ts").TableContext} context */
export function showSum(context) {
  const { page } = context;
  const open = page.tab === "sum" && (!isNarrow() || page.phoneTab !== "table");
  setFlag("log", open);
  if (open) return context.set({ tab: "log", phoneTab: "table" });
  if (isFolded()) setFlag("side", true);
  context.set({ tab: "sum", phoneTab: "log" });
}

/**
 * The seats and what belongs below them.
 * @param {import("./context.d.ts").TableContext} context @param {Table} table @param {Slots} slots
 */
const seatColumn = (context, table, slots) =>
  html`${seatPanels(
    table,
    (n) => slots.seat?.(n),
    (n) => takeSeat(context, n),
    clockActions(context.urls.api, context.attempt),
  )}
  ${slots.aside ?? nothing}`;

/** The empty calculation. @param {Pick<Table, "t" | "doc">} table */
const emptySum = ({ t, doc }) =>
  html`<p class="no-sum muted">${doc.status === "finished" ? nothing : t("table-no-sum")}</p>`;

/** The folded side: jersey, points and clock of each seat, and the tabs as icons.
 *
 * @param {Table} table @param {(seat: number) => SeatContent | undefined} content
 * @param {{id: string, label: string, icon?: string, badge?: unknown}[]} tabs
 * @param {{unfold: () => void, open: (id: string) => void}} run
 */
const rail = (table, content, tabs, { unfold, open }) =>
  html`<div class="rail">
    ${inTableOrder(table).map(
      (sat) =>
        html`<button
          class="rs ${table.doc.to_act.includes(sat.seat) ? "on" : ""}"
          type="button"
          aria-label=${table.name(sat.seat)}
          title=${table.name(sat.seat)}
          @click=${unfold}
        >
          ${jersey(sat.sign)}<b class="num">${content(sat.seat)?.points ?? nothing}</b>${clockFaceOf(table, sat)}
        </button>`,
    )}
    <button type="button" aria-label=${table.t("table-unfold")} aria-keyshortcuts="P" @click=${unfold}>
      ${icon("unfold")}
    </button>
    ${tabs.map(
      (tab) =>
        html`<button type="button" aria-label=${tab.label} title=${tab.label} @click=${() => open(tab.id)}>
          ${icon(tab.icon ?? "list")}${tab.badge ? html`<span class="count">${tab.badge}</span>` : nothing}
        </button>`,
    )}
  </div>`;

/**
 * The card of the spectators: how many there are, and the link to invite more.
 * @param {import("./context.d.ts").TableContext} context @param {Table} table
 */
function spectatorCard(context, { t }) {
  const { spectators } = context.page;
  const named = spectators?.players.map(
    (one, i) => html`${i ? ", " : nothing}${programMark(one, t)}${shownName(one.name, t)}`,
  );
  const title = spectators ? t("table-watching", { count: spectators.count }) : t("table-stands");
  return html`<section class="card spec">
    <div class="sh">
      <b class="row">${icon("eye")}${title}</b>
      <button class="btn quiet" type="button" @click=${() => copyLink(context)}>
        ${t(context.page.linkCopied ? "table-copied" : "table-copy")}
      </button>
    </div>
    <p class="sm muted" dir="auto">${named?.length ? named : t("table-stands-text")}</p>
  </section>`;
}

/** @param {import("./context.d.ts").TableContext} context */
async function copyLink({ urls, summary, set }) {
  const link = new URL(urls.page, location.href);
  if (summary.visibility === "private" && summary.code) link.searchParams.set("code", summary.code);
  if (!(await copyText(link.href))) return;
  set({ linkCopied: true });
  setTimeout(() => set({ linkCopied: false }), COPIED_MS);
}

/** @param {import("./context.d.ts").TableContext} context @param {Table} table */
function sidePanelOf(context, table) {
  const { page, store, scroll, set, redraw, playback } = context;
  return {
    tab: isNarrow() && page.phoneTab !== "table" ? phoneTabOf(page) : page.tab,
    fold: () => foldSide(context),
    note: page.lessonClosed || isNarrow() ? undefined : lessonNotice(table, () => set({ lessonClosed: true })),
    stands: context.summary.lesson ? undefined : spectatorCard(context, table),
    open(/** @type {string} */ id) {
      setFlag("log", id !== "sum");
      scroll.scrollToEnd();
      set({ tab: id, phoneTab: page.phoneTab === "table" ? "table" : id === "chat" ? "chat" : "log" });
    },
    list: !flag("no-list"),
    unread: store.unread,
    newLines: scroll.newLines(playback.visibleLines.length),
    look: { shown: page.past?.seq ?? null, open: context.pastView.show },
    earlier: context.pastView.loadEarlier,
    logComplete: page.logComplete || (store.history[0]?.seq ?? 0) === 0,
    scrollToEnd() {
      scroll.scrollToEnd();
      redraw();
    },
    say: () => store.say(),
  };
}

/** Return the tab of the side panel for the phone's tabs Log and Chat. @param {{phoneTab: string, tab: string}} page */
const phoneTabOf = ({ phoneTab, tab }) => (phoneTab === "chat" ? "chat" : tab === "chat" ? "log" : tab);

/**
 * Show a tab of a phone. The result of a match would lie over it, so it is put away.
 * @param {import("./context.d.ts").TableContext} context @param {string} id
 */
export function showTab({ scroll, set, store }, id) {
  scroll.scrollToEnd();
  const over = id !== "table" && isNarrow() && store.doc.status === "finished";
  set({ phoneTab: id, ...(id === "log" || id === "chat" ? { tab: id } : {}), ...(over ? { resultClosed: true } : {}) });
}
