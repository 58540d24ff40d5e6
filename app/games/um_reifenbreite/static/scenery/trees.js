// Trees around the road: scattered by a fixed seed, so that everybody sees the same wood.
import { svg } from "lit-html";

/** Nearest that a tree may stand to a centre line. */
const CLEARANCE = 58;
/** @type {[x: number, y: number, radius: number, count: number, stamp: string][]} */
const WOODS = [
  // x, y, radius, trees, stamp
  [270, -40, 170, 34, "tr"],
  [560, -30, 150, 22, "tr"],
  [900, -40, 190, 26, "tr2"],
  [1290, -40, 150, 26, "tr"],
  [640, 240, 90, 18, "tr"],
  [640, 400, 130, 16, "tr2"],
  [930, 440, 60, 8, "tr2"],
  [1300, 130, 150, 30, "fir"],
  [1250, 700, 120, 20, "tr"],
  [1400, 760, 160, 26, "tr2"],
  [1300, 980, 160, 26, "tr"],
  [1080, 1190, 170, 30, "tr2"],
  [520, 1220, 160, 22, "tr"],
  [120, 1090, 190, 34, "tr2"],
  [60, 760, 170, 30, "tr"],
  [110, 420, 150, 26, "tr2"],
  [220, 160, 160, 26, "tr"],
  [560, 640, 100, 18, "tr2"],
  [690, 600, 90, 14, "tr"],
  [940, 640, 100, 14, "tr2"],
  [1010, 930, 90, 12, "tr"],
  [1560, 600, 140, 22, "fir"],
  [1600, 180, 160, 24, "fir"],
  [-150, 600, 220, 30, "tr"],
];
const CLEAR = [
  // x, y, radius: lake, velodrome, village, farm, chapel
  [960, 812, 125],
  [835, 222, 165],
  [600, 930, 165],
  [370, 290, 120],
  [650, 615, 45],
  [1190, 440, 230],
  [590, 1110, 170],
];

/**
 * @param {[number, number][]} road points of all centre lines
 */
export const trees = (road) =>
  svg`${scattered(road).map(
    ({ x, y, size, stamp }) => svg`<use href="#ur-${stamp}" transform="translate(${x} ${y}) scale(${size})"/>`,
  )}`;

/**
 * @returns {{x: number, y: number, size: number, stamp: string}[]} farthest first, so that near ones overlap
 * @param {[number, number][]} road
 */
export function scattered(road) {
  const next = stream(20);
  /** @type {{x: number, y: number, size: number, stamp: string}[]} */
  const all = [];
  for (const [cx, cy, radius, count, stamp] of WOODS) {
    for (let i = 0; i < count; i += 1) {
      const turn = next() * 2 * Math.PI;
      const far = Math.sqrt(next()) * radius;
      const x = Math.round(cx + far * Math.cos(turn));
      const y = Math.round(cy + far * Math.sin(turn) * 0.8);
      const size = Math.round(80 + next() * 35) / 100;
      if (free(x, y, road)) all.push({ x, y, size, stamp });
    }
  }
  return all.sort((a, b) => a.y - b.y);
}

/** @param {number} x @param {number} y @param {[number, number][]} road */
const free = (x, y, road) =>
  CLEAR.every(([cx, cy, r]) => Math.hypot(x - cx, y - cy) > r) &&
  road.every(([cx, cy]) => Math.hypot(x - cx, y - cy) > CLEARANCE);

/** Numbers from 0 to 1, always the same ones (mulberry32). @param {number} seed */
function stream(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
