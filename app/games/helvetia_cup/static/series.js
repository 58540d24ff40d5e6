// The kicks of a shoot-out: a row of marks for each team, the reader's own first.
import { html } from "lit-html";
import { facing } from "stadion/kit/numbers.js";
import { shape } from "stadion/kit/pieces.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").View} View
 */

/** Goals of the shoot-out so far, a reader's own first. @param {{view: View}} now @param {number | null} me */
export const series = ({ view }, me = null) => facing(me, [goalsOf(view, 0), goalsOf(view, 1)]);

/** @param {View} view @param {number} seat */
const goalsOf = ({ kicks }, seat) =>
  Object.values(kicks).filter((one) => one.scored && Number(one.f[0]) === seat).length;

/** @param {{scored: boolean, saved: boolean}} kick */
const resultOf = ({ scored, saved }) => (scored ? "goal" : saved ? "saved" : "wide");

/**
 * The results of a team's kicks, in order, with at least as many places as a series has.
 * @param {View} view @param {number} seat @param {number} length @returns {(string | null)[]}
 */
export function kicksOf(view, seat, length) {
  const taken = Object.keys(view.kicks).sort((a, b) => Number(a) - Number(b));
  const own = taken.map((n) => view.kicks[n]).filter(({ f }) => Number(f[0]) === seat);
  const open = Array.from({ length: Math.max(0, length - own.length) }, () => null);
  return [...own.map(resultOf), ...open];
}

/** @param {Desk} desk */
export function kickRows(desk) {
  const { table } = desk;
  return html`<div class="kicks">${facing(table.me, [0, 1]).map((seat) => kickRow(desk, seat))}</div>`;
}

/** The number of kicks that fit between the scores; of more, the last ones are shown. */
const ROOM = { phone: 6, desk: 10 };

/** @param {Desk} desk @param {number} seat */
function kickRow({ now, t, table }, seat) {
  const least = table.components.constants.shootout_first_series.value;
  const rounds = Math.max(...[0, 1].map((one) => kicksOf(now.view, one, least).length));
  const found = kicksOf(now.view, seat, rounds); // a round of both stands in one column
  const taken = found.filter(Boolean).length;
  const text = t("ui-kicks", { name: table.name(seat), goals: series(now)[seat], taken });
  return html`<span role="img" aria-label=${text}>${shape(table.seats[seat].sign)}${found
    .slice(-ROOM[table.phone ? "phone" : "desk"])
    .map((one) => html`<i class=${one ?? "open"}></i>`)}</span>`;
}
