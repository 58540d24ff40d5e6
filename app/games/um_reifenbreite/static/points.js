// The Points tab: teams, lines with their first three, the yellow jersey, photos, and a tour's earlier races.
import { html } from "lit-html";
import { jersey as shirt } from "stadion/kit/pieces.js";
import { icon, plainToken, token, yellow } from "./parts.js";
import { counted } from "./animation_state.js";
import { stakesAt } from "./stakes.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./reading.js").Rider} Rider
 * @typedef {{seat: number, places: number, sprints: number, yellow: number, points: number, score: number}} Row
 */

/** @param {Desk} desk */
export const pointsTab = (desk) => html`
  ${teamTable(desk)}
  <h2 class="pt-h">${desk.t("ui-points-lines")}</h2>
  ${desk.course.gates.filter((gate) => gate.kind !== "start").map((gate) => line(desk, gate))}
  ${desk.now.rules.jersey ? jersey(desk) : ""}
  ${desk.now.rules.cheating ? photos(desk) : ""}
  ${Object.entries(desk.now.view.results).map(([number, result]) => raceTable(desk, number, result))}
  ${desk.now.view.bonus.length ? bonus(desk) : ""}`;

/** This race's points of each seat, the leader first; a tour adds the sum over all races. @param {Desk} desk */
function teamTable(desk) {
  const { t, now } = desk;
  const tour = now.view.race.of > 1;
  const head = (/** @type {string} */ id) => html`<th>${t(`ui-points-${id}`)}</th>`;
  return html`<table class="pt teams ${tour ? "tour" : ""}"><thead><tr>${head("team")}${head("places")}
      ${now.rules.sprints ? head("sprint") : ""}${now.rules.jersey ? head("jersey") : ""}
      ${head(tour ? "race" : "sum")}${tour ? head("tour") : ""}</tr></thead>
    <tbody>${seatRows(desk).map((row) => seatRow(desk, row, tour))}</tbody></table>`;
}

/**
 * Return the points that the choice would bring: the chosen space of a move, or the draft in question.
 * @param {Desk} desk @returns {{seat: number, places: number, sprints: number}|null}
 */
function atStake(desk) {
  const { now, picks, animation } = desk;
  if (!now.mine || animation) return null;
  const stakes = now.phase === "draft" ? (now.view.draft?.stake ?? []) : stakesAt(desk, picks.target ?? "");
  const sum = (/** @type {boolean} */ finish) =>
    stakes.filter((one) => one.finish === finish).reduce((total, one) => total + one.points, 0);
  const [places, sprints] = [sum(true), sum(false)];
  return places || sprints ? { seat: now.subject?.seat ?? -1, places, sprints } : null;
}

/** @param {Desk} desk @returns {Row[]} */
function seatRows({ now, animation }) {
  const { teams, score } = counted(animation, now.view);
  const rows = Object.keys(score).map((key) => {
    const own = Object.values(teams).filter((team) => team.seat === Number(key));
    const sum = (/** @type {"places"|"sprints"|"yellow"|"points"} */ what) =>
      own.reduce((total, team) => total + team[what], 0);
    const [places, sprints, worn, points] = [sum("places"), sum("sprints"), sum("yellow"), sum("points")];
    return { seat: Number(key), places, sprints, yellow: worn, points, score: score[key] };
  });
  return rows.sort((a, b) => b.score - a.score || b.points - a.points || a.seat - b.seat);
}

/**
 * A row; of the seat that is to win something with what it would have.
 * @param {Desk} desk @param {Row} row @param {boolean} tour
 */
function seatRow(desk, row, tour) {
  const { now, me, names, table } = desk;
  const stake = atStake(desk);
  const won = stake?.seat === row.seat ? stake : { places: 0, sprints: 0 };
  const gain = won.places + won.sprints;
  const cell = (/** @type {number} */ value, plus = 0) =>
    html`<td>${plus ? html`<b class="plus">+${plus}</b>` : value}</td>`;
  const strong = (/** @type {number} */ value) => html`<td><b>${value + gain}</b></td>`;
  return html`<tr class="${row.seat === me ? "mine" : ""} ${gain ? "would" : ""}">
    <td><span class="row">${shirt(table.seats[row.seat].sign)}<bdi>${names.person(row.seat)}</bdi></span></td>
    ${cell(row.places, won.places)}${now.rules.sprints ? cell(row.sprints, won.sprints) : ""}
    ${now.rules.jersey ? cell(row.yellow) : ""}
    ${tour ? [cell(row.points + gain), strong(row.score)] : strong(row.points)}</tr>`;
}

/** A line, its first riders, and what the next ones get. @param {Desk} desk @param {import("./course.js").Gate} gate */
function line(desk, gate) {
  const { t, now, table } = desk;
  const finish = gate.kind === "finish";
  if (!finish && !now.rules.sprints) return "";
  const all = finish ? table.components.scoring.places.points.slice(0, now.riders.size) : gate.points;
  const tops = finish ? home(now) : (now.view.lines[gate.leg]?.top ?? []).map((number) => now.riders.get(number));
  const next = all.slice(tops.length, tops.length + 3);
  const out = html`<span class="muted">${t("ui-seat-out")}</span>`; // UR-12.4: the rider's points are lost
  return html`<div class="sprint"><span class="ln ${finish ? "f" : ""}">${gate.line}</span>
    <span class="grow">${t(finish ? "ui-finish" : "ui-sprint")}</span>
    ${tops.map((rider, i) => html`<span class="row">${token(rider)} ${rider?.out ? out : all[i]}</span>`)}
    ${next.length ? html`<b>${t("ui-points-next", { points: next.join(", ") })}</b>` : ""}</div>`;
}

/**
 * Return the riders over the finish line, the first one first.
 * @param {import("./reading.js").Reading} now @returns {Rider[]}
 */
const home = (now) =>
  [...now.riders.values()].filter((one) => one.place).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));

/** @param {Desk} desk */
function jersey({ t, now, table }) {
  const { points } = table.components.scoring.jersey_per_round;
  const wearer = now.riders.get(now.view.jersey ?? 0);
  const earns = wearer && ["racing", "dismounted", "fallen"].includes(wearer.state);
  return html`<div class="sprint">${yellow()}
    <span class="grow">${wearer ? t("ui-points-wearer", { rider: wearer.number }) : t("ui-points-no-wearer")}</span>
    ${earns ? html`<b>${t("ui-points-round-end", { points })}</b>` : ""}</div>`;
}

/** The photo numbers with their riders, and what they are for. @param {Desk} desk */
function photos({ t, now }) {
  const held = [...now.riders.values()].filter((one) => one.photos.length);
  const numbers = (/** @type {Rider} */ { photos: some }) => [...new Set(some)].sort((a, b) => a - b).join(", ");
  const shown = held.map((one) => html`<span class="row">${plainToken(one)} ${numbers(one)}</span>`);
  return html`${held.length ? html`<div class="sprint">${icon("i-cam")}${shown}</div>` : ""}
    <p class="muted">${t("ui-points-photos")}</p>`;
}

/**
 * A finished race: its riders by place, with the effect of the photos.
 * @param {Desk} desk @param {string} number @param {import("./view.d.ts").View["results"][string]} result
 */
function raceTable(desk, number, result) {
  const { t, names, now } = desk;
  const [one, two] = result.photos;
  const drawn = html`<p class="row">${icon("i-cam")} ${t("ui-points-drawn", { one, two })}</p>`;
  const head = (/** @type {string} */ id) => html`<th>${t(`ui-points-${id}`)}</th>`;
  const riders = Object.entries(result.riders).sort(([, a], [, b]) => a.place - b.place);
  return html`<h2 class="pt-h">${names.race(result.race)}
      <span class="muted sm">${t("ui-top-race", { number, of: now.view.race.of })}</span></h2>
    ${result.photos.length ? drawn : ""}
    <table class="pt"><thead><tr>${head("rider")}${head("places")}
      ${now.rules.sprints ? [head("sprint"), head("jersey")] : ""}${head("sum")}</tr></thead>
    <tbody>${riders.map(([key, its]) => riderRow(desk, now.riders.get(Number(key)), its))}</tbody></table>`;
}

/** @param {Desk} desk @param {Rider|undefined} rider @param {import("./view.d.ts").RiderResult} its */
const riderRow = ({ t, now, me }, rider, its) => html`<tr class=${rider?.seat === me ? "mine" : ""}>
  <td><span class="row">${plainToken(rider)} ${its.disqualified ? t("ui-seat-out") : ""}</span></td>
  <td>${t("ui-place", { place: its.place })}</td>
  ${
    now.rules.sprints ? [its.sprint, its.yellow].map((won) => html`<td>${its.disqualified ? 0 : won}</td>`) : ""
  }<td><b>${its.points}</b></td></tr>`;

/** @param {Desk} desk */
function bonus({ t, now, table }) {
  const { points } = table.components.scoring.tour_final_bonus;
  return html`<h2 class="pt-h">${t("ui-points-bonus")}</h2>
  ${now.view.bonus.map(
    (number, i) => html`<div class="sprint">${token(now.riders.get(number))}<span class="grow"></span>
    <b>+${points[i]}</b></div>`,
  )}`;
}
