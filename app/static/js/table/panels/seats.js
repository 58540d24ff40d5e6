// The seats in the side: the reader's own first, then in the order of the table.
import { html, nothing } from "lit-html";
import { absenceMs, AWAY_MS, elapsed } from "../state/absence.js";
import { serverNow } from "../../net/http.js";
import { clockBand, clockWords, seatClock } from "./clock_view.js";
import { personLink } from "./chat.js";
import { keyedContent } from "../../kit/keyed_content.js";
import { icon, jersey } from "../../kit/pieces.js";

/** @import {Sat, SeatContent, Table} from "../../kit/table.d.ts" */

/** @param {Table} table */
export const inTableOrder = ({ seats, me }) => [
  ...seats.filter((sat) => sat.seat === me),
  ...seats.filter((sat) => sat.seat !== me),
];

/**
 * @param {Table} table
 * @param {(n: number) => any} slot the game's content of a seat
 * @param {(n: number) => void} sit @param {import("./clock_view.js").ClockActions} gifts
 */
export const seatPanels = (table, slot, sit, gifts) =>
  inTableOrder(table).map((sat) => seatPanel(sat, table, slot(sat.seat) ?? {}, sit, gifts));

/**
 * @param {Sat} sat @param {Table} table @param {SeatContent} inside @param {(n: number) => void} sit
 * @param {import("./clock_view.js").ClockActions} gifts
 */
function seatPanel(sat, table, inside, sit, gifts) {
  const { t, me } = table;
  const mine = sat.seat === me;
  const on = table.doc.to_act.includes(sat.seat);
  const state = seatState(sat, table);
  const secret = inside.secret && on && !mine && table.live ? t("table-secret") : "";
  const label = [table.name(sat.seat), mine ? t("table-you") : "", on ? t("table-on-turn") : "", state]
    .filter(Boolean)
    .join(", ");
  const { player } = sat;
  const name = player && !mine ? personLink(player, table.doc.match, t) : table.name(sat.seat);
  const who = html`<div class="who">
      ${jersey(sat.player || sat.bot ? sat.sign : null)} ${programSign(sat, t)}
      <div class="nm">
        <b class="trunc" dir="auto">${name}</b>
        ${mine ? html`<small>${t("table-you")}</small>` : nothing}
        ${inside.team ? html`<small class="team trunc" dir="auto">${inside.team}</small>` : nothing}
        ${state ? html`<small class="reco trunc">${state}</small>` : clockWords(table, sat, secret)}
      </div>
      ${inside.clock ?? seatClock(table, sat, gifts)}
      ${inside.points === undefined ? nothing : html`<b class="pts num">${keyedContent(inside.points)}</b>`}
    </div>`;
  return html`<section class="card seat ${on ? "on" : ""} ${state ? "away" : ""}" aria-label=${label}>
    ${clockBand(table, sat)}
    ${keyedContent(who, [Boolean(sat.bot), state, secret, inside.team])}
    ${inside.body ?? nothing} ${canTake(sat, table) ? takeButton(t, () => sit(sat.seat)) : nothing}
  </section>`;
}

/** The sign of a seat that a computer or a program plays. @param {Sat} sat @param {Table["t"]} t */
function programSign({ bot, player, temper }, t) {
  if (!bot && !player?.program) return nothing;
  const kind = t(bot ? "table-bot" : "table-program");
  const title = temper ? `${kind}, ${t(temper === "hasty" ? "table-bot-hasty" : "table-bot-patient")}` : kind;
  const face = temper ? `bot-${temper}` : "bot";
  return html`<span class="auto" title=${title}>${icon(face)}<span class="vh">${title}</span></span>`;
}

/** @param {(id: string) => string} t @param {() => void} run */
const takeButton = (t, run) =>
  html`<button class="btn take" type="button" @click=${run}>${t("table-take-seat")}</button>`;

/** @param {Sat} sat @param {Table} table */
function seatState(sat, { t, live, doc }) {
  if (!live || doc.status !== "playing" || !sat.player) return "";
  const ms = absenceMs(sat, serverNow());
  if (ms >= AWAY_MS) return t("away-strip", { time: elapsed(ms) });
  if (sat.connected) return "";
  return t(sat.bot ? "table-seat-left" : "table-seat-reconnecting");
}

/** Return whether a spectator may take the seat as a substitute. @param {Sat} sat @param {Table} table */
const canTake = (sat, { me, live, doc, stale }) =>
  live && !stale && me === null && doc.status === "playing" && Date.parse(sat.open_from ?? "") <= serverNow();
