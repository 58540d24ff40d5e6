// The replay page: any position of a match, with the same drawing as at the table.
import { html, nothing, render } from "lit-html";
import { getJson, matchUrls } from "../net/http.js";
import { bannerView } from "../table/panels/banner.js";
import { caption } from "../replay/caption.js";
import { frameAnswers } from "../replay/answer_frames.js";
import { copyText } from "../browser/clipboard.js";
import { playbackControls, NORMAL, SPEEDS } from "../replay/playback_controls.js";
import { loadDrawing } from "../drawing/drawing_loader.js";
import { fit } from "../drawing/board_fit.js";
import { loadHistory } from "../net/match_history.js";
import { listenToKeys } from "../table/input/keyboard.js";
import { settle } from "../kit/motion.js";
import { icon } from "../kit/pieces.js";
import { logGroups } from "../table/panels/event_log.js";
import {
  neighbour,
  nextPlayed,
  nextShown,
  durationOf,
  leadFor,
  MOMENTS_MS,
  heaviestMoments,
  STEP_MS,
} from "../replay/key_moments.js";
import { follow, turnsOf } from "../replay/move_list.js";
import { partsOf } from "../replay/chapters.js";
import { positionCache } from "../net/position_cache.js";
import { onceATurn } from "../browser/once_a_turn.js";
import { motion } from "../browser/preferences.js";
import { makeScrollableFocusable } from "../browser/focus_scrollable.js";
import { matchError, positionError } from "../replay/load_error.js";
import { replayKeys } from "../replay/replay_keys.js";
import { replayTabs } from "../replay/replay_tabs.js";
import { createDrawingHost } from "../drawing/drawing_host.js";
import { CLOCK, AnimationQueue } from "../drawing/animation_queue.js";
import { animatedStage } from "../drawing/beats.js";
import { loadTexts } from "../browser/i18n.js";
import { clockFace } from "../browser/clock_text.js";
import { boardOf, handsOf, nextViewer, openHands, viewerOf, perspectiveMenu } from "../replay/perspective_menu.js";

/** @import {Doc, LogEntry, Table} from "../kit/table.d.ts" */

const root = /** @type {HTMLElement} */ (document.querySelector("#replay"));
const { match = "", game = "", drawing: drawingUrl, last = "0" } = root.dataset;
const lang = document.documentElement.lang;
const asked = new URLSearchParams(location.search);
const urls = matchUrls(match, asked.get("code"));
const total = Number(last);
const recorded = "recorded" in root.dataset;
/** Whether the replay is embedded in another site. */
const embedded = "embed" in root.dataset;
/** @type {import("../replay/key_moments.js").KeyMoment[]} the moments of a finished match */
const moments = JSON.parse(root.dataset.moments ?? "[]");
/** The moments that are played alone. */
const heaviest = heaviestMoments(moments);
/** @type {import("../replay/key_moments.js").ChanceChange[]} how its chances changed */
const track = JSON.parse(root.dataset.track ?? "[]");
/** @type {import("../net/live_channel.js").ChatMessage[]} the chat of the table */
const talk = JSON.parse(root.dataset.talk ?? "[]");

/** The first position: the opening, or in an embedded replay the first moment. */
const opening = embedded && moments.length ? moments[0].seq : 0;

const at = {
  seq: clamp(Number(asked.get("at") || location.hash.slice(1) || (recorded ? opening : total))),
  viewer: viewerOf(asked.get("as") ?? (embedded ? "stands" : null), recorded),
  playing: false,
  /** only the moments are played */ only: asked.get("play") === "moments" && moments.length > 0,
  speed: NORMAL,
  copied: false,
  /** @type {import("../replay/replay_tabs.js").ReplayTabs["analysis"]} */ analysis: null,
  /** a position could not be loaded */ lost: false,
  /** @type {import("../replay/replay_tabs.js").Tab} */ tab: moments.length ? "moments" : "moves",
};
/** @type {Doc | null} */ let doc = null;
/** The documents of the seats whose hands are shown. @type {Doc[]} */ let open = [];
/** One drawing per seat. @type {ReturnType<typeof createDrawingHost>[]} */ let hands = [];
/** @type {LogEntry[]} */ let history = [];
/** @type {import("../net/match_history.js").RecordedActions} */ let recordedActions = new Map();
/** @type {ReturnType<typeof createDrawingHost>} */ let drawingHost;
/** @type {Awaited<ReturnType<typeof loadTexts>>} */ let texts;
/** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;
let wanted = 0;
/** When the moments began to be played. */
let begun = 0;
/** The same animations as at the table, as a spectator sees them. */
const queue = new AnimationQueue(
  CLOCK,
  {
    started({ events, before, after }) {
      settle();
      redraw();
      queueMicrotask(() => drawingHost.drawing.played?.(events, before, after));
    },
    revealed(reveal, { rushed }) {
      redraw();
      if (rushed) settle();
      else if (motion()) queueMicrotask(() => reveal.show?.());
    },
    changed: () => redraw(),
    ended: ({ closes }) => closes && at.playing && playOn(),
  },
  () => ({ pace: at.speed > NORMAL ? "fast" : "normal", motion: motion(), watching: true }),
);
const positions = positionCache((seq, viewer) => getJson(urls.document(seq, viewer)), total);

/** @param {number} seq */
function clamp(seq) {
  return Math.max(0, Math.min(total, Number.isInteger(seq) ? seq : 0));
}

/** @param {number} seq */
async function goTo(seq, { animate = false } = {}) {
  at.seq = clamp(seq);
  if (queue.scene) queue.finish();
  const [mine, previous] = [++wanted, doc];
  redraw(); // The slider answers at once.
  const found = await Promise.all([...shownSeats().map((eye) => positions.at(at.seq, eye)), positionBefore()]).catch(
    () => null,
  );
  if (mine !== wanted) return;
  if (!found) return showLoadError();
  const [next, ...known] = found;
  const before = known.pop();
  at.lost = false;
  doc = next;
  open = known;
  redraw();
  lookAhead(mine);
  if (!embedded) window.history.replaceState(null, "", urls.replay(at.seq, at.viewer));
  const steps = animate && previous && nextShown(previous.seq, total, history, at.playing && drawingHost) === next.seq;
  if (steps) show(previous, next);
  else if (at.playing) playOn();
  else showBanner(before, next);
}

/** The position before a key moment, to show its banner on; null where there is none, and at the end. */
const positionBefore = () =>
  at.seq < total && moments.some(({ seq }) => seq === at.seq) ? positions.at(at.seq - 1, boardOf(at.viewer)) : null;

/**
 * Show the banner of a key moment to a reader who jumps there.
 * @param {Doc | null | undefined} before @param {Doc} after
 */
function showBanner(before, after) {
  if (!before) return;
  const { events, animations } = animationsOf(before, after);
  const called = animations.find(({ banner }) => banner);
  if (called) queue.showFinal({ events, before, after, own: true, stages: [animatedStage(called, [])] });
}

/** Return the events and animations of the action between two positions. @param {Doc} before @param {Doc} after */
function animationsOf(before, after) {
  const visible = history.filter((entry) => entry.seq <= after.seq);
  const events = visible.filter((entry) => entry.seq === after.seq);
  return { events, animations: drawingHost.animationsOf(events, before, after, visible, false) };
}

/** Say that a position could not be loaded; the one that is shown stays. */
function showLoadError() {
  Object.assign(at, { seq: doc?.seq ?? at.seq, lost: true, playing: false });
  redraw();
}

/** Return the seats whose hands are shown. @returns {number[]} */
const openSeats = () => (recorded && doc ? handsOf(at.viewer, doc.viewer.seat, doc.seats.length) : []);

/** Return the viewers whose documents are shown: the board's, and those of the hands. */
const shownSeats = () => [boardOf(at.viewer), ...openSeats()];

/** Fetch the next positions after the draw, unless the reader has gone on meanwhile. @param {number} mine */
const lookAhead = (mine) => setTimeout(() => mine === wanted && positions.fetchAhead(at.seq, shownSeats()));

/** @param {Doc} before @param {Doc} after */
function show(before, after) {
  const { events, animations } = animationsOf(before, after);
  queue.add({ events, before, after, own: true, stages: animations.map((one) => animatedStage(one, [])) }, false);
}

function playOn() {
  clearTimeout(timer);
  if (next() === null) at.playing = false;
  else timer = setTimeout(advance, STEP_MS / SPEEDS[at.speed]);
  redraw();
}

/** Return the position that is played next; null at the end. */
const next = () => (at.only ? nextPlayed(heaviest, at.seq, lead()) : nextShown(at.seq, total, history, drawingHost));

/** Return the lead before the next moment: it shrinks if earlier moments took long. */
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

/** Jump by hand, which stops the playback. @param {number} seq @param {boolean} [animate] */
function jump(seq, animate = false) {
  at.playing = false;
  clearTimeout(timer);
  return goTo(seq, { animate });
}

/** The duration of the moments, as minutes and seconds. */
const momentsDuration = clockFace(durationOf(heaviest, motion()), false);

const redraw = onceATurn(draw);

function draw() {
  if (!doc || !drawingHost) return;
  render(layout(tableOf(doc)), root);
  frameAnswers(isAnimating() ? null : at);
  fit(root.querySelector(".pane"));
  makeScrollableFocusable(root.querySelector(".cap2"), texts.t("replay-caption"));
  for (const context of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".hand")))
    makeScrollableFocusable(context, context.getAttribute("aria-label") ?? "");
  follow(root, at.seq, logGroups(history, tableOf(doc), drawingHost.drawing));
}

/** @param {Doc} shown */
function tableOf(shown) {
  const { scene } = queue;
  const now = { live: false, busy: false, stale: false, history };
  if (!scene) return drawingHost.tableOf(shown, now);
  const { before, after } = scene.batch;
  const visible = history.filter((entry) => entry.seq <= after.seq);
  const staged = { ...now, history: visible, shown: queue.shown, about: scene.animation?.about ?? null };
  return drawingHost.tableOf(scene.animation?.from === "before" ? before : after, staged);
}

/** @param {Table} table */
function layout(table) {
  const slots = drawingHost.slotsOf(table);
  const chapters = logGroups(history, table, drawingHost.drawing);
  const parts = partsOf(history, table, chapters);
  const now = { at, total, chapters, parts, table, moments, length: momentsDuration, turns: turnsOf(history) };
  return html`<div class="rp">
    <div>
      <div class="toprow">${slots.top ?? nothing}${bannerRow(table)}</div>
      <section class="card stage" aria-label=${table.t("replay-board")}>
        <div class="pane boardwrap" role="group" tabindex="0" aria-label=${table.t("replay-board")}>
          ${slots.board ?? nothing}
        </div>
        ${captionNow(table)}
      </section>
      ${at.lost ? positionError(table.t) : nothing} ${playbackControls(now, { jump, play, speed, moment, only })}
      ${openHands(open.map(handOf), table)}
    </div>
    <aside class="card mv" aria-label=${table.t("replay-beside")}>
      ${recorded ? perspectiveMenu(at.viewer, table, look) : nothing}
      <button class="btn quiet to-here" type="button" @click=${copyLink}>
        ${icon("link")}${table.t(at.copied ? "table-copied" : "replay-link")}
      </button>
      ${replayTabs({ ...at, moments, chapters, talk }, table, { jump, open: (tab) => change({ tab }) })}
    </aside>
  </div>`;
}

/** @param {Table} table */
const captionNow = (table) =>
  caption(table, {
    ...{ history, moments, recordedActions, track, step },
    seq: at.seq,
    drawing: drawingHost.drawing,
    animating: isAnimating(),
  });

/** Return whether the move is still being shown. */
const isAnimating = () => Boolean(queue.scene && !queue.resting);

/** @param {Doc} known */
function handOf(known) {
  const { seat } = known.viewer;
  const now = { live: false, busy: false, stale: false, history };
  return { seat: seat ?? 0, tray: seat === null ? null : hands[seat].slotsOf(hands[seat].tableOf(known, now)).tray };
}

/** The banner over the score strip. @param {Table} table */
function bannerRow(table) {
  const banner = queue.resting && queue.scene?.animation?.banner;
  return banner ? bannerView(banner, table) : nothing;
}

/** @param {number} [which] by default the next one */
const speed = (which = (at.speed + 1) % SPEEDS.length) => change({ speed: which });

/** @param {import("../replay/perspective_menu.js").Viewer} viewer */
function look(viewer) {
  at.viewer = viewer;
  goTo(at.seq);
}

/** @param {-1 | 1} way */
const step = (way) => jump(at.seq + way, way > 0);

/** @param {1 | -1} way */
function moment(way) {
  const seq = neighbour(moments, at.seq, way);
  if (seq !== null) jump(seq);
}

/** @param {Partial<typeof at>} now */
function change(now) {
  Object.assign(at, now);
  redraw();
}

const only = () => change({ only: !at.only });

async function copyLink() {
  if (!(await copyText(new URL(urls.replay(at.seq, at.viewer), location.href).href))) return;
  at.copied = true;
  redraw();
  setTimeout(() => {
    at.copied = false;
    redraw();
  }, 2000);
}

/** Jump to the start of the part before or after this move. @param {1 | -1} way */
function partJump(way) {
  if (!doc) return undefined;
  const table = tableOf(doc);
  const parts = partsOf(history, table, logGroups(history, table, drawingHost.drawing));
  return jump(neighbour(parts, at.seq, way) ?? (way > 0 ? total : 0));
}

/** Jump with an arrow: with Shift to another player's turn, with Ctrl to another part. @param {KeyboardEvent} event */
function jumpByKey(event) {
  const way = { ArrowLeft: /** @type {const} */ (-1), ArrowRight: /** @type {const} */ (1) }[event.key];
  if (!way || event.defaultPrevented || !(event.shiftKey || event.ctrlKey)) return;
  event.preventDefault();
  if (event.ctrlKey) partJump(way);
  else jump(neighbour(turnsOf(history), at.seq, way) ?? (way > 0 ? total : 0));
}

const keys = () =>
  replayKeys({
    ...{ speed, copyLink, play, step, moment, partJump },
    toStart: () => jump(0),
    toEnd: () => jump(total),
    decisions: at.analysis?.found ? () => change({ tab: "decisions" }) : null,
    nextView: recorded ? () => look(nextViewer(at.viewer, doc?.viewer.seat ?? null, doc?.seats.length ?? 0)) : null,
  });

async function start() {
  texts = await loadTexts(lang, null);
  /** @type {Doc | null} */ let before = null;
  try {
    const summary = await getJson(urls.summary);
    const [loaded, first, previous, log] = await Promise.all([
      loadDrawing({ game, lang, drawing: drawingUrl || null, options: summary.options }),
      positions.at(at.seq, boardOf(at.viewer)),
      positionBefore(),
      loadHistory({ record: recorded ? urls.record : null, positions, total }),
    ]);
    drawingHost = createDrawingHost(loaded, { act: () => {}, redraw });
    hands = first.seats.map(() => createDrawingHost(loaded, { act: () => {}, redraw }));
    [doc, before] = [first, previous];
    open = await Promise.all(openSeats().map((seat) => positions.at(at.seq, seat)));
    ({ entries: history, recordedActions } = log);
    lookAhead(wanted);
  } catch (error) {
    root.replaceChildren();
    render(matchError(texts.t, /** @type {Error} */ (error)), root);
    return;
  }
  root.replaceChildren();
  addEventListener("keydown", jumpByKey);
  listenToKeys({ drawing: () => ({}), buttons: keys, page: {}, escape: () => false });
  addEventListener("hashchange", () => jump(Number(location.hash.slice(1))));
  redraw();
  queueMicrotask(() => doc && showBanner(before, doc)); // After the first draw, which creates the drawing.
  if (at.only) play();
  if (!recorded || embedded) return;
  at.analysis = await getJson(urls.analysis).catch(() => null);
  change(at.analysis?.found && asked.get("tab") === "decisions" ? { tab: "decisions" } : {});
}

addEventListener("resize", redraw);
start();
