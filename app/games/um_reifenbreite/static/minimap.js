// The small map in the corner: where the window is, and where everybody rides.
import { svg } from "lit-html";
import { listed } from "./course.js";
import { shape } from "./riders.js";

/** The roads of the map: drawn once a race. */
export function roads(course, components) {
  const sections = listed(components.sections);
  const line = (one, cls) => svg`<polyline class="${cls} ${course.active.has(one.id) ? "" : "seci"}" points=${one.centre}/>`;
  return svg`${sections.map((one) => line(one, "sec"))}${sections.map((one) => line(one, "secr"))}
    ${sections.filter((one) => course.gates.some((gate) => gate.line === one.line)).map(letter)}`;
}

function letter({ line, line_xy: [x, y, x2, y2] }) {
  const far = Math.hypot(x - x2, y - y2);
  return svg`<text x=${x + ((x - x2) / far) * 62} y=${y + ((y - y2) / far) * 62 + 40}>${line}</text>`;
}

/**
 * @param {{seat: number, x: number, y: number, now: boolean}[]} riders the one to play last
 * @param {import("./camera.js").Box|null} window
 */
export const traffic = (riders, window) => svg`
  ${riders.map((one) => shape(one.seat, one.x, one.y, one.now ? 24 : 20, { now: one.now }))}
  ${window ? svg`<rect class="win" rx="14" x=${window.x} y=${window.y} width=${window.w} height=${window.h}/>` : ""}`;
