// The choice of a team before the game: eight nations, and the cards of each.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { jersey } from "stadion/kit/pieces.js";
import { press } from "./buttons.js";
import { badges, bust, bustOf, icon } from "./marks.js";
import { ATTRS } from "./reading.js";

/**
 * @typedef {import("./view.d.ts").BonusCard} BonusCard
 * @typedef {import("./view.d.ts").HeroCard} HeroCard
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").SpecialCard} SpecialCard
 */

/** @param {Now} now */
export function teamsTop(now) {
  const { t, view, table, names } = now;
  const picked = [0, 1].map((seat) => ({ seat, team: now.team(seat) }));
  return html`<section class="sb stagebar" aria-label=${t("ui-stage")}>
    <b class="disp">${t(now.mine ? "ui-pick-title" : "ui-before")}</b>
    ${keyedContent(html`<ol class="stages"><li class="done lot">${t("ui-lot", { name: table.name(view.first) })}</li>
      ${picked.map(({ seat, team }) =>
        team ? html`<li class="done">${table.name(seat)}: ${names.team(team)}</li>` : nothing,
      )}
      <li aria-current="step">${
        now.mine ? t("ui-you-pick") : t("ui-picks-name", { name: table.name(now.actor ?? 0) })
      }</li>
      <li>${t(table.options.mode === "all_stars" ? "ui-draft" : "ui-faceoff")}</li></ol>`)}</section>`;
}

/** @param {Now} now */
export function teamsBoard(now) {
  const all = now.components.nations.map((id) => teamCard(now, id));
  return html`<div class="teams" role="group" aria-label=${now.t("ui-teams")}>${all}</div>`;
}

/** @param {Now} now @param {string} id */
function teamCard(now, id) {
  const { t, names, table, picks, run } = now;
  const owner = [0, 1].find((seat) => now.team(seat) === id);
  const taken =
    owner === undefined
      ? nothing
      : html`<span class="tk">${jersey(owner, "s")}${t("ui-took-it", { name: table.name(owner) })}</span>`;
  return html`<button type="button" class="team n-${id}" data-team=${id}
    aria-pressed=${picks.team === id ? "true" : "false"} aria-disabled=${owner === undefined ? nothing : "true"}
    @click=${press((at) => run.team(id, at))}>
    <span class="vh">${label(now, id)}</span><span class="tp" aria-hidden="true"><b>${id}</b><span
      >${names.team(id)}</span></span><span class="st" aria-hidden="true">${names.style(id)}</span><span class="art"
      aria-hidden="true">${bust(id, 1, false, "0 4 100 80", "xMidYMax meet")}</span>
    <span class="bars" aria-hidden="true">${bars(now, id)}</span>
    ${taken}</button>`;
}

/** @param {Now} now @param {string} id */
function label({ names, components }, id) {
  const { attributes } = components.teams[id];
  const values = ATTRS.map((attr) => `${names.attr(attr)} ${attributes[attr]}`).join(", ");
  return `${names.team(id)}: ${values}. ${names.style(id)}`;
}

/** @param {Now} now @param {string} id */
function bars({ t, names, components }, id) {
  const { attributes } = components.teams[id];
  return ATTRS.map(
    (attr) =>
      html`<span class="bar a-${attr}"><b>${attributes[attr]}</b><i class="v${attributes[attr]}"></i>${icon(
        attr,
      )}<abbr title=${names.attr(attr)}>${t(`ui-short-${attr}`)}</abbr></span>`,
  );
}

/** Return the team to show: the chosen one, else the viewer's own, else the opponent's. @param {Now} now */
export function underEyes(now) {
  const me = now.me ?? 0;
  return now.picks.team ?? now.team(me) ?? now.team(1 - me);
}

/** Draw the team that is shown: its deck, or in a draft of cards only its numbers. @param {Now} now */
export function teamSum(now) {
  const { t, names, table } = now;
  const team = underEyes(now);
  if (!team) return undefined;
  const drafted = table.options.mode === "all_stars";
  return html`<section class="card calc">${drafted ? html`<h2>${names.team(team)}</h2>` : deck(now, team)}
    ${drafted ? html`<div class="prev"><p>${t("ui-team-second-draft")}</p></div>` : nothing}</section>`;
}

/** Draw the twenty cards of a team. @param {Now} now @param {string} team */
function deck(now, team) {
  const { t, names, components } = now;
  const cards = Object.entries(components.cards).filter(([, card]) => card.team === team);
  const of = (/** @type {string} */ type) => cards.filter(([, card]) => card.type === type);
  const told = (/** @type {string} */ type) =>
    of(type).map(
      ([id, card]) =>
        html`<li class="told"><b>${names.card(id)}</b> ${names.word(/** @type {SpecialCard} */ (card).text)}</li>`,
    );
  const symbols = of("bonus").filter(([, card]) => /** @type {BonusCard} */ (card).symbol).length;
  const bonus = t("ui-bonus-count", { count: of("bonus").length, symbols });
  return html`<h2>${t("ui-team-cards", { team: names.team(team), count: cards.length })}</h2>
    <ol class="ros">${keyedContent(
      of("hero").map(([id, card]) => heroLine(now, id, /** @type {HeroCard} */ (card))),
      team,
    )}
      ${keyedContent([told("special"), told("injury")], team)}
      <li><span class="k">${t("ui-bonus-cards")}</span><b>${bonus}</b></li></ol>`;
}

/** @param {Now} now @param {string} id @param {HeroCard} hero */
const heroLine = ({ names }, id, hero) =>
  html`<li>${bustOf(id, hero, "18 6 64 64")}<b class="grow">${names.card(id)}</b><span class="hchip"
    >${badges(hero.gives)}</span></li>`;
