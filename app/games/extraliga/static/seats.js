// A seat's strip: letter, points, strengths, trainer cards left, the token, and what it is doing.
import { html, nothing } from "lit-html";
import { attackSign, defenceSign } from "./parts.js";

/** @param {import("./desk.js").Desk} desk @param {number} seat */
export function seatStrip(desk, seat) {
  const { view, t } = desk;
  const team = view.teams[seat];
  if (!team) return {};
  return {
    team: html`<span class="ltr">${team.letter}</span> ${view.phase === "draft" ? t("ui-of-twelve", { count: team.count }) : t("ui-points", { points: team.points })}`,
    chip: chip(desk, seat),
    body:
      view.phase === "draft"
        ? nothing
        : html`<div class="st2">
      <span class="tcs" role="img" aria-label=${t("ui-trainers-left", { cards: team.trainers })}>${[0, 1, 2].map((i) => html`<i class=${i < team.trainers ? "f" : ""}></i>`)}</span>
      ${view.season?.first === seat ? html`<span class="chip" title=${t("ui-first-long")}>${t("ui-first")}</span>` : nothing}
      ${strengths(desk, seat)}</div>`,
  };
}

function strengths({ view, me, t }, seat) {
  const strength = (seat === me && view.editor?.strength) || view.teams[seat].strength;
  if (!strength) return nothing;
  const { attack, defence } = strength;
  return html`<span class="str" role="img" aria-label=${t("ui-attack-defence", { attack: attack.total, defence: defence.total })}>
    <span class="tok">${attackSign()}${attack.total}</span><span class="tok">${defenceSign()}${defence.total}</span></span>`;
}

/** What the seat does, or what it waits for. */
function chip(desk, seat) {
  const { view, t, toAct, me } = desk;
  const on = toAct.includes(seat);
  const said = (id, cls = on ? "turn" : "") => html`<span class="chip ${cls}">${t(`ui-chip-${id}`)}</span>`;
  if (view.phase === "draft") {
    if (view.draft.kind === "open") return on ? said("picks") : nothing;
    return on ? said(seat === me ? "pick" : "picking", seat === me ? "turn" : "") : said("picked", "ok");
  }
  const editing = view.editing[seat];
  if (editing) return editing.done ? said("done", "ok") : said("editing", seat === me ? "turn" : "");
  if (view.phase === "event") return on ? said("chooses") : waits(desk, seat, said);
  if (view.phase === "trainer") return on ? said("trainers") : waits(desk, seat, said);
  if (view.match) return matchChip(desk, seat, on, said);
  return nothing;
}

const waits = ({ view }, seat, said) => (view.round?.waiting.includes(seat) ? said("next", "") : nothing);

function matchChip({ view, t }, seat, on, said) {
  const side = Object.values(view.match.sides).find((one) => one.seat === seat);
  if (on) return said(view.phase === "roll" ? "rolls" : "bonuses");
  if (side) {
    const left = Object.values(side.bonuses).filter((one) => !one.used).length;
    return view.phase === "bonus"
      ? html`<span class="chip">${t("ui-bonuses-left", { left })}</span>`
      : said("rolled", "ok");
  }
  const { round } = view;
  const next = round?.pairings.findIndex((one) => one.a === seat || one.b === seat) ?? -1;
  if (next < 0) return said("bye", "");
  return said(next >= round.played ? "plays-next" : "played", "");
}
