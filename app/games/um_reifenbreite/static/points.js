// The Points tab: teams, lines with their first three, the yellow jersey, photos, and a tour's earlier races.
import { html } from "lit-html";
import { icon, token, yellow } from "./parts.js";

/** @param {import("./desk.js").Desk} desk */
export const pointsTab = (desk) => html`
  ${teamTable(desk)}
  <h3 class="pt-h">${desk.t("ui-points-lines")}</h3>
  ${desk.course.gates.filter((gate) => gate.kind !== "start").map((gate) => line(desk, gate))}
  ${desk.now.rules.jersey ? jersey(desk) : ""}
  ${desk.now.rules.cheating ? photos(desk) : ""}
  ${Object.entries(desk.now.view.results).map(([number, result]) => raceTable(desk, number, result))}
  ${desk.now.view.bonus.length ? bonus(desk) : ""}`;

/** This race's points of each seat, the leader first; a tour adds the sum over all races. */
function teamTable(desk) {
  const { t, now, me, names, table } = desk;
  const { teams, score, race } = now.view;
  const rows = Object.keys(score)
    .map(Number)
    .map((seat) => {
      const own = Object.values(teams).filter((team) => team.seat === seat);
      const sum = (what) => own.reduce((total, team) => total + team[what], 0);
      return {
        seat,
        places: sum("places"),
        sprints: sum("sprints"),
        yellow: sum("yellow"),
        points: sum("points"),
        score: score[seat],
      };
    })
    .sort((a, b) => b.score - a.score || b.points - a.points || a.seat - b.seat);
  const tour = race.of > 1;
  return html`<table class="pt"><thead><tr><th>${t("ui-points-team")}</th><th>${t("ui-points-places")}</th>
      ${now.rules.sprints ? html`<th>${t("ui-points-sprint")}</th>` : ""}${now.rules.jersey ? html`<th>${t("ui-points-jersey")}</th>` : ""}
      <th>${t(tour ? "ui-points-race" : "ui-points-sum")}</th>${tour ? html`<th>${t("ui-points-tour")}</th>` : ""}</tr></thead>
    <tbody>${rows.map(
      (row) => html`<tr class=${row.seat === me ? "mine" : ""}>
      <td><svg class="jer" aria-hidden="true"><use href="${table.sprite}#jer${row.seat + 1}"></use></svg><bdi>${names.person(row.seat)}</bdi></td>
      <td>${row.places}</td>${now.rules.sprints ? html`<td>${row.sprints}</td>` : ""}${now.rules.jersey ? html`<td>${row.yellow}</td>` : ""}
      <td>${tour ? row.points : html`<b>${row.points}</b>`}</td>${tour ? html`<td><b>${row.score}</b></td>` : ""}</tr>`,
    )}</tbody></table>`;
}

function line(desk, gate) {
  const { t, now, table } = desk;
  const finish = gate.kind === "finish";
  const scores = table.components.scoring.places.points;
  const tops = finish
    ? [...now.riders.values()]
        .filter((one) => one.place)
        .sort((a, b) => a.place - b.place)
        .map((one) => [one, scores[one.place - 1]])
    : (now.view.lines[gate.leg]?.top ?? []).map((number, i) => [now.riders.get(number), gate.points[i]]);
  const next = (finish ? scores.slice(0, now.riders.size) : gate.points).slice(tops.length, tops.length + 3);
  if (!finish && !now.rules.sprints) return "";
  return html`<div class="sprint"><span class="ln ${finish ? "f" : ""}">${gate.line}</span><span class="grow">${t(finish ? "ui-finish" : "ui-sprint")}</span>
    ${tops.slice(-3).map(([rider, points]) => html`${token(rider)} ${points} `)}
    ${next.length ? html`<b>${t("ui-points-next", { points: next.join(", ") })}</b>` : ""}</div>`;
}

function jersey({ t, now }) {
  const wearer = now.riders.get(now.view.jersey);
  return html`<div class="sprint">${yellow()}<span class="grow">${wearer ? t("ui-points-wearer", { rider: wearer.number }) : t("ui-points-no-wearer")}</span>
    ${wearer && ["racing", "dismounted", "fallen"].includes(wearer.state) ? html`<b>${t("ui-points-round-end")}</b>` : ""}</div>`;
}

/** Who holds which photo numbers, and what they are for. */
function photos({ t, now }) {
  const held = [...now.riders.values()].filter((one) => one.photos.length);
  return html`${held.length ? html`<div class="sprint">${icon("i-cam")}${held.map((one) => html`<span class="row">${token({ ...one, jersey: false })} ${[...new Set(one.photos)].sort().join(", ")}</span>`)}</div>` : ""}
    <p class="muted">${t("ui-points-photos")}</p>`;
}

/** A race that is over: its riders by place, with what the photos did. */
function raceTable(desk, number, result) {
  const { t, names, now } = desk;
  const riders = Object.entries(result.riders).sort(([, a], [, b]) => a.place - b.place);
  return html`<h3 class="pt-h">${names.race(result.race)} <span class="muted sm">${t("ui-top-race", { number, of: now.view.race.of })}</span></h3>
    ${result.photos.length ? html`<p class="row">${icon("i-cam")} ${t("ui-points-drawn", { one: result.photos[0], two: result.photos[1] })}</p>` : ""}
    <table class="pt"><thead><tr><th>${t("ui-points-rider")}</th><th>${t("ui-points-places")}</th>${now.rules.sprints ? html`<th>${t("ui-points-sprint")}</th><th>${t("ui-points-jersey")}</th>` : ""}<th>${t("ui-points-sum")}</th></tr></thead>
    <tbody>${riders.map(([key, one]) => {
      const rider = now.riders.get(Number(key));
      return html`<tr class=${rider.seat === desk.me ? "mine" : ""}><td><span class="row">${token({ ...rider, jersey: false })} ${one.disqualified ? t("ui-seat-out") : ""}</span></td>
        <td>${t("ui-place", { place: one.place })}</td>${now.rules.sprints ? html`<td>${one.sprint}</td><td>${one.yellow}</td>` : ""}<td><b>${one.points}</b></td></tr>`;
    })}</tbody></table>`;
}

const bonus = ({ t, now, table }) => html`<h3 class="pt-h">${t("ui-points-bonus")}</h3>
  ${now.view.bonus.map((number, i) => html`<div class="sprint">${token(now.riders.get(number))}<span class="grow"></span><b>+${table.components.scoring.tour_final_bonus.points[i]}</b></div>`)}`;
