// The key moments of a match beside its replay, in the server's words.
import { html, nothing } from "lit-html";
import { shape } from "../kit/pieces.js";

/** @import {KeyMoment} from "./key_moments.js" */

/**
 * All moments, even those without a mark on the timeline.
 * @param {KeyMoment[]} moments @param {number} at @param {import("../kit/table.d.ts").Table} table
 * @param {(seq: number) => void} jump
 */
export const momentList = (moments, at, table, jump) =>
  html`<ol class="beats">
    ${moments.map(
      ({ seq, says, sub, who }) =>
        html`<li>
          <button type="button" aria-current=${seq === at ? "true" : nothing} @click=${() => jump(seq)}>
            ${who === null ? nothing : shape(table.seats[who].sign)}
            <span class="grow"><b dir="auto">${says}</b><span class="sm muted">${sub}</span></span>
          </button>
        </li>`,
    )}
  </ol>`;

/** The moments of a position, for its caption. @param {KeyMoment[]} moments @param {number} at */
export const momentsAt = (moments, at) =>
  moments.filter(({ seq }) => seq === at).map(({ says, sub }) => html`<p class="sm muted">${says}, ${sub}</p>`);
