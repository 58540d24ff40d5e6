// The opening of a round: its fixture, its event with what it does to each team, and who begins.
import { html, nothing } from "lit-html";
import { jersey } from "stadion/kit/pieces.js";
import { tradingCard } from "./card.js";
import { crest } from "./crest.js";
import { totalsOf } from "./teams.js";
import { roundName } from "./top.js";
import { lineupOf } from "./words.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Pairing} Pairing
 */

/** Draw the opening as far as it has been shown. @param {Desk} desk */
export function roundStage(desk) {
  const { table, view } = desk;
  if (!view.round) return nothing;
  const seen = (/** @type {number} */ reveal) => (table.shown >= reveal ? "" : "veiled");
  return html`<div class="cloth opening">
    <h2>${roundName(desk)} <small>${leftText(desk)}</small></h2>
    <div class="open3">
      <section class="oc3 ${seen(1)}"><i class="num">1</i>${fixture(desk)}</section>
      <section class="oc3 wide ${seen(2)}"><i class="num">2</i>${event(desk, seen(3))}</section>
      <section class="oc3 ${seen(4)}"><i class="num">3</i>${firstPlayer(desk)}</section>
    </div>
    ${course(desk)}
  </div>`;
}

/** Say what the season has left. @param {Desk} desk */
function leftText({ view, t }) {
  const { season } = view;
  if (season?.stage !== "season") return "";
  const fixtures = Object.keys(season.left.lots).length + season.left.opponents;
  return t("ui-left", { f: fixtures, e: season.events_left });
}

/** Draw who meets whom, the viewer's pair first and large. @param {Desk} desk */
function fixture(desk) {
  const { t, view, me, person } = desk;
  const pairings = view.round?.pairings ?? [];
  const mine = (/** @type {Pairing} */ { a, b }) => me !== null && (a === me || b === me);
  const ordered = [...pairings].sort((one, other) => Number(mine(other)) - Number(mine(one)));
  const team = (/** @type {number} */ seat) =>
    html`<span>${jersey(seat)}<b dir="auto">${seat === me ? t("ui-you-first") : person(seat)}</b></span>`;
  const rival = (/** @type {Pairing} */ { b, opponent }) =>
    b === null ? html`<span>${crest(desk.words, opponent)}<b>${desk.words.opponentName(opponent)}</b></span>` : team(b);
  return html`<small>${t("ui-fixtures")}</small>
    ${ordered.map((one) => html`<p class="pr ${mine(one) ? "mine" : ""}">${team(one.a)}<i>–</i>${rival(one)}</p>`)}`;
}

/** Draw the event, and both numbers of each team before and after it. @param {Desk} desk @param {string} veiled */
function event(desk, veiled) {
  const { t, view, words, seats, me } = desk;
  const { round } = view;
  if (!round?.event) return nothing;
  const own = me === null ? [] : affected(desk, me);
  const card = own.length ? tradingCard(words, own[0], { tag: t("ui-no-point") }) : nothing;
  return html`<small>${t("ui-card-event")}</small>
    <div class="evh">
      ${card}
      <div>
        <h3>${words.effectName(round.event)}</h3>
        <p>${words.effectText(round.event)}</p>
      </div>
    </div>
    <ul class="effs ${veiled}">
      ${seats.map((seat) => numbers(desk, seat))}
    </ul>`;
}

/** The clauses by which an event takes a player's point: a card without a point, an excluded player. */
const TAKEN = ["EX-9.6", "EX-8.1"];

/** Return the players of a seat who give no point because of the event. @param {Desk} desk @param {number} seat */
export function affected({ view }, seat) {
  const { cards, strength } = view.teams[seat];
  const lineup = lineupOf(cards);
  const points = Object.entries({ ...strength?.attack.points, ...strength?.defence.points });
  return points.flatMap(([slot, [value, clause]]) => {
    const id = lineup[/** @type {import("./view.d.ts").Slot} */ (slot)];
    return id && !value && TAKEN.includes(clause) ? [id] : [];
  });
}

/** Draw the numbers of a team: the old one struck where it has changed. @param {Desk} desk @param {number} seat */
function numbers(desk, seat) {
  const { t, view, me, person, words } = desk;
  const before = view.round?.before_event[seat];
  const after = view.round?.after_event[seat] ?? totalsOf(view, seat);
  if (!before || !after) return nothing;
  const number = (/** @type {number} */ at, /** @type {string} */ what) =>
    html`<span
      ><small>${t(what)}</small> ${before[at] === after[at] ? nothing : html`<s>${before[at]}</s>`}<b
        class=${before[at] === after[at] ? "" : after[at] > before[at] ? "up" : "down"}
        >${after[at]}</b
      ></span
    >`;
  const same = before[0] === after[0] && before[1] === after[1];
  const hit = same ? t("ui-unchanged") : words.listed(affected(desk, seat).map(words.surname));
  return html`<li>
    ${jersey(seat)}<span class="wh"
      ><b dir="auto">${seat === me ? t("ui-you-first") : person(seat)}</b> <small>${hit}</small></span
    >
    ${number(0, "ui-attack-small")}${number(1, "ui-defence-small")}
  </li>`;
}

/** @param {Desk} desk */
function firstPlayer({ t, view, person, me }) {
  const first = view.season?.first ?? 0;
  const text = first === me ? t("ui-you-begin") : t("ui-begins", { name: person(first) });
  return html`<small>${t("ui-first-long")}</small>
    <p class="tok1">${jersey(first)}</p>
    <b dir="auto">${text}</b>
    <p class="bg">${t("ui-begins-with")}</p>`;
}

/** Draw the season as a row of rounds with results, the break, and the round that opens. @param {Desk} desk */
function course({ view, t, seats, me, person, words }) {
  const { season, round } = view;
  if (!season || !round) return nothing;
  const results = Object.values(season.results);
  const own = me ?? seats[0];
  const rounds = Math.max(season.rounds, round.number);
  const cell = (/** @type {number} */ number) => {
    const one = results.find((result) => result.round === number && (result.a === own || result.b === own));
    const said = one ? resultText(one, own, person, words) : "";
    const gap = number === season.half_rounds + 1 ? html`<li class="brk">${t("ui-break")}</li>` : nothing;
    return html`${gap}
      <li class=${number === round.number ? "now" : ""}><b>${number}</b><span>${said}</span></li>`;
  };
  return html`<ol class="crs">
    ${Array.from({ length: rounds }, (_, i) => cell(i + 1))}
  </ol>`;
}

/**
 * @param {import("./view.d.ts").Result} one @param {number} own @param {(seat: number) => string} person
 * @param {import("./words.js").Words} words
 */
function resultText({ a, b, goals, opponent }, own, person, words) {
  const [mine, theirs] = a === own ? goals : [goals[1], goals[0]];
  const rival = a === own ? b : a;
  return `${mine}:${theirs} ${rival === null ? words.clubShort(words.clubOf(opponent ?? "")) : person(rival)}`;
}
