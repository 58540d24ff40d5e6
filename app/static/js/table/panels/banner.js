// The call over the board: a word, the seat it is about, a sentence and both totals.
import { html, nothing } from "lit-html";
import { bannerKind } from "../../drawing/banner_words.js";
import { keyedContent } from "../../kit/keyed_content.js";
import { icon, jersey } from "../../kit/pieces.js";

/** @import {Banner, BannerWord, Table} from "../../kit/table.d.ts" */

/** @type {Record<BannerWord, string>} */
const PICTURES = {
  goal: "net",
  sprint: "flag",
  saved: "glove",
  intercepted: "cut",
  wide: "wide",
  "over-line": "flag",
  "puck-won": "check",
  "ball-won": "ball",
  "puck-lost": "wide",
  "ball-lost": "wide",
  "card-lost": "x",
  refused: "x",
  out: "x",
  final: "flag",
  period: "clock",
  "half-time": "clock",
  "full-time": "clock",
  winner: "trophy",
  crash: "burst",
  "off-bike": "burst",
  mishap: "burst",
  card: "cards",
  "card-back": "check",
  faceoff: "whistle",
  referee: "whistle",
  photo: "cam",
  header: "ball",
};

/** The banner; another one is drawn as another element. @param {Banner} call @param {Table} table */
export const bannerView = (call, table) =>
  keyedContent(drawn(call, table), [call.word, call.seat, call.text, call.second]);

/** @param {Banner} call @param {Table} table */
const drawn = ({ word, title, seat, text, second, sum, totals, low }, { t, seats }) =>
  html`<div class="call ${bannerKind(word)} ${low ? "low" : ""}">
    <strong class="w">${icon(PICTURES[word])}${title ?? t(`table-call-${word}`)}</strong>
    <div class="x">
      ${seat === null ? nothing : jersey(seats[seat].sign)}
      <p dir="auto"><b>${text}</b>${second ? html`<span>${second}</span>` : nothing}</p>
    </div>
    ${totals ? totalsOf(totals) : nothing}${sum ? html`<div class="f sum">${sum}</div>` : nothing}
  </div>`;

/** @param {[number, number]} totals */
const totalsOf = ([mine, theirs]) =>
  html`<div class="f"><span class="flap m">${mine}</span><i>:</i><span class="flap m">${theirs}</span></div>`;
