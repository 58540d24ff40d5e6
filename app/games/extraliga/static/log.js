// The log in words: seats and cards by their names, sums as they were counted.
import { wordsOf } from "./words.js";

/** Lines that settle something stand on a band. */
const SETTLES = new Set(["match_ended", "lineups_shown", "season_ended", "seeded", "deciding_needed"]);

/** Spoken by nobody: the editor tells it already, or a later line does. */
const SILENT = new Set(["half_started"]);

/** @param {any} entry @param {any} table */
export function sentence(entry, table) {
  if (SILENT.has(entry.event)) return null;
  if (entry.event === "bonus_passed" && entry.forced && toldAlready(entry, table.history)) return null;
  const pointless = entry.event === "match_ended" && entry.stage !== "season"; // play-off and deciding matches
  const id = pointless ? "ui-log-match" : `log-${entry.event}`;
  if (!table.has(id)) return undefined;
  return { text: table.t(id, wordsFor(entry, table)), band: SETTLES.has(entry.event) };
}

/** A seat without a bonus passes by itself more than once a match: one line is enough. */
function toldAlready(entry, history) {
  const at = history.indexOf(entry);
  const began = history.findLastIndex(
    (one, i) => i < at && (one.event === "match_started" || one.event === "overtime_rolled"),
  );
  return history
    .slice(began + 1, at)
    .some((one) => one.event === "bonus_passed" && one.forced && one.who === entry.who);
}

const score = (pair) => pair.join(" : ");
const dice = (faces) => (faces.length ? faces.join(" ") : "–");

/** The variables of a line. */
function wordsFor(entry, table) {
  const words = wordsOf(table);
  const { name } = table;
  const plain = Object.fromEntries(
    Object.entries(entry)
      .filter(([, value]) => ["number", "string", "boolean"].includes(typeof value))
      .map(([key, value]) => [key, typeof value === "boolean" ? String(value) : value]),
  );
  const seat = (value) => (value === null || value === undefined ? "none" : name(value));
  const rival = () => (entry.b === null ? words.opponentName(entry.opponent) : name(entry.b));
  const thing = (id) =>
    id ? (words.card(id)?.name ?? (words.opponent(id) ? words.opponentName(id) : words.effectName(id))) : "–";
  const pairs = () => entry.pairs.map(([a, b]) => `${name(a)} – ${name(b)}`).join(", ");
  const seats = (list) => list.map(name).join(", ");
  const common = {
    ...plain,
    who: entry.who === null ? "" : seat(entry.who),
    first: seat(entry.first),
    a: seat(entry.a),
  };
  const own = {
    picked: () => ({ card: entry.card ? thing(entry.card) : "none" }),
    editor_opened: () => ({ who: seats(entry.seats) }),
    placed: () => ({ card: thing(entry.card), slot: words.slotLetter(entry.slot) }),
    lineups_shown: () => ({
      lineups: entry.lineups.map((one) => `${name(one.seat)} ${one.attack} + ${one.defence}`).join(", "),
    }),
    lot_turned: () => ({ pairs: pairs(), bye: seat(entry.bye) }),
    opponent_turned: () => ({ card: words.opponentName(entry.card) }),
    playoff_round: () => ({ pairs: pairs() }),
    event_turned: () => ({ card: thing(entry.card) }),
    wings_swapped: () => ({ left: thing(entry.left), right: thing(entry.right) }),
    excluded: () => ({ card: thing(entry.card) }),
    removed: () => ({ card: thing(entry.card) }),
    trainer_played: () => ({
      card: thing(entry.card),
      before_attack: entry.before[0],
      before_defence: entry.before[1],
      after_attack: entry.after[0],
      after_defence: entry.after[1],
    }),
    transferred: () => ({ out: thing(entry.out), came: thing(entry.came) }),
    match_started: () => ({
      b: rival(),
      attack_a: entry.attack[0],
      attack_b: entry.attack[1],
      defence_a: entry.defence[0],
      defence_b: entry.defence[1],
    }),
    rolled: () =>
      entry.who === null
        ? { who: words.opponentName(entry.opponent), roller: name(entry.roller), dice: dice(entry.dice) }
        : { roller: "none", dice: dice(entry.dice) },
    bonus_used: () => ({ source: thing(entry.source), before: entry.before.join(" "), after: entry.after.join(" ") }),
    regular_time_ended: () => ({
      goals: score(entry.goals),
      dice_a: dice(entry.dice[0]),
      dice_b: dice(entry.dice[1]),
      target_a: entry.targets[0],
      target_b: entry.targets[1],
    }),
    overtime_rolled: () => ({
      die_a: entry.dice[0],
      die_b: entry.dice[1],
      target_a: entry.targets?.[0] ?? 0,
      target_b: entry.targets?.[1] ?? 0,
    }),
    match_ended: () => ({ b: rival(), goals: score(entry.goals), points: entry.points.join(" : ") }),
    seeded: () => ({ seeds: seats(entry.seeds), lots: entry.lots.length ? entry.lots.map(seats).join("; ") : "none" }),
    deciding_needed: () => ({ seats: seats(entry.seats) }),
    hidden_revealed: () => ({
      trainers: entry.trainers
        .map((hand, i) => `${name(i)}: ${hand.length ? hand.map(words.effectName).join(", ") : "–"}`)
        .join("; "),
    }),
    season_ended: () => ({
      ranking: entry.ranking
        .map((group, i) => `${1 + entry.ranking.slice(0, i).flat().length}. ${seats(group)}`)
        .join(", "),
    }),
  }[entry.event];
  return { ...common, ...(own?.() ?? {}) };
}

/** Which part of the game a line belongs to. */
export class Headings {
  constructor() {
    this.began = []; // [place in the history, heading id, number]
    /** @type {any[]} */ this.history = [];
    /** @type {Map<any, number>} */ this.places = new Map();
  }

  learn(history) {
    if (history === this.history && history.length === this.places.size) return;
    this.history = history;
    this.places = new Map(history.map((one, i) => [one, i]));
    this.began = history.flatMap((one, i) => {
      if (["lot_turned", "opponent_turned"].includes(one.event)) return [[i, "ui-heading-round", one.round]];
      if (one.event === "playoff_round") return [[i, `ui-stage-${one.stage}`, one.round]];
      if (one.event === "hands_dealt") return [[i, "ui-draft-number", one.number]];
      if (one.event === "table_dealt") return [[i, "ui-heading-draft", one.round]];
      if (one.event === "deciding_needed") return [[i, "ui-stage-deciding", 0]];
      return [];
    });
  }

  /** @param {any} entry @param {any} table */
  heading(entry, { t, history }) {
    this.learn(history);
    const at = this.places.get(entry) ?? -1;
    const found = this.began.findLast(([place]) => place <= at);
    return found ? t(found[1], { number: found[2] }) : t("ui-heading-start");
  }
}
