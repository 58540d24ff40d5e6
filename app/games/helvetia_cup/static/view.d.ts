// What the drawing of Helvetia Cup reads and writes: view, previews, actions, events, the box; and its own words.
import type { Content, Table as AnyTable } from "stadion/kit/table.d.ts";
import type { pitchOf } from "./geometry.js";
import type { Gestures } from "stadion/kit/gestures.js";
import type { Camera } from "./camera.js";

export type Id = string; // of a footballer: "0:8"
export type Hex = string;
export type Point = [number, number];
export type ZoneName = "left" | "centre" | "right";
export type Skill = "dribble" | "pass" | "shot" | "header" | "steal" | "tackle" | "intercept" | "pressure";
export type ShotKind = "shot" | "one_touch" | "header" | "penalty" | "shootout";
export type Texts = Record<string, string>;

// --- The view ---------------------------------------------------------------------------

/** A sum with its clauses; `chance` in percent. */
export interface Line {
  clause: string;
  what: string;
  value: number;
}
export interface Sum {
  lines: Line[];
  total: number;
  chance: number;
}
export interface Test extends Sum {
  f: Id;
  presser?: Id;
}
export interface Pane {
  penalty: number;
  total: number;
  chance: number;
}
export interface Best {
  sector: string;
  total: number;
  chance: number;
  /** The chance of a goal, and the mean chance of the sectors, in percent. */
  goal: number;
  mean: number;
}
export interface Duel {
  chances: { steal: number; tackle: number; foul: number; falls: number; off: number };
  /** A foul would bring a penalty. */
  penalty: boolean;
  pressure: number;
}

/** Which of these are there depends on the phase (odds.py). */
export interface Odds extends Duel {
  f: Id;
  from_here?: { pressed: number; free: number };
  spot?: { f: Id; goal: number };
  steal: Test;
  dribble: Test;
  tackle: Test;
  long_pass: Test;
  intercept: Test;
  clear: Test;
  shot: ShotKind;
  zone: ZoneName;
  n: number;
  sum: Sum;
  sectors: Record<string, Pane>;
  takers: Record<Id, Best>;
  /** In a shoot-out: the winner after a goal, and after none; null: the series goes on. */
  decides?: { goal: number | null; none: number | null };
  best: Best;
}

export interface SeenFootballer {
  boosts: number;
  hex: Hex | null;
  place?: string;
  free?: number;
  keeper?: boolean;
  fallen?: boolean;
  yellow?: boolean;
  acted?: boolean;
  /** For a substitution in this movement. */
  came_on?: boolean;
  tired?: boolean;
}

export interface Coach {
  team: string;
  cards: number;
  legendary: string | null;
  played: string[];
  picked: number;
  may_call: boolean;
  effects: Record<string, unknown>;
  chosen: boolean;
}

/** Which of these are there depends on the question. */
export interface Decision {
  offender: Id;
  victim: Id;
  hex: Hex;
  f: Id;
  wins: boolean;
  defender: Id;
  receiver: Id;
  taker: Id;
  shooter: Id;
  shot: ShotKind;
  zone: ZoneName;
  n: number;
  presser: Id | null;
}

export interface View {
  phase: string;
  round: number;
  half: number;
  clock: number;
  score: [number, number];
  attacker: number;
  toss: number | null;
  first: number | null;
  ball: Hex | null;
  holder: Id | null;
  quiet: number;
  passes: number;
  mandatory: boolean;
  restart: boolean;
  time_fixed: number | null;
  placing: { seat: number; f: Id | null } | null;
  /** The hexes of the steps that may still be taken back, from where each footballer began (HC-6.10). */
  trails: Record<Id, Hex[]>;
  footballers: Record<Id, SeenFootballer>;
  coaches: Record<string, Coach>;
  decision: Decision;
  odds: Odds;
  onside: number | null;
  kicks: Record<string, { f: Id; scored: boolean; saved: boolean }>;
  /** The coach's own. */
  hand?: { tactics: string[]; legendary: string | null; discarded: string[] };
  picks?: Id[];
  chosen: string | string[] | null;
}

// --- The preview ------------------------------------------------------------------------

export interface Way {
  from: Hex;
  cost: number;
  boosts: number;
  shot?: Best & { zone: ZoneName; n: number; skill: number };
  duel?: Duel;
}
export interface Landing {
  case: "keeper" | "mate" | "contest" | "opponent" | "loose";
  who: number;
  f?: Id;
  opponent?: Id | null;
  level?: boolean;
  clear?: number;
}
export interface Preview {
  /** The footballers that a pick would keep out of the squad. */
  rules_out?: Record<Id, Id[]>;
  /** The free hexes of one half for a kick-off. */
  places?: Hex[];
  /** By card that may be played now, the chances in percent that it changes: before and after. */
  cards?: Record<Id, Record<string, [number, number]>>;
  ways?: Record<Id, Record<Hex, Way>>;
  short?: Record<Hex, "sure" | "contested" | "loose">;
  /** The chance of an interception in percent, by target of a contested short pass. */
  cuts?: Record<Hex, number>;
  long?: Record<Hex, { ways: Hex[][]; kept: number }>;
  /** The number of the twenty results that reach the target. */
  good: number;
  landings: Record<Hex, Landing>;
}

// --- Actions and events -----------------------------------------------------------------

export interface Action {
  type: string;
  f?: Id;
  g?: Id;
  in?: Id;
  to?: Hex;
  card?: string;
  take?: boolean;
  sector?: string;
  sectors?: string[];
}

/** All events in one type; `event` decides which fields there are. */
export interface Event {
  event: string;
  who?: number | null;
  f: Id;
  fell?: Id;
  offender: Id;
  victim: Id;
  origin?: Hex;
  to?: Hex;
  way?: Hex[];
  card: string;
  card_face: number;
  loss_face: number | null;
  loss: number;
  boosts: number;
  aim: string;
  guard: string[];
  test: string;
  shot: ShotKind;
  base: number;
  halved: boolean;
  bonus: number;
  pressure: number;
  sector: number;
  touch: number;
  value: number;
  rolled: number;
  success: boolean;
  left: number;
  right: number;
  reason: string;
  half: number;
  minutes?: number;
  clock?: number;
  /** The minutes are those of a card: no die was rolled. */
  fixed?: boolean;
  hex?: Hex;
  cost?: number;
}

// --- The box ----------------------------------------------------------------------------

export interface PrintedHex {
  x: number;
  row: number;
  penalty_area?: string;
  shooting_zone?: { goal: string; zone: ZoneName };
}
export interface Pitch {
  hexes: Record<Hex, PrintedHex>;
  goals: { left: Hex; right: Hex };
  penalty_spots: { left: Hex; right: Hex };
}
export type Printed = Record<Skill, number> & {
  number: number;
  name: string;
  class: string;
  role: string;
  boosts: number;
  /** The skills as they count without boosts. */
  tired: Record<Skill, number>;
};
export interface Face {
  card: string;
  boost_loss: number;
}
export interface Team {
  id: string;
  name: Texts;
  die: Face[];
  footballers: Record<string, Printed>;
}
export interface Card {
  name: Texts;
  text: Texts;
  window: string;
  cost?: number;
  task?: string;
}
export interface Sector {
  id: string;
  col: number;
  row: number;
  name: Texts;
}
export interface Components {
  pitch: Pitch;
  goal: { sectors: Record<string, Sector> };
  teams: Record<string, Team>;
  cards: { tactics: Record<string, Card>; legendary: Record<string, Card>; tasks: Record<string, { text: Texts }> };
  constants: Record<string, { value: number }>;
  dice: { time_die: { faces: number[] } };
}

/** The options of the match that are drawn. */
export interface Options {
  cards: boolean;
  stall_rounds: number;
  unavailable: number[][];
}

export type Table = AnyTable<View, Action, Event, Components, Preview> & { options: Options };
export type Entry = Table["history"][number];
export type Doc = Table["doc"];

// --- The drawing's own words ------------------------------------------------------------

export type Shape = ReturnType<typeof pitchOf>;

/** A footballer: the card and the condition. */
export interface Person extends SeenFootballer {
  id: Id;
  seat: number;
  number: number;
  card: Printed;
  name: string;
  short: string;
  place: string;
  free: number;
  tired: boolean;
  skill: Record<Skill, number>;
}
/** A footballer on the pitch. */
export type Standing = Person & { hex: Hex };

export interface Reading {
  view: View;
  footballers: Map<Id, Person>;
  decides: number[];
  pitch: Shape;
  phase: string;
  mine: boolean;
  actions: Action[];
  attacker: number;
  holder: Person | undefined;
  rival: string;
  preview: Preview | null;
  kinds(type: string): Action[];
  f(id: Id | null | undefined): Person | undefined;
  /** The footballer's name in a sentence; "" for nobody. */
  short(id: Id | null | undefined): string;
  team(seat: number): Team;
  squad(seat: number): Person[];
  on(hex: Hex): Standing[];
  standing(hex: Hex | null, seat: number): Standing | undefined;
}

export interface Picks {
  f: Id | null;
  to: Hex | null;
  on: Id | null;
  sector: string | null;
  guard: string[];
  card: string | null;
  marks: string[];
  squad: Id[];
  /** *Done* was pressed while a footballer next to the ball has not moved. */
  asked: boolean;
  /** The footballer whose step has been sent. */
  moved: Id | null;
  /** The hexes of the viewer's footballers at a kick-off, by footballer. */
  formation: Record<Id, Hex> | null;
}

/** A hex that can be chosen: its cost, and the action that is sent for it. */
export interface Target {
  cost: number;
  path?: Hex[];
  way?: Way;
  action?: Action;
  overtake?: boolean;
}

export interface Miss {
  roll: number;
  via: Hex | null;
  end: Hex;
  mine: boolean;
  text: Content;
}
export interface Flight {
  hit: { mine: boolean; text: Content };
  misses: Miss[];
  kept: number;
}

/** A duel over the goal as it is drawn: open, or decided a moment ago. */
export interface Shown {
  shooter: Id;
  kind: ShotKind;
  zone: ZoneName;
  n: number;
  values: Record<string, Pane>;
  presser: Id | null;
}
/** The visible part of a duel over the goal that is being decided. */
export interface Decided {
  aim: string;
  guard: string[];
  /** The throw, once the die is thrown. */
  thrown: Thrown | null;
  end: "goal" | "saved" | "wide" | null;
}
/** A throw that is being shown: its number, then its verdict. */
export interface Thrown {
  test: Entry;
  number: boolean;
  verdict: boolean;
}

/** The state that the page keeps from one decision to the next. */
export interface Ui {
  pitch: Shape;
  zoomed: Camera | null;
  /** The reader wants to see the whole pitch on a phone. */
  whole: boolean;
  focus: Hex;
  card: string | null;
  /** The hex under the pointer, if it can be chosen. */
  under: Hex | null;
  /** When the last step was sent, in ms of the page: the second press of a double click means nothing. */
  steppedAt: number;
  /** The pitch is shown instead of the goal during a duel. */
  pitchShown: boolean;
  ground: { key: string; drawn: Content };
  timers: Partial<Record<"card" | "tick" | "place", ReturnType<typeof setTimeout>>>;
  redraw(): void;
  gestures: Gestures;
}
