// Whom the coach may name, each under a thumb: also those whom the pitch shows small, or not at all.
import { html, nothing, svg } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { candidates } from "./choices.js";
import { bolts } from "./draft.js";
import { teamName } from "./names.js";
import { body } from "./pieces.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Person} Person
 * @typedef {{label: string, ids: string[], chosen: (string | null)[]}} Group
 */

/** @param {Desk} desk */
export function chooser(desk) {
  const found = groups(desk).filter(({ ids }) => ids.length);
  return found.length ? row(desk, found) : undefined;
}

/** A new row of names replaces the old one, so that no name slides. @param {Desk} desk @param {Group[]} found */
function row(desk, found) {
  const names = html`<div class="tray-h"><b>${found.map(({ label }) => label).join(" · ")}</b></div>
    <div class="scroll-x who-row">${found.map(
      ({ ids, chosen }, i) => html`${i ? html`<span class="cut" aria-hidden="true"></span>` : nothing}
        <div class="who-group">${ids.map((id) => chip(desk, id, chosen.includes(id)))}</div>`,
    )}</div>`;
  const whose = found.map(({ label, ids }) => [label, ids]);
  return html`${keyedContent(names, whose)}`;
}

/** The coach's own footballers, those on the pitch first, if there are no cards. @param {Desk} desk */
export function team(desk) {
  const { now, picks, table } = desk;
  const seat = table.me ?? 0;
  const squad = now.squad(seat).filter(({ place }) => place === "pitch" || place === "bench");
  if (!squad.length) return undefined;
  squad.sort((a, b) => Number(a.place === "bench") - Number(b.place === "bench") || a.number - b.number);
  return row(desk, [{ label: teamName(table, seat), ids: squad.map(({ id }) => id), chosen: [picks.f] }]);
}

/** @param {Desk} desk @returns {Group[]} */
function groups({ now, t, picks }) {
  if (!now.mine) return [];
  const named = { label: t("ui-whom"), ids: candidates(now, picks), chosen: [picks.f, picks.on] };
  if (picks.card) return [named];
  if (now.phase === "injury_sub")
    return [{ label: t("ui-bench"), ids: now.kinds("injury_sub").flatMap((one) => one.in ?? []), chosen: [picks.on] }];
  if (now.phase !== "subs") return [named];
  const coming = new Set(now.kinds("sub").flatMap((one) => one.in ?? []));
  return [
    { ...named, label: t("ui-goes-off"), chosen: [picks.f] },
    { label: t("ui-comes-on"), ids: [...coming], chosen: [picks.on] },
  ];
}

/** @param {Desk} desk @param {string} id @param {boolean} chosen */
function chip(desk, id, chosen) {
  const { now, t } = desk;
  const one = now.f(id);
  if (!one) return nothing;
  const odds = now.view.odds?.takers?.[id];
  const below = odds ? t("ui-about", { percent: odds.goal }) : bolts(one.boosts, one.card.boosts, t);
  return html`<button type="button" class="who-chip" aria-pressed=${chosen} @click=${() => desk.person(id)}>
    ${portrait(one)}<span><b>${one.name}</b><small>${below}</small></span></button>`;
}

/** @param {Person} one */
export const portrait = (one) =>
  html`<svg class="big hc-bd" viewBox="-24 -24 48 48" aria-hidden="true"><g class="tk s${one.seat}">${body(
    one,
  )}${svg`<text class="n" y="9">${one.number}</text>`}</g></svg>`;
