// The log: what a heading says already, who is meant by a seat, and the round that a line belongs to.

/** Lines that settle something stand on a band. */
const SETTLES = new Set([
  "crashed",
  "finished",
  "ranked_in",
  "sprint_scored",
  "jersey_taken",
  "jersey_passed",
  "disqualified",
  "team_scored",
  "bonus_won",
]);

/**
 * One line; null for what a heading says already, undefined where the page knows better.
 * @param {any} entry
 * @param {any} table
 */
export function sentence(entry, table) {
  if (entry.event === "round_started") return null;
  const own = `ui-log-${entry.event.replaceAll("_", "-")}`;
  const id = table.has(own) ? own : `log-${entry.event}`;
  if (!table.has(id)) return undefined;
  return { text: table.t(id, wordsOf(entry, table)), band: SETTLES.has(entry.event) };
}

/** An event's plain fields, and the name of whom it is about. */
function wordsOf(entry, table) {
  const fields = Object.entries(entry).filter(([, value]) => typeof value === "number" || typeof value === "string");
  const who = entry.who ?? entry.seat;
  return { ...Object.fromEntries(fields), name: who === null ? "" : table.name(who) };
}

/** Where rounds began, as far as the page's lines tell. */
export class Rounds {
  constructor() {
    /** @type {Map<number, number>} round by the action that began it; 0 is a start grid */
    this.began = new Map();
  }

  /** @param {any[]} log */
  learn(log) {
    for (const { event, seq, round } of log) {
      if (event === "race_started") this.began.set(seq, 0);
      if (event === "round_started") this.began.set(seq, round);
    }
  }

  /** The round of an action; what begins a round is still the end of the one before. */
  of(seq, present) {
    const known = [...this.began].sort(([a], [b]) => a - b);
    const before = known.findLast(([began, round]) => (round ? began < seq : began <= seq));
    if (before) return before[1];
    return known.length ? Math.max(0, known[0][1] - 1) : present;
  }

  heading({ seq }, { t, view, history }) {
    this.learn(history);
    const round = this.of(seq, view.round);
    return round ? t("ui-log-round", { round }) : t("ui-log-grid");
  }
}
