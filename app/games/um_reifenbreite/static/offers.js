// The offered actions in words, for the list of all moves; their sort stands in the heading.
import { courseFor, gridRow, ranksLeft, walk } from "./course.js";
import { namesOf } from "./names.js";

/**
 * @typedef {import("./view.d.ts").Action} Action
 * @typedef {import("./view.d.ts").Table} Table
 */

/**
 * Return the words of an action; "" if its type says everything.
 * @param {Action} action @param {Table} table @returns {string}
 */
export function actionWords(action, table) {
  const { t, view, lang } = table;
  const names = namesOf(table);
  switch (action.type) {
    case "keep":
      return `${names.team(action.team)}: ${names.source(action.card)}`;
    case "lose_card":
    case "gain_card":
      return names.source(action.card);
    case "ride": {
      const sources = action.sources.map(names.source).join(" + ");
      return action.breakaway ? `${sources}, ${t("ui-breakaway").toLocaleLowerCase(lang)}` : sources;
    }
    case "ask_swap":
    case "swap":
      return t("ui-name-rider", riderOf(table, action.rider));
    case "place":
      return `${action.rider}: ${gridPlace(table, action.space)}`;
    case "move":
      return roadPlace(table, action.space, names.terrain, view.rules.terrain);
    default:
      return "";
  }
}

/** @param {Table} table @param {number} rider */
function riderOf({ t, view, name }, rider) {
  return { rider, role: t(`ui-role-${rider % 10}`), who: name(view.teams[view.riders[rider].team].seat) };
}

/** "Lane 2, front row". @param {Table} table @param {string} space */
function gridPlace({ t, components, view }, space) {
  const course = courseFor(components, view.race.id);
  const node = course.nodes.get(space);
  return node ? t("ui-lane-row", { lane: node.lane, row: gridRow(course, node) }) : "";
}

/**
 * "Lane 2, 5 spaces, downhill 3, 27 spaces to go": as the spaces on the board are called.
 * @param {Table} table @param {string} space
 * @param {import("./names.js").Names["terrain"]} terrain @param {boolean} on whether terrain counts
 */
function roadPlace(table, space, terrain, on) {
  const course = courseFor(table.components, table.view.race.id);
  const node = course.nodes.get(space);
  if (!node) return "";
  const where = table.t("ui-lane-spaces", { lane: node.lane, distance: stepsTo(table, space) });
  // ways of the same length may end in the same lane, and only the rest distinguishes them
  return [where, terrain(node.space, on), table.t("ui-left", { left: ranksLeft(course, node) })].join(", ");
}

/**
 * The number of spaces ahead of the rider to play, on the shortest way that the server knows.
 * @param {Table} table @param {string} space
 */
function stepsTo({ components, view }, space) {
  const from = view.riders[view.current ?? 0]?.node;
  const ways = view.outlook?.ways;
  if (!from || !ways) return 0;
  const course = courseFor(components, view.race.id);
  const steps = ways.split(" ").map((path) => walk(course, from, path).findIndex((node) => node.key === space));
  return Math.min(...steps.filter((one) => one > 0));
}
