// What stands beside the straightened road: trees by the terrain, at a line tents and spectators.
import { svg } from "lit-html";
import { RANK, ranksLeft } from "./course.js";
import { fix } from "./ground.js";

/**
 * @typedef {import("./course.js").Course} Course
 * @typedef {import("./course.js").Node} Node
 * @typedef {import("./course.js").Gate} Gate
 *
 * @typedef {object} Verge of one half, in units
 * @property {number} top of the road
 * @property {number} bottom of the road
 * @property {(progress: number) => number} x of a progress
 */

/** How high spectators stand, and how far before and behind a line, in units. */
const HIGH = 11;
const BEFORE = 90;
const BEHIND = 130;
/** Ranks on which trees stand, of every five: the first has the ranks to go. */
const COUNTED = 5;
const PLANTED = [2, 3];
/** Ranks around a line that are left to spectators. */
const CLEAR = 4;

const FIR = svg`<path d="M0-17 7-5H3.5L8 5H-8L-3.5-5H-7Z" class="fir"/><path d="M0-17 7-5H3.5L8 5H0Z" class="fir2"/>`;
const BUSH = svg`<circle r="5" class="bush"/><circle cx="-1.5" cy="-1.5" r="2.8" class="bush2"/>`;

/** Fields, as shares of the width: from, to. */
const FIELDS = [
  { from: 0.1, to: 0.27, css: "f1" },
  { from: 0.27, to: 0.4, css: "f2" },
  { from: 0.61, to: 0.86, css: "f1" },
];

/** The fields behind a half. @param {{x: number, y: number, w: number, h: number}} box */
export const fieldsOf = ({ x, y, w, h }) =>
  FIELDS.map(
    ({ from, to, css }) =>
      svg`<rect class=${css} x=${fix(x + Math.min(from * w, to * w))} y=${fix(y)}
        width=${fix(Math.abs(to - from) * Math.abs(w))} height=${fix(h)}/>`,
  );

/**
 * @param {Course} course @param {Node[]} nodes of lane 2 in this half @param {Gate[]} gates in this half
 * @param {Verge} verge
 */
export const vergeOf = (course, nodes, gates, verge) => svg`<g class="verge" aria-hidden="true">
  ${nodes.map((node) => tree(course, node, gates, verge))}${gates.map((gate) => crowd(gate, verge))}</g>`;

/** @param {Course} course @param {Node} node @param {Gate[]} gates @param {Verge} verge */
function tree(course, node, gates, { top, bottom, x }) {
  const left = ranksLeft(course, node);
  const clear = gates.some((gate) => Math.abs(gate.at - node.p1) < CLEAR * RANK);
  if (clear || !PLANTED.includes(left % COUNTED)) return "";
  const high = node.space.terrain === "uphill" || node.space.terrain === "downhill";
  const at = x((node.p0 + node.p1) / 2) + ((left * 7) % 17);
  const below = left % 2;
  const y = below ? bottom + 16 : top - 9;
  return svg`<g transform="translate(${fix(at)} ${fix(y)})${below ? " scale(.7)" : ""}">${high ? FIR : BUSH}</g>`;
}

/** @param {Gate} gate @param {Verge} verge */
function crowd({ at, kind }, { top, bottom, x }) {
  if (kind === "start") return "";
  const from = x(at) - BEFORE;
  const row = (/** @type {number} */ y) =>
    svg`<rect class="crowd" x=${fix(from)} y=${fix(y)} width=${BEFORE + BEHIND} height=${HIGH} fill="url(#ur-crowd)"/>`;
  const tents = kind === "finish" ? [12, 32, BEFORE + BEHIND - 32, BEFORE + BEHIND - 12] : [];
  const tent = (/** @type {number} */ along) =>
    svg`<path class="tent" transform="translate(${fix(from + along)} ${fix(top - HIGH - 4)})" d="M0-11-8 2H8Z"/>`;
  return svg`${row(top - HIGH - 4)}${row(bottom + 5)}${tents.map(tent)}`;
}
