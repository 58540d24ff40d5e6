// The unrolled lanes with their riders and targets.
import { html, svg } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { fix } from "./ground.js";
import { HEIGHT, ROW, boxOf, spotOf, stretchOf, unrolledRoad } from "./straight.js";
import { RANK, printed } from "./course.js";
import { isDown, onRoad } from "./pieces.js";
import { press } from "./press.js";
import { rider, wave } from "./riders.js";
import { targetName } from "./targets.js";
import { EDGE, rollTo } from "./views.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./reading.js").OnRoad} OnRoad
 * @typedef {import("./straight.js").Stretch} Stretch
 * @typedef {import("./targets.js").LitTarget} LitTarget
 * @typedef {import("stadion/kit/camera.js").Point} Point
 */

/** Ranks shown behind the rider to play, and the least number shown ahead. */
const BEHIND = 4;
const AHEAD = 9;

/** Rows of a wide page may be larger than a finger needs; those of a phone 24 px at least, if the reach is long. */
const LARGEST = 1.75;
const SMALLEST = 24 / ROW;

/** @param {Desk} desk */
export function straightView(desk) {
  const { t, course, now, ui } = desk;
  const { pane } = ui.scene.finder;
  const stretch = stretchFor(desk);
  const here = onRoad(desk).filter(({ node }) => node.p0 >= stretch.from && node.p1 <= stretch.to);
  const upright = here.filter((one) => one.state !== "dismounted");
  const covered = new Set([...desk.targets.map((one) => one.node.key), ...upright.map((one) => one.node.key)]);
  const aside = here.filter((one) => one.state === "dismounted");
  const [width, height] = [Math.round(stretch.width), HEIGHT + (aside.length ? 14 : 0)];
  const [start, far] = [spotX(desk, stretch), farX(desk, stretch)];
  const scale = desk.table.phone
    ? Math.max(SMALLEST, Math.min(1, (pane.w - EDGE) / (far - start)))
    : Math.max(1, Math.min(LARGEST, (pane.h - 50) / height, (pane.w * 0.98) / width));
  const size = `${width} ${height} ${scale}`;
  if (ui.rolled !== size) requestAnimationFrame(() => rollTo(ui.scene)); // another element begins at its left
  ui.rolled = size;
  return html`<div class="view-straight">
    ${keyed(
      size,
      html`<div class="roll" data-start=${Math.round(start * scale)} data-far=${Math.round(far * scale)}>
      <svg class="st" width=${Math.round(width * scale)} height=${Math.round(height * scale)}
        viewBox="0 0 ${width} ${height}" role="group" aria-label=${t("ui-board-straight")}
        @click=${(/** @type {MouseEvent} */ event) => press(desk, event, () => under(desk, event))}>
        ${unrolledRoad(course, stretch, now.rules.terrain, covered)}
        ${desk.targets.map((one) => (one.node.p1 <= stretch.to ? target(desk, one, stretch) : ""))}
        ${upright.map((one) => piece(desk, one, spotOf(one.node, stretch), 1.75))}
        ${ghostsHere(desk, stretch)}
        ${now.crash.map(({ rider: number, wave: count }) => {
          const one = now.riders.get(number);
          return one?.node && one.state === "fallen" ? wave(spotOf(one.node, stretch), count) : "";
        })}
        ${aside.map((one) => piece(desk, one, { x: spotOf(one.node, stretch).x, y: HEIGHT }, 1.2))}
        ${asideText(desk, aside, stretch)}
      </svg>
    </div>`,
    )}
    <p>${t("ui-straight-help")}</p>
  </div>`;
}

/** @param {Desk} desk @param {MouseEvent} event */
const under = ({ course }, event) => {
  const cell = /** @type {Element} */ (event.target).closest("[data-space], [data-node]");
  return course.nodes.get(cell?.getAttribute("data-space") ?? cell?.getAttribute("data-node") ?? "") ?? null;
};

/** The riders beside the road, in words. @param {Desk} desk @param {OnRoad[]} aside @param {Stretch} stretch */
function asideText({ t }, aside, stretch) {
  if (!aside.length) return "";
  const x = Math.max(...aside.map((one) => spotOf(one.node, stretch).x)) + 24;
  return svg`<text class="aside" x=${Math.min(stretch.width - 150, x)} y=${HEIGHT + 4}>
    ${t("ui-straight-dismounted")}</text>`;
}

/** The ranks around the decision: from a little behind the rider to beyond all targets. @param {Desk} desk */
function stretchFor({ course, now, targets }) {
  const front = [...course.nodes.values()].filter((node) => node.leg === 0 && node.space.dot).map((node) => node.p1);
  const at = lookedAt(now)?.p1 ?? (now.phase === "place" ? Math.max(...front) : headOf(now));
  const far = Math.max(at + AHEAD * RANK, ...targets.map((one) => one.node.p1 + RANK));
  return stretchOf(
    course,
    at - (now.phase === "place" ? 6 : BEHIND + 1) * RANK,
    now.phase === "place" ? at + 5 * RANK : far,
  );
}

/** @param {import("./reading.js").Reading} now */
const headOf = (now) => Math.max(0, ...[...now.riders.values()].map((one) => one.node?.p1 ?? 0));

/** @param {Desk} desk @param {Stretch} stretch */
function spotX({ now }, stretch) {
  const node = lookedAt(now);
  return node ? Math.round(spotOf(node, stretch).x) : 0;
}

/** @param {import("./reading.js").Reading} now */
const lookedAt = ({ happened, subject }) => happened[0] ?? subject?.node;

/** @param {Desk} desk @param {Stretch} stretch */
const farX = ({ targets }, stretch) =>
  Math.round(Math.max(0, ...targets.map((one) => spotOf(one.node, stretch).x)) + EDGE);

/** @param {Desk} desk @param {LitTarget} one @param {Stretch} stretch */
function target(desk, one, stretch) {
  const { x, y, w, h } = boxOf(one.node, stretch);
  const chosen = one.node.key === desk.picks.target;
  const how = one.light === "legal" ? "" : one.light;
  const text = desk.now.rules.terrain ? printed(one.node.space) : "";
  const frame = (/** @type {string} */ cls) =>
    svg`<rect class=${cls} x=${fix(x + 2)} y=${y + 2} width=${fix(w - 4)} height=${h - 4} rx="7"/>`;
  const number = svg`<text class="tn" aria-hidden="true" x=${fix(x + w / 2)} y=${y + 40}>${text}</text>`;
  return svg`<g class="ds ${how} ${chosen ? "sel" : ""}" data-node=${one.node.key} data-target=${one.node.key}
      role="button" tabindex="-1" aria-label=${targetName(desk, one)}
      aria-disabled=${one.light === "legal" ? "false" : "true"} aria-pressed=${chosen ? "true" : "false"}
      ?data-proposed=${chosen && !desk.changed} @click=${() => desk.choose(one)}>
    ${frame("cell")}${frame("rim")}
    <text x=${fix(x + w / 2)} y=${text ? y + 25 : y + 30}>${one.distance || ""}</text>
  </g>${text ? number : ""}`;
}

/** @param {Desk} desk @param {OnRoad} one @param {Point} spot @param {number} scale */
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
    fallen: isDown(desk, one),
    jersey: one.jersey,
    offer: desk.trades.has(one.number),
  });

/** The rider as they would stand. @param {Desk} desk @param {Stretch} stretch */
function ghostsHere(desk, stretch) {
  const { t, now, course, picks } = desk;
  const draft = now.phase === "draft" ? now.view.draft : null;
  const number = draft ? draft.rider : now.phase === "place" ? (picks.rider ?? 0) : 0;
  const node = course.nodes.get((draft ? draft.target : picks.target) ?? "");
  const one = now.riders.get(number);
  if (!one || !node) return "";
  const name = draft
    ? t("ui-name-ghost", { rider: number, distance: draft.distance })
    : t("ui-name-ghost-place", { rider: number });
  const { colour } = one;
  return rider({ ...spotOf(node, stretch), scale: 1.75, rider: number, colour, heading: 0, ghost: "mine", name });
}
