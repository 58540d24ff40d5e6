// The table page: joins a match, keeps its document, and lets the game draw (docs/reference/table-page.md).
import { render } from "lit-html";
import { absenceBar } from "../table/state/absence.js";
import { getJson, matchUrls, serverNow } from "../net/http.js";
import { notifyHere } from "../notifications/attention.js";
import { brokenBar, fitBar, plainBar, refusedBar, sentBar } from "../table/panels/action_bar.js";
import { createClauseLinks } from "../rulebook/clause_links.js";
import { runClocks } from "../table/panels/clock_view.js";
import { playerStatusBar, nudgeAllowedAt, notificationKind, timeoutWarningAt } from "../table/state/player_status.js";
import { CoachLoader } from "../learning/coach_loader.js";
import { loadDrawing } from "../drawing/drawing_loader.js";
import { actionLabel, actionWithSort } from "../drawing/generic_drawing.js";
import { listenToKeys } from "../table/input/keyboard.js";
import { layout, showsResult } from "../table/layout.js";
import { firstTab, foldSide, isNarrow, showSum, showTab } from "../table/side.js";
import { resetTips } from "../table/panels/lesson.js";
import { PressGuard, questionOf } from "../table/input/press_guard.js";
import { Typing, chatDraft } from "../table/input/typing.js";
import { createPastView } from "../table/past_view.js";
import { playerStatusActions, refusalHandler, absenceActions } from "../table/confirmations.js";
import { makeScrollableFocusable } from "../browser/focus_scrollable.js";
import { showNoEntryRing } from "../drawing/no_entry_ring.js";
import { openTableStore } from "../table/state/table_store.js";
import { fetchSpectators } from "../table/spectators.js";
import { createStickyScroll } from "../browser/sticky_scroll.js";
import { createMovePlayback } from "../table/move_playback.js";
import { createDrawingHost } from "../drawing/drawing_host.js";
import { refusedPage } from "../table/panels/notices.js";
import { loadStylesheet } from "../browser/load_stylesheet.js";
import { loadTexts } from "../browser/i18n.js";
import { IllegalMoveFeedback, explainDisabledControls } from "../drawing/illegal_move_feedback.js";

/** @import {Slots, Table} from "../kit/table.d.ts" */

const root = /** @type {HTMLElement} */ (document.querySelector("#table"));
const { match = "", game = "", title = "", player, polled, noChat, drawing: drawingUrl } = root.dataset;
const lang = document.documentElement.lang;
const code = new URLSearchParams(location.search).get("code");

const COUNT_MS = 1000;
const LONGEST_WAIT_MS = 2 ** 31 - 1; // the longest delay of a timer
/** Where other parts are drawn. */
const WIDTHS = ["720px", "1100px", "1340px", "1599px"].map((width) => `(max-width: ${width})`);
const LAYOUTS = [...WIDTHS, "(max-height: 480px)", "(min-height: 1000px)"];

/** @type {import("../table/context.d.ts").PageState} */
const page = {
  tab: firstTab("aims" in root.dataset),
  phoneTab: "table",
  dialog: null,
  past: null,
  requestedTab: undefined,
  resultClosed: null,
  lessonClosed: true, // except at the start of a lesson
  hand: false,
  hidden: false,
  logComplete: false,
  linkCopied: false,
  spectators: null,
  checked: null,
  buttons: [],
};

/** Return the addresses of the coach. @param {DOMStringMap} data */
function coachAddresses({ coach: script = "", coachSheet: sheet = "", coachWords: words = "" }) {
  return { script, sheet, words };
}

const coaching = new CoachLoader({ root, game, ...coachAddresses(root.dataset) });

/** @type {import("../table/context.d.ts").TableContext} */
const context = {
  page,
  title,
  code,
  player,
  urls: { ...matchUrls(match, code), match, player, polled, noChat, files: Object.values(root.dataset) },
  scroll: createStickyScroll(root, () => redraw()),
  redraw,
  set(change) {
    Object.assign(page, change);
    if (page.dialog && !context.dialogs) loadDialogs();
    redraw();
  },
  attempt: refusalHandler((refusal) => {
    context.store.refusal = refusal;
    redraw();
  }),
  // These are null until the page has joined and the game has been loaded.
  store: /** @type {any} */ (null),
  drawingHost: /** @type {any} */ (null),
  pastView: /** @type {any} */ (null),
  feedback: new IllegalMoveFeedback({
    ask: (ref, action) => context.store.why(ref, action),
    t: (id, args) => texts.t(id, args),
    changed: redraw,
    mark: showNoEntryRing,
    isBeingRead: () => clauseLinks?.open || root.querySelector(".actionbar:is(:hover, :focus-within)") !== null,
  }),
  playback: /** @type {any} */ (null),
  hints: null,
  end: null,
  dialogs: null,
  now: serverNow,
  coaching,
  summary: { visibility: "public", options: {}, code: null },
};
context.pastView = createPastView(context);
context.playback = createMovePlayback(context);

/** @type {Awaited<ReturnType<typeof loadTexts>>} */ let texts;
/** @type {ReturnType<typeof createClauseLinks> | null} */ let clauseLinks = null;
const clocks = runClocks(root, () =>
  context.store?.doc && texts
    ? {
        doc: context.store.doc,
        t: texts.t,
        stopped: context.store.connection.state !== "good",
        timeoutAction: () => timeoutActionText(lastTable),
      }
    : null,
);

const typing = new Typing(() => chatDraft(root));
const guard = new PressGuard(root, () => page.buttons);

/** @type {Table} the table drawn last */ let lastTable;
let asked = false;
/** Draw once after everything that happens now. */
function redraw() {
  if (asked) return;
  asked = true;
  queueMicrotask(() => {
    asked = false;
    draw();
  });
}

function draw() {
  const { store, drawingHost, scroll } = context;
  if (store?.connection.state === "refused")
    return render(refusedPage(store.connection.code ?? "forbidden", texts.t), root);
  if (!store?.doc || !drawingHost || ["lobby", "starting"].includes(store.doc.status)) return;
  const focused = document.activeElement;
  const now = {
    live: !page.past,
    busy: store.pending !== null,
    stale: store.connection.state !== "good",
    history: store.history,
  };
  const live = drawingHost.tableOf(page.past?.doc ?? store.doc, now);
  const { shown, about, history, doc } = context.playback;
  const table = shown === null ? live : drawingHost.tableOf(doc, { ...now, history, shown, about });
  lastTable = table;
  const slots = drawingHost.slotsOf(table);
  bringForward(slots.open);
  const bar = barOf(table, slots);
  page.buttons = [...(bar.buttons ?? []), ...(context.hints?.addTo(bar, table) ?? []), ...rematchKey()];
  context.hints?.show(bar, table);
  if ((isNarrow() ? page.phoneTab : page.tab) === "chat") store.unread = 0;
  render(layout(context, { table, live }, slots, bar), root);
  Object.assign(root.dataset, { seq: store.doc.seq, stage: context.playback.stage }); // for tests and tools
  guard.follow(questionOf(table, store.doc));
  context.dialogs?.showDialogs(root, context, clauseLinks?.open ?? false);
  scroll.afterDraw();
  fit();
  clocks.tick();
  scheduleRedraw();
  coaching.follow(table);
  notifyTurn();
  if (shown === null) playForced(live);
  // The keyboard must not fall back to the top of the page when a pressed button disappears.
  if (focused instanceof HTMLElement && !focused.isConnected) barElement()?.focus();
}

/** Return the key Enter for the button that proposes or joins a rematch, if it is on the page. */
function rematchKey() {
  const run = () => /** @type {HTMLElement | null} */ (root.querySelector("[data-enter]"))?.click();
  return context.store.doc.outcome ? [{ label: "", key: "Enter", run }] : [];
}

let forcedAt = -1; // Only once per position: a refused action is not tried again.
/** Send the only possible action. @param {Table} table */
function playForced(table) {
  const { store, drawingHost, playback: now } = context;
  const action = store.doc.seq === forcedAt ? null : (drawingHost.drawing.forced?.() ?? null);
  if (!action) return;
  forcedAt = store.doc.seq;
  const what = actionWithSort(action, table, drawingHost.drawing);
  queueMicrotask(() => {
    act(action, table.doc.q);
    now.automaticMove = what;
  });
}

/** @type {ReturnType<typeof setTimeout> | undefined} */ let counting;
/** Schedule the next draw: every second while an absence or a stop is shown, otherwise when something is due. */
function scheduleRedraw() {
  clearTimeout(counting);
  const { doc, playerStatus } = context.store;
  const still = doc.pause?.until && Date.parse(doc.pause.until) > serverNow();
  if (still || doc.seats.some((sat) => sat.absent_since)) counting = setTimeout(redraw, COUNT_MS);
  else {
    const due = [nudgeAllowedAt(lastTable, playerStatus), timeoutWarningAt(doc, doc.viewer.seat)];
    const left = due.flatMap((at) => (at !== null && at > serverNow() ? [at - serverNow()] : []));
    if (left.length && Math.min(...left) < LONGEST_WAIT_MS) counting = setTimeout(redraw, Math.min(...left));
  }
}

function fit() {
  makeScrollableFocusable(root.querySelector(".tr-b"), texts.t("table-hand"));
  makeScrollableFocusable(root.querySelector(".seats"), texts.t("table-tab-seats"));
  fitBar(root);
}

const barElement = () => /** @type {HTMLElement | null} */ (root.querySelector(".actionbar"));

function notifyTurn() {
  const { doc, pending } = context.store;
  if (pending || context.playback.scene) return; // A player who moves twice in a row is not notified again.
  const mine = doc.status === "playing" && doc.viewer.seat !== null && doc.to_act.includes(doc.viewer.seat);
  clauseLinks?.follow(mine);
  const kind = notificationKind(doc, mine, serverNow());
  const id = kind === "turn" ? "table-title-turn" : `title-${kind}`;
  notifyHere(match, kind && { kind, words: texts.t(id, { game: title }) });
}

/** Open the tab that the game asks for, once. @param {string | undefined} id */
function bringForward(id) {
  if (id && id !== page.requestedTab && !typing.isOn) page.tab = id;
  page.requestedTab = id;
}

/** @param {Table} table @param {Slots} slots @returns {import("../table/state/page_bar.d.ts").PageBar} */
function barOf(table, slots) {
  const { store, pastView } = context;
  if (page.past) return pastView.bar(table);
  if (table.stale && store.doc.status === "playing") return brokenBar(table);
  if (context.playback.scene) return { ...context.playback.bar(table), sumLine: slots.bar?.sumLine };
  const own = slots.bar?.sentence && !stoppedByTable(store.doc) ? slots.bar : plainBar(table);
  if (store.doc.outcome && !showsResult(context)) return { ...own, buttons: [resultButton(table)] };
  if (context.feedback.message) return { ...own, feedback: context.feedback.message };
  if (store.refusal) return refusedBar(own, store.refusal, table);
  if (store.pending?.slow) return sentBar(own, table);
  const news = { now: serverNow(), playerStatus: store.playerStatus, timeoutAction: () => timeoutActionText(table) };
  return absenceBar(
    table,
    playerStatusBar(table, own, news, playerStatusActions(context)),
    news.now,
    absenceActions(context),
  );
}

/** Return the action when the reader's time is up, in words, as soon as it is known. @param {Table} table */
function timeoutActionText(table) {
  const action = context.store.timeoutAction();
  return action && actionLabel(action, table, context.drawingHost.drawing);
}

/** Return whether the match has ended although the game has not. @param {import("../kit/table.d.ts").Doc} doc */
const stoppedByTable = ({ status, outcome }) =>
  status === "asleep" || ["called_off", "aborted", "void", "abandoned"].includes(outcome?.reason ?? "");

/** The button that shows the closed result again. @param {Table} table */
const resultButton = ({ t }) => ({
  label: t("table-result"),
  icon: "trophy",
  primary: true,
  run: () => context.set({ resultClosed: false }),
});

/** @returns {boolean} whether there was something to step back from */
function escape() {
  if (page.past) context.pastView.backToLive();
  else if (context.store.refusal || context.feedback.message) {
    context.store.clearErrors();
    redraw();
  } else return false;
  return true;
}

/** @param {string} id */
function jumpTo(id) {
  showTab(context, id);
  const target = id === "chat" ? "#say" : "#tab-body";
  requestAnimationFrame(() => /** @type {HTMLElement | null} */ (root.querySelector(target))?.focus());
}

function join() {
  context.store = openTableStore(context.urls, {
    feedback: context.feedback,
    hinted: (hint) => context.hints?.arrived(hint),
    changed() {
      if (context.store.doc?.outcome) endOnce();
      // Those are other pages.
      if (["lobby", "starting", "closed"].includes(context.store.doc?.status ?? "")) location.reload();
      redraw();
    },
    played: (events, before, after) => context.playback.played(events, before, after),
    missed: (events) => context.playback.missed(events),
  });
}

function listen() {
  explainDisabledControls(root, context.feedback, () => lastTable);
  listenToKeys({
    drawing: () => context.drawingHost.drawing,
    buttons: () => page.buttons,
    page: {
      "?": () => context.set({ dialog: "keys" }),
      l: () => jumpTo("log"),
      c: () => jumpTo("chat"),
      h: () => context.set({ hidden: !page.hidden }),
      k: () => clocks.speak(lastTable),
      p: () => foldSide(context),
      "=": () => showSum(context),
    },
    escape,
    typing,
    takesKey: (event) => guard.takesKey(event),
    animation: (key) => context.playback.key(key),
  });
  addEventListener("resize", fit);
  addEventListener("pagehide", () => context.drawingHost.drawing.closed?.());
  for (const query of ["(prefers-reduced-motion: reduce)", ...LAYOUTS]) {
    matchMedia(query).addEventListener("change", redraw);
  }
}

/**
 * Send an action that the reader has chosen. The focus rests on the command: a second Space presses nothing.
 * @param {import("../kit/table.d.ts").AnyAction} action @param {number | null} q the question that it answers
 */
function choose(action, q) {
  clauseLinks?.close();
  act(action, q);
  if (document.activeElement?.closest(".boardwrap, .trayw, .actionbar")) barElement()?.focus({ preventScroll: true });
}

/**
 * Send an action; animations of earlier moves are no longer needed.
 * @param {import("../kit/table.d.ts").AnyAction} action @param {number | null} q the question that it answers
 */
function act(action, q) {
  context.playback.acted();
  context.store.act(action, q);
}

async function loadDialogs() {
  const { dialogs: script = "" } = root.dataset;
  context.dialogs = await import(script);
  redraw();
}

let isEnding = false;
/** Load what is shown when the match is over, and check its record. */
async function endOnce() {
  if (isEnding) return;
  isEnding = true;
  const { end: script = "", endSheet: sheet = "" } = root.dataset;
  [context.end] = await Promise.all([import(script), loadStylesheet(sheet)]);
  redraw();
  if (context.summary.tournament) return; // A tournament's records come later.
  await context.store.watcher?.work;
  context.set({ checked: (await context.end?.checkedLine(match, texts.t, context.urls)) ?? null });
}

async function fetchHints() {
  const { hints: script = "", hintsSheet: sheet = "" } = root.dataset;
  const [{ Hints }] = await Promise.all([import(script), loadStylesheet(sheet)]);
  context.hints = new Hints(context);
  redraw();
}

async function start() {
  const summary = getJson(context.urls.summary); // It loads while the texts do.
  summary.catch(() => {}); // Reported below.
  texts = await loadTexts(lang, null);
  root.replaceChildren();
  join();
  await context.attempt(async () => {
    context.summary = await summary;
  });
  page.lessonClosed = !context.summary.lesson || context.summary.seq > 0;
  if (!page.lessonClosed) resetTips(game);
  const loaded = await loadDrawing({ game, lang, drawing: drawingUrl || null, options: context.summary.options });
  texts = loaded.texts;
  const { rules: script = "", rulesSheet: sheet = "" } = root.dataset;
  const { options } = context.summary;
  clauseLinks = createClauseLinks({ game, lang, options, ...texts, script, sheet, changed: loadDialogs });
  const { feedback, store } = context;
  context.drawingHost = createDrawingHost(loaded, { act: choose, redraw, preview: () => store.preview(), feedback });
  listen();
  context.playback.catchUp();
  redraw();
  fetchSpectators(context);
  if (context.summary.hints) await fetchHints();
}

start();
