// What the server sends to the drawing of Pebbles.
import type { Table as AnyTable } from "stadion/kit/table.d.ts";

export interface Side {
  stones: number;
  bonus: number;
  may_grab: boolean;
  /** Null until the match is over. */
  token: number | null;
}

export interface View {
  phase: "turn" | "over";
  heap: number;
  turn: number | null;
  sides: Record<string, Side>;
  /** The viewer's own token; spectators have none. */
  token?: number;
}

export type Take = { type: "take"; count: number };
export type Action = Take | { type: "grab" };

export type Event =
  | { event: "token_dealt"; who: number; token: number }
  | { event: "taken"; who: number; count: number; left: number }
  | { event: "grabbed"; who: number; die: number; count: number; left: number }
  | { event: "token_added"; who: number; stones: number; token: number; sum: number }
  | { event: "match_ended"; points: [number, number]; reason: "heap_empty" | "resigned" };

export interface Components {
  tokens: number[];
  most: number;
  source: "house";
}

export interface Line {
  clause: string;
  what: "had" | "taken" | "token";
  value: number;
}

export interface Preview {
  take: Record<string, { lines: Line[]; total: number }>;
  grab: { range: [number, number] } | null;
}

export type Table = AnyTable<View, Action, Event, Components, Preview>;
