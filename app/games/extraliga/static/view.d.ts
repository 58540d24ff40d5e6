// The types of the data that the drawing gets: those of view.py, preview.py, events.py and components.py.
import type { DrawContext, Seat, Table as AnyTable } from "stadion/kit/table.d.ts";

export type Texts = Record<string, string>;
export type Position = "LW" | "C" | "RW" | "D" | "G";
export type Slot = "LW" | "C" | "RW" | "D1" | "D2" | "G";
export type TrioName = "attack" | "defence";
/** Both numbers of a team: attack and defence. */
export type Two = [attack: number, defence: number];
export type Pair = [a: number, b: number];
/** The effect of the bonus of a player or a card (EX-10.5). */
export type Kind = "plus1" | "minus1" | "reroll_own" | "reroll_opp" | "reroll_own_all";
/** Every card of a team and where it is. */
export type Cards = Record<string, Slot | "bench">;
export type Lineup = Record<Slot, string | null>;

/** A line of a sum, and the clause that gave or denied it. */
export type Line = [value: number, clause: string];
export interface Trio {
  total: number;
  points: Record<string, Line>;
  pairs: Record<string, Line>;
  /** The amounts that cards in force add; `capped` is the amount that the limits take. */
  more: Record<string, Line>;
}
export type Strength = Record<TrioName, Trio>;
export type Best = Strength & { lineup: Lineup };

export interface Team {
  letter: string;
  place: number;
  points: number;
  goals: Pair;
  matches: number;
  trainers: number;
  count: number;
  cards: Cards | null;
  strength: Strength | null;
  /** The skater who lies face down on G. */
  substitute: string | null;
  /** The number of bonuses; null until line-ups are public. */
  bonuses: number | null;
  excluded: Slot[];
  effects: Record<string, string | null>;
}

export interface OpenDraft {
  kind: "open";
  round: number;
  firsts: Seat[];
  order: Seat[];
  pick: number;
  picks: number;
  table: Record<string, true>;
  /** The best six of each seat's cards, if the helper is allowed. */
  best: Record<string, { lineup: Lineup; strength: Two }>;
}
export interface PassDraft {
  kind: "pass";
  number: number;
  pick: number;
  picks: number;
  to_left: boolean;
  passes_to: Record<string, Seat>;
  sizes: Record<string, number>;
  picked: Record<string, boolean>;
}

export type EditorKind = "build" | "substitute" | "fill" | "change";
export interface Limits {
  least: number;
  most: number;
  fresh: number;
  before: Record<string, true>;
}
export interface Editor extends Limits {
  kind: EditorKind;
  done: boolean;
  cards: Cards;
  strength: Strength;
  substitute: string | null;
  places_left: number;
  lacks: Record<string, Record<string, string | number>>;
  second_legends: Record<string, true>;
}
/** The public part of an editor; it includes the limits if only one seat edits. */
export type Editing = { kind: EditorKind; done: boolean } & Partial<Limits>;

export interface Pairing {
  a: Seat;
  b: Seat | null;
  opponent: string | null;
}
export type Stage = "season" | "semifinals" | "final" | "deciding";
export interface Result extends Pairing {
  stage: Stage;
  round: number;
  goals: Pair;
  overtime: boolean;
}
export interface Season {
  stage: Stage;
  half: number;
  rounds: number;
  half_rounds: number;
  first: Seat;
  left: { lots: Record<string, true>; opponents: number };
  events_left: number;
  cards: Record<string, string | null>;
  results: Record<string, Result>;
  seeds: Seat[];
  contenders: Seat[];
}
export type RoundPhase = "opponent" | "event" | "trainers" | "match" | "change";
export interface Round {
  number: number;
  card: string | null;
  at: RoundPhase;
  event: string | null;
  pairings: Pairing[];
  played: number;
  waiting: Seat[];
  bye: Seat[];
  trainers_banned: boolean;
  die: number | null;
  /** Attack and defence of each seat as the event was turned, and once it was resolved; {} before that. */
  before_event: Record<string, Two>;
  after_event: Record<string, Two>;
  /** The odds of `a` in each match to come, by its place in `pairings`. */
  odds: Record<string, Odds>;
}

export interface Die {
  face: number;
  /** The amount that the die lacks to score; 0 for a goal. */
  short: number;
  was?: number;
  by?: string;
}
export interface Side {
  seat: Seat | null;
  attack: number;
  defence: number;
  target: number;
  /** The probability that a die scores. */
  chance: number;
  rolled: boolean;
  dice: Record<string, Die>;
  bonuses: Record<string, { kind: Kind; used: boolean }>;
}
export interface Match extends Pairing {
  stage: Stage;
  turn: Seat | null;
  /** Whether a pass of the seat on turn ends the bonuses. */
  pass_ends: boolean;
  attempt: number;
  regular: Pair | null;
  goals: Pair;
  /** The odds of side 0, while dice are still to be rolled. */
  forecast: Odds | null;
  sides: Record<string, Side>;
}

/** The last match as it was at its end; `goals` includes that of overtime. */
export interface Ended {
  goals: Pair;
  overtime: boolean;
  dice: Record<string, Record<string, Die>>;
}

/** The result of a bonus on a die: another face, or another roll with the number of faces that score. */
export type Turned = { face: number; short: number; goals: Pair } | { faces: number; odds?: Odds };
/** The percentages of being ahead, level and behind after the dice alone. They add up to 100. */
export type Odds = [number, number, number];
export interface Use {
  clause: string;
  side: number;
  /** The odds if all dice are rolled again. */
  odds?: Odds;
  dice: Record<string, Turned>;
}

/** The player's own hand in a draft, and the best six of their cards; cards and team if hands are secret. */
export interface OwnHand {
  best: Best | null;
  cards?: Record<string, true>;
  picked?: string | null;
  team?: Cards;
}
/** The result of each choice of a decision, if the helper is allowed: in a draft, or in any other decision. */
export interface Preview {
  gains?: Record<string, Best>;
  /** The strengths by card, then by slot or target, if the move changes them. */
  moves?: Record<string, Record<string, Two>>;
  /** The line-up that the helper would set, its strengths, and the number of bonuses now and then. */
  best?: { lineup: Lineup; strength: Two; bonuses: [now: number, then: number] };
  /** The odds of this round's match, with the present teams. */
  odds?: Odds;
  /** The odds by trainer card and target, if the strengths change. */
  then?: Record<string, Record<string, Odds>>;
}

export type Phase = "draft" | "edit" | "event" | "trainer" | "roll" | "bonus" | "over";
export interface View {
  phase: Phase;
  teams: Record<string, Team>;
  draft: OpenDraft | PassDraft | null;
  editing: Record<string, Editing>;
  season: Season | null;
  round: Round | null;
  match: Match | null;
  ended: Ended | null;
  ranking: Record<string, Seat[]>;
  /** From here on the fields are a seat's own part, which spectators do not get. */
  hand?: OwnHand | null;
  trainers?: Record<string, true>;
  editor?: Editor | null;
  uses?: Partial<Record<Kind, Use>>;
}

export type Action =
  | { type: "pick"; card: string }
  | { type: "place"; card: string; slot: Slot }
  | { type: "auto" }
  | { type: "done" }
  | { type: "choose"; slot?: Slot; card?: string }
  | { type: "play"; card: string; target?: string }
  | { type: "pass" }
  | { type: "roll" }
  | { type: "bonus"; source: string; die?: number };

interface Versus extends Pairing {
  stage: Stage;
}
export type Event =
  | { event: "draft_started"; first: Seat | null }
  | { event: "table_dealt"; round: number; first: Seat; cards: string[] }
  | { event: "hands_dealt"; number: number; size: number; to_left: boolean }
  | { event: "picked"; who: Seat; card: string | null; secret: boolean }
  | { event: "hands_passed"; number: number; pick: number; size: number; to_left: boolean }
  | { event: "set_aside"; count: number; cards: string[] | null }
  | { event: "editor_opened"; who: Seat | null; kind: EditorKind; seats: Seat[]; lo: number; hi: number }
  | { event: "placed"; who: Seat; card: string; slot: Slot; occupant: string | null }
  | { event: "lineup_helped"; who: Seat; lineup: (string | null)[] }
  | { event: "editor_closed"; who: Seat; kind: EditorKind; fresh: number | null }
  | { event: "lineups_shown"; lineups: { seat: Seat; attack: number; defence: number }[] }
  | { event: "season_started"; first: Seat; trainers: number }
  | { event: "half_started"; half: number; lots: number; opponents: number }
  | { event: "break_taken" }
  | { event: "lot_turned"; round: number; card: string; pairs: Pair[]; bye: Seat | null; first: Seat }
  | { event: "opponent_turned"; round: number; card: string; attack: number; defence: number; first: Seat }
  | { event: "playoff_round"; round: number; stage: Stage; pairs: Pair[]; first: Seat }
  | { event: "event_turned"; card: string; seats: Seat[] }
  | { event: "wings_swapped"; who: Seat; left: string | null; right: string | null }
  | { event: "excluded"; who: Seat; slot: Slot; card: string; forced: boolean }
  | { event: "removed"; who: Seat; card: string; slot: Slot | null; forced: boolean }
  | { event: "trainer_played"; who: Seat; card: string; target: string | null; before: Two; after: Two }
  | { event: "transferred"; who: Seat; out: string; came: string }
  | { event: "trainer_passed"; who: Seat; forced: boolean }
  | ({ event: "match_started"; who: Seat | null; attack: Pair; defence: Pair } & Versus)
  | { event: "rolled"; who: Seat | null; opponent: string | null; roller: Seat; dice: number[]; target: number }
  | {
      event: "bonus_used";
      who: Seat;
      source: string;
      kind: Kind;
      own: boolean;
      dice: number[];
      before: number[];
      after: number[];
    }
  | { event: "bonus_passed"; who: Seat; forced: boolean }
  | ({
      event: "regular_time_ended";
      who: Seat | null;
      dice: [number[], number[]];
      targets: Pair;
      goals: Pair;
    } & Pairing)
  | {
      event: "overtime_rolled";
      who: Seat | null;
      attempt: number;
      variant: "duel" | "defence";
      dice: Pair;
      targets: Pair | null;
    }
  | ({ event: "match_ended"; who: Seat | null; goals: Pair; overtime: boolean; points: Pair } & Versus)
  | { event: "change_rolled"; die: number; minimum: number }
  | { event: "token_passed"; who: Seat }
  | { event: "seeded"; seeds: Seat[]; lots: Seat[][] }
  | { event: "deciding_needed"; seats: Seat[] }
  | { event: "hidden_revealed"; trainers: string[][]; box: string[] }
  | { event: "season_ended"; ranking: Seat[][]; points: number[]; reason: string }
  | { event: "resigned"; who: number };

export interface Card {
  id: string;
  name: string;
  club: string | null;
  position: Position;
  legend: boolean;
  bonus: string;
  bonus_source: string;
  kind?: Kind;
  seasons?: number;
  titles?: number;
  source: string;
}
export interface Club {
  id: string;
  name: Texts;
  colour: string;
  colour2: string;
}
export interface EffectCard {
  id: string;
  source: string;
  name: Texts;
  text: Texts;
  effects: { op: string }[];
}
export interface Components {
  cards: Record<string, Card>;
  order: string[];
  clubs: Record<string, Club>;
  legend_label: Texts;
  trainers: Record<string, EffectCard>;
  events: Record<string, EffectCard>;
  opponents: Record<string, { id: string; club: string; attack: number; defence: number }>;
  lots: Record<string, { id: string; pairs: Record<string, [string, string][]> }>;
  slots: Record<Slot, Position>;
  team_cards: number;
  trainer_hand: number;
  /** The number of players that have to change, by the face of the die (EX-12.1). */
  duty: Record<string, number>;
}

export type Table = AnyTable<View, Action, Event, Components, Preview>;
export type Entry = Table["history"][number];

/** The player's selections for one decision. */
export interface Picks {
  card: string | null;
  source: string | null;
  target: string | null;
  /** The die that the chosen bonus is to change. */
  die: number | null;
  /** Whether the best six is compared with the line-up. */
  compares: boolean;
}
/** The state that the page keeps: the enlarged card, and the element that opened it. */
/** The views before and after a match that changes the league table. */
export interface Ranked {
  before: View;
  after: View;
}
export interface Ui {
  large: string | null;
  /** The team chosen to be drawn above instead of the opponent, and whether its bench is. */
  above: number | null;
  bench: boolean;
  /** The club whose players are outlined. */
  club: string | null;
  /** The scenes that are shown one after another, by the number of the action. */
  scenes: Map<number, import("./animations.js").Scene>;
  /** The placement by the last action, which the bar describes. */
  placed: import("./placing.js").Placement | null;
  /** The change of the league table, shown once the new table is drawn. */
  ranked: Ranked | null;
  /** The places before the first match of the latest round that the page has seen. */
  places: Record<string, number> | null;
  /** The players whom the line-ups that open have brought in. */
  fresh: string[];
  open(id: string | null): void;
  menu(event: MouseEvent): void;
  press(event: MouseEvent): void;
}
export type OwnContext = DrawContext<Table, View, Picks, Ui>;
