// Footballers and the ball on the pitch. Shape, pips and ink differ by seat, so that colour is never needed.
import { nothing, svg } from "lit-html";
import { placed } from "./reading.js";

/**
 * @typedef {import("./view.d.ts").Reading} Reading
 * @typedef {import("./view.d.ts").Standing} Standing
 * @typedef {{ring: (one: Standing) => string, selected: string | null, sprite: string}} How
 * @typedef {import("./view.d.ts").Person} Person
 */

const SHARED = 0.94;
const OFFSET = [
  [-15, -12],
  [15, 12],
];
/** The corner of a hex that two on it leave free. */
const CORNER = [15, -19];
const BALL = [
  { alone: [17, 15], shared: [-20, 14] },
  { alone: [-17, -15], shared: [20, -14] },
];

/**
 * Return where a footballer is drawn: in the middle of their hex, or on their side of a shared one.
 * @param {Reading} now
 * @param {Standing} one
 */
export function spot(now, one) {
  const [x, y] = now.pitch.centre(one.hex);
  return now.on(one.hex).length < 2 ? { x, y, scale: 1, shared: false } : besides(now, one.hex, one.seat);
}

/** A seat's side of a hex that two share. @param {Reading} now @param {string} hex @param {number} seat */
export function besides(now, hex, seat) {
  const [x, y] = now.pitch.centre(hex);
  const [dx, dy] = OFFSET[seat];
  return { x: x + dx, y: y + dy, scale: SHARED, shared: true };
}

/** @param {Reading} now @param {How} how */
export function footballers(now, how) {
  const rank = (/** @type {Standing} */ one) =>
    now.pitch.hexes[one.hex].row * 100 + one.seat * 50 + now.pitch.hexes[one.hex].x;
  const shown = [...now.footballers.values()].filter(placed).sort((a, b) => rank(a) - rank(b));
  return shown.map((one) => {
    const { x, y, scale } = spot(now, one);
    return svg`<g class="who" data-f=${one.id}><g class="tk s${one.seat} ${one.id === how.selected ? "sel" : ""}"
      transform="translate(${x} ${y}) scale(${scale})">
      ${ring(how.ring(one))}${token(one, how)}</g></g>`;
  });
}

/** The ring of a footballer that may move: solid with a free step, dashed with boosts only. @param {string} kind */
const ring = (kind) =>
  kind ? svg`<circle class="r0" r="24" /><circle class="r1 ${kind === "boost" ? "d" : ""}" r="24" />` : nothing;

/** The disc itself, with all its marks. @param {Person} one @param {{sprite: string}} how */
export const token = (one, how) => svg`${one.fallen ? fallen(one) : standing(one)}${pips(one)}${badges(one, how)}`;

/** @param {Person} one */
export const body = (one) =>
  one.seat === 0
    ? svg`<circle class="o1" r="20.5" /><circle class="o2" r="18.8" /><circle class="bd0" r="17" />`
    : svg`<rect class="o1" x="-19.5" y="-19.5" width="39" height="39" rx="9" /><rect class="o2" x="-17.8" y="-17.8"
      width="35.6" height="35.6" rx="7.5" />
    <rect class="bd0" x="-16.2" y="-16.2" width="32.4" height="32.4" rx="6" />`;

/** @param {Person} one */
const hoops = (one) =>
  one.seat === 1 ? svg`<path class="hoop" d="M-16.2-13.8h32.4v3.6h-32.4ZM-16.2 10.2h32.4v3.6h-32.4Z" />` : nothing;

/** @param {Person} one */
const standing = (one) => svg`<g>${body(one)}${hoops(one)}</g><text class="n" y="9">${one.number}</text>`;

/** @param {Person} one */
const fallen = (
  one,
) => svg`<g transform="rotate(-14) scale(1.22 .8)">${body(one)}<rect x="-16" y="-16" width="32" height="32" rx="6"
  fill="url(#hc-lie)" /></g>
  <rect class="plate" x="-9" y="-10.5" width="18" height="21" rx="4" /><text class="n down" y="7.5">${one.number}</text>
  <g transform="translate(${one.seat === 0 ? "19 -9" : "-19 9"})"><circle class="bdg" r="8.5" /><path class="ink"
    d="M0-5V3M-3.6 0 0 3.8 3.6 0M-5 5.5H5" /></g>`;

/** One pip for every printed boost, filled while it is there. @param {Person} one */
function pips(one) {
  const n = one.card.boosts;
  const y = one.seat === 0 ? -21.5 : 21.5;
  const width = 9 * n + 5;
  return svg`<rect class="pill" x=${-width / 2} y=${y - 5.5} width=${width} height="11" rx="5.5" />
    ${Array.from(
      { length: n },
      (_, i) =>
        svg`<circle class=${i < one.boosts ? "pf" : "pe"} cx=${
          -4.5 * (n - 1) + 9 * i
        } cy=${y} r=${i < one.boosts ? 3.1 : 2.6} />`,
    )}`;
}

/**
 * Tired, booked, keeper: always on the outer side of a shared hex.
 * @param {Person} one @param {{sprite: string}} how
 */
function badges(one, { sprite }) {
  const flip = one.seat === 0 ? 1 : -1;
  return svg`${
    one.tired && !one.fallen
      ? svg`<g transform="translate(${17 * flip} ${-12 * flip})"><g class="half"><circle class="bdg"
    r="9.5" /><text class="bt" y="5">½</text></g></g>`
      : nothing
  }
    ${
      one.yellow
        ? svg`<rect class="yc" x=${one.seat === 0 ? -22 : 13.5} y=${one.seat === 0 ? -16 : 4} width="9"
      height="12.5" rx="1.5" transform="rotate(8)" />`
        : nothing
    }
    ${
      one.keeper
        ? svg`<g transform="translate(${-18 * flip} ${15 * flip})"><circle class="bdg" r="10.5" /><svg
      class="glove" x="-8" y="-8" width="16" height="16" viewBox="0 0 24 24"><use href="${sprite}#i-glove"
        /></svg></g>`
        : nothing
    }`;
}

/** Draw the ball; while it flies, over the hex `over`. @param {Reading} now @param {string | null} [over] */
export function ball(now, over = null) {
  if (!now.view.ball) return nothing;
  const [x, y] = over ? now.pitch.centre(over) : ballAt(now);
  const r = now.on(now.view.ball).length ? 12.5 : 16.5; // smaller, so that it does not cover the number beside it
  const free = now.holder || over ? nothing : svg`<circle class="free0" r=${r} /><circle class="free1" r=${r} />`;
  return svg`<g class="ball" transform="translate(${x} ${y})">${free}${leather()}</g>`;
}

/** @param {Reading} now */
export function ballAt(now) {
  const { holder } = now;
  if (!holder || !placed(holder)) return looseAt(now, now.view.ball ?? "");
  const at = spot(now, holder);
  const [dx, dy] = BALL[holder.seat][at.shared ? "shared" : "alone"];
  return [at.x + dx, at.y + dy];
}

/**
 * Draw a free ball beside the footballer on its hex, never on their number.
 * @param {Reading} now @param {string} hex
 */
function looseAt(now, hex) {
  const [x, y] = now.pitch.centre(hex);
  const here = now.on(hex);
  if (!here.length) return [x, y];
  const [dx, dy] = here.length > 1 ? CORNER : BALL[here[0].seat].alone;
  return [x + dx, y + dy];
}

export const leather =
  () => svg`<circle r="11" class="b2" /><circle class="b0" r="9.2" /><path class="b1" d="m0-3.8 3.6 2.6-1.4
    4.2h-4.4l-1.4-4.2Z" />
  <path class="b3" d="M0-9v5M8.4-2.8 3.6-1.2M5.3 7.3 2.2 3M-5.3 7.3-2.2 3M-8.4-2.8l4.8 1.6" />`;
