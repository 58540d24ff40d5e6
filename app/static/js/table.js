// The table page: joins a match, keeps its document, and lays out what the game draws (docs/TABLE_PAGE.md).
import { html, nothing, render } from "lit-html";
import { getJson, matchUrls, Refusal, send } from "./api.js";
import { callsForAttention } from "./attention.js";
import { actionBar, plainBar, refusedBar } from "./bar.js";
import { runClocks } from "./clock.js";
import { keyList, question, settings, showDialogs } from "./dialogs.js";
import { loadDrawing } from "./drawing.js";
import { phoneTabs, tableHeader } from "./header.js";
import { listenToKeys } from "./keys.js";
import { worded } from "./log.js";
import { icon } from "./marks.js";
import { flag, setFlag } from "./preferences.js";
import { feed } from "./rail.js";
import { openRematch } from "./rematch.js";
import { resultPanel } from "./result.js";
import { openRoom } from "./room.js";
import { keepScroll } from "./scroll.js";
import { seatStrips } from "./seats.js";
import { openStage } from "./stage.js";
import { shutDoor, strips } from "./strips.js";
import { loadTexts } from "./texts.js";

const root = /** @type {HTMLElement} */ (document.querySelector("#table"));
const { match = "", game = "", title = "", drawing: drawingUrl } = root.dataset;
const lang = document.documentElement.lang;
const code = new URLSearchParams(location.search).get("code");
const urls = matchUrls(match, code);

/** What this page alone knows: open tabs, dialogs, the old position under the eyes. */
const page = {
  tab: "log",
  phoneTab: "table",
  /** @type {"settings" | "keys" | "leave" | "resign" | null} */ dialog: null,
  /** @type {{seq: number, doc: any} | null} */ preview: null,
  /** @type {string | undefined} */ opened: undefined,
  resultClosed: false,
  hidden: false,
  complete: false,
  /** @type {{url: string | null, busy: boolean}} */ rematch: { url: null, busy: false },
  /** @type {any[]} */ buttons: [],
};

/** @type {any} */ let summary;
/** @type {ReturnType<typeof openStage>} */ let stage;
/** @type {ReturnType<typeof openRoom>} */ let room;
/** @type {{t: any, has: any}} */ let texts;
const attention = callsForAttention(document.title);
const scroll = keepScroll(root, () => redraw());

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
  const refused = room?.line.state === "refused" ? room.line.code : null;
  if (refused && !room.doc) return render(shutDoor(refused, texts.t), root);
  if (!room?.doc || !stage) return;
  if (room.doc.status === "lobby") return;
  const before = document.activeElement;
  const shown = page.preview?.doc ?? room.doc;
  const table = stage.tableOf(shown, { live: !page.preview, busy: room.pending !== null, stale: room.line.state !== "good" });
  const slots = stage.slotsOf(table);
  openWanted(slots.open);
  const bar = barOf(table, slots);
  page.buttons = bar.buttons ?? [];
  if (tabShown("chat")) room.unread = 0;
  render(layout(table, slots, bar), root);
  showDialogs(root);
  scroll.afterDraw();
  clocks.tick();
  callBack();
  // A button that was pressed and is gone must not leave the keyboard at the top of the page.
  if (before !== document.activeElement && before instanceof HTMLElement && !before.isConnected) root.querySelector(".actionbar")?.focus();
}

const clocks = runClocks(root, () => !room || room.line.state !== "good");

function callBack() {
  const { doc } = room;
  const mine = doc.status === "playing" && doc.viewer.seat !== null && doc.to_act.includes(doc.viewer.seat) && !room.pending;
  attention.turn(mine, texts.t("table-title-turn", { game: title }));
}

/** @param {string} id */
const tabShown = (id) => (matchMedia("(max-width: 720px)").matches ? page.phoneTab === id : page.tab === id);

/** A game brings one of its tabs forward, once. @param {string | undefined} id */
function openWanted(id) {
  if (id && id !== page.opened) page.tab = id;
  page.opened = id;
}

/** @param {any} table @param {any} slots */
function barOf(table, slots) {
  if (page.preview) return previewBar(table, page.preview.seq);
  const own = slots.bar?.sentence ? slots.bar : plainBar(table);
  return room.refusal ? refusedBar(own, room.refusal, table) : own;
}

/** @param {any} table @param {number} seq */
function previewBar(table, seq) {
  const { t } = table;
  const said = room.history.filter((entry) => entry.seq === seq).map((entry) => worded(entry, table, stage.drawing)?.text);
  const latest = room.doc.seq;
  const mine = room.doc.to_act.includes(room.doc.viewer.seat);
  return {
    flag: t(mine ? "table-flag-your-turn" : "table-flag-move", { number: seq }),
    kind: mine ? "turn" : "wait",
    sentence: t("table-viewing", { number: seq }),
    second: said.filter(Boolean).slice(-2).map((text, i) => html`${i ? " · " : ""}${text}`),
    buttons: [
      { label: t("table-older"), icon: "prev", disabled: seq <= 0, run: () => look(seq - 1) },
      { label: t("table-newer"), icon: "next", disabled: seq >= latest, run: () => look(seq + 1) },
      { label: t("table-to-live"), primary: true, run: backToLive },
    ],
  };
}

/** @param {any} table @param {any} slots @param {any} bar */
function layout(table, slots, bar) {
  const { t } = table;
  const over = room.doc.status === "finished" && room.doc.outcome && !page.preview && !page.resultClosed;
  const above = strips(room, { ...table, name: stage.tableOf(room.doc, { live: true, busy: false, stale: false }).name, doc: room.doc }, stripRuns);
  return html`${tableHeader(room, table, { title, sub: subtitle(t) }, headerRuns)}
    <main id="main" class="T ${page.hidden ? "pieces-hidden" : ""}" data-tab=${page.phoneTab}>
      <aside class="colL" aria-label=${t("table-players")}>
        ${seatStrips(table, (n) => slots.seat?.(n), takeSeat)}
        ${stands(table)}
      </aside>
      <div class="colC">
        ${above.length ? html`<div class="strips">${above}</div>` : nothing}
        ${over ? resultPanel(table, { ...urls, replay: urls.replay() }, { rematch: rematchChoice(table), close: () => set({ resultClosed: true }) }) : nothing}
        ${slots.top ?? nothing}
        <section class="boardwrap ${table.stale ? "stale" : ""}" aria-label=${t("table-board")}>${slots.board ?? nothing}</section>
        ${actionBar(bar, table)}
        ${slots.tray ? html`<section class="trayw" aria-label=${t("table-hand")}>${slots.tray}</section>` : nothing}
      </div>
      <aside class="colR ${slots.sum ? "" : "only-feed"}" aria-label=${t("table-rail")}>
        ${slots.sum ?? nothing}
        ${feed(room, table, stage.drawing, slots.tabs ?? [], railChoices())}
      </aside>
    </main>
    ${phoneTabs(page.phoneTab, openPhoneTab, { unread: room.unread, turn: bar.kind === "turn" || bar.kind === "choice" }, table)}
    ${openDialog(table, bar)}`;
}

/** @param {(id: string) => string} t */
const subtitle = (t) => t(summary.visibility === "private" ? "table-private" : "table-public");

/** The card of those who watch: how many, and the link to send them. @param {any} table */
function stands({ t, doc }) {
  const count = typeof doc.watching === "number" ? doc.watching : null;
  return html`<section class="card spec"><div class="sh"><b class="row">${icon("eye")}${count === null ? t("table-stands") : t("table-watching", { count })}</b>
    <button class="btn quiet" type="button" @click=${copyLink}>${t(page.copied ? "table-copied" : "table-copy")}</button></div>
    <p class="sm muted">${t("table-stands-text")}</p></section>`;
}

async function copyLink() {
  const link = new URL(urls.page, location.href);
  if (summary.visibility === "private" && summary.code) link.searchParams.set("code", summary.code);
  await navigator.clipboard?.writeText(link.href);
  set({ copied: true });
  setTimeout(() => set({ copied: false }), 2000);
}

/** @param {Record<string, unknown>} change */
function set(change) {
  Object.assign(page, change);
  redraw();
}

const headerRuns = {
  sound: () => (setFlag("sound", !flag("sound")), redraw()),
  settings: () => set({ dialog: "settings" }),
  leave: () => (room.doc.viewer.seat !== null && room.doc.status === "playing" ? set({ dialog: "leave" }) : location.assign("/")),
};

const stripRuns = {
  retry: () => room.retry(),
  showAway() {
    const since = room.away?.seq ?? room.doc.seq;
    room.away = null;
    look(Math.min(since + 1, room.doc.seq));
  },
  forgetAway() {
    room.away = null;
    redraw();
  },
  forgive() {
    room.forgive();
    redraw();
  },
};

function railChoices() {
  return {
    tab: matchMedia("(max-width: 720px)").matches && page.phoneTab !== "table" ? phoneRail() : page.tab,
    open: (/** @type {string} */ id) => (scroll.forget(), set({ tab: id, phoneTab: page.phoneTab === "table" ? "table" : id === "chat" ? "chat" : "log" })),
    list: !flag("no-list"),
    unread: room.unread,
    fresh: scroll.fresh(room.history.length),
    look: { shown: page.preview?.seq ?? null, open: look },
    earlier,
    complete: page.complete || (room.history[0]?.seq ?? 0) === 0,
    toEnd: () => (scroll.toEnd(), redraw()),
    say: (/** @type {string} */ text) => room.say(text),
  };
}

/** The phone's Log and Chat are tabs of the same rail. */
const phoneRail = () => (page.phoneTab === "chat" ? "chat" : page.tab === "chat" ? "log" : page.tab);

/** @param {string} id */
const openPhoneTab = (id) => (scroll.forget(), set({ phoneTab: id }));

/** Show the table as it stood after an action; the match goes on behind it. @param {number} seq */
async function look(seq) {
  if (seq >= room.doc.seq && room.doc.status === "playing") return backToLive();
  try {
    const doc = await getJson(urls.document(seq));
    room.remember(doc.log);
    set({ preview: { seq, doc }, phoneTab: "table" });
  } catch (error) {
    room.refusal = /** @type {any} */ (error);
    redraw();
  }
}

const backToLive = () => set({ preview: null });

/** Older lines than the page has seen. */
async function earlier() {
  const oldest = room.history[0]?.seq ?? 0;
  if (oldest <= 0) return;
  const before = room.history.length;
  const doc = await getJson(urls.document(oldest - 1));
  room.remember(doc.log);
  scroll.keepPlace(room.history.length - before);
  set({ complete: room.history.length === before });
}

/** @param {any} table */
function rematchChoice(table) {
  if (table.me === null) return null;
  return { ...page.rematch, run: () => startRematch(table) };
}

/** @param {any} table */
async function startRematch(table) {
  set({ rematch: { url: null, busy: true } });
  try {
    const url = await openRematch(summary, room.doc.seats);
    room.say(table.t("table-rematch-chat", { url: new URL(url, location.href).href }));
    set({ rematch: { url, busy: false } });
  } catch (error) {
    room.refusal = /** @type {any} */ (error);
    set({ rematch: { url: null, busy: false } });
  }
}

/** @param {number} seat */
const takeSeat = (seat) => call("POST", `${urls.api}/seats`, { seat, code }, () => location.reload());

/** A call whose refusal is shown in the bar. @param {string} method @param {string} url @param {unknown} body @param {() => void} done */
async function call(method, url, body, done = () => {}) {
  set({ dialog: null });
  try {
    await send(method, url, body);
    done();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    room.refusal = error;
    redraw();
  }
}

/** @param {any} table @param {any} bar */
function openDialog(table, bar) {
  const close = () => set({ dialog: null });
  const seated = room.doc.viewer.seat !== null && room.doc.status === "playing";
  if (page.dialog === "settings") {
    const resign = seated ? () => set({ dialog: "resign" }) : null;
    return settings(table, { changed: redraw, close, leave: headerRuns.leave, keys: () => set({ dialog: "keys" }), resign });
  }
  if (page.dialog === "keys") return keyList(table, bar.buttons ?? [], close);
  if (page.dialog === "resign" || page.dialog === "leave") return finalQuestion(table, page.dialog, close);
  return nothing;
}

/** @param {any} table @param {"resign" | "leave"} what @param {() => void} close */
function finalQuestion(table, what, close) {
  const { t, seats, me } = table;
  const resign = { label: t("table-resign"), picture: "flag", danger: true, run: () => call("POST", `${urls.api}/resign`, undefined) };
  const leave = { label: t("table-leave-now"), picture: "door", run: () => call("DELETE", `${urls.api}/seats/${me}`, undefined, () => location.assign("/")) };
  const duel = seats.length === 2;
  return question(table, {
    title: t(what === "resign" ? "table-resign-title" : "table-leave-title"),
    text: t(what === "leave" ? "table-leave-text" : duel ? "table-resign-duel" : "table-resign-more"),
    stay: t("table-keep-playing"),
    choices: what === "resign" ? [resign] : [leave],
    close,
  });
}

/** @returns {boolean} whether there was something to step back from */
function escape() {
  if (page.preview) backToLive();
  else if (room.refusal) stripRuns.forgive();
  else return false;
  return true;
}

/** @param {string} id */
function jumpTo(id) {
  scroll.forget();
  set({ tab: id, phoneTab: id });
  requestAnimationFrame(() => /** @type {HTMLElement | null} */ (root.querySelector(id === "chat" ? "#say" : "#tab-body"))?.focus());
}

/** A lobby that starts, and the start of a lobby seen too late. */
function leaveForLobby() {
  if (room.doc?.status === "lobby") location.reload();
}

async function start() {
  texts = await loadTexts(lang, null);
  root.replaceChildren();
  room = openRoom(urls, {
    changed: () => (leaveForLobby(), redraw()),
    played: (events, before, after) => page.preview ?? queueMicrotask(() => stage?.drawing.played?.(events, before, after)),
  });
  summary = await getJson(urls.summary).catch(() => ({ visibility: "public", options: {}, code: null }));
  const loaded = await loadDrawing({ game, lang, drawing: drawingUrl || null, options: summary.options });
  texts = loaded.texts;
  stage = openStage(loaded, { act: (action) => room.act(action), redraw });
  listenToKeys({
    drawing: () => stage.drawing,
    buttons: () => page.buttons,
    page: { "?": () => set({ dialog: "keys" }), l: () => jumpTo("log"), c: () => jumpTo("chat"), h: () => set({ hidden: !page.hidden }) },
    escape,
  });
  addEventListener("pagehide", () => stage.drawing.closed?.());
  for (const query of ["(max-width: 720px)", "(prefers-reduced-motion: reduce)"]) matchMedia(query).addEventListener("change", redraw);
  redraw();
}

start();
