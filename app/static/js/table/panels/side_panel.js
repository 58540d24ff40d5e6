// The side panel with its tabs: log, chat, tabs of the game, and every move as a list.
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
 * @property {() => void} scrollToEnd @property {(text: string) => boolean} say
 */

/**
 * @param {LogEntry[]} lines of the log
 * @param {TableStore} store @param {Table} table @param {Partial<Drawing>} drawing @param {Tab[]} extra the game's tabs
 * @param {SidePanel} options
 */
export function sidePanel(lines, store, table, drawing, extra, options) {
  const { t } = table;
  const tabs = [
    { id: "log", label: t("table-log") },
    { id: "chat", label: t("table-chat"), badge: options.unread || null },
    ...extra,
    ...(options.list ? [{ id: "moves", label: t("table-moves"), badge: table.actions.length || null }] : []),
  ];
  const open = tabs.some((tab) => tab.id === options.tab) ? options.tab : "log";
  return html`<section class="card feed" data-open=${open}>
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
    <div class="body" id="tab-body" role="tabpanel" aria-labelledby="tab-${open}" tabindex="0" data-scroll=${open}>
      ${body(open, lines, store, table, drawing, extra, options)}
    </div>
    ${
      open === "log" && options.newLines > 0
        ? html`<button class="pill" type="button" @click=${options.scrollToEnd}>
            ${icon("down")}${t("table-log-new", { count: options.newLines })}
          </button>`
        : nothing
    }
    ${open === "chat" ? chatForm(table, options.say) : nothing}
  </section>`;
}

/**
 * @param {string} open
 * @param {LogEntry[]} lines
 * @param {TableStore} store
 * @param {Table} table
 * @param {Partial<Drawing>} drawing
 * @param {Tab[]} extra
 * @param {SidePanel} options
 */
function body(open, lines, store, table, drawing, extra, options) {
  if (open === "chat") return chatList(store.chat, table);
  if (open === "moves") return actionList(table, drawing);
  const tab = extra.find((one) => one.id === open);
  if (tab) return tab.body;
  return html`${
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
