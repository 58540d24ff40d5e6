// The contract of docs/reference/table-page.md between the page and a drawing. A game plugs in the types of its own
// view, actions, events, components and preview.
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

/** Anything lit-html draws: text, a template, a list of those, or `nothing`. */
export type Content = string | number | symbol | TemplateResult | null | undefined | readonly Content[];

/** Return a sentence in the reader's language. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** How a field of an event becomes words (`log.words` of the components). */
export interface Kind {
  /**
   * `seat`, or paths into the components, of which the first that leads anywhere counts:
   * `cards.*.name|trainers.*.name`.
   */
  as?: string;
  /** The text between the items of a list; for lists of lists, from outside inwards. Default: ", ". */
  join?: string | string[];
  /** The text that words a struct, or a list within a list (`$list`, `$place`, `$owner`). */
  say?: string;
  /** The text of an empty list, and of null. Default: "none". */
  empty?: string;
  /** The items belong to the seats in their order. */
  by?: "seat";
  /** Further variables of the field, by their suffixes: `text` of a card beside its name. */
  also?: Record<string, string>;
}

/** The `log` of a game's components: what its texts do not say by themselves. */
export interface LogWords {
  /** By the name of a field, or by `event.field`. */
  words?: Record<string, string | Kind>;
  /** Events that settle something. */
  bands?: string[];
  /** Events that another line tells already. */
  silent?: string[];
  /** Events that begin a chapter, and the texts of the headings. */
  chapters?: Record<string, string>;
  /** Those of them that begin a part of the match; without it every chapter is a part. */
  parts?: string[];
  /** The heading before the first chapter. */
  before?: string;
}

export type Sound =
  | ("tap" | "dull" | "thud" | "card" | "dice")
  | ("whistle" | "horn" | "bell" | "creak" | "crowd" | "tick-up" | "tick-down");

/** The pressed spot: an element, or a point of the window in px. */
export type Spot = Element | { x: number; y: number };

/** An explanation that the page gives without asking the server. */
export interface Explanation {
  /** The id of its sentence, and the variables. */
  text: string;
  args?: Record<string, string | number>;
  /** The clause behind it. */
  clause?: string;
  /** The pressed spot; it gets the no-entry ring. */
  at?: Spot;
}

/** Preferences of one game, stored in the browser. */
export interface GamePreferences {
  get(key: string): any; // the value that was set, parsed from JSON
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
  /** Empty in the replay and in a past view. */
  actions: Action[];
  /** Every log entry that the page knows, oldest first. */
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
  /**
   * A still picture of the tutorial: the camera is fixed, no controls of it are shown, and a press on a target acts.
   */
  still: boolean;
  /** An animation runs: `actions` is empty, the page fills the bar, and `shown` reveals have been shown. */
  animating: boolean;
  shown: number;
  /** The subject of the animation, in the game's own word. */
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
  /**
   * Explain a press on what would have been this action: the server says which clause forbids it, and the bar shows it.
   */
  askWhy(action: Action, at?: Spot): void;
  /** Explain a press that needs no rule: the bar shows the sentence. */
  sayWhy(explanation: Explanation): void;
  /** Dismiss the explanation, because something was picked. The kit's `pick` and `back` call it. */
  dismissFeedback(): void;
  /** Where each choice of this decision would lead; null until it has arrived. */
  preview(): Preview | null;
}

export interface Button {
  /** Verb and object, at most 22 characters. */
  label: string;
  /** The second line: what a press ends, costs or gives, and to whom; at most 26 characters. */
  effect?: string;
  /** Shorter forms of both lines for laptops and phones. */
  short?: { label?: string; effect?: string };
  /** A `KeyboardEvent.key`. */
  key?: string;
  icon?: string;
  primary?: boolean;
  disabled?: boolean;
  run(): void;
  /**
   * Explain a press while the button is disabled, with `table.askWhy` or `table.sayWhy`. Default: say `disabledText`.
   */
  askWhy?(at: Element): void;
  /** The id of the sentence for a press while the button is disabled. Default: it is not possible here. */
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
  /** One line: what follows from the choice. */
  second?: Content;
  /** The calculation in one line: its parts and the result. */
  sumLine?: Content;
  /** The question in at most 44 characters: for phones and laptops, and below an explanation ("Still yours: ..."). */
  short?: Content;
  buttons?: Button[];
  steps?: Step[];
  link?: { label: string; run(): void };
  /** How a finished match was decided, for the result; needed where its reason does not say it. */
  how?: string;
}

export interface Tab {
  id: string;
  label: string;
  badge?: Content;
  /** Its icon where the side is folded. */
  icon?: string;
  body: Content;
}

/** The game's content in the panel of a seat. */
export interface SeatContent {
  /** Beside the name, in a few letters. */
  team?: Content;
  /** The points, or what stands for them; also where the side is folded. */
  points?: Content;
  clock?: Content;
  /** One line: the seat is 62 px high. */
  body?: Content;
  /** The other seats see this seat's decision only after all have decided. */
  secret?: boolean;
}

export interface Slots {
  /** The score or the order of play, in the top bar. */
  top?: Content;
  /** One row above the board with what the board is about now, where a game has one. */
  strip?: Content;
  board?: Content;
  /** In the strip below the board, beside the sentence while something is shown: the dice of others. */
  beside?: Content;
  bar?: Bar;
  /** The hand, the sources, the choices: left in the dock. */
  tray?: Content;
  /** The line above the tray: what is asked, or the full text of the card under the pointer or the focus. */
  heading?: Content;
  /** The whole calculation, a tab of the side. */
  sum?: Content;
  tabs?: Tab[];
  open?: string;
  aside?: Content;
  seat?(seat: Seat): SeatContent;
  /** When it changes, the seats are drawn as other elements: their heights differ, and nothing moves. */
  phase?: string;
}

/**
 * The word of a banner, by the text `table-call-<word>`. Something counted (filled), was stopped (chalk), missed
 * (outlined), is over (chequered), or was interrupted (striped).
 */
export type BannerWord =
  | ("goal" | "sprint" | "over-line" | "puck-won" | "ball-won")
  | ("saved" | "intercepted")
  | ("wide" | "out" | "puck-lost" | "ball-lost" | "card-lost" | "refused")
  | ("card" | "card-back")
  | ("final" | "period" | "half-time" | "full-time" | "winner")
  | ("crash" | "off-bike" | "mishap" | "referee" | "photo" | "header" | "faceoff");

export interface Banner {
  word: BannerWord;
  /** The seat whose jersey is shown; null: none. */
  seat: Seat | null;
  /** In the place of the word: the name of a card. */
  title?: Content;
  /** The player, and what decided it. */
  text: Content;
  second?: Content;
  /** The calculation behind it, or what it brought, on the right. */
  sum?: Content;
  /** Both totals as they are drawn, the viewer's first (`facing` of numbers.js). */
  totals?: [number, number];
  /** Over the board's lower edge: it is about something in the upper third. */
  low?: boolean;
}

/** One thing that is revealed. */
export interface Reveal {
  /** In ms from the start of the animation, at the pace Normal; ascending. */
  at: number;
  /** Start movements on what is drawn. It is not called under reduced motion, nor when the animation is cut short. */
  show?(): void;
  sound?: Sound;
}

/** Something that is shown before the next question: reveals, then a final picture that holds. */
export interface Animation {
  /**
   * The beats of the game's `data/beats.yaml` whose events it shows: they say how long it stands at least, from its
   * first reveal on, and what may shorten it. Each animation of an action that names the same beat shows one event.
   */
  beat?: string | string[];
  /** Whether its beats are the viewer's own, where the fields of the events do not say it. */
  mine?: boolean;
  reveals: Reveal[];
  /** How long the final picture stays while nothing else waits, in ms; "press": until a press. */
  hold: number | "press";
  /** Shown over the score strip from the last reveal on. */
  banner?: Banner;
  /** The word of the bar's flag where no banner says it, after the last reveal; before it at an end, "final" by default. */
  flag?: BannerWord;
  /** The sentence of the bar before the last reveal: "Tereza rolls." */
  doing?: string;
  /** The sentence of the bar, and for screen readers, after it. Default: the lines of the log. */
  say?: string;
  /** The bar's second line: what follows. */
  then?: string;
  /** The document that is drawn. Default: "after". */
  from?: "before" | "after";
  /** The game's own word for what is shown: `table.about` while it runs. */
  about?: string;
  /** The seat that rolls or plays, named by the bar's flag. Default: that of the action. */
  who?: number | null;
}

/** How an action is listed in the strip below the board. */
export interface StripEntry {
  /** It begins an entry (true), or belongs to the one before (false). Default: an entry is a seat's actions in a row. */
  begins?: boolean;
  /** It is listed although it is the viewer's own: it ends what others began. */
  own?: boolean;
  /** Whose shape stands beside it. Default: the seat that acted. */
  seat?: number;
}

/** One line of the log; null: no line; undefined: the text `log-<event>`. */
export type Sentence = Content | { text: Content; band?: boolean };

/** The drawing that `create(table)` of a game's `table.js` returns. */
export interface Drawing<T extends Table<any, any, any, any, any> = Table> {
  draw(table: T): Slots;
  played?(events: T["history"], before: T["doc"], after: T["doc"]): void;
  /** `table` is the table of `after`. */
  animations?(events: T["history"], table: T, before: T["doc"], after: T["doc"]): Animation[];
  brief?(events: T["history"], table: T): string | null;
  entry?(events: T["history"]): StripEntry;
  /** Return the only action if the page may send it without asking. */
  forced?(): T["actions"][number] | null;
  /** A hint recommends the action, and the reader sees it. */
  hinted?(action: T["actions"][number]): void;
  key?(event: KeyboardEvent): boolean;
  sentence?(entry: T["history"][number], table: T): Sentence;
  heading?(entry: T["history"][number], table: T): Content;
  action?(action: T["actions"][number], table: T): string;
  /** The moves that a replay leaves out as it plays: together they have changed nothing. */
  undone?(history: T["history"]): Set<number>;
  closed?(): void;
}

/** The context that the kit gives to a drawing's parts at a draw; a game's `desk` may add to it. */
export interface DrawContext<T extends Table<any, any, any, any, any>, Now, Picks, Ui> {
  table: T;
  t: Say;
  now: Now;
  /** Chosen for this decision and not sent; replaced, never changed. */
  picks: Readonly<Picks>;
  /** State that the page keeps across decisions: an open card, the camera. */
  ui: Ui;
  /** Whether anything was picked since the decision began. */
  changed: boolean;
  pick(change: Partial<Picks>): void;
  /** Return to the picks at the start of the decision. */
  back(): void;
  /** Change `ui` and draw again. */
  setUi(change: Partial<Ui>): void;
  /** Send one of the offered actions; does nothing without one, or while the page cannot send. */
  act(action: T["actions"][number] | null | undefined): void;
  /** Send several, each when the one before has arrived. */
  send(actions: Partial<T["actions"][number]>[]): void;
}

/** A game for `drawing()` of drawing.js. */
export interface Game<T extends Table<any, any, any, any, any>, Now, Picks, Ui, Desk> {
  /** The state that the page keeps across decisions. */
  initialUi?(table: T): Ui;
  /** The document in the game's words; null while there is nothing to draw. */
  reading(table: T, ui: Ui): Now | null;
  /** A text that changes when another decision opens. */
  decision(now: Now, table: T): string;
  /** The picks at the start of a decision. */
  picks(now: Now, table: T, ui: Ui): Picks;
  /** The picks without those no longer on offer. */
  prunePicks?(picks: Readonly<Picks>, now: Now, table: T): Readonly<Picks>;
  /** The picks after one of several actions has been sent; `left` are still to go. */
  sent?(picks: Readonly<Picks>, action: T["actions"][number], left: number): Readonly<Picks>;
  /** Another decision has opened. */
  opened?(context: DrawContext<T, Now, Picks, Ui>): void;
  /** The context that all parts of the drawing work on. */
  desk(context: DrawContext<T, Now, Picks, Ui>): Desk;
  slots(desk: Desk): Slots;
  played?(events: T["history"], desk: Desk, before: T["doc"], after: T["doc"]): void;
  /** The animations of one action, in order. `desk` is the desk of `after`. */
  animations?(events: T["history"], desk: Desk, before: T["doc"], after: T["doc"]): Animation[];
  /** An entry of the strip below the board in at most 28 characters. Default: the lines of the log. */
  brief?(events: T["history"], desk: Desk): string | null;
  /** The entry of an action in that strip. */
  entry?(events: T["history"]): StripEntry;
  /** Whether the page may send the only action that is offered: it rolls no die and reveals nothing. */
  forced?(action: T["actions"][number], desk: Desk): boolean;
  /** The reader sees a hint: bring what it recommends into sight, choose what its press begins with. */
  hinted?(action: T["actions"][number], desk: Desk): void;
  key?(event: KeyboardEvent, desk: Desk): boolean;
  sentence?: Drawing<T>["sentence"];
  heading?: Drawing<T>["heading"];
  action?: Drawing<T>["action"];
  undone?: Drawing<T>["undone"];
  closed?(ui: Ui): void;
}
