// Words that many parts of the drawing need: riders, terrain, places, spaces, in the reader's language.
import { inLanguage } from "stadion/kit/words.js";

/**
 * @typedef {import("./view.d.ts").Kind} Kind
 * @typedef {import("stadion/kit/table.d.ts").Say} Say
 * @typedef {{terrain: string, number: number}} Ground
 * @typedef {ReturnType<typeof namesOf>} Names
 *
 * @param {import("./view.d.ts").Table} table
 */
export function namesOf(table) {
  const { t, lang, components, view } = table;
  const kinds = inOrder(components.energy_cards.kinds);
  const { cards } = components.action_cards;
  return {
    kinds,
    cards,
    seven: components.action_cards.drawn_at.throw,
    team: (/** @type {number|string} */ index) => inLanguage(components.colours[view.teams[index].colour]?.name, lang),
    race: (/** @type {string} */ id) => inLanguage(components.races[id]?.name, lang),
    role: (/** @type {number} */ digit) => t(`ui-role-${digit}`),
    cardTitle: (/** @type {string} */ id) => t(`ui-card-${id.replaceAll("_", "-")}`),
    cardText: (/** @type {string} */ id) => inLanguage(cards[id]?.text, lang),
    place: (/** @type {number} */ place) => t("ui-place", { place }),
    terrain: (/** @type {Ground} */ space, on = true) => terrainOf(t, space, on),
    source: (/** @type {string} */ source) => sourceOf(t, kinds, source),
    seat: (/** @type {number} */ seat) => (table.me === seat ? t("ui-you") : table.name(seat)),
    person: (/** @type {number} */ seat) => table.name(seat),
  };
}

/**
 * Cards in the order of the riders, the green ones last; JSON keeps no order of its own.
 * @param {Record<string, Kind>} kinds
 */
const inOrder = (kinds) =>
  Object.fromEntries(
    Object.entries(kinds).sort(([, a], [, b]) => (a.rider ?? 9) - (b.rider ?? 9) || a.value - b.value),
  );

/** "downhill 3", "asphalt". @param {Say} t @param {Ground} space @param {boolean} on */
function terrainOf(t, space, on) {
  if (!on || space.terrain === "asphalt") return t("ui-asphalt");
  return t(`ui-${space.terrain}`, { number: space.number });
}

/**
 * "die", "team car", "leader 5", "free 6".
 * @param {Say} t @param {Record<string, Kind>} kinds @param {string} source
 */
function sourceOf(t, kinds, source) {
  if (source === "die" || source === "cheat") return t(`ui-source-${source}`);
  const kind = kinds[source];
  return t(kind?.rider ? `ui-kind-${kind.rider}` : "ui-kind-free", { value: kind?.value ?? 0 });
}
