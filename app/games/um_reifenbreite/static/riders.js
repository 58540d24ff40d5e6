// Pieces on the road: a rider in every state, ghosts, fallen riders, and the small shapes of the teams.
import { nothing, svg } from "lit-html";

/** Second colour of each jersey on the disc, in the order of the colours. */
const JERSEY = [
  "",
  svg`<path d="M-8-4.6H8V-2H-8ZM-8 2H8V4.6H-8Z" class="pat"/>`,
  svg`<path d="M-8-5 -5-8 8 5 5 8Z" class="patk"/>`,
  svg`<path d="M0-8H8V8H0Z" class="pat"/>`,
];

const TICK = svg`<circle cx="8" cy="-8" r="4.2" class="tick"/><path d="M6-8l1.4 1.6L10-9.8" class="tickm"/>`;
const CROSS = svg`<circle cx="8" cy="-8" r="4.4" class="fallx"/>
  <path d="M6.2-9.8l3.6 3.6M9.8-9.8l-3.6 3.6" class="fallm"/>`;
const SHIRT = svg`<path d="M-9.5-10.5-7.5-12l1 1.2h2l1-1.2 2 1.5-1 2-1-.5V-5h-4v-4l-1 .5Z" class="shirt"/>`;
const MARK = svg`<circle r="14" class="mark"/><circle r="14" class="mark2"/>`;
const WALKS = svg`<g class="walks"><circle cx="-9" cy="-11" r="6.2"/>
  <path d="M-9-12.6v3l-2 3.2M-9-9.8l2.2 3M-11.6-11l2.6-1.4 2.6 1.6"/>
  <circle cx="-9" cy="-14.2" r="1.2" class="head"/></g>`;
const HALO = svg`<circle r="12.4" class="halo"/><circle r="12.4" class="halo2"/>`;

/**
 * @typedef {import("stadion/kit/camera.js").Point} Point
 *
 * @typedef {object} Piece
 * @property {number} rider number on the plate
 * @property {number} colour of the jersey that the disc wears, from 0
 * @property {number} x
 * @property {number} y
 * @property {number} heading
 * @property {string} name for a screen reader
 * @property {boolean} [now]
 * @property {boolean} [played]
 * @property {boolean} [fallen]
 * @property {boolean} [jersey]
 * @property {boolean} [marked] what is shown is about the rider
 * @property {boolean} [walks] off the bike
 * @property {string} [stamp] the place over the line
 * @property {boolean} [small] a rider on another leg than the one looked at
 * @property {string} [flag] what a small rider carries, such as "lap 2"
 * @property {"mine"|"later"} [ghost]
 * @property {boolean} [offer] may trade places with the rider to play
 * @property {number} [scale]
 * @property {boolean} [movable] can be dragged to a space
 */

/** @param {Piece} piece */
export function rider(piece) {
  const classes = [
    "rd",
    `s${piece.colour + 1}`,
    piece.jersey && "jersey",
    piece.played && "played",
    piece.fallen && "fallen",
    piece.ghost && "ghost",
    piece.ghost === "later" && "later",
    piece.now && "now",
    piece.offer && "offer",
    piece.walks && "afoot",
  ]
    .filter(Boolean)
    .join(" ");
  const scale = (piece.scale ?? 1) * (piece.small ? 0.6 : 1);
  const role = piece.offer ? "button" : "img";
  const zoom = scale === 1 ? "" : ` scale(${scale})`;
  return svg`<g class=${classes} role=${role} aria-label=${piece.name} data-rider=${piece.rider}
      data-drag=${piece.movable ? "confirm" : nothing}
      transform="translate(${round(piece.x)} ${round(piece.y)})${zoom}">
    ${piece.now ? HALO : ""}${piece.marked ? MARK : ""}
    ${piece.offer ? svg`<circle r="12.4" class="trade"/>` : ""}
    ${piece.ghost ? svg`<circle r="11.8" class="gr"/>` : ""}
    <g class="fig">
      <circle cx="1.5" cy="2" r="9.8" class="sh"/>
      <path d="M-13.5 0H-8M8 0H13.5M5-5.5V5.5" class="bike" transform="rotate(${piece.heading})"/>
      <g class="tilt">${disc(piece)}</g>
    </g>
    ${piece.fallen ? CROSS : piece.played ? TICK : ""}
    ${piece.jersey ? SHIRT : ""}${piece.walks ? WALKS : ""}
    ${
      piece.stamp
        ? svg`<g class="stamp"><rect x="-11" y="-20.5" width="22" height="11.5" rx="2"/>
      <text y="-11.4">${piece.stamp}</text></g>`
        : ""
    }
    ${piece.flag ? svg`<text class="flag" y="19">${piece.flag}</text>` : ""}
  </g>`;
}

/** @param {Piece} piece */
const disc = ({ colour, jersey, rider: number }) => svg`
  <circle r="9.8" class="o1"/><circle r="8.9" class="o2"/>
  <g clip-path="url(#ur-disc)"><circle r="8" class="bd0"/>${JERSEY[colour] ?? ""}</g>
  ${jersey ? svg`<circle r="5.6" class="jy"/>` : ""}
  <rect x="-6" y="-4.2" width="12" height="8.4" rx="2" class="plate"/><text y="3.3">${number}</text>`;

/** Crash: the number of the wave in which a rider fell. @param {Point} spot @param {number} number */
export const wave = ({ x, y }, number, scale = 1) => svg`
  <g transform="translate(${round(x)} ${round(y)}) scale(${scale})"><circle class="wave" cx="-8.5" cy="8" r="7"/>
  <text class="wavet" x="-8.5" y="12.3">${number}</text></g>`;

/**
 * Crash: the arrow from the rider that pulled another down, in a bow beside the two.
 * @param {Point} from @param {Point} to
 */
export function push(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const beside = (/** @type {Point} */ point, /** @type {number} */ along, /** @type {number} */ aside) =>
    `${round(point.x + along * ux - aside * uy)} ${round(point.y + along * uy + aside * ux)}`;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const d = `M${beside(from, 2, 11)}Q${beside(middle, 0, 19)} ${beside(to, -2, 11)}`;
  return svg`<path class="push" marker-end="url(#ur-arrow)" d=${d}/>`;
}

/**
 * A team's shape, for places too small for a disc; `r` is about half its height.
 * @param {number} colour
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {{now?: boolean, jersey?: boolean}} [marks]
 */
export function shape(colour, x, y, r, { now = false, jersey = false } = {}) {
  const d = outlineOf(colour, x, y, r);
  const outline = (/** @type {string} */ cls, /** @type {number} */ width) =>
    svg`<path d=${d} class=${`${cls} s${colour + 1}`} stroke-width=${round(width)}/>`;
  const ring = (/** @type {string} */ cls, /** @type {number} */ width) =>
    svg`<circle cx=${round(x)} cy=${round(y)} r=${round(r * 1.85)} class=${cls} stroke-width=${round(width)}/>`;
  return svg`
    ${now ? [ring("shape-now0", r * 1.1), ring("shape-now", r * 0.72)] : ""}
    ${outline("shape-out", r * 0.75)}${outline("shape-in", r * 0.25)}
    ${jersey ? svg`<circle cx=${round(x)} cy=${round(y)} r=${round(r * 0.48)} class="shape-jersey"/>` : ""}`;
}

/** @param {number} colour @param {number} x @param {number} y @param {number} r */
function outlineOf(colour, x, y, r) {
  const at = (/** @type {[number, number][]} */ ...pairs) =>
    `M${pairs.map(([dx, dy]) => `${round(x + dx * r)} ${round(y + dy * r)}`).join("L")}Z`;
  switch (colour) {
    case 0:
      return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case 1:
      return at([-0.92, -0.92], [0.92, -0.92], [0.92, 0.92], [-0.92, 0.92]);
    case 2:
      return at([0, -1.1], [1.1, 0.9], [-1.1, 0.9]);
    default:
      return at([0, -1.25], [1.25, 0], [0, 1.25], [-1.25, 0]);
  }
}

/** @param {number} number */
const round = (number) => Math.round(number * 10) / 10;
