// The unrolled lanes with their riders and targets.
import { html, svg } from "lit-html";
import { HEIGHT, boxOf, spotOf, stretchOf, unrolledRoad } from "./straight.js";
import { RANK, printed } from "./course.js";
import { onRoad } from "./pieces.js";
import { rider, wave } from "./riders.js";
import { targetName } from "./targets.js";

/** Ranks shown behind the rider to play, and at least ahead of him. */
const BEHIND = 4;
const AHEAD = 9;

/** Rows of a wide page may be larger than a finger needs. */
const LARGEST = 1.75;

/** @param {import("./desk.js").Desk} desk @param {{w: number, h: number}} pane */
export function straightView(desk, pane) {
  const { t, course, now } = desk;
  const stretch = stretchFor(desk);
  const here = onRoad(desk).filter(({ node }) => node.p0 >= stretch.from && node.p1 <= stretch.to);
  const covered = new Set([
    ...desk.targets.map((one) => one.node.key),
    ...here.filter((one) => one.state !== "dismounted").map((one) => one.node.key),
  ]);
  const aside = here.filter((one) => one.state === "dismounted");
  const [width, height] = [Math.round(stretch.width), HEIGHT + (aside.length ? 14 : 0)];
  const scale = desk.table.phone ? 1 : Math.max(1, Math.min(LARGEST, (pane.h - 50) / height, (pane.w * 0.98) / width));
  return html`<div class="view-straight">
    <div class="roll" data-start=${spotX(desk, stretch)} data-far=${farX(desk, stretch)}>
      <svg class="st" width=${Math.round(width * scale)} height=${Math.round(height * scale)}
        viewBox="0 0 ${width} ${height}" role="group" aria-label=${t("ui-board-straight")}>
        ${unrolledRoad(course, stretch, now.rules.terrain, covered)}
        ${desk.targets.map((one) => (one.node.p1 <= stretch.to ? target(desk, one, stretch) : ""))}
        ${here.filter((one) => one.state !== "dismounted").map((one) => piece(desk, one, spotOf(one.node, stretch), 1.75))}
        ${ghostsHere(desk, stretch)}
        ${now.crash.map(({ rider: number, wave: count }) => {
          const one = now.riders.get(number);
          return one?.node && one.state === "fallen" ? wave(spotOf(one.node, stretch), count) : "";
        })}
        ${aside.map((one) => piece(desk, one, { x: spotOf(one.node, stretch).x, y: HEIGHT }, 1.2))}
        ${aside.length ? svg`<text class="aside" x=${Math.min(stretch.width - 150, Math.max(...aside.map((one) => spotOf(one.node, stretch).x)) + 24)} y=${HEIGHT + 4}>${t("ui-straight-dismounted")}</text>` : ""}
      </svg>
    </div>
    <p>${t("ui-straight-help")}</p>
  </div>`;
}

/** The ranks around the decision: from a little behind the rider to beyond all targets. */
function stretchFor({ course, now, targets }) {
  const front = [...course.nodes.values()].filter((node) => node.leg === 0 && node.space.dot).map((node) => node.p1);
  const at = now.subject?.node?.p1 ?? (now.phase === "place" ? Math.max(...front) : headOf(now));
  const far = Math.max(at + AHEAD * RANK, ...targets.map((one) => one.node.p1 + RANK));
  return stretchOf(
    course,
    at - (now.phase === "place" ? 6 : BEHIND + 1) * RANK,
    now.phase === "place" ? at + 5 * RANK : far,
  );
}

const headOf = (now) => Math.max(0, ...[...now.riders.values()].map((one) => one.node?.p1 ?? 0));

const spotX = ({ now }, stretch) => (now.subject?.node ? Math.round(spotOf(now.subject.node, stretch).x) : 0);

const farX = ({ targets }, stretch) =>
  Math.round(Math.max(0, ...targets.map((one) => spotOf(one.node, stretch).x)) + 30);

function target(desk, one, stretch) {
  const { x, y, w, h } = boxOf(one.node, stretch);
  const chosen = one.node.key === desk.picks.target;
  const how = one.light === "maybe" ? "maybe" : one.light === "sure" ? "sure" : "";
  const text = desk.now.rules.terrain ? printed(one.node.space) : "";
  const frame = (cls) =>
    svg`<rect class=${cls} x=${fix(x + 2)} y=${y + 2} width=${fix(w - 4)} height=${h - 4} rx="7"/>`;
  return svg`<g class="ds ${how} ${chosen ? "sel" : ""}" data-node=${one.node.key} role="button" tabindex="-1"
      aria-label=${targetName(desk, one)} aria-disabled=${one.light === "legal" ? "false" : "true"} aria-pressed=${chosen ? "true" : "false"}
      @click=${() => desk.choose(one)}>
    ${frame("cell")}${frame("rim")}
    <text x=${fix(x + w / 2)} y=${text ? y + 25 : y + 30}>${one.distance || ""}</text>
  </g>${text ? svg`<text class="tn" aria-hidden="true" x=${fix(x + w / 2)} y=${y + 40}>${text}</text>` : ""}`;
}

const piece = (desk, one, spot, scale) =>
  rider({
    ...spot,
    scale,
    rider: one.number,
    colour: one.colour,
    heading: 0,
    name: desk.riderName(one),
    now: one.now,
    played: one.played && one.state !== "fallen",
    fallen: one.state === "fallen",
    jersey: one.jersey,
  });

function ghostsHere({ t, now, course, picks }, stretch) {
  const { draft } = now.view;
  const [number, key, name] =
    now.phase === "draft"
      ? [draft.rider, draft.target, t("ui-name-ghost", { rider: draft.rider, distance: draft.distance })]
      : now.phase === "place"
        ? [picks.rider, picks.target, t("ui-name-ghost-place", { rider: picks.rider })]
        : [null, null, ""];
  const [one, node] = [now.riders.get(number), course.nodes.get(key)];
  if (!one || !node) return "";
  return rider({
    ...spotOf(node, stretch),
    scale: 1.75,
    rider: number,
    colour: one.colour,
    heading: 0,
    ghost: "mine",
    name,
  });
}

const fix = (number) => Math.round(number * 10) / 10;
