// The log: footballers, coaches and cards by name; what a heading or another line says already is left out.
import { cardName } from "./names.js";

/** Lines that settle something stand on a band. */
const SETTLES = new Set([
  "goal_scored",
  "saved",
  "missed",
  "fouled",
  "offside_given",
  "penalty_awarded",
  "half_ended",
  "match_ended",
  "kick_taken",
]);
const SILENT = new Set(["movement_done", "round_ended", "half_started"]);
/** What only its coach may know while the match goes on, and everybody in a replay. */
const SECRET = ["card", "f", "sector", "sectors"];
const PEOPLE = ["f", "g", "on", "fell", "offender", "victim", "keeper", "swapped"];

/** @param {any} entry @param {any} table */
export function sentence(entry, table) {
  if (SILENT.has(entry.event)) return null;
  if (!table.view?.coaches || !table.has(`log-${entry.event}`)) return undefined;
  const words = wordsOf(entry, table);
  if (SECRET.some((key) => key in entry && entry[key] !== null) && table.has(`ui-log-known-${entry.event}`))
    return { text: table.t(`ui-log-known-${entry.event}`, words), band: false };
  if (isPlain(entry)) return { text: table.t("ui-log-plain", { ...words, what: whatOf(entry, table) }), band: false };
  return { text: table.t(`log-${entry.event}`, words), band: SETTLES.has(entry.event) };
}

/** A test of nothing but the skill needs no sum. */
const isPlain = (entry) =>
  (entry.event === "tested" || entry.event === "shot_tested") &&
  entry.rolled > 0 &&
  !entry.halved &&
  !entry.bonus &&
  !entry.pressure &&
  !entry.sector &&
  !entry.touch;

/** "tackle", "header": what was tested, in the middle of a sentence. */
export const whatOf = (entry, { t, lang }) =>
  t(
    entry.test ? `ui-test-${entry.test.replace("_", "-")}` : `ui-shot-${entry.shot.replace("_", "-")}`,
  ).toLocaleLowerCase(lang);

function wordsOf(entry, table) {
  const { components, view, lang, name, t } = table;
  const person = (id) => {
    const [seat, number] = id.split(":");
    return components.teams[view.coaches[seat].team].footballers[number].name;
  };
  const words = { name: entry.seat === null ? "" : name(entry.seat) };
  if (entry.event === "card_played") words.named = [entry.f, entry.g].filter(Boolean).length;
  for (const [key, value] of Object.entries(entry)) {
    if (value === null || value === undefined) words[key] = "";
    else if (PEOPLE.includes(key) && typeof value === "string" && value) words[key] = person(value);
    else if (key === "who") words.who = name(value);
    else if (key === "card" || key === "legendary")
      words[key] =
        table.components.cards.legendary[value] || table.components.cards.tactics[value]
          ? cardName(table, value)
          : value;
    else if (key === "tactics") words.tactics = value.map((id) => cardName(table, id)).join(", ");
    else if (key === "starters" || key === "substitutes") words[key] = value.map(person).join(", ") || "–";
    else if (key === "sector" && components.goal.sectors[value])
      words.sector = components.goal.sectors[value].name[lang];
    else if (key === "guard" || (key === "sectors" && Array.isArray(value)))
      words[key] = value.map((id) => components.goal.sectors[id].name[lang]).join(", ") || t("ui-nothing");
    else if (key === "way") words.way = value.join(" → ");
    else words[key] = typeof value === "number" ? value : String(value);
  }
  return words;
}

/** Remembers which half and round an action belongs to, for lines that the document no longer holds. */
export class Halves {
  constructor() {
    this.began = new Map();
  }

  /** @param {any} entry @param {any} table */
  heading({ seq }, { t, doc }) {
    for (const one of doc.log ?? []) {
      if (one.event === "half_started") this.began.set(one.seq, t("ui-log-half", { half: one.half }));
      if (one.event === "shootout_started") this.began.set(one.seq, t("ui-log-shootout"));
    }
    const last = [...this.began].sort(([a], [b]) => a - b).findLast(([began]) => began <= seq);
    return last ? last[1] : this.began.size ? t("ui-before") : null;
  }
}
