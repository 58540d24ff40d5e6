// The caption of a replay: the move that is shown, in words, and how its chance changed. A swipe on it is a step.
import { html, nothing } from "lit-html";
import { momentsAt } from "./moment_list.js";
import { actionWithSort } from "../drawing/generic_drawing.js";
import { shape } from "../kit/pieces.js";
import { linesOf, signOf } from "../table/panels/event_log.js";
import { chanceSteps } from "./key_moments.js";

/** @import {AnyAction, Drawing, LogEntry, Table} from "../kit/table.d.ts" */

const A_SWIPE = 40;

/** @param {{x: number, y: number}} from @param {{x: number, y: number}} to @returns {-1 | 0 | 1} the step */
export function swiped(from, to) {
  const across = to.x - from.x;
  if (Math.abs(across) < A_SWIPE || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

/** @type {{x: number, y: number} | null} */ let finger = null;

/** @param {TouchEvent} event */
const where = ({ changedTouches: [{ clientX, clientY }] }) => ({ x: clientX, y: clientY });

/**
 * @typedef {object} Caption
 * @property {LogEntry[]} history
 * @property {number} seq of the position that is shown
 * @property {Partial<Drawing>} drawing @property {import("./key_moments.js").KeyMoment[]} moments
 * @property {import("../net/match_history.js").RecordedActions} recordedActions
 * @property {import("./key_moments.js").ChanceChange[]} track
 * @property {boolean} animating whether the move is still being shown
 * @property {(way: -1 | 1) => void} step
 */

/** @param {Table} table @param {Caption} now */
export function caption(table, now) {
  const done = (/** @type {TouchEvent} */ event) => {
    const way = finger ? swiped(finger, where(event)) : 0;
    finger = null;
    if (way) now.step(way);
  };
  return html`<div
    class="cap2"
    aria-live="polite"
    @touchstart=${(/** @type {TouchEvent} */ event) => (finger = where(event))}
    @touchend=${done}
  >
    ${now.animating ? html`<div class="grow"></div>` : content(table, now)}
  </div>`;
}

/** @param {Table} table @param {Caption} now */
function content(table, { history, seq, drawing, moments, recordedActions, track }) {
  const events = history.filter((entry) => entry.seq === seq);
  const lines = decisiveFirst(linesOf(events, table, drawing));
  const recorded = recordedActions.get(seq);
  const isMoment = moments.some((moment) => moment.seq === seq);
  return html`${lines.length ? signOf(lines[0].entry, table) : signed(recorded?.seat, table)}
    <div class="grow">
      ${lines.length ? lineTexts(lines) : html`<p>${actionText(recorded, table, drawing, seq)}</p>`}
      ${momentsAt(moments, seq)}
    </div>
    ${chanceList(chanceSteps(track, seq, isMoment), table, (at) => recordedActions.get(at)?.seat)}`;
}

/**
 * Return the lines with the decisive ones first: where room is short, the others are cut.
 * @template {{words: {band?: boolean}}} Line @param {Line[]} lines
 */
export const decisiveFirst = (lines) => [
  ...lines.filter(({ words }) => words.band),
  ...lines.filter(({ words }) => !words.band),
];

/** @param {ReturnType<typeof linesOf>} lines */
const lineTexts = (lines) =>
  lines.map(({ words }) => html`<p class="tell ${words.band ? "strong" : ""}" dir="auto">${words.text}</p> `);

/**
 * Return the text of an action without an event: the action itself, if the record has it.
 * @param {{seat: number, action: AnyAction} | undefined} recorded @param {Pick<Table, "t" | "has" | "name">} table
 * @param {Partial<Drawing>} drawing @param {number} seq
 */
export function actionText(recorded, table, drawing, seq) {
  const { t, name } = table;
  if (!recorded) return t(seq ? "replay-nothing" : "replay-opening");
  return `${name(recorded.seat)}: ${actionWithSort(recorded.action, /** @type {Table} */ (table), drawing)}`;
}

/**
 * Return the seat of a chance: its owner for the attempt, the player for dice and cards, none for the verdict.
 * @param {string} what @param {number | undefined} of @param {number | undefined} by
 */
const whose = (what, of, by) => (["declared", "aimed"].includes(what) ? of : what === "verdict" ? undefined : by);

/** The sign of a seat, if there is one. @param {number | undefined} seat @param {Table} table */
const signed = (seat = -1, { seats }) => (seat < 0 ? nothing : shape(seats[seat].sign));

/**
 * Return what the first number of a chance means: only the game knows it.
 * @param {string} what @param {string | undefined} goal @param {Table} table
 */
const stepName = (what, goal, { t, has }) => {
  const own = `ui-track-${goal || "begun"}`;
  return t(what === "declared" && has(own) ? own : `replay-${what}`);
};

/**
 * How the chance changed, with the signs of its owner and of the players of dice and cards.
 * @param {ReturnType<typeof chanceSteps>} boxes @param {Table} table @param {(seq: number) => number | undefined} by
 */
const chanceList = (boxes, table, by) =>
  boxes.length
    ? html`<ol class="cht" aria-label=${table.t("replay-track")}>
        ${boxes.map(
          ([what, chance, seq, of, goal]) => html`<li>
            <span class="muted"
              >${signed(whose(what, of, by(seq)), table)} <span>${stepName(what, goal, table)}</span></span
            >
            <b>${chance}</b>
          </li>`,
        )}
      </ol>`
    : nothing;
