// Which spaces are lit now, how, and what a reader calls them.
import { light } from "./choices.js";
import { stakeWords, stakesAt } from "./stakes.js";

/**
 * @typedef {import("./reading.js").Target & {light: "legal"|"sure"|"maybe", needs: number}} LitTarget
 *   `needs`: the least throw that reaches it, before the roll
 */

/**
 * The lit spaces of the open decision; nothing for spectators.
 * @param {import("./reading.js").Reading} now
 * @param {import("./choices.js").Picks} picks
 * @param {import("./view.d.ts").Action[]} actions
 * @param {import("./course.js").Course} course
 * @param {import("./view.d.ts").RidePreview|null} ride what the picked sources would bring
 * @returns {LitTarget[]}
 */
export function targetSpaces(now, picks, actions, course, ride) {
  if (now.phase === "place") return startSpaces(picks, actions, course);
  if (!now.mine || (now.phase !== "turn" && now.phase !== "move")) return [];
  return [...now.reach.values()].flatMap((one) => {
    const how = light(now.phase, one.distance, ride);
    return how ? [{ ...one, light: how, needs: ride?.needs[one.distance - 1] ?? 0 }] : [];
  });
}

/**
 * @param {import("./choices.js").Picks} picks
 * @param {import("./view.d.ts").Action[]} actions
 * @param {import("./course.js").Course} course
 * @returns {LitTarget[]}
 */
function startSpaces(picks, actions, course) {
  return actions.flatMap((one) => {
    const node = one.type === "place" && one.rider === picks.rider ? course.nodes.get(one.space) : undefined;
    return node ? [{ node, distance: 0, way: [], light: "legal", needs: 0 }] : [];
  });
}

/** "Lane 2, 5 spaces ahead, downhill 3, legal". @param {import("./desk.js").Desk} desk @param {LitTarget} one */
export function targetName(desk, one) {
  const { t, names, now, picks } = desk;
  const terrain = stakeWords(desk, stakesAt(desk, one.node.key)) || names.terrain(one.node.space, now.rules.terrain);
  const status = one.node.key === picks.target ? "chosen" : one.light;
  const how = t(`ui-lit-${status}`, { throw: one.needs });
  return one.distance
    ? t("ui-name-target", { lane: one.node.lane, distance: one.distance, terrain, how })
    : t("ui-name-grid", { lane: one.node.lane, row: desk.rowOf(one.node), how });
}
