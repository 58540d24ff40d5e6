// A ride with its drafts in a few words, for the strip below the board.

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Entry} Entry
 */

/** The events that say most, the most telling first. @type {[event: string, text: string][]} */
const TELLING = [
  ["finished", "ui-brief-finish"],
  ["crashed", "ui-brief-crash"],
  ["dismounted", "ui-brief-off"],
  ["skipped", "ui-brief-skipped"],
  ["sprint_scored", "ui-brief-sprint"],
  ["energy_lost", "ui-brief-lost"],
  ["swap_declined", "ui-brief-refused"],
  ["swapped", "ui-brief-traded"],
  ["placed", "ui-brief-placed"],
];

/** @param {Entry[]} events of one entry, oldest first @param {Desk} desk @returns {string|null} */
export function brief(events, { t, names }) {
  const of = (/** @type {string} */ name) => events.filter(({ event }) => event === name);
  for (const [name, text] of TELLING) {
    const [one] = of(name);
    if (one) return t(text, { ...wordsOf(one, names), count: of("fell").length });
  }
  const drafts = of("drafted").map(({ rider }) => rider);
  const follow = drafts.length ? t("ui-brief-follow", { riders: drafts.join(", "), count: drafts.length }) : "";
  const [moved] = of("moved");
  if (!moved) return follow || null;
  const away = of("broke_away").length ? "yes" : "no";
  const ridden = t("ui-brief-ride", { rider: moved.rider ?? 0, distance: moved.distance ?? 0, away });
  return follow ? `${ridden}; ${follow}` : ridden;
}

/** The fields of an event as its text needs them. @param {Entry} event @param {import("./names.js").Names} names */
const wordsOf = (event, names) => ({
  rider: event.rider ?? 0,
  other: event.asked ?? event.leader ?? 0,
  place: event.place ? names.place(event.place) : "",
  points: event.points ?? 0,
  line: event.line ?? "",
  card: event.card ? names.source(event.card) : "",
  lane: event.lane ?? 0,
  row: event.row ?? 0,
});
