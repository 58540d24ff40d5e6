// What the parts of the table page share.
import type { Doc } from "../document.d.ts";
import type { openStage } from "../drawing/drawing_host.js";
import type { Answers } from "../drawing/illegal_move_feedback.js";
import type { keepScroll } from "../browser/sticky_scroll.js";
import type { Button, Table } from "../kit/table.d.ts";
import type { matchUrls } from "../net/http.js";
import type { Named } from "../net/live_channel.js";
import type { Hints } from "./hint.js";
import type { showing } from "./move_playback.js";
import type { Looking } from "./past_view.js";
import type { Room } from "./state/table_store.js";

/** What this page alone knows: open tabs, dialogs, the past position that is shown. */
export interface PageState {
  tab: string;
  phoneTab: string;
  dialog: "settings" | "keys" | "leave" | "resign" | "callOff" | "claim" | null;
  past: { seq: number; doc: Doc } | null;
  /** The tab that the game wanted last. */
  wanted: string | undefined;
  /** Null until the reader has closed the result, or opened it. */
  resultClosed: boolean | null;
  lessonRead: boolean;
  /** Whether the pieces are hidden (key H). */
  hidden: boolean;
  /** Whether the log goes back to its beginning. */
  complete: boolean;
  copied: boolean;
  /** Spectators; null until their number has been fetched. */
  watching: { count: number; players: Named[] } | null;
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
  urls: ReturnType<typeof matchUrls>;
  scroll: ReturnType<typeof keepScroll>;
  redraw(): void;
  set(change: Partial<PageState>): void;
  /** Run a request; a refusal of the server is shown in the action bar. */
  trying(work: () => Promise<void>): Promise<void>;
  room: Room;
  stage: ReturnType<typeof openStage>;
  looking: Looking;
  /** Answers to clicks on what is not possible. */
  answers: Answers;
  showing: ReturnType<typeof showing>;
  /** Hints of the computer; null at a table without them. */
  hints: Hints | null;
  /** Draws the part of the coach in the list of keys. */
  coaching: { menu(table: Table, changed: () => void, close: () => void): unknown };
  /** The match as `GET /api/matches/{id}` returns it. */
  summary: any;
}
