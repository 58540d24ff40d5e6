// What the dice alone may bring, in words: of a match, of a die. The server has counted it.
import { percent } from "stadion/kit/numbers.js";
import { theSides } from "./sides.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Odds} Odds
 */

/** "Dice alone: ahead 45%, level 20%, behind 35%."; else empty. @param {Desk} desk @param {Odds} [odds] */
export function forecastSaid({ t }, odds) {
  if (!odds) return "";
  const [won, level] = odds.map(percent);
  const lost = percent(1) - won - level; // so that they add up
  return t("ui-forecast", { won, level, lost });
}

/** Of the match that is rolled for, as the side below has it. @param {Desk} desk */
export function matchForecast(desk) {
  const { match, below } = theSides(desk);
  const told = match.forecast;
  if (!told || desk.scene?.over) return "";
  return forecastSaid(desk, below.index ? [told[2], told[1], told[0]] : told);
}

/** "Each die scores in 50%." @param {Desk} desk @param {import("./sides.js").Side} side */
export const eachScores = ({ t }, { chance }) => t("ui-each-scores", { percent: percent(chance) });

/**
 * "Ahead with the dice alone: 45 → 52%."
 * @param {Desk} desk @param {string} card @param {string} target @param {string} said short on a card
 */
export function aheadThen({ t, ahead }, card, target, said = "ui-ahead-then") {
  const [before, then] = [ahead?.odds, ahead?.then?.[card]?.[target]];
  return before && then ? t(said, { before: percent(before[0]), then: percent(then[0]) }) : "";
}
