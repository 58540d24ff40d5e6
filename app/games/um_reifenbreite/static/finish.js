// A race that has ended, as its last pictures need it: riders, photos, the teams in order. Pure.

/**
 * @typedef {import("./view.d.ts").Components} Components
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").RiderResult} RiderResult
 * @typedef {import("./view.d.ts").View} View
 *
 * @typedef {RiderResult & {number: number, seat: number, colour: number, photos: number[]}} Runner
 * @typedef {{seat: number, places: number, sprints: number, yellow: number, total: number}} Ranked `total`: all races
 *
 * @typedef {object} Finish
 * @property {string} race
 * @property {boolean} over the match is over, not only a race of a tour
 * @property {number[]} photos the two that were drawn
 * @property {Runner[]} riders by place
 * @property {Runner[]} photoFinish those with a photo, the worst place first
 * @property {Ranked[]} ranked the best seat first
 */

/**
 * The race that these events have ended, if they have.
 * @param {Components} components @param {Entry[]} events @param {View} before @param {View} after
 */
export function finishOf(components, events, before, after) {
  const number = Object.keys(after.results).find((one) => !(one in before.results));
  return number === undefined ? null : finish(components, number, [before, after], events);
}

/** The race that was ridden last, once the match is over. @param {Components} components @param {View} view */
export function lastFinish(components, view) {
  const number = Object.keys(view.results).at(-1);
  return number === undefined ? null : finish(components, number, [view, view], []);
}

/**
 * @param {Components} components @param {string} number of the race @param {[View, View]} views before and after
 * @param {Entry[]} events @returns {Finish}
 */
function finish(components, number, [before, after], events) {
  const { race, photos, riders: results } = after.results[number];
  const riders = Object.entries(results).map(([key, its]) => {
    const { seat, colour } = after.teams[after.riders[key].team];
    const late = events.filter((one) => one.event === "photo_drawn" && one.rider === Number(key));
    const held = new Set([...before.riders[key].photos, ...late.map((one) => one.photo ?? 0)]);
    return {
      ...its,
      number: Number(key),
      seat,
      colour: components.colours[colour].index,
      photos: [...held].sort((a, b) => a - b),
    };
  });
  riders.sort((a, b) => a.place - b.place);
  return {
    race,
    over: after.phase === "over",
    photos,
    riders,
    photoFinish: riders.filter((one) => one.photos.length).reverse(),
    ranked: Object.entries(after.score)
      .map(([seat, total]) => ({ ...earned(components, riders, Number(seat)), total }))
      .sort((a, b) => b.total - a.total || a.seat - b.seat),
  };
}

/**
 * Return the points of a seat's riders, without those that the photos took.
 * @param {Components} components @param {Runner[]} riders @param {number} seat
 */
function earned(components, riders, seat) {
  const honest = riders.filter((one) => one.seat === seat && !one.disqualified);
  const sum = (/** @type {(one: Runner) => number} */ of) => honest.reduce((total, one) => total + of(one), 0);
  return {
    seat,
    places: sum((one) => placed(components, one)),
    sprints: sum((one) => one.sprint),
    yellow: sum((one) => one.yellow),
  };
}

/** @param {Components} components @param {RiderResult} one */
export const placed = ({ scoring }, { place }) => scoring.places.points[place - 1] ?? 0;

/**
 * Return the points of a rider, as if no photo had taken them.
 * @param {Components} components @param {RiderResult} one
 */
export const worth = (components, one) => placed(components, one) + one.sprint + one.yellow;

/**
 * Return the teams' points while riders are still to be called; none are struck before it is seen.
 * @param {Components} components @param {Finish} finish @param {number} seen the number of riders that have been called
 * @returns {Ranked[]}
 */
export function soFar(components, { photoFinish, ranked, riders }, seen) {
  const open = new Set(photoFinish.slice(seen).filter((one) => one.disqualified));
  const classified = riders.map((one) => (open.has(one) ? { ...one, disqualified: false } : one));
  return ranked
    .map((row) => {
      const now = earned(components, classified, row.seat);
      const extra = now.places + now.sprints + now.yellow - row.places - row.sprints - row.yellow;
      return { ...now, total: row.total + extra };
    })
    .sort((a, b) => b.total - a.total || a.seat - b.seat);
}
