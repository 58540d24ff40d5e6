// The play-off as a bracket: both semifinals with their seeds, and the final.
import { html, nothing } from "lit-html";
import { jersey } from "stadion/kit/pieces.js";
import { roundName } from "./top.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Pairing & {goals?: [number, number], overtime?: boolean}} Tie
 */

/** Draw the bracket as a page of its own, before the semifinals and before the final. @param {Desk} desk */
export const bracketStage = (desk) =>
  html`<div class="cloth opening play-off">
    <h2>${roundName(desk)}</h2>
    ${bracket(desk)}
  </div>`;

/**
 * Return the matches of a stage of the play-off: those that have been played, else those of the round.
 * @param {Desk["view"]} view @param {import("./view.d.ts").Stage} stage @returns {Tie[]}
 */
export function tiesOf({ season, round }, stage) {
  const played = Object.values(season?.results ?? {}).filter((one) => one.stage === stage);
  return played.length || season?.stage !== stage ? played : (round?.pairings ?? []);
}

/**
 * Draw the bracket.
 * @param {Desk} desk @param {boolean} [told] whether the result of the final is shown
 */
export function bracket(desk, told = true) {
  const { view, t } = desk;
  const seeds = view.season?.seeds ?? [];
  const seed = (/** @type {number | null} */ seat) => seeds.indexOf(seat ?? -1);
  const best = (/** @type {Tie} */ { a, b }) => Math.min(seed(a), seed(b));
  const semifinals = [...tiesOf(view, "semifinals")].sort((one, other) => best(one) - best(other));
  const [final] = tiesOf(view, "final");
  const label = (/** @type {Tie} */ { a, b }) =>
    t("ui-semi", { a: Math.min(seed(a), seed(b)) + 1, b: Math.max(seed(a), seed(b)) + 1 });
  return html`<div class="brk2">
    <div class="semis">${semifinals.map((one) => tie(desk, one, label(one)))}</div>
    <svg class="lines" viewBox="0 0 20 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 25h10v50M0 75h10M10 50h10" />
    </svg>
    ${tie(desk, final ?? null, t("ui-stage-final"), told, "fin")}
  </div>`;
}

/**
 * Draw a match of the bracket; null is one whose teams are still to come.
 * @param {Desk} desk @param {Tie | null} one @param {string} label @param {boolean} [told] @param {string} [cls]
 */
function tie({ t, me, person }, one, label, told = true, cls = "") {
  const goals = told ? one?.goals : undefined;
  const side = (/** @type {number | null | undefined} */ seat, /** @type {0 | 1} */ at) => {
    const state = !goals ? "" : goals[at] > goals[1 - at] ? "w" : "l";
    return html`<div class=${state}>
      ${typeof seat === "number" ? jersey(seat) : html`<span></span>`}
      <span dir="auto">${typeof seat !== "number" ? "…" : seat === me ? t("ui-you-first") : person(seat)}</span>
      <b>${goals?.[at] ?? ""}</b>
    </div>`;
  };
  const overtime = goals && one?.overtime ? t("ui-ot") : "";
  return html`<section class="mt ${cls}">
    <small>${label} ${overtime ? html`<b class="ot">${overtime}</b>` : nothing}</small>
    ${side(one?.a, 0)}${side(one?.b, 1)}
  </section>`;
}
