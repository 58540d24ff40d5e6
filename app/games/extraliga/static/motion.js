// The animations. The new position is drawn first, so that they only show how it came about.
import { play, settle, show } from "stadion/kit/motion.js";
import { comers } from "./placing.js";
import { standings } from "./season.js";

/**
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").View} View
 * @typedef {import("./view.d.ts").Table["doc"]} Doc
 * @typedef {{root: Element, before: View | null, after: View}} Stage
 * @typedef {import("./view.d.ts").Ranked} Ranked
 */

/** @param {Entry[]} events @param {Doc} before @param {Doc} after */
export function animate(events, before, after) {
  const root = document.querySelector(".boardwrap");
  settle();
  if (!root) return;
  show(events, SCENES, { root, before: before.view, after: after.view });
  placed(root, comers(before.view, after.view));
}

/** Animate a placement: the card, its links and its strength. @param {Element} root @param {string[]} cards */
function placed(root, cards) {
  if (!cards.length) return;
  for (const card of cards) play(root.querySelector(`.half .tc[data-card="${card}"]`), SET);
  root.querySelectorAll(".lkg").forEach((links) => play(links, FADE, { delay: 260, duration: 140 }));
  root.querySelectorAll(".shd b").forEach((total) => play(total, FADE, { delay: 400, duration: 80 }));
}

/**
 * Return the number of rows by which each row of the league table has moved down, from the first row on.
 * @param {View} before @param {View} after
 */
export function slides(before, after) {
  const [was, now] = [before, after].map(standings);
  return now.map((seat, row) => was.indexOf(seat) - row);
}

/**
 * Move the rows of the league table and show the points that were won, once the new table is drawn.
 * @param {Ranked} match
 */
export function ranked({ before, after }) {
  const rows = document.querySelectorAll(".course .lt tbody tr");
  slides(before, after).forEach((by, row) => by && play(rows[row], [{ translate: `0 ${by * 100}%` }, STILL]));
  document.querySelectorAll(".course .lt .plus").forEach((plus) => play(plus, WON, { duration: 1600 }));
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
const SET = [{ translate: "0 -14px", opacity: 0.3 }, { translate: "none" }];
const STILL = { translate: "none" };
const WON = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
const FADE = [{ opacity: 0 }, { opacity: 1 }];

/** @param {Stage} stage @param {boolean} toLeft */
const slide = ({ root }, toLeft) =>
  void play(root.querySelector(".fan"), [
    { transform: `translateX(${toLeft ? 60 : -60}px)`, opacity: 0 },
    { transform: "none", opacity: 1 },
  ]);
