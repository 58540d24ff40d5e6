// The names of printed things in the reader's language, and the words from which sentences are built.
import { signed } from "stadion/kit/numbers.js";
import { capital, inLanguage } from "stadion/kit/words.js";

/**
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Attr} Attr
 */

/** @type {Record<string, string>} what the eye sees anyway */
const SHORTER = { en: "face-off ", cs: " pro vhazování", ru: " вбрасывания" };

/** @param {Pick<Table, "components" | "lang" | "t">} table */
export function namesOf({ components, lang, t }) {
  const word = (/** @type {Record<string, string>} */ texts) => inLanguage(texts, lang);
  const { cards, teams, rink, attributes, referee_cards: whistles } = components;
  const attr = (/** @type {Attr | "any"} */ id) => (id === "any" ? t("ui-bonus") : word(attributes[id].label));

  const card = (/** @type {string} */ id) => {
    const printed = cards[id];
    return printed.type === "bonus" ? `${attr(printed.attr)} ${signed(printed.value)}` : word(printed.name);
  };
  const kind = (/** @type {string} */ id) => components.whistles[id].kind;
  const whistle = (/** @type {string} */ id) => whistles[kind(id)];
  const field = (/** @type {string} */ id) => word(rink.fields[id].name);

  return {
    word,
    attr,
    card,
    kind,
    whistle,
    whistleName: (/** @type {string} */ id) => word(whistle(id).name),
    /** Return the name of a card that takes something away: a hand card or a referee card. */
    cause: (/** @type {string} */ id) => (id in components.whistles ? word(whistle(id).name) : card(id)),
    team: (/** @type {string} */ id) => word(teams[id].name),
    style: (/** @type {string} */ id) => capital(word(teams[id].style)),
    field,
    /** Return the name of a field without the part that is visible anyway. */
    short: (/** @type {string} */ id) =>
      field(id)
        .replace(SHORTER[lang] ?? "", "")
        .replace(/(,.*) (field|pole|поле)$/, "$1"),
    line: (/** @type {string} */ id) => word(rink.lines[id].label),
    gives: (/** @type {Partial<Record<Attr, number>>} */ gives) =>
      attributesOf(gives)
        .map(([id, value]) => `${attr(id)} ${signed(value)}`)
        .join(", "),
  };
}

/** Return attributes with their values. @param {Partial<Record<Attr, number>>} gives */
export const attributesOf = (gives) => /** @type {[Attr, number][]} */ (Object.entries(gives));
