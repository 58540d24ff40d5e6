// Every slot of the page at many moments of a match, in words; one JSON list in, one out.
import { readFileSync } from "node:fs";
import { bar } from "../../../app/games/um_reifenbreite/static/bar.js";
import { board } from "../../../app/games/um_reifenbreite/static/board.js";
import { coversOf, mustSee } from "../../../app/games/um_reifenbreite/static/mustsee.js";
import { pointsTab } from "../../../app/games/um_reifenbreite/static/points.js";
import { seatStrip } from "../../../app/games/um_reifenbreite/static/seats.js";
import { sum } from "../../../app/games/um_reifenbreite/static/sum.js";
import { top } from "../../../app/games/um_reifenbreite/static/top.js";
import { tray } from "../../../app/games/um_reifenbreite/static/tray.js";
import { world } from "../../../app/games/um_reifenbreite/static/world.js";
import { said } from "../said.mjs";
import { deskAt, t } from "./desk.mjs";

globalThis.requestAnimationFrame ??= () => 0; // of the page: what is drawn is looked at as it was drawn

/** @typedef {import("../../../app/games/um_reifenbreite/static/desk.js").Ui["view"]} View */

/** @type {View[]} */
const VIEWS = ["close", "whole", "straight"];

/** The part of the straight road that was shown last, as a page keeps it. */
let stretch = /** @type {import("../../../app/games/um_reifenbreite/static/desk.js").Ui["stretch"]} */ (null);

/** @param {import("./desk.mjs").Moment} moment */
function drawn(moment) {
  const desk = deskAt(moment);
  const straight = { ...desk.ui, view: VIEWS[2], list: true, stretch };
  const { sentence, second, buttons = [], steps = [] } = bar(desk);
  const pane = desk.ui.scene.finder.pane;
  return {
    phase: moment.view.phase,
    top: said(top(desk)),
    bar: [sentence, second, ...buttons.map(({ label }) => label), ...steps.map(({ label }) => label)].join(" "),
    tray: said(tray(desk)),
    sum: said(sum(desk)),
    points: said(pointsTab(desk)),
    seats: Object.keys(moment.view.score).map((seat) => said(Object.values(seatStrip(desk, Number(seat))))),
    boards: [
      ...VIEWS.slice(0, 2).map((view) => said(board({ ...desk, ui: { ...desk.ui, view, list: true } }))),
      said(board({ ...desk, ui: straight })),
    ],
    stretch: (stretch = straight.stretch),
    layers: desk.ui.scene.layers,
    world: said(world(desk.course, moment.components, true, t)).length,
    seen: mustSee(desk).length,
    covers: coversOf(desk)(pane).length,
  };
}

const { components, moments } = JSON.parse(readFileSync(0, "utf8"));
console.log(
  JSON.stringify(moments.map((/** @type {import("./desk.mjs").Moment} */ one) => drawn({ ...one, components }))),
);
