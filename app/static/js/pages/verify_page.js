// The verify page: fetches the record, checks it against what this browser kept, and shows every die and shuffle.
import { html, nothing, render } from "lit-html";
import { getText, matchUrls, Refusal } from "../net/http.js";
import { faultList, playedIn, remarks } from "../fairness/check_result.js";
import { checkRecord } from "../fairness/record_check.js";
import { keptOf } from "../fairness/watcher.js";
import { icon } from "../kit/pieces.js";
import { dieCounts } from "../net/record_reader.js";
import { loadTexts } from "../browser/i18n.js";

/** @import {Kept, PlayerWord} from "../fairness/kept_entry.js" */
/** @import {Checked} from "../fairness/record_check.js" */
/** @typedef {NonNullable<Checked["found"]>} Found */

const SHOWN_AT_FIRST = 100;
const BAR_PX = 120;

const root = /** @type {HTMLElement} */ (document.querySelector("#verify"));
const lang = document.documentElement.lang;
const { match = "", tournament = null } = root.dataset;
/** @type {string[]} by seat */ const names = JSON.parse(root.dataset.names ?? "[]");
const urls = matchUrls(match, new URLSearchParams(location.search).get("code"), tournament);
/** @type {(id: string, args?: Record<string, string | number>) => string} */
let t;
let all = false;
/** @type {Kept | null} */ let kept = null;

/** @param {Checked} checked */
function verdict(checked) {
  const { faults, there, chained } = checked;
  const kind = faults.length ? "wrong" : !chained ? "old" : there ? "there" : "stranger";
  const look = faults.length ? "bad" : kind === "there" && !checked.dropped ? "ok" : "partly";
  return html`<div class="verdict ${look}" role="status">
    ${icon(faults.length ? "x" : "shield")}
    <div class="stack">
      <h2>${t(`verify-${kind}`)}</h2>
      ${faults.length ? faultList(checked, t) : html`<p>${t(`verify-${kind}-text`)}</p>`}
      ${remarks(checked, t).map((text) => html`<p>${text}</p>`)}
      <p class="sm muted">${t("verify-rules")}</p>
      ${faults.length ? saveLink() : nothing}
    </div>
  </div>`;
}

const saveLink = () => html`<p><a class="btn" href=${urls.record} download>${icon("down")}${t("check-save")}</a></p>`;

/** A player's word, and its commitment where it says more. @param {PlayerWord} one @param {string} name */
const wordRow = ({ commitment, word }, name) =>
  word
    ? row(t("verify-word", { name }), word)
    : commitment
      ? row(t("verify-word-fingerprint", { name }), commitment)
      : row(html`${t("verify-word", { name })}: ${t("verify-word-none")}`, null);

/** @param {unknown} label @param {string | null} value @param {unknown} [mark] */
const row = (label, value, mark = nothing) =>
  html`<dt>${label} ${mark}</dt>
    ${value === null ? nothing : html`<dd class="hash">${value}</dd>`}`;

/** @param {any} header @returns {PlayerWord[]} */
const wordsIn = ({ fairness }) =>
  fairness.words ?? fairness.client_seeds.map((/** @type {string | null} */ word) => ({ commitment: null, word }));

/** @param {any} header @param {Found} found */
function seeds(header, found) {
  const { fairness } = header;
  const agrees = html`<span class="chip ${found.commitment.agrees ? "ok" : "bad"}"
    >${t(found.commitment.agrees ? "verify-match" : "verify-mismatch")}</span
  >`;
  return html`<section class="card pad">
    <h2 class="gap">${t("verify-seeds")}</h2>
    ${fairness.words ? html`<p class="muted sm">${t("verify-seeds-text")}</p>` : nothing}
    <dl class="seeds">
      ${row(t("verify-commitment"), fairness.commitment)} ${row(t("verify-server-seed"), fairness.server_seed)}
      ${row(t("verify-hash"), found.commitment.found, agrees)}
      ${wordsIn(header).map((one, seat) => wordRow(one, names[seat]))}
      ${row(t("verify-key"), found.key)}
    </dl>
    ${
      kept
        ? html`<p><button class="btn" type="button" @click=${saveKept}>${icon("down")}${t("verify-saw")}</button></p>`
        : nothing
    }
  </section>`;
}

/** Save what this browser kept, for `stadion verify --kept`. */
function saveKept() {
  if (!kept) return;
  const { commitment, word, words, seq, head, asked, outcome } = kept;
  const text = JSON.stringify({ match, commitment, word, words, seq, head, asked, outcome });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `stadion-${match}-kept.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** @param {number} height @param {number} line both as shares of the highest @param {number} count */
const column = (height, line, count) =>
  html`<div>
    <i .style=${`height:${BAR_PX * height}px`}></i><u .style=${`bottom:${BAR_PX * line}px`}></u
    ><b class="num">${count}</b>
  </div>`;

/** @param {[number, number[]]} one */
function histogram([sides, counts]) {
  const rolls = counts.reduce((sum, count) => sum + count, 0);
  const expected = rolls / sides;
  const most = Math.max(...counts, expected);
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  return html`<figure>
    <figcaption>
      <b>${t("verify-die", { sides })}</b>
      <span class="muted sm">${t("verify-rolls", { count: rolls, expected: number.format(expected) })}</span>
    </figcaption>
    <div class="hist" role="img" aria-label=${counts.map((count, i) => `${i + 1}: ${count}`).join(", ")}>
      ${counts.map((count) => column(count / most, expected / most, count))}
    </div>
    <div class="hl" aria-hidden="true">${counts.map((_, i) => html`<span class="num">${i + 1}</span>`)}</div>
  </figure>`;
}

/** @param {any} draw */
const drawText = (draw) => (draw.draw === "shuffle" ? draw.order.join(" ") : String(draw.value));

/** @param {any} draw */
const kind = (draw) =>
  draw.draw === "die"
    ? t("verify-draw-die", { sides: draw.sides })
    : draw.draw === "int"
      ? t("verify-draw-int", { n: draw.n })
      : t("verify-draw-shuffle", { n: draw.n });

/** @param {any} found */
function draws(found) {
  const wrong = found.draws.filter((/** @type {any} */ draw) => !draw.agrees);
  const shown = all ? found.draws : [...new Set([...wrong, ...found.draws.slice(0, SHOWN_AT_FIRST)])];
  return html`<section class="card pad">
    <h2>${t("verify-draws")}</h2>
    <div class="scroll">
      <table class="draws">
        <thead>
          <tr>
            <th scope="col">${t("verify-move")}</th>
            <th scope="col">${t("verify-what")}</th>
            <th scope="col">${t("verify-recorded")}</th>
            <th scope="col">${t("verify-computed")}</th>
            <th scope="col"><span class="vh">${t("verify-match")}</span></th>
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            (/** @type {any} */ draw) =>
              html`<tr class=${draw.agrees ? "" : "wrong"}>
                <td class="num"><a href=${urls.replay(draw.seq)}>${draw.seq}</a></td>
                <td>${kind(draw.said)}</td>
                <td class="num">${drawText(draw.said)}</td>
                <td class="num">${drawText(draw.found)}</td>
                <td>${mark(draw.agrees)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${
      shown.length < found.draws.length
        ? html`<button class="btn" type="button" @click=${showAll}>
            ${t("verify-show-all", { count: found.draws.length })}
          </button>`
        : nothing
    }
  </section>`;
}

/** @param {boolean} agrees */
const mark = (agrees) =>
  html`<span class="chip ${agrees ? "ok" : "bad"}"
    >${icon(agrees ? "check" : "x")}${t(agrees ? "verify-match" : "verify-mismatch")}</span
  >`;

let showAll = () => {};

/** @param {Checked} checked */
function page(checked) {
  const { record, found } = checked;
  showAll = () => {
    all = true;
    page(checked);
  };
  render(html`${verdict(checked)} ${record && found ? details(record, found) : nothing}`, root);
}

/** @param {NonNullable<Checked["record"]>} record @param {Found} found */
function details({ header, lines }, found) {
  const dice = [...dieCounts(lines.filter((line) => "seq" in line))];
  return html`<div class="vf">
    <div class="stack lg">
      ${seeds(header, found)}
      ${
        dice.length
          ? html`<section class="card pad stack">
              <h2>${t("verify-dice")}</h2>
              <p class="muted sm">${t("verify-dice-text")}</p>
              ${dice.map(histogram)}
            </section>`
          : nothing
      }
    </div>
    ${draws(found)}
  </div>`;
}

async function start() {
  ({ t } = await loadTexts(lang, null));
  try {
    const text = await getText(urls.record);
    kept = await keptOf(match);
    const played = urls.tournament ? await playedIn(urls.tournament) : null;
    root.replaceChildren();
    page(checkRecord(text, kept, played));
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return; // The page says already that the match is not over.
    say("verify-failed", /** @type {Error} */ (error).message);
  }
}

/** @param {string} id @param {string} [more] */
function say(id, more = "") {
  root.replaceChildren();
  render(html`<p class="note warn">${icon("info")}<span>${t(id)} ${more}</span></p>`, root);
}

start();
