// The three views of the board: from near, the whole course, and its lanes unrolled.

/**
 * @typedef {import("./desk.js").Ui["view"]} View
 * @typedef {import("./scene.js").Scene} Scene
 */

/** @type {View[]} */
export const VIEWS = ["close", "whole", "straight"];

/** Margins in pixels: beside the rider at the edge, and beyond the furthest target. */
export const EDGE = 30;

/** @param {import("./desk.js").Desk} desk @param {View} view */
export function show({ table, ui, setUi }, view) {
  const { scene } = ui;
  if (view === "whole" && ui.view !== "whole") ui.lastWindow = { ...scene.finder.window };
  table.preferences.set("view", view === "straight" ? "close" : view);
  scene.finder.show(view === "whole");
  setUi({ view });
  if (view === "straight") requestAnimationFrame(() => rollTo(scene));
}

/**
 * The unrolled lanes begin with the rider at a third of the width, further on if the targets need it.
 * @param {Scene} scene
 */
export function rollTo(scene) {
  /** @type {HTMLElement|null|undefined} */
  const roll = scene.svg.parentElement?.querySelector(".roll");
  if (!roll) return;
  const [start, far] = [Number(roll.dataset.start), Number(roll.dataset.far)];
  roll.scrollLeft = Math.max(start - roll.clientWidth / 3, Math.min(far - roll.clientWidth, start - EDGE));
}

/** The frame on the minimap, without a redraw. @param {Scene} scene */
export function frameMoved(scene) {
  const frame = scene.svg.parentElement?.querySelector(".mini .win");
  const { x, y, w, h } = scene.finder.window;
  for (const [name, value] of Object.entries({ x, y, width: w, height: h }))
    frame?.setAttribute(name, String(Math.round(value)));
}
