// The view as the drawing reads it: who acts, what is offered, the round under the eyes.
import { namesOf } from "./names.js";

/** @param {any} table */
export function reading(table) {
  const { view, actions, me } = table;
  const number = Object.keys(view.duel ?? {})[0];
  const duel = number ? { number: Number(number), ...view.duel[number] } : null;
  const mine = actions.length > 0;
  const types = new Set(actions.map((/** @type {any} */ action) => action.type));
  return {
    table,
    view,
    me,
    t: table.t,
    names: namesOf(table),
    components: table.components,
    phase: view.phase,
    duel,
    mine,
    types,
    attacker: view.attacker,
    /** The round that is running; the last one stays in sight, closed. */
    open: duel && !duel.verdict ? duel : null,
    actor: table.doc.to_act[0] ?? null,
    of: (/** @type {string} */ type) => actions.filter((/** @type {any} */ action) => action.type === type),
    team: (/** @type {number} */ seat) => view.sides[seat].team,
    attributes: (/** @type {number} */ seat) => table.components.teams[view.sides[seat].team]?.attributes ?? null,
    place: placer(table.components.rink.fields, me === 1),
    flipped: me === 1,
  };
}

/** Where a field lies: seat 1 sees the rink turned, so that both attack to the right. */
const placer = (/** @type {any} */ fields, /** @type {boolean} */ turned) => (/** @type {string} */ id) => {
  const { x, y } = fields[id];
  return turned ? { x: 1200 - x, y: 600 - y } : { x, y };
};

/** The moves from here: by move, the offered declaration by field; a shot by "goal". @param {any} now */
export function declarations(now) {
  /** @type {Record<string, Map<string, any>>} */
  const found = { speed: new Map(), strength: new Map(), pass: new Map(), shot: new Map() };
  for (const action of now.of("declare")) found[action.move].set(action.to ?? "goal", action);
  return found;
}

/** What both sides have before dice, the lines of the way included. @param {any} now @param {string} move @param {string | null} [to] */
export function outlook(now, move, to = null) {
  const { attack, defence } = now.view.forecast[move];
  const cost = move === "shot" || !to ? 0 : crossing(now, move, to).cost;
  return { attack: attack.sum.total - cost, defence: defence.sum.total };
}

/** The lines that a move crosses, with what each costs. @param {any} now @param {string} move @param {string} to */
export function crossing(now, move, to) {
  const { rink } = now.components;
  const from = now.view.puck;
  const { lines, cost } = to === "goal" ? rink.shots[now.attacker][from] : rink.ways[move][from][to];
  return { lines, cost: -cost };
}
