// The layers of the board that change with play: last way, targets, riders, ghosts, crash.
import { svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { LETTER, fix } from "./ground.js";
import { numberSpot, printed, riderSpot, roadside, walk } from "./course.js";
import { isDown, onRoad, onRoadOf, shownFor, spotOf } from "./standing.js";
import { push, rider, shape, wave } from "./riders.js";
import { fallsShown } from "./animation_state.js";
import { targetName } from "./targets.js";

/**
 * @typedef {import("./course.js").Course} Course
 * @typedef {import("./course.js").Node} Node
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./reading.js").OnRoad} OnRoad
 * @typedef {import("./reading.js").Fall} Fall
 * @typedef {import("./targets.js").LitTarget} LitTarget
 * @typedef {import("stadion/kit/camera.js").Point} Point
 */

/** Draw a dotted line along the latest ride. @param {Desk} desk */
export const lastWay = ({ now }) => {
  const points = now.last.map(({ space }) => riderSpot(space));
  return points.length > 1 && now.phase !== "over" ? svg`<polyline points=${joined(points)} class="lastl"/>` : "";
};

/** @param {Desk} desk @param {boolean} far */
export function targets(desk, far) {
  const { targets: litTargets, picks, now } = desk;
  const chosen = litTargets.find((one) => one.node.key === picks.target);
  return svg`
    ${desk.shut.map((lane) => barred(desk, lane))}
    ${chosen?.way?.length && now.phase === "move" ? way(chosen.way) : ""}
    ${now.phase === "draft" ? way(draftWay(desk)) : ""}
    ${far ? "" : litTargets.map((one) => guard(asDrawn(desk, one), () => target(desk, one)))}`;
}

/** Return the values on which the drawing of a target depends. @param {Desk} desk @param {LitTarget} one */
const asDrawn = ({ picks, table, changed }, { node, light, needs, distance }) => [
  ...[node, light, needs, distance],
  ...[node.key === picks.target, changed, table.lang],
];

/** @param {Desk} desk @param {LitTarget} one */
function target(desk, one) {
  const { x, y } = riderSpot(one.node.space);
  const chosen = one.node.key === desk.picks.target;
  const classes = ["ds", one.light === "legal" ? "" : one.light, chosen ? "sel" : ""];
  return svg`<g class=${classes.join(" ")} data-node=${one.node.key} data-target=${one.node.key} role="button"
      tabindex="-1" aria-label=${targetName(desk, one)} aria-disabled=${one.light === "legal" ? "false" : "true"}
      aria-pressed=${chosen ? "true" : "false"}
      ?data-proposed=${chosen && !desk.changed} @click=${() => desk.choose(one)}>
    <circle class="hit" cx=${fix(x)} cy=${fix(y)} r="15"/><circle class="cell" cx=${fix(x)} cy=${fix(y)} r="8.4"/>
    <circle class="rim" cx=${fix(x)} cy=${fix(y)} r="8.4"/>
    ${one.distance ? svg`<text x=${fix(x)} y=${fix(y + 4.4)}>${one.distance}</text>` : ""}
  </g>`;
}

/**
 * A lane of the start grid that a rider of the same team already holds.
 * @param {Desk} desk @param {Desk["shut"][number]} lane
 */
function barred({ t }, { nodes, number }) {
  const [last, first] = [nodes[nodes.length - 1].space, nodes[0].space];
  const half = 15.8;
  return svg`<rect class="bar-x" x=${fix(Math.min(last.x, first.x) - half)} y=${fix(Math.min(last.y, first.y) - 10)}
      width=${fix(Math.abs(first.x - last.x) + 2 * half)} height=${fix(Math.abs(first.y - last.y) + 20)}/>
    <text class="bar-t" x=${fix(first.x + 25 * Math.cos((first.heading * Math.PI) / 180))} y=${fix(first.y + 5)}
      text-anchor=${first.heading > 90 ? "end" : "start"}>${t("ui-your-rider", { rider: number })}</text>`;
}

/** @param {import("./course.js").Node[]} nodes */
const way = (nodes) => {
  const points = joined(nodes.map(({ space }) => riderSpot(space)));
  return svg`<polyline points=${points} class="pathl"/><polyline points=${points} class="pathl2"/>`;
};

/** @param {Desk} desk */
const draftWay = ({ now, course }) => {
  const { draft } = now.view;
  const asked = draft && now.riders.get(draft.rider);
  return draft && asked?.node ? walk(course, asked.node.key, draft.path) : [];
};

/** @param {Desk} desk @param {boolean} far */
export function pieces(desk, far) {
  const { now, course } = desk;
  const riders = onRoad(desk).sort((a, b) => Number(a.now) - Number(b.now) || a.number - b.number);
  if (far) {
    return repeat(
      riders,
      (one) => one.number,
      (one) => {
        const { x, y } = spotOf(course, one);
        return shape(one.colour, x, y, 13, { now: one.now, jersey: one.jersey });
      },
    );
  }
  return svg`${riders.filter((one) => one.state === "dismounted").map((one) => tether(course, one))}
    ${repeat(
      riders,
      (one) => one.number,
      (one) => piece(desk, one),
    )}
    ${riders.map((one) => (one.state === "dismounted" ? "" : underneath(desk, one.node.space)))}
    ${now.crash.slice(0, fallsShown(desk.animation)).map((fall) => fallen(desk, fall))}`;
}

/**
 * The dotted line from a dismounted rider to the space that they keep.
 * @param {import("./course.js").Course} course @param {OnRoad} one
 */
function tether(course, one) {
  const [from, to] = [roadside(course, one.node.space), riderSpot(one.node.space)];
  return svg`<path d="M${fix(from.x)} ${fix(from.y)}L${fix(to.x)} ${fix(to.y)}" class="lastl"/>`;
}

/** @param {Desk} desk @param {OnRoad} one */
function piece(desk, one) {
  const lap = desk.lapOf(one.node);
  const fell = isDown(desk, one);
  return rider({
    ...spotOf(desk.course, one),
    rider: one.number,
    colour: one.colour,
    heading: one.node.space.heading,
    name: desk.riderName(one),
    now: one.now,
    movable: one.now && desk.now.mine && desk.now.phase === "move",
    played: one.played && one.state !== "fallen",
    fallen: fell,
    jersey: one.jersey,
    offer: desk.trades.has(one.number),
    ...shownFor(desk, one),
    small: lap.other,
    flag: lap.other ? desk.t("ui-lap", { lap: lap.number }) : "",
  });
}

/**
 * Repeat the number printed on an occupied space, because the rider's wheels would make a minus of a plus.
 * @param {Desk} desk @param {import("./course.js").Space} space
 */
function underneath({ now }, space) {
  if (!now.rules.terrain || !printed(space)) return "";
  const { x, y } = numberSpot(space);
  return svg`<text class="under ${LETTER[space.terrain]}" x=${fix(x)} y=${fix(y + 3.3)} aria-hidden="true">
    ${printed(space)}</text>`;
}

/** @param {Desk} desk @param {Fall} fall */
function fallen(desk, { rider: number, by, wave: count }) {
  const [down, from] = onRoadOf([desk.now.riders.get(number), desk.now.riders.get(by ?? 0)]);
  if (down?.number !== number || down.state !== "fallen") return "";
  const spot = spotOf(desk.course, down);
  const arrow = from ? push(spotOf(desk.course, from), spot) : "";
  return svg`<g class="crash-mark" data-rider=${number}>${arrow}${wave(spot, count)}</g>`;
}

/**
 * Riders as they would stand: the asked drafter and the rider that might follow, or the one to be placed.
 * @param {Desk} desk @param {boolean} far
 */
export function ghosts(desk, far) {
  if (far) return "";
  const { now, picks, t } = desk;
  if (now.phase === "draft" && now.view.draft) return draftGhosts(desk, now.view.draft);
  if (now.phase !== "place" || !picks.target || !picks.rider) return "";
  const name = t("ui-name-ghost-place", { rider: picks.rider });
  return ghost(desk, picks.rider, picks.target, "mine", name);
}

/** @param {Desk} desk @param {import("./view.d.ts").Draft} draft */
function draftGhosts(desk, { rider: asked, target: there, distance, next }) {
  const { now, course, t } = desk;
  const name = t("ui-name-ghost", { rider: asked, distance });
  const behind = course.behind(course.nodes.get(there));
  const later = next !== null && behind;
  return [
    ghost(desk, asked, there, now.mine ? "mine" : "later", name),
    later ? ghost(desk, next, behind.key, "later", t("ui-name-ghost-later", { rider: next })) : "",
  ];
}

/** @param {Desk} desk @param {number} number @param {string} key @param {"mine"|"later"} kind @param {string} name */
function ghost(desk, number, key, kind, name) {
  const { now, course } = desk;
  const [one, node] = [now.riders.get(number), course.nodes.get(key)];
  if (!one || !node) return "";
  const { heading } = node.space;
  const drawn = rider({ ...riderSpot(node.space), rider: number, colour: one.colour, heading, ghost: kind, name });
  return svg`${drawn}${underneath(desk, node.space)}`;
}

/** @param {Point[]} points */
const joined = (points) => points.map(({ x, y }) => `${fix(x)},${fix(y)}`).join(" ");
