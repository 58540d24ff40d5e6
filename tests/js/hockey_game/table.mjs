// A table as the page hands it over, with as much of the box as these tests need.

/**
 * @import {Action, Components, Table, View} from "../../../app/games/hockey_game/static/view.d.ts"
 * @import {Prospect} from "../../../app/games/hockey_game/static/view.d.ts"
 */

const word = (/** @type {string} */ en) => ({ en });
const attributes = { attack: 2, defence: 3, speed: 2, strength: 2, pass: 2, shot: 2, goalkeeper: 3 };
const field = { zone: "NEUTRAL", line: null, faceoff: false, no_defence: false, bonus: null };

export const components = /** @type {Components} */ (
  /** @type {unknown} */ ({
    attributes: Object.fromEntries([...Object.keys(attributes)].map((id) => [id, { label: word(id) }])),
    nations: ["CZE"],
    teams: { CZE: { name: word("Czechia"), style: word("sharp passing"), attributes } },
    cards: {
      "B-1": { type: "bonus", team: "CZE", attr: "any", value: 2, symbol: false },
      "B-2": { type: "bonus", team: "CZE", attr: "speed", value: 3, symbol: false },
      "B-3": { type: "bonus", team: "CZE", attr: "any", value: 3, symbol: true },
      "H-1": { type: "hero", team: "CZE", name: word("Jakub"), gives: { speed: 3 } },
      "I-1": {
        type: "injury",
        team: "CZE",
        name: word("Collision"),
        text: word("A hero leaves."),
        moves: ["shot"],
        effect: { injury: 1 },
      },
      "S-1": {
        type: "special",
        team: "CZE",
        name: word("Sisu"),
        text: word("Add strength."),
        moves: ["pass", "shot"],
        effect: { add_attribute: "strength" },
      },
    },
    moves: { speed: { attr: "speed", line_cost: 1 }, shot: { attr: "shot", line_cost: 2 } },
    whistles: {
      "R-injury-1": { kind: "injury", name: word("Injury") },
      "R-short-1": { kind: "short", name: word("Short-handed") },
    },
    referee_cards: {
      injury: { name: word("Injury"), effect: { injury: 1 } },
      short: { name: word("Short-handed"), effect: { mod: -2 } },
    },
    constants: { hand_limit: 5, flips_per_period: 5, max_flips_per_period: 6 },
    rink: {
      fields: {
        CENTRE: { ...field, x: 600, y: 300, name: word("centre spot") },
        E_SLOT: { ...field, x: 860, y: 300, name: word("East slot"), zone: "E" },
        E_BLUE_N: { ...field, x: 770, y: 150, name: word("East blue line, north field") },
        E_CREASE: { ...field, x: 1082, y: 300, name: word("East crease"), zone: "E", no_defence: true },
      },
      lines: { E_BLUE: { x: 770, label: word("East blue line") } },
      ways: {
        speed: { CENTRE: { E_SLOT: { lines: ["E_BLUE"], cost: -1 } } },
        strength: { CENTRE: { E_BLUE_N: { lines: [], cost: 0 } } },
        pass: { CENTRE: { E_SLOT: { lines: ["E_BLUE"], cost: -1 }, E_BLUE_N: { lines: [], cost: 0 } } },
      },
      shots: { 0: { CENTRE: { lines: ["E_BLUE"], cost: -2 } } },
    },
  })
);

const side = { team: "CZE", hand: 2, draw: 10, discard: {}, heroes: {}, time_out: true, picks: {} };
const reckoned = (/** @type {number} */ total) => ({ counts: [], sum: { total } });
const clock = { stage: 1, flips: 0, idle: 0, idle_left: 10, last_round: false, left: 18, turned: {} };

/** @param {object} [changes] @returns {View} right before the first declaration */
export const viewOf = (changes = {}) =>
  /** @type {View} */ (
    /** @type {unknown} */ ({
      phase: "attack_declare",
      first: 0,
      attacker: 0,
      puck: "CENTRE",
      period: 1,
      overtime: 0,
      decider: false,
      goals: [0, 0],
      rounds: 0,
      sides: { 0: side, 1: { ...side, hand: 5 } },
      clock,
      duel: {},
      faceoff: null,
      forecast: {
        speed: { attack: reckoned(4), defence: reckoned(5) },
        shot: { attack: reckoned(2), defence: reckoned(6) },
      },
      onside: false,
      drafting: null,
      result: null,
      hand: {},
      ...changes,
    })
  );

const turn = { counts: [], sum: { total: 4 }, closed: null };

/** A round under way, by its number. @param {object} [changes] */
export const duelOf = (changes = {}) => ({
  1: {
    attacker: 0,
    source: "CENTRE",
    move: "speed",
    to: "E_SLOT",
    crossed: ["E_BLUE"],
    cost: -1,
    mover: 0,
    missing: 0,
    turns: { 0: { ...turn, dice: [3, 4], sum: { total: 11, dice: 7 } }, 1: { ...turn, sum: { total: 5 } } },
    lost: {},
    verdict: null,
    ...changes,
  },
});

/** @param {Partial<Prospect>} [changes] @returns {Prospect} */
export const prospectOf = (changes = {}) => ({
  lines: [],
  against_lines: [],
  total: 9,
  range: [11, 21],
  against: 5,
  lead: 4,
  missing: 0,
  odds: 0.5,
  ...changes,
});

/** A text id with its arguments, as `id(name=value ...)`. @param {string} id @param {object} [args] */
export const t = (id, args = {}) => {
  const given = Object.entries(args).map(([name, value]) => `${name}=${value}`);
  return given.length ? `${id}(${given.join(" ")})` : id;
};

/** @param {{view?: View, actions?: Action[], preview?: unknown, me?: number | null}} [given] @returns {any} */
export const tableOf = ({ view = viewOf(), actions = [], preview = null, me = 0 } = {}) => ({
  components,
  view,
  actions,
  doc: { view, actions, log: [], seq: 1, to_act: [0], outcome: null },
  history: [],
  options: {},
  me,
  lang: "en",
  live: true,
  busy: false,
  stale: false,
  animating: false,
  shown: 0,
  name: (/** @type {number} */ seat) => ["Tereza", "Marek"][seat],
  t,
  has: () => false,
  rule: (/** @type {string} */ clause) => clause,
  preview: () => preview,
  redraw: () => undefined,
  dismissFeedback: () => undefined,
});
