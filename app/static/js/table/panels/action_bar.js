// The command: who acts, what the reader can do and what follows from it, the calculation in one line, the buttons.
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
/** Where the short forms of sentence and buttons are drawn. */
const isShort = () => matchMedia("(max-width: 1340px)").matches;

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
      ? t(`reason-${doc.outcome?.reason.replaceAll("_", "-")}`)
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
export const sentBar = (bar, { t }) => ({ ...bar, flag: t("table-sent") });

/**
 * @param {Bar} bar @param {Table} table
 * @param {{clock: unknown, openSum: (() => void) | null}} parts the reader's own clock; null without a calculation
 */
export function actionBar(bar, table, { clock, openSum }) {
  const { t } = table;
  const amber = bar.kind === "turn" || bar.kind === "choice";
  const sums = bar.sumLine && !bar.hinted && !bar.feedback;
  const state = [bar.kind, amber && "amber", bar.staged && "show", bar.away && "offer", sums && "sums"];
  const cls = ["actionbar", ...state].filter(Boolean).join(" ");
  return html`<section class=${cls} aria-label=${t("table-bar")} tabindex="-1">
    <div class="ab-flag" dir="auto">${keyedContent(flag(bar), [bar.flag, hasControls(bar)])}${clock}</div>
    ${bar.feedback ? feedbackView(bar.feedback, bar, amber, t) : question(bar, Boolean(sums))}
    <p class="vh" role="status">${bar.feedback ? spokenFeedback(bar.feedback) : nothing}</p>
    ${keyed(`${Boolean(sums)} ${bar.link?.label}`, html`<div class="ab-sum">${sumLine(bar, t, openSum)}</div>`)}
    <div class="ab-btn">${hasControls(bar) ? keyedContent(buttonRow(bar, table, amber), labels(bar)) : nothing}</div>
    ${bar.steps?.length ? stepList(bar.steps) : nothing}
  </section>`;
}

/**
 * The calculation in one line, and the way to all of it; the link of the game at the end.
 * @param {Bar} bar @param {Table["t"]} t @param {(() => void) | null} openSum
 */
const sumLine = ({ sumLine: line, link }, t, openSum) =>
  html`${
    openSum
      ? html`<button class="sl" type="button" aria-keyshortcuts="=" @click=${openSum}>
          <span class="parts">${line ? keyedContent(line) : nothing}</span>
          <span class="op">${icon("sum")}<span class="wd">${t("table-sum")}</span><kbd>=</kbd></span>
        </button>`
      : html`<span class="parts">${line ? keyedContent(line) : nothing}</span>`
  }
  ${link ? html`<button class="lnk" type="button" @click=${link.run}>${link.label}</button>` : nothing}`;

/** The flag, smaller if one of its words is long. @param {Bar} bar */
const flag = ({ flag: words }) => html`<span class=${/\S{10}/.test(String(words)) ? "long" : ""}>${words}</span>`;

/** Return whether there is anything to press; if not, a phone gives the room to the words. @param {Bar} bar */
const hasControls = ({ pace, buttons = [] }) => Boolean(pace) || buttons.length > 0;

/** @param {Bar} bar */
const labels = ({ buttons = [], pace }) => [
  Boolean(pace),
  ...buttons.filter(isShown).flatMap(({ label, effect }) => [label, effect]),
];

/** Return whether a button is drawn: not the way back where there is nothing to take back. @param {Button} button */
const isShown = ({ icon: picture, disabled }) => picture !== "undo" || !disabled;

/** Return the short sentence on phones and laptops, if there is one. @param {Bar} bar */
const sentenceOf = ({ short, sentence }) => (short && isShort() ? short : sentence);

/** @param {Bar} bar @param {boolean} sums whether the sum in one line takes a part of the room */
const question = (bar, sums) =>
  html`<div class="ab-txt" role=${bar.alert ? "alert" : "status"} aria-live=${bar.staged ? "off" : nothing}>
    ${keyedContent(
      html`<b dir="auto">${sentenceOf(bar)}</b>${bar.second ? html`<span>${bar.second}</span>` : nothing}`,
      [sentenceOf(bar), bar.second, sums],
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
      text,
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
  const { shown, rest } = splitButtons(buttons.filter(isShown));
  const alone = shown.length === 1; // it has room for all its words
  const whole = (/** @type {Button} */ button) => (alone ? { ...button, short: undefined } : button);
  return html`${pace} ${shown.map((button) => barButton(whole(button), table, amber))}
  ${rest.length ? moreButton(rest, table, amber) : nothing}`;
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

/**
 * A button of two lines; what only takes back is an icon.
 * @param {Button} button @param {Table} table @param {boolean} amber
 */
function barButton(button, table, amber) {
  const { busy } = table;
  const off = button.disabled || busy;
  const cls = button.primary ? (amber ? "flood pri2" : "chalk pri2") : "chalk";
  const bare = button.icon === "undo" && !button.primary && !button.effect;
  return html`<button
    class="btn ${bare ? "chalk icon" : cls}"
    type="button"
    aria-disabled=${off ? "true" : nothing}
    title=${bare ? button.label : nothing}
    @click=${(/** @type {Event} */ { currentTarget }) => {
      if (!off) button.run();
      else if (!busy) explainDisabled(button, table, /** @type {Element} */ (currentTarget));
    }}
  >
    ${button.icon ? icon(button.icon) : nothing}${bare ? html`<span class="vh">${button.label}</span>` : faceOf(button)}
  </button>`;
}

/** Both lines of a button, and its key. @param {Button} button */
function faceOf({ label, effect, short, key }) {
  const brief = short && isShort() ? short : undefined;
  const line = brief?.effect ?? effect;
  return html`<span class="tt"><b>${brief?.label ?? label}</b>${line ? html` <small>${line}</small>` : nothing}</span>
    ${keyCap(key)}`;
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
const stepItem = ({ label, state }) => html`<li aria-current=${state === "now" ? "step" : nothing}>${label}</li>`;

/** The steps of the decision, for screen readers. @param {NonNullable<Bar["steps"]>} steps */
const stepList = (steps) => html`<ol class="steps vh">${keyedContent(steps.map(stepItem), steps)}</ol>`;

/** Return whether a part of it is cut off. @param {Element} box @param {number} [more] its width may lack, in px */
const isCut = (box, more = 1) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + more;

/**
 * Fit the content of the command: words and buttons that would be cut get smaller, and a phone leaves words out.
 * @param {ParentNode} root
 */
export function fitBar(root) {
  const buttons = root.querySelector(".ab-btn");
  if (buttons) fitButtons(buttons);
  const text = root.querySelector(".ab-txt");
  if (!text) return;
  text.classList.remove("small", "brief");
  const cut = () => isCut(text) || [...text.children].some((one) => isCut(one));
  for (const smaller of ["small", "brief"]) if (cut()) text.classList.add(smaller);
}

/** Fit the buttons: first keys and pictures give way, then the type. @param {Element} row */
function fitButtons(row) {
  row.classList.remove("tight", "small");
  // A line that ends with dots loses letters to them for a fraction of a pixel.
  const cut = () => isCut(row) || [...row.querySelectorAll(".tt > *")].some((one) => isCut(one, 0));
  if (cut()) row.classList.add("tight");
  if (cut()) row.classList.add("small");
}
