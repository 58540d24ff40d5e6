// Small HTML pieces: icons, rider tokens, dice.
import { html, svg } from "lit-html";

/** The page's sprite of symbols. */
const SPRITE = globalThis.document?.documentElement.dataset.sprite ?? "/static/img/sprite.svg";

/** A symbol of the sprite. */
export const icon = (name, cls = "ico") =>
  html`<svg class=${cls} aria-hidden="true"><use href="${SPRITE}#${name}"></use></svg>`;

/** A rider's number in his team's colour. @param {{number: number, colour: number, jersey?: boolean}} rider */
export const token = ({ number, colour, jersey }) =>
  html`<span class="rt s${colour + 1} ${jersey ? "jy" : ""}">${number}</span>`;

/** Pips of a die's faces, on a 3 by 3 grid. */
const PIPS = {
  1: [[16, 16]],
  2: [
    [9, 9],
    [23, 23],
  ],
  3: [
    [9, 9],
    [16, 16],
    [23, 23],
  ],
  4: [
    [9, 9],
    [23, 9],
    [9, 23],
    [23, 23],
  ],
  5: [
    [9, 9],
    [23, 9],
    [16, 16],
    [9, 23],
    [23, 23],
  ],
  6: [
    [9, 8],
    [23, 8],
    [9, 16],
    [23, 16],
    [9, 24],
    [23, 24],
  ],
};

/** A die: a face, or a question mark before the roll. @param {number|null} face */
export const die = (face) => html`<svg class="dieface" viewBox="0 0 32 32" aria-hidden="true">
  <rect x="1.5" y="1.5" width="29" height="29" rx="6" class="face" />
  ${
    face
      ? (PIPS[face] ?? []).map(([x, y]) => svg`<circle cx=${x} cy=${y} r="3" class="pip" />`)
      : svg`<text x="16" y="24" text-anchor="middle">?</text>`
  }
</svg>`;

/** The yellow jersey. */
export const yellow = (cls = "jer s") => html`<svg class="${cls} yellow" viewBox="0 0 32 32" aria-hidden="true">
  <path d="M11 3 4 6.5 1.5 14l6 2V29h17V16l6-2L28 6.5 21 3c-1 3.2-9 3.2-10 0Z" /></svg>`;

/** A tray with its heading. */
export const framed = (label, aside, content) => html`<div class="ur-tray" role="group" aria-label=${label}>
  <div class="tray-h"><b>${label}</b>${aside}</div><div class="tray">${content}</div></div>`;
