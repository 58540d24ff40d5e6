// The action bar: one sentence at any moment says who acts and what he can do.
import { html, nothing } from "lit-html";
import { icon } from "./kit/pieces.js";

/**
 * @typedef {object} Button
 * @property {string} label a verb @property {string} [key] @property {boolean} [primary] @property {boolean} [disabled]
 * @property {string} [icon] @property {() => void} run
 * @typedef {object} Bar
 * @property {string} flag @property {"turn" | "choice" | "wait" | "over"} kind @property {unknown} sentence
 * @property {unknown} [second] @property {Button[]} [buttons]
 * @property {{label: string, state: "done" | "now" | "todo"}[]} [steps] @property {{label: string, run: () => void}} [link]
 */

/** What the page says by itself when the game says nothing. @param {any} table @returns {Bar} */
export function plainBar(table) {
  const { doc, t, me, name } = table;
  if (doc.status === "finished") return overBar(table);
  const names = doc.to_act.map(name);
  if (doc.notice) return { flag: t("table-flag-stopped"), kind: "wait", sentence: doc.notice };
  if (doc.to_act.includes(me)) {
    return {
      flag: t("table-flag-your-turn"),
      kind: "turn",
      sentence: t("table-choose"),
      second: t("table-choose-second"),
    };
  }
  const sentence =
    names.length > 1
      ? t("table-wait-several", { names: listed(names, table.lang) })
      : t("table-wait-one", { name: names[0] ?? "" });
  if (me === null)
    return { flag: t("table-flag-watching"), kind: "wait", sentence, second: t("table-watching-second") };
  return { flag: names[0] ?? "", kind: "wait", sentence, second: t("table-wait-second") };
}

/** @param {string[]} names @param {string} lang */
const listed = (names, lang) => new Intl.ListFormat(lang, { type: "conjunction" }).format(names);

/** @param {any} table @returns {Bar} */
function overBar({ doc, t, name, lang }) {
  const winners = (doc.outcome?.placements ?? [])
    .filter((/** @type {any} */ p) => p.place === 1)
    .map((/** @type {any} */ p) => name(p.seat));
  const sentence =
    winners.length > 1
      ? t("table-over-shared", { names: listed(winners, lang) })
      : t("table-over-won", { name: winners[0] ?? "" });
  return { flag: t("table-flag-over"), kind: "over", sentence, second: t("table-over-second") };
}

/** While the line is broken: look, but do not move. @param {any} table @returns {Bar} */
export const brokenBar = ({ t }) => ({
  flag: t("table-flag-paused"),
  kind: "wait",
  sentence: t("table-paused"),
  second: t("table-paused-second"),
});

/** A refusal, in place of the sentence: what is in the way, and where it is written. @param {Bar} bar @param {any} refusal @param {any} table */
export function refusedBar(bar, refusal, { t, rule, doc, me }) {
  const mine = doc.to_act.includes(me);
  return {
    ...bar,
    flag: mine ? bar.flag : t("table-flag-no"),
    sentence: refusal.detail,
    second: t(mine ? "table-refused-mine" : "table-refused"),
    rule: refusal.clause ? rule(refusal.clause) : null,
    alert: true,
  };
}

/** @param {any} bar @param {any} table */
export function actionBar(bar, { t, busy }) {
  const amber = bar.kind === "turn" || bar.kind === "choice";
  return html`<section class="actionbar ${amber ? "amber" : ""} ${bar.kind}" aria-label=${t("table-bar")} tabindex="-1">
    <div class="ab-top">
      <div class="ab-flag" dir="auto"><span>${bar.flag}</span></div>
      <div class="ab-txt" role=${bar.alert ? "alert" : "status"}>
        <b dir="auto">${bar.sentence}</b>${bar.second ? html`<span>${bar.second}</span>` : nothing}
      </div>
      ${
        bar.rule || bar.buttons?.length
          ? html`<div class="ab-btn">
              ${bar.rule ? html`<a class="btn chalk" href=${bar.rule} target="_blank" rel="noopener">${icon("book")}${t("table-rule")}</a>` : nothing}
              ${(bar.buttons ?? []).map((/** @type {Button} */ button) => barButton(button, busy, amber))}
            </div>`
          : nothing
      }
    </div>
    ${bar.steps?.length || bar.link ? stepRow(bar) : nothing}
  </section>`;
}

/** @param {Button} button @param {boolean} busy @param {boolean} amber */
function barButton(button, busy, amber) {
  const off = button.disabled || busy;
  const cls = button.primary ? (amber ? "flood pri2" : "chalk pri2") : "chalk";
  return html`<button
    class="btn ${cls}"
    type="button"
    aria-disabled=${off ? "true" : nothing}
    @click=${() => off || button.run()}
  >
    ${button.icon ? icon(button.icon) : nothing}${button.label}${button.key ? html` <kbd>${keyName(button.key)}</kbd>` : nothing}
  </button>`;
}

/** @param {string} key as in KeyboardEvent.key */
const keyName = (key) => (key.length === 1 ? key.toUpperCase() : key === "Escape" ? "Esc" : key);

/** @param {Bar} bar */
const stepRow = ({ steps = [], link }) =>
  html`<ol class="steps">
    ${steps.map((step) => html`<li aria-current=${step.state === "now" ? "step" : nothing} class=${step.state}>${step.state === "done" ? icon("check") : nothing}${step.label}</li>`)}
    ${link ? html`<li class="aside"><button type="button" @click=${link.run}>${link.label}</button></li>` : nothing}
  </ol>`;
