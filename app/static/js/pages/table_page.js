// The table page: joins a match, keeps its document, and lets the game draw (docs/reference/table-page.md).
import { render } from "lit-html";
import { awayBar } from "../table/state/absence.js";
import { getJson, matchUrls, serverNow } from "../net/http.js";
import { callHere } from "../notifications/attention.js";
import { brokenBar, fitBar, plainBar, refusedBar, sentBar } from "../table/panels/action_bar.js";
import { clauses } from "../rulebook/clause_links.js";
import { runClocks } from "../table/panels/clock_view.js";
import { companyBar, quietFrom, reasonToCome, silenceFrom } from "../table/state/player_status.js";
import { Coaching } from "../learning/coach_loader.js";
import { showDialogs } from "../table/panels/dialogs.js";
import { loadDrawing } from "../drawing/drawing_loader.js";
import { actionLabel, actionWithSort } from "../drawing/generic_drawing.js";
import { listenToKeys } from "../table/keyboard.js";
import { isPhone, layout, showsResult, showTab } from "../table/layout.js";
import { tipsAnew } from "../table/panels/lesson.js";
import { lookingBack } from "../table/past_view.js";
import { amongUs, refusals, waysOut } from "../table/confirmations.js";
import { reachable } from "../browser/focus_scrollable.js";
import { noEntry } from "../drawing/no_entry_ring.js";
import { openRoom } from "../table/state/table_store.js";
import { keepScroll } from "../browser/sticky_scroll.js";
import { showing } from "../table/move_playback.js";
import { openStage } from "../drawing/drawing_host.js";
import { shutDoor } from "../table/panels/notices.js";
import { styled } from "../browser/load_stylesheet.js";
import { loadTexts } from "../browser/i18n.js";
import { Answers, answerTheRest } from "../drawing/illegal_move_feedback.js";

/** @import {Slots, Table} from "../kit/table.d.ts" */

const root = /** @type {HTMLElement} */ (document.querySelector("#table"));
const { match = "", game = "", title = "", player, drawing: drawingUrl } = root.dataset;
const lang = document.documentElement.lang;
const code = new URLSearchParams(location.search).get("code");

const COUNT_MS = 1000;
const LONGEST_WAIT_MS = 2 ** 31 - 1; // of a timer
const STANDS_EVERY_MS = 15_000;

/** @type {import("../table/context.d.ts").PageState} */
const page = {
  tab: "log",
  phoneTab: "table",
  dialog: null,
  past: null,
  wanted: undefined,
  resultClosed: null,
  lessonRead: true, // but at the beginning of one
  hidden: false,
  complete: false,
  copied: false,
  watching: null,
  buttons: [],
};

/** Addresses of the coach. @param {DOMStringMap} data */
function coachOf({ coach: script = "", coachSheet: sheet = "", coachWords: words = "" }) {
  return { script, sheet, words };
}

const coaching = new Coaching({ root, game, ...coachOf(root.dataset) });

/** @type {import("../table/context.d.ts").TableContext} */
const here = {
  page,
  title,
  code,
  player,
  urls: matchUrls(match, code),
  scroll: keepScroll(root, () => redraw()),
  redraw,
  set(change) {
    Object.assign(page, change);
    redraw();
  },
  trying: refusals((refusal) => {
    here.room.refusal = refusal;
    redraw();
  }),
  // Nothing until the page has joined, and the game has been loaded.
  room: /** @type {any} */ (null),
  stage: /** @type {any} */ (null),
  looking: /** @type {any} */ (null),
  answers: new Answers({
    ask: (ref, action) => here.room.why(ref, action),
    t: (id, args) => texts.t(id, args),
    changed: redraw,
    mark: noEntry,
    read: () => note?.open || root.querySelector(".actionbar:is(:hover, :focus-within)") !== null,
  }),
  showing: /** @type {any} */ (null),
  hints: null,
  coaching,
  summary: { visibility: "public", options: {}, code: null },
};
here.looking = lookingBack(here);
here.showing = showing(here);

/** @type {Awaited<ReturnType<typeof loadTexts>>} */ let texts;
/** @type {ReturnType<typeof clauses> | null} */ let note = null;
const clocks = runClocks(root, () =>
  here.room?.doc && texts
    ? { doc: here.room.doc, t: texts.t, stopped: here.room.line.state !== "good", silence: () => silenceOf(drawn) }
    : null,
);

/** @type {Table} as it was drawn last */ let drawn;
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
  const { room, stage, scroll } = here;
  if (room?.line.state === "refused") return render(shutDoor(room.line.code ?? "forbidden", texts.t), root);
  if (!room?.doc || !stage || room.doc.status === "lobby") return;
  const focused = document.activeElement;
  const now = {
    live: !page.past,
    busy: room.pending !== null,
    stale: room.line.state !== "good",
    history: room.history,
  };
  const live = stage.tableOf(page.past?.doc ?? room.doc, now);
  const { shown, about, history, doc } = here.showing;
  const table = shown === null ? live : stage.tableOf(doc, { ...now, history, shown, about });
  drawn = table;
  const slots = stage.slotsOf(table);
  bringForward(slots.open);
  const bar = barOf(table, slots);
  page.buttons = [...(bar.buttons ?? []), ...(here.hints?.join(bar, table) ?? []), ...onceMore()];
  if ((isPhone() ? page.phoneTab : page.tab) === "chat") room.unread = 0;
  render(layout(here, { table, live }, slots, bar), root);
  root.dataset.seq = String(room.doc.seq); // what is on the page, for those who look from outside
  showDialogs(root);
  scroll.afterDraw();
  fit();
  clocks.tick();
  countAbsence();
  coaching.follow(table);
  callBack();
  if (shown === null) byItself(live);
  // A button that was pressed and is gone must not leave the keyboard at the top of the page.
  if (focused instanceof HTMLElement && !focused.isConnected) barElement()?.focus();
}

/** Enter proposes the same match once more, or joins it, where that is on the page. */
function onceMore() {
  const run = () => /** @type {HTMLElement | null} */ (root.querySelector("[data-enter]"))?.click();
  return here.room.doc.outcome ? [{ label: "", key: "Enter", run }] : [];
}

let forcedAt = -1; // once a position: what is refused is not tried again
/** What can be done in one way only is done. @param {Table} table */
function byItself(table) {
  const { room, stage, showing: now } = here;
  const action = room.doc.seq === forcedAt ? null : (stage.drawing.forced?.() ?? null);
  if (!action) return;
  forcedAt = room.doc.seq;
  const what = actionWithSort(action, table, stage.drawing);
  queueMicrotask(() => {
    act(action);
    now.done = what;
  });
}

/** @type {ReturnType<typeof setTimeout> | undefined} */ let counting;
/** How long somebody has been away, or time stands still, is shown by the second; the rest when it is so. */
function countAbsence() {
  clearTimeout(counting);
  const { doc, company } = here.room;
  const still = doc.pause?.until && Date.parse(doc.pause.until) > serverNow();
  if (still || doc.seats.some((sat) => sat.absent_since)) counting = setTimeout(redraw, COUNT_MS);
  else {
    const due = [quietFrom(drawn, company), silenceFrom(doc, doc.viewer.seat)];
    const left = due.flatMap((at) => (at !== null && at > serverNow() ? [at - serverNow()] : []));
    if (left.length && Math.min(...left) < LONGEST_WAIT_MS) counting = setTimeout(redraw, Math.min(...left));
  }
}

function fit() {
  reachable(root.querySelector(".trayw"), texts.t("table-hand"));
  fitBar(root);
}

const barElement = () => /** @type {HTMLElement | null} */ (root.querySelector(".actionbar"));

function callBack() {
  const { doc, pending } = here.room;
  if (pending || here.showing.scene) return; // who moves twice in a row is not called again
  const mine = doc.status === "playing" && doc.viewer.seat !== null && doc.to_act.includes(doc.viewer.seat);
  note?.follow(mine);
  const kind = reasonToCome(doc, mine, serverNow());
  const id = kind === "turn" ? "table-title-turn" : `title-${kind}`;
  callHere(match, kind && { kind, words: texts.t(id, { game: title }) });
}

/** A game brings one of its tabs forward, once. @param {string | undefined} id */
function bringForward(id) {
  if (id && id !== page.wanted) page.tab = id;
  page.wanted = id;
}

/** @param {Table} table @param {Slots} slots @returns {import("../table/state/page_bar.d.ts").PageBar} */
function barOf(table, slots) {
  const { room, looking } = here;
  if (page.past) return looking.bar(table);
  if (table.stale && room.doc.status === "playing") return brokenBar(table);
  if (here.showing.scene) return here.showing.bar(table);
  const own = slots.bar?.sentence && !stoppedByTable(room.doc) ? slots.bar : plainBar(table);
  if (room.doc.outcome && !showsResult(here)) return { ...own, buttons: [resultButton(table)] };
  if (here.answers.answer) return { ...own, answer: here.answers.answer };
  if (room.refusal) return refusedBar(own, room.refusal, table);
  if (room.pending?.slow) return sentBar(own, table);
  const news = { now: serverNow(), company: room.company, silence: () => silenceOf(table) };
  return awayBar(table, companyBar(table, own, news, amongUs(here)), news.now, waysOut(here));
}

/** What the reader's silence means, as soon as that is known. @param {Table} table */
function silenceOf(table) {
  const action = here.room.silence();
  return action && actionLabel(action, table, here.stage.drawing);
}

/** The game goes on, but the match does not. @param {import("../kit/table.d.ts").Doc} doc */
const stoppedByTable = ({ status, outcome }) =>
  status === "asleep" || ["called_off", "abandoned"].includes(outcome?.reason ?? "");

/** The way back to the result that was closed. @param {Table} table */
const resultButton = ({ t }) => ({
  label: t("table-result"),
  icon: "trophy",
  primary: true,
  run: () => here.set({ resultClosed: false }),
});

/** @returns {boolean} whether there was something to step back from */
function escape() {
  if (page.past) here.looking.backToLive();
  else if (here.room.refusal || here.answers.answer) {
    here.room.forgive();
    redraw();
  } else return false;
  return true;
}

/** @param {string} id */
function jumpTo(id) {
  showTab(here, id);
  const target = id === "chat" ? "#say" : "#tab-body";
  requestAnimationFrame(() => /** @type {HTMLElement | null} */ (root.querySelector(target))?.focus());
}

function join() {
  here.room = openRoom(here.urls, {
    answers: here.answers,
    hinted: (hint) => here.hints?.arrived(hint),
    changed() {
      if (["lobby", "closed"].includes(here.room.doc?.status ?? "")) location.reload(); // those are other pages
      redraw();
    },
    played(events, before, after) {
      here.showing.played(events, before, after);
    },
  });
}

function listen() {
  answerTheRest(root, here.answers, () => drawn);
  listenToKeys({
    drawing: () => here.stage.drawing,
    buttons: () => page.buttons,
    page: {
      "?": () => here.set({ dialog: "keys" }),
      l: () => jumpTo("log"),
      c: () => jumpTo("chat"),
      h: () => here.set({ hidden: !page.hidden }),
      k: () => clocks.speak(drawn),
    },
    escape,
    stage: (key) => here.showing.key(key),
  });
  addEventListener("resize", fit);
  addEventListener("pagehide", () => here.stage.drawing.closed?.());
  for (const query of ["(max-width: 720px)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", redraw);
  }
}

/** Ask now and then who is in the stands, while somebody looks at this page. */
async function countStands() {
  if (!document.hidden) {
    const watching = await getJson(here.urls.watching).catch(() => null);
    if (watching && JSON.stringify(watching) !== JSON.stringify(page.watching)) here.set({ watching });
  }
  setTimeout(countStands, STANDS_EVERY_MS);
}

/** What the reader himself decides. @param {import("../kit/table.d.ts").AnyAction} action */
function choose(action) {
  note?.close();
  act(action);
}

/** What is decided needs no more showing. @param {import("../kit/table.d.ts").AnyAction} action */
function act(action) {
  here.showing.acted();
  here.room.act(action);
}

async function fetchHints() {
  const { hints: script = "", hintsSheet: sheet = "" } = root.dataset;
  const [{ Hints }] = await Promise.all([import(script), styled(sheet)]);
  here.hints = new Hints(here);
  redraw();
}

async function start() {
  const summary = getJson(here.urls.summary); // on its way while the sentences are
  summary.catch(() => {}); // told below
  texts = await loadTexts(lang, null);
  root.replaceChildren();
  join();
  await here.trying(async () => {
    here.summary = await summary;
  });
  page.lessonRead = !here.summary.lesson || here.summary.seq > 0;
  if (!page.lessonRead) tipsAnew(game);
  const loaded = await loadDrawing({ game, lang, drawing: drawingUrl || null, options: here.summary.options });
  texts = loaded.texts;
  const { room } = here;
  const { rules: script = "", rulesSheet: sheet = "" } = root.dataset;
  note = clauses({ game, lang, options: here.summary.options, ...texts, script, sheet });
  const { answers } = here;
  here.stage = openStage(loaded, { act: choose, redraw, preview: () => room.preview(), answers });
  listen();
  redraw();
  countStands();
  if (here.summary.hints) await fetchHints();
}

start();
