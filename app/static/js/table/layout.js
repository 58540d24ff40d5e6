// The layout of the table page: the top bar, the board with its strips, the side, and the dock with hand and command.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { actionBar } from "./panels/action_bar.js";
import { bannerView } from "./panels/banner.js";
import { topClocks, clockActions, ownClock, endPause } from "./panels/clock_view.js";
import { phoneTabs, tableHeader } from "./panels/header.js";
import { flag, setFlag } from "../browser/preferences.js";
import { leave, leaveText } from "./confirmations.js";
import { lessonNotice } from "./panels/lesson.js";
import { comingBreak } from "./state/coming_break.js";
import { notices } from "./panels/notices.js";
import { isFolded, isNarrow, showSum, showTab, side } from "./side.js";

/** @import {Slots, Table} from "../kit/table.d.ts" */

const isPhone = () => matchMedia("(max-width: 720px)").matches;

/**
 * @param {import("./context.d.ts").TableContext} context
 * @param {{table: Table, live: Table}} tables `table` is drawn; `live` is the current position
 * @param {Slots} slots @param {import("./state/page_bar.d.ts").PageBar} bar
 */
export function layout(context, { table, live }, slots, bar) {
  const { page, store, playback } = context;
  const { t } = table;
  page.hand ||= Boolean(slots.tray || slots.heading); // from then on its place stays, whatever is in it
  const { hand } = page;
  const tab = isNarrow() ? page.phoneTab : "table";
  const mine = bar.kind === "turn" || bar.kind === "choice";
  const openSum = "sum" in slots ? () => showSum(context) : null;
  return html`${header(context, table, slots)}
    <main
      id="main"
      class="T ${page.hidden ? "pieces-hidden" : ""}"
      data-tab=${tab}
      data-side=${isFolded() ? "rail" : "open"}
    >
      ${keyed(`${hand} ${slots.strip === undefined}`, play(context, { table, live }, slots))}
      ${side(context, { table, live }, slots)}
      ${keyed(
        `${hand} ${tab === "table"}`,
        html`<div class="dock">
          ${hand ? tray(slots, t) : nothing} ${actionBar(bar, table, { clock: ownClock(live), openSum })}
          ${showsResult(context) ? context.end?.result(context, table, slots.bar?.how) : nothing}
        </div>`,
      )}
    </main>
    ${phoneTabs(page.phoneTab, (id) => showTab(context, id), { unread: store.unread, turn: mine }, table)}
    ${page.dialog ? context.dialogs?.openDialog(context, table, bar) : nothing}
    <p class="vh" role="status">${playback.announcement()}</p>
    <p class="vh" role="status" data-clock-said></p>`;
}

/**
 * The board between the strip of the game and what happened.
 * @param {import("./context.d.ts").TableContext} context
 * @param {{table: Table, live: Table}} tables @param {Slots} slots
 */
function play(context, { table, live }, slots) {
  const { playback } = context;
  return html`<div class="play">
    ${slots.strip === undefined ? nothing : gameStrip(context, slots)}
    <section
      class="boardwrap ${table.stale ? "stale" : ""}"
      aria-label=${table.t("table-board")}
      @click=${{ handleEvent: playback.pressed, capture: true }}
    >
      ${slots.board ?? nothing} ${playback.banner ? bannerView(playback.banner, table) : nothing}
      ${showsResult(context) ? context.end?.ceremony(context, table) : nothing}
    </section>
    ${sinceRow(context, table, live, slots.beside)}
  </div>`;
}

/**
 * The strip of the game above the board.
 * @param {import("./context.d.ts").TableContext} context @param {Slots} slots
 */
const gameStrip = ({ playback }, { strip }) =>
  html`<div class="gstrip" @click=${{ handleEvent: playback.pressed, capture: true }}>${strip ?? nothing}</div>`;

/**
 * The row below the board: a notice of the page, otherwise what happened since the reader's last move.
 * @param {import("./context.d.ts").TableContext} context @param {Table} table @param {Table} live
 * @param {Slots["beside"]} beside
 */
function sinceRow(context, table, live, beside) {
  const { page, playback, set } = context;
  const [notice] = noticesOf(context, table);
  const lesson = isNarrow() && !page.lessonClosed ? lessonNotice(table, () => set({ lessonClosed: true })) : null;
  return notice || lesson ? html`<div class="since">${notice ?? lesson}</div>` : playback.strip(live, beside);
}

/** The score or the order of play, in the top bar. @param {Table} table @param {Slots} slots */
const topRow = (table, { top }) =>
  html`<div class="toprow">${top ?? nothing} ${isNarrow() ? topClocks(table) : nothing}</div>`;

/** The hand, with its heading. @param {Slots} slots @param {(id: string) => string} t */
export const tray = ({ heading, tray: content }, t) =>
  html`<section class="trayw" aria-label=${t("table-hand")}>
    ${heading === undefined ? nothing : html`<div class="tr-h">${heading}</div>`}
    ${keyed(heading === undefined, html`<div class="tr-b">${content ?? nothing}</div>`)}
  </section>`;

/** @param {import("./context.d.ts").TableContext} context @param {Table} table @param {Slots} slots */
function header(context, table, slots) {
  const { store, summary, set } = context;
  const access = table.t(
    summary.lesson ? "lesson-tag" : summary.visibility === "private" ? "table-private" : "table-public",
  );
  const sub = store.doc.wait_for_all ? `${access}, ${table.t("away-wait-all")}` : access;
  return tableHeader(
    store,
    table,
    { title: context.title, sub, tournament: tournamentOf(context) },
    topRow(table, slots),
    {
      sound() {
        setFlag("sound", !flag("sound"));
        context.redraw();
      },
      settings: () => set({ dialog: "settings" }),
      leave: () => leave(context),
      leaveText: leaveText(context),
      show: (id) => showTab(context, id),
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

/** @param {import("./context.d.ts").TableContext} context @param {Table} table */
function noticesOf(context, table) {
  const { store, redraw } = context;
  return notices(
    store,
    { ...table, doc: store.doc },
    {
      retry: () => store.retry(),
      agree: () => clockActions(context.urls.api, context.attempt).pause(),
      playOn: () => endPause(context.urls.api, context.attempt),
      showPosition: (seq) => context.pastView.show(seq),
      clearErrors() {
        store.clearErrors();
        redraw();
      },
      ahead: comingBreak(redraw),
      isClosed: (entry) => store.closedNotice === entry,
      close(entry) {
        store.closedNotice = entry;
        redraw();
      },
    },
    context.player,
  );
}

/** @param {import("./context.d.ts").TableContext} context */
export const showsResult = (context) =>
  Boolean(context.store.doc.outcome) &&
  context.end !== null &&
  !context.page.past &&
  !context.playback.scene &&
  !(context.page.resultClosed ?? resultWaits(context));

/**
 * On a phone the result would cover the whole ending: it waits for a press or a rematch. A wrong record is shown at
 * once.
 * @param {import("./context.d.ts").TableContext} context
 */
const resultWaits = ({ store, summary, page }) =>
  isPhone() && !store.doc.rematch && !summary.lesson && !page.checked?.isFaulty;
