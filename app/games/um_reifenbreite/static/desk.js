// What every part of the drawing gets at a draw: the reading, the picks, words, and the few things one can do.
import { gridRow } from "./course.js";
import { furthest, noPicks, proposed } from "./choices.js";
import { looked } from "./looked.js";
import { namesOf } from "./names.js";
import { litSpaces } from "./targets.js";

/**
 * @typedef {ReturnType<typeof deskOf>} Desk
 *
 * @param {any} table
 * @param {import("./course.js").Course} course
 * @param {import("./reading.js").Reading} now
 * @param {import("./choices.js").Picks} picks
 * @param {{pick: (change: object) => void, act: (action: object) => void}} hand
 */
export function deskOf(table, course, now, picks, hand) {
  const names = namesOf(table);
  const { t, actions, me } = table;
  const ride = looked(table, picks.sources);
  const targets = litSpaces(now, picks, actions, course, ride);
  const leg = lookedAt(now, course);
  return {
    table,
    t,
    names,
    course,
    now,
    picks,
    ride,
    actions,
    me,
    targets,
    leg,
    pick: hand.pick,
    act: hand.act,
    shut: shutLanes(now, actions, course, me),
    best: furthest(targets),
    chosen: targets.find((one) => one.node.key === picks.target) ?? null,
    rowOf: (node) => gridRow(course, node),
    lapOf: (node) => lapOf(course, node, leg),
    placePoints: (place) => table.components.scoring.places.points[place - 1],
    riderName: (one) => riderName(t, names, one),
    choose: (target) => target.light === "legal" && hand.pick({ target: target.node.key }),
  };
}

/** Picks for a decision that has just opened: the most likely ones, so that one key is often enough. */
export function openingPicks(table, course, now) {
  const picks = noPicks();
  if (!now.mine) return picks;
  const rider = table.actions.find((one) => one.type === "place")?.rider ?? null;
  if (now.phase === "turn") picks.sources = ["die", "die"];
  if (now.phase === "place") picks.rider = rider;
  const lit = litSpaces(now, picks, table.actions, course, null).filter((one) => one.light === "legal");
  picks.target = proposed(lit)?.node.key ?? null;
  return picks;
}

/** The leg that the camera shows: the rider to play, else the head of the field, else the start or the finish. */
function lookedAt(now, course) {
  if (now.subject?.node) return now.subject.node.leg;
  const head = [...now.riders.values()].filter((one) => one.node).sort((a, b) => b.node.p1 - a.node.p1)[0];
  return head?.node.leg ?? (now.phase === "over" ? course.race.legs.length - 1 : 0);
}

/** Whether a node lies on another lap than the one looked at, and on which. */
function lapOf(course, node, leg) {
  const laps = course.lapsOf(node.space.section);
  const near = laps.reduce((best, one) => (Math.abs(one - leg) < Math.abs(best - leg) ? one : best), laps[0]);
  return { number: laps.indexOf(node.leg) + 1, other: near !== node.leg };
}

/** Lanes of the start grid in which an own rider of the team to place already stands. */
function shutLanes(now, actions, course, me) {
  const team = now.view.placing?.team;
  if (now.phase !== "place" || now.view.teams[team]?.seat !== me || !actions.length) return [];
  return [...now.riders.values()]
    .filter((one) => one.team === team && one.node)
    .map((one) => ({
      number: one.number,
      nodes: [...course.nodes.values()]
        .filter((node) => node.leg === 0 && node.lane === one.node.lane && node.space.dot)
        .sort((a, b) => b.p1 - a.p1),
    }));
}

/** "Rider 31, leader, Tereza, lane 2, 27 ranks to go, on turn". */
function riderName(t, names, one) {
  const parts = [t("ui-name-rider", { rider: one.number, role: names.role(one.digit), who: names.person(one.seat) })];
  if (one.node) parts.push(t("ui-name-where", { lane: one.node.lane, left: one.left }));
  if (one.jersey) parts.push(t("ui-state-jersey"));
  if (one.now) parts.push(t("ui-state-now"));
  else if (one.state === "dismounted" || one.state === "fallen") parts.push(t(`ui-state-${one.state}`));
  else if (one.played) parts.push(t("ui-state-played"));
  return parts.join(", ");
}
