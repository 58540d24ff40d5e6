// The board pane: profile strip, view switch, camera or unrolled lanes, and what lies on top of them.
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { profile } from "./profile.js";
import { onRoad } from "./standing.js";
import { icon } from "./parts.js";
import { finaleOf } from "./late.js";
import { CHEER } from "./animation_state.js";
import { patterns } from "./patterns.js";
import { straightView } from "./straightview.js";
import { spaceList } from "./spacelist.js";
import { VIEWS, show, showCourse, windowBox } from "./views.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("stadion/kit/camera.js").Box} Box
 */

const PICTURES = { close: "i-eye", whole: "i-loop", straight: "i-lanes" };

/** @param {Desk} desk */
export function board(desk) {
  const { ui, table } = desk;
  const { view, list } = ui;
  const over = table.still || desk.animation ? ui.late.happenings() : null;
  paint(desk);
  return html`<div class="ur">
    ${guard([], () => html`<svg class="ur-defs" width="0" height="0" aria-hidden="true">${patterns()}</svg>`)}
    <div class="cam ${view} ${table.about?.endsWith(CHEER) ? "cheer" : ""}">
      ${ui.scene.svg}
      ${view === "straight" ? straightView(desk) : ""}
      ${over?.dice(desk) ?? ""}
      ${view === "whole" ? "" : (over?.actionCard(desk) ?? "")}
      ${list ? spaceList(desk) : ""}
    </div>
    ${table.still ? "" : viewsRow(desk)}
    ${finaleOf(desk)?.lastPicture(desk) ?? ""}
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
  scene.svg.classList.toggle("hidden", view === "straight");
  const map = view === "straight" ? null : ui.late.map();
  if (!map) return;
  scene.build(desk, map.world);
  scene.name(t(view === "whole" ? "ui-board-whole" : "ui-board"));
  const { far } = scene.finder;
  scene.draw({
    lines: map.lines(course, table.components, { leg: desk.leg, sprints: desk.now.rules.sprints }, t),
    last: map.lastWay(desk),
    targets: map.targets(desk, far),
    pieces: map.pieces(desk, far),
    front: view === "whole" ? map.callouts(desk) : map.ghosts(desk, far),
  });
}

/** @param {Desk} desk */
function profileStrip(desk) {
  const { course, now, t, table, ui } = desk;
  const { finder } = ui.scene;
  const riders = onRoad(desk).map(({ number, colour, node, now: on, jersey }) => ({
    rider: number,
    colour,
    progress: node.p1,
    now: on,
    jersey,
  }));
  return html`<div class="prof" data-camera @click=${() => showCourse(desk)}>${profile(course, {
    phone: table.phone,
    pane: finder.pane,
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
