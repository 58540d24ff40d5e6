// The event log: one line per event, grouped under the game's headings; a line opens its position.
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { entrySeat, TABLE_EVENTS } from "../../kit/log.js";
import { icon, shape } from "../../kit/pieces.js";
import { heading, sentence, spoken } from "../../kit/sentence.js";
import { clockFace } from "../../browser/clock_text.js";

/** @import {Drawing, LogEntry, Table} from "../../kit/table.d.ts" */

/**
 * Return one event in words: the game's own sentence, or else the text `log-<event>`. `band` marks a line that settles
 * something; null: the event has no line.
 * @param {LogEntry} entry @param {Table} table @param {Partial<Drawing>} drawing
 * @returns {{text: unknown, band: boolean} | null}
 */
export function entryText(entry, table, drawing) {
  if (TABLE_EVENTS.includes(entry.event)) return { text: tableEventText(entry, table), band: false };
  const own = drawing.sentence?.(entry, table);
  if (own === undefined) return sentence(entry, table);
  if (own !== null && typeof own === "object" && "text" in own) return { text: own.text, band: Boolean(own.band) };
  return own === null ? null : { text: own, band: false };
}

/**
 * Return the lines of one move. If all its events are silent in the log, they are told here, because they stand alone.
 * @param {LogEntry[]} entries @param {Table} table @param {Partial<Drawing>} drawing
 */
export function linesOf(entries, table, drawing) {
  const lines = entries.flatMap((entry) => {
    const words = entryText(entry, table, drawing);
    return words ? [{ entry, words }] : [];
  });
  return lines.length ? lines : entries.map((entry) => ({ entry, words: spoken(entry, table) }));
}

/** Return the text of an event at the table that is not an action. @param {any} entry @param {Table} table */
function tableEventText({ event, seat, to, who, name: player = "", ms = 0 }, { t, name }) {
  const by = seat === null ? "" : name(seat);
  const whom = to ?? who ?? seat;
  const time = clockFace(ms, false);
  return t(`log-${event.replaceAll("_", "-")}`, { by, name: whom === null ? "" : name(whom), player, time });
}

/** Return the names that the texts depend on, as one key. @param {Table} table */
const namesKey = (table) => table.seats.map((sat) => table.name(sat.seat)).join("\n");

/** @type {WeakMap<any[], {names: string, drawing: any, found: Group[]}>} A history is never changed, only replaced. */
const grouped = new WeakMap();

/**
 * @typedef {{heading: unknown, lines: {entry: any, text: unknown, band: boolean, first: boolean}[]}} Group
 * @param {LogEntry[]} history @param {Table} table @param {Partial<Drawing>} drawing @returns {Group[]}
 */
export function logGroups(history, table, drawing) {
  const names = namesKey(table);
  const known = grouped.get(history);
  if (known && known.names === names && known.drawing === drawing) return known.found;
  const found = buildGroups(history, table, drawing);
  grouped.set(history, { names, drawing, found });
  return found;
}

/** @param {LogEntry[]} history @param {Table} table @param {Partial<Drawing>} drawing @returns {Group[]} */
function buildGroups(history, table, drawing) {
  /** @type {Group[]} */
  const found = [];
  const headingOf = drawing.heading ?? heading;
  let last = -1;
  for (const entry of history) {
    const words = entryText(entry, table, drawing);
    if (!words) continue;
    const entryHeading = headingOf(entry, table) ?? null;
    if (!found.length || (entryHeading !== null && entryHeading !== found.at(-1)?.heading))
      found.push({ heading: entryHeading, lines: [] });
    found.at(-1)?.lines.push({ entry, ...words, first: entry.seq !== last });
    last = entry.seq;
  }
  return found;
}

/**
 * @param {LogEntry[]} history @param {Table} table @param {Partial<Drawing>} drawing
 * @param {{shown: number | null, open: (seq: number) => void}} choice
 */
export function logList(history, table, drawing, { shown, open }) {
  if (!history.length) return html`<p class="muted none">${table.t("table-log-empty")}</p>`;
  const lines = logGroups(history, table, drawing).flatMap((group) => group.lines);
  const stop = lines.findLast(({ entry }) => entry.seq === shown) ?? lines.at(-1);
  return html`<div role="log" aria-live="off" aria-label=${table.t("table-log")}>
    <ol class="log" @keydown=${walk}>
      ${guard([logGroups(history, table, drawing), shown], () =>
        logGroups(history, table, drawing).map((group) => [
          group.heading === null ? nothing : html`<li class="ph-h">${group.heading}</li>`,
          group.lines.map((line) => logLine(line, table, { shown, open, stop: line === stop })),
        ]),
      )}
    </ol>
  </div>`;
}

/** Move the focus between the lines, which are one stop of Tab: arrows, Home and End. @param {KeyboardEvent} event */
function walk(event) {
  const list = /** @type {Element} */ (event.currentTarget);
  const lines = [.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(".line"))];
  const at = lines.findIndex((one) => one === document.activeElement);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key];
  if (at < 0 || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation(); // The board uses the arrows differently.
  lines[to]?.focus();
}

/**
 * The sign of the seat that a line is about, or an empty place.
 * @param {LogEntry} entry @param {Pick<Table, "seats">} table
 */
export function signOf(entry, { seats }) {
  const who = entrySeat(entry);
  return who === null ? html`<span></span>` : shape(seats[who].sign);
}

const SERVED = /** @type {const} */ ({ time: ["clock", "log-up"], computer: ["bot", "log-auto"] });

/**
 * The mark of a move that the computer or the clock made for a player, on its first line; the name is left out if the
 * line has it.
 * @param {{entry: {served?: keyof typeof SERVED | null, seat: number}, text: unknown, first: boolean}} line
 * @param {Pick<Table, "t" | "name">} table
 */
export function servedMark({ entry: { served, seat }, text, first }, { t, name }) {
  if (!served || !first) return nothing;
  const [picture, id] = SERVED[served];
  const named = typeof text === "string" && text.includes(name(seat));
  return html`${icon(picture, "ico tiny")}${t(named ? `${id}-named` : id, { name: name(seat) })} `;
}

/**
 * @param {Group["lines"][number]} line
 * @param {Table} table
 * @param {{shown: number | null, open: (seq: number) => void, stop: boolean}} choice
 */
function logLine({ entry, text, band, first }, table, { shown, open, stop }) {
  return html`<li class=${band ? "res" : ""}>
    <button
      class="line"
      type="button"
      tabindex=${stop ? 0 : -1}
      aria-current=${shown === entry.seq ? "true" : nothing}
      title=${table.t("table-log-look", { number: entry.seq })}
      @click=${() => open(entry.seq)}
    >
      ${signOf(entry, table)}
      <span class=${band ? "big" : ""} dir="auto">${servedMark({ entry, text, first }, table)}${text}</span>
      <span class="at num" aria-hidden="true">${first ? entry.seq : ""}</span>
    </button>
  </li>`;
}
