// The odds with the dice alone, in words, next to the control that rolls. The server has computed them.
import { percent } from "stadion/kit/numbers.js";

/** Return a whole percentage: 0 and 100 only for what is impossible or certain. @param {number} odds */
export const whole = (odds) => (odds > 0 && odds < 1 ? Math.min(99, Math.max(1, percent(odds))) : percent(odds));

/**
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {Pick<import("./view.d.ts").Prospect, "odds"> | null | undefined} Led
 */

/** Return "Dice alone: 42%."; "" until it is known. @param {Pick<Now, "t">} now @param {Led} led */
export const diceAlone = ({ t }, led) => (led ? t("ui-dice-alone", { percent: whole(led.odds) }) : "");

/** Return "42%", for places without room for more. @param {Pick<Now, "t">} now @param {Led} led */
export const inPercent = ({ t }, led) => (led ? t("ui-percent", { percent: whole(led.odds) }) : "");

/** Join the texts that are not empty, as sentences. @param {string[]} words */
export const sentences = (...words) => words.filter(Boolean).join(" ");

/** Join the texts that are not empty, as a list. @param {string[]} words */
export const parts = (...words) => words.filter(Boolean).join(", ");
