// The odds with the dice alone, in words, next to the control that rolls. The server has computed them.
import { percent } from "stadion/kit/numbers.js";

/**
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {Pick<import("./view.d.ts").Prospect, "odds"> | null | undefined} Led
 */

/** Return "Dice alone: 42%."; "" until it is known. @param {Pick<Now, "t">} now @param {Led} led */
export const diceAlone = ({ t }, led) => (led ? t("ui-dice-alone", { percent: percent(led.odds) }) : "");

/** Return "42%", for places without room for more. @param {Pick<Now, "t">} now @param {Led} led */
export const inPercent = ({ t }, led) => (led ? t("ui-percent", { percent: percent(led.odds) }) : "");

/** Join the texts that are not empty, as sentences. @param {string[]} words */
export const sentences = (...words) => words.filter(Boolean).join(" ");

/** Join the texts that are not empty, as a list. @param {string[]} words */
export const parts = (...words) => words.filter(Boolean).join(", ");
