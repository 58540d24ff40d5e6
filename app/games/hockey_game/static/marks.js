// Small drawings: icons, dice, badges, busts, and the pictograms of special cards.
import { html, nothing, svg } from "lit-html";
import { icon as shared, SPRITE, use } from "stadion/kit/pieces.js";
import { attributesOf } from "./names.js";

/**
 * @typedef {import("./view.d.ts").Attr} Attr
 * @typedef {import("./view.d.ts").HeroCard} HeroCard
 */

/** Draw an icon, of this game or a shared one. @param {string} name @param {string} [cls] */
export const icon = (name, cls = "ico") =>
  name in OWN ? html`<svg class=${cls} viewBox="0 0 24 24" aria-hidden="true">${OWN[name]}</svg>` : shared(name, cls);

/** Return an icon's content, for use inside a drawing of 24 by 24. @param {string} name */
export const drawn = (name) => OWN[name] ?? use(`i-${name}`);

/**
 * Draw dice in the strip; null is a die that is not rolled yet.
 * @param {(number | null)[]} faces @param {string} label
 */
export const dice = (faces, label) =>
  html`<span class="dice" role="img" aria-label=${label}>${faces.map(
    (face) => html`<svg class="die" aria-hidden="true"><use href="${SPRITE}#d${face ?? "q"}"></use></svg>`,
  )}</span>`;

/** Draw an attribute with its value: colour, icon and number together. @param {Attr} attr @param {number} value */
const badge = (attr, value) => html`<span class="ab a-${attr}">${icon(attr)}${value}</span>`;

/** @param {HeroCard["gives"]} gives */
export const badges = (gives) => attributesOf(gives).map(([attr, value]) => badge(attr, value));

/** Draw a nation as its letters in its colours, without flag or crest. @param {string} team */
export const nation = (team) => html`<span class="natb n-${team}">${team}</span>`;

const SHADE = svg`<rect width="100" height="84" fill="#DDE9EF"></rect><path d="M0 84 L40 0H72L30 84Z" fill="#fff"
  opacity=".75"></path><path d="M60 84 L96 0H100V84Z" fill="#fff" opacity=".55"></path>`;
const STICK = svg`<path d="M14 84 80 6" stroke="#15211C" stroke-width="6"></path><path d="M14 84 80 6"
  stroke="#C9A36A" stroke-width="3"></path>`;
const BODY = svg`<path d="M12 86c1-18 10-25 24-28h28c14 3 23 10 24 28Z" fill="var(--n1)"></path><path d="M13 79c1-4
  2-7 4-9h66c2 2 3 5 4 9Z" fill="var(--n2)" stroke-width="1.5"></path><path d="M38 58l12 9 12-9-3-4H41Z"
  fill="#fff"></path>`;
const BEARD = svg`<path d="M38 46c2 11 8 13 12 13s10-2 12-13c-4 4-20 4-24 0Z" fill="#7A5A3C"
  stroke-width="1.5"></path>`;
const MOUSTACHE = svg`<path d="M41 48c3-2 15-2 18 0" fill="none" stroke="#7A5A3C" stroke-width="3.5"></path>`;

const face = (/** @type {string} */ helmet) =>
  svg`<path d="M34 36c0 14 7 22 16 22s16-8 16-22Z" fill="#EFE3D6"></path><path d="M31 37C29 18 37 9 50 9s21 9 19 28
    l-4-3V27H35v7Z" fill=${helmet}></path><path d="M35 28h30v8c-9 4-21 4-30 0Z" fill="#2B4152"
    fill-opacity=".82"></path><path d="M38 31l8-2" stroke="#fff" stroke-width="2.2"
    stroke-linecap="round"></path><path d="M44 51c4 2 8 2 12 0" fill="none" stroke-width="1.8"></path>`;
const MASK = svg`<path d="M31 35c0-16 8-24 19-24s19 8 19 24c0 14-8 24-19 24S31 49 31 35Z" fill="#F1F5F7"></path><path
  d="M31 31c0-13 8-20 19-20s19 7 19 20l-9-5H40Z" fill="var(--n2)"></path><path d="M37 34h26M37 41h26M40 48h20M44 28v26
  M50 27v30M56 28v26" fill="none" stroke-width="1.8"></path>`;

/**
 * Draw a player of a nation with one of five faces; goalkeepers wear a mask.
 * @param {string} team @param {number} number 1 to 5 @param {boolean} [goalkeeper]
 */
export function bust(team, number, goalkeeper = false, box = "0 0 100 84", fit = "xMidYMax slice") {
  const turned = number % 2 === 0;
  const stick = !goalkeeper && number !== 2;
  return html`<svg class="bust n-${team}" viewBox=${box} preserveAspectRatio=${fit} aria-hidden="true">${SHADE}
    <g transform=${turned ? "matrix(-1 0 0 1 100 0)" : nothing} stroke="#15211C" stroke-width="2"
      stroke-linejoin="round">
      ${stick ? STICK : nothing}${BODY}${goalkeeper ? MASK : face(turned ? "var(--n1)" : "var(--n2)")}
      ${goalkeeper ? nothing : number === 2 ? BEARD : number === 4 ? MOUSTACHE : nothing}
    </g></svg>`;
}

/**
 * Draw the bust of a hero card.
 * @param {string} id H-CZE-1 @param {HeroCard} hero @param {string} [box] @param {string} [fit]
 */
export const bustOf = (id, hero, box, fit) =>
  bust(hero.team, Number(id.at(-1)), (hero.gives.goalkeeper ?? 0) >= 2, box, fit);

/** @type {Record<string, string>} pictograms of special cards, by effect */
export const PICTURE = {
  dice_extra: "sp-dice3",
  dice_fixed: "sp-cold",
  opponent_ignores: "sp-deflect",
  count_twice: "sp-trap",
  opponent_field_bonus_off: "no-field",
  opponent_heroes_off: "no-hero",
  add_attribute: "plus-strength",
  heroes_limit: "two-heroes",
  free_lines_plus: "through-line",
  draw: "cards",
  opponent_bonus_limit: "sp-home",
  symbols_free: "no-whistle",
  win_restart_centre: "to-centre",
  injury: "plaster",
};

const HELMET = "M5 15v-3a7 7 0 0 1 14 0v3Z";
/** @type {Record<string, import("lit-html").TemplateResult<2>>} */
const OWN = {
  "no-field": svg`<circle cx="12" cy="12" r="8"></circle><path d="M12 8v8M8 12h8M4 20 20 4"></path>`,
  "no-hero": svg`<path d=${HELMET}></path><path d="M5 15h14M4 20 20 4"></path>`,
  "plus-strength": svg`<path d="M4 10v4M7 8v8M7 12h6M13 8v8M16 10v4M20 6v6M17 9h6"></path>`,
  "two-heroes": svg`<path d="M2 15v-3a4.500 4.500 0 0 1 9 0v3ZM2 12h9M13 18v-3a4.500 4.500 0 0 1 9 0v3ZM13 15
    h9"></path>`,
  "through-line": svg`<path d="M12 3v5M12 16v5M2 12h18M16 8l4 4-4 4"></path>`,
  "no-whistle": svg`<path d="M3 10h9l3-3v6a5 5 0 1 1-9 3M4 20 20 4"></path>`,
  "to-centre": svg`<circle cx="12" cy="12" r="2.5"></circle><path d="M21 5l-6 4M15 5.500V9h3.500M3 19l6-4"></path>`,
  "both-off": svg`<path d="M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4"></path>`,
};
