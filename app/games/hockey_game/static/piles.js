// The open piles as a tab: the discards of each seat, the cards that may still come, and the referee cards left.
import { html, nothing } from "lit-html";
import { signed } from "stadion/kit/numbers.js";
import { shape } from "stadion/kit/pieces.js";
import { nation } from "./marks.js";

/** @typedef {import("./view.d.ts").Now} Now */

/** @param {Now} now */
export function pilesTab(now) {
  if (!now.team(0) || !now.team(1)) return [];
  const seats = [now.me ?? 0, 1 - (now.me ?? 0)];
  const body = html`<div class="pileslist">${seats.map((seat) => side(now, seat))}${referee(now)}</div>`;
  return [{ id: "piles", label: now.t("ui-cards"), body }];
}

/** @param {Now} now @param {number} seat */
function side(now, seat) {
  const { t, view, table, duel } = now;
  const { discard, heroes } = view.sides[seat];
  const turn = duel?.turns[seat];
  const inPlay = turn?.closed === null ? [...Object.keys(turn.bonus ?? {}), turn.special] : [];
  const publicCards = new Set([
    ...Object.keys(discard),
    ...Object.keys(heroes),
    ...inPlay,
    ...(seat === now.me ? Object.keys(view.hand ?? {}) : []),
  ]);
  const hidden = deckOf(now, seat).filter((id) => !publicCards.has(id));
  return html`<h2>${shape(seat)}<span dir="auto">${table.name(seat)}</span>${nation(now.team(seat) ?? "")}</h2>
    ${list(now, t("ui-pile-discard", { count: Object.keys(discard).length }), Object.keys(discard))}
    ${list(now, t(seat === now.me ? "ui-in-pile" : "ui-in-hand-or-pile", { count: hidden.length }), hidden)}`;
}

/**
 * Return the twenty cards of a seat: those of its nation, or those that it has drafted.
 * @param {Now} now @param {number} seat
 */
function deckOf({ view, components, team }, seat) {
  const picks = Object.keys(view.sides[seat].picks);
  if (picks.length) return picks;
  return Object.keys(components.cards).filter((id) => components.cards[id].team === team(seat));
}

/** @param {Now} now @param {string} title @param {string[]} ids */
function list({ names, components }, title, ids) {
  if (!ids.length) return html`<p class="muted sm">${title}</p>`;
  const symbol = (/** @type {string} */ id) => "symbol" in components.cards[id] && components.cards[id].symbol;
  const words = ids.map((id) => names.card(id) + (symbol(id) ? " R" : "")).sort();
  const counted = [...new Set(words)].map((word) => {
    const count = words.filter((other) => other === word).length;
    return count > 1 ? `${word} ×${count}` : word;
  });
  return html`<p class="sm"><span class="muted">${title}:</span> ${counted.join(", ")}</p>`;
}

/** List the referee cards turned since the last shuffle, and those that are left. @param {Now} now */
function referee({ t, view, components, names }) {
  const turned = Object.keys(view.clock.turned);
  const rows = Object.entries(components.referee_cards).map(([kind, card]) => {
    const out = turned.filter((id) => names.kind(id) === kind).length;
    const effect = card.effect.mod ? signed(card.effect.mod) : "";
    return html`<tr class=${out === card.count ? "gone" : ""}><th scope="row">${names.word(card.name)} ${
      effect ? html`<small>${effect}</small>` : nothing
    }</th><td>${card.count - out}</td></tr>`;
  });
  return html`<h2>${t("ui-referee-left", { count: view.clock.left })}</h2><table class="two"><tbody
    >${rows}</tbody></table>`;
}
