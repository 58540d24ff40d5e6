// Names of things in the reader's language: players, clubs, cards, slots, seats.

/** Slots in the order of a line-up, and the six pairs with chemistry. */
export const SLOTS = ["LW", "C", "RW", "D1", "D2", "G"];
export const TRIOS = { attack: ["LW", "C", "RW"], defence: ["D1", "D2", "G"] };
const POSITIONS = ["LW", "C", "RW", "D", "G"];

/** @typedef {ReturnType<typeof wordsOf>} Words */

/** @param {any} table */
export function wordsOf(table) {
  const { t, lang, components, name } = table;
  const said = (texts) => texts?.[lang] ?? texts?.en ?? "";
  const card = (id) => components.cards[id];
  const effect = (copy) => components.trainers[base(copy)] ?? components.events[base(copy)];
  const clubName = (id) => said(components.clubs[id]?.name);
  const opponent = (id) => components.opponents[id];
  return {
    t,
    said,
    card,
    effect,
    clubName,
    opponent,
    person: name,
    clubColours: (id) => components.clubs[id],
    surname: (id) => card(id).name.split(" ").at(-1),
    firstName: (id) => card(id).name.split(" ").slice(0, -1).join(" "),
    clubShort: (id) => t("ui-club", { club: id }),
    letter: (position) => t("ui-letter", { position }),
    slot: (slot) => t("ui-slot", { slot }),
    slotLetter: (slot) => t("ui-letter", { position: components.slots[slot] }),
    effectName: (copy) => said(effect(copy)?.name),
    effectText: (copy) => said(effect(copy)?.text),
    opponentName: (id) => clubName(opponent(id)?.club),
    rival: (side) =>
      side.seat === null || side.seat === undefined ? clubName(opponent(side.opponent)?.club) : name(side.seat),
    bonus: (id) => bonusKind(card(id)),
    inOrder: (ids) =>
      [...ids].sort(
        (a, b) => POSITIONS.indexOf(card(a).position) - POSITIONS.indexOf(card(b).position) || (a < b ? -1 : 1),
      ),
    listed: (items) => new Intl.ListFormat(lang, { type: "conjunction" }).format(items),
  };
}

/** A copy's card: `TR-pressure#2` is a `TR-pressure`. */
export const base = (copy) => String(copy).split("#")[0];

/** What a player's bonus does, as the match tells it; null without one. */
export function bonusKind({ bonus, position }) {
  if (bonus === "none") return null;
  if (bonus !== "reroll") return bonus;
  return position === "D" || position === "G" ? "reroll_opp" : "reroll_own";
}

/** The line-up of a team out of `{card: slot or "bench"}`. */
export function lineupOf(cards) {
  const at = Object.fromEntries(Object.entries(cards ?? {}).map(([id, slot]) => [slot, id]));
  return Object.fromEntries(SLOTS.map((slot) => [slot, at[slot] ?? null]));
}

export const benchOf = (cards) => Object.keys(cards ?? {}).filter((id) => cards[id] === "bench");
