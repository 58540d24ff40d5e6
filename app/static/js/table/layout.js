// The layout of the table page.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { actionBar } from "./panels/action_bar.js";
import { bannerView } from "./panels/banner.js";
import { copyText } from "../browser/clipboard.js";
import { phoneClocks, clockActions, ownClock, endPause } from "./panels/clock_view.js";
import { phoneTabs, tableHeader } from "./panels/header.js";
import { icon, programMark } from "../kit/pieces.js";
import { flag, setFlag } from "../browser/preferences.js";
import { lessonNotice } from "./panels/lesson.js";
import { leave, takeSeat } from "./confirmations.js";
import { sidePanel } from "./panels/side_panel.js";
import { seatPanels } from "./panels/seats.js";
import { notices } from "./panels/notices.js";

/** @import {Slots, Table} from "../kit/table.d.ts" */

const COPIED_MS = 2000;

export const isPhone = () => matchMedia("(max-width: 720px)").matches;

/**
 * @param {import("./context.d.ts").TableContext} context
 * @param {{table: Table, live: Table}} tables `table` is drawn; `live` is the current position
 * @param {Slots} slots @param {import("./state/page_bar.d.ts").PageBar} bar
 */
export function layout(context, { table, live }, slots, bar) {
  const { page, store, drawingHost, playback } = context;
  const { t } = table;
  const mine = bar.kind === "turn" || bar.kind === "choice";
  return html`${header(context, table)}
    <main id="main" class="T ${page.hidden ? "pieces-hidden" : ""}" data-tab=${page.phoneTab}>
      ${page.lessonClosed ? nothing : lessonNotice(table, () => context.set({ lessonClosed: true }))}
      <aside class="colL" aria-label=${t("table-players")}>
        ${keyed(slots.phase, seatColumn(context, table, slots))}
      </aside>
      <div class="colC">
        ${noticeArea(context, table)}
        ${showsResult(context) ? context.end?.result(context, table, slots.bar?.how) : nothing}
        ${topRow(context, table, slots)}
        <section
          class="boardwrap ${table.stale ? "stale" : ""}"
          aria-label=${t("table-board")}
          @click=${{ handleEvent: playback.pressed, capture: true }}
        >
          ${slots.board ?? nothing} ${playback.cardsOverBoard(live)} ${context.hints?.card(table) ?? nothing}
        </section>
        ${actionBar(bar, table, ownClock(table))}
        ${slots.tray ? tray(slots.tray, t) : nothing}
      </div>
      <aside class="colR ${"sum" in slots ? "" : "only-feed"}" aria-label=${t("table-rail")}>
        ${"sum" in slots ? html`<div class="sumw">${slots.sum ?? emptySum(table)}</div>` : nothing}
        ${sidePanel(playback.visibleLines, store, live, drawingHost.drawing, slots.tabs ?? [], sidePanelOf(context))}
      </aside>
    </main>
    ${phoneTabs(page.phoneTab, (id) => showTab(context, id), { unread: store.unread, turn: mine }, table)}
    ${page.dialog ? context.dialogs?.openDialog(context, table, bar) : nothing}
    <p class="vh" role="status">${playback.announcement()}</p>
    <p class="vh" role="status" data-clock-said></p>`;
}

/**
 * The column with the seats and what belongs below them.
 * @param {import("./context.d.ts").TableContext} context @param {Table} table @param {Slots} slots
 */
const seatColumn = (context, table, slots) =>
  html`${seatPanels(
    table,
    (n) => slots.seat?.(n),
    (n) => takeSeat(context, n),
    clockActions(context.urls.api, context.attempt),
  )}
  ${slots.aside ?? nothing} ${context.summary.lesson ? nothing : spectatorCard(context, table)}`;

/**
 * The score strip, or the banner over it.
 * @param {import("./context.d.ts").TableContext} context @param {Table} table @param {Slots} slots
 */
function topRow({ playback }, table, { top }) {
  const { banner } = playback;
  return html`<div class="toprow" @click=${{ handleEvent: playback.pressed, capture: true }}>
    ${top ?? nothing} ${banner ? bannerView(banner, table) : nothing} ${isPhone() ? phoneClocks(table) : nothing}
  </div>`;
}

/** The empty calculation: it keeps its room, so that the log does not move. @param {Pick<Table, "t" | "doc">} table */
const emptySum = ({ t, doc }) =>
  html`<p class="no-sum muted">${doc.status === "finished" ? nothing : t("table-no-sum")}</p>`;

/** @param {unknown} content @param {(id: string) => string} t */
const tray = (content, t) => html`<section class="trayw" aria-label=${t("table-hand")}>${content}</section>`;

/** @param {import("./context.d.ts").TableContext} context @param {Table} table */
function header(context, table) {
  const { store, summary, set } = context;
  const access = table.t(
    summary.lesson ? "lesson-tag" : summary.visibility === "private" ? "table-private" : "table-public",
  );
  const sub = store.doc.wait_for_all ? `${access}, ${table.t("away-wait-all")}` : access;
  return tableHeader(
    store,
    table,
    { title: context.title, sub, marked: Boolean(summary.lesson), tournament: tournamentOf(context) },
    {
      sound() {
        setFlag("sound", !flag("sound"));
        context.redraw();
      },
      settings: () => set({ dialog: "settings" }),
      leave: () => leave(context),
    },
  );
}

/**
 * Return the address of the tournament that this match belongs to, or null; the match's code opens it.
 * @param {import("./context.d.ts").TableContext} context
 */
function tournamentOf({ summary, code }) {
  if (!summary.tournament) return null;
  return `/tournaments/${encodeURIComponent(summary.tournament)}${code ? `?${new URLSearchParams({ code })}` : ""}`;
}

/** The notices above the board. @param {import("./context.d.ts").TableContext} context @param {Table} table */
function noticeArea(context, table) {
  const { store, redraw } = context;
  const shown = notices(
    store,
    { ...table, doc: store.doc },
    {
      retry: () => store.retry(),
      agree: () => clockActions(context.urls.api, context.attempt).pause(),
      playOn: () => endPause(context.urls.api, context.attempt),
      showMissed() {
        const since = store.missed?.seq ?? store.doc.seq;
        store.missed = null;
        context.pastView.show(Math.min(since + 1, store.doc.seq));
      },
      showPosition: (seq) => context.pastView.show(seq),
      dismissMissed() {
        store.missed = null;
        redraw();
      },
      clearErrors() {
        store.clearErrors();
        redraw();
      },
      isClosed: (entry) => store.closedNotice === entry,
      close(entry) {
        store.closedNotice = entry;
        redraw();
      },
    },
    context.player,
  );
  return shown.length ? html`<div class="strips">${shown}</div>` : nothing;
}

/** @param {import("./context.d.ts").TableContext} context */
export const showsResult = (context) =>
  Boolean(context.store.doc.outcome) &&
  context.end !== null &&
  !context.page.past &&
  !context.playback.scene &&
  !(context.page.resultClosed ?? resultWaits(context));

/**
 * On a phone the result would cover the whole ending: it waits for a press, or for a rematch.
 * @param {import("./context.d.ts").TableContext} context
 */
const resultWaits = ({ store, summary }) => isPhone() && !store.doc.rematch && !summary.lesson;

/**
 * The card of the spectators: how many there are, and the link to invite more.
 * @param {import("./context.d.ts").TableContext} context @param {Table} table
 */
function spectatorCard(context, { t }) {
  const { spectators } = context.page;
  const named = spectators?.players.map((one, i) => html`${i ? ", " : nothing}${programMark(one, t)}${one.name}`);
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

/** @param {import("./context.d.ts").TableContext} context */
function sidePanelOf(context) {
  const { page, store, scroll, set, redraw, playback } = context;
  return {
    tab: isPhone() && page.phoneTab !== "table" ? phoneTabOf(page) : page.tab,
    open(/** @type {string} */ id) {
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
    say: (/** @type {string} */ text) => store.say(text),
  };
}

/** Return the tab of the side panel for the phone's tabs Log and Chat. @param {{phoneTab: string, tab: string}} page */
const phoneTabOf = ({ phoneTab, tab }) => (phoneTab === "chat" ? "chat" : tab === "chat" ? "log" : tab);

/** @param {import("./context.d.ts").TableContext} context @param {string} id */
export function showTab({ scroll, set }, id) {
  scroll.scrollToEnd();
  set(id === "log" || id === "chat" ? { phoneTab: id, tab: id } : { phoneTab: id });
}
