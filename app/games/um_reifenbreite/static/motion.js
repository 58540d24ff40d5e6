// Animations: the state is applied first, so they only show how it came about. All of them may be left out.
import { EASE, play, settle, tumble } from "stadion/kit/motion.js";
import { riderSpot } from "./course.js";

/**
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("stadion/kit/camera.js").Point} Point
 *
 * @typedef {object} Stage
 * @property {Element} root
 * @property {(rider: number) => Point|null} spots where a rider was before
 * @property {(event: Entry) => Point[]} way
 *
 * @typedef {Stage & {delay: number, feet: number}} Show when the ride is over; how many have remounted
 */

const RIDE = { step: 90, most: 900 };
const WAVE = 220;
const FLIGHT = 800;

/** @type {Record<string, (event: Entry, show: Show) => void>} */
const SCENES = {
  thrown: (_, { root }) => tumble(root.querySelectorAll(".rolled .die")),
  seven_thrown: (_, { root }) => tumble(root.querySelectorAll(".rolled .die")),
  moved: (event, show) => ride(show, event, 0),
  drafted: (event, show) => {
    play(show.root.querySelector(".rd.ghost .gr"), [{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }]);
    ride(show, event, 140);
  },
  crashed: ({ rider }, { root }) => tilt(root, rider, 0),
  fell: ({ rider, wave = 0 }, { root }) => tilt(root, rider, wave * WAVE),
  remounted: ({ rider }, show) => slide(show, rider, 200 * show.feet++),
  sprint_scored: (event, { root, delay }) => cross(root, event, delay),
  jersey_taken: fly,
  jersey_passed: fly,
  photo_drawn: (_, { root }) => flash(root),
};

/** The events that have beats of their own when they are staged. */
const ANIMATED = new Set(["thrown", "seven_thrown", "crashed", "fell", "sprint_scored"]);

/** @param {Entry[]} events of one action @param {Stage} stage @param {boolean} isAnimated */
export function animate(events, stage, isAnimated) {
  settle();
  const show = { ...stage, delay: 0, feet: 0 };
  for (const event of events) if (!isAnimated || !ANIMATED.has(event.event)) SCENES[event.event]?.(event, show);
}

/** Show a fall. @param {Element|null} root @param {number} rider */
export const tilted = (root, rider) => root && tilt(root, rider, 0);

/**
 * Let a rider leave the road for the side of it.
 * @param {Element|null} root @param {import("./course.js").Course} course
 * @param {import("./reading.js").Rider|undefined} rider
 */
export function stepsAside(root, course, rider) {
  if (!root || !rider?.node || !course) return;
  const { x, y } = riderSpot(rider.node.space);
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, {}];
  play(piece(root, rider.number), frames, { duration: 500 });
}

/**
 * The line flashes, the place is stamped on the rider, the points fly to the seat.
 * @param {Element|null} root @param {Entry} event
 */
export function scored(root, event) {
  if (!root) return;
  cross(root, event, 0);
  const rider = root.querySelector(`.rd[data-rider="${event.rider}"]:not(.ghost)`);
  play(rider?.querySelector(".stamp"), [{ transform: "scale(3)", opacity: 0 }, {}]);
  const page = root.closest(".game-um_reifenbreite");
  const seat = page?.querySelector(`[data-points="${event.who}"]`);
  if (page && rider && seat && event.points) carry(page, rider, seat, `+${event.points}`);
}

/** Let a text fly from one element to another. */
function carry(
  /** @type {Element} */ page,
  /** @type {Element} */ from,
  /** @type {Element} */ to,
  /** @type {string} */ text,
) {
  const [start, end] = [from, to].map((one) => one.getBoundingClientRect());
  if (!start.width || !end.width) return; // One of them is folded away.
  const flying = Object.assign(document.createElement("b"), { className: "ur-flying", textContent: text });
  page.append(flying);
  const frames = [start, end].map(({ x, y, height }) => ({ transform: `translate(${x}px, ${y + height / 4}px)` }));
  play(flying, frames, { duration: FLIGHT, fill: "both" })?.finished.finally(() => flying.remove());
}

/** Flash the line and let its points rise. @param {Element|null} root @param {Entry} event */
export const award = (root, event) => root && cross(root, event, 0);

/** @param {Element} root @param {number|undefined} rider */
const piece = (root, rider) => root.querySelector(`.layer-pieces .rd[data-rider="${rider}"]`);

/** Move along the way, space by space. @param {Show} show @param {Entry} event @param {number} delay */
function ride(show, event, delay) {
  const points = show.way(event);
  const rider = piece(show.root, event.rider);
  show.delay = 0;
  if (!rider || points.length < 2) return;
  const duration = Math.min(RIDE.most, RIDE.step * (points.length - 1));
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  play(rider, frames, { duration, delay, easing: "ease-in-out" });
  show.delay = duration + delay;
}

/** @param {Element} root @param {number|undefined} rider @param {number} delay */
function tilt(root, rider, delay) {
  const falling = [{ transform: "rotate(0)" }, { transform: "rotate(38deg)" }];
  play(piece(root, rider)?.querySelector(".tilt"), falling, { duration: 160, delay, easing: "linear" });
  const mark = root.querySelector(`.crash-mark[data-rider="${rider}"]`);
  play(mark, [{ opacity: 0 }, { opacity: 1 }], { duration: 120, delay: delay + 100 });
}

/** @param {Show} show @param {number|undefined} rider @param {number} delay */
function slide({ root, spots }, rider, delay) {
  const from = spots(rider ?? 0);
  if (from)
    play(piece(root, rider), [{ transform: `translate(${from.x}px, ${from.y}px)` }, {}], { duration: 200, delay });
}

/**
 * The line flashes once, and the points rise from it.
 * @param {Element} root @param {Entry} event @param {number} delay
 */
function cross(root, { line, points }, delay) {
  const bands = [...root.querySelectorAll(".layer-lines .cheq")];
  const signs = [...root.querySelectorAll(".layer-lines .lsign")];
  const at = line
    ? signs.findIndex((sign) => sign.textContent?.trim().endsWith(line))
    : signs.findIndex((sign) => sign.classList.contains("finish"));
  play(bands[at], [{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }], { duration: 400, delay });
  const sign = signs[at]?.querySelector("g");
  if (sign && points) rise(sign, `+${points}`, delay);
}

/** @param {Element} sign @param {string} text @param {number} delay */
function rise(sign, text, delay) {
  const rising = document.createElementNS("http://www.w3.org/2000/svg", "text");
  rising.textContent = text;
  rising.setAttribute("class", "rising");
  sign.append(rising);
  const frames = [
    { transform: "translateY(-14px)", opacity: 1 },
    { transform: "translateY(-44px)", opacity: 0 },
  ];
  play(rising, frames, { duration: 600, delay, easing: "linear", fill: "both" })?.finished.finally(() =>
    rising.remove(),
  );
}

/** The jersey flies from the rider who wore it to the one who wears it now. @param {Entry} event @param {Show} show */
function fly({ rider, before }, { root, spots, delay }) {
  const shirt = piece(root, rider)?.querySelector(".shirt");
  const [from, to] = [before ? spots(before) : null, spots(rider ?? 0)];
  const start = from && to ? `translate(${from.x - to.x}px, ${from.y - to.y}px)` : "translateY(-60px)";
  play(shirt, [{ transform: start }, { transform: "none" }], { duration: 500, delay, easing: EASE });
}

/** A photo is taken: the frame of the dice or the card is white for a moment, nothing more. @param {Element} root */
function flash(root) {
  const frame = root.querySelector(".acard") ?? root.querySelector(".dicep");
  play(frame, [{ boxShadow: "0 0 0 4px white" }, { boxShadow: "0 0 0 0 transparent" }], { duration: 200 });
}
