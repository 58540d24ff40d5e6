// The replay's controls: the timeline, the buttons to step and play, the speed.
import { html, nothing } from "lit-html";
import { entrySeat } from "../kit/log.js";
import { icon, shape } from "../kit/pieces.js";
import { signOf } from "../table/panels/event_log.js";
import { timelineMarks, snapTo } from "./key_moments.js";
import { partAt } from "./chapters.js";
import { clusters, labelWidth, namedParts, withRoom } from "./timeline.js";

/** @import {Table} from "../kit/table.d.ts" */

export const SPEEDS = [0.5, 1, 2, 4];
export const NORMAL = 1;
const MARK = 44; // in px, with its margin
const APART = 34; // in px: the width of a mark
const LONG = 700; // in px: roughly the length of a timeline; LOW on a laptop beside its controls, SHORT on a phone
const LOW = 520;
const SHORT = 350;
const MOST = 12;
const MOST_PHONE = 8;
const SIDEWAYS = matchMedia("(max-height: 480px)");
const LAPTOP = matchMedia("(min-width: 1201px) and (max-height: 800px)");
const TICK = 12; // in px: parts that begin closer together share one tick

/**
 * Return a position for the style property, because the page's policy forbids style attributes.
 * @param {number} part 0 to 1
 */
const left = (part) => `left:${(100 * part).toFixed(2)}%`;

/**
 * @typedef {object} Now
 * @property {{seq: number, playing: boolean, only: boolean, speed: number}} at
 * @property {string} length the duration of the moments, played alone
 * @property {{seq: number}[]} turns where they begin
 * @property {number} total @property {import("./key_moments.js").KeyMoment[]} moments of a finished match
 * @property {import("../table/panels/event_log.js").Group[]} chapters @property {import("./chapters.js").Part[]} parts
 * @property {import("../kit/table.d.ts").Table} table
 *
 * @typedef {object} Run
 * @property {(seq: number, animate?: boolean) => void} jump @property {() => void} play
 * @property {(which?: number) => void} speed @property {(way: 1 | -1) => void} moment @property {() => void} only
 */

/** @param {Now} now @param {Run} run */
export function playbackControls(now, run) {
  const { at, total, table, moments, length } = now;
  const { t } = table;
  return html`<section class="sb deck" aria-label=${t("replay-timeline")}>
    ${timeline(now, run)}
    <div class="ctl">
      <span class="sm muted num xt count-at">${t("replay-at", { number: at.seq, total })}</span
      ><span class="sp xt"></span>
      ${step("first", t("replay-first"), () => run.jump(0), "hide-s")}
      ${moments.length ? step("mprev", t("replay-moment-back"), () => run.moment(-1)) : nothing}
      ${step("prev", t("replay-back"), () => run.jump(at.seq - 1))}
      <button
        class="btn flood play"
        type="button"
        aria-label=${t(at.playing ? "replay-pause" : "replay-play")}
        @click=${run.play}
      >
        ${icon(at.playing ? "pause" : "play")}
      </button>
      ${step("next", t("replay-forward"), () => run.jump(at.seq + 1, true))}
      ${moments.length ? step("mnext", t("replay-moment-on"), () => run.moment(1)) : nothing}
      ${step("last", t("replay-last"), () => run.jump(total), "hide-s")}
      <span class="sp xt"></span>
      <button
        class="btn chalk"
        type="button"
        aria-label=${t("replay-speed", { speed: SPEEDS[at.speed] })}
        @click=${() => run.speed()}
      >
        ${SPEEDS[at.speed] < 1 ? "½" : SPEEDS[at.speed]}×
      </button>
      ${
        moments.length
          ? only(at.only, table.phone ? t("replay-moments") : t("replay-mode", { time: length }), run.only)
          : html`<span class="sm muted xt"><kbd>Space</kbd> <kbd>←</kbd> <kbd>→</kbd></span>`
      }
    </div>
  </section>`;
}

/** @param {string} picture @param {string} label @param {() => void} run */
const step = (picture, label, run, where = "") =>
  html`<button class="btn chalk icon ${where}" type="button" aria-label=${label} @click=${run}>
    ${icon(picture)}
  </button>`;

/** @param {boolean} pressed @param {string} words @param {() => void} run */
const only = (pressed, words, run) =>
  html`<button class="btn chalk" type="button" aria-pressed=${pressed ? "true" : "false"} @click=${run}>
    ${words}
  </button>`;

/** Whether a pointer drags the slider: then it snaps to moments and turns. */
let dragged = false;

/** @param {Now} now @param {Run} run */
function timeline({ at, total, chapters, parts, table, moments, turns }, run) {
  const long = lengthOf(table);
  const part = (/** @type {number} */ seq) => (total ? seq / total : 0);
  const begins = (/** @type {import("./chapters.js").Part} */ one) => part(one.seq);
  const names = namedParts(parts, begins, ({ heading }) => labelWidth(heading, long));
  const spoken = placeOf(at.seq, { total, chapters, parts, table });
  const stops = { moments, turns: [0, ...turns.map((one) => one.seq), total], near: (APART / long) * total };
  const rest = (/** @type {number} */ seq) => (dragged ? snapTo(seq, stops) : seq);
  return html`<div class="tl">
    <span class="tl-rail"></span
    ><span class="tl-done" .style=${`width:calc(${(100 * part(at.seq)).toFixed(2)}% + 12px)`}></span>
    ${withRoom(parts, begins, () => TICK / long)
      .slice(1)
      .map((one) => html`<span class="tl-line" .style=${left(begins(one))}></span>`)}
    ${names.map((one) => html`<span class="tl-name" .style=${left(begins(one))}>${one.heading}</span>`)}
    ${moments.length ? momentMarks({ total, table, moments }) : settledMarks({ total, chapters, table })}
    ${dragged ? html`<span class="tl-bubble" .style=${left(part(at.seq))}>${spoken}</span>` : nothing}
    <label class="vh" for="scrub">${table.t("replay-move")}</label>
    <input
      id="scrub"
      type="range"
      min="0"
      max=${total}
      .value=${String(at.seq)}
      aria-valuetext=${spoken}
      @pointerdown=${() => (dragged = true)}
      @change=${() => {
        dragged = false;
        run.jump(at.seq);
      }}
      @input=${(/** @type {any} */ event) => run.jump(rest(Number(event.target.value)))}
    />
  </div>`;
}

/** Return a position in words. @param {number} seq @param {Pick<Now, "total" | "chapters" | "parts" | "table">} now */
function placeOf(seq, { total, chapters, parts, table }) {
  const chapter = chapters.findLast((one) => (one.lines[0]?.entry.seq ?? 0) <= seq);
  const headings = [chapter?.heading, partAt(parts, seq)].filter((one) => typeof one === "string");
  return [...new Set([table.t("replay-at", { number: seq, total }), ...headings])].join(", ");
}

/** Return whether the timeline is short: also on a phone held sideways. @param {Pick<Table, "phone">} table */
const isShort = ({ phone }) => phone || SIDEWAYS.matches;

/** Return the length of the timeline, in px. @param {Pick<Table, "phone">} table */
const lengthOf = (table) => (isShort(table) ? SHORT : LAPTOP.matches ? LOW : LONG);

/** The marks of the heaviest moments of a finished match. @param {Pick<Now, "total" | "table" | "moments">} now */
const momentMarks = ({ total, table, moments }) =>
  timelineMarks(moments, total, { most: isShort(table) ? MOST_PHONE : MOST, apart: APART / lengthOf(table) }).map(
    ({ moment, dot }) =>
      html`<span
        class="tl-mark ${dot ? "dot" : ""}"
        title=${`${moment.says} · ${moment.sub}`}
        .style=${left(total ? moment.seq / total : 0)}
        >${dot ? nothing : moment.who === null ? icon("flag") : shape(table.seats[moment.who].sign)}</span
      >`,
  );

/**
 * The marks of a running match: lines that settle something, clustered.
 * @param {Pick<Now, "total" | "chapters" | "table">} now
 */
function settledMarks({ total, chapters, table }) {
  const lines = chapters.flatMap((one) => one.lines.filter((line) => line.band && entrySeat(line.entry) !== null));
  const part = (/** @type {number} */ seq) => (total ? seq / total : 0);
  return clusters(lines, (line) => part(line.entry.seq), MARK / lengthOf(table)).map((found) => {
    const title = found.map(({ text }) => text).filter((text) => typeof text === "string");
    const x = left(part(found[0].entry.seq));
    return html`<span class="tl-mark" title=${title.join(" · ")} .style=${x}>${signOf(found[0].entry, table)}</span>`;
  });
}
