// The replay page: any position of a match, with the same drawing as at the table.
import { html, nothing, render } from "lit-html";
import { getJson, matchUrls } from "../net/http.js";
import { callStrip } from "../table/panels/banner.js";
import { caption } from "../replay/caption.js";
import { copied } from "../browser/clipboard.js";
import { deck, NORMAL, SPEEDS } from "../replay/playback_controls.js";
import { loadDrawing } from "../drawing/drawing_loader.js";
import { fit } from "../drawing/board_fit.js";
import { wholeLog } from "../net/match_history.js";
import { listenToKeys } from "../table/keyboard.js";
import { settle } from "../kit/motion.js";
import { icon } from "../kit/pieces.js";
import { groups } from "../table/panels/event_log.js";
import { beside, following, lasting, leadFor, MOMENTS_MS, played, STEP_MS } from "../replay/key_moments.js";
import { follow, turnsOf } from "../replay/move_list.js";
import { partsOf } from "../replay/chapters.js";
import { positions } from "../net/position_cache.js";
import { motion } from "../browser/preferences.js";
import { reachable } from "../browser/focus_scrollable.js";
import { retold } from "../replay/replay_tabs.js";
import { openStage } from "../drawing/drawing_host.js";
import { CLOCK, Staging } from "../drawing/animation_queue.js";
import { loadTexts } from "../browser/i18n.js";
import { clockFace } from "../browser/clock_text.js";
import { boardOf, handsOf, nextViewer, openHands, viewerOf, viewers } from "../replay/perspective_menu.js";

/** @import {Doc, Table} from "../kit/table.d.ts" */

const root = /** @type {HTMLElement} */ (document.querySelector("#replay"));
const { match = "", game = "", drawing: drawingUrl, last = "0" } = root.dataset;
const lang = document.documentElement.lang;
const asked = new URLSearchParams(location.search);
const urls = matchUrls(match, asked.get("code"));
const total = Number(last);
const recorded = "recorded" in root.dataset;
/** Within somebody else's page. */
const embedded = "embed" in root.dataset;
/** @type {import("../replay/key_moments.js").Beat[]} the moments of a match that is over */
const beats = JSON.parse(root.dataset.moments ?? "[]");
/** Those that are played alone. */
const heaviest = played(beats);
/** @type {import("../replay/key_moments.js").Change[]} how its chances went */
const track = JSON.parse(root.dataset.track ?? "[]");
/** @type {import("../net/live_channel.js").Said[]} what was said at the table */
const talk = JSON.parse(root.dataset.talk ?? "[]");

/** Where nobody asks for a moment: the opening position, and for who comes by the first thing that happened. */
const opening = embedded && beats.length ? beats[0].seq : 0;

const at = {
  seq: clamp(Number(asked.get("at") || location.hash.slice(1) || (recorded ? opening : total))),
  viewer: viewerOf(asked.get("as") ?? (embedded ? "stands" : null), recorded),
  playing: false,
  /** the moments alone */ only: asked.get("play") === "moments" && beats.length > 0,
  speed: NORMAL,
  copied: false,
  /** a part could not be loaded */ lost: false,
  /** @type {import("../replay/replay_tabs.js").Tab} */ tab: beats.length ? "moments" : "moves",
};
/** @type {import("../kit/table.d.ts").Doc | null} */ let doc = null;
/** What the seats know whose hands lie open. @type {import("../kit/table.d.ts").Doc[]} */ let open = [];
/** A drawing each, for one that draws two hands would mix them up. @type {ReturnType<typeof openStage>[]} */
let hands = [];
/** @type {import("../kit/table.d.ts").LogEntry[]} */ let history = [];
/** @type {import("../net/match_history.js").Deeds} */ let deeds = new Map();
/** @type {ReturnType<typeof openStage>} */ let stage;
/** @type {Awaited<ReturnType<typeof loadTexts>>} */ let texts;
/** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;
let wanted = 0;
/** When the moments began to be played. */
let begun = 0;
/** The same stages as at the table, for who only watches. */
const staging = new Staging(
  CLOCK,
  {
    began({ events, before, after }) {
      settle();
      redraw();
      queueMicrotask(() => stage.drawing.played?.(events, before, after));
    },
    beat(beat, { rushed }) {
      redraw();
      if (rushed) settle();
      else if (motion()) queueMicrotask(() => beat.show?.());
    },
    changed: redraw,
    ended: ({ closes }) => closes && at.playing && playOn(),
  },
  () => ({ pace: at.speed > NORMAL ? "fast" : "normal", motion: motion(), watching: true }),
);
const book = positions((seq, viewer) => getJson(urls.document(seq, viewer)), total);

/** @param {number} seq */
function clamp(seq) {
  return Math.max(0, Math.min(total, Number.isInteger(seq) ? seq : 0));
}

/** @param {number} seq */
async function goTo(seq, { animate = false } = {}) {
  at.seq = clamp(seq);
  if (staging.scene) staging.finish();
  const mine = ++wanted;
  const before = doc;
  redraw(); // the slider answers at once
  const found = await Promise.all([...eyes().map((eye) => book.at(at.seq, eye)), ledTo()]).catch(() => null);
  if (mine !== wanted) return;
  if (!found) return stay();
  const [next, ...known] = found;
  const led = known.pop();
  at.lost = false;
  doc = next;
  open = known;
  redraw();
  lookAhead(mine);
  if (!embedded) window.history.replaceState(null, "", urls.replay(at.seq, at.viewer));
  const steps = animate && before?.seq === next.seq - 1;
  if (steps) show(before, next);
  else if (at.playing) playOn();
  else depict(led, next);
}

/** What was there before a moment, whose own picture the position after it may no longer show: the puck lies elsewhere,
 * other teams are on the ice. The end is its own picture. */
const ledTo = () =>
  at.seq < total && beats.some(({ seq }) => seq === at.seq) ? book.at(at.seq - 1, boardOf(at.viewer)) : null;

/** Whoever comes to a moment sees it as it was called. @param {Doc | null | undefined} before @param {Doc} after */
function depict(before, after) {
  if (!before) return;
  const { events, stages } = stagedOf(before, after);
  const called = stages.find(({ call }) => call);
  if (called) staging.picture({ events, before, after, own: true, stages: [called] });
}

/** What the game stages of the action between them. @param {Doc} before @param {Doc} after */
function stagedOf(before, after) {
  const told = history.filter((entry) => entry.seq <= after.seq);
  const events = told.filter((entry) => entry.seq === after.seq);
  return { events, stages: stage.stagesOf(events, before, after, told, false) };
}

/** What cannot be loaded is said, and what is shown stays. */
function stay() {
  Object.assign(at, { seq: doc?.seq ?? at.seq, lost: true, playing: false });
  redraw();
}

/** Whose hands lie open. @returns {number[]} */
const openSeats = () => (recorded && doc ? handsOf(at.viewer, doc.viewer.seat, doc.seats.length) : []);

/** Whose documents are shown: the board's, and those of the open hands. */
const eyes = () => [boardOf(at.viewer), ...openSeats()];

/** Behind the draw, and for nobody who has gone on meanwhile. @param {number} mine */
const lookAhead = (mine) => setTimeout(() => mine === wanted && book.fetchAhead(at.seq, eyes()));

/** @param {import("../kit/table.d.ts").Doc} before @param {import("../kit/table.d.ts").Doc} after */
function show(before, after) {
  const { events, stages } = stagedOf(before, after);
  staging.add({ events, before, after, own: true, stages }, false);
}

function playOn() {
  clearTimeout(timer);
  if (next() === null) at.playing = false;
  else timer = setTimeout(advance, STEP_MS / SPEEDS[at.speed]);
  redraw();
}

/** What is played after this position; null at the end. */
const next = () => (at.only ? following(heaviest, at.seq, lead()) : at.seq < total ? at.seq + 1 : null);

/** What was shown longer than most is made up for. */
function lead() {
  const left = MOMENTS_MS - (performance.now() - begun) * SPEEDS[at.speed];
  return leadFor(left, heaviest.filter(({ seq }) => seq > at.seq).length);
}

function play() {
  at.playing = !at.playing;
  clearTimeout(timer);
  if (at.playing) {
    begun = performance.now();
    if (next() === null) at.seq = 0;
    timer = setTimeout(advance, 200);
  }
  redraw();
}

async function advance() {
  const seq = next();
  if (at.playing && seq !== null) await goTo(seq, { animate: true });
}

/** By hand: whoever steps stops the playing. @param {number} seq @param {boolean} [animate] */
function jump(seq, animate = false) {
  at.playing = false;
  clearTimeout(timer);
  return goTo(seq, { animate });
}

/** How long the moments alone take, as minutes and seconds. */
const takes = clockFace(lasting(heaviest, motion()), false);

let due = false;
function redraw() {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    if (!doc || !stage) return;
    render(layout(tableOf(doc)), root);
    fit(root.querySelector(".pane"));
    reachable(root.querySelector(".cap2"), texts.t("replay-caption"));
    for (const hand of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".hand")))
      reachable(hand, hand.getAttribute("aria-label") ?? "");
    follow(root, at.seq, groups(history, tableOf(doc), stage.drawing));
  });
}

/** @param {import("../kit/table.d.ts").Doc} shown */
function tableOf(shown) {
  const { scene } = staging;
  const now = { live: false, busy: false, stale: false, history };
  if (!scene) return stage.tableOf(shown, now);
  const { before, after } = scene.batch;
  const told = history.filter((entry) => entry.seq <= after.seq);
  const staged = { ...now, history: told, shown: staging.shown, about: scene.stage?.about ?? null };
  return stage.tableOf(scene.stage?.from === "before" ? before : after, staged);
}

/** @param {Table} table */
function layout(table) {
  const slots = stage.slotsOf(table);
  const chapters = groups(history, table, stage.drawing);
  const parts = partsOf(history, table, chapters);
  const now = { at, total, chapters, parts, table, beats, length: takes, turns: turnsOf(history) };
  return html`<div class="rp">
    <div>
      <div class="toprow">${slots.top ?? nothing}${calls(table)}</div>
      <section class="card stage" aria-label=${table.t("replay-board")}>
        <div class="pane boardwrap" role="group" tabindex="0" aria-label=${table.t("replay-board")}>
          ${slots.board ?? nothing}
        </div>
        ${caption(table, { history, seq: at.seq, drawing: stage.drawing, beats, deeds, track, hushed: hushed(), step })}
      </section>
      ${at.lost ? lost(table) : nothing} ${deck(now, { jump, play, speed, moment, only })}
      ${openHands(open.map(handOf), table)}
    </div>
    <aside class="card mv" aria-label=${table.t("replay-beside")}>
      ${recorded ? viewers(at.viewer, table, look) : nothing}
      <button class="btn quiet to-here" type="button" @click=${copyLink}>
        ${icon("link")}${table.t(at.copied ? "table-copied" : "replay-link")}
      </button>
      ${retold({ tab: at.tab, seq: at.seq, beats, chapters, talk }, table, { jump, open: openTab })}
    </aside>
  </div>`;
}

/** @param {Table} table */
const lost = ({ t }) => html`<p class="note warn" role="alert">${icon("info")}<span>${t("replay-lost")}</span></p>`;

/** What happened is still being shown. */
const hushed = () => Boolean(staging.scene && !staging.resting);

/** @param {import("../kit/table.d.ts").Doc} known */
function handOf(known) {
  const { seat } = known.viewer;
  const now = { live: false, busy: false, stale: false, history };
  return { seat: seat ?? 0, tray: seat === null ? null : hands[seat].slotsOf(hands[seat].tableOf(known, now)).tray };
}

/** What the score strip calls. @param {Table} table */
function calls(table) {
  const call = staging.resting && staging.scene?.stage?.call;
  return call ? callStrip(call, table) : nothing;
}

/** @param {number} [which] without: the next one */
function speed(which = (at.speed + 1) % SPEEDS.length) {
  at.speed = which;
  redraw();
}

/** @param {import("../replay/perspective_menu.js").Viewer} viewer */
function look(viewer) {
  at.viewer = viewer;
  goTo(at.seq);
}

/** @param {-1 | 1} way */
const step = (way) => jump(at.seq + way, way > 0);

/** @param {1 | -1} way */
function moment(way) {
  const seq = beside(beats, at.seq, way);
  if (seq !== null) jump(seq);
}

/** @param {import("../replay/replay_tabs.js").Tab} tab */
function openTab(tab) {
  at.tab = tab;
  redraw();
}

function only() {
  at.only = !at.only;
  redraw();
}

async function copyLink() {
  if (!(await copied(new URL(urls.replay(at.seq, at.viewer), location.href).href))) return;
  at.copied = true;
  redraw();
  setTimeout(() => {
    at.copied = false;
    redraw();
  }, 2000);
}

/** The start of the part before or after this move. @param {1 | -1} way */
function partJump(way) {
  if (!doc) return undefined;
  const table = tableOf(doc);
  const starts = partsOf(history, table, groups(history, table, stage.drawing)).map((one) => one.seq);
  const seq = way > 0 ? (starts.find((one) => one > at.seq) ?? total) : (starts.findLast((one) => one < at.seq) ?? 0);
  return jump(seq);
}

/** With Shift an arrow goes on to another one's turn, with Ctrl to another part. @param {KeyboardEvent} event */
function stride(event) {
  const way = { ArrowLeft: /** @type {const} */ (-1), ArrowRight: /** @type {const} */ (1) }[event.key];
  if (!way || event.defaultPrevented || !(event.shiftKey || event.ctrlKey)) return;
  event.preventDefault();
  if (event.ctrlKey) partJump(way);
  else jump(beside(turnsOf(history), at.seq, way) ?? (way > 0 ? total : 0));
}

/** Of the reader, or of nobody. */
const me = () => doc?.viewer.seat ?? null;

const keys = () => [
  ...SPEEDS.map((_, which) => ({ key: String(which + 1), run: () => speed(which) })),
  ...(recorded ? [{ key: "v", run: () => look(nextViewer(at.viewer, me(), doc?.seats.length ?? 0)) }] : []),
  { key: "s", run: copyLink },
  { key: " ", run: play },
  { key: "ArrowLeft", run: () => step(-1) },
  { key: "ArrowRight", run: () => step(1) },
  { key: "Home", run: () => jump(0) },
  { key: "End", run: () => jump(total) },
  { key: ",", run: () => moment(-1) },
  { key: ".", run: () => moment(1) },
  { key: "PageUp", run: () => partJump(-1) },
  { key: "PageDown", run: () => partJump(1) },
];

async function start() {
  texts = await loadTexts(lang, null);
  /** @type {Doc | null} */ let led;
  try {
    const summary = await getJson(urls.summary);
    const [loaded, first, before, log] = await Promise.all([
      loadDrawing({ game, lang, drawing: drawingUrl || null, options: summary.options }),
      book.at(at.seq, boardOf(at.viewer)),
      ledTo(),
      wholeLog({ record: recorded ? urls.record : null, book, total }),
    ]);
    stage = openStage(loaded, { act: () => {}, redraw });
    hands = first.seats.map(() => openStage(loaded, { act: () => {}, redraw }));
    [doc, led] = [first, before];
    open = await Promise.all(openSeats().map((seat) => book.at(at.seq, seat)));
    ({ entries: history, deeds } = log);
    lookAhead(wanted);
  } catch (error) {
    root.replaceChildren();
    render(
      html`<p class="note warn">
        ${icon("info")}<span>${texts.t("replay-failed")} ${/** @type {Error} */ (error).message}</span>
      </p>`,
      root,
    );
    return;
  }
  root.replaceChildren();
  addEventListener("keydown", stride);
  listenToKeys({ drawing: () => ({}), buttons: keys, page: {}, escape: () => false });
  addEventListener("hashchange", () => jump(Number(location.hash.slice(1))));
  redraw();
  queueMicrotask(() => doc && depict(led, doc)); // behind the first draw, which makes the drawing
  if (at.only) play();
}

addEventListener("resize", redraw);
start();
