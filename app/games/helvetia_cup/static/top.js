// The score strip: teams, score, half and minute, quiet rounds.
import { html } from "lit-html";
import { shortTeam, teamName } from "./names.js";
import { ART } from "./pitch.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Reading} Reading
 */

/** @param {Desk} desk */
export function top(desk) {
  const { now, t } = desk;
  const { score, half, clock } = now.view;
  const { half_minutes, extra_half_minutes } = desk.table.components.constants;
  const length = half > 2 ? extra_half_minutes.value : half_minutes.value;
  return html`<section class="sb ss hcs" aria-label=${t("ui-score")}>
    ${side(desk, 0)}
    <div class="mid"><span class="flap m">${score[0]}</span>
      <div class="per"><b>${half ? t("ui-half", { half, clock }) : t("ui-before")}</b><span>${line(desk)}</span>
        <div class="clock45" role="img" aria-label=${t("ui-minute", { clock, length })}>${Array.from(
          { length: length / 3 },
          (_, i) => html`<i class=${i * 3 < clock ? "f" : ""}></i>`,
        )}</div></div>
      <span class="flap m">${score[1]}</span></div>
    ${side(desk, 1)}
  </section>`;
}

/** @param {Desk} desk */
function line({ now, t, table }) {
  const { view, phase } = now;
  if (phase === "cards" || phase === "squad" || phase === "toss") return t(`ui-line-${phase}`);
  if (phase === "so_taker" || (phase === "shot" && view.decision.shot === "shootout"))
    return t("ui-line-shootout", series(now));
  if (phase === "over") return t("ui-line-over");
  return html`${t("ui-line-round", { round: view.round })}<span class="hide-s">, ${t("ui-line-quiet", {
    quiet: view.quiet,
    of: table.options.stall_rounds,
  })}</span>`;
}

/** Goals of the shoot-out so far. @param {Reading} now */
export function series(now) {
  const tally = [0, 0];
  for (const kick of Object.values(now.view.kicks)) if (kick.scored) tally[Number(kick.f[0])] += 1;
  return { left: tally[0], right: tally[1] };
}

/** @param {Desk} desk @param {number} seat */
function side({ now, table }, seat) {
  const team = now.view.coaches[seat].team;
  const crest = html`<svg class="em l hide-s" viewBox="0 0 32 32" aria-hidden="true"><use href="${ART}#em-${team}"
    /></svg>`;
  const jersey = html`<svg class="jer" viewBox="0 0 32 32" aria-hidden="true"><use href="${table.sprite}#jer${
    seat + 1
  }" /></svg>`;
  const names = html`<span class="grow"><b class="trunc"><span class="lg">${shortTeam(table, seat)}</span><abbr
    class="only-s" title=${teamName(table, seat)}>${shortTeam(table, seat)
      .slice(0, 3)
      .toLocaleUpperCase(table.lang)}</abbr></b><span class="sm muted trunc">${table.name(seat)}</span></span>`;
  return seat === 0
    ? html`<div class="t">${crest}${jersey}${names}</div>`
    : html`<div class="t r">${names}${jersey}${crest}</div>`;
}
