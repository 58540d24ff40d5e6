// The moves of a match beside its replay: a long list, of which only the changes are drawn.
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { signOf } from "../table/panels/event_log.js";
import { turns } from "./key_moments.js";

/** @import {LogEntry, Table} from "../kit/table.d.ts" */
/** @import {Group} from "../table/panels/event_log.js" */

/** @param {Group[]} chapters @param {Table} table @param {(seq: number) => void} jump */
export const moveList = (chapters, table, jump) =>
  html`<ol class="all">
    ${guard([chapters], () => chapters.map((chapter) => chapterOf(chapter, table, jump)))}
  </ol>`;

/** @param {Group} chapter @param {Table} table @param {(seq: number) => void} jump */
const chapterOf = (chapter, table, jump) => [
  chapter.heading === null ? nothing : html`<li class="h">${chapter.heading}</li>`,
  chapter.lines.map(
    ({ entry, text, band, first }) =>
      html`<li>
        <button type="button" data-seq=${entry.seq} @click=${() => jump(entry.seq)}>
          <span class="muted num">${first ? entry.seq : ""}</span
          >${signOf(entry, table)}
          <span class=${band ? "strong" : ""} dir="auto">${text}</span>
        </button>
      </li>`,
  ),
];

/** @type {{list: Element, seq: number, chapters: Group[]} | null} */ let marked = null;

/**
 * Scroll the list to the position that is shown, and mark its move.
 * @param {Element} root @param {number} seq @param {Group[]} chapters
 */
export function follow(root, seq, chapters) {
  const list = root.querySelector(".mv ol");
  if (!list || (marked?.list === list && marked.seq === seq && marked.chapters === chapters)) return;
  marked = { list, seq, chapters };
  if (list.matches(".all")) mark(list, seq);
  const line = /** @type {HTMLElement | null} */ (list.querySelector("[aria-current]"));
  if (line) list.scrollTop = line.offsetTop - list.clientHeight / 2;
}

/** @param {Element} list @param {number} seq */
function mark(list, seq) {
  for (const line of list.querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
  for (const line of list.querySelectorAll(`[data-seq="${seq}"]`)) line.setAttribute("aria-current", "true");
}

/** @type {WeakMap<LogEntry[], ReturnType<typeof turns>>} A history is never changed, only replaced. */
const begun = new WeakMap();

/** Return where the turns begin. @param {LogEntry[]} history */
export function turnsOf(history) {
  const found = begun.get(history) ?? turns(history);
  begun.set(history, found);
  return found;
}
