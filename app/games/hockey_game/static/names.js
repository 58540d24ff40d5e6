// Names of printed things in the reader's language, and the words that sentences are built of.
const SHORTER = { en: "face-off ", cs: " pro vhazování", ru: " вбрасывания" };

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A signed number with a real minus. @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : minus(value));

/** @param {number} value */
export const minus = (value) => (value < 0 ? `−${-value}` : String(value));

/** @param {any} table */
export function namesOf({ components, lang, t }) {
  const word = (/** @type {any} */ texts) => texts?.[lang] ?? texts?.en ?? "";
  const { cards, teams, rink, attributes, referee_cards: whistles } = components;
  const attr = (/** @type {string} */ id) => (id === "any" ? t("ui-bonus") : word(attributes[id].label));

  const card = (/** @type {string} */ id) => {
    const printed = cards[id];
    if (printed.type === "bonus") return `${attr(printed.attr)} +${printed.value}`;
    return word(printed.name);
  };
  const kind = (/** @type {string} */ id) => id.replace(/^R-/, "").replace(/-\d+$/, "");
  const whistle = (/** @type {string} */ id) => whistles[kind(id)];

  return {
    word,
    attr,
    card,
    kind,
    whistle,
    whistleName: (/** @type {string} */ id) => word(whistle(id).name),
    /** A card that takes something away: of the hand or of the referee. */
    cause: (/** @type {string} */ id) => (id.startsWith("R-") ? word(whistle(id).name) : card(id)),
    team: (/** @type {string} */ id) => word(teams[id].name),
    style: (/** @type {string} */ id) => capital(word(teams[id].style)),
    field: (/** @type {string} */ id) => word(rink.fields[id].name),
    /** Without what the eye sees anyway. */
    short: (/** @type {string} */ id) =>
      word(rink.fields[id].name)
        .replace(SHORTER[lang] ?? "", "")
        .replace(/(,.*) (field|pole|поле)$/, "$1"),
    line: (/** @type {string} */ id) => word(rink.lines[id].label),
    gives: (/** @type {Record<string, number>} */ gives) =>
      Object.entries(gives)
        .map(([id, value]) => `${attr(id)} +${value}`)
        .join(", "),
  };
}
