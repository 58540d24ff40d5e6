// The tabs beside the board: log, chat, what the game adds, and every move as a list.
import { html, nothing } from "lit-html";
import { chatForm, chatList } from "./chat.js";
import { actionList } from "../../drawing/generic_drawing.js";
import { logList } from "./event_log.js";
import { icon } from "../../kit/pieces.js";

/** @import {Room} from "../state/table_store.js" */
/** @import {Drawing, LogEntry, Tab, Table} from "../../kit/table.d.ts" */

/**
 * @typedef {object} Rail
 * @property {string} tab @property {(id: string) => void} open @property {boolean} list every move as a list
 * @property {number} unread @property {number} fresh lines below the fold
 * @property {{shown: number | null, open: (seq: number) => void}} look
 * @property {() => void} earlier @property {boolean} complete nothing is older
 * @property {() => void} toEnd @property {(text: string) => boolean} say
 */

/**
 * @param {LogEntry[]} lines of the log
 * @param {Room} room
 * @param {Table} table
 * @param {Partial<Drawing>} drawing
 * @param {Tab[]} extra the game's tabs
 * @param {Rail} rail
 */
export function feed(lines, room, table, drawing, extra, rail) {
  const { t } = table;
  const tabs = [
    { id: "log", label: t("table-log") },
    { id: "chat", label: t("table-chat"), badge: rail.unread || null },
    ...extra,
    ...(rail.list ? [{ id: "moves", label: t("table-moves"), badge: table.actions.length || null }] : []),
  ];
  const open = tabs.some((tab) => tab.id === rail.tab) ? rail.tab : "log";
  return html`<section class="card feed" data-open=${open}>
    <div class="tabs" role="tablist" aria-label=${t("table-rail")} @keydown=${arrows}>
      ${tabs.map(
        (tab) =>
          html`<button
            role="tab"
            type="button"
            id="tab-${tab.id}"
            aria-controls="tab-body"
            aria-selected=${tab.id === open ? "true" : "false"}
            tabindex=${tab.id === open ? 0 : -1}
            @click=${() => rail.open(tab.id)}
          >
            ${tab.label}${tab.badge ? html` <span class="count">${tab.badge}</span>` : nothing}
          </button>`,
      )}
    </div>
    <div class="body" id="tab-body" role="tabpanel" aria-labelledby="tab-${open}" tabindex="0" data-scroll=${open}>
      ${body(open, lines, room, table, drawing, extra, rail)}
    </div>
    ${
      open === "log" && rail.fresh > 0
        ? html`<button class="pill" type="button" @click=${rail.toEnd}>
            ${icon("down")}${t("table-log-new", { count: rail.fresh })}
          </button>`
        : nothing
    }
    ${open === "chat" ? chatForm(table, rail.say) : nothing}
  </section>`;
}

/**
 * @param {string} open
 * @param {LogEntry[]} lines
 * @param {Room} room
 * @param {Table} table
 * @param {Partial<Drawing>} drawing
 * @param {Tab[]} extra
 * @param {Rail} rail
 */
function body(open, lines, room, table, drawing, extra, rail) {
  if (open === "chat") return chatList(room.chat, table);
  if (open === "moves") return actionList(table, drawing);
  const tab = extra.find((one) => one.id === open);
  if (tab) return tab.body;
  return html`${
    rail.complete || !lines.length
      ? nothing
      : html`<button class="btn quiet earlier" type="button" @click=${rail.earlier}>
          ${table.t("table-log-earlier")}
        </button>`
  }
  ${logList(lines, table, drawing, rail.look)}`;
}

/** Left and right move between tabs. @param {KeyboardEvent} event */
export function arrows(event) {
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
