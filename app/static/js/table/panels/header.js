// The top bar of the table page: the table's name, the score or the order of play, and the tools.
import { html, nothing } from "lit-html";
import { slot } from "../../notifications/inbox_channel.js";
import { icon, SPRITE } from "../../kit/pieces.js";
import { flag } from "../../browser/preferences.js";

/** @import {Table} from "../../kit/table.d.ts" */

const SLOW_MS = 150;
const LIST_GAP = 4;

/** @param {import("../../net/live_channel.js").Connection} line @param {import("../../kit/table.d.ts").Say} t */
function connectionState({ state, latency }, t) {
  const slow = latency !== null && latency > SLOW_MS;
  const word =
    state === "good"
      ? slow
        ? "slow"
        : "good"
      : state === "joining"
        ? "joining"
        : state === "lost"
          ? "lost"
          : "broken";
  const text = t(`table-line-${word}`);
  const title = latency === null ? text : t(`table-line-${word}-ms`, { ms: latency });
  return html`<span class="conn ${word}" role="status" title=${title}
    >${icon("wifi")}<span class="vh">${text}</span></span
  >`;
}

/**
 * @typedef {object} Tools
 * @property {() => void} sound @property {() => void} settings @property {() => void} leave
 * @property {string} leaveText the text of its button
 * @property {(id: string) => void} show a tab of the page, where there is no side
 *
 * @param {{connection: any, unread: number}} store @param {Table} table
 * @param {{title: string, sub: string, tournament: string | null}} names
 * @param {unknown} top the score, or the order of play
 * @param {Tools} run
 */
export function tableHeader({ connection, unread }, table, { title, sub, tournament }, top, run) {
  const { t } = table;
  return html`<header class="hdr">
    <div class="hdr-in">
      <a class="wordmark" href="/" aria-label=${t("shell-home")}
        ><svg aria-hidden="true"><use href="${SPRITE}#logo"></use></svg
      ></a>
      <h1 class="tname"><b class="trunc">${title}</b> <span class="sub trunc">${sub}</span></h1>
      ${top}
      <nav class="tools" aria-label=${t("table-tools")}>
        ${slot} ${tournament ? tournamentLink(tournament, t) : nothing} ${connectionState(connection, t)}
        ${soundButton(t, run)} ${tools(table, run)}
        <button class="tool more" type="button" popovertarget="tools" aria-label=${t("table-tools")}>
          ${icon("more")}${unread ? count(unread) : nothing}
        </button>
      </nav>
      <div class="tool-list" id="tools" popover @beforetoggle=${openBelow} @click=${close}>
        ${views(table, unread, run)} ${soundButton(t, run)} ${tools(table, run)}
      </div>
    </div>
  </header>`;
}

/** @param {Table["t"]} t @param {Tools} run */
function soundButton(t, run) {
  const loud = flag("sound");
  return html`<button class="tool" type="button" aria-pressed=${loud ? "true" : "false"} @click=${run.sound}>
    ${icon(loud ? "sound" : "mute")}<span class="wd">${t("table-sound")}</span>
  </button>`;
}

/** @param {Table} table @param {Tools} run */
const tools = ({ t, rule }, run) =>
  html`<a class="tool" href=${rule()}>${icon("book")}<span class="wd">${t("shell-nav-rules")}</span></a>
    <button class="tool" type="button" @click=${run.settings}>
      ${icon("gear")}<span class="wd">${t("table-settings")}</span>
    </button>
    <button class="tool leave" type="button" @click=${run.leave}>
      ${icon("door")}<span>${t(run.leaveText)}</span>
    </button>`;

/**
 * The tabs of the page, for tablets and phones on their side.
 * @param {Table} table @param {number} unread @param {Tools} run
 */
const views = ({ t }, unread, run) =>
  TABS.map(
    ([id, picture]) =>
      html`<button class="tool view" type="button" @click=${() => run.show(id)}>
        ${icon(picture)}<span>${t(`table-tab-${id}`)}</span>${id === "chat" && unread ? count(unread) : nothing}
      </button>`,
  );

/** Open the list below its button. @param {Event} event */
function openBelow({ currentTarget }) {
  const list = /** @type {HTMLElement} */ (currentTarget);
  const button = /** @type {Element} */ (list.parentElement?.querySelector("[popovertarget=tools]"));
  const { right, bottom } = button.getBoundingClientRect();
  list.style.right = `${innerWidth - right}px`;
  list.style.top = `${bottom + LIST_GAP}px`;
}

/** @param {Event} event */
const close = ({ currentTarget }) => /** @type {HTMLElement} */ (currentTarget).hidePopover();

/** @param {string} url @param {(id: string) => string} t */
const tournamentLink = (url, t) =>
  html`<a class="tool cup" href=${url} aria-label=${t("table-tournament")}>${icon("trophy")}</a>`;

/** @param {number} unread */
const count = (unread) => html`<span class="count">${unread}</span>`;

/** @param {(id: string) => string} t */
const turnDot = (t) => html`<span class="count dot"><span class="vh">${t("table-flag-your-turn")}</span></span>`;

const TABS = [
  ["table", "dice"],
  ["log", "list"],
  ["chat", "chat"],
  ["seats", "user"],
];

/**
 * The five tabs of a phone.
 * @param {string} open @param {(id: string) => void} choose @param {{unread: number, turn: boolean}} marks
 * @param {Table} table
 */
export const phoneTabs = (open, choose, { unread, turn }, { t, rule }) =>
  html`<nav class="ttabs" aria-label=${t("table-views")}>
    ${TABS.map(
      ([id, picture]) =>
        html`<button type="button" aria-current=${id === open ? "page" : nothing} @click=${() => choose(id)}>
          ${icon(picture)}${t(`table-tab-${id}`)}${id === "chat" && unread ? count(unread) : nothing}
          ${id === "table" && turn && open !== "table" ? turnDot(t) : nothing}
        </button>`,
    )}
    <a href=${rule()}>${icon("book")}${t("shell-nav-rules")}</a>
  </nav>`;
