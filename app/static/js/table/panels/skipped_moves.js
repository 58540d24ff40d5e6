// Cards over the board: moves of others that were not shown whole, each with the way to see it after all.
import { html, nothing } from "lit-html";
import { entrySeat } from "../../kit/log.js";
import { icon, shape } from "../../kit/pieces.js";

/** @import {Table} from "../../kit/table.d.ts" */
/** @import {Batch} from "../../drawing/animation_queue.js" */

const MOST = 2;
const MOST_COUNTED = 9;

/**
 * The last ones, and how many are older.
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

/** A long run is only many. @param {number} older */
const olderCount = (older) => (older > MOST_COUNTED ? `${MOST_COUNTED}…` : older);

/**
 * What the reader's own page did for him, because nothing else could be done.
 * @param {string | null} what @param {Table["t"]} t
 */
export const automaticMoveCard = (what, t) =>
  what === null
    ? nothing
    : html`<p class="movecard done">${icon("check")}<span class="grow">${t("table-done", { what })}</span></p>`;
