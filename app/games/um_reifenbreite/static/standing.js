// Which riders stand on the board, where, and what has happened to them.
import { riderSpot, roadside } from "./course.js";
import { fallsShown } from "./animation_state.js";

/**
 * @typedef {import("./course.js").Course} Course
 * @typedef {import("./course.js").Node} Node
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./reading.js").OnRoad} OnRoad
 */

/** Return where a rider is drawn in the world. @param {Course} course @param {{node: Node, state: string}} one */
export const spotOf = (course, { node, state }) =>
  state === "dismounted" ? roadside(course, node.space) : riderSpot(node.space);

/**
 * Return the riders that stand on or beside the road.
 * @param {Iterable<import("./reading.js").Rider|undefined>} riders
 */
export const onRoadOf = (riders) => [...riders].flatMap((one) => (one?.node ? /** @type {OnRoad} */ (one) : []));

/** Riders that stand on or beside the road. @param {Desk} desk */
export const onRoad = ({ now }) => onRoadOf(now.riders.values());

/**
 * Return whether the rider has fallen and the fall has been shown.
 * @param {Desk} desk @param {import("./reading.js").Rider} one
 */
export const isDown = ({ now, animation }, { state, number }) =>
  state === "fallen" && now.crash.findIndex((one) => one.rider === number) < fallsShown(animation);

/**
 * Return the signs of what has happened to a rider.
 * @param {Desk} desk @param {OnRoad} one
 */
export const shownFor = ({ about, names }, { number, state, place }) => ({
  marked: about.has(number),
  walks: state === "dismounted",
  stamp: place ? names.place(place) : "",
});
