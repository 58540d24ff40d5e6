// The lanes unrolled from left to right: the finger's picker, with the same nodes and the same buttons.
import { svg } from "lit-html";
import { RANK, printed } from "./course.js";
import { LETTER, PATTERN, fix } from "./ground.js";

export const ROW = 46;
const LEFT = 26;
const TOP = 14;

/**
 * @typedef {object} Stretch the part of the race that is unrolled
 * @property {number} from progress
 * @property {number} to progress
 * @property {number} width of the drawing in pixels
 */

/** @returns {Stretch} @param {import("./course.js").Course} course @param {number} from @param {number} to */
export const stretchOf = (course, from, to) => {
  const [start, stop] = [Math.max(0, from), Math.min(to, course.end + 15 * RANK)];
  return { from: start, to: stop, width: LEFT + 4 + ((stop - start) * ROW) / RANK };
};

/** The rectangle of a node in the drawing. @param {import("./course.js").Node} node @param {Stretch} stretch */
export function boxOf(node, stretch) {
  const x = (/** @type {number} */ progress) =>
    LEFT + ((Math.max(stretch.from, Math.min(stretch.to, progress)) - stretch.from) * ROW) / RANK;
  return { x: x(node.p0), y: TOP + (4 - node.lane) * ROW, w: x(node.p1) - x(node.p0), h: ROW };
}

/** Return where a piece of a node stands. @param {import("./course.js").Node} node @param {Stretch} stretch */
export function spotOf(node, stretch) {
  const { x, y, w } = boxOf(node, stretch);
  return { x: x + w / 2, y: y + ROW / 2 };
}

/** The nodes of a stretch. @param {import("./course.js").Course} course @param {Stretch} stretch */
export const within = (course, stretch) =>
  [...course.nodes.values()].filter((node) => node.p1 > stretch.from && node.p0 < stretch.to);

/**
 * The road of a stretch, without pieces.
 * @param {import("./course.js").Course} course
 * @param {Stretch} stretch
 * @param {boolean} terrain
 * @param {Set<string>} covered nodes whose number is hidden by a piece or a target
 */
export function unrolledRoad(course, stretch, terrain, covered) {
  const nodes = within(course, stretch);
  const here = new Map(nodes.map((node) => [node.key, node]));
  return svg`
    ${nodes.map((node) => cell(node, stretch, terrain))}
    ${nodes.filter((node) => !covered.has(node.key) && terrain).map((node) => numeral(node, stretch))}
    ${nodes.map((node) => closedSide(node, here, stretch))}
    ${course.gates.filter((gate) => gate.at > stretch.from && gate.at < stretch.to).map((gate) => line(gate, stretch))}
    ${[1, 2, 3, 4].map((lane) => svg`<text class="lane" x="13" y=${TOP + (4.5 - lane) * ROW + 5}>${lane}</text>`)}`;
}

/** @param {import("./course.js").Node} node @param {Stretch} stretch @param {boolean} terrain */
function cell(node, stretch, terrain) {
  const { x, y, w, h } = boxOf(node, stretch);
  const kind = terrain ? node.space.terrain : "asphalt";
  const rect = (/** @type {string} */ cls, /** @type {string} */ fill) =>
    svg`<rect data-space=${node.key} x=${fix(x)} y=${y} width=${fix(w)} height=${h} class=${cls} fill=${fill}/>`;
  return svg`${rect(`sf ${LETTER[kind]}`, "")}${PATTERN[kind] ? rect("", `url(#${PATTERN[kind]})`) : ""}`;
}

/** @param {import("./course.js").Node} node @param {Stretch} stretch */
function numeral(node, stretch) {
  const { x, y, w } = boxOf(node, stretch);
  return w > 16 ? svg`<text class="tn" x=${fix(x + w / 2)} y=${y + 28}>${printed(node.space)}</text>` : "";
}

/**
 * A thick line on the left side, where a bend lets nobody change lanes.
 * @param {import("./course.js").Node} node @param {Map<string, import("./course.js").Node>} here
 * @param {Stretch} stretch
 */
function closedSide(node, here, stretch) {
  const beside = [...here.values()].some(
    (other) => other.lane === node.lane + 1 && other.p0 < node.p1 && other.p1 > node.p0,
  );
  if (!node.space.bend || !beside || node.space.left.length) return "";
  const { x, y, w } = boxOf(node, stretch);
  return svg`<path d="M${fix(x)} ${y}h${fix(w)}" class="thk"/>`;
}

/** @param {import("./course.js").Gate} gate @param {Stretch} stretch */
function line(gate, stretch) {
  const x = LEFT + ((gate.at - stretch.from) * ROW) / RANK;
  return svg`<rect x=${fix(x - 4)} y=${TOP - 2} width="8" height=${4 * ROW + 4} fill="url(#ur-chq)" class="fin"/>
    <g class="lsign ${gate.kind}" transform="translate(${fix(x)} ${TOP + 4 * ROW + 14})">
      <rect x="-11" y="-11" width="22" height="22" rx="5"/><text y="6">${gate.line}</text></g>`;
}

export const HEIGHT = TOP + 4 * ROW + 28;
