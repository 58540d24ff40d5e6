// The whole course: call-outs that name the riders of each group, in the right margin.
import { svg } from "lit-html";
import { fix } from "./ground.js";
import { onRoad, spotOf } from "./standing.js";
import { RANK } from "./course.js";
import { windowBox } from "./views.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./reading.js").OnRoad} OnRoad
 */

/** Riders further apart than this are two groups, in ranks. */
const GAP = 3;
const LEFT = 1550;
const ROW = 4;

/** Return the groups of riders that ride together, the first one first. @param {OnRoad[]} riders */
export function groupsOf(riders) {
  const sorted = [...riders].sort((a, b) => b.node.p1 - a.node.p1 || a.node.lane - b.node.lane);
  /** @type {OnRoad[][]} */
  const groups = [];
  for (const one of sorted) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && last.node.p1 - one.node.p1 <= GAP * RANK) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** @param {Desk} desk */
export function callouts(desk) {
  const { finder } = desk.ui.scene;
  const frame = windowBox(desk);
  const edge = (/** @type {string} */ cls) =>
    frame ? svg`<rect class=${cls} rx="14" x=${frame.x} y=${frame.y} width=${frame.w} height=${frame.h}/>` : "";
  const seen = [edge("seen0"), edge("seen1")];
  if (desk.table.phone || finder.window.x + finder.window.w < LEFT + 350) return seen;
  const high = (/** @type {OnRoad[]} */ group) => spotOf(desk.course, group[0]).y;
  const groups = groupsOf(onRoad(desk)).sort((a, b) => high(a) - high(b)); // so that no two lines cross
  const heights = groups.map((group) => 14 + Math.ceil(group.length / ROW) * 66);
  const total = heights.reduce((sum, height) => sum + height + 26, 0);
  let y = groups.length ? Math.max(20, Math.min(high(groups[0]) - 60, 1110 - total)) : 20;
  return svg`${seen}${groups.map((group, i) => {
    const top = y;
    y += heights[i] + 26;
    return callout(desk, group, top, heights[i]);
  })}`;
}

/** @param {Desk} desk @param {OnRoad[]} group @param {number} top @param {number} height */
function callout({ course }, group, top, height) {
  const spot = spotOf(course, group[0]);
  return svg`<g class="callout">
    <path d="M${fix(spot.x)} ${fix(spot.y)}L${LEFT} ${fix(top + height / 2)}" class="lead"/>
    <rect x=${LEFT} y=${fix(top)} width="350" height=${height} rx="14" class="box"/>
    ${group.map((one, i) => tile(one, LEFT + 11 + (i % ROW) * 84, top + 10 + Math.floor(i / ROW) * 66))}</g>`;
}

/** One rider of a group. @param {OnRoad} one @param {number} x @param {number} y */
function tile(one, x, y) {
  const frame = (/** @type {string} */ cls) =>
    svg`<rect x=${x - 4} y=${fix(y - 4)} width="80" height="66" rx="14" class=${cls}/>`;
  const classes = `tok s${one.colour + 1} ${one.jersey ? "jy" : ""}`;
  return svg`<rect x=${x} y=${fix(y)} width="72" height="58" rx="12" class=${classes}/>
    <text x=${x + 36} y=${fix(y + 45)} class="on${one.colour + 1}">${one.number}</text>
    ${one.now ? [frame("now0"), frame("now1")] : ""}`;
}
