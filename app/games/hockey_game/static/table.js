// The drawing of Hockey Game for the table page: view in, slots out. It knows what is offered, never a rule.
import { html, nothing } from "lit-html";
import { drawing } from "stadion/kit/drawing.js";
import { draftHeading, draftTray, teamHeading, teamTray } from "./before.js";
import { bar } from "./desk.js";
import { draftBoard, draftSeat, draftSum, draftTop } from "./draft.js";
import { key } from "./keys.js";
import { pilesTab } from "./piles.js";
import { decision, prunePicks, forced, freshAfter, hinted, nothing as nothingPicked, runs } from "./picks.js";
import { actionWords } from "./offers.js";
import { laidCard } from "./read_card.js";
import { reading } from "./reading.js";
import { sentence } from "./log.js";
import { rink } from "./rink.js";
import { aside, clock, heroRow, seatStrip } from "./seats.js";
import { animations } from "./animations.js";
import { brief, entry } from "./brief.js";
import { score, strip } from "./strips.js";
import { sum, sumLine } from "./sum.js";
import { teamsBoard, teamSum, teamsTop } from "./teams.js";
import { heading, tray } from "./tray.js";

/**
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").Table} Table
 */

/** @param {import("stadion/kit/table.d.ts").DrawContext<Table, any, any, any>} context @returns {Now} */
function desk(context) {
  const now = { ...context.now, ...context };
  now.run = runs(now);
  return now;
}

/** @param {Now} now @returns {import("stadion/kit/table.d.ts").Slots} */
function slots(now) {
  if (now.phase === "team_pick") return teamScreen(now);
  return now.phase === "draft" ? draftScreen(now) : game(now);
}

/** Return whether the page has a place for the strip: not in a replay, nor in a still picture. @param {Now} now */
const hasStrip = ({ table }) => table.live && !table.still;

/** @param {Now} now */
const game = (now) => ({
  top: score(now),
  strip: hasStrip(now) ? strip(now) : undefined,
  board: html`<div class="hgboard ${hasStrip(now) ? "" : "stripped"}">${hasStrip(now) ? nothing : strip(now)}<div
      class="rk">${rink(now)}</div>${laidCard(now)}</div>`,
  bar: { ...bar(now), sumLine: sumLine(now) },
  heading: heading(now),
  tray: html`${now.table.phone ? heroRow(now) : nothing}${tray(now) ?? nothing}`,
  sum: sum(now),
  seat: (/** @type {number} */ seat) => seatStrip(now, seat),
  aside: aside(now),
  tabs: pilesTab(now),
});

/** @param {Now} now */
const teamScreen = (now) => ({
  top: teamsTop(now),
  board: html`<div class="hgboard full">${teamsBoard(now)}</div>`,
  bar: bar(now),
  heading: teamHeading(now),
  tray: teamTray(now),
  sum: teamSum(now),
  seat: (/** @type {number} */ seat) => seatStrip(now, seat),
  aside: clock(now), // drawn before the first card, so that nothing below it moves
  phase: "teams",
});

/** @param {Now} now */
const draftScreen = (now) => ({
  top: draftTop(now),
  board: html`<div class="hgboard full">${draftBoard(now)}</div>`,
  bar: bar(now),
  heading: draftHeading(now),
  tray: draftTray(now),
  sum: draftSum(now),
  seat: (/** @type {number} */ seat) => ({ ...seatStrip(now, seat), body: draftSeat(now, seat) }),
  phase: "draft",
});

export const create = drawing({
  initialUi: () => /** @type {import("./view.d.ts").Ui} */ ({ filter: null, fresh: [], read: null, staged: [] }),
  reading: (/** @type {Table} */ table, ui) => (table.view?.phase ? reading(table, ui.staged) : null),
  decision,
  picks: nothingPicked,
  prunePicks,
  forced,
  hinted,
  desk,
  slots,
  key,
  sentence,
  action: actionWords,
  animations,
  brief,
  entry,
  played: (events, now) => now.setUi({ fresh: freshAfter(events, now.me, now.ui.fresh) }),
});
