// The log: the words that an event's codes stand for, and the round that a line belongs to.
import { changeOf } from "./choices.js";
import { gridRow } from "./course.js";
import { namesOf, plusMinus } from "./names.js";

/**
 * An event's fields with words beside its codes, for the sentence `log-<event>`.
 * @param {any} entry
 * @param {any} table
 * @param {import("./course.js").Course} course
 */
export function wordsOf(entry, table, course) {
  const names = namesOf(table);
  const words = Object.fromEntries(Object.entries(entry).filter(([, value]) => typeof value === "number" || typeof value === "string"));
  if (entry.terrain) {
    words.ground = names.terrain(entry);
    words.change = plusMinus(changeOf(entry));
    words.throw = entry.sum ?? entry.total;
  }
  if (entry.first) Object.assign(words, { source_one: names.source(entry.first), source_two: names.source(entry.second) });
  if (entry.card) words.card_name = names.kinds[entry.card] ? names.source(entry.card) : names.cardTitle(entry.card);
  if (entry.who !== undefined) words.name = names.person(entry.who);
  if (entry.team !== undefined) words.team_name = names.team(entry.team);
  if (entry.race) words.race_name = names.race(entry.race);
  const node = course.nodes.get(entry.end ?? entry.space);
  if (node) Object.assign(words, { lane: node.lane, row: gridRow(course, node) });
  return words;
}

/** Headings by the log that they were made for. @type {WeakMap<any[], Map<any, string>>} */
const made = new WeakMap();

/** The heading of a line: the start grid, a round, or the end. */
export function headingOf(entry, table) {
  const log = table.doc.log ?? [];
  if (!made.has(log)) made.set(log, headings(log, table));
  return made.get(log).get(entry) ?? null;
}

/** Rounds are counted back from the first one that the log names, or from the present one. */
function headings(log, { t, view }) {
  const first = log.findIndex((one) => one.event === "round_started");
  const start = log.findIndex((one) => one.event === "race_started");
  let round = first < 0 ? view.round : log[first].round - 1;
  if (start >= 0 && (first < 0 || start < first)) round = first < 0 ? 0 : log[first].round - 1;
  return new Map(log.map((entry) => {
    if (entry.event === "round_started") round = entry.round;
    if (entry.event === "race_started") round = 0;
    return [entry, round ? t("ui-log-round", { round }) : t("ui-log-grid")];
  }));
}
