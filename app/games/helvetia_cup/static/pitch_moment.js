// What a stage puts on the pitch, where nothing can be pressed meanwhile: the coin, the time die with the minutes that
// it takes, the card of a foul. The events are at the end of the log.
import { html, nothing, svg } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { play } from "stadion/kit/motion.js";
import { styled } from "stadion/kit/pieces.js";
import { lastOf } from "./animation_state.js";
import { lengthOf } from "./top.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Entry} Entry
 */

/** The step at which the face of a coin or die is known. */
const FACE = 2;
const TURNS_MS = 900;
const DIE_MS = 600;

/** The event of the running stage, by the stage's own word. @type {Record<string, string>} */
const EVENTS = { coin: "toss_won", time: "time_rolled", foul: "fouled" };

/** @param {Desk} desk */
function shownEvent({ table: { animating, about, history } }) {
  return animating ? lastOf(history).find((one) => one.event === EVENTS[about ?? ""]) : undefined;
}

let asked = false;

/** Load the styles of moments, soon to be shown. @param {Desk} desk */
export function loadStyles({ table, now }) {
  const soon = table.animating || now.mine || Object.keys(now.view.kicks).length > 0;
  if (asked || !soon || !globalThis.document) return;
  asked = true;
  styled(import.meta.url, "pitch_moment.css");
}

/** Over the pitch. @param {Desk} desk */
export function moment(desk) {
  const event = shownEvent(desk);
  if (event?.event === "toss_won") return coin(desk, event);
  return event?.event === "time_rolled" ? time(desk, event) : nothing;
}

/** @param {Desk} desk @param {Entry} event */
function coin({ t, table }, { who }) {
  const known = table.shown >= FACE;
  const words = table.me === who ? t("ui-coin-me") : t("ui-coin-op", { name: table.name(who ?? 0) });
  const text = html`<b>${known ? words : t("ui-line-toss")}</b>`;
  return html`<div class="hc-coin"><i></i>${keyedContent(text, [known])}</div>`;
}

/**
 * The minutes of a half as parts of three, those that the die adds in green.
 * @param {Desk} desk @param {Entry} event
 */
function time(desk, event) {
  const { t, table } = desk;
  const { minutes = 0, clock = 0 } = event;
  const known = table.shown >= FACE;
  const { half, length } = halfOf(desk);
  const from = clockBefore(table.history, event);
  const parts = Array.from({ length: length / 3 }, (_, i) => i * 3);
  const lit = (/** @type {number} */ at) => (at < from ? "f" : known && at < clock ? "f new" : "");
  const ending = [...new Set(table.components.dice.time_die.faces)].filter((face) => clock + face >= length);
  const second = clock < length && ending.length ? t("ui-half-with", { half, list: ending.join(", ") }) : "";
  const face = html`<i>${known ? minutes : "?"}</i>`;
  return html`<div class="hc-time"><span class="time-die">${keyedContent(face, [known])}</span>
    <div class="clock45">${parts.map((at) => html`<i class=${lit(at)}></i>`)}</div>
    ${keyedContent(
      known
        ? html`<p><b>${t("ui-time-added", { minutes, clock })}</b><span>${second}</span></p>`
        : html`<p><b>${t("ui-time-die")}</b></p>`,
      [known],
    )}</div>`;
}

/** The half that the clock belongs to; the next one may have begun. @param {Desk} desk */
function halfOf({ now, table }) {
  const half = lastOf(table.history).find((one) => one.event === "half_ended")?.half ?? now.view.half;
  return { half, length: lengthOf(half, table) };
}

/** The clock before a throw: that of the throw before it in this half. @param {Entry[]} history @param {Entry} event */
export function clockBefore(history, event) {
  const before = history.slice(0, history.indexOf(event));
  return before.findLast((one) => one.event === "time_rolled" || one.event === "half_started")?.clock ?? 0;
}

/** On the pitch: the card of a foul beside the offender, a cross beside an injured victim. @param {Desk} desk */
export function raised(desk) {
  const event = shownEvent(desk);
  if (event?.event !== "fouled") return nothing;
  const { pitch } = desk.now;
  const at = (/** @type {string | undefined} */ f) => pitch.centre(desk.now.f(f)?.hex ?? event.hex ?? "e12");
  const [x, y] = at(event.offender);
  const [vx, vy] = at(event.victim);
  const cards = CARDS[event.card ?? ""] ?? [];
  return svg`<g class="raised" aria-hidden="true">${cards.map(
    (colour, i) => svg`<rect class=${colour} x=${x + 18 + 12 * i} y=${y - 46} width="22" height="31" rx="3"
      transform="rotate(10 ${x + 18} ${y - 30})" />`,
  )}${
    (event.boosts ?? 0) < 0
      ? svg`<g transform="translate(${vx - 26} ${vy - 26})"><circle class="hurt0" r="14" /><path class="hurt1"
        d="M-8 0H8M0-8V8" /></g>`
      : nothing
  }</g>`;
}

/** @type {Record<string, string[]>} */
const CARDS = { yellow: ["yc"], second_yellow: ["yc", "rc"], red: ["rc"] };

/** @param {string} selector @param {Keyframe[]} frames @param {number} duration */
const moving = (selector, frames, duration) => play(document.querySelector(selector), frames, { duration });

export const spin = () =>
  moving(".hc-coin i", [{ transform: "rotateY(0)" }, { transform: "rotateY(1800deg)" }], TURNS_MS);

export const tick = () =>
  moving(
    ".time-die",
    [{ rotate: "-400deg", scale: ".7" }, { rotate: "20deg", offset: 0.8 }, { rotate: "0deg" }],
    DIE_MS,
  );

export const raise = () =>
  moving(
    ".raised",
    [
      { opacity: 0, translate: "0 18px" },
      { opacity: 1, translate: "0 0" },
    ],
    DIE_MS / 2,
  );
