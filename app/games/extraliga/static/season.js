// The season: table, a line for each round, and what is left of the half.
import { html, nothing } from "lit-html";
import { shape } from "./parts.js";
import { roundName } from "./top.js";

/** A card under the seats. @param {import("./desk.js").Desk} desk */
export function seasonCard(desk) {
  const { view, t } = desk;
  return html`<section class="card course" aria-labelledby="course-h"><h2 class="h3" id="course-h">${t(view.season ? "ui-season" : "ui-draft")}
    ${view.season ? html`<small>${roundName(desk)}</small>` : nothing}</h2>${seasonTab(desk)}</section>`;
}

/** The same in a tab, where there is no room beside the board. @param {import("./desk.js").Desk} desk */
export function seasonTab(desk) {
  const { view, t } = desk;
  if (!view.season) return draftCourse(desk);
  return html`<div class="season">
    ${leagueTable(desk)}
    <ul class="fx" aria-label=${t("ui-fixtures")}>${roundsOf(desk)}</ul>
    ${left(desk)}
    ${view.season.seeds.length ? html`<p class="sm muted">${t("ui-seeds", { seeds: view.season.seeds.map((seat, i) => `${i + 1} ${desk.table.name(seat)}`).join(", ") })}</p>` : nothing}
  </div>`;
}

function leagueTable(desk) {
  const { view, t, seats, me, table } = desk;
  const points = (seat) => view.teams[seat].points;
  const ordered = [...seats].sort((a, b) => points(b) - points(a) || a - b);
  const ranked = Object.values(view.ranking);
  const rows = ranked.length ? ranked.flat() : ordered;
  const place = (seat) =>
    ranked.length
      ? 1 +
        ranked
          .slice(
            0,
            ranked.findIndex((group) => group.includes(seat)),
          )
          .flat().length
      : 1 + seats.filter((other) => points(other) > points(seat)).length;
  return html`<table class="lt"><thead><tr><th><span class="vh">${t("ui-place")}</span></th><th>${t("ui-team")}</th><th title=${t("ui-matches")}>${t("ui-matches-short")}</th><th>${t("ui-goals")}</th><th>${t("ui-points-short")}</th></tr></thead>
    <tbody>${rows.map(
      (
        seat,
      ) => html`<tr class=${seat === me ? "mine" : ""}><td>${place(seat)}</td><td>${shape(seat)} <span dir="auto">${table.name(seat)}</span></td>
      <td>${view.teams[seat].matches}</td><td>${view.teams[seat].goals.join(":")}</td><td><b>${points(seat)}</b></td></tr>`,
    )}</tbody></table>`;
}

function roundsOf(desk) {
  const { view, t } = desk;
  const half = view.season.rounds / 2;
  const lines = [];
  for (const [number, card] of Object.entries(view.season.cards)) {
    if (Number(number) === half + 1) lines.push(html`<li class="brk">${t("ui-break")}</li>`);
    lines.push(roundLine(desk, Number(number), card));
  }
  return lines;
}

function roundLine(desk, number, card) {
  const { view, t, words } = desk;
  const results = Object.values(view.season.results).filter((one) => one.round === number && one.stage !== "deciding");
  const current = view.round?.number === number && view.phase !== "over";
  const cells = results.map((one) => resultCell(desk, one));
  if (current) {
    view.round.pairings.slice(results.length).forEach((pairing, i) => {
      const live = view.match && i === 0;
      cells.push(
        html`<span>${letters(desk, pairing)} <span class="ot">${t(live ? "ui-live" : "ui-next")}</span></span>`,
      );
    });
  }
  const virtual = card?.startsWith("OPP") ? html`<span class="vs">${words.opponentName(card)}</span>` : nothing;
  const stage =
    card === null
      ? html`<span class="vs">${t(`ui-stage-${number === view.season.rounds + 1 ? "semifinals" : "final"}`)}</span>`
      : nothing;
  return html`<li class=${current ? "now" : ""} aria-current=${current ? "true" : nothing}><b>${number}</b>${virtual}${stage}<span class="cells">${cells}</span></li>`;
}

const letter = ({ view }, seat) => view.teams[seat].letter;
const letters = (desk, { a, b }) => (b === null ? letter(desk, a) : `${letter(desk, a)}–${letter(desk, b)}`);
const resultCell = (desk, one) =>
  html`<span>${letters(desk, one)} ${one.goals.join(":")}${one.overtime ? html`<span class="ot"> ${desk.t("ui-ot")}</span>` : nothing}</span>`;

/** What is still in the season deck, in no order. */
function left(desk) {
  const { view, t, table, seats } = desk;
  const lots = Object.keys(view.season.left.lots).map((id) =>
    table.components.lots[id].pairs[seats.length].map((pair) => pair.join("–")).join(" "),
  );
  const opponents = view.season.left.opponents;
  if (!lots.length && !opponents) return nothing;
  const items = [...lots, ...(opponents ? [t("ui-virtual-left", { opponents })] : [])];
  return html`<p class="sm muted">${t("ui-left", { left: items.join(", ") })}</p>`;
}

/** Before the season: how far the draft is. */
function draftCourse({ view, t, table }) {
  const { draft } = view;
  if (!draft) return html`<div class="season"><p class="sm muted">${t("ui-after-draft")}</p></div>`;
  const rows =
    draft.kind === "open"
      ? Array.from({ length: 6 }, (_, i) => [
          i + 1,
          t("ui-first-picks", { name: table.name((draft.first + i + 1 - draft.round + 6) % 2) }),
          i + 1 < draft.round
            ? t("ui-done-word")
            : i + 1 === draft.round
              ? t("ui-pick-of", { pick: draft.pick, of: 4 })
              : "",
          i + 1 === draft.round,
        ])
      : [1, 2].map((n) => [
          n,
          t(n === 1 ? "ui-six-left" : "ui-six-right"),
          n < draft.number ? t("ui-done-word") : n === draft.number ? t("ui-pick-of", { pick: draft.pick, of: 6 }) : "",
          n === draft.number,
        ]);
  return html`<div class="season"><ul class="fx">${rows.map(([n, text, state, now]) => html`<li class=${now ? "now" : ""}><b>${n}</b><span class="cells"><span>${text}</span><span>${state}</span></span></li>`)}</ul>
    <p class="sm muted">${t(draft.kind === "open" ? "ui-draft-open-help" : "ui-draft-pass-help")}</p></div>`;
}
