// The action bar: one sentence at any moment says who acts and what he can do.
import { html, nothing } from "lit-html";
import { winners } from "./kit/bar.js";
import { icon } from "./kit/pieces.js";
import { listed } from "./kit/words.js";

/** @import {Bar as GameBar, Button, Table} from "./kit/table.d.ts" */

/** @typedef {GameBar & {rule?: string | null, alert?: boolean}} Bar with what the page adds to it */

/** What the page says by itself when the game says nothing. @param {Table} table @returns {Bar} */
export function plainBar(table) {
  const { doc, t, me, name } = table;
  if (doc.status === "finished") return overBar(table);
  const names = doc.to_act.map(name);
  if (doc.notice) return { flag: t("table-flag-stopped"), kind: "wait", sentence: doc.notice };
  if (me !== null && doc.to_act.includes(me)) {
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

/** @param {Table} table @returns {Bar} */
function overBar({ doc, t, name, lang }) {
  const names = winners(doc).map(name);
  const sentence =
    names.length > 1
      ? t("table-over-shared", { names: listed(names, lang) })
      : t("table-over-won", { name: names[0] ?? "" });
  return { flag: t("table-flag-over"), kind: "over", sentence, second: t("table-over-second") };
}

/** While the line is broken: look, but do not move. @param {Table} table @returns {Bar} */
export const brokenBar = ({ t }) => ({
  flag: t("table-flag-paused"),
  kind: "wait",
  sentence: t("table-paused"),
  second: t("table-paused-second"),
});

/**
 * A refusal, in place of the sentence: what is in the way, and where it is written.
 * @param {Bar} bar
 * @param {import("./room.js").Refusal} refusal
 * @param {Table} table
 */
export function refusedBar(bar, refusal, { t, rule, doc, me }) {
  const mine = me !== null && doc.to_act.includes(me);
  return {
    ...bar,
    flag: mine ? bar.flag : t("table-flag-no"),
    sentence: refusal.detail,
    second: t(mine ? "table-refused-mine" : "table-refused"),
    rule: refusal.clause ? rule(refusal.clause) : null,
    alert: true,
  };
}

/** @param {Bar} bar @param {Table} table */
export function actionBar(bar, { t, busy }) {
  const amber = bar.kind === "turn" || bar.kind === "choice";
  const cls = `actionbar ${amber ? "amber" : ""} ${bar.kind}`;
  return html`<section class=${cls} aria-label=${t("table-bar")} tabindex="-1">
    <div class="ab-top">
      <div class="ab-flag" dir="auto"><span>${bar.flag}</span></div>
      <div class="ab-txt" role=${bar.alert ? "alert" : "status"}>
        <b dir="auto">${bar.sentence}</b>${bar.second ? html`<span>${bar.second}</span>` : nothing}
      </div>
      ${
        bar.rule || bar.buttons?.length
          ? html`<div class="ab-btn">
              ${bar.rule ? ruleLink(bar.rule, t) : nothing}
              ${(bar.buttons ?? []).map((button) => barButton(button, busy, amber))}
            </div>`
          : nothing
      }
    </div>
    ${bar.steps?.length || bar.link ? stepRow(bar) : nothing}
  </section>`;
}

/** @param {string} url @param {Table["t"]} t */
const ruleLink = (url, t) =>
  html`<a class="btn chalk" href=${url} target="_blank" rel="noopener">${icon("book")}${t("table-rule")}</a>`;

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
    ${button.icon ? icon(button.icon) : nothing}${button.label}${keyCap(button.key)}
  </button>`;
}

/** @param {string | undefined} key */
const keyCap = (key) => (key ? html` <kbd>${keyName(key)}</kbd>` : nothing);

/** @param {string} key as in KeyboardEvent.key */
const keyName = (key) => (key.length === 1 ? key.toUpperCase() : key === "Escape" ? "Esc" : key);

/** @param {import("./kit/table.d.ts").Step} step */
const stepItem = ({ label, state }) =>
  html`<li aria-current=${state === "now" ? "step" : nothing} class=${state}
    >${state === "done" ? icon("check") : nothing}${label}</li
  >`;

/** @param {Bar} bar */
const stepRow = ({ steps = [], link }) =>
  html`<ol class="steps">
    ${steps.map(stepItem)}
    ${link ? html`<li class="aside"><button type="button" @click=${link.run}>${link.label}</button></li>` : nothing}
  </ol>`;
