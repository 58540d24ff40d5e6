// The board pane: profile strip, view switch, camera or unrolled lanes, and what lies on top of them.
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { minimap } from "./minimap.js";
import { lines } from "./world.js";
import { progressAt, profile, sizeOf } from "./profile.js";
import { coversOf } from "./mustsee.js";
import { ghosts, lastWay, onRoad, pieces, spotOf, targets } from "./pieces.js";
import { icon } from "./parts.js";
import { lastPicture } from "./finale.js";
import { actionCard, dice } from "./pops.js";
import { callouts, windowBox } from "./overview.js";
import { patterns } from "./scenery/stamps.js";
import { straightView } from "./straightview.js";
import { spaceList } from "./spacelist.js";
import { VIEWS, show } from "./views.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("stadion/kit/camera.js").Box} Box
 */

/** Half the size of a rider in pixels, and a little. */
const RIDER = 26;

const PICTURES = { close: "i-eye", whole: "i-loop", straight: "i-lanes" };

/** @param {Desk} desk */
export function board(desk) {
  const { ui, table } = desk;
  const { view, list } = ui;
  paint(desk);
  return html`<div class="ur">
    ${guard([], () => html`<svg class="ur-defs" width="0" height="0" aria-hidden="true">${patterns()}</svg>`)}
    ${table.still ? "" : viewsRow(desk)}
    <div class="cam ${view}">
      ${ui.scene.svg}
      ${view === "straight" ? straightView(desk) : ""}
      ${dice(desk)}
      ${view === "straight" || table.still ? "" : onTop(desk)}
      ${view === "whole" ? "" : actionCard(desk)}
      ${list ? spaceList(desk) : ""}
    </div>
    ${lastPicture(desk)}
  </div>`;
}

/** The profile of the race, and the views to choose from. @param {Desk} desk */
const viewsRow = (desk) => html`<div class="profrow">${profileStrip(desk)}
    <div class="vsw" data-camera role="group" aria-label=${desk.t("ui-views")}>
      ${VIEWS.map(
        (id) => html`<button type="button" aria-pressed=${desk.ui.view === id} @click=${() => show(desk, id)}>
        ${icon(PICTURES[id])}${desk.t(`ui-view-${id}`)}</button>`,
      )}
    </div>
  </div>`;

/** The changing layers of the scene. @param {Desk} desk */
export function paint(desk) {
  const { table, course, t, ui } = desk;
  const { scene, view } = ui;
  scene.build(desk);
  scene.name(t(view === "whole" ? "ui-board-whole" : "ui-board"));
  scene.svg.classList.toggle("hidden", view === "straight");
  const { far } = scene.finder;
  scene.draw({
    lines: lines(course, table.components, { leg: desk.leg, sprints: desk.now.rules.sprints }, t),
    last: lastWay(desk),
    targets: targets(desk, far),
    pieces: pieces(desk, far),
    front: view === "whole" ? callouts(desk) : ghosts(desk, far),
  });
}

/** Zoom, the way back to the riders, and the minimap. @param {Desk} desk */
function onTop(desk) {
  const { t, ui } = desk;
  const { finder } = ui.scene;
  if (ui.view === "whole") return "";
  const [mini] = coversOf(desk)(finder.pane);
  const follow = html`<button class="chip follow" data-camera type="button" @click=${() => finder.follow()}>
    ${t("ui-follow")}</button>`;
  return html`<div class="zm" data-camera>
      <button type="button" aria-label=${t("ui-zoom-in")} @click=${() => finder.zoom(1.3)}>+</button>
      <button type="button" aria-label=${t("ui-zoom-out")} @click=${() => finder.zoom(1 / 1.3)}>−</button>
    </div>
    ${finder.following ? "" : follow}
    <button class="mini ${liesOnSomebody(desk, mini) ? "away" : ""}" data-camera type="button"
      @click=${() => show(desk, "whole")}>
      <span class="vh">${t("ui-minimap")}</span>${minimap(desk, finder.window)}</button>`;
}

/** Whether a rider would be hidden by what covers this box of the pane. @param {Desk} desk @param {Box} box */
function liesOnSomebody(desk, box) {
  const { window, scale } = desk.ui.scene.finder;
  return onRoad(desk).some((one) => {
    const spot = spotOf(desk.course, one);
    const [x, y] = [(spot.x - window.x) * scale - box.x, (spot.y - window.y) * scale - box.y];
    return x > -RIDER && x < box.w + RIDER && y > -RIDER && y < box.h + RIDER;
  });
}

/** @param {Desk} desk */
function profileStrip(desk) {
  const { course, now, t, table, ui } = desk;
  const { finder } = ui.scene;
  const size = sizeOf(table.phone);
  const seek = (/** @type {PointerEvent} */ event) => {
    const strip = /** @type {Element} */ (event.currentTarget).firstElementChild;
    if (!strip || (event.type === "pointermove" && !event.buttons)) return;
    const { left, width } = strip.getBoundingClientRect();
    finder.centre(nearest(course, progressAt(course, size, ((event.clientX - left) / width) * size.w)));
  };
  const riders = onRoad(desk).map(({ number, colour, node, now: on, jersey }) => ({
    rider: number,
    colour,
    progress: node.p1,
    now: on,
    jersey,
  }));
  return html`<div class="prof" @pointerdown=${seek} @pointermove=${seek}>${profile(course, {
    phone: table.phone,
    terrain: now.rules.terrain,
    sprints: now.rules.sprints,
    window: stretchSeen(desk, windowBox(desk) ?? finder.window),
    riders,
    name: t("ui-profile", { riders: riders.length, ranks: course.race.ranks }),
    gateText: (gate) => gateText(desk, gate),
  })}</div>`;
}

/** @param {Desk} desk @param {import("./course.js").Gate} gate */
function gateText({ t, now }, gate) {
  if (gate.kind === "finish") return t("ui-finish");
  const sprint = gate.kind === "sprint" && now.rules.sprints;
  return sprint ? t("ui-sprint-points", { points: gate.points.join("/") }) : "";
}

/** The space of lane 2 nearest to a progress. @param {import("./course.js").Course} course @param {number} at */
const nearest = (course, at) => {
  const all = [...course.nodes.values()].filter((node) => node.lane === 2);
  return all.reduce((best, node) => (Math.abs(node.p1 - at) < Math.abs(best.p1 - at) ? node : best)).space;
};

/** The part of the race that the window shows, around the leg that is looked at. @param {Desk} desk @param {Box} box */
function stretchSeen({ course, leg }, { x, y, w, h }) {
  const seen = [...course.nodes.values()].filter(
    ({ lane, space, leg: its }) =>
      lane === 2 && Math.abs(its - leg) <= 2 && space.x > x && space.x < x + w && space.y > y && space.y < y + h,
  );
  if (!seen.length) return null;
  return {
    from: Math.min(...seen.map((one) => one.p0)),
    to: Math.min(course.end, Math.max(...seen.map((one) => one.p1))),
  };
}
