// The offered actions in words, for the list of all moves, whose headings name their types.
import { namesOf } from "./names.js";

/**
 * Describe an action on offer; "" if the name of its type says everything.
 * @param {import("./view.d.ts").Action} action @param {import("./view.d.ts").Table} table @returns {string}
 */
export function actionWords(action, table) {
  const names = namesOf(table);
  const card = (/** @type {string} */ id) => withSymbol(table, id, names.card(id));
  const cards = (/** @type {string[]} */ ids) => ids.map(card).join(", ");
  switch (action.type) {
    case "pick_team":
      return names.team(action.team);
    case "draft":
    case "play_hero":
    case "play_bonus":
      return card(action.card);
    case "play_special":
      return action.target ? `${names.card(action.card)}: ${names.card(action.target)}` : names.card(action.card);
    case "remove_hero":
      return names.card(action.target);
    case "declare":
      return action.to ? `${names.attr(action.move)} → ${names.field(action.to)}` : names.attr(action.move);
    case "use_heroes":
      return cards(action.cards) || table.t("ui-offer-no-hero");
    case "time_out":
      return cards(action.cards);
    case "restart":
      return action.kind === "goalkeeper" ? table.t("ui-restart-goalkeeper") : names.field(action.at);
    default:
      return "";
  }
}

/**
 * Describe a bonus card, and say so if it turns a referee card.
 * @param {import("./view.d.ts").Table} table @param {string} id @param {string} card
 */
function withSymbol({ t, components }, id, card) {
  const printed = components.cards[id];
  return printed.type === "bonus" && printed.symbol ? t("ui-offer-symbol", { card }) : card;
}
