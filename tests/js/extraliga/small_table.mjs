// A small table to draw for: four cards of the box, two seats, and a drawing's hand as the kit gives it.
import { deskOf, noPicks } from "../../../app/games/extraliga/static/desk.js";

/** @typedef {import("../../../app/games/extraliga/static/view.d.ts").View} View */

/** @param {string} id @param {string} name @param {string} position */
const card = (id, name, position, more = {}) => ({
  id,
  name,
  club: "SPA",
  position,
  legend: false,
  bonus: "none",
  bonus_source: "house",
  source: "seed",
  ...more,
});
/** @param {string} en */
const texts = (en) => ({ en, cs: `${en} česky`, ru: `${en} по-русски` });

export const components = {
  cards: {
    "SPA-LW": card("SPA-LW", "Jan Hlaváč", "LW", { kind: "plus1" }),
    "SPA-C": card("SPA-C", "Jakub Šindel", "C"),
    "SPA-D1": card("SPA-D1", "František Ptáček", "D"),
    "SPA-G": card("SPA-G", "Petr Bříza", "G", { kind: "minus1" }),
  },
  order: ["SPA-LW", "SPA-C", "SPA-D1", "SPA-G"],
  clubs: { SPA: { id: "SPA", name: texts("Sparta"), colour: "#aa0000", colour2: "#ffffff" } },
  legend_label: texts("Legend"),
  trainers: {
    "TR-pressure": {
      id: "TR-pressure",
      source: "seed",
      name: texts("Pressure"),
      text: texts("+1"),
      effects: [{ op: "mod" }],
    },
  },
  events: {
    "EV-injury": {
      id: "EV-injury",
      source: "house",
      name: texts("Injury"),
      text: texts("Out"),
      effects: [{ op: "remove" }],
    },
  },
  opponents: { "OPP-SPA": { id: "OPP-SPA", club: "SPA", attack: 4, defence: 5 } },
  lots: {},
  slots: { LW: "LW", C: "C", RW: "RW", D1: "D", D2: "D", G: "G" },
  team_cards: 12,
  trainer_hand: 3,
  duty: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 0, 6: 0 },
};

/** @param {number} total @param {string[]} slots */
const trio = (total, slots, clause = "EX-4.1") => ({
  total,
  points: Object.fromEntries(slots.map((slot) => [slot, [1, clause]])),
  pairs: {},
  more: {},
});
export const strength = { attack: trio(3, ["LW", "C", "RW"], "EX-4.3"), defence: trio(2, ["D1", "D2", "G"]) };

export const team = {
  letter: "A",
  place: 1,
  points: 0,
  goals: [0, 0],
  matches: 0,
  trainers: 3,
  count: 4,
  cards: { "SPA-LW": "LW", "SPA-C": "bench", "SPA-D1": "D1", "SPA-G": "G" },
  strength,
  substitute: null,
  excluded: [],
  effects: {},
};

const EMPTY = { draft: null, editing: {}, season: null, round: null, match: null, ranking: {} };

/** @param {Partial<View>} view @returns {View} */
export const viewOf = (view) => /** @type {any} */ ({ phase: "draft", teams: { 0: team, 1: team }, ...EMPTY, ...view });

/**
 * The desk of seat 0. Words are their ids and variables; what is done is written down.
 * @param {Partial<View>} view @param {object[]} [actions] @param {object} [picks] @param {number | null} [me]
 * @param {object | null} [ahead] what the server says of the choices
 */
export function desk(view, actions = [], picks = {}, me = 0, ahead = null) {
  const done = /** @type {any[]} */ ([]);
  const names = ["Ann", "Bob", "Cyd", "Dan"];
  /** @param {string} id @param {Record<string, string | number>} [args] */
  const t = (id, args) => (args ? `${id} ${Object.values(args).join(" ")}` : id);
  const doc = { to_act: actions.length ? [0] : [1], seq: 5 };
  const table = {
    t,
    has: () => true,
    lang: "en",
    components,
    me,
    doc,
    actions,
    options: {},
    name: (/** @type {number} */ seat) => names[seat],
    view,
    preview: () => ahead,
    animating: false,
    shown: 0,
    history: [],
  };
  const hand = {
    table,
    t,
    now: viewOf(view),
    picks: { ...noPicks(), ...picks },
    ui: { scenes: new Map(), above: null, bench: false, club: null, places: null, fresh: [] },
    changed: Object.keys(picks).length > 0,
    pick: (/** @type {object} */ change) => done.push(change),
    act: (/** @type {object} */ action) => done.push(action),
    setUi: (/** @type {object} */ change) => done.push(change),
  };
  return { ...deskOf(/** @type {any} */ (hand)), done };
}
