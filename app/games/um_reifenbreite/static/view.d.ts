// What the server sends of Um Reifenbreite: the shapes of shapes.py, actions.py and events.py, and of the box.
import type {
  DrawContext as AnyHand,
  LogEntry,
  Seat,
  GamePreferences,
  Table as AnyTable,
} from "stadion/kit/table.d.ts";

export type Phase = "keep" | "place" | "turn" | "swap_reply" | "lose_card" | "gain_card" | "move" | "draft" | "over";
export type Terrain = "asphalt" | "cobbles" | "uphill" | "downhill";
export type Standing = "waiting" | "racing" | "dismounted" | "fallen" | "finished" | "home";
export type Counts = Record<string, number>;

/** An exact chance: the favourable cases, and all cases. */
export type Odds = [number, number];

export interface Line {
  clause: string;
  what: string;
  value: [number, number] | null;
  number?: number;
  photo?: number;
  die?: number;
}

export interface RidePreview {
  lines: Line[];
  total: [number, number];
  average: Odds;
  seven: Odds;
  off: Odds;
  needs: number[];
  odds: Odds[];
  crash?: Odds;
  risk?: [Odds, Odds];
}

export interface RiderView {
  team: number;
  node: string | null;
  state: Standing;
  place: number | null;
  photos: number[];
  sprint: number;
  yellow: number;
  ledger: number;
  disqualified: boolean;
}

export interface TeamView {
  seat: Seat;
  /** An id of the components' colours. */
  colour: string;
  cards: number;
  used: Counts;
  choosing: boolean;
  places: number;
  sprints: number;
  yellow: number;
  points: number;
  unkept: Counts | null;
}

export interface Throw {
  rider: number;
  /** The two sources, both together, and the other lines. */
  lines: [Line, Line, Line, ...Line[]];
  allowance: number | null;
  photos?: number[];
  breakaway?: boolean;
  card?: string;
  die?: number | null;
  total?: number;
  no_draft?: boolean;
}

export interface Stake {
  line: string;
  finish: boolean;
  place: number;
  points: number;
}

export interface Draft {
  leader: number;
  rider: number;
  target: string;
  distance: number;
  path: string;
  train: number[];
  next: number | null;
  stake: Stake[];
  later: RidePreview;
}

export interface RiderResult {
  place: number;
  sprint: number;
  yellow: number;
  disqualified: boolean;
  points: number;
}

export interface Outlook {
  ways: string;
  drafting: boolean;
  /** By node: the lines that a ride there crosses. */
  stakes?: Record<string, Stake[]>;
  /** Nodes of different outcomes, the fewest turns to go first. */
  best?: string[];
  /** By node where the move may end: the rider that may then be asked to draft. */
  followed?: Record<string, number>;
  barred?: Record<string, string>;
  follower?: number;
  dice?: RidePreview;
  risk?: [Odds, Odds];
}

export interface Rules {
  terrain: boolean;
  cheating: boolean;
  sprints: boolean;
  jersey: boolean;
  swapping: boolean;
  choose7: boolean;
}

export interface View {
  race: { id: string; number: number; of: number };
  rules: Rules;
  round: number;
  phase: Phase;
  order: number[];
  played: number;
  current: number | null;
  placing: { team: number; placed: number } | null;
  riders: Record<string, RiderView>;
  teams: Record<string, TeamView>;
  throw: Throw | null;
  draft: Draft | null;
  swap: { rider: number; asked: number } | null;
  lines: Record<string, { line: string; points: number[]; top: number[] }>;
  jersey: number | null;
  deck: number;
  score: Record<string, number>;
  results: Record<string, { race: string; photos: number[]; riders: Record<string, RiderResult> }>;
  bonus: number[];
  // the additional knowledge of a seat
  hand?: Record<string, Counts>;
  kept?: Record<string, Counts>;
  keeps?: number;
  unkept?: Record<string, Counts>;
  outlook?: Outlook;
}

export interface Preview {
  rides?: Record<string, RidePreview>;
}

export type RideAction = { type: "ride"; sources: [string, string]; breakaway: boolean };
export type Action =
  | RideAction
  | { type: "keep"; team: number; card: string }
  | { type: "place"; rider: number; space: string }
  | { type: "ask_swap" | "swap"; rider: number }
  | { type: "accept_swap" | "decline_swap" | "draft" | "decline_draft" }
  | { type: "lose_card" | "gain_card"; card: string }
  | { type: "move"; space: string };

/** Any event; its name decides which fields it has (events.py). */
export interface Event {
  event: string;
  who?: Seat | null;
  rider?: number;
  by?: number;
  wave?: number;
  before?: number;
  round?: number;
  start?: string;
  path?: string;
  distance?: number;
  asked?: number;
  leader?: number;
  card?: string;
  lane?: number;
  row?: number;
  photo?: number;
  line?: string;
  place?: number;
  points?: number;
  one?: number;
  two?: number;
  sum?: number;
}

export type Texts = Record<string, string>;

export type Neighbours = "straight" | "right" | "left" | "prev" | "sides";

export interface Space {
  section: string;
  /** 1 is the rightmost in the direction of travel. */
  lane: number;
  seq: number;
  /** Rear and front edge, from the start of the section. */
  p0: number;
  p1: number;
  terrain: Terrain;
  number: number;
  /** The number that it adds to the throw of a rider that starts there. */
  change: number;
  dot: boolean;
  bend: boolean;
  straight: string[];
  right: string[];
  left: string[];
  /** Same lane, immediately behind. */
  prev: string[];
  sides: string[];
  x: number;
  y: number;
  /** Degrees clockwise from east, as SVG rotates. */
  heading: number;
  /** Corners as x, y, x, y, ... in tenths, each pair counted from the corner before, the first from the middle. */
  outline: number[];
}

export interface Section {
  name: Texts;
  length: number;
  next: string[];
  line?: string | null;
  /** Both ends of its chequered line. */
  line_xy?: number[] | null;
  centre: string;
  thick_lines: { points: string }[];
}

export interface Race {
  name: Texts;
  legs: string[];
  runout: string[];
  start_section: string;
  finish_line: string;
  ranks: number;
  short: boolean;
  sprints: { line: string; points: number[] }[];
}

export interface Kind {
  rider: number | null;
  value: number;
  count: number;
  no_uphill: boolean;
}

/** A table that is sent column by column. */
export type Columns<Row> = { [field in keyof Row]: Row[field][] };

export interface Components {
  board: { view_box: string; lane_width: number; units_per_rank: number };
  sections: Record<string, Section>;
  /** Of other spaces the steps to them in this list. */
  spaces: Columns<Omit<Space, Neighbours> & { id: string } & Record<Neighbours, number[]>>;
  races: Record<string, Race>;
  colours: Record<string, { index: number; riders: number[]; name: Texts }>;
  jersey_colour: string;
  sources: Record<string, Line>;
  energy_cards: { kinds: Record<string, Kind>; per_team: number };
  action_cards: { drawn_at: { throw: number }; cards: Record<string, { count: number; text: Texts }> };
  scoring: {
    places: { points: number[] };
    jersey_per_round: { points: number };
    tour_final_bonus: { points: number[] };
    photo_cards: { numbers: number[] };
  };
}

export type Table = AnyTable<View, Action, Event, Components, Preview>;
export type Entry = LogEntry<Event>;
export type { Seat, GamePreferences };
export type OwnContext<Now, Picks, Ui> = AnyHand<Table, Now, Picks, Ui>;
