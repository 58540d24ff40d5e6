// Which spaces are lit now, how, and what a reader calls them.
import { changeOf, light, outlook } from "./choices.js";

/**
 * @typedef {import("./reading.js").Target & {light: "legal"|"sure"|"maybe"}} Lit
 */

/**
 * The lit spaces of the open decision; nothing for those who only watch.
 * @param {import("./reading.js").Reading} now
 * @param {import("./choices.js").Picks} picks
 * @param {any[]} actions
 * @param {import("./course.js").Course} course
 * @param {Record<string, any>} kinds
 * @returns {Lit[]}
 */
export function litSpaces(now, picks, actions, course, kinds) {
  if (now.phase === "place") return startSpaces(picks, actions, course);
  if (!now.mine || (now.phase !== "turn" && now.phase !== "move")) return [];
  const range = now.phase === "turn" ? rangeOf(now, picks, kinds) : { from: 0, to: 0 };
  return [...now.reach.values()].flatMap((one) => {
    const how = light(now.phase, one.distance, range);
    return how ? [{ ...one, light: how }] : [];
  });
}

/** The allowance that the picked sources may give, or two dice while they are open. */
export function rangeOf(now, picks, kinds) {
  const ground = groundOf(now);
  return outlook(picks.sources.length === 2 ? picks.sources : ["die", "die"], kinds, ground);
}

/** Terrain and number of the space on which the rider to play starts. */
export function groundOf(now) {
  const space = now.subject?.node?.space;
  return space && now.rules.terrain ? space : { terrain: "asphalt", number: 0 };
}

function startSpaces(picks, actions, course) {
  const offered = actions.filter((one) => one.type === "place" && one.rider === picks.rider);
  return offered.flatMap(({ space }) => {
    const node = course.nodes.get(space);
    return node ? [{ node, distance: 0, way: [], light: "legal" }] : [];
  });
}

/** "Lane 2, 5 spaces ahead, downhill 3, legal". */
export function targetName(desk, one) {
  const { t, names, now, picks } = desk;
  const terrain = names.terrain(one.node.space, now.rules.terrain);
  const status = one.node.key === picks.target ? "chosen" : one.light;
  const how = t(`ui-lit-${status}`, { throw: one.distance - changeOf(groundOf(now)) });
  return one.distance
    ? t("ui-name-target", { lane: one.node.lane, distance: one.distance, terrain, how })
    : t("ui-name-grid", { lane: one.node.lane, row: desk.rowOf(one.node), how });
}
