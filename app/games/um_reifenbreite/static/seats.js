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
  const tour = now.view.race.of > 1 ? view.score[seat] : undefined;
  return {
    team: teams.map(([index]) => names.team(index)).join(", "),
    chip: chip(desk, seat),
    secret: now.phase === "keep",
    body: teams.map(([index, team]) =>
      teamStrip(desk, Number(index), team, teams.at(-1)?.[0] === index ? tour : undefined),
    ),
  };
}

/**
 * `tour`: the seat's points of all races.
 * @param {Desk} desk @param {number} index @param {TeamView} team @param {number} [tour]
 */
function teamStrip(desk, index, { cards, points }, tour) {
  const { t, now } = desk;
  const riders = ridersOf(now, index);
  const where = (/** @type {Rider} */ one) => keyedContent(html`<span>${whereabouts(desk, one)}</span>`);
  const more = tour === undefined ? "" : pointsSoFar(desk, tour);
  const held = html`<div class="fx">
    <span class="ecn" aria-label=${t("ui-seat-cards-said", { cards })}><i></i><b>${cards}</b>
      <span class="wd">${t("ui-seat-cards", { cards })}</span></span>
    ${photos(desk, riders)}
    <span><b>${points}</b> ${t("ui-seat-points", { points })}</span>${more}</div>`;
  return html`
    <div class="rr">${riders.map((one) => html`<div>${token(one)}${where(one)}</div>`)}</div>
    ${keyedContent(held, [cards, points, tour, riders.map((one) => one.photos)])}`;
}

/**
 * The sum is in the same line, because four seats of a tour have no room for another.
 * @param {Desk} desk @param {number} points
 */
const pointsSoFar = ({ t }, points) =>
  html`<span class="tour" title=${t("ui-seat-tour")}>${icon("trophy")}<span
    class="vh">${t("ui-seat-tour")}</span><b>${points}</b></span>`;

/** @param {Reading} now @param {number} team */
const ridersOf = (now, team) => [...now.riders.values()].filter((one) => one.team === team);

/** @param {Desk} desk @param {Rider} one */
function whereabouts({ t, now }, one) {
  if (one.out) return t("ui-seat-out");
  if (one.place) return html`<b>${t("ui-place", { place: one.place })}</b>`;
  if (one.state === "fallen") return html`<b>${t("ui-seat-fallen")}</b>`;
  if (one.state === "dismounted") return t("ui-seat-afoot");
  if (!one.node) return t("ui-seat-waits");
  if (now.phase === "place") return t("ui-seat-lane", { lane: one.node.lane });
  return html`<b>${one.left}</b> ${t("ui-seat-left", { left: one.left })}`;
}

/** A number counts once. @param {number[]} numbers */
const different = (numbers) => [...new Set(numbers)].sort((a, b) => a - b);

/** @param {Desk} desk @param {Rider[]} riders */
function photos({ t }, riders) {
  const held = riders.filter((one) => one.photos.length);
  if (!held.length) return "";
  const text = (/** @type {string} */ comma) =>
    held.map((one) => `${one.number}: ${different(one.photos).join(comma)}`).join("; ");
  const title = `${t("ui-seat-photos")} ${text(", ")}`;
  const short = held.length > 1 ? `${held.length}×` : text("·"); // the Points tab has them all
  return html`<span class="pho" title=${title}>${icon("i-cam")}<b aria-hidden="true">${short}</b><span
    class="vh">${title}</span></span>`;
}

/** The state of the seat: its turn, its question, the yellow jersey. @param {Desk} desk @param {number} seat */
function chip({ t, now }, seat) {
  if (now.decides.includes(seat)) {
    const rider = now.subject?.seat === seat ? now.subject.number : 0;
    return html`<span class="chip turn">${t(`ui-chip-${now.phase.replace("_", "-")}`, { rider })}</span>`;
  }
  const wearer = now.riders.get(now.view.jersey ?? 0);
  if (wearer?.seat === seat)
    return html`<span class="chip jersey">${t("ui-chip-jersey", { rider: wearer.number })}</span>`;
  const chosen = Object.values(now.view.teams).every((team) => team.seat !== seat || !team.choosing);
  return now.phase === "keep" && chosen ? html`<span class="chip">${t("ui-chip-kept")}</span>` : "";
}
