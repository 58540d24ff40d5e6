// The profile strip: the race unrolled from left to right, with its climbs, lines and riders.
import { svg } from "lit-html";
import { shape } from "./riders.js";

const LETTER = { asphalt: "a", cobbles: "c", uphill: "u", downhill: "d" };
const PATTERN = { cobbles: "ur-sett", uphill: "ur-hup", downhill: "ur-hdn" };
const SIGN = { start: "line", sprint: "sprint", finish: "finish" };

/** Riders within so many pixels share a column. */
const BIN = 11;

/** Sizes of the drawing for a wide and a narrow page. */
const WIDE = { w: 590, h: 64, base: 50, ground: 45, top: 31, rise: 12, step: 9.2 };
const NARROW = { w: 378, h: 54, base: 40, ground: 35, top: 27, rise: 12, step: 7.4 };

export const sizeOf = (phone) => (phone ? NARROW : WIDE);

/** The x of a progress in the strip. */
export const acrossOf = (course, size) => (progress) =>
  6 + ((size.w - 12) * Math.max(0, Math.min(progress, course.end))) / course.end;

/** The progress under an x of the strip. */
export const progressAt = (course, size, x) =>
  Math.max(0, Math.min(course.end, ((x - 6) / (size.w - 12)) * course.end));

/**
 * @param {import("./course.js").Course} course
 * @param {{phone: boolean, terrain: boolean, sprints: boolean, window: {from: number, to: number}|null,
 *   riders: {rider: number, colour: number, progress: number, now: boolean, jersey: boolean}[],
 *   name: string, gateText: (gate: import("./course.js").Gate) => string}} shown
 */
export function profile(course, shown) {
  const size = sizeOf(shown.phone);
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

/** Runs of one terrain, as index ranges of the relief. */
function runs(course, terrain) {
  /** @type {{terrain: string, first: number, last: number}[]} */
  const all = [];
  course.relief.forEach((part, i) => {
    const kind = terrain ? part.terrain : "asphalt";
    if (all.at(-1)?.terrain === kind) all.at(-1).last = i;
    else all.push({ terrain: kind, first: i, last: i });
  });
  return all.map(({ terrain: kind, first, last }) => ({ kind, first, parts: course.relief.slice(first, last + 1) }));
}

/** The y of the ridge at the front of each part. */
function heightsOf(course, size, terrain) {
  if (!terrain) return course.relief.map(() => size.ground);
  const highest = Math.max(1, ...course.relief.map((part) => part.height));
  return course.relief.map((part) => size.ground - ((size.ground - size.top) * Math.max(-3, part.height)) / highest);
}

function ground({ kind, first, parts }, heights, across, size) {
  const before = first ? heights[first - 1] : size.ground;
  const tops = parts.map((part, i) => `L${fix(across(part.to))} ${fix(heights[first + i])}`).join("");
  const d = `M${fix(across(parts[0].from))} ${size.base}V${fix(before)}${tops}V${size.base}Z`;
  return svg`<path d=${d} class="sf ${LETTER[kind]}"/>${PATTERN[kind] ? svg`<path d=${d} fill="url(#${PATTERN[kind]})"/>` : ""}`;
}

const ridge = (relief, heights, across) =>
  `M6 ${fix(heights[0] ?? 0)}` + relief.map((part, i) => `L${fix(across(part.to))} ${fix(heights[i])}`).join("");

function frame({ from, to }, across, size) {
  const [x, w] = [across(from), Math.max(14, across(to) - across(from))];
  const box = (cls) => svg`<rect class=${cls} rx="4" x=${fix(x)} y="2" width=${fix(w)} height=${size.base - 1}/>`;
  return svg`${box("winf")}${box("win")}`;
}

function gatePost(gate, x, size, { phone, sprints, gateText }) {
  const kind = gate.kind === "sprint" && !sprints ? "line" : SIGN[gate.kind];
  const text = phone ? "" : gateText(gate);
  return svg`<path d="M${fix(x)} 14V${size.base}" class="post"/>
    <rect x=${fix(x - 8)} y=${size.base - 2} width="16" height="15" rx="3" class="plate ${kind}"/>
    <text class="L" x=${fix(x)} y=${size.base + 10} text-anchor="middle">${gate.line}</text>
    ${text ? svg`<text x=${fix(x - 11)} y=${size.base + 11} text-anchor="end">${text}</text>` : ""}`;
}

/** Riders as shapes of their teams over the ridge: nearly level ones in one column, as far as the strip is high. */
function stacked(riders, across, heights, course, size) {
  const columns = new Map();
  for (const one of [...riders].sort((a, b) => b.progress - a.progress || a.rider - b.rider)) {
    const column = Math.round(across(one.progress) / BIN) * BIN;
    columns.set(column, [...(columns.get(column) ?? []), one]);
  }
  return [...columns].map(([x, some]) => {
    const at = progressAt(course, size, x);
    const under =
      heights[
        Math.max(
          0,
          course.relief.findIndex((part) => part.to >= at),
        )
      ] ?? size.ground;
    const step = Math.min(size.step, some.length > 1 ? (under - 12) / (some.length - 1) : size.step);
    return some.map((one, i) =>
      shape(one.colour, x, Math.max(6, under - 6 - i * step), 4.1, { now: one.now, jersey: one.jersey }),
    );
  });
}

const fix = (number) => Math.round(number * 10) / 10;
