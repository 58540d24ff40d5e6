// What happened with the move that a replay shows, in words, and how its chance went. A swipe on it is a step.
import { html, nothing } from "lit-html";
import { beatsAt } from "./beats.js";
import { linesOf, signOf } from "./log.js";

/** @import {Drawing, LogEntry, Table} from "./kit/table.d.ts" */

const A_SWIPE = 40;

/** @param {{x: number, y: number}} from @param {{x: number, y: number}} to @returns {-1 | 0 | 1} the step that it is */
export function swiped(from, to) {
  const across = to.x - from.x;
  if (Math.abs(across) < A_SWIPE || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

/** @type {{x: number, y: number} | null} */ let finger = null;

/** @param {TouchEvent} event */
const where = ({ changedTouches: [{ clientX, clientY }] }) => ({ x: clientX, y: clientY });

/**
 * @param {Table} table
 * @param {{history: LogEntry[], seq: number, drawing: Partial<Drawing>, beats: import("./moments.js").Beat[],
 *   hushed: boolean, step: (way: -1 | 1) => void}} now `hushed`: what happened is still being shown
 */
export function caption(table, { history, seq, drawing, beats, hushed, step }) {
  const events = hushed ? [] : history.filter((entry) => entry.seq === seq);
  const lines = linesOf(events, table, drawing);
  const done = (/** @type {TouchEvent} */ event) => {
    const way = finger ? swiped(finger, where(event)) : 0;
    finger = null;
    if (way) step(way);
  };
  return html`<div
    class="cap2"
    aria-live="polite"
    @touchstart=${(/** @type {TouchEvent} */ event) => (finger = where(event))}
    @touchend=${done}
  >
    ${lines.length ? signOf(lines[0].entry, table) : nothing}
    <div class="grow">${hushed ? nothing : told(lines, table, seq)} ${hushed ? nothing : beatsAt(beats, seq)}</div>
    ${hushed ? nothing : tracks(beats, seq, table)}
  </div>`;
}

/** @param {ReturnType<typeof linesOf>} lines @param {Table} table @param {number} seq */
const told = (lines, { t }, seq) =>
  lines.length
    ? lines.map(({ words }) => html`<p class=${words.band ? "strong" : ""} dir="auto">${words.text}</p>`)
    : html`<p class="muted">${t(seq ? "replay-nothing" : "replay-opening")}</p>`;

/** @param {import("./moments.js").Beat[]} beats @param {number} seq @param {Table} table */
const tracks = (beats, seq, { t }) =>
  beats
    .filter((beat) => beat.seq === seq && beat.track.length)
    .slice(0, 1)
    .map(
      ({ track }) =>
        html`<ol class="cht" aria-label=${t("replay-track")}>
          ${track.map(([what, chance]) => html`<li><span class="muted">${what}</span> <b>${chance}</b></li>`)}
        </ol>`,
    );
