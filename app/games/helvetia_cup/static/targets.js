// What is lit on the pitch: legal hexes, the chosen one and the way to it, the rose of a long pass.
import { nothing, svg } from "lit-html";
import { ART } from "./pitch.js";

/**
 * @typedef {import("./view.d.ts").Reading} Reading
 * @typedef {import("./view.d.ts").Target} Lit
 * @typedef {import("./view.d.ts").Point} Point
 */

const INSET = 33.5;
const RING = 30.4;

/** @param {Reading} now @param {Map<string, Lit>} targets @param {string | null} chosen */
export const legal = (now, targets, chosen) =>
  svg`<g aria-hidden="true">${[...targets].map(([hex, { cost }]) =>
    hex === chosen
      ? nothing
      : svg`<g class="lgx ${cost === 1 ? "b1" : cost > 1 ? "b2" : ""}">
  <polygon class="bgp" points=${now.pitch.polygon(hex, INSET)} /><polygon class="rg"
    points=${now.pitch.polygon(hex, RING)} />
  ${cost && !now.on(hex).length ? bolts(now.pitch.centre(hex), cost) : nothing}</g>`,
  )}</g>`;

const ABOVE = 27; // the boosts of a footballer there are drawn below

/** The prices of occupied hexes, above the footballer. @param {Reading} now @param {Map<string, Lit>} targets */
export const prices = (now, targets) =>
  svg`<g class="lgx" aria-hidden="true">${[...targets]
    .filter(([hex, { cost }]) => cost && now.on(hex).length)
    .map(([hex, { cost }]) => {
      const [x, y] = now.pitch.centre(hex);
      return bolts([x, y - ABOVE], cost);
    })}</g>`;

/** The price of a hex as a pill of bolts. @param {Point} at @param {number} cost */
function bolts([x, y], cost) {
  const width = 7 + 11 * cost;
  return svg`<rect class="costbg" x=${x - width / 2} y=${y - 9} width=${width} height="18" rx="9" />
    ${Array.from(
      { length: cost },
      (_, i) => svg`<svg class="cost" x=${x - 5.5 * cost + 1 + 11 * i} y=${y - 6.5}
      width="9" height="13" viewBox="0 0 10 14"><use href="${ART}#bolt" /></svg>`,
    )}`;
}

/** @param {Reading} now @param {string | null} hex */
export const chosenHex = (now, hex) =>
  hex
    ? svg`<g class="chosen" aria-hidden="true"><polygon class="bgp" points=${now.pitch.polygon(hex, INSET)} /><polygon
      class="rg" points=${now.pitch.polygon(hex, 32.1)} /></g>`
    : nothing;

/** @param {Reading} now @param {string[]} hexes */
export function path(now, hexes) {
  if (hexes.length < 2) return nothing;
  const points = hexes.map((hex) => now.pitch.centre(hex).join(",")).join(" ");
  return svg`<g aria-hidden="true"><polyline class="path0" points=${points} /><polyline class="path1" points=${points}
    /></g>`;
}

/** The last step or pass, dotted. @param {Reading} now @param {string[]} hexes */
export function lastMove(now, hexes) {
  if (hexes.length < 2) return nothing;
  const d = `M${hexes.map((hex) => now.pitch.centre(hex).join(" ")).join("L")}`;
  return svg`<g aria-hidden="true"><path class="last0" d=${d} /><path class="last1" d=${d} /></g>`;
}

/** Steps that may be taken back, dotted from the ring where they began. @param {Reading} now @param {string[]} hexes */
export function trail(now, hexes) {
  const [x, y] = now.pitch.centre(hexes[0]);
  return svg`${lastMove(now, hexes)}<circle class="began" aria-hidden="true" cx=${x} cy=${y} r="17" />`;
}

/** The flight of a long pass. @param {Reading} now @param {string} from @param {string} to */
export function arc(now, from, to) {
  const [x1, y1] = now.pitch.centre(from);
  const [x2, y2] = now.pitch.centre(to);
  const steep = Math.max(0, Math.abs(y2 - y1) - Math.abs(x2 - x1)) / 3; // a pass up or down the pitch bends to the side
  const d = `M${x1} ${y1}Q${(x1 + x2) / 2 + steep} ${Math.min(y1, y2) - 60 - Math.abs(x2 - x1) / 8} ${x2} ${y2}`;
  return svg`<g aria-hidden="true"><path class="path0" d=${d} /><path class="path1" d=${d} /></g>`;
}

/**
 * The failing numbers, each on the hex where the ball would come down.
 * @param {Reading} now @param {string} target @param {import("./view.d.ts").Miss[]} misses
 */
export function rose(now, target, misses) {
  const tags = new Map();
  for (const { roll, end } of misses) tags.set(end, [...(tags.get(end) ?? []), roll]);
  const arm = (/** @type {import("./view.d.ts").Miss} */ { via, end }) =>
    `M${[target, via ?? [], end]
      .flat()
      .map((hex) => now.pitch.centre(hex).join(" "))
      .join("L")}`;
  return {
    under: svg`<g class="rose" aria-hidden="true">${misses.map(
      (one) => svg`<path class="arm0" d=${arm(one)} /><path
      class="arm" d=${arm(one)} />`,
    )}
      ${[...tags.keys()].map(
        (hex) => svg`<polygon class="landb" points=${now.pitch.polygon(hex, 32.7)} /><polygon
        class="land" points=${now.pitch.polygon(hex, 30.6)} />`,
      )}</g>`,
    over: svg`<g class="rose" aria-hidden="true">${[...tags].map(([hex, rolls]) => tag(now, hex, rolls))}</g>`,
  };
}

/** @param {Reading} now @param {string} hex @param {number[]} rolls */
function tag(now, hex, rolls) {
  const [x, y] = now.pitch.centre(hex);
  const top = now.on(hex).length ? y - 26 : y;
  const text = rolls.join(", ");
  const width = Math.max(30, 12 + 9 * text.length);
  const middle = Math.max(width / 2 - 20, Math.min(820 - width / 2, x));
  return svg`<rect class="tgt" x=${middle - width / 2} y=${top - 13} width=${width} height="26" rx="7" /><text
    x=${middle} y=${top + 7}>${text}</text>`;
}

/** A step that overtaking would add. @param {Reading} now @param {string} from @param {string} to */
export function chevron(now, from, to) {
  const [x1] = now.pitch.centre(from);
  const [x2, y] = now.pitch.centre(to);
  return svg`<g aria-hidden="true" transform="translate(${(x1 + x2) / 2 + (x2 > x1 ? 6 : -6)} ${y}) scale(${
    x2 > x1 ? 1 : -1
  } 1)"><circle r="13" class="chv" /><path class="chv" d="M-6-6 0 0-6 6M1-6 7 0 1 6" /></g>`;
}
