// Animations: the new position is drawn first, so they only show how it came about.
import { play, settle, show } from "stadion/kit/motion.js";

/**
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {{root: Element}} Stage
 */

/** @param {Entry[]} events */
export function animate(events) {
  const root = document.querySelector(".boardwrap");
  settle();
  if (root) show(events, SCENES, { root });
}

/** @type {Parameters<typeof show<Entry, Stage>>[1]} */
const SCENES = {
  hands_dealt: ({ to_left }, stage) => slide(stage, to_left),
  hands_passed: ({ to_left }, stage) => slide(stage, to_left),
  table_dealt: (_event, { root }) =>
    root.querySelectorAll(".fan .tc").forEach((card, i) => play(card, DEAL, { delay: i * 60 })),
  event_turned: () => play(document.querySelector(".ev.event"), FLIP),
  lineups_shown: (_event, { root }) =>
    root.querySelectorAll(".lkg, .tc").forEach((one) => play(one, FADE, { duration: 140 })),
};

const DEAL = [{ transform: "translateY(-40px) rotate(-6deg)", opacity: 0 }, { transform: "none" }];
const FLIP = [{ transform: "rotateY(90deg)" }, { transform: "none" }];
const FADE = [{ opacity: 0 }, { opacity: 1 }];

/** @param {Stage} stage @param {boolean} toLeft */
const slide = ({ root }, toLeft) =>
  void play(root.querySelector(".fan"), [
    { transform: `translateX(${toLeft ? 60 : -60}px)`, opacity: 0 },
    { transform: "none", opacity: 1 },
  ]);
