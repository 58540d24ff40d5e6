// What the camera must show in each phase.
import { RANK, riderSpot } from "./course.js";
import { onRoad, onRoadOf, spotOf } from "./standing.js";

/** The likeliest throw of two dice. */
const LIKELIEST = 7;
/** The height of a call over the board, in pixels. */
const CALL = 92;
/** Units of the world around a rider that something is about: the disc with its place. */
const ROOM = 30;

/** @typedef {import("./desk.js").Desk} Desk */

/** Points of the world; none if nothing has changed. @param {Desk} desk @returns {{x: number, y: number}[]} */
export function mustSee(desk) {
  const { now, course, table } = desk;
  const spots = (/** @type {Iterable<import("./reading.js").Rider|undefined>} */ riders) =>
    onRoadOf(riders).map((one) => spotOf(course, one));
  if (table.still) return [...spots(now.riders.values()), ...wanted(desk)];
  const shown = shownSpots(desk);
  if (shown.length) return shown;
  if (now.phase === "keep" || now.phase === "place") return gridSpots(course);
  if (now.phase === "over") return finishSpots(course);
  if (now.phase === "draft") return draftSpots(desk);
  if (now.happened.length && !table.live) return now.happened.flatMap((node) => aroundRider(course, node, 3));
  if (!now.subject?.node) return spots(onRoad(desk).slice(0, 4));
  if (now.phase === "swap_reply") return spots([now.subject, now.riders.get(now.view.swap?.rider ?? 0)]);
  if (now.phase === "move" && now.reach.size)
    return [...spots([now.subject]), ...[...now.reach.values()].map((one) => riderSpot(one.node.space))];
  const fallen = spots(now.crash.map((one) => now.riders.get(one.rider)));
  return [...fallen, ...aroundRider(course, now.subject.node, fallen.length ? 3 : LIKELIEST)];
}

/** While something is shown at the table: the riders that it is about, or the way of the ride. @param {Desk} desk */
function shownSpots({ now, course, table, about, animation }) {
  const riders = [...about].flatMap((number) => now.riders.get(number)?.node ?? []);
  if (!table.live || riders.length) return riders.flatMap((node) => [...aroundRider(course, node, 3), ...room(node)]);
  const ridden = animation?.early ? [] : now.happened;
  return ridden.flatMap((node) => [now.last[0] ?? node, node]).flatMap((node) => aroundRider(course, node, 3));
}

/** Around a rider, who may have no road ahead. @param {import("./course.js").Node} node */
const room = ({ space: { x, y } }) => [-ROOM, ROOM].map((by) => ({ x: x + by, y: y + by }));

/** The spaces where the riders of a picture may go. @param {Desk} desk */
const wanted = ({ now, targets, course }) => {
  const ghost = course.nodes.get(now.view.draft?.target ?? "");
  return [...targets.map((one) => one.node), ...(ghost ? [ghost] : [])].map(({ space }) => riderSpot(space));
};

/** The covers of a still picture, in pixels: the dice, or the action card. @param {Desk} desk */
export const coversOf =
  ({ now, table }) =>
  (/** @type {import("stadion/kit/camera.js").Pane} */ { w }) => {
    if (!table.still) return table.animating && table.about ? [{ x: 0, y: 0, w, h: CALL }] : [];
    if (!now.view.throw?.card) return [{ x: 0, y: 0, w: 190, h: 56 }];
    return [{ x: w - 204, y: 0, w: 204, h: now.crash.length ? 190 : 110 }];
  };

/**
 * Return the spaces around a rider: three ranks behind, and `ahead` ranks ahead.
 * @param {import("./course.js").Course} course @param {import("./course.js").Node} node @param {number} ahead
 */
function aroundRider(course, { p1 }, ahead) {
  return [...course.nodes.values()]
    .filter((node) => node.p1 > p1 - 3 * RANK && node.p1 <= p1 + ahead * RANK)
    .map(({ space }) => ({ x: space.x, y: space.y }));
}

/** @param {import("./course.js").Course} course */
const gridSpots = (course) =>
  [...course.nodes.values()]
    .filter((node) => node.leg === 0 && node.space.dot)
    .map(({ space }) => ({ x: space.x, y: space.y }));

/** @param {import("./course.js").Course} course */
const finishSpots = (course) =>
  [...course.nodes.values()]
    .filter((node) => Math.abs(node.p1 - course.finish) <= 4 * RANK)
    .map(({ space }) => ({ x: space.x, y: space.y }));

/** Return the spots of the leader, the asked rider, their target, and the rest of the train. @param {Desk} desk */
function draftSpots({ now, course }) {
  const { draft } = now.view;
  if (!draft) return [];
  const riders = [draft.leader, draft.rider, draft.next ?? 0, ...draft.train].map((number) => now.riders.get(number));
  const target = course.nodes.get(draft.target);
  return [...onRoadOf(riders).map((one) => spotOf(course, one)), ...(target ? [riderSpot(target.space)] : [])];
}
