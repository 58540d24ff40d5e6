// The end of the season: the podium and the table, or the bracket of the play-off and the order with its reasons.
import { html, nothing } from "lit-html";
import { icon, jersey } from "stadion/kit/pieces.js";
import { bracket } from "./bracket.js";
import { leagueTable } from "./season.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** The places from left to right. Each is shown by a beat of the last stage: the third first, the table last. */
const STEPS = [2, 1, 3];
const RESULT = 2;
const TABLE = 4;

/** @param {Desk} desk */
export function podium(desk) {
  const { table } = desk;
  const shown = table.animating ? table.shown : TABLE;
  return finalOf(desk.view) ? cup(desk, shown) : steps(desk, shown);
}

/** Return the result of the final, in a season with a play-off. @param {Desk["view"]} view */
const finalOf = ({ season }) => Object.values(season?.results ?? {}).find(({ stage }) => stage === "final");

/** @param {number} shown @param {number} reveal */
const veiled = (shown, reveal) => (shown < reveal ? "veiled" : "");

/** @param {Desk} desk @param {number} shown */
function steps(desk, shown) {
  const level = Object.values(desk.view.ranking);
  /** Return the seats on a place; after two seats in second place comes the fourth. @param {number} place */
  const at = (place) => level.find((_, i) => level.slice(0, i).flat().length === place - 1);
  return html`<div class="cloth end">
    <ol class="podium">
      ${STEPS.map((place) => step(desk, place, at(place), veiled(shown, TABLE - place)))}
    </ol>
    <div class="final ${veiled(shown, TABLE)}">${leagueTable(desk)}</div>
  </div>`;
}

/**
 * Draw a step of the podium, for all seats that are level on everything.
 * @param {Desk} desk @param {number} place @param {number[] | undefined} seats @param {string} cls
 */
function step(desk, place, seats, cls) {
  if (!seats) return nothing;
  const { person } = desk;
  const one = (/** @type {number} */ seat) => html`<span>${jersey(seat)}<b dir="auto">${person(seat)}</b></span>`;
  return html`<li class="p${place} ${cls}" value=${place}>
    <div>${seats.map(one)}<small>${reasonOf(desk, seats[0])}</small></div>
    <strong>${place}</strong>
  </li>`;
}

/* ---- after a play-off ---- */

/** Draw the champion, the bracket, and all places with their reasons. @param {Desk} desk @param {number} shown */
function cup(desk, shown) {
  const { view, t, person } = desk;
  const [[champion]] = Object.values(view.ranking);
  const seats = Object.values(view.ranking).flat();
  return html`<div class="cloth end cup">
    <div>
      <h2 class=${veiled(shown, TABLE)}>${t("ui-champion", { name: person(champion) })}</h2>
      <p class=${veiled(shown, TABLE)}>${achieved(desk)}</p>
      ${bracket(desk, shown >= RESULT)}
    </div>
    <ol class="order2 ${veiled(shown, TABLE)}">
      ${seats.map((seat, i) => placed(desk, seat, i + 1))}
    </ol>
  </div>`;
}

/** @param {Desk} desk @param {number} seat @param {number} number */
function placed(desk, seat, number) {
  const { person, me, t } = desk;
  const own = seat === me ? html` <i>${t("ui-you")}</i>` : nothing;
  return html`<li class=${number === 1 ? "gold" : ""} value=${number}>
    <strong>${number}</strong>${jersey(seat)}<span dir="auto">${person(seat)}${own}</span>
    <small>${reasonOf(desk, seat)}</small>${number === 1 ? icon("trophy", "trophy") : nothing}
  </li>`;
}

/** Say how far a finalist has come; "" where the place says it all. @param {Desk} desk */
export function achieved({ view, me, t }) {
  const final = finalOf(view);
  const seed = view.season?.seeds.indexOf(me ?? -1) ?? -1;
  return final && seed > 1 && [final.a, final.b].includes(me ?? -1) ? t("ui-achieved", { n: seed + 1 }) : "";
}

/**
 * Say what a place rests on: the points of the season, or in a play-off the final, or the semifinal and the season.
 * @param {Pick<Desk, "view" | "t">} desk @param {number} seat
 */
export function reasonOf({ view, t }, seat) {
  const { season, teams } = view;
  const final = finalOf(view);
  if (!season || !final) return t("ui-points", { points: teams[seat].points });
  const { a, b, goals } = final;
  if (seat !== a && seat !== b) return t("ui-lost-semi", { n: season.seeds.indexOf(seat) + 1 });
  const [mine, theirs] = seat === a ? goals : [goals[1], goals[0]];
  return t(mine > theirs ? "ui-won-final" : "ui-lost-final", { score: `${mine}:${theirs}` });
}
