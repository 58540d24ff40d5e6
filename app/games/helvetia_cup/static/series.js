// The kicks of a shoot-out: a row of marks for each team, the reader's own first.
import { html } from "lit-html";
import { shape } from "stadion/kit/pieces.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").View} View
 */

/** Goals of the shoot-out so far. @param {{view: View}} now */
export function series({ view }) {
  const tally = [0, 0];
  for (const kick of Object.values(view.kicks)) if (kick.scored) tally[Number(kick.f[0])] += 1;
  return { left: tally[0], right: tally[1] };
}

/** @param {{scored: boolean, saved: boolean}} kick */
const resultOf = ({ scored, saved }) => (scored ? "goal" : saved ? "saved" : "wide");

/**
 * What became of a team's kicks, in their order; as many places as a series has, at least.
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
  const order = table.me === 1 ? [1, 0] : [0, 1];
  return html`<div class="kicks">${order.map((seat) => kickRow(desk, seat))}</div>`;
}

/** @param {Desk} desk @param {number} seat */
function kickRow({ now, t, table }, seat) {
  const found = kicksOf(now.view, seat, table.components.constants.shootout_first_series.value);
  const { left, right } = series(now);
  const taken = found.filter(Boolean).length;
  const said = t("ui-kicks", { name: table.name(seat), goals: seat ? right : left, taken });
  return html`<span role="img" aria-label=${said}>${shape(table.seats[seat].sign)}${found.map(
    (one) => html`<i class=${one ?? "open"}></i>`,
  )}</span>`;
}
