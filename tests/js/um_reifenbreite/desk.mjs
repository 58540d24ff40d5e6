// A drawing without a browser: a table as the page makes it.
import { deskOf } from "../../../app/games/um_reifenbreite/static/desk.js";
import { noPicks } from "../../../app/games/um_reifenbreite/static/choices.js";
import { courseOf } from "../../../app/games/um_reifenbreite/static/course.js";
import * as finale from "../../../app/games/um_reifenbreite/static/finale.js";
import * as happenings from "../../../app/games/um_reifenbreite/static/happenings.js";
import * as map from "../../../app/games/um_reifenbreite/static/map.js";
import { reading } from "../../../app/games/um_reifenbreite/static/reading.js";
import { said } from "../said.mjs";

/**
 * @typedef {import("../../../app/games/um_reifenbreite/static/desk.js").Ui} Ui
 * @typedef {import("../../../app/games/um_reifenbreite/static/desk.js").Picks} Picks
 * @typedef {import("../../../app/games/um_reifenbreite/static/view.d.ts").Action} Action
 * @typedef {import("../../../app/games/um_reifenbreite/static/view.d.ts").Components} Components
 * @typedef {import("../../../app/games/um_reifenbreite/static/view.d.ts").Entry} Entry
 * @typedef {import("../../../app/games/um_reifenbreite/static/view.d.ts").Preview} Preview
 * @typedef {import("../../../app/games/um_reifenbreite/static/view.d.ts").Table} Table
 * @typedef {import("../../../app/games/um_reifenbreite/static/view.d.ts").View} View
 *
 * @typedef {object} Moment what the server says to seat 0
 * @property {Components} components
 * @property {View} view
 * @property {Action[]} [actions]
 * @property {Preview|null} [preview]
 * @property {Entry[]} [log]
 */

/** A text id with its arguments, as `id(name=value ...)`. @param {string} id @param {Record<string, unknown>} [args] */
export const t = (id, args = {}) => {
  const given = Object.entries(args).map(([name, value]) => `${name}=${value}`);
  return given.length ? `${id}(${given.join(" ")})` : id;
};

/** Returns the table that the page hands to the drawing. @param {Moment} moment @returns {Table} */
export function tableOf({ components, view, actions = [], preview = null, log = [] }) {
  const doc = { view, actions, log, seq: 1, to_act: [0], outcome: null };
  const preferences = { get: () => null, set: () => undefined };
  const table = {
    ...{ doc, view, actions, components, preferences, t },
    ...{ history: log, me: 0, lang: "en", live: true, phone: false, seats: [0, 1, 2, 3].map((sign) => ({ sign })) },
    name: (/** @type {number} */ seat) => `seat ${seat}`,
    has: () => false,
    rule: (/** @type {string} */ clause) => clause,
    preview: () => preview,
    ...{ animating: false, shown: 0 },
  };
  return /** @type {Table} */ (/** @type {unknown} */ (table));
}

const nothing = () => undefined;

/** The board's SVG without a page: what is drawn into its layers is kept in words. */
function sceneOf() {
  const window = { x: 0, y: 0, w: 1400, h: 1130 };
  /** @type {Record<string, string>} */
  const layers = {};
  return {
    layers,
    finder: { window, pane: { w: 760, h: 400 }, far: false, following: false },
    svg: { classList: { toggle: nothing } },
    build: nothing,
    name: nothing,
    /** @param {Record<string, unknown>} content */
    draw(content) {
      for (const [layer, template] of Object.entries(content)) layers[layer] = said(template);
    },
  };
}

/** What a page loads later is there. */
const late = { map: () => map, happenings: () => happenings, finale: () => finale };

/** Returns the desk that all parts of the drawing work on. @param {Moment} moment @param {Partial<Picks>} [picks] */
export function deskAt(moment, picks = {}) {
  const table = tableOf(moment);
  const course = courseOf(moment.components, moment.view.race.id);
  const scene = sceneOf();
  const page = { view: "close", list: false, granted: "", seen: null, far: false, scene, late };
  const ui = /** @type {Ui} */ (/** @type {unknown} */ ({ ...page, course: () => course, plans: new Map() }));
  return deskOf({
    ...{ table, t: table.t, now: reading(table, course), picks: { ...noPicks(), ...picks }, ui, changed: false },
    ...{ pick: nothing, back: nothing, setUi: nothing, act: nothing, send: nothing },
  });
}
