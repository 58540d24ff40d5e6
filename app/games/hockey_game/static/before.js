// The tray before the match: cards in full, of the team shown or of the player's own draft. A phone has no room.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { tableCard } from "./cards.js";
import { picksOf } from "./draft.js";
import { cardWords, reads } from "./read_card.js";
import { underEyes } from "./teams.js";

/** @typedef {import("./view.d.ts").Now} Now */

/** Draw the heroes and special cards of a team, or in a draft the note that cards are drafted. @param {Now} now */
export function teamTray(now) {
  const { t, table } = now;
  if (table.phone || !table.live) return undefined;
  const drafted = table.options.mode === "all_stars";
  const team = underEyes(now);
  return cardRow(now, team && !drafted ? shownOf(now, team) : [], t(`ui-team-tray${drafted ? "-draft" : ""}`));
}

/** Draw the line above the cards of a team: what the card under the pointer does. @param {Now} now */
export function teamHeading(now) {
  const { t, table, names } = now;
  const team = underEyes(now);
  if (table.phone || !table.live || !team || table.options.mode === "all_stars") return undefined;
  return headingOf(now, t("ui-team-cards-of", { team: names.team(team) }), shownOf(now, team));
}

/** Draw the chosen card, then the player's own cards, the latest first. @param {Now} now */
export function draftTray(now) {
  const { t, table, me, picks } = now;
  if (table.phone) return undefined;
  const own = picksOf(now, me ?? 0).reverse();
  return cardRow(now, picks.draft ? [picks.draft, ...own] : own, t("ui-draft-tray"));
}

/** @param {Now} now */
export function draftHeading(now) {
  const { t, table, me, names, picks } = now;
  if (table.phone) return undefined;
  const label = me === null ? names.team(now.team(0) ?? "") : t("ui-team-so-far");
  return headingOf(now, label, [...(picks.draft ? [picks.draft] : []), ...picksOf(now, me ?? 0)]);
}

/** @param {Now} now @param {string} label @param {string[]} cards those that may be read */
function headingOf(now, label, cards) {
  const id = now.ui.read;
  const words = id && cards.includes(id) ? cardWords(now, id) : null;
  return html`${keyedContent(html`<b>${label}</b>`, label)}${
    words
      ? keyedContent(html`<span class="muted"><b>${words.title}</b> ${words.does || words.when}</span>`, id)
      : nothing
  }`;
}

/** @param {Now} now @param {string} team */
const shownOf = ({ components }, team) =>
  Object.entries(components.cards)
    .filter(([, card]) => card.team === team && card.type !== "bonus")
    .sort(([a, one], [b, other]) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type) || (a < b ? -1 : 1))
    .map(([id]) => id);
const ORDER = ["hero", "special", "injury"];

/** @param {Now} now @param {string[]} cards @param {string} empty said where there are none */
const cardRow = (now, cards, empty) =>
  html`${keyed(
    cards.length > 0,
    html`<div class="tray laid">${
      cards.length ? cards.map((id) => keyed(id, readable(now, id))) : html`<p class="muted none">${empty}</p>`
    }</div>`,
  )}`;

/** Draw a card that is read under the pointer or the focus. @param {Now} now @param {string} id */
function readable(now, id) {
  const { show, leave } = reads(now, id);
  return html`<div class="slot" tabindex="0" @pointerenter=${show} @pointerleave=${leave} @focus=${show}>${tableCard(
    now,
    id,
  )}</div>`;
}
