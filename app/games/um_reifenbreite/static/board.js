// The board pane: profile strip, view switch, camera or unrolled lanes, and what lies on top of them.
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { minimap } from "./minimap.js";
import { lines } from "./world.js";
import { progressAt, profile, sizeOf } from "./profile.js";
import { ghosts, lastWay, onRoad, pieces, targets } from "./pieces.js";
import { icon } from "./parts.js";
import { actionCard, dice, question } from "./pops.js";
import { callouts } from "./overview.js";
import { patterns } from "./scenery/stamps.js";
import { straightView } from "./straightview.js";
import { spaceList } from "./spacelist.js";

/** @typedef {import("./desk.js").Desk} Desk */

const VIEWS = [
  ["close", "i-eye"],
  ["whole", "i-loop"],
  ["straight", "i-lanes"],
];

/**
 * @param {Desk} desk
 * @param {import("./scene.js").Scene} scene
 * @param {{view: string, list: boolean, cardClosed: boolean, show: (view: string) => void, toggleList: () => void, closeCard: () => void}} hand
 */
export function board(desk, scene, hand) {
  const { t } = desk;
  const { view } = hand;
  paint(desk, scene, view);
  return html`<div class="ur">
    ${guard([], () => html`<svg class="ur-defs" width="0" height="0" aria-hidden="true">${patterns()}</svg>`)}
    <div class="profrow">${profileStrip(desk, scene)}
      <div class="vsw" role="group" aria-label=${t("ui-views")}>
        ${VIEWS.map(
          ([id, picture]) => html`<button type="button" aria-pressed=${view === id} @click=${() => hand.show(id)}>
          ${icon(picture)}${t(`ui-view-${id}`)}</button>`,
        )}
      </div>
    </div>
    <div class="cam ${view}">
      ${scene.svg}
      ${view === "straight" ? straightView(desk, scene.finder.pane) : html`${view === "close" ? html`${dice(desk)}${question(desk)}` : ""}${onTop(desk, scene, view, hand)}`}
      ${view !== "whole" && !hand.cardClosed ? actionCard(desk, hand.closeCard) : ""}
      ${hand.list ? spaceList(desk, hand.toggleList) : ""}
    </div>
  </div>`;
}

/** The changing layers of the scene. @param {Desk} desk @param {import("./scene.js").Scene} scene */
export function paint(desk, scene, view) {
  const { table, course, t } = desk;
  scene.build(course, table.components, desk.now.rules.terrain, t, table.lang);
  scene.name(t(view === "whole" ? "ui-board-whole" : "ui-board"));
  scene.svg.classList.toggle("hidden", view === "straight");
  const far = scene.finder.far;
  scene.draw({
    lines: lines(course, table.components, { leg: desk.leg, sprints: desk.now.rules.sprints }, t),
    last: lastWay(desk),
    targets: targets(desk, far),
    pieces: pieces(desk, far),
    front: view === "whole" ? callouts(desk, scene.finder) : ghosts(desk, far),
  });
}

function onTop(desk, scene, view, hand) {
  const { t } = desk;
  const { finder } = scene;
  return html`
    ${
      view === "whole"
        ? ""
        : html`<div class="zm">
      <button type="button" aria-label=${t("ui-zoom-in")} @click=${() => finder.zoom(1.3)}>+</button>
      <button type="button" aria-label=${t("ui-zoom-out")} @click=${() => finder.zoom(1 / 1.3)}>−</button>
    </div>`
    }
    ${view === "close" && !finder.following ? html`<button class="chip follow" type="button" @click=${() => finder.follow()}>${t("ui-follow")}</button>` : ""}
    ${
      view === "close"
        ? html`<button class="mini" type="button" @click=${() => hand.show("whole")}><span class="vh">${t("ui-minimap")}</span>
      ${minimap(desk, finder.window)}</button>`
        : ""
    }`;
}

/** @param {Desk} desk @param {import("./scene.js").Scene} scene */
function profileStrip(desk, scene) {
  const { course, now, t, table } = desk;
  const size = sizeOf(table.phone);
  const seek = (event) => {
    if (event.type === "pointermove" && !event.buttons) return;
    const { left, width } = event.currentTarget.firstElementChild.getBoundingClientRect();
    const at = progressAt(course, size, ((event.clientX - left) / width) * size.w);
    scene.finder.centre(nearest(course, at));
  };
  return html`<div class="prof" @pointerdown=${seek} @pointermove=${seek}>${profile(course, {
    phone: table.phone,
    terrain: now.rules.terrain,
    sprints: now.rules.sprints,
    window: stretchSeen(desk, desk.seen ?? scene.finder.window),
    riders: onRoad(desk).map((one) => ({
      rider: one.number,
      colour: one.colour,
      progress: one.node.p1,
      now: one.now,
      jersey: one.jersey,
    })),
    name: t("ui-profile", { riders: onRoad(desk).length, ranks: course.race.ranks }),
    gateText: (gate) =>
      gate.kind === "start"
        ? ""
        : gate.kind === "finish"
          ? t("ui-finish")
          : now.rules.sprints
            ? t("ui-sprint-points", { points: gate.points.join("/") })
            : "",
  })}</div>`;
}

/** The space of lane 2 nearest to a progress. */
const nearest = (course, at) => {
  const all = [...course.nodes.values()].filter((node) => node.lane === 2);
  return all.reduce((best, node) => (Math.abs(node.p1 - at) < Math.abs(best.p1 - at) ? node : best)).space;
};

/** The part of the race that the window shows, around the leg that is looked at. */
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
