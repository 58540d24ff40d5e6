// What the dice of a ride may bring, in words: its range, and the worst thing. The server has counted it.
import { range } from "stadion/kit/numbers.js";
import { DIE } from "./choices.js";
import { averageOf, percentOf, rideOfPair } from "./look_ahead.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").RidePreview} RidePreview
 */

/** The least chance that is worth a word, and the least growth of a disqualification. */
const WORTH = 5;

/**
 * The worst thing that a ride may bring: off the bike, a crash, a 7, or else a photo.
 * @param {Desk} desk @param {RidePreview} ride
 */
export function worstText({ t, names }, { off, crash = [0, 1], seven, risk }) {
  const chance = Object.entries({ off, crash, seven }).map(([what, odds]) => ({ what, percent: percentOf(odds) }));
  const worst = chance.find((one) => one.percent >= WORTH);
  if (worst) return t(`ui-worst-${worst.what}`, { percent: worst.percent, seven: names.seven });
  const [now, then] = (risk ?? []).map(percentOf);
  return then - now >= WORTH ? t("ui-odds-photo", { now, then }) : "";
}

/**
 * Of the pair of a source and the one that is picked, else a die: "6–11, on average 8.5".
 * @param {Desk} desk @param {string} source
 */
export function pairText({ t, table, picks }, source) {
  const [first, second] = picks.sources;
  const ride = rideOfPair(table, [first && !second ? first : DIE, source]);
  return ride ? t("ui-note-pair", { range: range(...ride.total), average: averageOf(ride, table.lang) }) : "";
}
