// Animations: the new position is drawn first, so they only show how it came about.
import { play, settle, show, tumble } from "stadion/kit/motion.js";

/**
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").Table["doc"]} Doc
 * @typedef {{root: Element, doc: Doc}} Stage
 */

const APART = 40;

/** @param {Entry[]} events @param {Doc} doc the document that they led to */
export function animate(events, doc) {
  const root = document.querySelector(".boardwrap");
  settle();
  if (root) show(events, SCENES, { root, doc });
}

/** @type {Parameters<typeof show<Entry, Stage>>[1]} */
const SCENES = {
  rolled: ({ who }, stage) => tumble(laneOf(stage, who)?.querySelectorAll(".dd") ?? [], APART),
  bonus_used: turnDice,
  regular_time_ended: (_event, { root }) => root.querySelectorAll(".net").forEach((net) => play(net, PULSE)),
  hands_dealt: ({ to_left }, stage) => slide(stage, to_left),
  hands_passed: ({ to_left }, stage) => slide(stage, to_left),
  table_dealt: (_event, { root }) =>
    root.querySelectorAll(".fan .tc").forEach((card, i) => play(card, DEAL, { delay: i * 60 })),
  event_turned: () => play(document.querySelector(".ev.event"), FLIP),
  lineups_shown: (_event, { root }) =>
    root.querySelectorAll(".lkg, .tc").forEach((one) => play(one, FADE, { duration: 140 })),
};

const PULSE = [{ transform: "none" }, { transform: "scale(1.12)" }, { transform: "none" }];
const DEAL = [{ transform: "translateY(-40px) rotate(-6deg)", opacity: 0 }, { transform: "none" }];
const FLIP = [{ transform: "rotateY(90deg)" }, { transform: "none" }];
const TURN = [{ transform: "rotateX(180deg) scale(.8)" }, { transform: "none" }];
const FADE = [{ opacity: 0 }, { opacity: 1 }];

/** @param {Stage} stage @param {boolean} toLeft */
const slide = ({ root }, toLeft) =>
  void play(root.querySelector(".fan"), [
    { transform: `translateX(${toLeft ? 60 : -60}px)`, opacity: 0 },
    { transform: "none", opacity: 1 },
  ]);

/** The row of dice of a seat, or of the virtual team. @param {Stage} stage @param {number | null} seat */
function laneOf({ root, doc }, seat) {
  const match = doc.view.match;
  if (!match) return null;
  const sides = Object.values(match.sides);
  const below = doc.viewer.seat !== null && sides[1].seat === doc.viewer.seat ? 1 : 0;
  const index = sides.findIndex((side) => side.seat === seat);
  return root.querySelector(index === below ? ".lane.in .dice" : ".lane:not(.in) .dice");
}

/** @param {Extract<Entry, {event: "bonus_used"}>} event @param {Stage} stage */
function turnDice({ who, own, dice }, stage) {
  const sides = Object.values(stage.doc.view.match?.sides ?? {});
  const rival = sides.find((side) => side.seat !== who);
  const lane = laneOf(stage, own ? who : (rival?.seat ?? null));
  for (const at of dice) play(lane?.children[at]?.querySelector(".dd"), TURN);
}
