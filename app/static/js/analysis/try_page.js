// A decision that is tried again: the seat's own table as it was, whose moves the server plays and judges.
import { html, nothing, render } from "lit-html";
import { send } from "../net/http.js";
import { loadDrawing } from "../drawing/drawing_loader.js";
import { createDrawingHost } from "../drawing/drawing_host.js";
import { makeScrollableFocusable } from "../browser/focus_scrollable.js";
import { onceATurn } from "../browser/once_a_turn.js";
import { gamePreferences } from "../browser/preferences.js";
import { icon, SPRITE } from "../kit/pieces.js";
import { listenToKeys } from "../table/input/keyboard.js";
import { actionBar, fitBar, plainBar } from "../table/panels/action_bar.js";
import { seatPanels } from "../table/panels/seats.js";
import { tray } from "../table/layout.js";

/** @import {AnyAction, Doc, LogEntry, Slots, Table} from "../kit/table.d.ts" */
/** @import {PageBar} from "../table/state/page_bar.d.ts" */

/**
 * @typedef {{good: boolean, says: string, then: string}} Verdict
 *
 * @typedef {{doc: Doc, options: Record<string, unknown>, preview: unknown, events: LogEntry[], verdict: Verdict | null,
 *   refused?: {text: string, clause: string | null}}} TryPosition
 */

const root = /** @type {HTMLElement} */ (document.querySelector("#table"));
const { match = "", game = "", drawing: drawingUrl, asks = "", here = "", back = "" } = root.dataset;
const number = Number(root.dataset.number);
/** @type {Record<string, string>} */ const words = JSON.parse(root.dataset.words ?? "{}");
/** Where each decision stood. @type {string[]} */ const tries = JSON.parse(root.dataset.tries ?? "[]");
const kept = gamePreferences(game);

/** @type {Awaited<ReturnType<typeof loadDrawing>>} */ let loaded;
/** @type {ReturnType<typeof createDrawingHost>} */ let host;
/** @type {TryPosition} */ let opening;
/** @type {TryPosition} */ let now;
/** @type {AnyAction[]} */ let path = [];
/** @type {import("../drawing/illegal_move_feedback.js").FeedbackMessage | null} */ let message = null;
let busy = false;
let count = 0;
/** @type {import("../kit/table.d.ts").Button[]} */ let buttons = [];

/** The decisions of this match that were found in this browser. @returns {number[]} */
function found() {
  const known = kept.get("tried");
  return known?.match === match ? known.found : [];
}

const redraw = onceATurn(draw);

function draw() {
  const { doc, verdict } = now;
  const table = host.tableOf(doc, { live: !verdict, busy, stale: false, history: doc.log });
  const slots = host.slotsOf(table);
  const bar = barOf(table, slots);
  buttons = bar.buttons ?? [];
  render(layout(table, slots, bar), root);
  makeScrollableFocusable(root.querySelector(".tr-b"), table.t("table-hand"));
  makeScrollableFocusable(root.querySelector(".seats"), table.t("table-tab-seats"));
  fitBar(root);
  const forced = busy || verdict ? null : (host.drawing.forced?.() ?? null);
  if (forced) queueMicrotask(() => play(forced));
}

/** @param {Table} table @param {Slots} slots @returns {PageBar} */
function barOf(table, slots) {
  if (now.verdict) return verdictBar(now.verdict);
  const own = slots.bar?.sentence ? slots.bar : plainBar(table);
  return { ...own, buttons: [...(own.buttons ?? []), { label: words.show, run: showAll }], feedback: message };
}

/** Show all choices with what they cost. */
const showAll = () => location.assign(`${here}${number}&pick=show`);

/** @param {Verdict} verdict @returns {PageBar} */
function verdictBar({ good, says, then }) {
  const [label, url] = number < tries.length ? [words.next, `${here}${number + 1}`] : [words.back, back];
  const onwards = good ? { label, run: () => location.assign(url) } : { label: words.again, run: reset };
  return {
    flag: good ? words.yes : words.no,
    kind: good ? "over" : "turn",
    sentence: says,
    second: then,
    buttons: [
      { label: good ? words.choices : words.show, run: showAll },
      { ...onwards, primary: true, key: "Enter" },
    ],
  };
}

/** @param {Table} table @param {Slots} slots @param {PageBar} bar */
const layout = (table, slots, bar) =>
  html`${header(table, slots)}
    <main id="main" class="T" data-tab="table" data-side="open">
      <div class="play">
        ${slots.strip === undefined ? nothing : html`<div class="gstrip">${slots.strip}</div>`}
        <section class="boardwrap" aria-label=${table.t("table-board")}>${slots.board ?? nothing}</section>
      </div>
      <aside class="side" aria-label=${table.t("table-rail")}>
        <div class="seats">
          ${seatPanels(
            table,
            (seat) => slots.seat?.(seat),
            () => {},
            { giveTime() {}, nudge() {}, pause() {} },
          )}
          ${slots.aside ?? nothing}
        </div>
        ${slots.sum ? html`<div class="sumw">${slots.sum}</div>` : nothing} ${tryList()}
      </aside>
      <div class="dock">
        ${slots.tray || slots.heading ? tray(slots, table.t) : nothing}
        ${actionBar(bar, table, { clock: nothing, openSum: null })}
      </div>
    </main>`;

/** @param {Table} table @param {Slots} slots */
const header = ({ t }, { top }) =>
  html`<header class="hdr">
    <div class="hdr-in">
      <a class="wordmark" href="/" aria-label=${t("shell-home")}
        ><svg aria-hidden="true"><use href="${SPRITE}#logo"></use></svg
      ></a>
      <h1 class="tname"><b class="trunc">${words.title}</b> <span class="sub trunc">${tries[number - 1]}</span></h1>
      <div class="toprow">${top ?? nothing}</div>
      <a class="tool an-back" href=${back}>${icon("prev")}<span>${words.back}</span></a>
    </div>
  </header>`;

/** The decisions that can be tried again; those that were found have a sign. */
function tryList() {
  const known = found();
  return html`<section class="card an-list-card" aria-label=${words.list}>
    <h2>${words.list}</h2>
    <ol>
      ${tries.map(
        (where, at) =>
          html`<li>
            <a href="${here}${at + 1}" aria-current=${at + 1 === number ? "true" : nothing}
              >${icon(known.includes(at + 1) ? "check" : "rr")}<span class="grow">${where}</span></a
            >
          </li>`,
      )}
    </ol>
    <p class="sm muted">${words.good}</p>
  </section>`;
}

/** @param {AnyAction} action one that is offered, or one that was pressed without effect */
async function play(action) {
  if (busy || now.verdict) return;
  busy = true;
  message = null;
  redraw();
  try {
    receive(await send("POST", asks, { path: [...path, action] }), action);
  } catch (error) {
    say(/** @type {Error} */ (error).message, null);
  } finally {
    busy = false;
    redraw();
  }
}

/** @param {TryPosition} next @param {AnyAction} action */
function receive(next, action) {
  if (next.refused) return say(next.refused.text, next.refused.clause);
  const before = now.doc;
  path.push(action);
  now = next;
  if (next.verdict?.good) {
    kept.set("tried", { match, found: [...new Set([...found(), number])] });
  }
  if (next.events.length) requestAnimationFrame(() => host.drawing.played?.(next.events, before, next.doc));
}

/** @param {string} text @param {string | null} clause */
function say(text, clause) {
  message = { text, clause, count: ++count };
  redraw();
}

/** Try the decision once more. */
function reset() {
  path = [];
  message = null;
  now = opening;
  host = hostOf();
  redraw();
}

const hostOf = () =>
  createDrawingHost(loaded, {
    act: (action) => void play(action),
    redraw,
    preview: () => now.preview,
    feedback: {
      askWhy: (/** @type {AnyAction} */ action) => void play(action),
      sayWhy: ({ text, args, clause }) => say(loaded.texts.t(text, args), clause ?? null),
      dismiss() {
        if (message) redraw();
        message = null;
      },
    },
  });

async function start() {
  now = opening = await send("POST", asks, { path: [] });
  const { lang } = document.documentElement;
  loaded = await loadDrawing({ game, lang, drawing: drawingUrl ?? null, options: opening.options });
  host = hostOf();
  root.replaceChildren();
  listenToKeys({ drawing: () => host.drawing, buttons: () => buttons, page: {}, escape: () => false });
  addEventListener("resize", redraw);
  redraw();
}

start().catch((error) => {
  reportError(error);
  location.replace(`${here}${number}&pick=show`);
});
