// The seconds in which offside may be called. They are the same for an offence and for none.
import { html, nothing } from "lit-html";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Table} Table
 */

/** Said aloud when the question opens, and once more when half of the time is gone. */
const SAID_AGAIN = 5;

/**
 * Return the milliseconds until the server answers for a seat; null without a deadline.
 * They are limited to the window from 0 to its whole length, because a visitor's clock may be wrong.
 * @param {Table} table
 * @param {number} seat
 */
export function timeLeft({ seats, components, serverNow }, seat) {
  const deadline = seats[seat]?.deadline;
  if (!deadline) return null;
  const whole = components.constants.offside_window_seconds.value * 1000;
  return Math.max(0, Math.min(whole, Date.parse(deadline) - serverNow()));
}

/**
 * Return the milliseconds until the number shown changes; null if it no longer does.
 * @param {number | null} left
 */
export const nextTick = (left) => (left ? left - (Math.ceil(left / 1000) - 1) * 1000 : null);

/** @param {number} left */
const seconds = (left) => Math.ceil(left / 1000);

/** The visible countdown: the seconds, and a row of them. @param {Desk} desk */
export function countdown({ table, left, t }) {
  if (left === null) return nothing;
  const whole = table.components.constants.offside_window_seconds.value;
  return html` <span class="hc-left" aria-hidden="true"><span class="num">${t("ui-seconds", {
    seconds: seconds(left),
  })}</span><span class="ticks">${Array.from(
    { length: whole },
    (_, i) => html`<i class=${i < seconds(left) ? "f" : ""}></i>`,
  )}</span></span>`;
}

/** The text that is read aloud, which does not change every second. @param {Desk} desk */
export function spoken({ table, left, t }) {
  if (left === null) return nothing;
  const whole = table.components.constants.offside_window_seconds.value;
  return html`<span class="vh"> ${t("ui-seconds-left", {
    seconds: seconds(left) > SAID_AGAIN ? whole : SAID_AGAIN,
  })}</span>`;
}
