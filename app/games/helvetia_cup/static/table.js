// The drawing of Helvetia Cup for the table page: view in, slots out. It knows what is offered, never a rule.
import { html } from "lit-html";
import { drawing } from "stadion/kit/drawing.js";
import { band, falling } from "./band.js";
import { bar } from "./bar.js";
import { board } from "./board.js";
import { brief, entry } from "./brief.js";
import { around, fingers, sees } from "./camera.js";
import { STEPPING, prunePicks, forced, openingPicks } from "./choices.js";
import { nextTick } from "./countdown.js";
import { deskOf, hinted } from "./desk.js";
import { cardsBoard, squadBoard } from "./draft.js";
import { pitchOf } from "./geometry.js";
import { goalBoard } from "./goal.js";
import { key } from "./keys.js";
import { listTab } from "./list.js";
import { leftFrom, sentence, undone } from "./log.js";
import { animate } from "./motion.js";
import { actionWords } from "./offers.js";
import { loadStyles } from "./pitch_moment.js";
import { decisionOf, readingOf } from "./reading.js";
import { seatStrip } from "./seats.js";
import { ON_PITCH } from "./animation_state.js";
import { animations } from "./animations.js";
import { sum } from "./sum.js";
import { sumLine } from "./sumline.js";
import { top } from "./top.js";
import { tray } from "./tray.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Ui} Ui
 */

/** A played card comes in 260 ms, stays for 900 and goes. */
const CARD_MS = 1420;

/** @param {Table} table @returns {Ui} */
function initialUi(table) {
  const pitch = pitchOf(table.components.pitch);
  /** @type {Ui} */
  const ui = {
    pitch,
    zoomed: table.phone && table.live ? around(pitch.centre("e12")) : null,
    whole: !table.live, // a replay shows the pitch above its controls
    focus: "e12",
    card: null,
    under: null,
    steppedAt: 0,
    pitchShown: false,
    ground: { key: "", drawn: null },
    timers: {},
    redraw: table.redraw,
    gestures: fingers(
      () => ui.zoomed,
      (camera) => {
        ui.zoomed = camera;
        ui.redraw();
      },
    ),
  };
  return ui;
}

/** The phases of choices before anybody stands on the pitch. */
const BEFORE = ["cards", "squad"];

/** @param {Desk} desk */
function slots(desk) {
  count(desk);
  placeInTime(desk);
  loadStyles(desk);
  return {
    top: top(desk),
    board: BEFORE.includes(desk.now.phase)
      ? boardOf(desk)
      : html`${boardOf(desk)}${desk.table.phone ? band(desk) : falling(desk)}`,
    bar: { ...bar(desk), sumLine: sumLine(desk) },
    tray: tray(desk),
    sum: sum(desk),
    tabs: listTab(desk),
    seat: (/** @type {number} */ seat) => seatStrip(desk, seat),
  };
}

/** @param {Desk} desk */
function boardOf(desk) {
  const { phase } = desk.now;
  const overPitch = desk.ui.pitchShown || ON_PITCH.includes(desk.table.about ?? "");
  if (phase === "shot" && (desk.duel || !overPitch)) return goalBoard(desk);
  if (phase === "cards") return cardsBoard(desk);
  return phase === "squad" ? squadBoard(desk) : board(desk);
}

/**
 * Something kept is shown for so long.
 * @param {Ui} ui
 * @param {"card" | "tick"} name
 * @param {number} ms
 */
function later(ui, name, ms, gone = () => {}) {
  clearTimeout(ui.timers[name]);
  ui.timers[name] = setTimeout(() => {
    gone();
    ui.redraw();
  }, ms);
}

/** How long before the end of the reader's time a proposed formation is sent, in ms. */
const IN_TIME_MS = 1500;

/** Send the proposed formation when the reader's own clock runs out. @param {Desk} desk */
function placeInTime({ table, picks, confirm, ui }) {
  const deadline = table.me === null ? null : table.seats[table.me].deadline;
  clearTimeout(ui.timers.place);
  if (!picks.formation || !deadline || !table.live) return;
  const wait = Date.parse(deadline) - table.serverNow() - IN_TIME_MS;
  ui.timers.place = setTimeout(confirm, Math.max(0, wait));
}

/** Count the seconds while offside may be called, even if no message arrives. @param {Desk} desk */
function count({ left, ui }) {
  const wait = nextTick(left);
  if (wait === null) clearTimeout(ui.timers.tick);
  else later(ui, "tick", wait);
}

/**
 * On a narrow page that shows a part of the pitch, show the place of the next decision.
 * @param {import("./desk.js").OwnContext} hand
 */
function opened({ table, now, picks, ui }) {
  ui.pitchShown = false;
  const [placed] = Object.values(picks.formation ?? {});
  const hex = placed ?? now.f(picks.f)?.hex ?? now.view.ball;
  if (!table.phone || ui.whole || !hex || (ui.zoomed && sees(ui.zoomed, ui.pitch.centre(hex)))) return;
  ui.zoomed = around(ui.pitch.centre(hex), ui.zoomed?.w);
}

/** @param {import("./view.d.ts").Entry[]} events @param {Desk} desk */
function played(events, { table, ui }) {
  const card = events.find((one) => one.event === "card_played");
  if (card && table.motion) {
    ui.card = card.card;
    later(ui, "card", CARD_MS, () => (ui.card = null));
  }
  table.redraw();
  const shown = events.map((one) => ({ ...leftFrom(one, table.history), ...one }));
  if (table.motion) requestAnimationFrame(() => show(shown, ui));
}

/** @param {import("./view.d.ts").Entry[]} events @param {Ui} ui */
function show(events, ui) {
  const root = document.querySelector(".hc");
  if (root) animate(events, { root, centre: ui.pitch.centre });
}

/**
 * Return the picks that end with an action: after a step the next footballer is chosen.
 * @param {import("./view.d.ts").Action} action @returns {Partial<import("./view.d.ts").Picks>}
 */
const emptied = ({ type, f }) => ({
  marks: [],
  squad: [],
  asked: false,
  ...(STEPPING.includes(type)
    ? { f: null, moved: f ?? null }
    : type === "take_back"
      ? { f: f ?? null, moved: null }
      : {}),
});

/** Called once per page. */
export const create = drawing({
  initialUi,
  reading(/** @type {Table} */ table, /** @type {Ui} */ ui) {
    ui.redraw = table.redraw;
    return table.view?.coaches ? readingOf(table, ui.pitch) : null;
  },
  decision: decisionOf,
  picks: openingPicks,
  prunePicks,
  sent: (picks, action, left) =>
    left && action.type === "move" ? picks : { ...picks, ...emptied(action), to: null, card: null, on: null },
  opened,
  desk: deskOf,
  slots,
  played,
  animations,
  brief,
  entry,
  forced: (action, { now }) => forced(action, now),
  hinted,
  sentence,
  undone,
  key: (event, desk) => key(event, desk, document.querySelector(".hc")),
  action: actionWords,
  closed: (ui) => Object.values(ui.timers).forEach((one) => clearTimeout(one)),
});
