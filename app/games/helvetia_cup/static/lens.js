// In a decision about a duel: both footballers, enlarged and named, in the half of the pitch without them. No press
// reaches it.
import { html, nothing, svg } from "lit-html";
import { ball, footballers, spot } from "./pieces.js";
import { placed } from "./reading.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** The part of the pitch in sight is so wide. */
const SIGHT = 114;
const BELOW = 36;

/** @param {Desk} desk */
export function lens(desk) {
  const { now, table, picks } = desk;
  const pair = [now.f(now.view.odds?.f), now.holder].filter((one) => one && placed(one));
  if (table.phone || !now.mine || picks.card || now.phase !== "act_def" || pair.length < 2) return nothing;
  const two = /** @type {import("./view.d.ts").Standing[]} */ (pair);
  const [x, y] = now.pitch.centre(two[1].hex);
  const how = { ring: () => "", selected: null, sprite: table.sprite };
  return html`<svg class="lens ${x < 400 ? "right" : "left"}" aria-hidden="true"
    viewBox="${x - SIGHT / 2} ${y - SIGHT / 2} ${SIGHT} ${SIGHT}"><g class="hc-bd">${desk.ground}${footballers(
      now,
      how,
    )}${ball(now)}${two.map((one) => {
      const at = spot(now, one);
      return svg`<text class="lens-name" x=${at.x} y=${at.y + (one.seat ? BELOW : -BELOW + 8)}>${one.short}</text>`;
    })}</g></svg>`;
}
