// What every part of the drawing gets at a draw: the reading, the picks, words, and the few things one can do.
import { gridRow } from "./course.js";
import { furthest, noPicks, proposed, swapsOf } from "./choices.js";
import { lookAhead } from "./look_ahead.js";
import { namesOf } from "./names.js";
import { animationState } from "./animation_state.js";
import { targetSpaces } from "./targets.js";

/**
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./course.js").Course} Course
 * @typedef {import("./course.js").Node} Node
 * @typedef {import("./reading.js").Reading} Reading
 * @typedef {import("./reading.js").Rider} Rider
 * @typedef {import("./choices.js").Picks} Picks
 * @typedef {import("./targets.js").LitTarget} LitTarget
 * @typedef {import("stadion/kit/camera.js").Box} Box
 *
 * @typedef {object} Ui what the page keeps over decisions
 * @property {"close"|"whole"|"straight"} view
 * @property {boolean} list the board as a list
 * @property {{ride: string, from: number}|null} stretch the ride that the straightened road was cut for, and its begin
 * @property {string} keeping the team whose energy cards are being chosen
 * @property {string} granted the decision that was taken for granted
 * @property {Box|null} lastWindow the window before the whole course was shown
 * @property {boolean} far whether riders were drawn as shapes
 * @property {boolean} toured the page shows the course: round 1 is about to begin, or a spectator has nothing to watch
 * @property {import("./late.js").Late} late
 * @property {import("./scene.js").Scene} scene
 * @property {(id: string) => Course} course
 * @property {Map<number, import("./animation_state.js").Plan>} plans what stages reveal, by the number of the action
 *
 * @typedef {import("./view.d.ts").OwnContext<Reading, Picks, Ui>} Hand
 * @typedef {Hand & ReturnType<typeof seenFrom>} Desk
 */

/** @param {Hand} context @returns {Desk} */
export const deskOf = (context) => ({ ...context, ...seenFrom(context) });

/** @param {Hand} context */
function seenFrom(context) {
  const { table, now, picks, ui } = context;
  const course = ui.course(table.view.race.id);
  const names = namesOf(table);
  const { t, actions, me, lang } = table;
  const ride = lookAhead(table, picks.sources);
  const targets = targetSpaces(now, picks, actions, course, ride);
  const leg = lookedAt(now, course);
  return {
    names,
    lang,
    course,
    actions,
    me,
    ride,
    targets,
    leg,
    shut: shutLanes(now, table, course),
    best: outcomes(now, targets),
    trades: new Set(swapsOf(actions).map((one) => one.rider)),
    chosen: targets.find((one) => one.node.key === picks.target) ?? null,
    animation: animationState(table, ui.plans),
    about: new Set((table.about ?? "").split(" ").map(Number)),
    rowOf: (/** @type {Node} */ node) => gridRow(course, node),
    lapOf: (/** @type {Node} */ node) => lapOf(course, node, leg),
    placePoints: (/** @type {number} */ place) => table.components.scoring.places.points[place - 1],
    riderName: (/** @type {Rider} */ one) => riderName(t, names, one),
    choose: (/** @type {LitTarget} */ target) => target.light === "legal" && chosen(context, target),
  };
}

/**
 * The spaces that are proposed: of different outcomes where the server has named them, else the furthest of each lane.
 * @param {Reading} now @param {LitTarget[]} targets
 */
function outcomes({ view, phase }, targets) {
  const named = phase === "move" ? (view.outlook?.best ?? []) : [];
  const best = named.flatMap((key) => targets.find((one) => one.node.key === key) ?? []);
  return best.length ? best : furthest(targets);
}

/** In a picture of the quick start a click is the move. @param {Hand} hand @param {LitTarget} target */
function chosen({ table, pick, act }, { node }) {
  if (!table.still) return pick({ target: node.key });
  return act(table.actions.find((one) => one.type === "move" && one.space === node.key));
}

/**
 * Picks for a decision that has just opened: the most likely ones, so that one key is often enough.
 * @param {Reading} now @param {Table} table @param {Course} course
 */
export function openingPicks(now, table, course) {
  const picks = noPicks();
  if (!now.mine) return picks;
  if (now.phase === "turn") picks.sources = ["die", "die"];
  for (const one of table.actions) if (one.type === "place") picks.rider ??= one.rider;
  const lit = targetSpaces(now, picks, table.actions, course, null).filter((one) => one.light === "legal");
  picks.target = (now.phase === "move" && now.view.outlook?.best?.[0]) || (proposed(lit)?.node.key ?? null);
  return picks;
}

/**
 * The leg that the camera shows: the rider to play, else the head of the field, else the start or the finish.
 * @param {Reading} now @param {Course} course
 */
function lookedAt(now, course) {
  if (now.subject?.node) return now.subject.node.leg;
  const nodes = [...now.riders.values()].flatMap((one) => one.node ?? []);
  const head = nodes.sort((a, b) => b.p1 - a.p1)[0];
  return head?.leg ?? (now.phase === "over" ? course.race.legs.length - 1 : 0);
}

/**
 * Return whether a node lies on another lap than the one looked at, and on which.
 * @param {Course} course @param {Node} node @param {number} leg
 */
function lapOf(course, node, leg) {
  const laps = course.lapsOf(node.space.section);
  const near = laps.reduce((best, one) => (Math.abs(one - leg) < Math.abs(best - leg) ? one : best), laps[0]);
  return { number: laps.indexOf(node.leg) + 1, other: near !== node.leg };
}

/**
 * Return the lanes of the start grid in which a rider of the team to place already stands.
 * @param {Reading} now @param {Table} table @param {Course} course
 */
function shutLanes(now, { actions, me }, course) {
  const team = now.view.placing?.team ?? -1;
  if (now.phase !== "place" || now.view.teams[team]?.seat !== me || !actions.length) return [];
  return [...now.riders.values()].flatMap(({ number, team: its, node: held }) => {
    if (its !== team || !held) return [];
    const lane = [...course.nodes.values()].filter((one) => one.leg === 0 && one.lane === held.lane && one.space.dot);
    return [{ number, nodes: lane.sort((a, b) => b.p1 - a.p1) }];
  });
}

/**
 * "Rider 31, leader, Tereza, lane 2, 27 ranks to go, on turn".
 * @param {import("stadion/kit/table.d.ts").Say} t @param {import("./names.js").Names} names @param {Rider} one
 */
function riderName(t, names, one) {
  const parts = [t("ui-name-rider", { rider: one.number, role: names.role(one.digit), who: names.person(one.seat) })];
  if (one.node) parts.push(t("ui-name-where", { lane: one.node.lane, left: one.left }));
  if (one.jersey) parts.push(t("ui-state-jersey"));
  if (one.now) parts.push(t("ui-state-now"));
  else if (one.state === "dismounted" || one.state === "fallen") parts.push(t(`ui-state-${one.state}`));
  else if (one.played) parts.push(t("ui-state-played"));
  return parts.join(", ");
}
