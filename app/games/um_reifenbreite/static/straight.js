// The road straightened and cut in two halves, one above the other: the view in which is decided.
import { svg } from "lit-html";
import { RANK, printed, ranksLeft } from "./course.js";
import { LETTER, PATTERN, fix } from "./ground.js";
import { fieldsOf, vergeOf } from "./verge.js";

/** Heights and widths in units: a lane or a rank, both halves together, the margin left, both margins. */
export const ROW = 46;
const HEIGHT = { wide: 468, phone: 434 };
const LEFT = 30;
const MARGINS = 50;
const LANES = 4;
/** Ranks that go on beyond both ends of a half, as far as there is room. */
const BEYOND = 1.5;
/** The smallest text in px (readers need it), and how often the ranks to go are written. */
export const SMALLEST = 12;
const COUNTED = 5;
/** Half the width of such words in px. */
const WORDS = 58;
/** The least width and height of the place to press, in px. */
export const FINGER = 44;

/**
 * @typedef {import("./course.js").Course} Course
 * @typedef {import("./course.js").Node} Node
 * @typedef {import("./course.js").Gate} Gate
 *
 * @typedef {object} Sheet the drawing of both halves, in units
 * @property {number} unit px of a unit
 * @property {number} width
 * @property {number} height
 * @property {number} ranks of a half
 *
 * @typedef {Sheet & {from: number}} Stretch `from`: the progress at which the upper half begins
 */

/** @param {{w: number, h: number}} pane in px @param {boolean} phone @returns {Sheet} */
export function sheetOf({ w, h }, phone) {
  const height = phone ? HEIGHT.phone : HEIGHT.wide;
  const unit = Math.max(0.2, h / height);
  const width = w / unit;
  return { unit, width, height, ranks: Math.max(4, (width - MARGINS) / ROW) };
}

/** The progress of both halves. @param {Sheet} sheet */
const spanOf = ({ ranks }) => 2 * ranks * RANK;

/**
 * Return where the upper half begins: some ranks behind the rider, but not far beyond the finish, and such that the
 * furthest space is in view.
 * @param {Sheet} sheet @param {{at: number, behind: number, furthest: number}} seen progress, ranks, progress
 * @param {number} finish
 */
export function beginOf(sheet, { at, behind, furthest }, finish) {
  const last = finish + 5.5 * RANK - spanOf(sheet);
  const begin = Math.max(0, Math.min(at - behind * RANK, last));
  return Math.max(begin, furthest - spanOf(sheet));
}

/** @param {Node} node */
const middle = ({ p0, p1 }) => (p0 + p1) / 2;

/** Whether a node lies on the drawing. @param {Stretch} stretch @param {Node} node */
export const isSeen = (stretch, node) => middle(node) >= stretch.from && middle(node) < stretch.from + spanOf(stretch);

/** The half of a progress: 0 above, 1 below. @param {Stretch} stretch @param {number} progress */
const halfOf = ({ from, ranks }, progress) => (progress >= from + ranks * RANK ? 1 : 0);

/** The top of the road of a half. @param {Stretch} stretch @param {number} half */
const topOf = ({ height }, half) => (half * height) / 2 + (height / 2 - LANES * ROW) * 0.55;

/** The x of a progress in a half, cut where the half ends. @param {Stretch} stretch @param {number} half */
const acrossOf =
  ({ from, ranks }, half) =>
  (/** @type {number} */ progress) =>
    LEFT + Math.max(-0.1, Math.min(ranks + 0.1, (progress - from) / RANK - half * ranks)) * ROW;

/** The rectangle of a node. @param {Node} node @param {Stretch} stretch */
export function boxOf(node, stretch) {
  const half = halfOf(stretch, middle(node));
  const x = acrossOf(stretch, half);
  return {
    x: x(node.p0),
    y: topOf(stretch, half) + (LANES - node.lane) * ROW,
    w: x(node.p1) - x(node.p0),
    h: ROW,
    half,
  };
}

/** Return where a piece of a node stands. @param {Node} node @param {Stretch} stretch */
export function spotOf(node, stretch) {
  const { x, y, w, half } = boxOf(node, stretch);
  return { x: x + w / 2, y: y + ROW / 2, half };
}

/** Return where a dismounted rider waits: below the road. @param {Node} node @param {Stretch} stretch */
export function roadsideOf(node, stretch) {
  const { x, half } = spotOf(node, stretch);
  return { x, y: topOf(stretch, half) + LANES * ROW + 11, half };
}

/**
 * The road of both halves, without pieces.
 * @param {Course} course @param {Stretch} stretch @param {boolean} terrain
 * @param {{covered: Set<string>, toGo: (left: number) => string, gate: (gate: Gate) => string}} words
 *   `covered`: nodes whose number a piece or a target hides
 */
export function straightRoad(course, stretch, terrain, { covered, toGo, gate }) {
  const nodes = [...course.nodes.values()].filter((node) => isSeen(stretch, node));
  const gates = course.gates.filter(({ at }) => at > stretch.from && at < stretch.from + spanOf(stretch));
  return svg`
    <g class="verge" aria-hidden="true">
      ${fieldsOf({ x: 0, y: 0, w: stretch.width, h: stretch.height / 2 })}
      ${fieldsOf({ x: stretch.width, y: stretch.height / 2, w: -stretch.width, h: stretch.height / 2 })}</g>
    ${[0, 1].map((half) => [vergeBeside(course, stretch, half, nodes), beyond(course, stretch, half, terrain)])}
    ${nodes.map((node) => cell(node, stretch, terrain))}
    ${nodes.filter((node) => terrain && !covered.has(node.key)).map((node) => numeral(node, stretch))}
    ${nodes.map((node) => closedSide(node, nodes, stretch))}
    ${counted(course, nodes).map((node) => counter(course, node, stretch, toGo))}
    ${[0, 1].map((half) => margin(stretch, half))}
    ${gates.map((one) => line(one, stretch, gate(one)))}`;
}

/**
 * The verge of a half, above and below the road.
 * @param {Course} course @param {Stretch} stretch @param {number} half @param {Node[]} nodes
 */
function vergeBeside(course, stretch, half, nodes) {
  const here = (/** @type {number} */ at) => halfOf(stretch, at) === half;
  const within = course.gates.filter(({ at }) => here(at) && at > stretch.from && at < stretch.from + spanOf(stretch));
  const top = topOf(stretch, half);
  const verge = { top, bottom: top + LANES * ROW, x: acrossOf(stretch, half) };
  const ranks = nodes.filter((node) => node.lane === 2 && here(middle(node)));
  return vergeOf(course, ranks, within, verge);
}

/**
 * The road beyond both ends of a half, dimmed: nothing there takes a press.
 * @param {Course} course @param {Stretch} stretch @param {number} half @param {boolean} terrain
 */
function beyond(course, stretch, half, terrain) {
  const begin = stretch.from + half * stretch.ranks * RANK;
  const end = begin + stretch.ranks * RANK;
  const x = (/** @type {number} */ progress) => LEFT + ((progress - begin) / RANK) * ROW;
  const seen = [...course.nodes.values()].filter(
    (node) =>
      (middle(node) < begin && node.p1 > begin - BEYOND * RANK) ||
      (middle(node) >= end && node.p0 < end + BEYOND * RANK),
  );
  return svg`<g class="beyond" aria-hidden="true">${seen.map(
    (node) => svg`<rect class=${`sf ${LETTER[terrain ? node.space.terrain : "asphalt"]}`} x=${fix(x(node.p0))}
      y=${fix(topOf(stretch, half) + (LANES - node.lane) * ROW)} width=${fix(x(node.p1) - x(node.p0))} height=${ROW}/>`,
  )}</g>`;
}

/** @param {Node} node @param {Stretch} stretch @param {boolean} terrain */
function cell(node, stretch, terrain) {
  const { x, y, w, h } = boxOf(node, stretch);
  const kind = terrain ? node.space.terrain : "asphalt";
  const rect = (/** @type {string} */ cls, /** @type {string} */ fill) =>
    svg`<rect data-space=${node.key} x=${fix(x)} y=${fix(y)} width=${fix(w)} height=${h} class=${cls} fill=${fill}/>`;
  return svg`${rect(`sf ${LETTER[kind]}`, "")}${PATTERN[kind] ? rect("", `url(#${PATTERN[kind]})`) : ""}`;
}

/** @param {Node} node @param {Stretch} stretch */
function numeral(node, stretch) {
  const { x, y, w } = boxOf(node, stretch);
  return w > 16 ? svg`<text class="tn" x=${fix(x + w / 2)} y=${fix(y + 28)}>${printed(node.space)}</text>` : "";
}

/**
 * A thick line on the left side, where a bend lets nobody change lanes.
 * @param {Node} node @param {Node[]} nodes @param {Stretch} stretch
 */
function closedSide(node, nodes, stretch) {
  if (!node.space.bend || node.space.left.length) return "";
  const beside = nodes.some((one) => one.lane === node.lane + 1 && one.p0 < node.p1 && one.p1 > node.p0);
  if (!beside) return "";
  const { x, y, w } = boxOf(node, stretch);
  return svg`<path d="M${fix(x)} ${fix(y)}h${fix(w)}" class="thk"/>`;
}

/**
 * The spaces of lane 2 at every fifth rank, one for each number of ranks to go.
 * @param {Course} course @param {Node[]} nodes
 */
const counted = (course, nodes) => [
  ...new Map(
    nodes
      .filter(({ lane }) => lane === 2)
      .map((node) => /** @type {const} */ ([ranksLeft(course, node), node]))
      .filter(([left]) => left && left % COUNTED === 0),
  ).values(),
];

/**
 * The ranks to go, in the verge.
 * @param {Course} course @param {Node} node @param {Stretch} stretch @param {(left: number) => string} toGo
 */
function counter(course, node, stretch, toGo) {
  const left = ranksLeft(course, node);
  const { x, w, half } = boxOf(node, stretch);
  const [at, room] = [x + w / 2, WORDS / stretch.unit];
  const signed = course.gates.some((gate) => Math.abs(gate.at - node.p1) < (room * RANK * 1.6) / ROW);
  if (signed || at < room || at > stretch.width - room) return "";
  return svg`<text class="togo" x=${fix(at)} y=${fix(topOf(stretch, half) - 6)}>${toGo(left)}</text>`;
}

/**
 * The numbers of the lanes, and in the upper half the arrow to the lower one.
 * @param {Stretch} stretch @param {number} half
 */
function margin(stretch, half) {
  const top = topOf(stretch, half);
  const right = stretch.width - 11;
  return svg`${[1, 2, 3, 4].map(
    (lane) => svg`<text class="lane" x="11" y=${fix(top + (LANES + 0.6 - lane) * ROW)}>${lane}</text>`,
  )}${half ? "" : svg`<path class="on" d="M${fix(right)} ${fix(top + ROW)}v${2 * ROW}m-6-9 6 9 6-9"/>`}`;
}

/** @param {Gate} gate @param {Stretch} stretch @param {string} text */
function line(gate, stretch, text) {
  const half = halfOf(stretch, gate.at);
  const [x, top] = [acrossOf(stretch, half)(gate.at), topOf(stretch, half)];
  const size = Math.max(14, SMALLEST / stretch.unit);
  const width = text.length * size * 0.52 + 14;
  const left = Math.max(2, Math.min(stretch.width - width - 2, x - width / 2));
  const high = LANES * ROW + 4;
  return svg`<rect x=${fix(x - 4)} y=${fix(top - 2)} width="8" height=${high} fill="url(#ur-chq)" class="finish-line"/>
    <g class="lsign ${gate.kind}" transform="translate(${fix(left)} ${fix(top - size - 8)})">
      <rect width=${fix(width)} height=${fix(size + 6)} rx="4"/>
      <text x=${fix(width / 2)} y=${fix(size)} font-size=${fix(size)}>${text}</text></g>`;
}
