// The score strip: teams, score, half and minute, quiet rounds.
import { html } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { facing } from "stadion/kit/numbers.js";
import { ON_PITCH, lastOf } from "./animation_state.js";
import { shortTeam, teamName } from "./names.js";
import { ART } from "./pitch.js";
import { kickRows, series } from "./series.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 */

/** @param {Desk} given */
export function top(given) {
  const desk = { ...given, now: { ...given.now, view: viewOf(given) } };
  const { now, t, table } = desk;
  const { score } = now.view;
  const [mine, other] = facing(table.me, [0, 1]);
  return html`<section class="sb ss hcs" aria-label=${t("ui-score")}>
    ${side(desk, mine, false)}
    <div class="mid"><span class="flap m">${score[mine]}</span>
      <div class="per">${keyedContent(kicking(desk) ? kicks(desk) : playing(desk))}</div>
      <span class="flap m">${score[other]}</span></div>
    ${side(desk, other, true)}
  </section>`;
}

/** The view, with the goals of a half that ends while its end is shown, and with all its minutes. @param {Desk} desk */
function viewOf({ now: { view }, table }) {
  const { animating, about, history } = table;
  const shown = animating && ON_PITCH.includes(about ?? "");
  const half = shown && lastOf(history).find((one) => one.event === "half_ended");
  if (!half) return view;
  const score = /** @type {[number, number]} */ ([half.left, half.right]);
  return about === "half" ? { ...view, score, clock: lengthOf(view.half, table) } : { ...view, score };
}

/** The minutes of a half. @param {number} half @param {import("./view.d.ts").Table} table */
export function lengthOf(half, { components }) {
  const { half_minutes, extra_half_minutes } = components.constants;
  return half > 2 ? extra_half_minutes.value : half_minutes.value;
}

/** From the first kick of a shoot-out to the end. @param {Desk} desk */
const kicking = ({ now }) =>
  now.phase === "so_taker" || now.view.decision?.shot === "shootout" || Object.keys(now.view.kicks).length > 0;

/** The half and its minute. @param {Desk} desk */
function playing(desk) {
  const { half, clock } = desk.now.view;
  const when = half ? desk.t("ui-half", { half, clock }) : desk.t("ui-before");
  return html`<b>${when}</b><span>${line(desk)}</span>${minutes(desk)}`;
}

/** The goals, and a row of kicks for each team. @param {Desk} desk */
function kicks(desk) {
  const { t, now, table } = desk;
  const [left, right] = series(now, table.me);
  return html`<b>${t("ui-line-shootout", { left, right })}</b>${kickRows(desk)}`;
}

/** Fifteen parts of a half, those played filled. @param {Desk} desk */
function minutes({ now, t, table }) {
  const { half, clock } = now.view;
  const length = lengthOf(half, table);
  return html`<div class="clock45" role="img" aria-label=${t("ui-minute", { clock, length })}>${Array.from(
    { length: length / 3 },
    (_, i) => html`<i class=${i * 3 < clock ? "f" : ""}></i>`,
  )}</div>`;
}

/** @param {Desk} desk */
function line(desk) {
  const { now, t, table } = desk;
  const { view, phase } = now;
  if (phase === "cards" || phase === "squad" || phase === "toss") return t(`ui-line-${phase}`);
  if (phase === "over") return t("ui-line-over");
  return html`${t("ui-line-round", { round: view.round })}<span class="hide-s">, ${t("ui-line-quiet", {
    quiet: view.quiet,
    of: table.options.stall_rounds,
  })}</span><span class="short-quiet">, ${t("ui-line-quiet-short", {
    quiet: view.quiet,
    of: table.options.stall_rounds,
  })}</span>`;
}

/** @param {Desk} desk @param {number} seat @param {boolean} right */
function side({ now, table }, seat, right) {
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
  return right
    ? html`<div class="t r">${names}${jersey}${crest}</div>`
    : html`<div class="t">${crest}${jersey}${names}</div>`;
}
