// What the drawing says at every position of a match, for every choice: the command, the tags on the ice, the sums.
import { readFileSync } from "node:fs";
import { bar } from "../../../app/games/hockey_game/static/desk.js";
import { nothing, runs } from "../../../app/games/hockey_game/static/picks.js";
import { reading } from "../../../app/games/hockey_game/static/reading.js";
import { rink } from "../../../app/games/hockey_game/static/rink.js";
import { sum, sumLine } from "../../../app/games/hockey_game/static/sum.js";
import { tray } from "../../../app/games/hockey_game/static/tray.js";
import { marked, said } from "../said.mjs";
import { tableOf } from "./table.mjs";

const { components, moments } = JSON.parse(readFileSync(0, "utf8"));
const ui = { staged: [], fresh: [], filter: null, read: null };

/** @param {any} table @param {object} picked @returns {any} */
function deskOf(table, picked) {
  const read = reading(table);
  const now = { ...read, table, t: table.t, ui, changed: true, picks: { ...nothing(read), ...picked } };
  return { ...now, run: runs(/** @type {any} */ (now)) };
}

/**
 * Returns the picks of every choice of a preview, by its key.
 * @param {any} preview @returns {Record<string, object>}
 */
function choicesOf({ declare = {}, choices = {} }) {
  const moves = Object.entries(declare).flatMap(([move, fields]) =>
    Object.keys(fields).map((to) => [`${move} ${to}`, { move, to, picking: true }]),
  );
  const cards = Object.keys(choices)
    .filter((key) => !/[>:]/.test(key))
    .map((key) => [key, picksOf(key.split("+"))]);
  return Object.fromEntries([["", {}], ...moves, ...cards]);
}

/** @param {string[]} ids */
function picksOf(ids) {
  const alone = ids.find((id) => components.cards[id].type !== "bonus" || components.cards[id].symbol) ?? null;
  return { card: alone, staged: ids.filter((id) => id !== alone) };
}

const drawn = moments.map((/** @type {any} */ { view, actions, preview, me }) => {
  const table = { ...tableOf({ view, actions, preview, me }), components };
  const told = Object.entries(choicesOf(preview)).map(([key, picked]) => {
    const now = deskOf(table, picked);
    const { sentence, second } = bar(now);
    return [
      key,
      {
        command: `${said(sentence)} ${said(second)}`,
        line: said(sumLine(now)),
        sum: marked(sum(now)),
        ice: marked(rink(now)),
        hand: said(tray(now)),
      },
    ];
  });
  return Object.fromEntries(told);
});

console.log(JSON.stringify(drawn));
