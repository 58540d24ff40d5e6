// Words for people, hexes and cards, put together from the texts.

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Person} Person
 */

/** A card of either kind. @param {import("./view.d.ts").Components} components @param {string} id */
export const cardOf = (components, id) =>
  components.cards.tactics[id] ?? components.cards.legendary[id] ?? { name: { en: id }, text: {}, window: "move" };

/** @param {Table} table @param {string} id */
export const cardName = (table, id) => cardOf(table.components, id).name[table.lang] ?? id;

/** @param {Table} table @param {number} seat */
export const teamName = (table, seat) => table.components.teams[table.view.coaches[seat].team].name[table.lang];

/** "Dragons" of "Dragons of Basela". @param {Table} table @param {number} seat */
export const shortTeam = (table, seat) => table.t(`ui-team-${table.view.coaches[seat].team}`);

/** The name of a hex for a screen reader. @param {Desk} desk @param {string} hex */
export function hexName(desk, hex) {
  const { now, t } = desk;
  const printed = now.pitch.hexes[hex];
  const words = [hex];
  for (const one of now.on(hex)) words.push(personName(desk, one));
  if (now.view.ball === hex && !now.holder) words.push(t("ui-say-ball"));
  if (printed.shooting_zone) words.push(t(`ui-say-zone-${printed.shooting_zone.zone}`));
  if (printed.penalty_area) words.push(t("ui-say-area"));
  const target = desk.targets.get(hex);
  if (target) words.push(t("ui-say-cost", { cost: target.cost }));
  return words.join("; ");
}

/** @param {Desk} desk @param {Person} one */
export function personName(desk, one) {
  const { t, now, table } = desk;
  const words = [
    `${shortTeam(table, one.seat)} ${one.number} ${one.name}`,
    t("ui-say-boosts", { boosts: one.boosts, of: one.card.boosts }),
  ];
  if (now.view.holder === one.id) words.push(t("ui-say-has-ball"));
  if (one.fallen) words.push(t("ui-say-fallen"));
  if (one.yellow) words.push(t("ui-say-yellow"));
  if (one.tired) words.push(t("ui-say-tired"));
  return words.join(", ");
}
