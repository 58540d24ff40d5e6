// What the server says that a ride would bring: two dice at once, all others when they are asked for.
import { DIE, rideOf } from "./choices.js";

/**
 * @typedef {import("./view.d.ts").RidePreview} RidePreview
 *
 * Return the throw that the picked sources would bring, two dice while they are open; null until the server answers.
 * @param {import("./view.d.ts").Table} table
 * @param {string[]} sources
 * @returns {RidePreview|null}
 */
export function lookAhead(table, sources) {
  const { phase, outlook } = table.view;
  if (phase !== "turn" || !outlook) return null;
  if (sources.length < 2 || sources.every((one) => one === DIE)) return outlook.dice ?? null;
  return rideOfPair(table, sources);
}

/**
 * Return the throw that two sources would bring; null if they are not offered, or until the server answers.
 * @param {import("./view.d.ts").Table} table @param {string[]} sources @returns {RidePreview|null}
 */
export function rideOfPair(table, sources) {
  const ride = rideOf(table.actions, sources, false);
  return (ride && table.preview()?.rides?.[ride.sources.join("+")]) ?? null;
}

/** A chance in percent. @param {import("./view.d.ts").Odds} odds */
export const percentOf = ([count, of]) => Math.round((count / of) * 100);

/** The mean number of spaces, with one decimal. @param {RidePreview} ride @param {string} lang */
export const averageOf = ({ average: [sum, throws] }, lang) =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(sum / throws);

/** The line of the terrain on which the rider stands, with what it adds. @param {RidePreview|null|undefined} ride */
export const groundLine = (ride) => ride?.lines.at(-1) ?? null;
