// The document as this drawing reads it: riders with their places, who decides, where they may go.
import { animationState } from "./animation_state.js";
import { ranksLeft, walk } from "./course.js";

/**
 * @typedef {import("./view.d.ts").Action} Action
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").Phase} Phase
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").View} View
 *
 * @typedef {object} Rider
 * @property {number} number
 * @property {number} digit 1 leader, 2 sprinter, 3 climber, 4 domestique
 * @property {number} team
 * @property {number} seat
 * @property {number} colour of the jersey, from 0
 * @property {import("./view.d.ts").Standing} state
 * @property {import("./course.js").Node|null} node
 * @property {number} left ranks to go
 * @property {number|null} place
 * @property {number[]} photos
 * @property {boolean} played
 * @property {boolean} jersey
 * @property {boolean} now the rider's turn or question is open
 * @property {boolean} out disqualified
 *
 * @typedef {Rider & {node: import("./course.js").Node}} OnRoad a rider on the road or beside it
 * @typedef {{node: import("./course.js").Node, distance: number, way: import("./course.js").Node[]}} Target
 * @typedef {{rider: number, by: number|null, wave: number}} Fall the fallen rider, the one to blame, the wave
 *
 * @typedef {object} Reading
 * @property {View} view
 * @property {Phase} phase
 * @property {import("./view.d.ts").Rules} rules
 * @property {Map<number, Rider>} riders by number
 * @property {Rider|null} subject the rider that the open decision is about
 * @property {number[]} decides the seats that may act
 * @property {boolean} mine this viewer may act
 * @property {Map<string, Target>} reach what the server says can be reached, by node
 * @property {Fall[]} crash of the latest throw
 * @property {import("./course.js").Node[]} last the way of the latest ride
 * @property {import("./course.js").Node[]} happened in a replay: where the newest action led, if anywhere
 * @property {string} decision changes when another decision is open
 */

/**
 * @param {Table} table what the table page hands over
 * @param {import("./course.js").Course} course
 * @param {Map<number, import("./animation_state.js").Plan>} [plans] of the page's stages
 * @returns {Reading}
 */
export function reading(table, course, plans = new Map()) {
  const { view, doc, actions } = table;
  const subject = subjectOf(view);
  const played = new Set(view.order.slice(0, view.played));
  const riders = new Map(
    Object.entries(view.riders).map(([key, one]) => {
      const number = Number(key);
      return [number, riderOf(number, one, table, course, { played: played.has(number), now: number === subject })];
    }),
  );
  const who = riders.get(subject ?? 0) ?? null;
  const { draft, swap, placing, race, round, phase } = view;
  const last = lastWay(doc.log ?? [], course);
  stays(doc.log ?? [], riders, last.at(-1));
  const animation = animationState(table, plans);
  if (animation) keepUntilShown(doc, riders, (rider) => course.nodes.get(animation.before.riders[rider]?.node ?? ""));
  const crash = crashOf(doc.log ?? []);
  return {
    view,
    phase,
    rules: view.rules,
    riders,
    subject: who,
    decides: doc.to_act,
    mine: actions.length > 0,
    reach: reachOf(view, course, riders.get(view.current ?? 0) ?? null, actions),
    crash,
    last,
    happened: (table.live && !table.animating) || table.still ? [] : happenedAt(doc, last, riders),
    decision: [race.number, round, phase, view.current, draft?.rider, swap?.asked, placing?.placed].join("/"),
  };
}

/** The rider that the open decision is about, not always the one whose turn it is. @param {View} view */
function subjectOf({ phase, current, draft, swap }) {
  if (phase === "draft") return draft?.rider ?? current;
  if (phase === "swap_reply") return swap?.asked ?? current;
  return current;
}

/**
 * @param {number} number @param {import("./view.d.ts").RiderView} one @param {Table} table
 * @param {import("./course.js").Course} course @param {{played: boolean, now: boolean}} turn @returns {Rider}
 */
function riderOf(number, one, { view, components }, course, { played, now }) {
  const { seat, colour } = view.teams[one.team];
  const node = one.node ? (course.nodes.get(one.node) ?? null) : null;
  return {
    number,
    team: one.team,
    played,
    now,
    node,
    digit: number % 10,
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

/**
 * Every beginning of a way leads to a node within reach. In a move only the offered nodes count.
 * @param {View} view @param {import("./course.js").Course} course @param {Rider|null} rider @param {Action[]} actions
 * @returns {Map<string, Target>}
 */
function reachOf({ outlook, phase }, course, rider, actions) {
  if (!rider?.node || !outlook?.ways) return new Map();
  const offered = phase === "move" ? new Set(actions.map((one) => (one.type === "move" ? one.space : ""))) : null;
  const from = rider.node.key;
  const targets = outlook.ways.split(" ").flatMap((path) => {
    const way = walk(course, from, path);
    return way.slice(1).map((node, i) => ({ node, distance: i + 1, way: way.slice(0, i + 2) }));
  });
  const within = targets
    .filter(({ node }) => !offered || offered.has(node.key))
    .sort((a, b) => a.distance - b.distance);
  return new Map(within.map((target) => [target.node.key, target]));
}

/**
 * Return the falls of the crash that the latest throw brought, if any; wave 1 is the rider that drew the card.
 * @param {Entry[]} log @returns {Fall[]}
 */
export function crashOf(log) {
  const since = log.slice(log.findLastIndex(({ event }) => event === "thrown" || event === "seven_thrown") + 1);
  return since.some(({ event }) => event === "round_started") ? [] : fallsIn(since);
}

/** The falls among events. @param {Entry[]} events @returns {Fall[]} */
export function fallsIn(events) {
  const fallen = events.filter(({ event }) => event === "crashed" || event === "fell");
  return fallen.map(({ event, rider = 0, by = null, wave = 0 }) =>
    event === "fell" ? { rider, by, wave: wave + 1 } : { rider, by: null, wave: 1 },
  );
}

/**
 * Keep a rider that rode home with the last move of a round where they stopped, until another rider moves.
 * @param {Entry[]} log @param {Map<number, Rider>} riders @param {import("./course.js").Node|undefined} node
 */
function stays(log, riders, node) {
  const ridden = log.findLast(({ event }) => event === "moved" || event === "drafted");
  const rider = riders.get(ridden?.rider ?? 0);
  if (rider && node && rider.state === "home" && ridden?.seq === log.at(-1)?.seq)
    riders.set(rider.number, { ...rider, node });
}

/**
 * Keep riders whom the end of a race takes off the road where they were, while their stages run.
 * @param {Table["doc"]} doc @param {Map<number, Rider>} riders
 * @param {(rider: number) => import("./course.js").Node|undefined} nodeBefore
 */
export function keepUntilShown({ seq, log }, riders, nodeBefore) {
  for (const { event, rider = 0, seq: at } of log ?? []) {
    const [one, node] = [riders.get(rider), nodeBefore(rider)];
    if (at !== seq || !one || one.node || !node) continue;
    if (event === "dismounted") riders.set(rider, { ...one, node, state: "dismounted" });
    if (event === "finished") riders.set(rider, { ...one, node });
  }
}

/**
 * The end of a ride, or the fallen riders: a replay shows these first, not the rider asked next.
 * @param {Table["doc"]} doc @param {import("./course.js").Node[]} last
 * @param {Map<number, Rider>} riders
 */
export function happenedAt({ seq, log }, last, riders) {
  const newest = (log ?? []).filter((entry) => entry.seq === seq);
  const has = (/** @type {string[]} */ ...kinds) => newest.some(({ event }) => kinds.includes(event));
  const fallen = newest.filter(({ event }) => event === "crashed" || event === "fell");
  if (fallen.length) return fallen.flatMap(({ rider = 0 }) => riders.get(rider)?.node ?? []);
  if (has("round_started") && !has("finished")) return []; // the rider now in front begins
  return has("moved", "drafted") ? last.slice(-1) : [];
}

/**
 * The way of the latest ride or draft that the log still knows.
 * @param {Entry[]} log @param {import("./course.js").Course} course
 */
function lastWay(log, course) {
  const ridden = log.findLast(({ event }) => event === "moved" || event === "drafted");
  const { start = "", path = "" } = ridden ?? {};
  return course.nodes.has(start) ? walk(course, start, path) : [];
}
