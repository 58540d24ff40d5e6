// Small pieces: symbols, dice, jerseys, tokens of strength.
import { html, nothing, svg } from "lit-html";

const SPRITE = globalThis.document?.documentElement.dataset.sprite ?? "/static/img/sprite.svg";
const ART = new URL("./art.svg", import.meta.url).href;

/** A symbol of the page's sprite. */
export const icon = (name, cls = "ico") =>
  html`<svg class=${cls} aria-hidden="true"><use href="${SPRITE}#i-${name}"></use></svg>`;

/** A symbol of this game's own drawings. */
export const art = (name, box = "0 0 100 100", cls = "") =>
  html`<svg class=${cls} viewBox=${box} aria-hidden="true"><use href="${ART}#${name}"></use></svg>`;

export const jersey = (seat, cls = "jer") =>
  html`<svg class=${cls} aria-hidden="true"><use href="${SPRITE}#jer${seat === null ? 0 : seat + 1}"></use></svg>`;
export const shape = (seat) =>
  html`<svg class="shape" aria-hidden="true"><use href="${SPRITE}#sh${seat + 1}"></use></svg>`;

const PIPS = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

/** A die's face; null before the roll. */
export const face = (value) => html`<svg class="dd" viewBox="0 0 24 24" aria-hidden="true">
  <rect class="f" x="1.3" y="1.3" width="21.4" height="21.4" rx="4.5" />
  ${value ? (PIPS[value] ?? []).map(([x, y]) => svg`<circle class="p" cx=${x} cy=${y} r="2.3" />`) : svg`<text class="p" x="12" y="17.5" text-anchor="middle">?</text>`}
</svg>`;

export const attackSign = () => icon("sword", "sgn");
export const defenceSign = () => art("shield", "0 0 24 24", "sgn");

/** The arrow between two numbers. */
export const arrow = () =>
  html`<svg class="arw" viewBox="0 0 22 16" aria-hidden="true"><path d="M2 8h17M13 2l6 6-6 6" /></svg>`;

/** Phases or picks as pips. */
export const pips = (count, now, label) =>
  html`<div class="php" role="img" aria-label=${label}>${Array.from({ length: count }, (_, i) => html`<i class=${i < now ? "f" : i === now ? "c" : ""}></i>`)}</div>`;

export const on = (condition, value) => (condition ? value : nothing);
