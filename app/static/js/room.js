// The table page's memory: the document and what surrounds it. Knows no element and draws nothing.
import { serverNow } from "./api.js";
import { joinLive } from "./live.js";
import { previews } from "./preview.js";
import { play } from "./sound.js";

const MOST_CHAT = 300;
const FRESH_CHAT_MS = 10_000; // older lines are told again on joining

/**
 * Adds what is not known yet. An action's lines always come together, so that its number decides.
 * @param {any[]} history @param {any[]} entries
 */
export function withNews(history, entries) {
  const known = new Set(history.map((entry) => entry.seq));
  const news = entries.filter((entry) => !known.has(entry.seq));
  return news.length ? [...history, ...news].sort((a, b) => a.seq - b.seq) : history;
}

/** Unique for this seat, also after a reload. */
const freshRef = () => crypto.getRandomValues(new Uint32Array(3)).reduce((ref, word) => ref + word.toString(36), "c");

/**
 * @param {ReturnType<typeof import("./api.js").matchUrls>} urls
 * @param {{changed: () => void, played: (events: any[], before: any, after: any) => void}} told
 */
export function openRoom(urls, told) {
  const room = {
    /** @type {any} */ doc: null,
    /** @type {import("./live.js").Line} */ line: { state: "joining", tries: 0, latency: null, code: null },
    /** @type {any[]} */ history: [],
    /** @type {any[]} */ chat: [],
    unread: 0,
    /** @type {{ref: string, seq: number} | null} an action sent and not yet answered */ pending: null,
    /** @type {{code: string, detail: string, clause?: string | null} | null} */ refusal: null,
    /** the action under way when the line broke was not taken */ lost: false,
    /** @type {{seq: number, news: any[]} | null} what happened while nobody looked */ away: null,
    act,
    preview: () => looked.get(),
    say: (/** @type {string} */ text) => live.chat(text),
    retry: () => live.retry(),
    close: () => live.close(),
    /** Older lines of the log, fetched by the page. */
    remember(/** @type {any[]} */ entries) {
      room.history = withNews(room.history, entries);
    },
    forgive() {
      room.refusal = null;
      room.lost = false;
    },
  };
  /** @type {number | null} */ let hiddenSince = null;
  let brokeAt = 0; // where the table stood when the line broke

  const looked = previews(() => live.preview());
  const live = joinLive(urls.live, {
    document: received,
    line: lineChanged,
    ack,
    error: refused,
    chat: heard,
    preview: (answer) => looked.arrived(answer) && told.changed(),
  });
  document.addEventListener("visibilitychange", () => {
    hiddenSince = document.hidden ? (room.doc?.seq ?? null) : null;
  });

  /** @param {any} doc @param {{events: any[], whole: boolean, resumed: boolean}} news */
  function received(doc, { events, whole, resumed }) {
    const before = room.doc;
    room.doc = doc;
    looked.follow(doc, { events, whole });
    room.history = withNews(room.history, events.length ? events : doc.log);
    if (before && doc.seq !== before.seq) room.forgive();
    if (room.pending && wasTaken(room.pending)) room.pending = null; // shown is committed: no need to wait for the ack
    if (resumed) afterBreak();
    else if (document.hidden && hiddenSince !== null) noteAway(hiddenSince);
    told.changed();
    if (before && events.length && !resumed && !document.hidden) told.played(events, before, doc);
  }

  /** @param {number} since */
  function noteAway(since) {
    const mine = room.doc.viewer.seat;
    const news = room.history.filter((entry) => entry.seq > since && entry.seat !== null && entry.seat !== mine);
    if (news.length) room.away = { seq: since, news };
  }

  /** The line is back. What is still under way now was not taken. */
  function afterBreak() {
    noteAway(brokeAt);
    room.lost = room.pending !== null;
    room.pending = null;
  }

  /** Whether an action that was sent is in the log. @param {{seq: number}} sent */
  const wasTaken = (sent) => room.history.some((entry) => entry.seq > sent.seq && entry.seat === room.doc.viewer.seat);

  /** @param {object} action one of `doc.actions`, unchanged */
  function act(action) {
    if (room.pending) return;
    room.forgive();
    room.away = null;
    const ref = freshRef();
    if (live.act(ref, action)) room.pending = { ref, seq: room.doc.seq };
    else room.lost = true;
    told.changed();
  }

  /** @param {{ref: string}} answer */
  function ack({ ref }) {
    if (room.pending?.ref !== ref) return;
    room.pending = null;
    told.changed();
  }

  /** @param {{ref?: string, code: string, detail: string, clause?: string}} error */
  function refused(error) {
    if (room.pending && error.ref === room.pending.ref) room.pending = null;
    if (error.code === "stale") room.lost = true;
    else room.refusal = error;
    told.changed();
  }

  /** @param {any} message */
  function heard(message) {
    if (room.chat.some((known) => known.id === message.id)) return; // replayed after a reconnect
    room.chat = [...room.chat, message].slice(-MOST_CHAT);
    const mine = message.seat !== null && message.seat === room.doc?.viewer.seat;
    if (!mine && serverNow() - Date.parse(message.at) < FRESH_CHAT_MS) {
      room.unread += 1;
      play("chat");
    }
    told.changed();
  }

  /** @param {import("./live.js").Line} line */
  function lineChanged(line) {
    if (room.line.state === "good" && line.state !== "good") brokeAt = room.doc.seq;
    room.line = line;
    if (line.state !== "good") looked.lost();
    told.changed();
  }

  return room;
}
