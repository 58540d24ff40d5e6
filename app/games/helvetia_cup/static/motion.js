// Steps, falls, flights, goals and dice: what has happened is played on what is drawn already.

const STEP = 260;
const STAND = 140;
const DIE = 600;
const GOAL = 1200;
const EASE = "cubic-bezier(.2,.7,.3,1)";

/** @type {Animation[]} what runs now; a new event ends it */
let running = [];

/**
 * @param {any[]} events @param {{root: Element, centre: (hex: string) => number[], die: Element | null, score: Element[]}} where
 */
export function animate(events, { root, centre, die, score }) {
  for (const one of running) one.finish();
  running = [];
  const rolled = events.some((one) => (one.event === "tested" || one.event === "shot_tested") && one.rolled > 0);
  if (rolled) tumble(die);
  for (const event of events) {
    if (event.event === "moved" || event.event === "overtaken")
      slide(root, event.f, centre(event.origin), centre(event.to));
    if (event.event === "short_passed") fly(root, [event.origin, event.to].map(centre), 0);
    if (event.event === "long_passed")
      fly(root, [event.origin, event.to, ...bend(events)].map(centre), rolled ? DIE : 0);
    if (event.event === "stood_up") rise(root, event.f);
    if (event.event === "fell" || event.event === "ball_taken") fall(root, event.fell ?? event.f);
    if (event.event === "saved") shake(root.querySelector(".goalbd .gs.on"), STEP);
    if (event.event === "goal_scored") celebrate(root, score);
  }
}

/** The hexes that a ball passes after the one it was meant for. */
const bend = (events) => events.find((one) => one.event === "deviated")?.way ?? [];

/** @param {Element | null | undefined} element @param {Keyframe[]} frames @param {number} duration */
function playing(element, frames, duration, delay = 0) {
  if (element) running.push(element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" }));
}

const disc = (root, f) => root.querySelector(`.pieces [data-f="${CSS.escape(f)}"]`);

const slide = (root, f, [x1, y1], [x2, y2]) =>
  playing(disc(root, f), [{ transform: `translate(${x1 - x2}px, ${y1 - y2}px)` }, { transform: "none" }], STEP);

const rise = (root, f) =>
  playing(
    disc(root, f),
    [
      { opacity: 0.4, translate: "0 6px" },
      { opacity: 1, translate: "0 0" },
    ],
    STAND,
  );

/** He turns and is pressed flat, around the middle of his disc. */
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

/** From hex to hex on an arc; after a miss on to where it comes down. @param {number[][]} points */
function fly(root, points, delay) {
  const [x, y] = points[points.length - 1];
  const far =
    points.slice(1).reduce((sum, [px, py], i) => sum + Math.hypot(px - points[i][0], py - points[i][1]), 0) / 60;
  const frames = points.map(([px, py]) => ({ translate: `${px - x}px ${py - y}px` }));
  const [[ax, ay], [bx, by]] = points;
  frames.splice(1, 0, { translate: `${(ax + bx) / 2 - x}px ${(ay + by) / 2 - y - 14 * far}px` });
  playing(root.querySelector(".pieces .ball"), frames, STEP + 60 * far, delay);
}

/** The d20 beside the sum. */
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
