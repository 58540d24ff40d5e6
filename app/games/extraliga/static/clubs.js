// The clubs of a team with the number of their players, and the players who are linked with the card in hand.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { clubCrest } from "./crest.js";

/** @typedef {import("./desk.js").Desk} Desk */

const LEGENDS = "legends";

/** @param {import("./view.d.ts").Card} card */
const groupOf = ({ club }) => club ?? LEGENDS;

/** Return the card of a player in hand; null without one. @param {Pick<Desk, "picks" | "words">} desk */
const inHand = ({ picks, words }) => (picks.card && words.isCard(picks.card) ? words.card(picks.card) : null);

/**
 * Return the club whose players are outlined: that of the card in hand, else the one that was pressed.
 * @param {Pick<Desk, "picks" | "words" | "ui">} desk
 */
export function clubShown(desk) {
  const card = inHand(desk);
  return card ? groupOf(card) : desk.ui.club;
}

/**
 * Return whether a player is outlined: a club mate or a legend beside the card in hand, or one of the pressed club.
 * @param {Pick<Desk, "picks" | "words" | "ui">} desk @param {string} id
 */
export function isMate(desk, id) {
  const [card, other] = [inHand(desk), desk.words.card(id)];
  if (!card) return groupOf(other) === desk.ui.club;
  if (card.legend || card.id === id) return false; // a legend is linked with everybody
  return other.legend || groupOf(other) === groupOf(card);
}

/**
 * Draw the clubs of these cards, the largest first; the one that is outlined names its players.
 * @param {Desk} desk @param {string[]} ids
 */
export function clubChips(desk, ids) {
  const { words, ui, setUi, t } = desk;
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const id of words.inOrder(ids)) {
    const group = groupOf(words.card(id));
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  const shown = clubShown(desk);
  const ordered = [...groups].sort(([, one], [, other]) => other.length - one.length);
  const free = !inHand(desk);
  const chip = (/** @type {[string, string[]]} */ [group, of]) => {
    const on = group === shown;
    const name = group === LEGENDS ? t("ui-legends") : on ? words.clubName(group) : words.clubShort(group);
    const content = html`${group === LEGENDS ? nothing : clubCrest(words, group)}<span
        >${name}${on ? `: ${of.map(words.surname).join(", ")}` : ` ${of.length}`}</span
      >`;
    const run = () => setUi({ club: ui.club === group ? null : group });
    return free
      ? html`<button type="button" class="clubc" aria-pressed=${on ? "true" : "false"} @click=${run}>
          ${content}
        </button>`
      : html`<span class="clubc ${on ? "on" : ""}">${content}</span>`;
  };
  return keyedContent(html`<div class="clubs">${ordered.map(chip)}</div>`, [ordered, shown, free]);
}
