// What the player has picked but not yet sent, and which of the offered actions that is.

/**
 * @typedef {import("./view.d.ts").Action} Action
 * @typedef {import("./view.d.ts").RideAction} RideAction
 * @typedef {import("./view.d.ts").RidePreview} RidePreview
 * @typedef {import("./reading.js").Target} Target
 *
 * @typedef {object} Picks
 * @property {string[]} sources none, one or two
 * @property {boolean} breakaway
 * @property {string|null} target node of a ride, or of the start grid
 * @property {number|null} rider to be placed
 * @property {string|null} card to lose or to take back
 * @property {number|null} swap the rider to trade places with
 * @property {Record<string, number>} keep kinds to keep, by "team/kind"
 */

export const DIE = "die";
export const CHEAT = "cheat";

/** @returns {Picks} */
export const noPicks = () => ({
  sources: [],
  breakaway: false,
  target: null,
  rider: null,
  card: null,
  swap: null,
  keep: {},
});

/** @param {Action[]} actions @returns {RideAction[]} */
const rides = (actions) => actions.filter((one) => one.type === "ride");

/**
 * The ride that the picked sources make, if it is offered.
 * @param {Action[]} actions @param {string[]} sources @param {boolean} breakaway
 */
export function rideOf(actions, sources, breakaway) {
  const [first, second] = sources;
  if (second === undefined) return null;
  const same = (/** @type {RideAction} */ { sources: [one, two] }) =>
    (one === first && two === second) || (one === second && two === first);
  return rides(actions).find((one) => one.breakaway === breakaway && same(one)) ?? null;
}

/** Whether a source can still be part of an offered ride. @param {Action[]} actions @param {string} source */
export const isOffered = (actions, source) => rides(actions).some((one) => one.sources.includes(source));

/**
 * The sources after a tap: the first free slot, else the place of a die (for a die that of a card), else the second;
 * what cannot go together is exchanged. Null: it cannot be used now, whatever goes with it.
 * @param {Action[]} actions @param {string[]} sources @param {string} source
 */
export function tapped(actions, sources, source) {
  if (!sources.length) return isOffered(actions, source) ? [source] : null;
  return [...wishes(sources, source), [source, DIE]].find((wish) => rideOf(actions, wish, false)) ?? null;
}

/** @param {string[]} sources @param {string} source */
function wishes(sources, source) {
  if (sources.length < 2) return [[...sources, source]];
  const gone = sources.findLastIndex((one) => (one === DIE) !== (source === DIE));
  return [
    [sources[gone < 0 ? 0 : 1 - gone], source],
    [sources[0], source],
  ];
}

/**
 * The throw that a tap would have made, as the server names it: sources in their order.
 * @param {string[]} order @param {string[]} sources @param {string} source @returns {[string, string]}
 */
export function attempted(order, sources, source) {
  const [first, second] = wishes(sources.length ? sources : [DIE], source)[0];
  return order.indexOf(first) <= order.indexOf(second) ? [first, second] : [second, first];
}

/**
 * Whether every ride that the picked sources still allow is offered as a breakaway too.
 * @param {Action[]} actions @param {string[]} sources
 */
export function mayBreakAway(actions, sources) {
  const [first, second] = sources;
  if (second !== undefined) return rideOf(actions, sources, true) !== null;
  const open = rides(actions).filter((one) => !one.breakaway && one.sources.includes(first));
  return open.length > 0 && open.every((one) => rideOf(actions, one.sources, true));
}

/**
 * How a node at this distance is lit: legal in a move; before the roll certain or possible.
 * @param {string} phase @param {number} distance @param {RidePreview|null} ride what the picked sources would bring
 * @returns {"legal"|"sure"|"maybe"|null}
 */
export function light(phase, distance, ride) {
  if (phase === "move") return "legal";
  const odds = ride?.odds[distance - 1];
  if (!odds) return null;
  return odds[0] === odds[1] ? "sure" : "maybe";
}

/** The furthest target of each lane, lanes ascending. @template {Target} T @param {Iterable<T>} targets */
export function furthest(targets) {
  /** @type {Map<number, T>} */
  const best = new Map();
  for (const one of targets) {
    const so = best.get(one.node.lane);
    if (!so || one.node.p1 > so.node.p1) best.set(one.node.lane, one);
  }
  return [...best.values()].sort((a, b) => a.node.lane - b.node.lane);
}

/**
 * Return the target proposed first: the furthest, at equal progress the lower lane.
 * @template {Target} T @param {T[]} targets
 */
export const proposed = (targets) =>
  [...targets].sort((a, b) => b.node.p1 - a.node.p1 || a.node.lane - b.node.lane)[0] ?? null;

/** Lanes to the left and ranks ahead. @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * The target beside a chosen one for an arrow key: left and right change the lane, up and down the distance.
 * @template {Target} T @param {T[]} targets @param {T|null} from @param {string} arrow
 */
export function neighbour(targets, from, arrow) {
  if (!from) return proposed(targets);
  const [lanes, ahead] = WAYS[arrow] ?? [0, 0];
  const there = targets.filter((one) =>
    lanes
      ? one.node.lane === from.node.lane + lanes
      : one.node.lane === from.node.lane && Math.sign(one.node.p1 - from.node.p1) === ahead,
  );
  const far = (/** @type {T} */ one) => Math.abs(one.node.p1 - from.node.p1);
  return there.sort((a, b) => far(a) - far(b))[0] ?? from;
}

/** The offers to trade places before the ride, own riders and strangers. @param {Action[]} actions */
export const swapsOf = (actions) =>
  actions.flatMap((one) => (one.type === "swap" || one.type === "ask_swap" ? one : []));

const NO_CHOICE = ["place", "move", "lose_card", "gain_card"];

/** Return whether the action is taken by itself if nothing else is offered. @param {Pick<Action, "type">} action */
export const forced = ({ type }) => NO_CHOICE.includes(type);
