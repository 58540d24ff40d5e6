// Before the game: eight nations to pick from, and what comes with each.
import { html, nothing } from "lit-html";
import { badges, bust, bustOf, icon, jersey } from "./marks.js";

const ORDER = ["CZE", "SWE", "CAN", "FIN", "RUS", "USA", "SVK", "SUI"];
const ATTRS = ["attack", "defence", "speed", "strength", "pass", "shot", "goalkeeper"];

/** @param {any} now */
export function teamsTop(now) {
  const { t, view, table } = now;
  const picked = [0, 1].filter((seat) => now.team(seat));
  return html`<section class="sb stagebar" aria-label=${t("ui-stage")}><b class="disp">${t("ui-pick-title")}</b>
    <ol class="stages"><li class="done">${t("ui-lot", { name: table.name(view.first) })}</li>
      ${picked.map((seat) => html`<li class="done">${table.name(seat)}: ${now.names.team(now.team(seat))}</li>`)}
      <li aria-current="step">${now.mine ? t("ui-you-pick") : t("ui-picks-name", { name: table.name(now.actor) })}</li>
      <li>${t(table.options.mode === "all_stars" ? "ui-draft" : "ui-faceoff")}</li></ol></section>`;
}

/** @param {any} now @param {any} pick @param {any} run */
export function teamsBoard(now, pick, run) {
  return html`<div class="teams" role="group" aria-label=${now.t("ui-teams")}>${ORDER.map((id) => team(now, pick, id, run))}</div>`;
}

/** @param {any} now @param {any} pick @param {string} id @param {any} run */
function team(now, pick, id, run) {
  const { t, names, components, table } = now;
  const { attributes } = components.teams[id];
  const owner = [0, 1].find((seat) => now.team(seat) === id);
  const taken = owner !== undefined;
  const label = `${names.team(id)}: ${ATTRS.map((attr) => `${names.attr(attr)} ${attributes[attr]}`).join(", ")}. ${names.style(id)}`;
  return html`<button type="button" class="team n-${id}" aria-pressed=${pick.team === id ? "true" : "false"} aria-disabled=${taken ? "true" : nothing} @click=${() => taken || run.team(id)}>
    <span class="vh">${label}</span><span class="tp" aria-hidden="true"><b>${id}</b><span>${names.team(id)}</span></span><span class="st" aria-hidden="true">${names.style(id)}</span><span class="art" aria-hidden="true">${bust(id, 1, false, "0 4 100 80", "xMidYMax meet")}</span>
    <span class="bars" aria-hidden="true">${ATTRS.map((attr) => html`<span class="bar a-${attr}"><b>${attributes[attr]}</b><i class="v${attributes[attr]}"></i>${icon(attr)}<abbr title=${names.attr(attr)}>${t(`ui-short-${attr}`)}</abbr></span>`)}</span>
    ${taken ? html`<span class="tk">${jersey(owner, "s")}${t("ui-took-it", { name: table.name(owner) })}</span>` : nothing}</button>`;
}

/** The deck of the team under the eyes. @param {any} now @param {any} pick */
export function teamSum(now, pick) {
  const { t, names, components } = now;
  const id = pick.team ?? now.team(now.me ?? 0) ?? now.team(1 - (now.me ?? 0));
  if (!id) return undefined;
  const cards = Object.entries(components.cards).filter(([, card]) => card.team === id);
  const of = (/** @type {string} */ type) => cards.filter(([, card]) => card.type === type);
  const symbols = of("bonus").filter(([, card]) => card.symbol).length;
  return html`<section class="card calc"><h2>${t("ui-team-cards", { team: names.team(id), count: cards.length })}</h2>
    <ol class="ros">${of("hero").map(([card, hero]) => html`<li>${bustOf(card, hero, "18 6 64 64")}<b class="grow">${names.card(card)}</b><span class="hchip">${badges(hero.gives)}</span></li>`)}
      <li><span class="k">${t("ui-specials")}</span><b>${of("special")
        .map(([card]) => names.card(card))
        .join(", ")}</b></li>
      <li><span class="k">${t("ui-injury")}</span><b>${of("injury")
        .map(([card]) => names.card(card))
        .join(", ")}</b></li>
      <li><span class="k">${t("ui-bonus-cards")}</span><b>${t("ui-bonus-count", { count: of("bonus").length, symbols })}</b></li></ol>
    <div class="prev">${honesty(now)}</div></section>`;
}

/** Which numbers of the team cards are printed in the original; all others are ours. @param {any} now */
function honesty({ t, components, names }) {
  const printed = Object.entries(components.teams)
    .filter(([, team]) => team.seed_values.length)
    .map(
      ([id, team]) =>
        `${names.team(id)} ${team.seed_values.map((/** @type {string} */ attr) => `${names.attr(attr)} ${team.attributes[attr]}`).join(", ")}`,
    );
  return t("ui-honesty", { printed: printed.join("; ") });
}
