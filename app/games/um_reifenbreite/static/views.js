// The three views of the board: the straightened road decides, the close-up watches, the course is shown on request.

/** @typedef {import("./desk.js").Ui["view"]} View */

/** @type {View[]} */
export const VIEWS = ["close", "whole", "straight"];

/** Phases in which a space or a rider of the road is decided about. */
const DECIDING = ["turn", "move", "draft", "swap_reply", "place"];
/** Phases in which everybody looks at the start grid. */
const GRID = ["keep", "place"];
/** The scale of the close-up from which its digits are 12 px high. */
export const LEGIBLE = 1.27;

/** @param {import("./desk.js").Desk} desk @param {View} view */
export function show({ table, ui, now, setUi }, view) {
  const { finder } = ui.scene;
  if (view === "whole" && ui.view !== "whole") ui.lastWindow = { ...finder.window };
  if (view !== "whole" && now.mine) table.preferences.set("decide", view);
  finder.show(view === "whole");
  setUi({ view });
}

/** The course on request, and back. @param {import("./desk.js").Desk} desk */
export const showCourse = (desk) => show(desk, desk.ui.view === "whole" ? viewFor(desk) : "whole");

/**
 * The view of a question that opens, or of the others' turn.
 * @param {import("./desk.js").Hand} hand @returns {View}
 */
export function viewFor({ table, now, ui }) {
  if (table.live && !table.still && !now.mine && GRID.includes(now.phase)) return "straight";
  if (!now.mine || table.still) return "close";
  if (!DECIDING.includes(now.phase)) return ui.view === "straight" || now.phase === "keep" ? "straight" : "close";
  const near = table.preferences.get("decide") === "close" && ui.scene.finder.scale >= LEGIBLE;
  return near ? "close" : "straight";
}

/** The window that was visible before the whole course was shown. @param {import("./desk.js").Desk} desk */
export const windowBox = ({ ui }) => (ui.view === "whole" ? ui.lastWindow : null);
