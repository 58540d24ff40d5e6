// The clocks on the page: a small box at each seat and one in the action bar. Between messages they run by themselves.
import { html, nothing } from "lit-html";
import { send, serverNow } from "../../net/http.js";
import { warnLowTime } from "../../notifications/attention.js";
import { icon, shape } from "../../kit/pieces.js";
import { motion } from "../../browser/preferences.js";
import { buzz, play } from "../../browser/sound.js";
import { clockFace, clockOf, clockMoment, spokenTime, when } from "../../browser/clock_text.js";

/** @import {Doc, Sat, Say, Table} from "../../kit/table.d.ts" */

const TICK_MS = 100;
const LIST_GAP = 4;
const MINUTE_MS = 60_000;

/** The box of a clock; only `runClocks` fills it. @param {number} seat */
const face = (seat) => html`<span class="ck num" role="timer" aria-live="off" data-clock=${seat}></span>`;

/** The clock of a seat as it is in the rail; nothing without one. @param {Table} table @param {Sat} sat */
export const clockFaceOf = (table, sat) => (hasClock(table, sat) ? face(sat.seat) : nothing);

/**
 * Return whether this seat has a clock, which may have nothing to show at the moment.
 * @param {Table} table @param {Sat} sat
 */
const hasClock = ({ doc, live }, sat) =>
  live && doc.status === "playing" && !sat.bot && Boolean(sat.deadline || doc.clock);

/** Return whether the computer plays this seat at a table with clocks. @param {Table} table @param {Sat} sat */
const isServed = ({ doc, live }, sat) => live && doc.status === "playing" && Boolean(sat.bot && doc.clock);

/**
 * A seat's clock; for players at the table it is a button with a menu.
 * @param {Table} table @param {Sat} sat @param {ClockActions} run
 */
export function seatClock(table, sat, run) {
  if (isServed(table, sat)) return html`<span class="ck auto">${icon("bot")}</span>`;
  if (!hasClock(table, sat)) return nothing;
  if (table.me === null || !table.doc.clock) return face(sat.seat);
  const id = `clock-${sat.seat}`;
  const label = table.t("clock-menu", { name: table.name(sat.seat) });
  return html`<button class="ckb" type="button" popovertarget=${id}>
      <span class="vh">${label}</span>${face(sat.seat)}
    </button>
    <div class="clock-menu" id=${id} popover @beforetoggle=${below} @click=${hide}>${menu(table, sat, run)}</div>`;
}

/** @typedef {{giveTime: (seat: number) => void, nudge: (seat: number) => void, pause: () => void}} ClockActions */

/** @param {Table} table @param {Sat} sat @param {ClockActions} run */
function menu({ doc, me, t }, sat, { giveTime, nudge, pause }) {
  const time = giftText(doc.clock, t);
  const row = (/** @type {string} */ label, /** @type {() => void} */ press, /** @type {string} */ note = "") =>
    html`<button type="button" @click=${press}
      ><span>${label}${note ? html`<small>${note}</small>` : nothing}</span></button
    >`;
  return html`${
    sat.seat !== me && sat.deadline
      ? row(t("clock-gift", { time }), () => giveTime(sat.seat), t("clock-gift-note"))
      : nothing
  }
  ${canNudge(doc, sat, me) ? row(t("away-ask"), () => nudge(sat.seat), t("away-ask-note")) : nothing}
  ${row(t("clock-pause"), pause)}`;
}

/**
 * Return whether the reader may ask a player whether they are there: with a bank, a player could think for very long.
 * @param {Doc} doc @param {Sat} sat @param {number | null} me
 */
const canNudge = ({ clock, to_act }, { seat, player, connected }, me) =>
  clock?.kind === "bank" && seat !== me && to_act.includes(seat) && Boolean(player) && connected;

/** Return the size of a gift of time as text. @param {Doc["clock"]} clock @param {Say} t */
function giftText(clock, t) {
  if (clock?.kind === "days") return t("clock-period", { days: clock.days });
  const ms = clock?.kind === "bank" ? Math.max(MINUTE_MS, Math.floor(clock.ms / 4 / MINUTE_MS) * MINUTE_MS) : clock?.ms;
  return clockFace(ms ?? 0, false);
}

/** Open the menu below its clock. @param {Event} event */
function below({ currentTarget }) {
  const list = /** @type {HTMLElement} */ (currentTarget);
  const { left, bottom } = /** @type {Element} */ (list.previousElementSibling).getBoundingClientRect();
  list.style.left = `${Math.max(LIST_GAP, Math.min(left, innerWidth - 280))}px`;
  list.style.top = `${bottom + LIST_GAP}px`;
}

/** @param {Event} event */
const hide = ({ currentTarget }) => /** @type {HTMLElement} */ (currentTarget).hidePopover();

/**
 * The state of a clock in words: short of time, paused; otherwise what the seat does.
 * @param {Table} table @param {Sat} sat
 * @param {string} doing empty if there is nothing to say
 */
export function clockWords(table, sat, doing) {
  if (hasClock(table, sat) && table.doc.clock)
    return html`<span class="cw" data-clock-words=${sat.seat} data-doing=${doing}></span>`;
  return doing ? html`<span class="cw">${doing}</span>` : nothing;
}

/** The band along the upper edge that shows the share of time left. @param {Table} table @param {Sat} sat */
export const clockBand = (table, sat) =>
  hasClock(table, sat) && table.doc.clock ? html`<i class="tleft" data-clock-band=${sat.seat}></i>` : nothing;

/** The reader's own clock in the action bar, of the position that is coming too. @param {Table} table */
export function ownClock({ doc, me, live }) {
  return live && me !== null && doc.clock && doc.to_act.includes(me) ? face(me) : nothing;
}

/**
 * The clocks beside the score where the side is not in view: those of the others that run.
 * @param {Table} table
 */
export function topClocks(table) {
  const { seats, doc, me, name } = table;
  if (!doc.clock || !table.live || doc.status !== "playing") return nothing;
  const shown = seats.filter((sat) => sat.seat !== me && hasClock(table, sat) && doc.to_act.includes(sat.seat));
  return html`<div class="ck-rail">
    ${shown.map((sat) => html`<span>${shape(sat.sign, name(sat.seat))}${face(sat.seat)}</span>`)}
  </div>`;
}

/**
 * @param {string} api the address of the match
 * @param {(work: () => Promise<void>) => Promise<void>} attempt @returns {ClockActions}
 */
export const clockActions = (api, attempt) => ({
  giveTime: (seat) => attempt(() => send("POST", `${api}/gift`, { seat })),
  nudge: (seat) => attempt(() => send("POST", `${api}/prod`, { seat })),
  pause: () => attempt(() => send("POST", `${api}/pause`)),
});

/** @param {string} api @param {(work: () => Promise<void>) => Promise<void>} attempt */
export const endPause = (api, attempt) => attempt(() => send("DELETE", `${api}/pause`));

/**
 * Keep all clocks of the page up to date. The reader's own clock sounds once when time is short, and is announced then.
 *
 * @typedef {{doc: Doc, t: Say, stopped: boolean, timeoutAction: () => string | null | undefined}} Now
 * @param {ParentNode} root @param {() => Now | null} source
 */
export function runClocks(root, source) {
  /** @param {Sat} sat @param {Now} now */
  function paint(sat, { doc, t, timeoutAction }) {
    const shown = clockOf(doc, sat, serverNow());
    for (const one of root.querySelectorAll(`[data-clock="${sat.seat}"]`)) {
      one.className = `ck num ${shown ? `${shown.state} ${shown.low ? "low" : ""}` : "none"}`;
      write(one, shown ? clockFace(shown.left, shown.low && motion()) : "");
    }
    for (const one of root.querySelectorAll(`[data-clock-words="${sat.seat}"]`))
      write(one, words(shown, doc, sat, t) || (one.getAttribute("data-doing") ?? ""));
    for (const one of root.querySelectorAll(`[data-clock-band="${sat.seat}"]`)) {
      one.className = `tleft ${shown ? `${shown.state} ${shown.low ? "low" : ""}` : ""}`;
      /** @type {HTMLElement} */ (one).style.setProperty("--left", `${Math.round((shown?.share ?? 0) * 100)}%`);
    }
    if (sat.seat === doc.viewer.seat) announce(shown, doc, sat, t, timeoutAction);
  }

  /** @param {string} sentence */
  const say = (sentence) => write(/** @type {Element} */ (root.querySelector("[data-clock-said]")), sentence);

  const announce = clockAnnouncer(say);
  const tick = () => {
    const now = source();
    if (!now || now.stopped || !root.querySelector("[data-clock-said]")) return; // The page has not been drawn yet.
    for (const sat of now.doc.seats) paint(sat, now);
  };

  /** Announce all clocks, for readers who do not see them. @param {Table} table */
  const speak = ({ doc, name }) => {
    const spoken = doc.seats.flatMap((sat) => {
      const shown = clockOf(doc, sat, serverNow());
      return shown ? [`${name(sat.seat)} ${clockFace(shown.left, false)}`] : [];
    });
    say(spoken.join(", "));
  };
  const timer = setInterval(tick, TICK_MS);
  return { tick, speak, stop: () => clearInterval(timer) };
}

/** Return a function that announces changes of the reader's own clock. @param {(sentence: string) => void} say */
function clockAnnouncer(say) {
  /** @type {import("../../browser/clock_text.js").ClockReading | null} */ let before = null;

  /**
   * @param {ReturnType<typeof clockOf>} shown @param {Doc} doc @param {Sat} sat @param {Say} t
   * @param {Now["timeoutAction"]} silence
   */
  return (shown, doc, sat, t, silence) => {
    const asked = shown && (shown.state === "mine" || shown.state === "up");
    const now = asked ? { deadline: sat.deadline, left: shown.left, low: shown.low } : null;
    const moment = now && clockMoment(before, now, doc.clock?.kind === "bank");
    before = now;
    warnLowTime(now?.low && now.left ? t("title-low", { time: clockFace(now.left, false) }) : null);
    if (!moment || !now) return;
    if (moment !== "start") {
      play(moment);
      buzz(moment);
    }
    const action = moment === "up" ? silence() : null;
    if (action) return say(t("clock-say-up-action", { action }));
    say(t(`clock-say-${moment}`, { seconds: Math.ceil(now.left / 1000), time: spokenTime(now.left, lang()) }));
  };
}

/** @param {Element | null} element @param {string} text */
function write(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}

/** The reader's language. */
const lang = () => document.documentElement.lang;

/** @param {ReturnType<typeof clockOf>} shown @param {Doc} doc @param {Sat} sat @param {Say} t */
function words(shown, { clock }, { deadline }, t) {
  if (!shown) return "";
  if (!["mine", "theirs", "due"].includes(shown.state)) return shown.state === "idle" ? "" : t(`clock-${shown.state}`);
  if (clock?.kind === "days" && deadline)
    return t("clock-until", { when: when(Date.parse(deadline), serverNow(), lang()) });
  return shown.low ? t("clock-low") : "";
}
