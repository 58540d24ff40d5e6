// The verify page: fetches the record and computes every die and shuffle again, in the browser.
import { html, nothing, render } from "lit-html";
import { getText, matchUrls, Refusal } from "../net/http.js";
import { verifyRecord, wordsOf } from "../browser/fair_chance.js";
import { icon } from "../kit/pieces.js";
import { dieCounts, recordOf } from "../net/record_reader.js";
import { loadTexts } from "../browser/i18n.js";

const SHOWN_AT_FIRST = 100;
const BAR_PX = 120;

const root = /** @type {HTMLElement} */ (document.querySelector("#verify"));
const lang = document.documentElement.lang;
const urls = matchUrls(root.dataset.match ?? "", new URLSearchParams(location.search).get("code"));
/** @type {(id: string, args?: Record<string, string | number>) => string} */
let t;
let all = false;

/** @param {any} found */
function verdict(found) {
  const wrong = found.draws.filter((/** @type {any} */ draw) => !draw.agrees).length;
  const fine = found.commitment.agrees && wrong === 0;
  const text = !found.commitment.agrees
    ? t("verify-broken-promise")
    : fine
      ? t("verify-all-agree", { count: found.draws.length })
      : t("verify-disagree", { count: wrong, total: found.draws.length, number: found.firstWrong });
  return html`<div class="verdict ${fine ? "ok" : "bad"}" role="status">
    ${icon(fine ? "shield" : "x")}
    <div>
      <h2>${t(fine ? "verify-fair" : "verify-unfair")}</h2>
      <p>${text}</p>
    </div>
  </div>`;
}

/** @param {any} header @param {any} found */
function seeds({ fairness, seats }, found) {
  const row = (/** @type {unknown} */ label, /** @type {string} */ value, /** @type {unknown} */ mark = nothing) =>
    html`<dt>${label} ${mark}</dt>
      <dd class="hash">${value}</dd>`;
  const agrees = html`<span class="chip ${found.commitment.agrees ? "ok" : "bad"}"
    >${t(found.commitment.agrees ? "verify-match" : "verify-mismatch")}</span
  >`;
  return html`<section class="card pad">
    <h2>${t("verify-seeds")}</h2>
    <p class="muted sm">${t("verify-seeds-text")}</p>
    <dl class="seeds">
      ${row(t("verify-commitment"), fairness.commitment)} ${row(t("verify-server-seed"), fairness.server_seed)}
      ${row(t("verify-hash"), found.commitment.found, agrees)}
      ${wordsOf(fairness).map((/** @type {string} */ word, /** @type {number} */ seat) => {
        const name = seats[seat].name ?? t("table-bot-name", { number: (seats[seat].coach ?? seat) + 1 });
        return row(t("verify-client-seed", { name }), word);
      })}
      ${row(t("verify-key"), found.key)}
    </dl>
  </section>`;
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

/** @param {any} record @param {any} found */
function page(record, found) {
  showAll = () => {
    all = true;
    page(record, found);
  };
  const dice = [...dieCounts(record.actions)];
  render(
    html`${verdict(found)}
      <div class="vf">
        <div class="stack lg">
          ${seeds(record.header, found)}
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
      </div>`,
    root,
  );
}

async function start() {
  ({ t } = await loadTexts(lang, null));
  if (!crypto.subtle) return say("verify-no-crypto");
  try {
    const record = recordOf(await getText(urls.record));
    const found = await verifyRecord(record);
    root.replaceChildren();
    page(record, found);
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
