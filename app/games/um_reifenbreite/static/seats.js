// A seat's strip: its riders with their ranks to go, cards, photo numbers and points.
import { html } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { icon, token } from "./parts.js";
import { counted } from "./animation_state.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./reading.js").Reading} Reading
 * @typedef {import("./reading.js").Rider} Rider
 * @typedef {import("./view.d.ts").TeamView} TeamView
 */

/** @param {Desk} desk @param {number} seat */
export function seatStrip(desk, seat) {
  const { names, now } = desk;
  const view = counted(desk.animation, now.view);
  const teams = Object.entries(view.teams).filter(([, team]) => team.seat === seat);
  return {
    team: teams.map(([index]) => names.team(index)).join(", "),
    points: html`${keyedContent(html`<span data-points=${seat}>${points(desk, view, seat)}</span>`)}`,
    secret: now.phase === "keep",
    body: teams.map(([index, team]) => teamStrip(desk, Number(index), team)),
  };
}

/**
 * The points of this race, of a tour those of all races.
 * @param {Desk} desk @param {Reading["view"]} view @param {number} seat
 */
function points({ now }, view, seat) {
  if (now.view.race.of > 1) return view.score[seat];
  const own = Object.values(view.teams).filter((team) => team.seat === seat);
  return own.reduce((sum, team) => sum + team.points, 0);
}

/**
 * The four riders with their ranks to go, and the cards.
 * @param {Desk} desk @param {number} index @param {TeamView} team
 */
function teamStrip(desk, index, { cards }) {
  const { t, now } = desk;
  const riders = ridersOf(now, index);
  const where = riders.map((one) => whereabouts(desk, one));
  const strip = html`<div class="rr">
      ${riders.map((one, i) => html`<span>${token(one)}<span>${where[i]}</span></span>`)}
      ${photos(desk, riders)}
      <span class="ecn" role="img" aria-label=${t("ui-seat-cards-said", { cards })}><i></i><b>${cards}</b></span>
    </div>`;
  return html`${keyedContent(strip, [where, cards, riders.map((one) => one.photos)])}`;
}

/** @param {Reading} now @param {number} team */
const ridersOf = (now, team) => [...now.riders.values()].filter((one) => one.team === team);

/** @param {Desk} desk @param {Rider} one */
function whereabouts({ t, now }, one) {
  if (one.out) return t("ui-seat-out");
  if (one.place) return html`<b>${t("ui-place", { place: one.place })}</b>`;
  if (one.state === "fallen") return html`<b>${t("ui-seat-fallen")}</b>`;
  if (one.state === "dismounted") return t("ui-seat-afoot");
  if (!one.node) return signed("–", t("ui-seat-waits"));
  if (now.phase === "place") return signed("✓", t("ui-seat-lane", { lane: one.node.lane }));
  return html`<b>${one.left}</b><span class="vh"> ${t("ui-seat-left", { left: one.left })}</span>`;
}

/** Four riders have no room for words. @param {string} sign @param {string} words */
const signed = (sign, words) => html`<span aria-hidden="true">${sign}</span><span class="vh">${words}</span>`;

/** A number counts once. @param {number[]} numbers */
const different = (numbers) => [...new Set(numbers)].sort((a, b) => a - b);

/** @param {Desk} desk @param {Rider[]} riders */
function photos({ t }, riders) {
  const held = riders.filter((one) => one.photos.length);
  if (!held.length) return "";
  const numbers = held.map((one) => `${one.number}: ${different(one.photos).join(", ")}`).join("; ");
  const title = `${t("ui-seat-photos")} ${numbers}`;
  return html`<span class="pho" title=${title}>${icon("i-cam")}<b aria-hidden="true">${held.length}</b><span
    class="vh">${title}</span></span>`;
}
