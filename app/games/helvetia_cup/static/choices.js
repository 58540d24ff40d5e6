// What the player has picked so far, what that lights up, and which actions it comes to.
import { linesUp, openHexes, openingFormation, placements, settled } from "./formation.js";

/**
 * @typedef {import("./view.d.ts").Reading} Reading
 * @typedef {import("./view.d.ts").Picks} Picks
 * @typedef {import("./view.d.ts").Target} Lit
 * @typedef {import("./view.d.ts").Action} Action
 */

/** The phases in which the coach names a footballer, and the type of the action. @type {Record<string, string>} */
export const NAMING = {
  nearest: "nearest",
  pick_keeper: "pick_keeper",
  penalty_taker: "penalty_taker",
  so_taker: "so_taker",
};
/** The phases in which the coach names a hex, and the type of the action. @type {Record<string, string>} */
export const PLACING = { forced_move: "forced_move", withdraw: "withdraw", penalty_clear: "penalty_clear" };
export const MOVING = ["move_att", "move_def"];
/** The key of the sentence that asks for cards to discard. @param {Pick<Picks, "marks">} picks */
export const discardText = ({ marks }) => (marks.length ? "ui-discard-more" : "ui-discard-first");
export const STEPPING = ["move", "stand", "overtake", "sub_exit"];

/** @returns {Picks} */
export const noPicks = () => ({
  f: null,
  to: null,
  on: null,
  sector: null,
  guard: [],
  card: null,
  marks: [],
  squad: [],
  asked: false,
  moved: null,
  formation: null,
});

/**
 * Return the picks with which a decision begins.
 * @param {Reading} now @param {Pick<import("./view.d.ts").Table, "preferences">} [table] for the last formation
 * @returns {Picks}
 */
export function openingPicks(now, table) {
  const picks = noPicks();
  if (!now.mine) return picks;
  if (table && linesUp(now)) return { ...picks, formation: openingFormation(now, table) };
  if (MOVING.includes(now.phase)) picks.f = firstToMove(now);
  const [placed] = PLACING[now.phase] ? now.kinds(PLACING[now.phase]) : [];
  if (placed) picks.f = placed.f ?? null;
  const named = NAMING[now.phase] ? now.kinds(NAMING[now.phase]) : [];
  if (named.length === 1) picks.f = named[0].f ?? null;
  return picks;
}

/** Actions that only name a footballer or step aside, so that no die falls. */
const NO_CHOICE = ["so_taker", "injury_sub", "pick_keeper", "nearest", "penalty_taker", "withdraw", "penalty_clear"];

/**
 * Return whether the action is taken by itself if nothing else is offered.
 * @param {Action} action @param {Reading} now
 */
export const forced = ({ type }, { phase, view }) =>
  NO_CHOICE.includes(type) ||
  (type === "done" && MOVING.includes(phase) && (phase === "move_att" || view.holder !== null));

/**
 * Pick the next footballer that has not moved if none is picked, or the picked one can do nothing more. A formation
 * follows what another device of the coach has placed.
 * @param {Readonly<Picks>} picks @param {Reading} now @returns {Readonly<Picks>}
 */
export function prunePicks(picks, now) {
  if (picks.formation) return { ...picks, formation: settled(now, picks.formation) };
  if (!MOVING.includes(now.phase) || picks.card || (picks.f && ableToMove(now).includes(picks.f))) return picks;
  const f = firstToMove(now, picks.moved);
  return f === picks.f ? picks : { ...picks, f, to: null, on: null };
}

/**
 * Return the next footballer that can still move, in shirt order.
 * @param {Reading} now @param {string | null} after
 */
export function nextToMove(now, after) {
  const able = ableToMove(now);
  return able[(able.indexOf(after ?? "") + 1) % (able.length || 1)] ?? null;
}

/** The footballers that can move and have not moved in this phase. @param {Reading} now */
export const unmoved = (now) =>
  ableToMove(now).filter((id) => !now.view.trails?.[id] && (now.f(id)?.free || now.f(id)?.fallen));

/**
 * Return the footballer that most likely moves next: the nearest to the ball, goalkeepers last.
 * @param {Reading} now @param {string | null} [moved] the one whose step is under way
 */
function firstToMove(now, moved = null) {
  const { ball, holder } = now.view;
  const away = (/** @type {string} */ id) => {
    const one = now.f(id);
    if (!one?.hex || id === holder) return 0;
    return (one.keeper ? 100 : 0) + (ball ? now.pitch.distance(one.hex, ball) : 0);
  };
  const waiting = unmoved(now).filter((id) => id !== moved);
  return waiting.sort((a, b) => away(a) - away(b))[0] ?? null;
}

/** Those that have not moved and stand on the ball's hex or next to it. @param {Reading} now */
export const forgotten = (now) => {
  const { ball } = now.view;
  return unmoved(now).filter(
    (id) => ball && now.pitch.distance(now.f(id)?.hex ?? ball, ball) <= 1 && !now.f(id)?.keeper,
  );
};

/**
 * The footballer whose steps *Undo* takes back: of those that may go back the last moved one.
 * @param {Reading} now @param {import("./view.d.ts").Entry[]} history @returns {string | null}
 */
export const lastMoved = (now, history) =>
  now
    .kinds("take_back")
    .flatMap(({ f }) => f ?? [])
    .map((f) => ({ f, at: history.findLastIndex((one) => one.f === f) }))
    .sort((a, b) => b.at - a.at)[0]?.f ?? null;

/** @param {Reading} now */
export const ableToMove = (now) => [
  ...new Set(now.actions.filter(({ type }) => STEPPING.includes(type)).flatMap(({ f }) => f ?? [])),
];

/**
 * Hexes that can be chosen and are worth showing.
 * @param {Reading} now
 * @param {Picks} picks
 * @returns {Map<string, Lit>}
 */
export function targetHexes(now, picks) {
  if (!now.mine) return new Map();
  if (picks.formation) return new Map(picks.f ? openHexes(now, picks.formation).map((hex) => [hex, { cost: 0 }]) : []);
  if (MOVING.includes(now.phase)) return targetSteps(now, now.f(picks.f));
  const placed = PLACING[now.phase];
  if (placed) return new Map(now.kinds(placed).map((action) => [action.to ?? "", { cost: 0, action }]));
  if (now.phase !== "act_att") return new Map();
  return new Map(now.kinds("short_pass").map((action) => [action.to ?? "", { cost: 0, action }]));
}

/**
 * The ways that the server has computed, or the next steps until these arrive.
 * @param {Reading} now
 * @param {import("./view.d.ts").Person | undefined} one
 */
function targetSteps(now, one) {
  /** @type {Map<string, Lit>} */ const targets = new Map();
  if (!one?.hex) return targets;
  const { hex: start } = one;
  const ways = now.preview?.ways?.[one.id];
  for (const [hex, way] of Object.entries(ways ?? {}))
    targets.set(hex, { cost: way.cost, way, path: pathTo(ways ?? {}, start, hex) });
  if (!ways)
    for (const { f, to } of now.kinds("move")) if (f === one.id && to) targets.set(to, { cost: 0, path: [to] });
  for (const action of now.kinds("overtake"))
    if (action.f === one.id && action.to) targets.set(action.to, { cost: 0, action, overtake: true });
  return targets;
}

/**
 * The hexes of a way, the last one last.
 * @param {Record<string, import("./view.d.ts").Way>} ways @param {string} start @param {string} hex @returns {string[]}
 */
const pathTo = (ways, start, hex) => (hex === start ? [] : [...pathTo(ways, start, ways[hex].from), hex]);

/** The footballers who can be named now. @param {Reading} now @param {Picks} picks @returns {string[]} */
export function candidates(now, picks) {
  if (!now.mine) return [];
  if (picks.card) return targetsOf(now, picks);
  const type = NAMING[now.phase] ?? (now.phase === "subs" ? "sub" : null);
  return type ? [...new Set(now.kinds(type).flatMap(({ f }) => f ?? []))] : [];
}

/**
 * Footballers on whom the chosen card can be played; for a switch the second depends on the first.
 * @param {Reading} now
 * @param {Picks} picks
 */
function targetsOf(now, picks) {
  const plays = now.kinds("play_card").filter((one) => one.card === picks.card);
  const fitting_ = plays.filter((one) => !one.g || !picks.on || named(one).includes(picks.on));
  return [...new Set(fitting_.flatMap(named))];
}

/** @param {Action} play */
const named = ({ f, g }) => [f ?? [], g ?? []].flat();

/** The card as it would be played with what is picked. @param {Reading} now @param {Picks} picks */
export function cardPlay(now, picks) {
  const plays = now.kinds("play_card").filter((one) => one.card === picks.card);
  const chosen = [picks.f, picks.on];
  if (plays[0]?.g) return plays.find((one) => named(one).every((id) => chosen.includes(id))) ?? null;
  if (plays[0]?.f) return plays.find((one) => one.f === picks.f) ?? null;
  return plays[0] ?? null;
}

/** The most that a hand may hold. @param {import("./view.d.ts").Table} table */
const keepable = ({ components }) => components.constants.cards_kept.value;

/**
 * Everything that the main button would send, in order; empty while something is missing.
 * @param {Reading} now
 * @param {Picks} picks
 * @param {Map<string, Lit>} targets
 * @param {import("./view.d.ts").Table} [table] not needed in a movement
 * @returns {Action[]}
 */
export function intended(now, picks, targets, table) {
  if (!now.mine) return [];
  if (picks.card) return [cardPlay(now, picks) ?? []].flat();
  if (picks.formation) return placements(now, picks.formation);
  const found = (/** @type {string} */ type, /** @type {(one: Action) => boolean} */ test) =>
    now.kinds(type).filter(test).slice(0, 1);
  if (MOVING.includes(now.phase)) return movement(now, picks, targets);
  if (PLACING[now.phase]) return found(PLACING[now.phase], (one) => one.to === picks.to);
  if (NAMING[now.phase]) return found(NAMING[now.phase], (one) => one.f === picks.f);
  switch (now.phase) {
    case "cards":
      return table && picks.marks.length === Math.max(0, handSize(now) - keepable(table))
        ? picks.marks.map((card) => ({ type: "discard", card }))
        : [];
    case "squad":
      return picks.squad.map((f) => ({ type: "pick", f }));
    case "subs":
      return found("sub", (one) => one.f === picks.f && one.in === picks.on);
    case "injury_sub":
      return found("injury_sub", (one) => one.in === picks.on);
    case "act_att":
      return [...now.kinds("short_pass"), ...now.kinds("long_pass")].filter((one) => one.to === picks.to);
    case "shot":
      return duel(now, picks);
    default:
      return [];
  }
}

/** The number of cards in the coach's own hand. @param {Reading} now */
export const handSize = ({ view: { hand } }) => (hand ? hand.tactics.length + (hand.legendary ? 1 : 0) : 0);

/** @param {Reading} now @param {Picks} picks @param {Map<string, Lit>} targets @returns {Action[]} */
function movement(now, picks, targets) {
  if (picks.on) return now.kinds("sub_exit").filter((one) => one.f === picks.f && one.in === picks.on);
  const aim = targets.get(picks.to ?? "");
  if (aim?.action) return [aim.action];
  if (aim?.path && picks.f) return aim.path.map((to) => ({ type: "move", f: picks.f ?? "", to }));
  return now.kinds("stand").filter((one) => one.f === picks.f);
}

/** @param {Reading} now @param {Picks} picks */
function duel(now, picks) {
  const aim = now.kinds("aim").filter((one) => one.sector === picks.sector);
  if (aim.length) return aim;
  const set = picks.guard.join();
  return now.kinds("guard").filter((one) => one.sectors?.join() === set);
}
