// The page of the half-time: the table with the places before the last round, and what the second half has left.
import { html } from "lit-html";
import { leagueTable, left } from "./season.js";
import { roundsLeft } from "./stages.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function halfStage(desk) {
  const { t, view } = desk;
  const { season } = view;
  if (!season) return html``;
  return html`<div class="cloth opening half-time">
    <h2>${t("ui-half", { n: roundsLeft(view) })}</h2>
    <div class="final">${leagueTable(desk, desk.ui.places)}${left(desk, season)}</div>
  </div>`;
}
