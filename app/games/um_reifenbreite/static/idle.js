// A spectator with nothing to watch sees the whole course. The next ride is shown from near again (`watch`, table.js).
import { show } from "./views.js";

/** @typedef {import("./desk.js").Desk} Desk */

const IDLE_MS = 20_000;
/** @type {ReturnType<typeof setTimeout> | undefined} */ let idle;

/** Begin to wait again, at each draw. @param {Desk} desk */
export function waits(desk) {
  clearTimeout(idle);
  if (!isWatching(desk)) return;
  idle = setTimeout(() => {
    desk.ui.toured = true;
    show(desk, "whole");
  }, IDLE_MS);
}

/** Return whether a spectator looks at the close-up of a race that goes on, and nothing is shown. @param {Desk} desk */
export const isWatching = ({ me, table, now, ui }) =>
  me === null && table.live && !table.about && now.phase !== "over" && ui.view === "close";
