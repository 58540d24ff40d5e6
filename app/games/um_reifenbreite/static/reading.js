// The document as this drawing reads it: riders with their places, who decides, where he may go.
import { ranksLeft, walk } from "./course.js";

/**
 * @typedef {object} Rider
 * @property {number} number
 * @property {number} digit 1 leader, 2 sprinter, 3 climber, 4 domestique
 * @property {number} team
 * @property {number} seat
 * @property {number} colour of his jersey, from 0
 * @property {string} state waiting | racing | dismounted | fallen | finished | home
 * @property {import("./course.js").Node|null} node
 * @property {number} left ranks to go
 * @property {number|null} place
 * @property {number[]} photos
 * @property {boolean} played
 * @property {boolean} jersey
 * @property {boolean} now his turn or question is open
 * @property {boolean} out disqualified
 *
 * @typedef {{node: import("./course.js").Node, distance: number, way: import("./course.js").Node[]}} Target
 *
 * @typedef {object} Reading
 * @property {any} view
 * @property {string} phase
 * @property {any} rules
 * @property {Map<number, Rider>} riders by number
 * @property {Rider|null} subject whom the open decision is about
 * @property {number[]} decides the seats that may act
 * @property {boolean} mine this viewer may act
 * @property {Map<string, Target>} reach what the server says can be reached, by node
 * @property {{rider: number, by: number|null, wave: number}[]} crash of the latest throw
 * @property {import("./course.js").Node[]} last the way of the latest ride
 * @property {string} decision changes when another decision is open
 */

/**
 * @param {any} table what the table page hands over
 * @param {import("./course.js").Course} course
 * @returns {Reading}
 */
export function reading(table, course) {
  const { view, doc, actions } = table;
  const subject = subjectOf(view);
  const played = new Set(view.order.slice(0, view.played));
  const riders = new Map(
    Object.entries(view.riders).map(([key, one]) => {
      const number = Number(key);
      return [number, riderOf(number, one, table, course, { played: played.has(number), now: number === subject })];
    }),
  );
  const who = riders.get(subject) ?? null;
  const { draft, swap, placing, race, round, phase } = view;
  return {
    view,
    phase,
    rules: view.rules,
    riders,
    subject: who,
    decides: doc.to_act,
    mine: actions.length > 0,
    reach: reachOf(view, course, riders.get(view.current), actions),
    crash: crashOf(doc.log ?? []),
    last: lastWay(doc.log ?? [], course),
    decision: [race.number, round, phase, view.current, draft?.rider, swap?.asked, placing?.placed].join("/"),
  };
}

/** The rider whom the open decision is about: not always the one whose turn it is. */
function subjectOf({ phase, current, draft, swap }) {
  if (phase === "draft") return draft?.rider ?? current;
  if (phase === "swap_reply") return swap?.asked ?? current;
  return current;
}

/** @returns {Rider} */
function riderOf(number, one, { view, components }, course, { played, now }) {
  const { team, digit } = components.riders[number];
  const { seat, colour } = view.teams[team];
  const node = one.node ? (course.nodes.get(one.node) ?? null) : null;
  return {
    number,
    team,
    played,
    now,
    node,
    digit,
    seat,
    colour: components.colours[colour].index,
    state: one.state,
    left: node ? ranksLeft(course, node) : 0,
    place: one.place,
    photos: one.photos,
    jersey: view.jersey === number,
    out: one.disqualified,
  };
}

/** Every beginning of a way leads to a node within reach; in a move only those count that are offered. @returns {Map<string, Target>} */
function reachOf({ outlook, phase }, course, rider, actions) {
  if (!rider?.node || !outlook?.ways) return new Map();
  const offered = phase === "move" ? new Set(actions.map(({ space }) => space)) : null;
  const targets = outlook.ways.split(" ").flatMap((path) => {
    const way = walk(course, rider.node.key, path);
    return way.slice(1).map((node, i) => ({ node, distance: i + 1, way: way.slice(0, i + 2) }));
  });
  const within = targets
    .filter(({ node }) => !offered || offered.has(node.key))
    .sort((a, b) => a.distance - b.distance);
  return new Map(within.map((target) => [target.node.key, target]));
}

/** Who fell in the crash that the latest throw brought, if it did: wave 1 is who drew the card. */
export function crashOf(log) {
  const since = log.slice(log.findLastIndex(({ event }) => event === "thrown" || event === "seven_thrown") + 1);
  if (since.some(({ event }) => event === "round_started")) return [];
  return since.flatMap(({ event, rider, by, wave }) => {
    if (event === "crashed") return [{ rider, by: null, wave: 1 }];
    return event === "fell" ? [{ rider, by, wave: wave + 1 }] : [];
  });
}

/** The way of the latest ride or draft that the log still knows. */
function lastWay(log, course) {
  const ridden = log.findLast(({ event }) => event === "moved" || event === "drafted");
  return ridden && course.nodes.has(ridden.start) ? walk(course, ridden.start, ridden.path) : [];
}
