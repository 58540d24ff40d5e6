// A press on the board that chose nothing: what it would have been goes to the server, which says what forbids it.
import { swapsOf } from "./choices.js";
import { corners } from "./course.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./course.js").Course} Course
 * @typedef {import("./course.js").Node} Node
 * @typedef {import("./reading.js").Rider} Rider
 * @typedef {import("stadion/kit/camera.js").Point} Point
 */

/**
 * Handle a click on the board, where a rider or a space may be.
 * @param {Desk} desk @param {MouseEvent} event @param {(course: Course) => Node|null} under the space at that place
 */
export function press(desk, event, under) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("[data-node][aria-disabled=false], button")) return; // the click has chosen something
  if (desk.table.still && target.closest(".ghost:not(.later)"))
    return desk.act(desk.actions.find((one) => one.type === "draft"));
  const at = { x: event.clientX, y: event.clientY };
  const number = Number(target.closest("[data-rider]:not(.ghost)")?.getAttribute("data-rider"));
  const rider = desk.now.riders.get(number);
  if (rider && !desk.table.still) return pressRider(desk, rider, at);
  const node = rider?.node ?? under(desk.course);
  if (node) pressSpace(desk, node, at);
  else if (desk.changed)
    desk.back(); // empty ground drops the choice
  else desk.table.sayWhy({ text: "table-wrong-here", at }); // the camera may have moved the road meanwhile
}

/** @param {Desk} desk @param {Rider} rider @param {Point} at */
export function pressRider(desk, { number, seat, node, now: playing }, at) {
  const { table, actions, now, me, names, pick, changed } = desk;
  if (swapsOf(actions).some((one) => one.rider === number)) return pick({ swap: number });
  if (playing && now.mine && changed) return desk.back();
  if (playing && now.mine && node) return pressSpace(desk, node, at); // the rider's halo covers the spaces next to it
  if (now.rules.swapping && now.phase === "turn") return table.askWhy({ type: "ask_swap", rider: number }, at);
  if (seat === me && now.phase === "place" && node)
    return table.askWhy({ type: "place", rider: number, space: node.key }, at);
  if (seat === me) return table.askWhy({ type: "swap", rider: number }, at);
  const args = { n: number, name: names.person(seat) };
  table.sayWhy({ text: "ui-wrong-foreign", args, clause: "UR-3.1", at });
}

/** @param {Desk} desk @param {Node} node @param {Point} at */
function pressSpace({ table, now, picks }, { key: space }, at) {
  if (now.phase === "place") table.askWhy({ type: "place", rider: picks.rider ?? 0, space }, at);
  else table.askWhy({ type: "move", space }, at);
}

/**
 * The node under a point of the world; of a space that is ridden twice the leg that is looked at.
 * @param {Course} course @param {Point} point @param {number} leg @returns {Node|null}
 */
export function nodeAt(course, point, leg) {
  const ridden = Object.values(course.spaces).filter((one) => course.active.has(one.section));
  const space = ridden.find((one) => inside(corners(one), point));
  if (!space) return null;
  const legs = course.lapsOf(space.section).sort((a, b) => Math.abs(a - leg) - Math.abs(b - leg));
  return course.nodes.get(`${legs[0]}:${space.id}`) ?? null;
}

/** Return whether a point lies in a polygon. @param {[x: number, y: number][]} ring @param {Point} point */
export function inside(ring, { x, y }) {
  return ring.reduce((within, [x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length];
    const crossed = y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    return crossed ? !within : within;
  }, false);
}
