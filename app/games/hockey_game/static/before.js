// The tray before the match: cards in full, of the team shown or of the player's own draft. A phone has no room.
import { html } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { tableCard } from "./cards.js";
import { picksOf } from "./draft.js";
import { underEyes } from "./teams.js";

/** @typedef {import("./view.d.ts").Now} Now */

/** Draw the heroes and special cards of a team, or in a draft the note that cards are drafted. @param {Now} now */
export function teamTray(now) {
  const { t, table, names } = now;
  if (table.phone || !table.live) return undefined;
  const drafted = table.options.mode === "all_stars";
  const team = underEyes(now);
  const label = !drafted && team ? t("ui-team-cards-of", { team: names.team(team) }) : "";
  return cardRow(now, label, team && !drafted ? shownOf(now, team) : [], t(`ui-team-tray${drafted ? "-draft" : ""}`));
}

/** Draw the chosen card, then the player's own cards, the latest first. @param {Now} now */
export function draftTray(now) {
  const { t, table, me, names, picks } = now;
  if (table.phone) return undefined;
  const own = picksOf(now, me ?? 0).reverse();
  const label = me === null ? names.team(now.team(0) ?? "") : t("ui-team-so-far");
  return cardRow(now, label, picks.draft ? [picks.draft, ...own] : own, t("ui-draft-tray"));
}

/** @param {Now} now @param {string} team */
const shownOf = ({ components }, team) =>
  Object.entries(components.cards)
    .filter(([, card]) => card.team === team && card.type !== "bonus")
    .sort(([a, one], [b, other]) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type) || (a < b ? -1 : 1))
    .map(([id]) => id);
const ORDER = ["hero", "special", "injury"];

/** @param {Now} now @param {string} label @param {string[]} cards @param {string} empty said where there are none */
const cardRow = (now, label, cards, empty) =>
  html`<div class="tray-h">${keyedContent(html`<b>${label}</b>`, label)}</div>
    ${keyed(
      cards.length > 0,
      html`<div class="tray laid">${
        cards.length
          ? cards.map((id) => keyed(id, html`<div class="slot">${tableCard(now, id)}</div>`))
          : html`<p class="muted none">${empty}</p>`
      }</div>`,
    )}`;
