// The names of things in the reader's language: players, clubs, cards, slots.
import { inLanguage, listed } from "stadion/kit/words.js";

/**
 * @typedef {import("./view.d.ts").Slot} Slot
 * @typedef {import("./view.d.ts").Position} Position
 * @typedef {import("./view.d.ts").TrioName} TrioName
 * @typedef {import("./view.d.ts").Cards} Cards
 * @typedef {import("./view.d.ts").Lineup} Lineup
 * @typedef {ReturnType<typeof wordsOf>} Words
 */

/** Slots in the order of a line-up. @type {Slot[]} */
export const SLOTS = ["LW", "C", "RW", "D1", "D2", "G"];
/** @type {Position[]} */
export const POSITIONS = ["LW", "C", "RW", "D", "G"];
/** @type {TrioName[]} */
export const TRIO_NAMES = ["attack", "defence"];
/** @type {Record<TrioName, Slot[]>} */
export const TRIOS = { attack: ["LW", "C", "RW"], defence: ["D1", "D2", "G"] };

/** @param {Pick<import("./view.d.ts").Table, "t" | "lang" | "components">} table */
export function wordsOf({ t, lang, components }) {
  const { cards, clubs, opponents, trainers, events, slots, order } = components;
  const localised = (/** @type {import("./view.d.ts").Texts | undefined} */ texts) => inLanguage(texts, lang);
  const isCard = (/** @type {string} */ id) => id in cards;
  const card = (/** @type {string} */ id) => cards[id];
  const effect = (/** @type {string} */ copy) => trainers[base(copy)] ?? events[base(copy)];
  const clubName = (/** @type {string} */ id) => localised(clubs[id]?.name);
  const surname = (/** @type {string} */ id) => card(id).name.split(" ").at(-1) ?? "";
  const effectName = (/** @type {string} */ copy) => localised(effect(copy)?.name);
  return {
    t,
    localised,
    isCard,
    card,
    clubName,
    surname,
    effectName,
    clubColours: (/** @type {string} */ id) => clubs[id],
    clubOf: (/** @type {string} */ opponent) => opponents[opponent].club,
    opponentStrength: (/** @type {string} */ id) => `${opponents[id].attack} + ${opponents[id].defence}`,
    clubShort: (/** @type {string} */ id) => t("ui-club", { club: id }),
    opponentName: (/** @type {string | null} */ id) => clubName(opponents[id ?? ""]?.club ?? ""),
    firstName: (/** @type {string} */ id) => card(id).name.split(" ").slice(0, -1).join(" "),
    letter: (/** @type {Position} */ position) => t("ui-letter", { position }),
    slot: (/** @type {Slot} */ slot) => t("ui-slot", { slot }),
    /** Return the first slot of the player's printed position. */
    post: (/** @type {string} */ id) => SLOTS.find((slot) => slots[slot] === card(id).position) ?? "G",
    slotLetter: (/** @type {Slot} */ slot) => t("ui-letter", { position: slots[slot] }),
    effectText: (/** @type {string} */ copy) => localised(effect(copy)?.text),
    /** Return the kind of a card's first effect, as the data names it: `mod`, `extra_bonus`. */
    operation: (/** @type {string} */ copy) => effect(copy)?.effects[0].op ?? "",
    isEffect: (/** @type {string | null} */ copy) => copy !== null && Boolean(effect(copy)),
    /** Return the surname of a player, or the name of a card. */
    thing: (/** @type {string} */ id) => (isCard(id) ? surname(id) : effectName(id)),
    inOrder: (/** @type {string[]} */ ids) => [...ids].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    either: (/** @type {string[]} */ items) => new Intl.ListFormat(lang, { type: "disjunction" }).format(items),
    listed: (/** @type {string[]} */ items) => listed(items, lang),
  };
}

/** Return the card of a copy: `TR-pressure#2` is a `TR-pressure`. @param {string} copy */
export const base = (copy) => copy.split("#")[0];

/** Return the line-up of a team. @param {Cards | null | undefined} cards @returns {Lineup} */
export function lineupOf(cards) {
  /** @type {Lineup} */ const lineup = { LW: null, C: null, RW: null, D1: null, D2: null, G: null };
  for (const [id, slot] of Object.entries(cards ?? {})) if (slot !== "bench") lineup[slot] = id;
  return lineup;
}

/** @param {Cards | null | undefined} cards */
export const benchOf = (cards) => Object.keys(cards ?? {}).filter((id) => cards?.[id] === "bench");
