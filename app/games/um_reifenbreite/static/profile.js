// The profile strip: the race unrolled from left to right, with its climbs, lines and riders.
import { svg } from "lit-html";
import { LETTER, PATTERN, fix } from "./ground.js";
import { shape } from "./riders.js";

/**
 * @typedef {import("./course.js").Course} Course
 * @typedef {import("./course.js").Gate} Gate
 * @typedef {import("./view.d.ts").Terrain} Terrain
 * @typedef {typeof WIDE} Size
 * @typedef {(progress: number) => number} Across the x of a progress
 * @typedef {{rider: number, colour: number, progress: number, now: boolean, jersey: boolean}} Runner
 * @typedef {{kind: Terrain, first: number, parts: Course["relief"]}} Run
 *
 * @typedef {object} Shown
 * @property {boolean} phone
 * @property {import("stadion/kit/camera.js").Pane} pane
 * @property {boolean} terrain
 * @property {boolean} sprints
 * @property {{from: number, to: number}|null} window
 * @property {Runner[]} riders
 * @property {string} name
 * @property {(gate: Gate) => string} gateText
 */

const SIGN = { start: "line", sprint: "sprint", finish: "finish" };

/** The distance in pixels within which riders share a column. */
const BIN = 11;

/** Sizes of the drawing for a wide, a low and a narrow page; `w` is that of the pane. */
const WIDE = { w: 590, h: 54, base: 40, ground: 36, top: 24, rise: 12, step: 8 };
const LOW = { w: 590, h: 46, base: 32, ground: 28, top: 19, rise: 10, step: 7 };
const NARROW = { w: 378, h: 30, base: 28, ground: 25, top: 18, rise: 8, step: 5 };
/** The width of the choice of a view beside it, in px. */
const VIEWS = 190;

/** @param {boolean} phone @param {import("stadion/kit/camera.js").Pane} pane @returns {Size} */
const sizeOf = (phone, { w, h }) =>
  phone ? { ...NARROW, w } : { ...(h < 480 ? LOW : WIDE), w: Math.max(320, w - VIEWS) };

/** The x of a progress in the strip. @param {Course} course @param {Size} size @returns {Across} */
const acrossOf = (course, size) => (progress) =>
  6 + ((size.w - 12) * Math.max(0, Math.min(progress, course.end))) / course.end;

/** The progress under an x of the strip. @param {Course} course @param {Size} size @param {number} x */
const progressAt = (course, size, x) => Math.max(0, Math.min(course.end, ((x - 6) / (size.w - 12)) * course.end));

/** @param {Course} course @param {Shown} shown */
export function profile(course, shown) {
  const size = sizeOf(shown.phone, shown.pane);
  const across = acrossOf(course, size);
  const heights = heightsOf(course, size, shown.terrain);
  return svg`<svg viewBox="0 0 ${size.w} ${size.h}" role="img" aria-label=${shown.name}>
    ${runs(course, shown.terrain).map((run) => ground(run, heights, across, size))}
    <path d=${ridge(course.relief, heights, across)} class="ridge"/>
    <path d="M6 ${size.base}H${size.w - 6}" class="base"/>
    ${shown.window ? frame(shown.window, across, size) : ""}
    ${course.gates.map((gate) => gatePost(gate, across(gate.at), size, shown))}
    ${stacked(shown.riders, across, heights, course, size)}
  </svg>`;
}

/**
 * Runs of one terrain, as index ranges of the relief.
 * @param {Course} course @param {boolean} terrain @returns {Run[]}
 */
export function runs(course, terrain) {
  /** @type {Run[]} */
  const all = [];
  course.relief.forEach((part, i) => {
    const kind = terrain ? part.terrain : "asphalt";
    const last = all.at(-1);
    if (last?.kind === kind) last.parts.push(part);
    else all.push({ kind, first: i, parts: [part] });
  });
  return all;
}

/** The y of the ridge at the front of each part. @param {Course} course @param {Size} size @param {boolean} terrain */
function heightsOf(course, size, terrain) {
  if (!terrain) return course.relief.map(() => size.ground);
  const highest = Math.max(1, ...course.relief.map((part) => part.height));
  return course.relief.map((part) => size.ground - ((size.ground - size.top) * Math.max(-3, part.height)) / highest);
}

/** @param {Run} run @param {number[]} heights @param {Across} across @param {Size} size */
function ground({ kind, first, parts }, heights, across, size) {
  const before = first ? heights[first - 1] : size.ground;
  const tops = parts.map((part, i) => `L${fix(across(part.to))} ${fix(heights[first + i])}`).join("");
  const d = `M${fix(across(parts[0].from))} ${size.base}V${fix(before)}${tops}V${size.base}Z`;
  const pattern = PATTERN[kind] ? svg`<path d=${d} fill="url(#${PATTERN[kind]})"/>` : "";
  return svg`<path d=${d} class="sf ${LETTER[kind]}"/>${pattern}`;
}

/** @param {Course["relief"]} relief @param {number[]} heights @param {Across} across */
function ridge(relief, heights, across) {
  const line = relief.map((part, i) => `L${fix(across(part.to))} ${fix(heights[i])}`);
  return `M6 ${fix(heights[0] ?? 0)}${line.join("")}`;
}

/** @param {{from: number, to: number}} window @param {Across} across @param {Size} size */
function frame({ from, to }, across, size) {
  const [x, w] = [across(from), Math.max(14, across(to) - across(from))];
  const box = (/** @type {string} */ cls) =>
    svg`<rect class=${cls} rx="4" x=${fix(x)} y="2" width=${fix(w)} height=${size.base - 1}/>`;
  return svg`${box("winf")}${box("win")}`;
}

/** @param {Gate} gate @param {number} x @param {Size} size @param {Shown} shown */
function gatePost(gate, x, size, { phone, sprints, gateText }) {
  const kind = gate.kind === "sprint" && !sprints ? "line" : SIGN[gate.kind];
  const post = svg`<path d="M${fix(x)} ${phone ? 4 : 12}V${size.base}" class="post"/>`;
  if (phone) return post;
  const text = gateText(gate);
  return svg`${post}
    <rect x=${fix(x - 8)} y=${size.base - 2} width="16" height="15" rx="3" class="plate ${kind}"/>
    <text class="L" x=${fix(x)} y=${size.base + 10} text-anchor="middle">${gate.line}</text>
    ${text ? svg`<text x=${fix(x - 11)} y=${size.base + 11} text-anchor="end">${text}</text>` : ""}`;
}

/**
 * Riders nearly level in columns of the strip, first one first.
 * @param {Runner[]} riders @param {Across} across @returns {[x: number, riders: Runner[]][]}
 */
export function columnsOf(riders, across) {
  /** @type {Map<number, Runner[]>} */
  const columns = new Map();
  for (const one of [...riders].sort((a, b) => b.progress - a.progress || a.rider - b.rider)) {
    const column = Math.round(across(one.progress) / BIN) * BIN;
    columns.set(column, [...(columns.get(column) ?? []), one]);
  }
  return [...columns];
}

/**
 * Riders as shapes of their teams over the ridge, as far as the strip is high.
 * @param {Runner[]} riders @param {Across} across @param {number[]} heights @param {Course} course @param {Size} size
 */
const stacked = (riders, across, heights, course, size) =>
  columnsOf(riders, across).map(([x, some]) => {
    const at = progressAt(course, size, x);
    const part = course.relief.findIndex(({ to }) => to >= at);
    const under = heights[Math.max(0, part)] ?? size.ground;
    const step = Math.min(size.step, some.length > 1 ? (under - 12) / (some.length - 1) : size.step);
    return some.map(({ colour, now, jersey }, i) =>
      shape(colour, x, Math.max(6, under - 6 - i * step), 4.1, { now, jersey }),
    );
  });
