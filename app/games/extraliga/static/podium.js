// The end of the season: the podium, then the table.
import { html, nothing } from "lit-html";
import { jersey } from "stadion/kit/pieces.js";
import { leagueTable } from "./season.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** The places from left to right. Each is shown by a beat of the last stage: the third first, the table last. */
const STEPS = [2, 1, 3];
const TABLE = 4;

/** @param {Desk} desk */
export function podium(desk) {
  const { view, table } = desk;
  const level = Object.values(view.ranking);
  /** Return the seats on a place; after two seats in second place comes the fourth. @param {number} place */
  const at = (place) => level.find((_, i) => level.slice(0, i).flat().length === place - 1);
  const shown = table.animating ? table.shown : TABLE;
  const veiled = (/** @type {number} */ reveal) => (shown < reveal ? "veiled" : "");
  return html`<div class="cloth end">
    <ol class="podium">
      ${STEPS.map((place) => step(desk, place, at(place), veiled(TABLE - place)))}
    </ol>
    <div class="final ${veiled(TABLE)}">${leagueTable(desk)}</div>
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

/**
 * Say what a place rests on: the points of the season, or in a play-off the final, or the semifinal and the season.
 * @param {Desk} desk @param {number} seat
 */
export function reasonOf({ view, t }, seat) {
  const { season, teams } = view;
  const final = Object.values(season?.results ?? {}).find(({ stage }) => stage === "final");
  if (!season || !final) return t("ui-points", { points: teams[seat].points });
  const { a, b, goals } = final;
  if (seat !== a && seat !== b) return t("ui-lost-semi", { n: season.seeds.indexOf(seat) + 1 });
  const [mine, theirs] = seat === a ? goals : [goals[1], goals[0]];
  return `${t("ui-stage-final")} ${mine}:${theirs}`;
}
