// The flag below a card of the draft: what it does to both numbers of the best six, or else what it is good for.
import { html } from "lit-html";
import { hyphened } from "stadion/kit/words.js";
import { TRIO_NAMES } from "./words.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {{text: import("stadion/kit/table.d.ts").Content, label: string, gain: boolean}} Flag
 */

const FEW = 2; // the number of players of a position from which another is no cover any more
const SAFE = 2; // the number of club mates to whom a third is a safe change
const MOST = 2; // the number of reasons that have room

/**
 * Return the flag of a card on offer; null until the server has told what each card does.
 * @param {Desk} desk @param {string} id @returns {Flag | null}
 */
export function flagOf(desk, id) {
  const { view, ahead, t } = desk;
  const best = view.hand?.best;
  const then = ahead?.gains?.[id];
  if (!best || !then) return null;
  const [was, now] = [best, then].map((one) => TRIO_NAMES.map((trio) => one[trio].total));
  if (was.every((value, i) => value === now[i])) return told(reasonsOf(desk, id));
  const [before, after] = [was, now].map(([attack, defence]) => attack + defence);
  const sum = t("ui-flag-sum", { before, after, same: before === after ? "yes" : "no" });
  const parts = TRIO_NAMES.map((trio, i) => {
    const change = was[i] === now[i] ? `${now[i]}` : `${was[i]} → ${now[i]}`;
    const cls = now[i] > was[i] ? "up" : now[i] < was[i] ? "down" : "";
    return { cls, said: t("ui-flag-part", { trio, change }) };
  });
  const text = html`<span class="ab2">${parts.map(({ cls, said }) => html`<b class=${cls}>${said}</b> `)}</span
    ><small>${sum}</small>`;
  return { text, label: [...parts.map((part) => part.said), sum].join(", "), gain: after > before };
}

/** @param {string[]} reasons @returns {Flag} */
const told = (reasons) => ({
  text: reasons.map((reason) => html`<small>${reason}</small>`),
  label: reasons.join(", "),
  gain: false,
});

/**
 * Return what a card without an effect on the best six is good for, at most two things.
 * @param {Desk} desk @param {string} id
 */
export function reasonsOf({ view, t, me, words, table }, id) {
  const card = words.card(id);
  const mine = Object.keys((view.hand?.team ?? view.teams[me ?? 0].cards) || {}).map(words.card);
  const few = mine.filter(({ position }) => position === card.position).length < FEW;
  const third = card.club && mine.filter(({ club }) => club === card.club).length === SAFE;
  const legend = card.legend && mine.some((one) => one.legend);
  const reasons = [
    card.kind ? t(table.phone ? "ui-flag-bonus-short" : "ui-flag-bonus", { kind: hyphened(card.kind) }) : "",
    few ? t("ui-flag-cover", { pos: words.letter(card.position) }) : "",
    third ? t("ui-flag-club", { club: card.club ?? "" }) : "",
    legend ? t("ui-flag-legend") : "",
  ].filter(Boolean);
  return reasons.length ? reasons.slice(0, MOST) : [t("ui-flag-none")];
}
