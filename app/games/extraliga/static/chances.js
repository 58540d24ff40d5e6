// What a choice makes of strengths and odds, in words. The server has computed the numbers.
import { percent } from "stadion/kit/numbers.js";
import { nameOf, theSides } from "./sides.js";
import { TRIO_NAMES } from "./words.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Odds} Odds
 */

/**
 * Return "Dice alone: ahead 45%, level 20%, behind 35%.", with the name for another seat; "" without odds.
 * @param {Pick<Desk, "t">} desk @param {Odds} [odds]
 */
export function forecastText({ t }, odds, name = "") {
  if (!odds) return "";
  const [won, level, lost] = odds;
  return name ? t("ui-forecast-of", { name, won, level, lost }) : t("ui-forecast", { won, level, lost });
}

/** Return the forecast of the match whose dice are rolled, for the side that is drawn below. @param {Desk} desk */
export function matchForecast(desk) {
  const { match, below } = theSides(desk);
  const forecast = match.forecast;
  if (!forecast || desk.scene?.over) return "";
  const name = below.seat === desk.me ? "" : nameOf(desk, below);
  return forecastText(desk, below.index ? [forecast[2], forecast[1], forecast[0]] : forecast, name);
}

/** Return a sentence such as "Each die scores in 50%." @param {Desk} desk @param {import("./sides.js").Side} side */
export const eachScores = ({ t }, { chance }) => t("ui-each-scores", { percent: percent(chance) });

/**
 * Return the change of the odds, such as "Ahead with the dice alone: 45 → 52%."
 * @param {Desk} desk @param {string} card @param {string} target
 */
export function aheadThen({ t, ahead }, card, target) {
  const [before, then] = [ahead?.odds, ahead?.then?.[card]?.[target]];
  return before && then ? t("ui-ahead-short", { before: before[0], then: then[0] }) : "";
}

/**
 * Say when a trainer card works that changes no strength now.
 * @param {Pick<Desk, "t" | "words">} desk @param {string} copy
 */
export const worksText = ({ t, words }, copy) => t("ui-works", { op: words.operation(copy) });

/**
 * Return "attack 3 → 4" for each of attack and defence that is another after something than before it.
 * @param {Desk["t"]} t @param {import("./view.d.ts").Two} before @param {import("./view.d.ts").Two} after
 */
export const changedTexts = (t, before, after) =>
  TRIO_NAMES.flatMap((trio, i) =>
    before[i] === after[i] ? [] : [t("ui-effect", { trio, before: before[i], after: after[i] })],
  );
