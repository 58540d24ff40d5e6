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

/** @typedef {{root: Element, centre: (hex: string) => Point}} Where */

/** Animate events that need no stage: steps, short passes, getting up. @param {Entry[]} events @param {Where} where */
export function animate(events, where) {
  settle();
  for (const event of events) SCENES[event.event]?.(event, where);
}

/** @param {Entry} event @param {Where} where */
const legs = ({ origin, to }, { centre }) => [origin ?? [], to ?? []].flat().map(centre);

/** @type {Record<string, (event: Entry, where: Where) => void>} */
const SCENES = {
  moved: (event, where) => slide(where.root, event.f, legs(event, where)),
  overtaken: (event, where) => slide(where.root, event.f, legs(event, where)),
  taken_back: glideBack,
  short_passed: (event, where) => fly(where.root, legs(event, where)),
  stood_up: ({ f }, { root }) => rise(root, f),
};

/** The ball goes on over these hexes, the last of which is where it is drawn.
 * @param {(hex: string) => Point} centre @param {(string | undefined)[]} hexes */
export function flyOn(centre, hexes) {
  const root = document.querySelector(".hc");
  const points = hexes.flatMap((hex) => hex ?? []).map(centre);
  if (root && points.length > 1) fly(root, points);
}

/** @param {Element | null | undefined} element @param {Keyframe[]} frames @param {number} duration */
const playing = (element, frames, duration) => play(element, frames, { duration });

/** @param {Element} root @param {string} f */
const disc = (root, f) => root.querySelector(`.pieces [data-f="${CSS.escape(f)}"]`);

/** @param {Element} root @param {string} f @param {Point[]} way */
const slide = (root, f, [[x1, y1], [x2, y2]], duration = STEP) =>
  playing(disc(root, f), [{ transform: `translate(${x1 - x2}px, ${y1 - y2}px)` }, { transform: "none" }], duration);

/** Steps taken back in one glide; getting up is taken back in place. @param {Entry} event @param {Where} where */
function glideBack(event, where) {
  const way = legs(event, where);
  if (way.length > 1) slide(where.root, event.f, way, STAND);
  else playing(disc(where.root, event.f), [{ opacity: 0.4 }, { opacity: 1 }], STAND);
}

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

/** Turn and flatten a footballer's disc around its middle. @param {string} f */
export const fall = (f) =>
  playing(
    disc(document.body, f)?.firstElementChild?.querySelector("g"),
    [
      { rotate: "0deg", scale: "1 1" },
      { rotate: "-20deg", scale: "1.15 .85", offset: 0.6 },
      { rotate: "0deg", scale: "1 1" },
    ],
    STEP,
  );

/**
 * From hex to hex on an arc; after a miss on to where it comes down.
 * @param {Element} root @param {Point[]} points
 */
function fly(root, points) {
  const [x, y] = points[points.length - 1];
  const far =
    points.slice(1).reduce((sum, [px, py], i) => sum + Math.hypot(px - points[i][0], py - points[i][1]), 0) / 60;
  const frames = points.map(([px, py]) => ({ translate: `${px - x}px ${py - y}px` }));
  const [[ax, ay], [bx, by]] = points;
  frames.splice(1, 0, { translate: `${(ax + bx) / 2 - x}px ${(ay + by) / 2 - y - 14 * far}px` });
  playing(root.querySelector(".pieces .ball"), frames, STEP + 60 * far);
}

/** The d20, beside the sum and below the board. */
export function tumble() {
  for (const die of document.querySelectorAll(".game-helvetia_cup .d20"))
    playing(
      die,
      [
        { rotate: "-400deg", scale: ".7" },
        { rotate: "20deg", scale: "1.08", offset: 0.8 },
        { rotate: "0deg", scale: "1" },
      ],
      DIE,
    );
}

/** @param {Element | null} element @param {number} [duration] */
export const shake = (element, duration = STEP) =>
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
  );

/** The net bulges, the digits of the strip turn. */
export function celebrate() {
  shake(document.querySelector(".goalbd .gs.goal"), GOAL);
  for (const flap of document.querySelectorAll(".call .flap"))
    playing(
      flap,
      [{ transform: "rotateX(90deg)" }, { transform: "rotateX(-12deg)", offset: 0.6 }, { transform: "none" }],
      GOAL / 2,
    );
}
