// The drawing of Um Reifenbreite for the table page: view in, slots out. It knows what is offered, never a rule.
import { drawing } from "stadion/kit/drawing.js";
import { bar } from "./bar.js";
import { board, paint } from "./board.js";
import { LIMITS } from "./camera.js";
import { forced } from "./choices.js";
import { courseFor, riderSpot, walk } from "./course.js";
import { deskOf, openingPicks } from "./desk.js";
import { key } from "./keys.js";
import { late, loadAhead } from "./late.js";
import { heading } from "./log.js";
import { coversOf, mustSee } from "./mustsee.js";
import { spotOf } from "./standing.js";
import { pointsTab } from "./points.js";
import { nodeAt, press } from "./press.js";
import { actionWords } from "./offers.js";
import { reading } from "./reading.js";
import { Scene } from "./scene.js";
import { seatStrip } from "./seats.js";
import { sum } from "./sum.js";
import { top } from "./top.js";
import { tray } from "./tray.js";
import { ALWAYS } from "./traintray.js";
import { LEGIBLE, show, viewFor } from "./views.js";

/**
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./choices.js").Picks} Picks
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./desk.js").Hand} Hand
 * @typedef {import("./desk.js").Ui} Ui
 */

/** The events with which a ride begins, or a rider is placed: another entry of the strip below the board. */
const BEGINS = ["placed", "swap_asked", "swapped", "thrown", "seven_thrown", "card_kept"];

/** Called once per page. */
export const create = drawing({
  initialUi,
  reading: (/** @type {Table} */ table, ui) =>
    table.view?.race ? reading(table, ui.course(table.view.race.id), ui.plans) : null,
  decision: (now) => now.decision,
  picks: (now, table, ui) => openingPicks(now, table, ui.course(table.view.race.id)),
  sent: sentOne,
  forced,
  opened,
  desk: deskOf,
  slots,
  played,
  animations: (events, desk, before, after) => desk.ui.late.happenings()?.animations(events, desk, before, after) ?? [],
  brief: (events, desk) => desk.ui.late.happenings()?.brief(events, desk) ?? null,
  entry: (events) => ({ begins: events.some(({ event }) => BEGINS.includes(event)) }),
  key: (event, desk) => key(event, desk, { show: (view) => show(desk, view), finder: desk.ui.scene.finder }),
  heading,
  action: actionWords,
  closed: (ui) => ui.scene.close(),
});

/** @param {Table} table @returns {Ui} */
function initialUi(table) {
  /** @type {Desk|null} */
  let drawn = null;
  const scene = new Scene(
    {
      moved: () => drawn && moved(drawn),
      settled: () => drawn?.table.redraw(),
      drawn: (desk) => (drawn = desk),
      pressed: (event) => drawn && pressBoard(drawn, event),
    },
    table.still,
  );
  const course = (/** @type {string} */ id) => courseFor(table.components, id);
  return {
    view: "close",
    list: false,
    stretch: null,
    keeping: "",
    granted: "",
    lastWindow: null,
    far: false,
    toured: false,
    late: late(() => drawn?.table.redraw()),
    scene,
    course,
    plans: new Map(),
  };
}

/**
 * The server has kept one more card, so it is no longer only picked.
 * @param {Readonly<Picks>} picks @param {import("./view.d.ts").Action} action
 */
function sentOne(picks, action) {
  if (action.type !== "keep") return picks;
  const kind = `${action.team}/${action.card}`;
  return { ...picks, keep: { ...picks.keep, [kind]: picks.keep[kind] - 1 } };
}

/** A question opens in the view that decides it; the others' turn is watched from near. @param {Hand} hand */
function opened(hand) {
  const { ui } = hand;
  ui.list = false;
  ui.toured = false;
  ui.view = viewFor(hand);
  ui.scene.finder.show(false);
}

/** @param {Desk} desk @returns {import("stadion/kit/table.d.ts").Slots} */
function slots(desk) {
  const { t, ui } = desk;
  ui.scene.events.drawn(desk);
  loadAhead(desk);
  takeForGranted(desk);
  watch(desk);
  look(desk);
  return {
    top: top(desk),
    board: board(desk),
    beside: desk.animation ? ui.late.happenings()?.othersDice(desk) : "",
    bar: bar(desk),
    tray: tray(desk),
    sum: sum(desk),
    tabs: [{ id: "points", label: t("ui-tab-points"), body: pointsTab(desk) }],
    seat: (seat) => seatStrip(desk, seat),
    ...openPoints(desk),
  };
}

/**
 * Watch others and every incident from near, and show the whole course before round 1. A course that the viewer has
 * asked for stays.
 * @param {Desk} desk
 */
function watch({ table, ui, animation }) {
  if (!table.live || !(table.about || animation?.others)) return;
  const course = table.about === "course";
  if (ui.view === (course ? "whole" : "close") || (ui.view === "whole" && !ui.toured)) return;
  ui.view = course ? "whole" : "close";
  ui.toured = course;
  ui.scene.finder.show(course);
}

/** Take a draft that gains enough without asking, if the player wants that. @param {Desk} desk */
function takeForGranted({ table, now, ui }) {
  const yes = table.actions.find((one) => one.type === "draft");
  const free = table.live && !table.busy && !table.stale;
  const gain = now.view.draft?.distance ?? 0;
  if (!yes || !free || !table.preferences.get("alwaysDraft") || gain < ALWAYS || ui.granted === now.decision) return;
  ui.granted = now.decision;
  queueMicrotask(() => table.act(yes));
}

/** Point the camera at the decision, unless the player is busy with the camera. @param {Desk} desk */
function look(desk) {
  const { table, now, ui } = desk;
  const { finder } = ui.scene;
  finder.motion = table.motion;
  const points = mustSee(desk);
  const limits = {
    ...(table.phone ? LIMITS.phone : LIMITS.desktop),
    ...(table.live && !table.still && { far: LEGIBLE }),
  };
  const subject = [now.decision, table.about, ...now.happened.map((node) => node.key)].join("/");
  if (points.length) finder.aim({ key: subject, points, covers: coversOf(desk), limits }, now.mine);
}

/** After a move of the window, update its dependents at once, the rest when it has settled. @param {Desk} desk */
function moved(desk) {
  const { scene } = desk.ui;
  if (scene.finder.far === desk.ui.far) return;
  desk.ui.far = scene.finder.far;
  paint(desk);
}

/** @param {Desk} desk @param {MouseEvent} event */
const pressBoard = (desk, event) =>
  press(desk, event, (course) => nodeAt(course, desk.ui.scene.finder.at(event), desk.leg));

/** Open the points for a question about a line, and at the end. @param {Desk} desk */
function openPoints({ now }) {
  const { draft, outlook } = now.view;
  const stakes = now.phase === "draft" ? (draft?.stake ?? []) : Object.values(outlook?.stakes ?? {}).flat();
  const asked = now.mine && ["draft", "move"].includes(now.phase) && stakes.some((one) => one.points);
  return asked || now.phase === "over" ? { open: "points" } : {};
}

/** @param {Entry[]} events @param {Desk} desk @param {Table["doc"]} before */
function played(events, desk, before) {
  const { course, ui } = desk;
  const root = ui.scene.svg.closest(".ur");
  if (!desk.table.motion || ui.view === "straight" || !root) return;
  const old = before?.view?.riders ?? {};
  const spots = (/** @type {number} */ rider) => {
    const node = course.nodes.get(old[rider]?.node ?? "");
    return node ? spotOf(course, { node, state: old[rider].state }) : null;
  };
  const way = (/** @type {Entry} */ { start = "", path = "" }) =>
    walk(course, start, path).map(({ space }) => riderSpot(space));
  ui.late.happenings()?.animate(events, { root, spots, way }, ui.plans.has(events.at(-1)?.seq ?? 0));
}
