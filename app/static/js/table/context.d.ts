// The state and the actions that the parts of the table page share.
import type { Doc } from "../document.d.ts";
import type { createDrawingHost } from "../drawing/drawing_host.js";
import type { IllegalMoveFeedback } from "../drawing/illegal_move_feedback.js";
import type { createStickyScroll } from "../browser/sticky_scroll.js";
import type { Button, Table } from "../kit/table.d.ts";
import type { PlayerName } from "../net/live_channel.js";
import type { Hints } from "./hint.js";
import type { createMovePlayback } from "./move_playback.js";
import type { PastView } from "./past_view.js";
import type { TableStore } from "./state/table_store.js";

/** The state of this page alone: open tabs, dialogs, the past position that is shown. */
export interface PageState {
  tab: string;
  phoneTab: string;
  dialog: "settings" | "keys" | "leave" | "resign" | "callOff" | "claim" | null;
  past: { seq: number; doc: Doc } | null;
  /** The tab that the game wanted last. */
  requestedTab: string | undefined;
  /** Null until the reader has closed the result, or opened it. */
  resultClosed: boolean | null;
  lessonClosed: boolean;
  /** Whether there has been a hand. */
  hand: boolean;
  /** Whether the pieces are hidden (key H). */
  hidden: boolean;
  /** Whether the log goes back to its beginning. */
  logComplete: boolean;
  linkCopied: boolean;
  /** Spectators; null until their number has been fetched. */
  spectators: { count: number; players: PlayerName[] } | null;
  /** The line that says what this browser has checked; null until the match is over. */
  checked: import("../fairness/check_result.js").CheckedLine | null;
  /** The buttons of the action bar. */
  buttons: Button[];
}

/** The state of one table page, and what can be done with it. */
export interface TableContext {
  page: PageState;
  title: string;
  code: string | null;
  /** The id of the reader, if they have a name. */
  player?: string;
  urls: import("./state/table_store.js").JoinedMatch;
  scroll: ReturnType<typeof createStickyScroll>;
  redraw(): void;
  set(change: Partial<PageState>): void;
  /** Run a request; a refusal of the server is shown in the action bar. */
  attempt(work: () => Promise<void>): Promise<void>;
  store: TableStore;
  drawingHost: ReturnType<typeof createDrawingHost>;
  pastView: PastView;
  /** Answers to clicks on what is not possible. */
  feedback: IllegalMoveFeedback;
  playback: ReturnType<typeof createMovePlayback>;
  /** Hints of the computer; null at a table without them. */
  hints: Hints | null;
  /** What the page shows when the match is over; null until it is, and loaded. */
  end: typeof import("./match_end.js") | null;
  /** The dialogs; null until the first one is opened. */
  dialogs: typeof import("./table_dialogs.js") | null;
  /** The server's time in ms. */
  now: () => number;
  /** Draws the part of the coach in the list of keys. */
  coaching: { menu(table: Table, changed: () => void, close: () => void): unknown };
  /** The match as `GET /api/matches/{id}` returns it. */
  summary: any;
}
