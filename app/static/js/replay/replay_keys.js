// The keys of the replay page.
import { SPEEDS } from "./playback_controls.js";

/**
 * @typedef {object} ReplayActions
 * @property {(which: number) => void} speed @property {() => void} copyLink @property {() => void} play
 * @property {(way: -1 | 1) => void} step @property {(way: -1 | 1) => void} moment
 * @property {(way: -1 | 1) => void} partJump @property {() => void} toStart @property {() => void} toEnd
 * @property {(() => void) | null} decisions null without an analysis
 * @property {(() => void) | null} nextView null if only one view can be shown
 */

/** @param {ReplayActions} run @returns {{key: string, run: () => void}[]} */
export const replayKeys = (run) => [
  ...SPEEDS.map((_, which) => ({ key: String(which + 1), run: () => run.speed(which) })),
  ...(run.nextView ? [{ key: "v", run: run.nextView }] : []),
  ...(run.decisions ? [{ key: "d", run: run.decisions }] : []),
  { key: "s", run: run.copyLink },
  { key: " ", run: run.play },
  { key: "ArrowLeft", run: () => run.step(-1) },
  { key: "ArrowRight", run: () => run.step(1) },
  { key: "Home", run: run.toStart },
  { key: "End", run: run.toEnd },
  { key: ",", run: () => run.moment(-1) },
  { key: ".", run: () => run.moment(1) },
  { key: "PageUp", run: () => run.partJump(-1) },
  { key: "PageDown", run: () => run.partJump(1) },
];
