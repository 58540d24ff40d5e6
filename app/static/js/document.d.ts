// The document of docs/PROTOCOL.md, and what is in it.

export type Seat = number;

export interface Sat {
  seat: Seat;
  player: { id: string; name: string; program?: true } | null;
  bot: string | null;
  connected: boolean;
  deadline: string | null;
  /** How long his decision has, and what was in his bank when it last stood still; see docs/PROTOCOL.md, Clocks. */
  allowed_ms?: number | null;
  bank_ms?: number | null;
  /** Which of the page's signs (shirt and shape, from 0) stands for the seat. */
  sign: number;
  /** The others wait for who has not been there since then. */
  absent_since?: string | null;
  /** Who has asked him whether he is still there; `absent_since` is then the end of his time to answer. */
  prodded_by?: Seat | null;
  open_from?: string;
  /** For whom a substitute plays. */
  first?: { id: string; name: string };
  /** From which action number on he sees what is secret. */
  sees_from?: number;
  /** For whom a rematch keeps the seat. */
  asked?: { id: string; name: string; declined: boolean };
  /** His place in the tournament, from 0, by which a computer keeps its name. */
  coach?: number;
}

/** The table at which a match that is over is played once more. */
export interface Rematch {
  match: string;
  status: "lobby" | "playing" | "asleep" | "finished" | "closed";
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
  commitment: string;
  client_seeds: (string | null)[];
  server_seed: string | null;
}

/** What every action, and every event, says at least. */
export interface AnyAction {
  type: string;
}
export interface AnyEvent {
  event: string;
  /** Whom it is about, where it is about one seat. */
  who?: Seat | null;
}

/** An event as the log tells it: with the number of its action, and the seat that acted (null: the setup). */
export type LogEntry<Event extends AnyEvent = AnyEvent> = Event & {
  seq: number;
  seat: Seat | null;
  /** Why the server has done it for who sits there. */
  served?: "time" | "computer";
};

/** What the table plays with; null: as long as you like. */
export type Clock =
  | { kind: "decision"; ms: number }
  | { kind: "bank"; ms: number; increment_ms: number }
  | { kind: "days"; days: number };

/** Why the clocks stand, or might: `left_ms` by seat. */
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
  status: "lobby" | "playing" | "asleep" | "finished" | "closed";
  seq: number;
  viewer: { seat: Seat | null };
  seats: Sat[];
  to_act: Seat[];
  view: View;
  actions: Action[];
  log: LogEntry<Event>[];
  outcome: Outcome | null;
  fairness: Fairness;
  clock: Clock | null;
  pause?: Pause | null;
  notice?: string;
  notice_code?: string;
  rematch?: Rematch;
  /** Who has proposed to end it without a result, and who agrees. */
  calling_off?: { by: Seat; agreed: Seat[] } | null;
  wait_for_all?: boolean;
  hints?: boolean;
  /** Nobody talks at this table. */
  muted?: boolean;
}
