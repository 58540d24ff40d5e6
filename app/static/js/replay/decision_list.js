// The marked decisions of a match beside its replay, in the server's words.
import { html, nothing } from "lit-html";
import { shape } from "../kit/pieces.js";

/**
 * A decision as the server sends it; `seq` is the position before it, `best` are the computer's actions.
 *
 * @typedef {{seq: number, mark: string, word: string, says: string, sub: string, cost: string, error: string, who:
 *   number, actions: import("../kit/table.d.ts").AnyAction[], best: import("../kit/table.d.ts").AnyAction[]}}
 *   MarkedDecision
 */

/**
 * The decisions, with the address of the whole analysis. The one that is shown is the last that had begun.
 * @param {MarkedDecision[]} found @param {string} url @param {number} at
 * @param {import("../kit/table.d.ts").Table} table @param {(seq: number) => void} jump
 */
export function decisionList(found, url, at, table, jump) {
  return html`<ol class="beats">
      ${found.map(
        ({ seq, mark, word, says, sub, cost, error, who }) =>
          html`<li>
            <button type="button" aria-current=${seq === at ? "true" : nothing} @click=${() => jump(seq)}>
              <svg class="an-sign" viewBox="0 0 24 24" aria-hidden="true"><use href="#an-${mark}" /></svg>
              ${shape(table.seats[who].sign)}
              <span class="grow"
                ><b dir="auto">${says}</b>${computerAnswer(word, sub)}</span
              >
              <span class="an-cost"><b class="num">${cost}</b><span class="sm muted">${error}</span></span>
            </button>
          </li>`,
      )}
    </ol>
    <p class="an-all"><a href=${url}>${table.t("replay-analysis")}</a></p>`;
}

/** @param {string} word the mark @param {string} sub */
const computerAnswer = (word, sub) =>
  html`<span class="sm muted"><span class="vh">${word}, </span><span class="an-best">${sub}</span></span>`;
