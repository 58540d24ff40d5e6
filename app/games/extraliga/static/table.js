// The drawing of Extraliga All-Stars for the table page: view in, slots out. It knows what is offered, never a rule.
import { html } from "lit-html";
import { drawing } from "stadion/kit/drawing.js";
import { ABOUT } from "./about.js";
import { bar } from "./bar.js";
import { benchBeside, liesBeside } from "./bench.js";
import { brief } from "./brief.js";
import { cloth } from "./cloth.js";
import { decisionOf, deskOf, prunePicks, noPicks } from "./desk.js";
import { facingOf } from "./facing.js";
import { ice } from "./ice.js";
import { key } from "./keys.js";
import { sentence } from "./log.js";
import { animate, ranked } from "./motion.js";
import { actionWords } from "./offers.js";
import { podium } from "./podium.js";
import { rink } from "./rink.js";
import { bracketStage } from "./bracket.js";
import { halfStage } from "./half.js";
import { lineupsStage } from "./lineups.js";
import { roundStage } from "./round.js";
import { seasonCard, seasonTab } from "./season.js";
import { animations } from "./animations.js";
import { seatStrip } from "./seats.js";
import { sum } from "./sum.js";
import { top } from "./top.js";
import { tray } from "./tray.js";
import { cardAt, zoom } from "./zoom.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Ui} Ui
 */

/** Return the initial state of the page, in which a click or a long press enlarges a card. @returns {Ui} */
function initialUi() {
  /** @type {Ui} */
  const ui = {
    large: null,
    above: null,
    bench: false,
    club: null,
    scenes: new Map(),
    placed: null,
    ranked: null,
    places: null,
    fresh: [],
    open: () => {},
    menu(event) {
      const id = cardAt(event.target);
      if (!id) return;
      event.preventDefault();
      ui.open(id);
    },
    press({ target }) {
      const card = target instanceof Element && !target.closest(".zoom, button") && cardAt(target);
      if (card) ui.open(card);
    },
  };
  document.addEventListener("contextmenu", ui.menu);
  document.addEventListener("click", ui.press);
  return ui;
}

/** The boards of the stages outside of a match. @type {Record<string, (desk: Desk) => unknown>} */
const STAGES = {
  [ABOUT.lineups]: lineupsStage,
  [ABOUT.half]: halfStage,
  [ABOUT.bracket]: bracketStage,
  [ABOUT.round]: roundStage,
};

/** @param {Desk} desk */
function board(desk) {
  const { animating, about } = desk.table;
  const stage = animating ? STAGES[about ?? ""] : undefined;
  if (stage) return stage(desk);
  if (desk.phase === "over") return podium(desk);
  if (desk.phase === "draft") return cloth(desk);
  if (facingOf(desk)) return ice(desk);
  if (desk.rink.cards)
    return liesBeside(desk) ? html`<div class="lu">${rink(desk, true)}${benchBeside(desk)}</div>` : rink(desk);
  return html`<div class="cloth"><div class="fan"><p class="watch">${desk.t("ui-lineups-secret")}</p></div></div>`;
}

const MOST_BESIDE = 4; // the greatest number of seats that leave room for the season below them

const FEW_BESIDE = 2; // the same on a low screen

/** Draw the season under the seats; with five seats, and between phone and desktop, it has a tab. @param {Desk} desk */
function course(desk) {
  const { table, view, seats } = desk;
  const low = matchMedia("(max-height: 859px)").matches;
  const crowded =
    (low && seats.length > FEW_BESIDE) || seats.length > MOST_BESIDE || matchMedia("(max-width: 1100px)").matches;
  if (table.phone) return { aside: seasonCard(desk) };
  if (!crowded) return { aside: seasonCard(desk, low || seats.length > FEW_BESIDE ? 1 : 2) };
  return { tabs: [{ id: "season", label: table.t(view.season ? "ui-season" : "ui-draft"), body: seasonTab(desk) }] };
}

/** @param {Desk} desk @returns {import("stadion/kit/table.d.ts").Slots} */
const slots = (desk) => ({
  top: top(desk),
  board: html`${board(desk)}${zoom(desk)}`,
  bar: bar(desk),
  tray: tray(desk),
  sum: sum(desk),
  phase: desk.phase === "draft" ? "draft" : "season",
  ...course(desk),
  seat: (seat) => seatStrip(desk, seat),
});

/**
 * Return whether an action is sent automatically: a pass without a playable trainer card, but none that may end a
 * match.
 * @param {import("./view.d.ts").Action} action @param {Desk} desk
 */
export const forced = ({ type }, { phase }) => type === "pass" && phase === "trainer";

/**
 * Close what was opened for the question before, and show how the table has changed since.
 * @param {Pick<import("./view.d.ts").OwnContext, "ui" | "table">} context
 */
export function opened({ ui, table }) {
  Object.assign(ui, { large: null, above: null, bench: false, club: null });
  const { ranked: match } = ui;
  ui.ranked = null;
  if (match && table.motion) requestAnimationFrame(() => ranked(match));
}

/** This is called once per page. */
export const create = drawing({
  initialUi,
  reading: (/** @type {Table} */ { view }) => (view?.teams ? view : null),
  decision: decisionOf,
  picks: noPicks,
  prunePicks: (picks, _view, { actions }) => prunePicks(picks, actions),
  desk(context) {
    context.ui.open = (large) => context.setUi({ large });
    return deskOf(context);
  },
  slots,
  animations,
  played(events, { table }, before, after) {
    if (table.motion) requestAnimationFrame(() => animate(events, before, after));
  },
  opened,
  forced,
  key,
  brief,
  sentence,
  action: actionWords,
  closed(ui) {
    document.removeEventListener("contextmenu", ui.menu);
    document.removeEventListener("click", ui.press);
  },
});
