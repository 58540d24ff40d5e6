// The perspective of a replay: one seat's cards, everybody's, or only what spectators see.
import { html, nothing } from "lit-html";
import { shape } from "../kit/pieces.js";

/** @import {Table} from "../kit/table.d.ts" */

/** @typedef {number | "all" | "stands" | null} Viewer null: the reader's own seat, while the match goes on */

/** @param {string | null} asked from the address @param {boolean} open whether the match is over @returns {Viewer} */
export function viewerOf(asked, open) {
  if (!open) return null;
  if (asked === "stands") return asked;
  return asked !== null && /^\d$/.test(asked) ? Number(asked) : "all";
}

/** Return the viewer whose document the board is drawn from. @param {Viewer} viewer */
export const boardOf = (viewer) => (viewer === "all" ? "stands" : viewer);

/** Return the seats whose hands are shown. @param {Viewer} viewer @param {number | null} me @param {number} seats */
export function handsOf(viewer, me, seats) {
  if (viewer === "all") return Array.from({ length: seats }, (_, seat) => seat);
  if (viewer === "stands") return [];
  const own = viewer ?? me;
  return own === null ? [] : [own];
}

/**
 * Return the next perspective.
 * @param {Viewer} viewer @param {number | null} me @param {number} seats @returns {Viewer}
 */
export function nextViewer(viewer, me, seats) {
  /** @type {Viewer[]} */ const order = ["all", ...Array.from({ length: seats }, (_, seat) => seat), "stands"];
  return order[(order.indexOf(viewer ?? me ?? "stands") + 1) % order.length];
}

/** @param {Viewer} viewer @param {Table} table @param {(viewer: Viewer) => void} choose */
export function perspectiveMenu(viewer, { t, seats, name, me }, choose) {
  const now = viewer ?? me ?? "stands";
  const button = (/** @type {Viewer} */ one, /** @type {unknown} */ words) =>
    html`<button class="btn" type="button" aria-pressed=${one === now ? "true" : "false"} @click=${() => choose(one)}>
      ${words}
    </button>`;
  return html`<div class="eyes row wrap" role="group" aria-label=${t("replay-eyes")}>
    <span class="sm muted">${t("replay-eyes")}</span>
    ${button("all", t("replay-all"))}
    ${seats.map(({ seat, sign }) => button(seat, html`${shape(sign)}<span dir="auto">${name(seat)}</span>`))}
    ${button("stands", t("replay-stands"))}
  </div>`;
}

/** The hands that are shown below the controls. @param {{seat: number, tray: unknown}[]} hands @param {Table} table */
export const openHands = (hands, { t, name, seats }) =>
  hands.map(({ seat, tray }) =>
    tray
      ? html`<section class="card hand" aria-label=${t("replay-hand", { name: name(seat) })}>
          <h2 class="h3">
            ${shape(seats[seat].sign)} <span dir="auto">${t("replay-hand", { name: name(seat) })}</span>
          </h2>
          ${tray}
        </section>`
      : nothing,
  );
