// The strip of a seat: points, strengths, trainer cards left, and the token.
import { html, nothing } from "lit-html";
import { isOpening, totalsShown } from "./about.js";
import { attackSign, defenceSign } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk @param {number} seat @returns {import("stadion/kit/table.d.ts").SeatContent} */
export function seatStrip(desk, seat) {
  const { view, t } = desk;
  const team = view.teams[seat];
  if (!team) return {};
  const { count, points } = team;
  const drafts = view.phase === "draft";
  const secret = Boolean(view.editing[seat]) || view.draft?.kind === "pass";
  if (drafts) return { points: nothing, team: t("ui-of-twelve", { count }), secret, body: nothing };
  if (desk.seats.length > FEW) return { points, team: hand(desk, seat, !secret), secret, body: nothing };
  return {
    points,
    team: nothing,
    secret,
    body: html`<div class="st2">${hand(desk, seat)} ${strengths(desk, seat)}</div>`,
  };
}

const FEW = 2; // the number of seats that have room for a line of their own

/**
 * Draw the trainer cards that a seat has left, and the token.
 * @param {Desk} desk @param {number} seat @param {boolean} [room] whether the token has room
 */
function hand({ view, t, table }, seat, room = true) {
  const left = view.teams[seat].trainers;
  const cards = Array.from(
    { length: table.components.trainer_hand },
    (_, i) => html`<i class=${i < left ? "f" : ""}></i>`,
  );
  const token = html`<span class="chip" title=${t("ui-first-long")}>${t("ui-first")}</span>`;
  return html`<span class="tcs" role="img" aria-label=${t("ui-trainers-left", { cards: left })}>${cards}</span>
    ${room && view.season?.first === seat ? token : nothing}`;
}

/** @param {Desk} desk @param {number} seat */
function strengths(desk, seat) {
  const { view, me, t } = desk;
  const own = seat === me && !isOpening(desk.table) ? view.editor?.strength : null;
  const totals = own ? [own.attack.total, own.defence.total] : totalsShown(desk, seat);
  if (!totals) return nothing;
  const [attack, defence] = totals;
  return html`<span class="str" role="img" aria-label=${t("ui-attack-defence", { attack, defence })}>
    <span class="tok">${attackSign()}${attack}</span><span class="tok">${defenceSign()}${defence}</span></span
  >`;
}
