// The pitch itself: grass, zones, lines and letters. The same for a whole match, so it is made once.
import { nothing, svg } from "lit-html";
import { artOf } from "stadion/kit/pieces.js";

/**
 * @typedef {import("stadion/kit/table.d.ts").Say} Say
 * @typedef {import("./view.d.ts").Reading} Reading
 * @typedef {import("./view.d.ts").Shape} Shape
 */

export const ART = artOf(import.meta.url).file;
export const VIEW = { x: -38, y: -18, width: 876, height: 532 };
const STRIPES = [0, 130, 250, 370, 490, 610, 730];

/** Patterns that fills refer to by id. */
export const defs = () => svg`<defs>
  <pattern id="hc-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect
    width="3" height="9" fill="#F4F6EE" fill-opacity=".30" /></pattern>
  <pattern id="hc-lie" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect
    width="2.2" height="5" fill="#15211C" fill-opacity=".75" /></pattern>
  <pattern id="hc-z-left" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect
    width="10" height="10" fill="#F4F6EE" fill-opacity=".09" /><rect width="2" height="10" fill="#F4F6EE"
      fill-opacity=".20" /></pattern>
  <pattern id="hc-z-right" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect
    width="10" height="10" fill="#F4F6EE" fill-opacity=".09" /><rect width="2" height="10" fill="#F4F6EE"
      fill-opacity=".20" /></pattern>
  <pattern id="hc-z-centre" width="11" height="11" patternUnits="userSpaceOnUse"><rect width="11" height="11"
    fill="#F4F6EE" fill-opacity=".15" /><circle cx="5.5" cy="5.5" r="1.5" fill="#F4F6EE" fill-opacity=".38" /></pattern>
  <pattern id="hc-net" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 0 9 9M9 0 0 9" stroke="#F4F6EE"
    stroke-width="1" stroke-opacity=".7" fill="none" /></pattern>
  <pattern id="hc-chev" width="30" height="24" patternUnits="userSpaceOnUse"><path d="M6 4l8 8-8 8M15 4l8 8-8 8"
    fill="none" stroke="#F4F6EE" stroke-width="3" stroke-opacity=".5" /></pattern>
  <radialGradient id="hc-vig" cx="50%" cy="50%" r="72%"><stop offset="60%" stop-color="#000" stop-opacity="0" /><stop
    offset="100%" stop-color="#04140A" stop-opacity=".30" /></radialGradient>
</defs>`;

/** Layers 1 to 7 of the board. @param {Shape} pitch @param {string[]} teams @param {Say} t */
export function ground(pitch, teams, t) {
  return svg`<g class="pitch" aria-hidden="true">
    <rect x="0" y="-3" width="800" height="502" rx="14" class="g1" />
    ${STRIPES.map((x, i) => svg`<rect x=${x} y="-3" width=${i ? 60 : 70} height="502" class="g2" />`)}
    <rect x="0" y="-3" width="800" height="502" rx="14" fill="url(#hc-vig)" />
    ${teams.map(
      (team, seat) => svg`<svg class="wm" x=${150 + 300 * seat} y="148" width="200" height="200"
      viewBox="0 0 32 32"><use href="${ART}#gl-${team}" /></svg>`,
    )}
    ${[8, 442].map((y) => lane(y))}
    ${pitch.ids.map((id) => zone(pitch, id))}
    ${pitch.goals.map((id) => svg`<polygon points=${pitch.polygon(id)} fill="#F4F6EE" fill-opacity=".30" />`)}
    ${pitch.ids.map((id) => svg`<polygon class="grid" points=${pitch.polygon(id)} />`)}
    ${chalk(pitch)}${flags(t)}${letters()}
  </g>`;
}

/** The chevrons of an acceleration zone point away from the halfway line. @param {number} y */
const lane = (y) => svg`<rect x="10" y=${y} width="780" height="46" fill="#F4F6EE" fill-opacity=".07" />
  <g transform="translate(400 ${y + 11})"><rect width="390" height="24" fill="url(#hc-chev)" /><g
    transform="scale(-1 1)"><rect width="390" height="24" fill="url(#hc-chev)" /></g></g>`;

/** @param {Shape} pitch @param {string} id */
function zone(pitch, id) {
  const shooting = pitch.hexes[id].shooting_zone;
  return shooting ? svg`<polygon points=${pitch.polygon(id, 34)} fill="url(#hc-z-${shooting.zone})" />` : nothing;
}

/** @param {Shape} pitch */
const chalk = (pitch) => svg`<rect class="chalk" x="4" y="1" width="792" height="494" rx="10" stroke-width="3" />
  ${[0, 1].map((seat) => svg`<path class="chalk" stroke-width="3.5" d=${pitch.outline(pitch.area(seat))} />`)}
  ${pitch.goals.map((id) => svg`<polygon class="chalk" stroke-width="3" points=${pitch.polygon(id)} />`)}
  <circle class="chalk" cx="400" cy="248" r="84" stroke-width="3.5" /><circle cx="400" cy="248" r="5" class="dot" />
  <path class="chalk" d="M400 1V495" stroke-width="3.5" /><path d="M400 1V495" class="dash" />
  ${pitch.spots.map((id) => svg`<circle cx=${pitch.centre(id)[0]} cy=${pitch.centre(id)[1]} r="6" class="dot rim" />`)}
  ${[-26, 796].map(
    (x) => svg`<g><rect x=${x} y="196" width="30" height="104" rx="4" fill="#0A1F18" /><rect x=${x} y="196" width="30"
      height="104" rx="4" fill="url(#hc-net)" />
    <rect x=${x} y="196" width="30" height="104" rx="4" class="chalk" stroke-width="3" /><path d="M${x < 0 ? 4 : 796}
      194v108" class="chalk" stroke-width="6" /></g>`,
  )}`;

/** @param {Say} t */
const flags = (t) => svg`${[
  [-3, -1],
  [499, 1],
].map(
  ([y, way]) =>
    svg`<g transform="translate(400 ${y}) scale(1 ${-way})"><path d="M0 0v-12" class="pole" /><path d="M0-12l14 4-14
      4Z" class="cloth" /></g>`,
)}
  <text class="lab" x="422" y="-5">${t("ui-offside-limit")}</text>`;

const letters = () => svg`${["a", "b", "c", "g", "h", "i"].map((row) =>
  [-13, 813].map(
    (x) => svg`<text class="lab" x=${x} y=${45 + 52 * "abcdefghi".indexOf(row)} text-anchor="middle">${row}</text>`,
  ),
)}
  ${[0, 4, 8, 16, 20, 24].map(
    (x) => svg`<text class="lab" x=${40 + 30 * x} y="511"
    text-anchor="middle">${x}</text>`,
  )}`;

const WORDS = { b21: "left", e18: "centre", h21: "right", b3: "right", e6: "centre", h3: "left" };

/**
 * The words of the shooting zones, as the shooter sees them; not where something else is to be seen.
 * @param {Reading} now @param {Map<string, unknown>} taken @param {Say} t
 */
export const zoneWords = (now, taken, t) =>
  svg`${Object.entries(WORDS)
    .filter(([hex]) => !taken.has(hex) && !now.on(hex).length)
    .map(([hex, id]) => {
      const [x, y] = now.pitch.centre(hex);
      return svg`<text class="zl" x=${x} y=${y + 5} text-anchor="middle">${t(`ui-zone-${id}`)}</text>`;
    })}`;
