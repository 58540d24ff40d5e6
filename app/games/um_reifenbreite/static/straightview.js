// The straightened road with its riders and targets; its window stays for a whole ride.
import { html, svg } from "lit-html";
import { printed } from "./course.js";
import { fix } from "./ground.js";
import { isDown, onRoad, shownFor } from "./standing.js";
import { press } from "./press.js";
import { rider, wave } from "./riders.js";
import { stakesAt } from "./stakes.js";
import {
  FINGER,
  ROW,
  SMALLEST,
  beginOf,
  boxOf,
  isSeen,
  roadsideOf,
  sheetOf,
  spotOf,
  straightRoad,
} from "./straight.js";
import { targetName } from "./targets.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./reading.js").OnRoad} OnRoad
 * @typedef {import("./straight.js").Stretch} Stretch
 * @typedef {import("./targets.js").LitTarget} LitTarget
 * @typedef {import("./course.js").Node} Node
 */

/** Ranks shown behind the rider to play, and behind the front of the start grid. */
const BEHIND = { wide: 5, phone: 3.4, grid: 7 };
/** The disc of a rider is 34 units wide, its number 16 high. */
const DISC = 1.735;
/** Of a rider beside the road. */
const ASIDE = 1.3;
const NUMBER = 9.2;
const GROUND = 14;
/** The letters of the place on a rider. */
const STAMP = 9.5;
/** The number of letters that fit into every space, and the width that is enough for more, in units. */
const FITS = 3;
const WIDE = 42;

/** @param {Desk} desk */
export function straightView(desk) {
  const { t, course, now } = desk;
  const stretch = stretchFor(desk);
  const here = onRoad(desk).filter(({ node }) => isSeen(stretch, node));
  const [aside, upright] = [here.filter(isAside), here.filter((one) => !isAside(one))];
  const lit = desk.targets.filter((one) => isSeen(stretch, one.node));
  const covered = new Set([...lit.map((one) => one.node.key), ...upright.map((one) => one.node.key)]);
  const { unit, width, height } = stretch;
  return html`<div class="view-straight"><svg class="st" viewBox="0 0 ${fix(width)} ${height}" role="group"
      preserveAspectRatio="none" aria-label=${t("ui-board-straight")} .style=${sizes(unit)}
      @click=${(/** @type {MouseEvent} */ event) => press(desk, event, () => under(desk, event))}>
      ${straightRoad(course, stretch, now.rules.terrain, {
        covered,
        toGo: (left) => t("ui-left", { left }),
        gate: (gate) => gateText(desk, gate),
      })}
      ${lit.map((one) => finger(desk, one, stretch))}
      ${lit.map((one) => target(desk, one, stretch))}
      ${ways(desk, stretch)}
      ${upright.map((one) => piece(desk, one, spotOf(one.node, stretch), DISC))}
      ${ghostsHere(desk, stretch)}
      ${now.crash.map(({ rider: number, wave: count }) => {
        const one = now.riders.get(number);
        return one?.node && one.state === "fallen" && isSeen(stretch, one.node)
          ? wave(spotOf(one.node, stretch), count, DISC)
          : "";
      })}
      ${aside.map((one) => piece(desk, one, roadsideOf(one.node, stretch), ASIDE))}
    </svg></div>`;
}

/** @param {OnRoad} one */
const isAside = ({ state }) => state === "dismounted";

/** No text is smaller than 12 px, however small the pane. @param {number} unit */
const sizes = (unit) =>
  [
    `--ur-small: ${fix(SMALLEST / unit)}px`,
    `--ur-ground: ${fix(Math.max(GROUND, SMALLEST / unit))}px`,
    `--ur-stamp: ${fix(Math.max(1, SMALLEST / unit / DISC / STAMP))}`,
    `--ur-number: ${fix(Math.max(NUMBER, SMALLEST / unit / DISC))}px`,
    `--ur-aside: ${fix(Math.max(NUMBER, SMALLEST / unit / ASIDE))}px`,
  ].join(";");

/** @param {Desk} desk @param {MouseEvent} event */
const under = ({ course }, event) => {
  const cell = /** @type {Element} */ (event.target).closest("[data-space], [data-node]");
  return course.nodes.get(cell?.getAttribute("data-space") ?? cell?.getAttribute("data-node") ?? "") ?? null;
};

/**
 * The part of the road that is drawn, the same from the first question of a ride to its end, unless the size of the
 * pane or a space out of reach asks for another.
 * @param {Desk} desk @returns {Stretch}
 */
function stretchFor(desk) {
  const { course, now, ui, table } = desk;
  const sheet = sheetOf(ui.scene.finder.pane, table.phone);
  const { race, round, current, phase, draft } = now.view;
  const ride = [race.number, round, current ?? phase, Math.round(sheet.ranks * 10)].join("/");
  const wanted = course.nodes.get(draft?.target ?? "");
  const last = ui.stretch?.ride === ride ? { ...sheet, from: ui.stretch.from } : null;
  if (last && (!wanted || isSeen(last, wanted)) && (!now.subject?.node || isSeen(last, now.subject.node))) return last;
  const from = beginOf(sheet, seenFrom(desk), course.finish);
  ui.stretch = { ride, from };
  return { ...sheet, from };
}

/** The rider that is looked at, the ranks behind, and the furthest space. @param {Desk} desk */
function seenFrom({ course, now, table }) {
  const grid = [...course.nodes.values()].filter((node) => node.leg === 0 && node.space.dot);
  const front = Math.max(...grid.map((node) => node.p1));
  const node = now.happened[0] ?? now.subject?.node;
  const reach = [...now.reach.values()].map((one) => one.node.p1);
  const drafted = course.nodes.get(now.view.draft?.target ?? "")?.p1 ?? 0;
  const head = Math.max(front, ...[...now.riders.values()].map((one) => one.node?.p1 ?? 0));
  const at = node?.p1 ?? (now.phase === "place" ? front : head);
  const behind = node ? (table.phone ? BEHIND.phone : BEHIND.wide) : BEHIND.grid;
  return { at, behind: now.phase === "place" ? BEHIND.grid : behind, furthest: Math.max(drafted, ...reach) };
}

/**
 * The prize of the chosen space stands on the sign of its line.
 * @param {Desk} desk @param {import("./course.js").Gate} gate
 */
function gateText({ t, now, picks }, { kind, line, leg, points }) {
  const sign = t(kind === "finish" ? "ui-sign-finish" : "ui-sign-sprint", { line });
  if (kind === "start" || (kind === "sprint" && !now.rules.sprints)) return line;
  const stake = stakesAt({ now }, picks.target ?? "").find((one) => one.line === line && one.points);
  if (stake) return `${sign}: ${t("ui-place", { place: stake.place })}, ${stake.points}`;
  const taken = kind === "sprint" && (now.view.lines[leg]?.top ?? []).length >= points.length;
  return taken ? t("ui-sign-taken", { line }) : sign;
}

/**
 * The place to press of a target, where its space is smaller than a finger; the spaces lie above it.
 * @param {Desk} desk @param {LitTarget} one @param {Stretch} stretch
 */
function finger(desk, one, stretch) {
  const { x, y, w, h } = boxOf(one.node, stretch);
  const least = FINGER / stretch.unit;
  if (one.light !== "legal" || (w >= least && h >= least)) return "";
  const [wide, high] = [Math.max(w, least), Math.max(h, least)];
  const chosen = one.node.key === desk.picks.target;
  return svg`<rect class="hit" data-node=${one.node.key} data-target=${one.node.key} aria-disabled="false"
      aria-hidden="true" aria-pressed=${chosen ? "true" : "false"}
      ?data-proposed=${chosen && !desk.changed} x=${fix(x + w / 2 - wide / 2)} y=${fix(y + h / 2 - high / 2)}
      width=${fix(wide)} height=${fix(high)} @click=${() => desk.choose(one)}/>`;
}

/** @param {Desk} desk @param {LitTarget} one @param {Stretch} stretch */
function target(desk, one, stretch) {
  const { x, y, w, h } = boxOf(one.node, stretch);
  const chosen = one.node.key === desk.picks.target;
  const legal = one.light === "legal";
  const frame = (/** @type {string} */ cls) =>
    svg`<rect class=${cls} x=${fix(x + 2)} y=${fix(y + 2)} width=${fix(w - 4)} height=${h - 4} rx="7"/>`;
  return svg`<g class="ds ${legal ? "" : one.light} ${chosen ? "sel" : ""} ${chosen && !desk.changed ? "prop" : ""}"
      data-node=${one.node.key} data-target=${one.node.key} ?data-proposed=${chosen && !desk.changed}
      role="button" tabindex="-1" aria-label=${targetName(desk, one)} aria-disabled=${legal ? "false" : "true"}
      aria-pressed=${chosen ? "true" : "false"} @click=${() => desk.choose(one)}>
    ${frame("cell")}${frame("rim")}${bar(desk, one, { x, y, w })}
    <g aria-hidden="true">${words(desk, one, stretch, { x: x + w / 2, y })}</g>
  </g>${ground(desk, one, stretch, { x: x + w / 2, y })}`;
}

/**
 * Before the throw, the chance to get at least there.
 * @param {Desk} desk @param {LitTarget} one @param {{x: number, y: number, w: number}} box
 */
function bar({ now, ride }, { distance }, { x, y, w }) {
  const odds = now.phase === "turn" ? ride?.odds[distance - 1] : null;
  if (!odds) return "";
  return svg`<rect class="chance" x=${fix(x + 5)} y=${fix(y + ROW - 7)} height="3"
    width=${fix(((w - 10) * odds[0]) / odds[1])}/>`;
}

/**
 * Return the small print of a space: its ground, behind a line the points; "" where it would be smaller than 12 px.
 * @param {Desk} desk @param {LitTarget} one @param {Stretch} stretch
 */
function smallPrint(desk, one, stretch) {
  if (GROUND * stretch.unit < SMALLEST) return "";
  const stake = stakeAt(desk, one);
  return stake ? stake.points : desk.now.rules.terrain ? printed(one.node.space) : "";
}

/** @param {Desk} desk @param {LitTarget} one */
const stakeAt = (desk, one) => stakesAt(desk, one.node.key).findLast((won) => won.points);

/**
 * The distance, behind a line the place.
 * @param {Desk} desk @param {LitTarget} one @param {Stretch} stretch @param {import("stadion/kit/camera.js").Point} at
 */
function words(desk, one, stretch, { x, y }) {
  const stake = stakeAt(desk, one);
  const large = stake ? desk.t("ui-place", { place: stake.place }) : one.distance || "";
  const { w } = boxOf(one.node, stretch);
  const css = String(large).length > FITS && w < WIDE ? "narrow" : "";
  const down = smallPrint(desk, one, stretch) === "" ? 30 : 21;
  return svg`<text class=${css} x=${fix(x)} y=${fix(y + down)}>${large}</text>`;
}

/**
 * The small print of a target, outside of its button: the button's name has it in words.
 * @param {Desk} desk @param {LitTarget} one @param {Stretch} stretch @param {import("stadion/kit/camera.js").Point} at
 */
function ground(desk, one, stretch, { x, y }) {
  const little = smallPrint(desk, one, stretch);
  return little === "" ? "" : svg`<text class="tn" aria-hidden="true" x=${fix(x)} y=${fix(y + 37)}>${little}</text>`;
}

/**
 * The way to the chosen space, of a draft, and the link to who may follow.
 * @param {Desk} desk @param {Stretch} stretch
 */
function ways(desk, stretch) {
  const { now, chosen, course, picks } = desk;
  const follower = now.mine && now.phase === "turn" && !picks.breakaway ? now.view.outlook?.follower : null;
  const behind = now.riders.get(follower ?? 0)?.node;
  const way = now.phase === "move" ? (chosen?.way ?? []) : [];
  const draft = course.nodes.get(now.phase === "draft" ? (now.view.draft?.target ?? "") : "");
  const asked = now.subject?.node;
  return [
    path(way, stretch, "pathl2"),
    draft && asked ? path([asked, draft], stretch, "pathl2") : "",
    behind && asked ? path([behind, asked], stretch, "link") : "",
  ];
}

/**
 * A line through the middles of nodes, broken at the seam.
 * @param {Node[]} nodes @param {Stretch} stretch @param {string} cls
 */
function path(nodes, stretch, cls) {
  const spots = nodes.filter((node) => isSeen(stretch, node)).map((node) => spotOf(node, stretch));
  const d = spots.map(({ x, y, half }, i) => `${i && spots[i - 1].half === half ? "L" : "M"}${fix(x)} ${fix(y)}`);
  return d.length > 1 ? svg`<path class=${cls} d=${d.join("")}/>` : "";
}

/** @param {Desk} desk @param {OnRoad} one @param {import("stadion/kit/camera.js").Point} spot @param {number} scale */
const piece = (desk, one, { x, y }, scale) =>
  rider({
    x,
    y,
    scale,
    rider: one.number,
    colour: one.colour,
    heading: 0,
    name: desk.riderName(one),
    now: one.now,
    movable: one.now && desk.now.mine && desk.now.phase === "move",
    played: one.played && one.state !== "fallen",
    fallen: isDown(desk, one),
    jersey: one.jersey,
    offer: desk.trades.has(one.number),
    ...shownFor(desk, one),
  });

/** The rider as they would stand. @param {Desk} desk @param {Stretch} stretch */
function ghostsHere(desk, stretch) {
  const { t, now, course, picks } = desk;
  const draft = now.phase === "draft" ? now.view.draft : null;
  const number = draft ? draft.rider : now.phase === "place" ? (picks.rider ?? 0) : 0;
  const node = course.nodes.get((draft ? draft.target : picks.target) ?? "");
  const one = now.riders.get(number);
  if (!one || !node || !isSeen(stretch, node)) return "";
  const name = draft
    ? t("ui-name-ghost", { rider: number, distance: draft.distance })
    : t("ui-name-ghost-place", { rider: number });
  const { x, y } = spotOf(node, stretch);
  return rider({ x, y, scale: DISC, rider: number, colour: one.colour, heading: 0, ghost: "mine", name });
}
