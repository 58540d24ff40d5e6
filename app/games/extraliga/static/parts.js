// The small drawings of this game: symbols, dice, signs of strength, arrows.
import { artOf, die, icon, pips } from "stadion/kit/pieces.js";

const { symbol } = artOf(import.meta.url);

/** Draw a symbol of this game's own drawings. */
export const art = symbol;

/** Draw the face of a die; null before the roll. @param {number | null} value */
export const face = (value) => die(value, "dd");

export const attackSign = () => icon("sword", "sgn");
export const defenceSign = () => art("shield", "0 0 24 24", "sgn");

/**
 * Draw phases or picks as pips: the past ones, the current one, and those to come.
 * @param {number} count @param {number} now @param {string} label
 */
export const stages = (count, now, label) => pips(count, (i) => (i < now ? "f" : i === now ? "c" : ""), label, "php");
