// The strip under the board: what happened since the viewer's last action, or the one thing that happens now.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { keyedContent } from "../../kit/keyed_content.js";
import { icon, shape } from "../../kit/pieces.js";
import { fitting } from "../state/since_list.js";

/** @import {Table} from "../../kit/table.d.ts" */
/** @import {Entry} from "../state/since_list.js" */

const LETTER_PX = 7;
const ENTRY_PX = 52; // shape, edges and gap
const MOST_LETTERS = 28;
const NARROW_PX = 720;
/** What the label, the count and the replay take of the strip. */
const REST_PX = { wide: 250, narrow: 110 };
const SECOND_MS = 1000;

/** @param {string} text */
const cut = (text) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1).trimEnd()}…` : text);

/**
 * @param {{entries: Entry[], folded: boolean, away: boolean}} since @param {Table} table
 * @param {{text: (entry: Entry) => string, replay: (entries: Entry[]) => void, done: string | null, width: number,
 *   lasts: number, watching?: boolean}} strip `done`: the action that the page sent by itself; `lasts`: the ms of a
 *   replay of all; `watching`: the reader has no moves
 */
export function sinceStrip(since, table, strip) {
  const { t } = table;
  const { entries, folded } = since;
  const mine = strip.watching ? "since-watching" : "since-move";
  const label = t(since.away ? "since-away" : mine);
  if (strip.done) return row(html`<span class="lb">${icon("check")}${t("table-done", { what: strip.done })}</span>`);
  if (!entries.length)
    return row(html`<span class="lb">${t(strip.watching ? "since-nothing-yet" : "since-nothing")}</span>`);
  const texts = entries.map(strip.text);
  const places = folded ? [] : fitting(entries, texts.map(widthOf), roomIn(strip.width));
  const hidden = folded ? 0 : entries.length - places.length;
  const shown = html`<span class="lb">${label}</span>
    ${hidden ? olderCount(hidden, t) : nothing}
    <ol aria-label=${label}>
      ${places.map((i) => entryView(entries[i], texts[i], table, () => strip.replay([entries[i]])))}
    </ol>
    ${replayButton(entries, table, strip)}`;
  return row(keyedContent(shown, [label, hidden, entries.length]));
}

/** @param {number} count @param {Table["t"]} t */
const olderCount = (count, t) =>
  html`<span class="entry mr num">
    <span aria-hidden="true">+${count}</span><span class="vh">${t("since-more", { count })}</span>
  </span>`;

/** @param {unknown} content */
const row = (content) => html`<section class="since">${content}</section>`;

/** @param {string} text */
const widthOf = (text) => ENTRY_PX + LETTER_PX * Math.min(text.length, MOST_LETTERS);

/** @param {number} width of the strip in px */
const roomIn = (width) => width - (width <= NARROW_PX ? REST_PX.narrow : REST_PX.wide);

/** @param {Entry} entry @param {string} text @param {Table} table @param {() => void} play */
function entryView({ seat, incident, automatic }, text, { seats, t }, play) {
  const sign = automatic ? icon("clock") : seat === null ? icon("dice") : shape(seats[seat].sign);
  const entry = html`<button class="entry ${incident ? "hot" : ""}" type="button" title=${text} @click=${play}>
    ${sign}<span class="vh">${t("since-replay-one", { text })}</span
    ><span dir="auto" aria-hidden="true">${cut(text)}</span>
  </button>`;
  return html`<li>${keyed(incident, entry)}</li>`;
}

/** @param {Entry[]} entries @param {Table} table @param {{replay: (entries: Entry[]) => void, lasts: number}} strip */
function replayButton(entries, { t }, { replay, lasts }) {
  const seconds = Math.max(1, Math.round(lasts / SECOND_MS));
  const label = t("since-replay", { count: entries.length, seconds });
  return html`<button class="rp" type="button" title=${label} @click=${() => replay(entries)}>
    ${icon("undo")}<span class="num" aria-hidden="true">${entries.length}</span><span class="vh">${label}</span>
  </button>`;
}

/**
 * The strip while something is shown: what happens, in words and beside them, and what comes then.
 * @param {[text: unknown, beside: unknown]} now @param {unknown} then
 * @param {boolean} press whether Space goes on @param {Table} table
 */
export const stageStrip = ([text, beside], then, press, { t }) =>
  html`<section class="since now">
    <span class="tx" dir="auto">${text}</span>
    ${keyedContent(html`<span class="rt2">${then}${press ? html`<kbd>${t("key-space")}</kbd>` : nothing}</span>`, [
      then,
      press,
      Boolean(beside),
    ])}
    ${beside ?? nothing}
  </section>`;
