// The offered actions in words, for the list of all moves; their type is in the heading.
import { MOVING } from "./choices.js";
import { cardName } from "./names.js";

/**
 * Return the words of an action; "" if its type says everything.
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
  if (action.in) words.push(comesOn(action.in, action.f, person, t));
  else if (action.f) words.push(person(action.f));
  if (action.g) words.push(person(action.g));
  if (action.to) words.push(t("ui-list-to", { hex: action.to }));
  if (action.sector) words.push(sector(action.sector));
  if (action.sectors) words.push(action.sectors.map(sector).join(", ") || t("ui-nothing"));
  if (action.type === "done" && MOVING.includes(view.phase)) words.push(t("ui-list-moved"));
  if ("take" in action) words.push(t(action.take ? "ui-list-take" : "ui-list-give"));
  return words.join(" ");
}

/**
 * "2 Jester Jo for 7 Cannonball Zot"; an injured footballer has already gone off.
 * @param {string} on @param {string | undefined} off @param {(id: string) => string} person
 * @param {import("./view.d.ts").Table["t"]} t
 */
const comesOn = (on, off, person, t) => (off ? t("ui-list-in", { on: person(on), off: person(off) }) : person(on));
