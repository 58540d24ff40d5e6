// Steps, falls, flights, goals and dice: what has happened is played on what is drawn already.
import { play, settle } from "stadion/kit/motion.js";

/**
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").Point} Point
 */

const STEP = 260;
const STAND = 140;
const DIE = 600;
const GOAL = 1200;

/** @typedef {{root: Element, centre: (hex: string) => Point, die: Element | null, score: Element[]}} Where */

/** @param {Entry[]} events @param {Where} where */
export function animate(events, where) {
  settle();
  if (thrown(events)) tumble(where.die);
  for (const event of events) SCENES[event.event]?.(event, where, events);
}

/** @param {Entry[]} events */
const thrown = (events) =>
  events.some((one) => (one.event === "tested" || one.event === "shot_tested") && one.rolled > 0);

/** @param {Entry} event @param {Where} where @param {string[]} then */
const legs = ({ origin, to }, { centre }, then) => [origin ?? [], to ?? [], then].flat().map(centre);

/** @type {Record<string, (event: Entry, where: Where, events: Entry[]) => void>} */
const SCENES = {
  moved: (event, where) => slide(where.root, event.f, legs(event, where, [])),
  overtaken: (event, where) => slide(where.root, event.f, legs(event, where, [])),
  short_passed: (event, where) => fly(where.root, legs(event, where, []), 0),
  long_passed: (event, where, events) => fly(where.root, legs(event, where, bend(events)), thrown(events) ? DIE : 0),
  stood_up: ({ f }, { root }) => rise(root, f),
  fell: ({ f }, { root }) => fall(root, f),
  ball_taken: ({ f, fell }, { root }) => fall(root, fell ?? f),
  saved: (_, { root }) => shake(root.querySelector(".goalbd .gs.on"), STEP),
  goal_scored: (_, { root, score }) => celebrate(root, score),
};

/** The hexes that a ball passes after the one it was meant for. @param {Entry[]} events */
const bend = (events) => events.find((one) => one.event === "deviated")?.way ?? [];

/** @param {Element | null | undefined} element @param {Keyframe[]} frames @param {number} duration */
const playing = (element, frames, duration, delay = 0) => play(element, frames, { duration, delay });

/** @param {Element} root @param {string} f */
const disc = (root, f) => root.querySelector(`.pieces [data-f="${CSS.escape(f)}"]`);

/** @param {Element} root @param {string} f @param {Point[]} way */
const slide = (root, f, [[x1, y1], [x2, y2]]) =>
  playing(disc(root, f), [{ transform: `translate(${x1 - x2}px, ${y1 - y2}px)` }, { transform: "none" }], STEP);

/** @param {Element} root @param {string} f */
const rise = (root, f) =>
  playing(
    disc(root, f),
    [
      { opacity: 0.4, translate: "0 6px" },
      { opacity: 1, translate: "0 0" },
    ],
    STAND,
  );

/** He turns and is pressed flat, around the middle of his disc. @param {Element} root @param {string} f */
const fall = (root, f) =>
  playing(
    disc(root, f)?.firstElementChild?.querySelector("g"),
    [
      { rotate: "0deg", scale: "1 1" },
      { rotate: "-20deg", scale: "1.15 .85", offset: 0.6 },
      { rotate: "0deg", scale: "1 1" },
    ],
    STEP,
  );

/**
 * From hex to hex on an arc; after a miss on to where it comes down.
 * @param {Element} root @param {Point[]} points @param {number} delay
 */
function fly(root, points, delay) {
  const [x, y] = points[points.length - 1];
  const far =
    points.slice(1).reduce((sum, [px, py], i) => sum + Math.hypot(px - points[i][0], py - points[i][1]), 0) / 60;
  const frames = points.map(([px, py]) => ({ translate: `${px - x}px ${py - y}px` }));
  const [[ax, ay], [bx, by]] = points;
  frames.splice(1, 0, { translate: `${(ax + bx) / 2 - x}px ${(ay + by) / 2 - y - 14 * far}px` });
  playing(root.querySelector(".pieces .ball"), frames, STEP + 60 * far, delay);
}

/** The d20 beside the sum. @param {Element | null} die */
const tumble = (die) =>
  playing(
    die,
    [
      { rotate: "-400deg", scale: ".7" },
      { rotate: "20deg", scale: "1.08", offset: 0.8 },
      { rotate: "0deg", scale: "1" },
    ],
    DIE,
  );

/** @param {Element | null} element @param {number} duration @param {number} [delay] */
const shake = (element, duration, delay = 0) =>
  playing(
    element,
    [
      { translate: "0 0" },
      { translate: "5px -3px" },
      { translate: "-5px 2px" },
      { translate: "3px 1px" },
      { translate: "0 0" },
    ],
    duration,
    delay,
  );

/** The net shakes, the digits turn. @param {Element} root @param {Element[]} score */
function celebrate(root, score) {
  shake(root.querySelector(".goalbd .gs.on"), GOAL, DIE);
  for (const flap of score)
    playing(
      flap,
      [{ transform: "rotateX(90deg)" }, { transform: "rotateX(-12deg)", offset: 0.6 }, { transform: "none" }],
      GOAL / 2,
      DIE,
    );
}
