// Cards over the board for moves of others that were not shown in full, each with a button to show it.
import { html, nothing } from "lit-html";
import { entrySeat } from "../../kit/log.js";
import { icon, shape } from "../../kit/pieces.js";

/** @import {Table} from "../../kit/table.d.ts" */
/** @import {Batch} from "../../drawing/animation_queue.js" */

const MOST = 2;
const MOST_COUNTED = 9;

/**
 * The cards of the last moves, and the number of older ones.
 * @param {Batch[]} moves @param {Table} table
 * @param {{text: (batch: Batch) => string, show: (batch: Batch) => void}} can
 */
export function skippedMoveCards(moves, { t, seats }, { text, show }) {
  if (!moves.length) return nothing;
  const older = moves.length - MOST;
  return html`<ol class="movecards" aria-label=${t("table-cards")}>
    ${moves.slice(-MOST).map((move) => {
      const who = move.events[0].seat ?? entrySeat(move.events[0]);
      const said = text(move);
      return html`<li class="movecard">
        ${who === null ? icon("dice") : shape(seats[who].sign)}
        <span class="grow" dir="auto" title=${said}>${said}</span>
        <button class="btn" type="button" @click=${() => show(move)}>${t("table-card-show")}</button>
      </li>`;
    })}
    ${older > 0 ? html`<li class="older num">+${olderCount(older)}</li>` : nothing}
  </ol>`;
}

/** Return the number of older moves, capped. @param {number} older */
const olderCount = (older) => (older > MOST_COUNTED ? `${MOST_COUNTED}…` : older);

/**
 * The card of an action that the page sent because there was no other choice.
 * @param {string | null} what @param {Table["t"]} t
 */
export const automaticMoveCard = (what, t) =>
  what === null
    ? nothing
    : html`<p class="movecard done">${icon("check")}<span class="grow">${t("table-done", { what })}</span></p>`;
