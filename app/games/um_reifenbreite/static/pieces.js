// The layers of the board that change with play: last way, targets, riders, ghosts, crash.
import { svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { riderSpot, roadside, walk } from "./course.js";
import { push, rider, shape, wave } from "./riders.js";
import { targetName } from "./targets.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** Where a rider is drawn in the world. */
export const spotOf = (course, { node, state }) =>
  state === "dismounted" ? roadside(course, node.space) : riderSpot(node.space);

/** Riders that stand on or beside the road. @param {Desk} desk */
export const onRoad = ({ now }) => [...now.riders.values()].filter((one) => one.node);

/** A dotted line where the latest rider came along. @param {Desk} desk */
export const lastWay = ({ now }) => {
  const points = now.last.map(({ space }) => riderSpot(space));
  return points.length > 1 && now.phase !== "over" ? svg`<polyline points=${joined(points)} class="lastl"/>` : "";
};

/** @param {Desk} desk @param {boolean} far */
export function targets(desk, far) {
  const { targets: lit, picks, now } = desk;
  const chosen = lit.find((one) => one.node.key === picks.target);
  return svg`
    ${desk.shut.map((lane) => barred(desk, lane))}
    ${chosen?.way?.length && now.phase === "move" ? way(chosen.way) : ""}
    ${now.phase === "draft" ? way(draftWay(desk)) : ""}
    ${far ? "" : lit.map((one) => target(desk, one))}`;
}

function target(desk, one) {
  const { x, y } = riderSpot(one.node.space);
  const chosen = one.node.key === desk.picks.target;
  const open = one.light === "legal";
  const classes = ["ds", one.light === "maybe" ? "maybe" : one.light === "sure" ? "sure" : "", chosen ? "sel" : ""];
  return svg`<g class=${classes.join(" ")} data-node=${one.node.key} role="button" tabindex="-1"
      aria-label=${targetName(desk, one)} aria-disabled=${open ? "false" : "true"} aria-pressed=${chosen ? "true" : "false"}
      @click=${() => desk.choose(one)}>
    <circle class="hit" cx=${fix(x)} cy=${fix(y)} r="15"/><circle class="cell" cx=${fix(x)} cy=${fix(y)} r="8.4"/>
    <circle class="rim" cx=${fix(x)} cy=${fix(y)} r="8.4"/>
    ${one.distance ? svg`<text x=${fix(x)} y=${fix(y + 4.4)}>${one.distance}</text>` : ""}
  </g>`;
}

/** A lane of the start grid that an own rider already holds. */
function barred({ t }, { nodes, number }) {
  const [last, first] = [nodes.at(-1).space, nodes[0].space];
  const half = 15.8;
  return svg`<rect class="bar-x" x=${fix(Math.min(last.x, first.x) - half)} y=${fix(Math.min(last.y, first.y) - 10)}
      width=${fix(Math.abs(first.x - last.x) + 2 * half)} height=${fix(Math.abs(first.y - last.y) + 20)}/>
    <text class="bar-t" x=${fix(first.x + 25 * Math.cos((first.heading * Math.PI) / 180))} y=${fix(first.y + 5)}
      text-anchor=${first.heading > 90 ? "end" : "start"}>${t("ui-your-rider", { rider: number })}</text>`;
}

const way = (nodes) => {
  const points = joined(nodes.map(({ space }) => riderSpot(space)));
  return svg`<polyline points=${points} class="pathl"/><polyline points=${points} class="pathl2"/>`;
};

const draftWay = ({ now, course }) => {
  const { draft } = now.view;
  const asked = now.riders.get(draft.rider);
  return asked?.node ? walk(course, asked.node.key, draft.path) : [];
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
    ${now.crash.map((fall) => fallen(desk, fall))}`;
}

/** The dotted line from a dismounted rider to the space that he keeps. */
function tether(course, one) {
  const [from, to] = [roadside(course, one.node.space), riderSpot(one.node.space)];
  return svg`<path d="M${fix(from.x)} ${fix(from.y)}L${fix(to.x)} ${fix(to.y)}" class="lastl"/>`;
}

function piece(desk, one) {
  const lap = desk.lapOf(one.node);
  return rider({
    ...spotOf(desk.course, one),
    rider: one.number,
    colour: one.colour,
    heading: one.node.space.heading,
    name: desk.riderName(one),
    now: one.now,
    played: one.played && one.state !== "fallen",
    fallen: one.state === "fallen",
    jersey: one.jersey,
    small: lap.other,
    flag: lap.other ? desk.t("ui-lap", { lap: lap.number }) : "",
  });
}

function fallen(desk, { rider: number, by, wave: count }) {
  const [down, from] = [desk.now.riders.get(number), desk.now.riders.get(by)];
  if (down?.state !== "fallen") return "";
  const spot = spotOf(desk.course, down);
  return svg`<g class="crash-mark" data-rider=${number}>${from?.node ? push(spotOf(desk.course, from), spot) : ""}${wave(spot, count)}</g>`;
}

/** Riders as they would stand: the asked drafter, and who might follow him; or the one to be placed. */
export function ghosts(desk, far) {
  if (far) return "";
  const { now, picks, course, t } = desk;
  const shown = [];
  const add = (number, key, ghost, name) => {
    const [one, node] = [now.riders.get(number), course.nodes.get(key)];
    if (one && node)
      shown.push(
        rider({
          ...riderSpot(node.space),
          rider: number,
          colour: one.colour,
          heading: node.space.heading,
          ghost,
          name,
        }),
      );
  };
  if (now.phase === "draft") {
    const { rider: asked, target: there, distance, next } = now.view.draft;
    const mine = now.mine ? "mine" : "later";
    add(asked, there, mine, t("ui-name-ghost", { rider: asked, distance }));
    const behind = course.behind(course.nodes.get(there));
    if (next !== null && behind) add(next, behind.key, "later", t("ui-name-ghost-later", { rider: next }));
  }
  if (now.phase === "place" && picks.target && picks.rider) {
    add(picks.rider, picks.target, "mine", t("ui-name-ghost-place", { rider: picks.rider }));
  }
  return shown;
}

const joined = (points) => points.map(({ x, y }) => `${fix(x)},${fix(y)}`).join(" ");
const fix = (number) => Math.round(number * 10) / 10;
