// The result of the match: places, scores, and where to go next.
import { html, nothing } from "lit-html";
import { icon, jersey } from "../../kit/pieces.js";

/** @import {Placement, Table} from "../../kit/table.d.ts" */

/**
 * @param {Table} table
 * @param {{result: string, replay: string, verify: string, record: string | null, page: string}} urls
 * @param {object} parts
 * @param {unknown} parts.again the card of a rematch
 * @param {unknown} parts.checked the line that says what this browser has checked
 * @param {() => void} parts.close
 * @param {string} [parts.how] how the match was decided, in the game's words
 * @param {boolean} [parts.leadsOn] the way on is in `again`, so that the result is not
 */
export function resultPanel(table, urls, { again, checked, close, how, leadsOn = false }) {
  const { t, doc, has } = table;
  const reason = doc.outcome?.reason ? `reason-${doc.outcome.reason}` : "";
  const known = [reason, reason.replaceAll("_", "-")].find((id) => id && has(id));
  const placements = [...(doc.outcome?.placements ?? [])].sort((a, b) => a.place - b.place || a.seat - b.seat);
  return html`<section class="sb fin" aria-label=${t("table-result")}>
    <div class="row between">
      <div>
        <h2>${headline(placements, table, known)}</h2>
        ${known && placements.length ? html`<p class="muted">${how ?? t(known)}</p>` : nothing}
      </div>
      <button class="btn chalk icon" type="button" aria-label=${t("table-close")} @click=${close}>
        ${icon("x")}
      </button>
    </div>
    <ol class="standing">
      ${placements.map((one) => standing(one, table, ordersPlaces(placements)))}
    </ol>
    ${checked}
    <div class="again">${again}</div>
    <div class="acts">
      <a class="btn ${doc.viewer.seat === null && !leadsOn ? "flood" : "chalk"}" href=${urls.result}>
        ${icon("trophy")}${t("table-result")}
      </a>
      <a class="btn chalk" href=${urls.replay}>${icon("play")}${t("table-replay")}</a>
      <a class="btn chalk" href=${urls.verify}>${icon("shield")}${t("table-verify")}</a>
      ${urls.record ? recordLink(urls.record, t) : nothing}
    </div>
  </section>`;
}

/** @param {string} url @param {(id: string) => string} t */
const recordLink = (url, t) => html`<a class="btn chalk" href=${url} download>${icon("down")}${t("table-record")}</a>`;

/** @param {Placement[]} placements @param {Table} table @param {string} [reason] */
function headline(placements, { t, name, lang }, reason = "reason-called-off") {
  const winners = placements.filter((one) => one.place === 1).map((one) => name(one.seat));
  if (!winners.length) return t(reason);
  if (winners.length === 1) return t("table-over-won", { name: winners[0] });
  if (winners.length === placements.length) return t("table-over-drawn");
  return t("table-over-shared", { names: new Intl.ListFormat(lang, { type: "conjunction" }).format(winners) });
}

/**
 * Return whether the scores say who is before whom; after a play-off the points of the season do not.
 * @param {Placement[]} placements the best first
 */
const ordersPlaces = (placements) =>
  placements.every((one, i) => !i || one.place === placements[i - 1].place || one.score <= placements[i - 1].score);

/** @param {Placement} placement @param {Table} table @param {boolean} scored */
const standing = ({ seat, place, score }, { name, me, t, seats }, scored) =>
  html`<li class=${place === 1 ? "first" : ""}>
    <span class="place disp num">${place}</span>${jersey(seats[seat].sign)}
    <span class="grow trunc"
      ><b dir="auto">${name(seat)}</b
      >${seat === me ? html` <span class="muted sm">${t("table-you")}</span>` : nothing}</span
    >
    ${scored ? html`<span class="flap s num">${score}</span>` : nothing}
  </li>`;
