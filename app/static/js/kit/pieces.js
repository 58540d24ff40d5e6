// Small pieces, mostly from the page's sprite: icons, jerseys, seat shapes, dice, pips.
import { html, nothing, svg } from "lit-html";

/** The plain address serves where there is no page (in Node). */
export const SPRITE = globalThis.document?.documentElement.dataset.sprite ?? "/static/img/sprite.svg";

/** @param {string} name without the prefix `i-` @param {string} [cls] */
export const icon = (name, cls = "ico") =>
  html`<svg class=${cls} aria-hidden="true"><use href="${SPRITE}#i-${name}"></use></svg>`;

/** The mark of a player that is a program. @param {{program?: true}} player @param {import("./table.d.ts").Say} t */
export const programMark = ({ program }, t) =>
  program
    ? html`<span class="prog" title=${t("table-program")}
        >${icon("bot")}<span class="vh">${t("table-program")}: </span></span
      >`
    : nothing;

/** A symbol of the sprite inside an SVG. @param {string} id with its prefix `i-` */
export const use = (id, x = 0, y = 0, width = 24, height = width) =>
  svg`<use href="${SPRITE}#${id}" x=${x} y=${y} width=${width} height=${height}></use>`;

/** @param {number | null} seat null: an empty seat @param {string} [cls] */
export const jersey = (seat, cls = "") =>
  html`<svg class="jer ${cls}" aria-hidden="true">
    <use href="${SPRITE}#jer${seat === null ? 0 : seat + 1}"></use>
  </svg>`;

/** The sign of a seat. @param {number} seat @param {string} [label] needed where no name stands beside it */
export const shape = (seat, label = "") =>
  label
    ? html`<svg class="shape" role="img" aria-label=${label}><use href="${SPRITE}#sh${seat + 1}"></use></svg>`
    : html`<svg class="shape" aria-hidden="true"><use href="${SPRITE}#sh${seat + 1}"></use></svg>`;

const [LOW, MIDDLE, HIGH] = [9, 16, 23];
/** @type {Record<number, number[][]>} */
const PIPS = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  4: [LOW, HIGH].flatMap((x) => [LOW, HIGH].map((y) => [x, y])),
  5: [...[LOW, HIGH].flatMap((x) => [LOW, HIGH].map((y) => [x, y])), [MIDDLE, MIDDLE]],
  6: [LOW, HIGH].flatMap((x) => [LOW - 1, MIDDLE, HIGH + 1].map((y) => [x, y])),
};

/**
 * A die that a game colours by the classes `face` and `pip`.
 * @param {number | null} face null: a question mark, before the roll
 * @param {string} [cls]
 */
export const die = (face, cls = "die") =>
  html`<svg class=${cls} viewBox="0 0 32 32" aria-hidden="true">
    <rect x="1.5" y="1.5" width="29" height="29" rx="6" class="face" />
    ${
      face
        ? PIPS[face].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="3" class="pip" />`)
        : svg`<text x="16" y="23" text-anchor="middle" class="pip">?</text>`
    }
  </svg>`;

/**
 * A count out of a total, as small marks with a text alternative.
 * @param {number} count @param {(i: number) => string} mark the class of each mark
 * @param {string} label @param {string} [cls]
 */
export const pips = (count, mark, label, cls = "pips") =>
  html`<span class=${cls} role="img" aria-label=${label}
    >${Array.from({ length: count }, (_, i) => html`<i class=${mark(i)}></i>`)}</span
  >`;

/**
 * Return a function that draws a game's own symbols from the file `art.svg` beside its modules: `const art =
 * artOf(import.meta.url)`.
 * @param {string} module
 */
export function artOf(module) {
  const page = /** @type {HTMLElement | null | undefined} */ (globalThis.document?.querySelector("[data-art]"));
  const file = page?.dataset.art ?? new URL("./art.svg", module).href;
  const href = (/** @type {string} */ id) => `${file}#${id}`;
  return {
    file,
    href,
    /** @param {string} id @param {string} [box] @param {string} [cls] */
    symbol: (id, box = "0 0 100 100", cls = "") =>
      html`<svg class=${cls || nothing} viewBox=${box} aria-hidden="true"><use href=${href(id)}></use></svg>`,
  };
}

/**
 * Load a stylesheet beside a module; resolved once it is there, or cannot be loaded.
 * @param {string} module `import.meta.url` @param {string} name
 */
export function styled(module, name) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL(name, module).href });
  document.head.append(link);
  return new Promise((resolve) => (link.onload = link.onerror = resolve));
}
