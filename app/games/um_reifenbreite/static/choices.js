// What the player has picked but not yet sent, and which of the offered actions that is.

export const DIE = "die";
export const CHEAT = "cheat";

/**
 * @typedef {object} Picks
 * @property {string} decision the decision that they belong to
 * @property {string[]} sources none, one or two
 * @property {boolean} breakaway
 * @property {string|null} target node of a ride, or of the start grid
 * @property {number|null} rider to be placed
 * @property {string|null} card to lose or to take back
 * @property {Record<string, number>} keep kinds to keep, by "team/kind"
 */

/** @returns {Picks} */
export const noPicks = (decision = "") => ({
  decision,
  sources: [],
  breakaway: false,
  target: null,
  rider: null,
  card: null,
  keep: {},
});

/** The ride that the picked sources make, if it is offered. */
export function rideOf(actions, sources, breakaway) {
  if (sources.length < 2) return null;
  const same = (pair) =>
    (pair[0] === sources[0] && pair[1] === sources[1]) || (pair[0] === sources[1] && pair[1] === sources[0]);
  return actions.find((a) => a.type === "ride" && a.breakaway === breakaway && same(a.sources)) ?? null;
}

/** Whether a source can still be part of an offered ride. */
export const isOffered = (actions, source) =>
  actions.some((action) => action.type === "ride" && action.sources.includes(source));

/** The sources after a tap: the first free slot, else the second is replaced; what cannot go together is exchanged. */
export function tapped(actions, sources, source) {
  const wish = sources.length < 2 ? [...sources, source] : [sources[0], source];
  if (wish.length < 2 || rideOf(actions, wish, false)) return wish;
  return rideOf(actions, [source, DIE], false) ? [source, DIE] : [source];
}

/** Whether the picked sources allow a breakaway: one energy card at least. */
export const hasCard = (sources) => sources.some((source) => source !== DIE && source !== CHEAT);

/** Least and greatest value of a source. @returns {[number, number]} */
export function valuesOf(source, kinds) {
  if (source === DIE) return [1, 6];
  if (source === CHEAT) return [6, 6];
  return [kinds[source].value, kinds[source].value];
}

/**
 * The sum before the roll: least and greatest throw, and what the terrain leaves of them.
 * @param {string[]} sources
 * @param {Record<string, {value: number}>} kinds
 * @param {{terrain: string, number: number}} ground where the rider starts
 */
export function outlook(sources, kinds, ground) {
  const values = sources.map((source) => valuesOf(source, kinds));
  const least = values.reduce((sum, [low]) => sum + low, 0);
  const most = values.reduce((sum, [, high]) => sum + high, 0);
  const change = changeOf(ground);
  return {
    least,
    most,
    change,
    from: Math.max(0, least + change),
    to: Math.max(0, most + change),
    maySeven: sources.includes(DIE) && least <= 7 && most >= 7,
  };
}

/** What a space adds to a throw. */
export const changeOf = ({ terrain, number }) =>
  terrain === "asphalt" ? 0 : terrain === "downhill" ? number : -number;

/** Chance in percent that two of six photo cards catch a rider with so many different numbers. */
export const risk = (numbers) => Math.round((1 - ((6 - numbers) * (5 - numbers)) / 30) * 100);

/** The risk to be expected after one more photo card. */
export function riskAfter(numbers) {
  const exact = (n) => 1 - ((6 - n) * (5 - n)) / 30;
  return Math.round(((numbers / 6) * exact(numbers) + ((6 - numbers) / 6) * exact(Math.min(6, numbers + 1))) * 100);
}

/**
 * How a node is lit: legal in a move; before the roll certain or possible.
 * @param {string} phase
 * @param {number} distance
 * @param {{from: number, to: number}} range of the allowance
 * @returns {"legal"|"sure"|"maybe"|null}
 */
export function light(phase, distance, range) {
  if (phase === "move") return "legal";
  if (distance <= range.from) return "sure";
  return distance <= range.to ? "maybe" : null;
}

/** The furthest target of each lane, lanes ascending. @param {Iterable<import("./reading.js").Target>} targets */
export function furthest(targets) {
  const best = new Map();
  for (const one of targets) {
    const so = best.get(one.node.lane);
    if (!so || one.node.p1 > so.node.p1) best.set(one.node.lane, one);
  }
  return [...best.values()].sort((a, b) => a.node.lane - b.node.lane);
}

/** The target that is proposed first: furthest of all, at equal progress the lower lane. */
export const proposed = (targets) =>
  [...targets].sort((a, b) => b.node.p1 - a.node.p1 || a.node.lane - b.node.lane)[0] ?? null;

/**
 * The target beside a chosen one for an arrow key: left and right change the lane, up and down the distance.
 * @param {import("./reading.js").Target[]} targets
 * @param {import("./reading.js").Target|null} from
 * @param {string} arrow
 */
export function neighbour(targets, from, arrow) {
  if (!from) return proposed(targets);
  const lane = { ArrowLeft: 1, ArrowRight: -1 }[arrow] ?? 0;
  const ahead = { ArrowUp: 1, ArrowDown: -1 }[arrow] ?? 0;
  const there = targets.filter((one) =>
    lane
      ? one.node.lane === from.node.lane + lane
      : one.node.lane === from.node.lane && Math.sign(one.node.p1 - from.node.p1) === ahead,
  );
  const far = (one) => Math.abs(one.node.p1 - from.node.p1);
  return there.sort((a, b) => far(a) - far(b))[0] ?? from;
}
