// What is shown only later is loaded later: the map, what happens to riders, the end of a race.
import { styled } from "stadion/kit/pieces.js";

/**
 * @typedef {object} Late each returns its module, or null and begins to load it
 * @property {() => typeof import("./map.js") | null} map
 * @property {() => typeof import("./happenings.js") | null} happenings
 * @property {() => typeof import("./finale.js") | null} finale
 */

/** The number of placed riders from which the first round is near. */
const PLACED = 2;

/**
 * @template Module @param {() => Promise<Module>} load @param {() => void} arrived @returns {() => Module | null}
 */
function loadedOnce(load, arrived) {
  /** @type {Module | null} */ let module = null;
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      load().then(
        (found) => {
          module = found;
          arrived();
        },
        () => {
          asked = false; // The next draw tries again.
          dispatchEvent(new Event("notloaded"));
        },
      );
    }
    return module;
  };
}

/** @param {() => void} arrived draws again @returns {Late} */
export const late = (arrived) => ({
  map: loadedOnce(() => import("./map.js"), arrived),
  happenings: loadedOnce(() => import("./happenings.js"), arrived),
  finale: loadedOnce(
    () => Promise.all([import("./finale.js"), styled(import.meta.url, "finale.css")]).then(([one]) => one),
    arrived,
  ),
});

/** Return what is shown at the end of a race, if it is there, or null. @param {import("./desk.js").Desk} desk */
export const finaleOf = ({ animation, now, ui }) =>
  animation?.finish || now.phase === "over" ? ui.late.finale() : null;

/**
 * Begin to load what is soon to be shown.
 * @param {import("./desk.js").Desk} desk
 */
export function loadAhead(desk) {
  const { now, ui } = desk;
  if (now.phase === "keep" || (now.phase === "place" && (now.view.placing?.placed ?? 0) < PLACED)) return;
  ui.late.happenings()?.waits(desk);
  ui.late.map();
  if (now.phase === "over" || [...now.riders.values()].some((one) => one.place)) ui.late.finale();
}
