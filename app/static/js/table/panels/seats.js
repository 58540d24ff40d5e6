// The panels of the seats: the reader's own first, then in the order of the table.
import { html, nothing } from "lit-html";
import { absenceMs, AWAY_MS, elapsed } from "../state/absence.js";
import { serverNow } from "../../net/http.js";
import { clockBand, clockWords, seatClock } from "./clock_view.js";
import { keyedContent } from "../../kit/keyed_content.js";
import { icon, jersey } from "../../kit/pieces.js";

/** @import {Content, Sat, SeatContent, Table} from "../../kit/table.d.ts" */

/**
 * @param {Table} table
 * @param {(n: number) => any} slot the game's content of a seat
 * @param {(n: number) => void} sit @param {import("./clock_view.js").ClockActions} gifts
 */
export function seatPanels(table, slot, sit, gifts) {
  const own = table.seats.filter((sat) => sat.seat === table.me);
  const others = table.seats.filter((sat) => sat.seat !== table.me);
  return [...own, ...others].map((sat) => seatPanel(sat, table, slot(sat.seat) ?? {}, sit, gifts));
}

/**
 * @param {Sat} sat @param {Table} table @param {SeatContent} inside @param {(n: number) => void} sit
 * @param {import("./clock_view.js").ClockActions} gifts
 */
function seatPanel(sat, table, inside, sit, gifts) {
  const { t, me } = table;
  const mine = sat.seat === me;
  const on = table.doc.to_act.includes(sat.seat);
  const state = seatState(sat, table);
  // It replaces "Computer", so that one line is enough.
  const secret = inside.secret && on && !mine && table.live ? t("table-secret") : "";
  const label = [table.name(sat.seat), mine ? t("table-you") : "", on ? t("table-on-turn") : "", state]
    .filter(Boolean)
    .join(", ");
  return html`<section class="card seat ${on ? "on" : ""} ${state ? "away" : ""}" aria-label=${label}>
    ${clockBand(table, sat)}
    <div class="who">
      ${jersey(sat.player || sat.bot ? sat.sign : null)}
      ${sat.player && sat.bot ? html`<span class="auto">${icon("bot")}</span>` : nothing}
      <div class="grow nm">
        <b class="trunc" dir="auto">${table.name(sat.seat)}</b>
        ${mine ? html`<span class="muted sm">${t("table-you")}</span>` : nothing}
        ${
          state
            ? html`<span class="reco row">${icon(sat.bot ? "bot" : "wifi")}${state}</span>`
            : html`${secret ? nothing : programLabel(sat, t)} ${clockWords(table, sat, secret)}`
        }
      </div>
      ${inside.clock ?? seatClock(table, sat, gifts)}
    </div>
    ${inside.team || inside.chip ? role(inside, on) : nothing}
    ${inside.body ?? nothing}
    ${canTake(sat, table) ? takeButton(t, () => sit(sat.seat)) : nothing}
  </section>`;
}

/** The label of a seat that a computer or a program plays. @param {Sat} sat @param {Table["t"]} t */
const programLabel = ({ bot, player }, t) =>
  bot || player?.program
    ? html`<span class="muted sm row bot">${icon("bot")}${t(bot ? "table-bot" : "table-program")}</span>`
    : nothing;

/** @param {SeatContent} inside @param {boolean} on */
const role = (inside, on) =>
  html`<div class="role">
    ${keyedContent(html`<span dir="auto">${inside.team ?? ""}</span>${chip(inside.chip, on)}`)}
  </div>`;

/** @param {(id: string) => string} t @param {() => void} run */
const takeButton = (t, run) =>
  html`<button class="btn take" type="button" @click=${run}>${t("table-take-seat")}</button>`;

/** @param {Content} content text or a template @param {boolean} on */
const chip = (content, on) =>
  content && typeof content === "string"
    ? html`<span class="chip ${on ? "turn" : ""}">${content}</span>`
    : content || nothing;

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
