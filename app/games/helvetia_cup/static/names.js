// Words for people, hexes and cards, put together from the texts.

/** A card of either kind. */
export const cardOf = (components, id) =>
  components.cards.tactics[id] ?? components.cards.legendary[id] ?? { name: { en: id }, text: {}, window: "move" };

export const cardName = (table, id) => cardOf(table.components, id).name[table.lang] ?? id;

export const teamName = (table, seat) => table.components.teams[table.view.coaches[seat].team].name[table.lang];

/** "Dragons" of "Dragons of Basela". */
export const shortTeam = (table, seat) => table.t(`ui-team-${table.view.coaches[seat].team}`);

/** What a screen reader hears of a hex. */
export function hexName(desk, hex) {
  const { now, t } = desk;
  const printed = now.pitch.hexes[hex];
  const words = [hex];
  for (const one of now.on(hex)) words.push(personName(desk, one));
  if (now.view.ball === hex && !now.holder) words.push(t("ui-say-ball"));
  if (printed.shooting_zone) words.push(t(`ui-say-zone-${printed.shooting_zone.zone}`));
  if (printed.penalty_area) words.push(t("ui-say-area"));
  const lit = desk.lit.get(hex);
  if (lit) words.push(t("ui-say-cost", { cost: lit.cost }));
  return words.join("; ");
}

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
