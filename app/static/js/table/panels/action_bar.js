// The action bar: at any moment one sentence says who acts and what the reader can do.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { keyedContent } from "../../kit/keyed_content.js";
import { winners } from "../../kit/bar.js";
import { icon } from "../../kit/pieces.js";
import { hyphened, listed } from "../../kit/words.js";

/** @import {Button, Table} from "../../kit/table.d.ts" */
/** @import {PageBar as Bar} from "../state/page_bar.d.ts" */

const MOST_BUTTONS = 3;
const LIST_GAP = 8;
/** Buttons that are wider than this share of the bar leave too little room for its words. */
const MOST_OF_BAR = 0.42;

/** Return the bar of a game that has none. @param {Table} table @returns {Bar} */
export function plainBar(table) {
  const { doc, t, me, name } = table;
  if (doc.status === "finished") return overBar(table);
  const names = doc.to_act.map(name);
  if (doc.notice_code) {
    return { flag: t("table-flag-stopped"), kind: "wait", sentence: t(`notice-${hyphened(doc.notice_code)}`) };
  }
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
    names.length === 0
      ? t("reason-called-off")
      : names.length > 1
        ? t("table-over-shared", { names: listed(names, lang) })
        : t("table-over-won", { name: names[0] });
  return { flag: t("table-flag-over"), kind: "over", sentence, second: t("table-over-second") };
}

/**
 * Return the bar while the connection is broken: the reader can look, but not act.
 * @param {Table} table @returns {Bar}
 */
export const brokenBar = ({ t }) => ({
  flag: t("table-flag-paused"),
  kind: "wait",
  sentence: t("table-paused"),
  second: t("table-paused-second"),
});

/**
 * Return the bar with a refusal in place of the sentence.
 * @param {Bar} bar @param {import("../state/table_store.js").Refusal} refusal @param {Table} table
 */
export function refusedBar(bar, refusal, { t, doc, me }) {
  const mine = me !== null && doc.to_act.includes(me);
  return {
    ...bar,
    flag: mine ? bar.flag : t("table-flag-no"),
    sentence: refusal.detail,
    second: t(mine ? "table-refused-mine" : "table-refused"),
    alert: true,
  };
}

/**
 * Return the bar while the server takes its time with an action; no button works before.
 * @param {Bar} bar @param {Table} table
 */
export const sentBar = (bar, { t }) => ({ ...bar, sentence: t("table-sent"), short: undefined, second: undefined });

/** @param {Bar} bar @param {Table} table @param {unknown} [clock] the reader's own */
export function actionBar(bar, table, clock = nothing) {
  const { t } = table;
  const amber = bar.kind === "turn" || bar.kind === "choice";
  const cls = `actionbar ${amber ? "amber" : ""} ${bar.staged ? "show" : ""} ${bar.kind} ${bar.away ? "offer" : ""}`;
  return html`<section class=${cls} aria-label=${t("table-bar")} tabindex="-1">
    <div class="ab-top">
      <div class="ab-flag" dir="auto">${keyedContent(flag(bar), [bar.flag, hasControls(bar)])}${clock}</div>
      ${bar.feedback ? feedbackView(bar.feedback, bar, amber, t) : question(bar)}
      <p class="vh" role="status">${bar.feedback ? spokenFeedback(bar.feedback) : nothing}</p>
      ${hasControls(bar) ? keyedContent(buttonRow(bar, table, amber), labels(bar)) : nothing}
    </div>
    ${bar.steps?.length || bar.link ? stepRow(bar) : html`<div class="steps"></div>`}
  </section>`;
}

/** The flag, smaller if one of its words is long. @param {Bar} bar */
const flag = ({ flag: words }) => html`<span class=${/\S{13}/.test(String(words)) ? "long" : ""}>${words}</span>`;

/** Return whether there is anything to press; if not, a phone gives the room to the words. @param {Bar} bar */
const hasControls = ({ pace, buttons = [] }) => Boolean(pace) || buttons.length > 0;

/** @param {Bar} bar */
const labels = ({ buttons = [], pace }) => [Boolean(pace), ...buttons.map(({ label }) => label)];

/** Return roughly how much width the buttons take. @param {Bar} bar */
const width = (bar) => labels(bar).join("").length;

/** Return the short sentence on phones and laptops, if there is one. @param {Bar} bar */
const sentenceOf = ({ short, sentence }) =>
  short && matchMedia("(max-width: 1360px), (max-height: 800px)").matches ? short : sentence;

/** @param {Bar} bar */
const question = (bar) =>
  html`<div class="ab-txt" role=${bar.alert ? "alert" : "status"} aria-live=${bar.staged ? "off" : nothing}>
    ${keyedContent(
      html`<b dir="auto">${sentenceOf(bar)}</b>${bar.second ? html`<span>${bar.second}</span>` : nothing}`,
      [sentenceOf(bar), bar.second, bar.staged ? labels(bar) : width(bar)],
    )}
  </div>`;

/**
 * Why a press was not possible, above the question; it is announced once by the status line.
 * @param {import("../../drawing/illegal_move_feedback.js").FeedbackMessage} answer @param {Bar} bar
 * @param {boolean} mine @param {Table["t"]} t
 */
const feedbackView = ({ text, clause }, bar, mine, t) =>
  html`<div class="ab-txt">
    ${keyed(
      `${text} ${width(bar)}`,
      html`<b dir="auto">${text} ${clause ? chip(clause) : nothing}</b>
        <span>${mine ? html`<em>${t("table-wrong-still")}</em> ` : nothing}${bar.short ?? bar.sentence}</span>`,
    )}
  </div>`;

/** @param {string} clause */
const chip = (clause) =>
  html`<button class="cl" type="button" data-clause=${clause} aria-expanded="false">
    ${icon("book")}${clause}
  </button>`;

/** @param {import("../../drawing/illegal_move_feedback.js").FeedbackMessage} answer */
const spokenFeedback = ({ text, clause, count }) => keyed(count, html`<span>${text} ${clause ?? nothing}</span>`);

/** @param {Bar} bar @param {Table} table @param {boolean} amber */
function buttonRow({ buttons = [], pace = nothing }, table, amber) {
  const { shown, rest } = splitButtons(buttons);
  return html`<div class="ab-btn">
    ${pace} ${shown.map((button) => barButton(button, table, amber))}
    ${rest.length ? moreButton(rest, table, amber) : nothing}
  </div>`;
}

/**
 * Split the buttons: at most three are shown. Of more, the first and the main one are shown, and the rest are behind
 * "More".
 * @param {Button[]} buttons
 */
export function splitButtons(buttons) {
  if (buttons.length <= MOST_BUTTONS) return { shown: buttons, rest: [] };
  const last = buttons.find(({ primary: primary }) => primary) ?? buttons[1];
  const shown = [buttons.find((button) => button !== last), last];
  return { shown: buttons.filter((one) => shown.includes(one)), rest: buttons.filter((one) => !shown.includes(one)) };
}

/** @param {Button[]} buttons @param {Table} table @param {boolean} amber */
const moreButton = (buttons, table, amber) =>
  html`<button class="btn chalk" type="button" popovertarget="more-list">
      ${icon("list")}${table.t("table-more")}
    </button>
    <div class="more-list" id="more-list" popover @beforetoggle=${openAbove} @click=${close}>
      ${buttons.map((button) => barButton(button, table, amber))}
    </div>`;

/** Open the list upwards from its button, over the board. @param {Event} event */
function openAbove({ currentTarget }) {
  const list = /** @type {HTMLElement} */ (currentTarget);
  const { right, top } = /** @type {Element} */ (list.previousElementSibling).getBoundingClientRect();
  list.style.right = `${innerWidth - right}px`;
  list.style.bottom = `${innerHeight - top + LIST_GAP}px`;
}

/** @param {Event} event */
const close = ({ currentTarget }) => /** @type {HTMLElement} */ (currentTarget).hidePopover();

/** @param {Button} button @param {Table} table @param {boolean} amber */
function barButton(button, table, amber) {
  const { busy } = table;
  const off = button.disabled || busy;
  const cls = button.primary ? (amber ? "flood pri2" : "chalk pri2") : "chalk";
  return html`<button
    class="btn ${cls}"
    type="button"
    aria-disabled=${off ? "true" : nothing}
    @click=${(/** @type {Event} */ { currentTarget }) => {
      if (!off) button.run();
      else if (!busy) explainDisabled(button, table, /** @type {Element} */ (currentTarget));
    }}
  >
    ${button.icon ? icon(button.icon) : nothing}${button.label}${keyCap(button.key)}
  </button>`;
}

/** Explain the press of a disabled button. @param {Button} button @param {Table} table @param {Element} at */
const explainDisabled = ({ askWhy, disabledText = "table-wrong-here" }, table, at) =>
  askWhy ? askWhy(at) : table.sayWhy({ text: disabledText, at });

/** @param {string | undefined} key */
const keyCap = (key) => (key ? html` <kbd>${keyName(key)}</kbd>` : nothing);

/** @type {Record<string, string>} */
const KEYS = { Escape: "Esc", " ": "Space" };

/** @param {string} key a `KeyboardEvent.key` */
const keyName = (key) => KEYS[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** @param {import("../../kit/table.d.ts").Step} step */
const stepItem = ({ label, state }) =>
  html`<li aria-current=${state === "now" ? "step" : nothing} class=${state}
    >${state === "done" ? icon("check") : nothing}<span>${label}</span></li
  >`;

/** @param {Bar} bar */
const stepRow = ({ steps = [], link }) =>
  html`<ol class="steps" data-done=${steps.filter(({ state }) => state === "done").length}>
    ${keyedContent(steps.map(stepItem), steps)}
    ${link ? keyedContent(linkItem(link)) : nothing}
  </ol>`;

/** @param {NonNullable<Bar["link"]>} link */
const linkItem = ({ label, run }) => html`<li class="aside"><button type="button" @click=${run}>${label}</button></li>`;

/** @param {Element} sentence */
const isLong = (sentence) => sentence.clientHeight > 1.5 * parseFloat(getComputedStyle(sentence).lineHeight);

/** Return whether a part of it is cut off. @param {Element} box */
const isCut = (box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;

/**
 * Fit the content of the bar: long sentences, wide buttons and words that would be cut get smaller. Steps that are done
 * become a number where the line is too short.
 * @param {ParentNode} root
 */
export function fitBar(root) {
  const buttons = root.querySelector(".ab-btn");
  if (buttons) fitButtons(buttons);
  const text = root.querySelector(".ab-txt");
  if (text) fitWords(text);
  const row = root.querySelector(".steps");
  row?.classList.remove("folded");
  row?.classList.toggle("folded", row.scrollWidth > row.clientWidth);
}

/** Fit the buttons by themselves: they must not move when the words beside them change. @param {Element} row */
function fitButtons(row) {
  row.classList.remove("tight");
  const share = row.clientWidth / (row.parentElement?.clientWidth ?? 1);
  row.classList.toggle("tight", isCut(row) || (share > MOST_OF_BAR && share < 1));
}

/** @param {Element} text */
function fitWords(text) {
  const sentence = text.querySelector("b");
  const setClose = () => sentence && text.classList.toggle("long", isLong(sentence));
  text.classList.remove("small");
  setClose();
  if (![...text.children].some(isCut)) return;
  text.classList.add("small");
  setClose();
}
