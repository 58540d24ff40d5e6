// The offered actions in words, for the list of all moves; their sort stands in the heading.
import { cardName } from "./names.js";

/**
 * "" where the sort says it all.
 * @param {import("./view.d.ts").Action} action @param {import("./view.d.ts").Table} table
 */
export function actionWords(action, table) {
  const { t, view, components, lang } = table;
  const person = (/** @type {string} */ id) => {
    const [seat, number] = id.split(":");
    return `${number} ${components.teams[view.coaches[seat].team].footballers[number].name}`;
  };
  const sector = (/** @type {string} */ id) => components.goal.sectors[id].name[lang];
  const words = [];
  if (action.card) words.push(cardName(table, action.card));
  if (action.f) words.push(person(action.f));
  if (action.g) words.push(person(action.g));
  if (action.in) words.push(t("ui-list-in", { name: person(action.in) }));
  if (action.to) words.push(t("ui-list-to", { hex: action.to }));
  if (action.sector) words.push(sector(action.sector));
  if (action.sectors) words.push(action.sectors.map(sector).join(", ") || t("ui-nothing"));
  if ("take" in action) words.push(t(action.take ? "ui-list-take" : "ui-list-give"));
  return words.join(" ");
}
