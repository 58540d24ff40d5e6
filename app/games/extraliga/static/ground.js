// The places of the slots of a line-up, the ice below them, and the lines of chemistry between them.
import { html, svg } from "lit-html";

/**
 * @typedef {import("./view.d.ts").Slot} Slot
 * @typedef {"wide" | "tall"} Form
 * @typedef {[wideX: number, wideY: number, tallX: number, tallY: number]} Spot
 * @typedef {[pair: string, value: number]} Link
 */

/** Slot centres: wide 640 x 400, tall 390 x 388. @type {Record<Slot, Spot>} */
export const AT = {
  LW: [150, 120, 62, 106],
  C: [320, 110, 195, 100],
  RW: [490, 120, 328, 106],
  D1: [210, 265, 62, 258],
  D2: [430, 265, 328, 258],
  G: [320, 285, 195, 270],
};
/** @type {Record<import("./view.d.ts").TrioName, Spot>} */
export const BADGES = { attack: [320, 22, 195, 17], defence: [320, 378, 195, 372] };
/** @type {Record<Form, string>} */
const BOX = { wide: "0 0 640 400", tall: "0 0 390 388" };
/**
 * The pairs whose line bends, and the position of the label on it.
 * @type {Record<string, {wide: number, tall: number, label: number}>}
 */
const BENT = { "LW-RW": { wide: 128, tall: 164, label: 0.25 }, "D1-D2": { wide: -124, tall: -124, label: 0.5 } };

/** Return the coordinates of a place as custom properties. @param {Spot} spot */
export const place = ([x, y, mx, my]) => `--px:${x};--py:${y};--mx:${mx};--my:${my}`;

/**
 * Return the pairs with their points, except those with an empty place or an excluded player.
 * @param {Pick<import("./desk.js").Desk["rink"], "strength" | "lineup" | "excluded">} rink
 * @returns {Link[]}
 */
export function linksOf({ strength, lineup, excluded }) {
  if (!strength) return [];
  const plays = (/** @type {string} */ name) => {
    const slot = /** @type {Slot} */ (name);
    return lineup[slot] && !excluded.includes(slot);
  };
  return Object.entries({ ...strength.attack.pairs, ...strength.defence.pairs })
    .filter(([pair]) => pair.split("-").every(plays))
    .map(([pair, [value]]) => [pair, value]);
}

/** @param {Form} form @param {Link[]} links */
export const ground = (form, links) =>
  html`<svg class=${form} viewBox=${BOX[form]} aria-hidden="true">
    ${ICE[form]}
    <g class="lkg">${links.map(([pair, value]) => link(form, pair, value))}</g>
  </svg>`;

/** @param {Form} form @param {Link[]} links */
export const marks = (form, links) =>
  html`<svg class="${form} top lkg" viewBox=${BOX[form]} aria-hidden="true">
    ${links.map(([pair, value]) => mark(form, pair, value))}
  </svg>`;

/**
 * Return the ends of a line, its control point, and the position of its label.
 * @param {Form} form @param {string} pair
 */
export function way(form, pair) {
  const from = form === "wide" ? 0 : 2;
  const [a, b] = pair.split("-").map((slot) => AT[/** @type {Slot} */ (slot)].slice(from, from + 2));
  const bent = BENT[pair];
  const mid = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + (bent ? bent[form] : 0)];
  const at = bent?.label ?? 0.5;
  const along = [0, 1].map((i) => (1 - at) ** 2 * a[i] + 2 * at * (1 - at) * mid[i] + at ** 2 * b[i]);
  return { path: bent ? `M${a}Q${mid} ${b}` : `M${a}L${b}`, label: along };
}

/** @param {Form} form @param {string} pair @param {number} value */
function link(form, pair, value) {
  const { path } = way(form, pair);
  const ends = pair
    .split("-")
    .map((slot) => `p-${slot}`)
    .join(" ");
  return (value ? ["o1", "o2", "o3"] : ["u"]).map((cls) => svg`<path d=${path} class="${cls} ${ends}" fill="none" />`);
}

/** @param {Form} form @param {string} pair @param {number} value */
function mark(form, pair, value) {
  const [x, y] = way(form, pair).label;
  const cls = value ? "" : "w";
  return svg`<g transform="translate(${x} ${y})">
    <circle r=${form === "wide" ? 11 : 10} class=${cls} /><text y="5.5" class=${cls}>${value ? "+1" : "0"}</text>
  </g>`;
}

const ICE = {
  wide: svg`
    <rect x="14" y="-60" width="612" height="448" rx="86" fill="var(--ice)" stroke="var(--seat-trim)" stroke-width="6"/>
    <g fill="none" stroke="var(--rink-red)" stroke-width="2.5" opacity=".55">
      <circle cx="150" cy="262" r="62"/><circle cx="490" cy="262" r="62"/><path d="M36 338H604"/></g>
    <path d="M14 176H626" stroke="var(--rink-blue)" stroke-width="9" opacity=".75"/>
    <path d="M14 8H626" stroke="var(--rink-red)" stroke-width="9" stroke-dasharray="16 8" opacity=".7"/>
    <path d="M252 8a68 68 0 0 0 136 0" fill="none" stroke="var(--rink-blue)" stroke-width="2.5" opacity=".7"/>
    <path d="M262 338a58 58 0 0 1 116 0Z" fill="var(--ice-2)" stroke="var(--rink-red)" stroke-width="2.5"/>
    <path d="M284 338v26h72v-26" fill="none" stroke="var(--rink-red)" stroke-width="4"/>
    <g stroke="#fff" stroke-width="1.6" opacity=".85" fill="none">
      <path d="M40 120c90-30 120 30 200-6M400 130c70 20 140-30 210 0"/>
      <path d="M60 310c60 20 120-14 170 10M420 316c70-26 120 14 170-8"/></g>`,
  tall: svg`
    <rect x="5" y="-60" width="380" height="440" rx="58" fill="var(--ice)" stroke="var(--seat-trim)" stroke-width="5"/>
    <g fill="none" stroke="var(--rink-red)" stroke-width="2" opacity=".5">
      <circle cx="70" cy="262" r="48"/><circle cx="320" cy="262" r="48"/><path d="M14 326H376"/></g>
    <path d="M5 187H385" stroke="var(--rink-blue)" stroke-width="7" opacity=".75"/>
    <path d="M5 8H385" stroke="var(--rink-red)" stroke-width="7" stroke-dasharray="14 7" opacity=".7"/>
    <path d="M150 326a45 45 0 0 1 90 0Z" fill="var(--ice-2)" stroke="var(--rink-red)" stroke-width="2"/>`,
};
