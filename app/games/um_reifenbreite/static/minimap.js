// The small map in the corner: where the window is, and where everybody rides.
import { svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { fix } from "./ground.js";
import { listed } from "./course.js";
import { onRoad, spotOf } from "./pieces.js";
import { shape } from "./riders.js";

/**
 * @param {import("./desk.js").Desk} desk
 * @param {import("./camera.js").Box} window
 */
export const minimap = (desk, window) => {
  const { course, table } = desk;
  const riders = onRoad(desk).sort((a, b) => Number(a.now) - Number(b.now));
  return svg`<svg viewBox="60 -130 1480 1330" aria-hidden="true">
    ${guard([course], () => roads(course, table.components))}
    ${riders.map((one) => {
      const { x, y } = spotOf(course, one);
      return shape(one.colour, x, y, one.now ? 24 : 20, { now: one.now });
    })}
    <rect class="win" rx="14" x=${Math.round(window.x)} y=${Math.round(window.y)}
      width=${Math.round(window.w)} height=${Math.round(window.h)}/>
  </svg>`;
};

/** @param {import("./course.js").Course} course @param {import("./view.d.ts").Components} components */
function roads(course, components) {
  const sections = listed(components.sections);
  const line = (/** @type {import("./course.js").Section} */ one, /** @type {string} */ cls) =>
    svg`<polyline class="${cls} ${course.active.has(one.id) ? "" : "seci"}" points=${one.centre}/>`;
  return svg`${sections.map((one) => line(one, "sec"))}${sections.map((one) => line(one, "secr"))}
    ${sections.filter((one) => course.gates.some((gate) => gate.line === one.line)).map(letter)}`;
}

/** @param {import("./course.js").Section} section */
function letter({ line, line_xy }) {
  const [x, y, x2, y2] = line_xy ?? [0, 0, 1, 1];
  const far = Math.hypot(x - x2, y - y2);
  return svg`<text x=${fix(x + ((x - x2) / far) * 62)} y=${fix(y + ((y - y2) / far) * 84 + 40)}>${line}</text>`;
}
