// Small drawings out of the sprite file: icons, jerseys, seat shapes, dice.
import { html } from "lit-html";

export const SPRITE = document.documentElement.dataset.sprite ?? "/static/img/sprite.svg";

/** @param {string} name without the i- @param {string} [cls] */
export const icon = (name, cls = "ico") =>
  html`<svg class=${cls} aria-hidden="true"><use href="${SPRITE}#i-${name}"></use></svg>`;

/** @param {number | null} seat null: an empty seat @param {string} [cls] */
export const jersey = (seat, cls = "") =>
  html`<svg class="jer ${cls}" aria-hidden="true">
    <use href="${SPRITE}#jer${seat === null ? 0 : seat + 1}"></use>
  </svg>`;

/** @param {number} seat */
export const shape = (seat) =>
  html`<svg class="shape" aria-hidden="true"><use href="${SPRITE}#sh${seat + 1}"></use></svg>`;
