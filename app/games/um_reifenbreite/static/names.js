// Words that many parts of the drawing need: riders, terrain, places, spaces, in the reader's language.
/**
 * @param {any} table
 */
export function namesOf(table) {
  const { t, lang, components } = table;
  const said = (text) => text?.[lang] ?? text?.en ?? "";
  const kinds = inOrder(components.energy_cards.kinds);
  const { cards } = components.action_cards;
  return {
    kinds,
    cards,
    team: (index) => said(components.colours[table.view.teams[index].colour]?.name),
    race: (id) => said(components.races[id]?.name),
    role: (digit) => t(`ui-role-${digit}`),
    cardTitle: (id) => t(`ui-card-${id.replaceAll("_", "-")}`),
    cardText: (id) => said(cards[id]?.text),
    place: (place) => t("ui-place", { place }),
    terrain: (space, on = true) => terrainOf(t, space, on),
    source: (source) => sourceOf(t, kinds, source),
    seat: (seat) => (table.me === seat ? t("ui-you") : table.name(seat)),
    person: (seat) => table.name(seat),
  };
}

/** Cards in the order of the riders, the green ones last; JSON keeps no order of its own. */
const inOrder = (kinds) =>
  Object.fromEntries(
    Object.entries(kinds).sort(([, a], [, b]) => (a.rider ?? 9) - (b.rider ?? 9) || a.value - b.value),
  );

/** "downhill 3", "asphalt". */
function terrainOf(t, space, on) {
  if (!on || space.terrain === "asphalt") return t("ui-asphalt");
  return t(`ui-${space.terrain}`, { number: space.number });
}

/** "die", "team car", "leader 5", "free 6". */
function sourceOf(t, kinds, source) {
  if (source === "die" || source === "cheat") return t(`ui-source-${source}`);
  const kind = kinds[source];
  return t(kind?.rider ? `ui-kind-${kind.rider}` : "ui-kind-free", { value: kind?.value ?? 0 });
}
