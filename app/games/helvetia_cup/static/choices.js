// What the player has picked so far, what that lights up, and which actions it comes to.
import { reach } from "./reading.js";

/** The phases in which one names a footballer, and the type of the action. */
export const NAMING = {
  kicker: "kicker",
  nearest: "nearest",
  pick_keeper: "pick_keeper",
  penalty_taker: "penalty_taker",
  so_taker: "so_taker",
};
/** The phases in which one names a hex, and the type of the action. */
export const PLACING = {
  place: "place",
  forced_move: "forced_move",
  withdraw: "withdraw",
  penalty_clear: "penalty_clear",
};
export const MOVING = ["move_att", "move_def"];

export const noPicks = () => ({
  f: null,
  to: null,
  on: null,
  sector: null,
  guard: [],
  card: null,
  marks: [],
  squad: [],
});

/** Where a fresh decision begins. @param {import("./reading.js").Reading} now */
export function openingPicks(now) {
  const picks = noPicks();
  if (!now.mine) return picks;
  if (MOVING.includes(now.phase)) picks.f = nextToMove(now, null);
  const placed = PLACING[now.phase] && now.kinds(PLACING[now.phase])[0];
  if (placed) picks.f = placed.f;
  const named = NAMING[now.phase] && now.kinds(NAMING[now.phase]);
  if (named?.length === 1) picks.f = named[0].f;
  return picks;
}

/** Whoever can still do something, the holder first. @param {import("./reading.js").Reading} now @param {string | null} after */
export function nextToMove(now, after) {
  const able = ableToMove(now);
  if (after === null) return able.includes(now.view.holder) ? now.view.holder : nearestToBall(now, able);
  return able[(able.indexOf(after) + 1) % (able.length || 1)] ?? null;
}

/** Whom a coach most likely wants to move first; goalkeepers last. */
function nearestToBall(now, able) {
  const away = (id) => {
    const one = now.f(id);
    return (
      (one.keeper ? 100 : 0) + (one.steps ? 50 : 0) + (now.view.ball ? now.pitch.distance(one.hex, now.view.ball) : 0)
    );
  };
  return [...able].sort((a, b) => away(a) - away(b))[0] ?? null;
}

export const ableToMove = (now) => [
  ...new Set(
    now.actions.filter((one) => ["move", "stand", "overtake", "sub_exit"].includes(one.type)).map((one) => one.f),
  ),
];

/** @typedef {{cost: number, path?: string[], plain?: boolean, action?: any, overtake?: boolean}} Lit */
/** Hexes that can be chosen and are worth showing. @returns {Map<string, Lit>} */
export function litHexes(now, picks) {
  if (!now.mine) return new Map();
  if (MOVING.includes(now.phase)) return litSteps(now, now.f(picks.f));
  const placed = PLACING[now.phase];
  if (placed) return new Map(now.kinds(placed).map((action) => [action.to, { cost: 0, action }]));
  if (now.phase === "act_att")
    return new Map(now.kinds("short_pass").map((action) => [action.to, { cost: 0, plain: true, action }]));
  return new Map();
}

function litSteps(now, one) {
  const lit = new Map();
  if (!one) return lit;
  for (const [hex, { path, cost }] of reach(now, one)) lit.set(hex, { cost, path });
  for (const action of now.kinds("overtake")) {
    if (action.f === one.id) lit.set(action.to, { cost: 0, action, overtake: true });
  }
  return lit;
}

/** The footballers who can be named now. */
export function candidates(now, picks) {
  if (!now.mine) return [];
  if (picks.card) return targetsOf(now, picks);
  if (NAMING[now.phase]) return now.kinds(NAMING[now.phase]).map((one) => one.f);
  if (now.phase === "subs") return [...new Set(now.kinds("sub").map((one) => one.f))];
  return [];
}

/** Footballers on whom the chosen card can be played; for a switch the second depends on the first. */
function targetsOf(now, picks) {
  const plays = now.kinds("play_card").filter((one) => one.card === picks.card);
  if (!plays[0]?.g) return plays.map((one) => one.f).filter(Boolean);
  const named = (one) => [one.f, one.g];
  return [...new Set(plays.filter((one) => !picks.on || named(one).includes(picks.on)).flatMap(named))];
}

/** The card as it would be played with what is picked. */
export function cardPlay(now, picks) {
  const plays = now.kinds("play_card").filter((one) => one.card === picks.card);
  if (plays[0]?.g)
    return plays.find((one) => [one.f, one.g].includes(picks.on) && [one.f, one.g].includes(picks.f)) ?? null;
  if (plays[0]?.f) return plays.find((one) => one.f === picks.f) ?? null;
  return plays[0] ?? null;
}

/** Everything that the main button would send, in order; empty while something is missing. */
export function intended(now, picks, lit) {
  if (!now.mine) return [];
  if (picks.card) return [cardPlay(now, picks)].filter(Boolean);
  const found = (type, test) => now.kinds(type).filter(test).slice(0, 1);
  if (MOVING.includes(now.phase)) return movement(now, picks, lit);
  if (PLACING[now.phase]) return found(PLACING[now.phase], (one) => one.to === picks.to);
  if (NAMING[now.phase]) return found(NAMING[now.phase], (one) => one.f === picks.f);
  switch (now.phase) {
    case "cards":
      return picks.marks.length === Math.max(0, handSize(now) - 3)
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
      return shot(now, picks);
    default:
      return [];
  }
}

const handSize = (now) => now.view.hand.tactics.length + (now.view.hand.legendary ? 1 : 0);

function movement(now, picks, lit) {
  if (picks.on) return now.kinds("sub_exit").filter((one) => one.f === picks.f && one.in === picks.on);
  const aim = picks.to && lit.get(picks.to);
  if (aim?.action) return [aim.action];
  if (aim) return aim.path.map((to) => ({ type: "move", f: picks.f, to }));
  return now.kinds("stand").filter((one) => one.f === picks.f);
}

function shot(now, picks) {
  const aim = now.kinds("aim").filter((one) => one.sector === picks.sector);
  if (aim.length) return aim;
  const set = picks.guard.join();
  return now.kinds("guard").filter((one) => one.sectors.join() === set);
}
