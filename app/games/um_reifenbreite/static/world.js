// The static world of one race: landscape and road. Built once; nothing in it ever changes.
import { svg } from "lit-html";
import { LETTER, PATTERN, fix } from "./ground.js";
import { corners, listed, numberSpot, printed } from "./course.js";
import { fields, water } from "./scenery/fields.js";
import { chapel, farm, pass, velodrome, village } from "./scenery/landmarks.js";
import { stamps } from "./scenery/stamps.js";
import { trees } from "./scenery/trees.js";

/**
 * @typedef {import("./course.js").Space} Space
 *
 * @param {import("./course.js").Course} course
 * @param {import("./view.d.ts").Components} components
 * @param {boolean} terrain false: every space is drawn as asphalt, without a number
 * @param {import("stadion/kit/table.d.ts").Say} t
 */
export function world(course, components, terrain, t) {
  const sections = listed(components.sections);
  const label = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ name) =>
    svg`<text x=${x} y=${y} class="ur-pl">${t(`ui-place-${name}`)}</text>`;
  return svg`${stamps()}
    <g class="land" aria-hidden="true">${land(sections, label)}</g>
    <g aria-hidden="true">
      ${[false, true].map((active) => road(course, sections, active, terrain))}
    </g>`;
}

/**
 * Everything below the road.
 * @param {import("./course.js").Section[]} sections @param {import("./scenery/landmarks.js").Label} label
 */
export const land = (sections, label) => svg`
  ${fields()}${water()}${pass(label)}${velodrome(label)}${village(label)}${farm(label)}${chapel()}
  ${trees(sections.flatMap((one) => pointsOf(one.centre)))}`;

/**
 * The branch that the race leaves out is faint and lies below.
 * @param {import("./course.js").Course} course @param {import("./course.js").Section[]} sections
 * @param {boolean} active @param {boolean} terrain
 */
function road(course, sections, active, terrain) {
  const spaces = Object.values(course.spaces).filter((one) => course.active.has(one.section) === active);
  const kindOf = (/** @type {Space} */ one) => (terrain ? one.terrain : "asphalt");
  const border = `ur-rd-${active ? "o" : "i"}`;
  const kinds = [...new Set(spaces.map(kindOf))].map((kind) => ({ kind, id: `${border}${LETTER[kind]}` }));
  const outside = spaces.filter((one) => isOutside(course, one));
  const here = sections.filter((one) => course.active.has(one.id) === active);
  const pattern = (/** @type {string} */ id, /** @type {string} */ fill) =>
    active && fill ? svg`<use href="#${id}" fill="url(#${fill})" />` : "";
  return svg`
    <defs>${kinds.map(({ kind, id }) => svg`<g id=${id}>${spaces.filter((one) => kindOf(one) === kind).map(cell)}</g>`)}
      <g id=${border}>${outside.map((one) => svg`<polygon points=${corners(one).join(" ")} />`)}</g></defs>
    <g class=${active ? "road" : "road inactive"}>
      <use href="#${border}" class="cas" />
      <use href="#${border}" class="edg" />
      ${kinds.map(({ kind, id }) => svg`<use href="#${id}" class=${`sf ${LETTER[kind]}`} />`)}
      ${kinds.map(({ kind, id }) => pattern(id, PATTERN[kind]))}
      ${here.flatMap((one) => one.thick_lines.map(thick))}
      ${active ? print(spaces, terrain) : ""}
    </g>`;
}

/**
 * Return whether the border of the road runs along a space: in its outer lanes, and at an open end.
 * @param {import("./course.js").Course} course @param {import("./course.js").Space} space
 */
const isOutside = (course, { id, lane, seq, straight }) =>
  lane === 1 || lane === course.widths.get(id) || seq === 1 || !straight.length;

/** @param {import("./course.js").Space} space */
const cell = (space) => svg`<polygon id="ur-${space.id}" points=${corners(space).join(" ")} />`;
/** @param {{points: string}} line */
const thick = (line) => svg`<polyline points=${line.points} class="thk" />`;

/**
 * The print on the spaces: numbers and the dots of the start grid.
 * @param {import("./course.js").Space[]} spaces @param {boolean} terrain
 */
const print = (spaces, terrain) => svg`
  <g class="num">${spaces.map((space) => {
    const spot = numberSpot(space);
    return terrain && printed(space) ? svg`<text x=${fix(spot.x)} y=${fix(spot.y + 3.3)}>${printed(space)}</text>` : "";
  })}</g>
  <g class="dots">${spaces.map((space) => (space.dot ? svg`<circle cx=${space.x} cy=${space.y} r="2.6" />` : ""))}</g>`;

/**
 * The chequered bands with their signs. A line that a race crosses twice changes its sign with the leg.
 * @param {import("./course.js").Course} course
 * @param {import("./view.d.ts").Components} components
 * @param {{leg: number, sprints: boolean}} seen the leg that is looked at; whether sprints are ridden
 * @param {import("stadion/kit/table.d.ts").Say} t
 */
export const lines = (course, components, { leg, sprints }, t) =>
  listed(components.sections)
    .filter((one) => one.line && course.active.has(one.id))
    .map((one) => {
      const gates = course.gates.filter((gate) => gate.line === one.line);
      const gate = gates.find((its) => its.leg >= leg) ?? gates.at(-1);
      const kind = gate && (gate.kind === "finish" || (gate.kind === "sprint" && sprints)) ? gate.kind : "plain";
      const letter = one.line ?? "";
      return band(one.line_xy ?? [], kind, kind === "plain" ? letter : t(`ui-sign-${kind}`, { line: letter }));
    });

/** @param {number[]} ends @param {string} kind @param {string} name */
function band([x, y, x2, y2], kind, name) {
  const far = Math.hypot(x2 - x, y2 - y);
  const [ux, uy] = [(x - x2) / far, (y - y2) / far];
  const half = name.length > 1 ? 6 + name.length * 3.9 : 13;
  const out = 11 + Math.abs(ux) * half + Math.abs(uy) * 13;
  const turn = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI;
  return svg`
    <g class="cheq" transform="translate(${x} ${y}) rotate(${fix(turn)})">
      ${
        kind === "plain"
          ? ""
          : [-30, far + 18].map(
              (at) => svg`<rect class="crowd" x=${fix(at)} y="-63" width="12"
        height="126" fill="url(#ur-crowd)" />`,
            )
      }
      <rect x="-4" y="-4" width=${fix(far + 8)} height="8" fill="url(#ur-chq)" /></g>
    <g class="lsign ${kind}" transform="translate(${fix(x + ux * out)} ${fix(y + uy * out)})"><g>
      <rect x=${-half} y="-13" width=${2 * half} height="26" rx="5" /><text y="7">${name}</text></g></g>`;
}

/** @param {string} text "x,y x,y" @returns {[number, number][]} */
export const pointsOf = (text) =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(",").map(Number);
      return [x, y];
    });
