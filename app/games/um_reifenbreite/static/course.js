// The unrolled race: nodes, lines, profile and paths of one race, from the box's data. Pure geometry.

import { signed } from "stadion/kit/numbers.js";

/** One straight rank in units of progress. */
export const RANK = 1680;

/** Spaces of the run-out that a drawing of the race still shows, in ranks. */
const RUNOUT_SHOWN = 5;

/**
 * @typedef {import("./view.d.ts").Components} Components
 * @typedef {import("./view.d.ts").Race} Race
 * @typedef {import("./view.d.ts").Section & {id: string}} Section
 * @typedef {import("./view.d.ts").Space & {id: string}} Space a printed space, as in the box
 * @typedef {import("stadion/kit/camera.js").Point} Point
 *
 * @typedef {object} Node a space on one leg of the race
 * @property {string} key `leg:space`
 * @property {number} leg
 * @property {Space} space
 * @property {number} lane
 * @property {number} p0 progress of the rear edge from the start of the race
 * @property {number} p1 progress of the front edge: who is greater is ahead
 *
 * @typedef {object} Gate a chequered line of the race
 * @property {string} line letter
 * @property {number} leg the leg that it ends
 * @property {number} at progress
 * @property {"start"|"sprint"|"finish"} kind
 * @property {number[]} points of a sprint
 *
 * @typedef {object} Course
 * @property {string} id
 * @property {Race} race
 * @property {Map<string, Node>} nodes in road order of sections
 * @property {Gate[]} gates in road order
 * @property {number} finish progress of the finish line
 * @property {number} end progress up to which the race is drawn
 * @property {Set<string>} active sections that the race uses, the run-out included
 * @property {Record<string, Space>} spaces
 * @property {{from: number, to: number, terrain: Space["terrain"], height: number}[]} relief lane 2, unrolled
 * @property {Map<string, number>} widths lanes of the road beside each space
 * @property {(section: string) => number[]} lapsOf the legs that use a section
 * @property {(node: Node|undefined) => Node|undefined} behind the node directly behind in the same lane
 */

/** Lists made of the box's maps, once for each. @type {WeakMap<object, any[]>} */
const lists = new WeakMap();

/**
 * The records of a map by id, each with its id.
 * @template T @param {Record<string, T>} many @returns {(T & {id: string})[]}
 */
export function listed(many) {
  const known = lists.get(many);
  if (known) return known;
  const made = Object.entries(many).map(([id, one]) => ({ id, ...one }));
  lists.set(many, made);
  return made;
}

/**
 * The rows of a table that was sent column by column.
 * @template {object} T @param {import("./view.d.ts").Columns<T>} columns @returns {T[]}
 */
function rows(columns) {
  const fields = /** @type {(keyof T)[]} */ (Object.keys(columns));
  const row = (/** @type {number} */ n) => Object.fromEntries(fields.map((field) => [field, columns[field][n]]));
  return columns[fields[0]].map((_, n) => /** @type {T} */ (row(n)));
}

/** The printed spaces, in the order of the box. @param {Components} components @returns {Space[]} */
function unpacked({ spaces }) {
  const named = (/** @type {number[]} */ steps, /** @type {number} */ at) => steps.map((far) => spaces.id[at + far]);
  return rows(spaces).map((one, at) => ({
    ...one,
    straight: named(one.straight, at),
    right: named(one.right, at),
    left: named(one.left, at),
    prev: named(one.prev, at),
    sides: named(one.sides, at),
  }));
}

/**
 * @param {Components} components what lies in the box
 * @param {string} raceId
 * @returns {Course}
 */
export function courseOf(components, raceId) {
  const spaces = Object.fromEntries(unpacked(components).map((one) => [one.id, one]));
  const { sections, races } = components;
  const race = races[raceId];
  const road = [...race.legs, ...race.runout];
  const starts = road.map((_, leg) => sum(road.slice(0, leg).map((id) => sections[id].length)));
  const nodes = unrolled(road, starts, Object.values(spaces));
  const finish = sum(race.legs.map((id) => sections[id].length));
  const end = finish + RUNOUT_SHOWN * RANK;
  return {
    id: raceId,
    race,
    nodes,
    finish,
    end,
    spaces,
    gates: gatesOf(race, sections, starts),
    active: new Set(road),
    relief: reliefOf([...nodes.values()], end),
    widths: widthsOf(Object.values(spaces)),
    lapsOf: (section) => road.flatMap((id, leg) => (id === section ? [leg] : [])),
    behind: (node) => (node ? behind(nodes, spaces, road, node) : undefined),
  };
}

/** @type {WeakMap<Components, Map<string, Course>>} */
const known = new WeakMap();

/** The course, built once per page. @param {Components} components @param {string} raceId @returns {Course} */
export function courseFor(components, raceId) {
  const courses = known.get(components) ?? new Map();
  known.set(components, courses);
  const made = courses.get(raceId) ?? courseOf(components, raceId);
  courses.set(raceId, made);
  return made;
}

/** The corners of a space. @param {Pick<Space, "x" | "y" | "outline">} space @returns {[x: number, y: number][]} */
export function corners({ x: across, y: down, outline }) {
  let [x, y] = [Math.round(10 * across), Math.round(10 * down)];
  return Array.from({ length: outline.length / 2 }, (_, i) => {
    [x, y] = [x + outline[2 * i], y + outline[2 * i + 1]];
    return [x / 10, y / 10];
  });
}

/** @param {string[]} road @param {number[]} starts @param {Space[]} spaces */
function unrolled(road, starts, spaces) {
  /** @type {Map<string, Node>} */
  const nodes = new Map();
  road.forEach((section, leg) => {
    for (const space of spaces) {
      if (space.section !== section) continue;
      const key = `${leg}:${space.id}`;
      nodes.set(key, { key, leg, space, lane: space.lane, p0: starts[leg] + space.p0, p1: starts[leg] + space.p1 });
    }
  });
  return nodes;
}

/**
 * @param {Map<string, Node>} nodes @param {Record<string, Space>} spaces @param {string[]} road
 * @param {Node} node
 */
function behind(nodes, spaces, road, { leg, space }) {
  const [own, before] = [space.section, road[leg - 1]];
  for (const id of space.prev) {
    if (spaces[id].section === own) return nodes.get(`${leg}:${id}`);
    if (spaces[id].section === before) return nodes.get(`${leg - 1}:${id}`);
  }
  return undefined;
}

/** @param {Race} race @param {Components["sections"]} sections @param {number[]} starts @returns {Gate[]} */
function gatesOf(race, sections, starts) {
  const sprints = [...race.sprints];
  return race.legs.flatMap((id, leg) => {
    const { line, length } = sections[id];
    if (!line) return [];
    const kind = leg === race.legs.length - 1 ? "finish" : leg === 0 ? "start" : "sprint";
    const points = kind === "sprint" ? (sprints.shift()?.points ?? []) : [];
    return [{ line, leg, at: starts[leg] + length, kind, points }];
  });
}

/** @param {Node[]} nodes @param {number} end */
function reliefOf(nodes, end) {
  let height = 0;
  return nodes
    .filter((node) => node.lane === 2 && node.p0 < end)
    .sort((a, b) => a.p0 - b.p0)
    .map(({ p0, p1, space }) => {
      height += space.terrain === "uphill" ? space.number : space.terrain === "downhill" ? -space.number : 0;
      return { from: p0, to: Math.min(p1, end), terrain: space.terrain, height };
    });
}

/** @param {Space[]} spaces */
function widthsOf(spaces) {
  /** @type {Map<string, number>} */
  const widths = new Map();
  for (const one of spaces) {
    const beside = spaces.filter((s) => s.section === one.section && s.p0 < one.p1 && s.p1 > one.p0);
    widths.set(one.id, Math.max(...beside.map((s) => s.lane)));
  }
  return widths;
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/**
 * A point so far along (and to the right of) the heading of a space.
 * @param {Space} space @param {number} ahead @param {number} [right] @returns {Point}
 */
export function offset(space, ahead, right = 0) {
  const turn = (space.heading * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: space.x + ahead * cos - right * sin, y: space.y + ahead * sin + right * cos };
}

/** Return where a rider stands: a little back, so that the number of the space stays visible. @param {Space} space */
export const riderSpot = (space) => offset(space, -4.5);

/** Where the number of a space is printed. @param {Space} space */
export const numberSpot = (space) => offset(space, 10);

/** Where a dismounted rider waits: beside the road, on the nearer side. @param {Course} course @param {Space} space */
export function roadside(course, space) {
  const lanes = course.widths.get(space.id) ?? 4;
  return space.lane <= 2
    ? offset(space, -4.5, (space.lane - 1) * 20 + 24)
    : offset(space, -4.5, -((lanes - space.lane) * 20 + 24));
}

/**
 * Return the ranks to go before a rider on this node is over the finish; 0 once they are.
 * @param {Course} course @param {Node} node
 */
export const ranksLeft = (course, node) =>
  node.p1 > course.finish ? 0 : Math.floor((course.finish - node.p1) / RANK) + 1;

/**
 * The node that one step reaches: `s` straight ahead, `r` to the right, `l` to the left.
 * @param {Course} course @param {Node} node @param {string} letter @returns {Node|undefined}
 */
export function step(course, node, letter) {
  const { straight, right, left } = node.space;
  /** @type {Record<string, string[]>} */
  const ways = { s: straight, r: right, l: left };
  for (const id of ways[letter] ?? []) {
    const leg = course.spaces[id].section === node.space.section ? node.leg : node.leg + 1;
    const found = course.nodes.get(`${leg}:${id}`);
    if (found) return found;
  }
  return undefined;
}

/**
 * The nodes of a path, the start included.
 * @param {Course} course
 * @param {string} from
 * @param {string} path a letter a step
 * @returns {Node[]}
 */
export function walk(course, from, path) {
  /** @type {Node[]} */
  const way = [];
  let node = course.nodes.get(from);
  for (let at = 0; node; at += 1) {
    way.push(node);
    node = at < path.length ? step(course, node, path[at]) : undefined;
  }
  return way;
}

/** Row of the start grid counted from the line: 1 is the front row. @param {Course} course @param {Node} node */
export function gridRow(course, node) {
  const front = Math.max(...[...course.nodes.values()].filter((n) => n.leg === 0).map((n) => n.p1));
  return Math.round((front - node.p1) / RANK) + 1;
}

/** Return the number that a space adds to a throw, as printed on it; "" for nothing. @param {Space} space */
export const printed = ({ change }) => (change ? signed(change) : "");
