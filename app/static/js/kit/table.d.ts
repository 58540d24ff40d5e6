// The contract of docs/reference/table-page.md: what the page gives a drawing, and what it gets back.
// A game plugs in the types of its own view, actions, events, components and preview.
import type { TemplateResult } from "lit-html";
import type { AnyAction, AnyEvent, Doc, LogEntry, Sat, Seat } from "../document.d.ts";

export type {
  AnyAction,
  AnyEvent,
  Clock,
  Doc,
  Fairness,
  LogEntry,
  Outcome,
  Pause,
  Placement,
  Rematch,
  Sat,
  Seat,
} from "../document.d.ts";

/** What lit-html draws: text, a template, a list of those, or `nothing`. */
export type Content = string | number | symbol | TemplateResult | null | undefined | readonly Content[];

/** A sentence in the reader's language. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** How a field of an event becomes words (`log.words` of the components). */
export interface Kind {
  /** `seat`, or paths into the components, the first that leads anywhere: `cards.*.name|trainers.*.name`. */
  as?: string;
  /** Between the items of a list; for a list of lists from outside inwards. ", " unless said. */
  join?: string | string[];
  /** The text that words a struct, or a list within a list (`$list`, `$place`, `$owner`). */
  say?: string;
  /** Of an empty list, and of null; "none" unless said. */
  empty?: string;
  /** The items are the seats' in their order. */
  by?: "seat";
  /** What else the field tells, by the ends of its variables' names: what a card does beside what it is called. */
  also?: Record<string, string>;
}

/** The `log` of a game's components: what its texts do not say by themselves. */
export interface LogWords {
  /** By the name of a field, or `event.field`. */
  words?: Record<string, string | Kind>;
  /** Events that settle something. */
  bands?: string[];
  /** Events that another line tells already. */
  silent?: string[];
  /** Events with which a chapter begins, and the text of its heading. */
  chapters?: Record<string, string>;
  /** Those of them with which a part of the match begins; without it every chapter is one. */
  parts?: string[];
  /** The heading before the first chapter. */
  before?: string;
}

export type Sound = "tap" | "card" | "dice" | "whistle" | "horn";

/** What was pressed: an element, or a point of the window in px. */
export type Spot = Element | { x: number; y: number };

/** The answer to a press that the page itself knows to be in vain. */
export interface Explanation {
  /** The id of its sentence, and the variables. */
  text: string;
  args?: Record<string, string | number>;
  /** The clause behind it. */
  clause?: string;
  /** Where: it gets the no-entry ring. */
  at?: Spot;
}

/** Local preferences of one game. */
export interface GamePreferences {
  get(key: string): any; // what was set, out of JSON
  set(key: string, value: unknown): void;
}

export interface Table<
  View = unknown,
  Action extends AnyAction = AnyAction,
  Event extends AnyEvent = AnyEvent,
  Components = unknown,
  Preview = unknown,
> {
  doc: Doc<View, Action, Event>;
  view: View;
  /** Empty in the replay and while an old position is shown. */
  actions: Action[];
  /** Every line that the page knows, oldest first. */
  history: LogEntry<Event>[];
  options: Record<string, unknown>;
  components: Components;
  me: Seat | null;
  seats: Sat[];
  name(seat: Seat): string;
  t: Say;
  has(id: string): boolean;
  lang: string;
  /** Send one of `actions`, unchanged. */
  act(action: Action): void;
  busy: boolean;
  stale: boolean;
  live: boolean;
  /** A picture of the quick start: the camera is fixed, nothing to steer it is shown, and a press on a target acts. */
  still: boolean;
  /** A stage is being shown: `actions` is empty, the page has the bar, and `shown` of its beats have been. */
  animating: boolean;
  shown: number;
  /** What that stage is about, in the game's own word. */
  about: string | null;
  redraw(): void;
  motion: boolean;
  phone: boolean;
  coarse: boolean;
  sprite: string;
  serverNow(): number;
  rule(clause?: string): string;
  sound(name: Sound): void;
  preferences: GamePreferences;
  /** The player pressed what would have been this action: the server says which clause is in the way, the bar tells. */
  askWhy(action: Action, at?: Spot): void;
  /** The player pressed in vain, and no rule need be asked: the bar tells. */
  sayWhy(explanation: Explanation): void;
  /** Something was picked: an answer of `why` or `wrong` goes. The kit's `pick` and `back` call it. */
  dismissFeedback(): void;
  /** What each choice of the standing decision would lead to; null until it has arrived. */
  preview(): Preview | null;
}

export interface Button {
  label: string;
  /** A `KeyboardEvent.key`. */
  key?: string;
  icon?: string;
  primary?: boolean;
  disabled?: boolean;
  run(): void;
  /** What its press answers while it is disabled (`table.why` or `table.wrong`); else `vain`. */
  askWhy?(at: Element): void;
  /** The id of the sentence that answers it without `why`; else that it is not possible. */
  disabledText?: string;
}

export interface Step {
  label: Content;
  state: "done" | "now" | "todo";
}

export interface Bar {
  flag: Content;
  kind: "turn" | "choice" | "wait" | "over";
  sentence: Content;
  second?: Content;
  /** The question in 44 characters at most: on phones and laptops, and below an answer ("Still yours: ..."). */
  short?: Content;
  buttons?: Button[];
  steps?: Step[];
  link?: { label: string; run(): void };
  /** How a match that is over was decided, where its reason alone does not say it: for the result. */
  how?: string;
}

export interface Tab {
  id: string;
  label: string;
  badge?: Content;
  body: Content;
}

/** What a game shows inside a seat's strip. */
export interface SeatContent {
  team?: Content;
  chip?: Content;
  clock?: Content;
  body?: Content;
  /** What this seat decides now nobody else sees before all have decided. */
  secret?: boolean;
}

export interface Slots {
  top?: Content;
  board?: Content;
  bar?: Bar;
  tray?: Content;
  sum?: Content;
  tabs?: Tab[];
  open?: string;
  aside?: Content;
  seat?(seat: Seat): SeatContent;
  /** With another one the seats are other elements: their heights are others, and nothing moves. */
  phase?: string;
}

/**
 * The word that the score strip calls, the page's text `table-call-<word>`: it counted (filled), was stopped (chalk),
 * missed (outlined), is over (chequered), or something came between (striped).
 */
export type BannerWord =
  | ("goal" | "sprint")
  | ("saved" | "intercepted")
  | ("wide" | "lost" | "out")
  | ("final" | "period" | "half-time" | "full-time" | "winner")
  | ("crash" | "referee" | "photo" | "header");

export interface Banner {
  word: BannerWord;
  /** Whose jersey stands beside it; null: nobody's. */
  seat: Seat | null;
  /** Who did it, and what decided it. */
  text: Content;
  second?: Content;
  /** Both totals as they are drawn, the viewer's first (`facing` of numbers.js). */
  totals?: [number, number];
}

/** One thing that is revealed. */
export interface Reveal {
  /** ms after the stage began, at the pace Normal; ascending. */
  at: number;
  /** Starts what moves, on what is drawn already. Not called where nothing moves, or the stage is cut short. */
  show?(): void;
  sound?: Sound;
}

/** Something that is shown before the next question: beats, then a final picture that holds. */
export interface Animation {
  reveals: Reveal[];
  /** ms of the final picture; "press": until it has been seen. */
  hold: number | "press";
  /** In the score strip, from the last beat on. */
  banner?: Banner;
  /** What the bar says before the last beat: "Tereza rolls." */
  doing?: string;
  /** What the bar says, and a reader hears, then; the lines of the log unless said. */
  say?: string;
  /** What follows, in the bar's second line. */
  then?: string;
  /** The document that is drawn; "after" unless said. */
  from?: "before" | "after";
  /** The game's own word for what is shown: `table.about` while it runs. */
  about?: string;
}

/** One line of the log in words; null: no line; undefined: the text `log-<event>`. */
export type Sentence = Content | { text: Content; band?: boolean };

/** What `create(table)` of a game's `table.js` gives back. */
export interface Drawing<T extends Table<any, any, any, any, any> = Table> {
  draw(table: T): Slots;
  played?(events: T["history"], before: T["doc"], after: T["doc"]): void;
  /** `table` is that of `after`, as it will be drawn. */
  animations?(events: T["history"], table: T, before: T["doc"], after: T["doc"]): Animation[];
  brief?(events: T["history"], table: T): string | null;
  /** The lone action that goes without asking. */
  forced?(): T["actions"][number] | null;
  key?(event: KeyboardEvent): boolean;
  sentence?(entry: T["history"][number], table: T): Sentence;
  heading?(entry: T["history"][number], table: T): Content;
  action?(action: T["actions"][number], table: T): string;
  closed?(): void;
}

/** What a drawing's parts are given at a draw by the kit; a game's `desk` may add to it. */
export interface DrawContext<T extends Table<any, any, any, any, any>, Now, Picks, Ui> {
  table: T;
  t: Say;
  now: Now;
  /** Chosen for this decision and not sent; replaced, never changed. */
  picks: Readonly<Picks>;
  /** What this page keeps over decisions: an open card, where the camera looks. */
  ui: Ui;
  /** Whether anything was picked since the decision began. */
  changed: boolean;
  pick(change: Partial<Picks>): void;
  /** Back to the picks with which the decision began. */
  back(): void;
  /** Change what is kept, and draw again. */
  setUi(change: Partial<Ui>): void;
  /** Send one of the offered actions; nothing happens without one, or while the page cannot send. */
  act(action: T["actions"][number] | null | undefined): void;
  /** Send several one by one, each when the one before has arrived. */
  send(actions: Partial<T["actions"][number]>[]): void;
}

/** A game for `drawing()` of drawing.js. */
export interface Game<T extends Table<any, any, any, any, any>, Now, Picks, Ui, Desk> {
  /** What the page keeps over decisions. */
  initialUi?(table: T): Ui;
  /** The document in the game's words; null while there is nothing to draw. */
  reading(table: T, ui: Ui): Now | null;
  /** Changes when another decision is open. */
  decision(now: Now, table: T): string;
  /** The picks with which a decision begins. */
  picks(now: Now, table: T, ui: Ui): Picks;
  /** The picks without what is no longer on offer. */
  prunePicks?(picks: Readonly<Picks>, now: Now, table: T): Readonly<Picks>;
  /** The picks after one action of several has been sent; `left` are still to go. */
  sent?(picks: Readonly<Picks>, action: T["actions"][number], left: number): Readonly<Picks>;
  /** Another decision has opened. */
  opened?(context: DrawContext<T, Now, Picks, Ui>): void;
  /** What all parts of the drawing work on. */
  desk(context: DrawContext<T, Now, Picks, Ui>): Desk;
  slots(desk: Desk): Slots;
  played?(events: T["history"], desk: Desk, before: T["doc"], after: T["doc"]): void;
  /** What is staged of one action, in order; none: nothing. `desk` is that of `after`. */
  animations?(events: T["history"], desk: Desk, before: T["doc"], after: T["doc"]): Animation[];
  /** What one action was, in a few words: "4 spaces, sprint (3)"; the lines of the log unless said. */
  brief?(events: T["history"], desk: Desk): string | null;
  /** Whether the only action that is offered goes by itself: it throws no die and reveals nothing. */
  forced?(action: T["actions"][number], desk: Desk): boolean;
  key?(event: KeyboardEvent, desk: Desk): boolean;
  sentence?: Drawing<T>["sentence"];
  heading?: Drawing<T>["heading"];
  action?: Drawing<T>["action"];
  closed?(ui: Ui): void;
}
