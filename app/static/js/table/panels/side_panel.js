// The side panel with its tabs: log, chat, tabs of the game, the calculation, and every move as a list.
import { html, nothing } from "lit-html";
import { chatForm, chatList } from "./chat.js";
import { actionList } from "../../drawing/generic_drawing.js";
import { logList } from "./event_log.js";
import { icon } from "../../kit/pieces.js";

/** @import {TableStore} from "../state/table_store.js" */
/** @import {Drawing, LogEntry, Tab, Table} from "../../kit/table.d.ts" */

/**
 * @typedef {object} SidePanel
 * @property {string} tab @property {(id: string) => void} open
 * @property {boolean} list whether to show every move as a list
 * @property {number} unread
 * @property {number} newLines the number of new lines below the visible ones
 * @property {{shown: number | null, open: (seq: number) => void}} look @property {() => void} earlier
 * @property {boolean} logComplete there are no older lines
 * @property {() => void} scrollToEnd @property {() => void} say
 * @property {() => void} fold the side to a rail
 * @property {unknown} [note] above the oldest lines of the log
 * @property {unknown} [stands] above the chat: the spectators
 */

/**
 * The tabs of the side. `sum` is undefined where the game has no calculation, or the page shows it elsewhere.
 * @param {Table} table @param {Tab[]} extra the game's tabs
 * @param {{unread: number, list: boolean, sum?: unknown}} options
 */
export const sideTabs = ({ t, actions }, extra, { unread, list, sum }) => [
  { id: "log", label: t("table-log"), icon: "list", badge: null },
  { id: "chat", label: t("table-chat"), icon: "chat", badge: unread || null },
  ...extra.map((tab) => ({ icon: "cards", ...tab })),
  ...(sum === undefined ? [] : [{ id: "sum", label: t("table-sum"), icon: "sum", badge: null, body: sum }]),
  ...(list ? [{ id: "moves", label: t("table-moves"), icon: "hand", badge: actions.length || null }] : []),
];

/**
 * @param {LogEntry[]} lines of the log
 * @param {TableStore} store @param {Table} table @param {Partial<Drawing>} drawing
 * @param {ReturnType<typeof sideTabs>} tabs
 * @param {SidePanel} options
 */
export function sidePanel(lines, store, table, drawing, tabs, options) {
  const { t } = table;
  const open = tabs.some((tab) => tab.id === options.tab) ? options.tab : "log";
  return html`<section class="card feed" data-open=${open}>
    ${tabsRow(tabs, open, t, options)}
    <div class="body" id="tab-body" role="tabpanel" aria-labelledby="tab-${open}" tabindex="0" data-scroll=${open}>
      ${body(open, lines, store, table, drawing, tabs, options)}
    </div>
    ${
      open === "log" && options.newLines > 0
        ? html`<button class="pill" type="button" @click=${options.scrollToEnd}>
            ${icon("down")}${t("table-log-new", { count: options.newLines })}
          </button>`
        : nothing
    }
    ${open === "chat" ? chatForm(table, store.line, options.say) : nothing}
  </section>`;
}

/**
 * @param {ReturnType<typeof sideTabs>} tabs @param {string} open @param {Table["t"]} t @param {SidePanel} options
 */
const tabsRow = (tabs, open, t, options) =>
  html`<div class="tabs-row">
      <div class="tabs" role="tablist" aria-label=${t("table-rail")} @keydown=${moveBetweenTabs}>
      ${tabs.map(
        (tab) =>
          html`<button
            role="tab"
            type="button"
            id="tab-${tab.id}"
            aria-controls="tab-body"
            aria-selected=${tab.id === open ? "true" : "false"}
            tabindex=${tab.id === open ? 0 : -1}
            @click=${() => options.open(tab.id)}
          >
            ${tab.label}${tab.badge ? html` <span class="count">${tab.badge}</span>` : nothing}
          </button>`,
      )}
      </div>
      <button
        class="tool fold"
        type="button"
        aria-label=${t("table-fold")}
        aria-keyshortcuts="P"
        @click=${options.fold}
      >
        ${icon("fold")}
      </button>
    </div>`;

/**
 * @param {string} open
 * @param {LogEntry[]} lines
 * @param {TableStore} store
 * @param {Table} table
 * @param {Partial<Drawing>} drawing
 * @param {ReturnType<typeof sideTabs>} tabs
 * @param {SidePanel} options
 */
function body(open, lines, store, table, drawing, tabs, options) {
  if (open === "chat") return html`${options.stands ?? nothing} ${chatList(store.chat, table)}`;
  if (open === "moves") return actionList(table, drawing);
  const tab = tabs.find((one) => one.id === open);
  if (tab && "body" in tab) return tab.body;
  return html`${options.note ?? nothing}
  ${
    options.logComplete || !lines.length
      ? nothing
      : html`<button class="btn quiet earlier" type="button" @click=${options.earlier}>
          ${table.t("table-log-earlier")}
        </button>`
  }
  ${logList(lines, table, drawing, options.look)}`;
}

/** Move between tabs with the arrow keys. @param {KeyboardEvent} event */
export function moveBetweenTabs(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const tabs = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("[role=tab]")];
  const at = tabs.indexOf(/** @type {Element} */ (event.target));
  const next = /** @type {HTMLElement} */ (tabs.at((at + step) % tabs.length));
  next.focus();
  next.click();
}
