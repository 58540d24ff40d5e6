// The types of the server's data (view.py, events.py, actions.py, components.py, preview.py), and of the
// values that this drawing derives from them.
import type { DrawContext, Seat, Table as AnyTable } from "stadion/kit/table.d.ts";

export type Attr = "attack" | "defence" | "speed" | "strength" | "pass" | "shot" | "goalkeeper";
export type MoveId = "speed" | "strength" | "pass" | "shot";
export type Stage = "hero" | "special" | "injury" | "bonus";
type CardId = string;
type FieldId = string;
type TeamId = string;
type Texts = Record<string, string>;

export type Phase =
  | "team_pick"
  | "draft"
  | "faceoff"
  | "attack_declare"
  | "attack_prepare"
  | "attack_cards"
  | "defend_prepare"
  | "defend_cards"
  | "referee_target"
  | "restart_choice"
  | "over";

// --- the view

/** The parts of a sum; parts of zero are left out, except for the total. */
export interface Sum {
  total: number;
  dice?: number;
  main?: number;
  side?: number;
  hero?: number;
  field?: number;
  bonus?: number;
  referee?: number;
  special?: number;
  lines?: number;
}
export type Part = Exclude<keyof Sum, "total">;

export interface Struck {
  value: number;
  reason: "crease" | "pass" | "ignored" | "removed" | "heroes_off" | "field_off" | "lines_free";
  card: CardId | null;
}

/** The sum of a turn. */
export interface Reckoned {
  counts: Attr[];
  sum: Sum;
  heroes?: Record<CardId, number>;
  /** The struck parts, by `part:what`. */
  struck?: Record<string, Struck>;
}

export interface Turn extends Reckoned {
  closed: number | null;
  dice?: number[];
  /** The number of dice that are not in the sum yet. Only the drawing sets it, while a roll is animated. */
  tumbling?: number;
  dropped?: number[];
  fixed?: number;
  special?: CardId;
  bonus?: Record<CardId, number>;
  hero_laid?: CardId;
  whistles?: Record<CardId, number>;
}

export interface Duel {
  attacker: Seat;
  source: FieldId;
  move: MoveId;
  to: FieldId | null;
  crossed: string[];
  cost: number;
  mover: Seat | null;
  /** The amount that the defender lacks to win; 0 if nothing. */
  missing: number;
  turns: Record<Seat, Turn>;
  lost: Record<CardId, { who: Seat; cause: CardId }>;
  verdict: { success: boolean; goal: boolean } | null;
}

export interface Side {
  team: TeamId | null;
  hand: number;
  draw: number;
  discard: Record<CardId, true>;
  heroes: Record<CardId, number>;
  time_out: boolean;
  picks: Record<CardId, number>;
}

export interface Clock {
  stage: number;
  flips: number;
  idle: number;
  idle_left: number | null;
  last_round: boolean;
  left: number;
  turned: Record<CardId, { by: Seat | null; stage: number; place: number }>;
}

export interface Faceoff {
  /** The rolls by seat. A die is null while it tumbles in an animated roll. */
  rolls: Record<Seat, { dice: (number | null)[]; total: number | null } | null>;
  /** The team's strength and the best hero's, by seat. */
  parts: Record<Seat, [number, number]>;
  adds: Record<Seat, number>;
  ties: number;
  /** The sums of the dice that win and that tie; null for one that no throw reaches. */
  needs: { win: number | null; tie: number | null } | null;
  winner: Seat | null;
}

export interface Drafting {
  stage: Stage;
  symbols: number[];
  best: Record<MoveId | "defence", number>[];
}

export interface View {
  phase: Phase;
  first: Seat;
  attacker: Seat | null;
  puck: FieldId;
  period: number;
  overtime: number;
  decider: boolean;
  goals: [number, number];
  rounds: number;
  sides: Record<Seat, Side>;
  clock: Clock;
  duel: Record<string, Duel>;
  faceoff: Faceoff | null;
  forecast: Record<MoveId, { attack: Reckoned; defence: Reckoned }> | null;
  onside: boolean;
  drafting: Drafting | null;
  result: { winner: Seat; reason: string } | null;
  /** The player's own cards, each with the objection to it in this turn, or null. */
  hand?: Record<CardId, string | null>;
  to_roll?: { dice: number; fixed: number } | null;
}

// --- the preview

interface Line {
  clause: string;
  what: Part;
  value: number;
}
export interface Prospect {
  lines: Line[];
  /** The parts of the other side's total. */
  against_lines: Line[];
  total: number;
  range: [number, number];
  against: number;
  lead: number;
  missing: number;
  odds: number;
}

/** The result of a choice, and its effect. */
export interface Effect extends Prospect {
  /** The growth of the lead. */
  gain: number;
  /** Why the lead does not grow; `card` is the card that prevents it. */
  why: { clause: string; text: string; card: CardId | null } | null;
  /** The value of the bonus cards in hand that can no longer be played in this turn. */
  forfeits: number;
}

export interface Preview {
  roll?: Omit<Prospect, "against" | "against_lines" | "lead" | "missing">;
  declare?: Record<MoveId, Record<FieldId, Prospect>>;
  now?: Prospect & {
    /** How the duel ends whatever the defender rolls, and the lowest or highest total; null while it is open. */
    decided?: { won: boolean; total: number } | null;
  };
  /** The results by the cards of the choice. */
  choices?: Record<string, Prospect & Partial<Effect>>;
  remove?: Record<CardId, Effect>;
}

// --- actions and events

export type Action =
  | { type: "pick_team"; team: TeamId }
  | { type: "draft"; card: CardId }
  | { type: "faceoff_roll" }
  | { type: "declare"; move: MoveId; to: FieldId | null }
  | { type: "play_special"; card: CardId; target?: CardId }
  | { type: "play_hero"; card: CardId }
  | { type: "roll" }
  | { type: "play_bonus"; card: CardId }
  | { type: "use_heroes"; cards: CardId[] }
  | { type: "time_out"; cards: CardId[] }
  | { type: "end_turn" }
  | { type: "remove_hero"; target: CardId }
  | { type: "restart"; kind: "faceoff" | "goalkeeper"; at: FieldId };
export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;

export type Event =
  | { event: "team_taken"; who: Seat; team: TeamId; by_lot: boolean }
  | { event: "drafted"; who: Seat; card: CardId }
  | { event: "drew"; who: Seat; count: number; reshuffled: number; cards: CardId[] | null }
  | { event: "period_began"; period: number; overtime: number; reshuffled: boolean }
  | { event: "period_ended"; period: number; overtime: number; flips: number; heroes: CardId[] }
  | { event: "faceoff_called"; at: FieldId; decider: boolean }
  | { event: "faceoff_rolled"; who: Seat; dice: number[]; strength: number; hero: number; total: number }
  | { event: "faceoff_tied"; total: number }
  | { event: "faceoff_won"; who: Seat; totals: [number, number]; at: FieldId }
  | {
      event: "declared";
      who: Seat;
      number: number;
      move: MoveId;
      source: FieldId;
      to: FieldId | null;
      crossed: string[];
    }
  | { event: "special_played"; who: Seat; card: CardId }
  | { event: "hero_laid"; who: Seat; card: CardId }
  | { event: "heroes_used"; who: Seat; cards: CardId[] }
  | { event: "hero_removed"; who: Seat; hero: CardId; cause: CardId }
  | { event: "rolled"; who: Seat; dice: number[]; dropped: number[]; fixed: number }
  | { event: "bonus_played"; who: Seat; card: CardId; value: number; total: number }
  | { event: "referee_turned"; who: Seat | null; card: CardId; flips: number }
  | { event: "total_lowered"; who: Seat; was: number; now: number; cause: CardId }
  | { event: "turn_closed"; who: Seat; move: MoveId; sum: Sum }
  | {
      event: "round_decided";
      who: number;
      number: number;
      attacker: Seat;
      move: MoveId;
      attack: Sum;
      defence: Sum;
      success: boolean;
    }
  | { event: "goal_scored"; who: Seat; goals: [number, number] }
  | { event: "puck_lost"; who: Seat; at: FieldId }
  | { event: "restart_offered"; who: Seat }
  | { event: "restart_chosen"; who: Seat; kind: "faceoff" | "goalkeeper"; at: FieldId }
  | { event: "time_taken"; who: Seat; cards: CardId[] }
  | { event: "game_ended"; who: Seat; goals: [number, number]; reason: string };

// --- the box

export interface Field {
  x: number;
  y: number;
  zone: "W" | "NEUTRAL" | "E";
  line: string | null;
  faceoff: boolean;
  bonus: { attr: Attr; value: number } | null;
  no_defence: boolean;
  name: Texts;
}
export interface Way {
  lines: string[];
  /** The cost of the crossed lines, zero or negative. */
  cost: number;
}
export interface BonusCard {
  type: "bonus";
  team: TeamId;
  attr: Attr | "any";
  value: number;
  symbol: boolean;
  text: Texts;
}
export interface HeroCard {
  type: "hero";
  team: TeamId;
  name: Texts;
  gives: Partial<Record<Attr, number>>;
}
export interface SpecialCard {
  type: "special" | "injury";
  team: TeamId;
  name: Texts;
  text: Texts;
  role: "attack" | "defend" | "any";
  moves: MoveId[];
  effect: Record<string, number | string>;
}
export type Card = BonusCard | HeroCard | SpecialCard;
export interface RefereeCard {
  name: Texts;
  text: Texts;
  count: number;
  effect: { mod?: number; injury?: number; misconduct?: number; heroes_off_both?: number; none?: number };
}
export interface Team {
  name: Texts;
  style: Texts;
  attributes: Record<Attr, number>;
}
export interface Components {
  rink: {
    fields: Record<FieldId, Field>;
    lines: Record<string, { x: number; label: Texts }>;
    ways: Record<"speed" | "strength" | "pass", Record<FieldId, Record<FieldId, Way>>>;
    shots: Record<Seat, Record<FieldId, Way>>;
  };
  attributes: Record<Attr, { label: Texts }>;
  moves: Record<MoveId, { attr: Attr; line_cost: number }>;
  teams: Record<TeamId, Team>;
  /** The teams in their order. */
  nations: TeamId[];
  cards: Record<CardId, Card>;
  referee_cards: Record<string, RefereeCard>;
  whistles: Record<CardId, { kind: string; name: Texts }>;
  constants: Record<"hand_limit" | "flips_per_period" | "max_flips_per_period", number>;
  draft: { stages: Stage[]; max_symbols: number; faces: Record<Stage, CardId[][]> };
}

export type Table = AnyTable<View, Action, Event, Components, Preview>;
export type Entry = Table["history"][number];

// --- what the drawing makes of it

/** The choices that the player has made but not sent. */
export interface Picks {
  move: MoveId | null;
  /** A field, or "goal". */
  to: FieldId | null;
  /** The bonus cards that are played together. */
  staged: CardId[];
  /** A card that is played alone. */
  card: CardId | null;
  timing: boolean;
  thrown: CardId[];
  /** Whether the player has named the move; if not, it is the best one that leads to the field. */
  named: boolean;
  team: TeamId | null;
  draft: CardId | null;
  restart: FieldId | null;
  /** Whether the picker is open although the last round is still visible. */
  picking: boolean;
  focus: FieldId;
}

/** An action that is being animated: the views before and after it, and its events. */
export interface AnimatedAction {
  seq: number;
  before: View;
  after: View;
  events: Event[];
}

/** The drawn parts of a stage. */
export interface Picture {
  view: View;
  /** The end of a shot. */
  puck: "net" | "glove" | null;
  lamp: boolean;
  dim: boolean;
}

/** The state that this page keeps from one decision to the next. */
export interface Ui {
  staged: AnimatedAction[];
  filter: Attr | null;
  /** The cards drawn by the player's own last action. */
  fresh: CardId[];
  /** The card under the pointer or the focus. */
  read: CardId | null;
}

export type Reading = ReturnType<typeof import("./reading.js").reading>;
export type Names = ReturnType<typeof import("./names.js").namesOf>;
export type Now = Reading & DrawContext<Table, Reading, Picks, Ui> & { run: Run };
export type Run = ReturnType<typeof import("./picks.js").runs>;
