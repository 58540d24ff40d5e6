// The small drawings of this game: symbols, dice, signs of strength, arrows.
import { html } from "lit-html";
import { artOf, die, icon, pips } from "stadion/kit/pieces.js";

const { symbol } = artOf(import.meta.url);

/** Draw a symbol of this game's own drawings. */
export const art = symbol;

/** Draw the face of a die; null before the roll. @param {number | null} value */
export const face = (value) => die(value, "dd");

export const attackSign = () => icon("sword", "sgn");
export const defenceSign = () => art("shield", "0 0 24 24", "sgn");

/** Draw the arrow between two numbers. */
export const arrow = () =>
  html`<svg class="arw" viewBox="0 0 22 16" aria-hidden="true"><path d="M2 8h17M13 2l6 6-6 6" /></svg>`;

/**
 * Draw phases or picks as pips: the past ones, the current one, and those to come.
 * @param {number} count @param {number} now @param {string} label
 */
export const stages = (count, now, label) => pips(count, (i) => (i < now ? "f" : i === now ? "c" : ""), label, "php");
