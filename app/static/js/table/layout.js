// Where everything stands on the table page.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { actionBar } from "./panels/action_bar.js";
import { callStrip } from "./panels/banner.js";
import { copied } from "../browser/clipboard.js";
import { clockRail, gifts, ownClock, playOn } from "./panels/clock_view.js";
import { phoneTabs, tableHeader } from "./panels/header.js";
import { icon, programMark } from "../kit/pieces.js";
import { flag, setFlag } from "../browser/preferences.js";
import { afterLesson, lessonStrip } from "./panels/lesson.js";
import { leave, openDialog, takeSeat } from "./confirmations.js";
import { feed } from "./panels/side_panel.js";
import { rematch } from "./panels/rematch_card.js";
import { resultPanel } from "./panels/result_panel.js";
import { seatStrips } from "./panels/seats.js";
import { strips } from "./panels/notices.js";

/** @import {Slots, Table} from "../kit/table.d.ts" */

const COPIED_MS = 2000;

export const isPhone = () => matchMedia("(max-width: 720px)").matches;

/**
 * @param {import("./context.d.ts").TableContext} here
 * @param {{table: Table, live: Table}} tables what is drawn, and where the match stands
 * @param {Slots} slots
 * @param {import("./state/page_bar.d.ts").PageBar} bar
 */
export function layout(here, { table, live }, slots, bar) {
  const { page, room, stage, showing } = here;
  const { t } = table;
  const mine = bar.kind === "turn" || bar.kind === "choice";
  return html`${header(here, table)}
    <main id="main" class="T ${page.hidden ? "pieces-hidden" : ""}" data-tab=${page.phoneTab}>
      ${page.lessonRead ? nothing : lessonStrip(table, () => here.set({ lessonRead: true }))}
      <aside class="colL" aria-label=${t("table-players")}>
        ${keyed(slots.phase, beside(here, table, slots))}
      </aside>
      <div class="colC">
        ${notices(here, table)} ${result(here, table, slots.bar?.how)} ${topRow(here, table, slots)}
        <section
          class="boardwrap ${table.stale ? "stale" : ""}"
          aria-label=${t("table-board")}
          @click=${{ handleEvent: showing.pressed, capture: true }}
        >
          ${slots.board ?? nothing} ${showing.cardsOver(live)} ${here.hints?.shown(table) ?? nothing}
        </section>
        ${actionBar(bar, table, ownClock(table))}
        ${slots.tray ? tray(slots.tray, t) : nothing}
      </div>
      <aside class="colR ${"sum" in slots ? "" : "only-feed"}" aria-label=${t("table-rail")}>
        ${"sum" in slots ? html`<div class="sumw">${slots.sum ?? noSum(table)}</div>` : nothing}
        ${feed(showing.lines, room, live, stage.drawing, slots.tabs ?? [], railOf(here))}
      </aside>
    </main>
    ${phoneTabs(page.phoneTab, (id) => showTab(here, id), { unread: room.unread, turn: mine }, table)}
    ${openDialog(here, table, bar)}
    <p class="vh" role="status">${showing.tell()}</p>
    <p class="vh" role="status" data-clock-said></p>`;
}

/**
 * The seats, and what stands below them.
 * @param {import("./context.d.ts").TableContext} here
 * @param {Table} table
 * @param {Slots} slots
 */
const beside = (here, table, slots) =>
  html`${seatStrips(
    table,
    (n) => slots.seat?.(n),
    (n) => takeSeat(here, n),
    gifts(here.urls.api, here.trying),
  )}
  ${slots.aside ?? nothing} ${here.summary.lesson ? nothing : stands(here, table)}`;

/**
 * The score strip, and what it calls.
 * @param {import("./context.d.ts").TableContext} here
 * @param {Table} table
 * @param {Slots} slots
 */
function topRow({ showing }, table, { top }) {
  const { call } = showing;
  return html`<div class="toprow" @click=${{ handleEvent: showing.pressed, capture: true }}>
    ${top ?? nothing} ${call ? callStrip(call, table) : nothing} ${isPhone() ? clockRail(table) : nothing}
  </div>`;
}

/** Nothing is calculated, and the log stays where it is. @param {Pick<Table, "t" | "doc">} table */
const noSum = ({ t, doc }) =>
  html`<p class="no-sum muted">${doc.status === "finished" ? nothing : t("table-no-sum")}</p>`;

/** @param {unknown} content @param {(id: string) => string} t */
const tray = (content, t) => html`<section class="trayw" aria-label=${t("table-hand")}>${content}</section>`;

/** @param {import("./context.d.ts").TableContext} here @param {Table} table */
function header(here, table) {
  const { room, summary, set } = here;
  const doors = table.t(
    summary.lesson ? "lesson-tag" : summary.visibility === "private" ? "table-private" : "table-public",
  );
  const sub = room.doc.wait_for_all ? `${doors}, ${table.t("away-wait-all")}` : doors;
  return tableHeader(
    room,
    table,
    { title: here.title, sub, marked: Boolean(summary.lesson), tournament: tournamentOf(here) },
    {
      sound() {
        setFlag("sound", !flag("sound"));
        here.redraw();
      },
      settings: () => set({ dialog: "settings" }),
      leave: () => leave(here),
    },
  );
}

/**
 * The page of the tournament that this match belongs to; its code is the match's.
 * @param {import("./context.d.ts").TableContext} here
 */
function tournamentOf({ summary, code }) {
  if (!summary.tournament) return null;
  return `/tournaments/${encodeURIComponent(summary.tournament)}${code ? `?${new URLSearchParams({ code })}` : ""}`;
}

/** Strips above the board. @param {import("./context.d.ts").TableContext} here @param {Table} table */
function notices(here, table) {
  const { room, redraw } = here;
  const shown = strips(
    room,
    { ...table, doc: room.doc },
    {
      retry: () => room.retry(),
      agree: () => gifts(here.urls.api, here.trying).pause(),
      playOn: () => playOn(here.urls.api, here.trying),
      showAway() {
        const since = room.away?.seq ?? room.doc.seq;
        room.away = null;
        here.looking.look(Math.min(since + 1, room.doc.seq));
      },
      look: (seq) => here.looking.look(seq),
      forgetAway() {
        room.away = null;
        redraw();
      },
      forgive() {
        room.forgive();
        redraw();
      },
      isRead: (entry) => room.readOf === entry,
      read(entry) {
        room.readOf = entry;
        redraw();
      },
    },
    here.player,
  );
  return shown.length ? html`<div class="strips">${shown}</div>` : nothing;
}

/** @param {import("./context.d.ts").TableContext} here */
export const showsResult = (here) =>
  Boolean(here.room.doc.outcome) && !here.page.past && !here.showing.scene && !(here.page.resultClosed ?? waits(here));

/**
 * On a phone it would lie over the whole ending: it waits for a press, or for who wants a rematch.
 * @param {import("./context.d.ts").TableContext} here
 */
const waits = ({ room, summary }) => isPhone() && !room.doc.rematch && !summary.lesson;

/** @param {import("./context.d.ts").TableContext} here @param {Table} table @param {string} [how] it was decided */
function result(here, table, how) {
  const { urls, summary, set, room, code, trying, redraw } = here;
  if (!showsResult(here)) return nothing;
  const again = summary.tournament
    ? nothing
    : summary.lesson
      ? afterLesson(table, room.doc.game)
      : rematch({ doc: room.doc, t: table.t, lang: table.lang, code, urls, trying, redraw });
  return resultPanel(
    table,
    { ...urls, replay: urls.replay(), record: summary.tournament ? null : urls.record }, // given out later
    again,
    () => set({ resultClosed: true }),
    how,
  );
}

/**
 * The card of those who watch: how many, and the link to send them.
 * @param {import("./context.d.ts").TableContext} here
 * @param {Table} table
 */
function stands(here, { t }) {
  const { watching } = here.page;
  const named = watching?.players.map((one, i) => html`${i ? ", " : nothing}${programMark(one, t)}${one.name}`);
  return html`<section class="card spec">
    <div class="sh">
      <b class="row">${icon("eye")}${watching ? t("table-watching", { count: watching.count }) : t("table-stands")}</b>
      <button class="btn quiet" type="button" @click=${() => copyLink(here)}>
        ${t(here.page.copied ? "table-copied" : "table-copy")}
      </button>
    </div>
    <p class="sm muted" dir="auto">${named?.length ? named : t("table-stands-text")}</p>
  </section>`;
}

/** @param {import("./context.d.ts").TableContext} here */
async function copyLink({ urls, summary, set }) {
  const link = new URL(urls.page, location.href);
  if (summary.visibility === "private" && summary.code) link.searchParams.set("code", summary.code);
  if (!(await copied(link.href))) return;
  set({ copied: true });
  setTimeout(() => set({ copied: false }), COPIED_MS);
}

/** @param {import("./context.d.ts").TableContext} here */
function railOf(here) {
  const { page, room, scroll, set, redraw, showing } = here;
  return {
    tab: isPhone() && page.phoneTab !== "table" ? phoneRail(page) : page.tab,
    open(/** @type {string} */ id) {
      scroll.toEnd();
      set({ tab: id, phoneTab: page.phoneTab === "table" ? "table" : id === "chat" ? "chat" : "log" });
    },
    list: !flag("no-list"),
    unread: room.unread,
    fresh: scroll.fresh(showing.lines.length),
    look: { shown: page.past?.seq ?? null, open: here.looking.look },
    earlier: here.looking.earlier,
    complete: page.complete || (room.history[0]?.seq ?? 0) === 0,
    toEnd() {
      scroll.toEnd();
      redraw();
    },
    say: (/** @type {string} */ text) => room.say(text),
  };
}

/** The phone's Log and Chat are tabs of the same rail. @param {{phoneTab: string, tab: string}} page */
const phoneRail = ({ phoneTab, tab }) => (phoneTab === "chat" ? "chat" : tab === "chat" ? "log" : tab);

/** @param {import("./context.d.ts").TableContext} here @param {string} id */
export function showTab({ scroll, set }, id) {
  scroll.toEnd();
  set(id === "log" || id === "chat" ? { phoneTab: id, tab: id } : { phoneTab: id });
}
