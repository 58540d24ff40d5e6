// Words what is offered as the list of all moves does: reads a game and its offers as JSON, answers with the heading
// and the button of each.
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";
import { actionLabel, typeLabel } from "../../app/static/js/drawing/generic_drawing.js";
import { textsOf } from "../../app/static/js/browser/i18n.js";

const { game, names, ftl, lang, components, offers } = JSON.parse(await text(process.stdin));
const words = new URL(`../../app/games/${game}/static/offers.js`, import.meta.url);
const own = existsSync(words) ? { action: (await import(words.href)).actionWords } : {};
const common = { lang, components, ...textsOf(lang, ftl), name: (/** @type {number} */ seat) => names[seat] };

console.log(
  JSON.stringify(
    offers.flatMap((/** @type {{me: number, view: object, actions: any[]}} */ { view, actions }) => {
      const table = /** @type {any} */ ({ ...common, view, actions });
      return actions.map((action) => [typeLabel(action.type, table), actionLabel(action, table, own)]);
    }),
  ),
);
