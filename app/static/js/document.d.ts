// The document of docs/PROTOCOL.md and its parts.

export type Seat = number;

export interface Sat {
  seat: Seat;
  player: { id: string; name: string; program?: true } | null;
  bot: string | null;
  connected: boolean;
  deadline: string | null;
  /** The time for this decision, and the bank when it last stopped; see docs/PROTOCOL.md, Clocks. */
  allowed_ms?: number | null;
  bank_ms?: number | null;
  /** Which of the page's signs (shirt and shape, from 0) marks the seat. */
  sign: number;
  /** Since when the player, for whom the others wait, has been away. */
  absent_since?: string | null;
  /**
   * The seat that asked the player whether they are still there; `absent_since` is then the end of the time to answer.
   */
  prodded_by?: Seat | null;
  open_from?: string;
  /** The player for whom a substitute plays. */
  first?: { id: string; name: string };
  /** The number of the action from which on the substitute sees hidden information. */
  sees_from?: number;
  /** The player for whom a rematch keeps the seat. */
  asked?: { id: string; name: string; declined: boolean };
  /** The player's place in the tournament, from 0; a computer player without a name is numbered by it. */
  coach?: number;
  /** The name of the computer player that has the seat, in a game that gives them names. */
  computer?: string;
  /** The temper of that computer player. */
  temper?: "hasty" | "patient";
}

/** The rematch of a finished match. */
export interface Rematch {
  match: string;
  status: "lobby" | "starting" | "playing" | "asleep" | "finished" | "closed";
  host: { id: string; name: string };
  seats: Sat[];
  open_until: string;
  starts_at: string | null;
}

export interface Placement {
  seat: Seat;
  /** 1 is the best; ties share a place. */
  place: number;
  score: number;
}

export interface Outcome {
  placements: Placement[];
  reason: string;
}

export interface Fairness {
  version: number;
  commitment: string;
  /** By seat; absent in version 1. */
  words?: { commitment: string | null; word: string | null }[];
  /** By seat; absent since version 2. */
  client_seeds?: (string | null)[];
  server_seed: string | null;
  /** Why chance was not free; absent in version 1. */
  chosen?: "lesson" | "host" | null;
  head?: string | null;
}

/** The fields that every action, and every event, has. */
export interface AnyAction {
  type: string;
}
export interface AnyEvent {
  event: string;
  /** The seat that the event is about, if there is one. */
  who?: Seat | null;
}

/** An event in the log, with the number of its action and the seat that acted (null: the setup). */
export type LogEntry<Event extends AnyEvent = AnyEvent> = Event & {
  seq: number;
  seat: Seat | null;
  /** Why the server acted for the player. */
  served?: "time" | "computer";
};

/** The clock of the match; null: no time limit. */
export type Clock =
  | { kind: "decision"; ms: number }
  | { kind: "bank"; ms: number; increment_ms: number }
  | { kind: "days"; days: number };

/** Why the clocks are stopped, or may be: `left_ms` is by seat. */
export interface Pause {
  state: "proposed" | "paused" | "resuming" | "outage";
  by: Seat | null;
  agreed: Seat[];
  until: string | null;
  left_ms: (number | null)[] | null;
  /** How long the server was away. */
  away_ms?: number | null;
}

/** The document of docs/PROTOCOL.md. */
export interface Doc<View = unknown, Action extends AnyAction = AnyAction, Event extends AnyEvent = AnyEvent> {
  match: string;
  game: string;
  status: "lobby" | "starting" | "playing" | "asleep" | "finished" | "closed";
  seq: number;
  viewer: { seat: Seat | null };
  seats: Sat[];
  to_act: Seat[];
  view: View;
  actions: Action[];
  /** The number of the question before the viewer; null: there is none. */
  q: number | null;
  log: LogEntry<Event>[];
  outcome: Outcome | null;
  fairness: Fairness;
  clock: Clock | null;
  pause?: Pause | null;
  /** While the players' words are revealed, before the match begins. */
  starting?: { until: string; revealed: boolean[] };
  notice?: string;
  notice_code?: string;
  rematch?: Rematch;
  /** The seat that proposes to end the match without a result, and the seats that agree. */
  calling_off?: { by: Seat; agreed: Seat[] } | null;
  wait_for_all?: boolean;
  hints?: boolean;
  /** Chat is off at this table. */
  muted?: boolean;
}
