// The view as the drawing reads it: the seat to act, the actions on offer, the round that is shown. It has the
// results of choices as the server computed them; nothing is computed here.
import { minus } from "stadion/kit/numbers.js";
import { namesOf } from "./names.js";
import { picture, animatedAction } from "./picture.js";

/**
 * @typedef {import("./view.d.ts").Action} Action
 * @typedef {import("./view.d.ts").Attr} Attr
 * @typedef {import("./view.d.ts").Components} Components
 * @typedef {import("./view.d.ts").MoveId} MoveId
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").Picks} Picks
 * @typedef {import("./view.d.ts").Preview} Preview
 * @typedef {import("./view.d.ts").Reading} Reading
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Way} Way
 */

/** @type {Attr[]} as on a team card */
export const ATTRS = ["attack", "defence", "speed", "strength", "pass", "shot", "goalkeeper"];
/** @type {MoveId[]} as on the keys 1 to 4 */
export const MOVES = ["speed", "strength", "pass", "shot"];

const OPENS = ["round_decided", "faceoff_won"];
/** The phases in which the last duel, or the face-off after it, stays visible. */
const RESTS = ["attack_declare", "over"];

/**
 * Return whether a face-off is visible; the deciding one stays visible when the match is over.
 * @param {Pick<import("./view.d.ts").View, "phase" | "decider">} view
 */
export const isFaceoff = ({ phase, decider }) => phase === "faceoff" || (phase === "over" && decider);

/** Return whether a face-off was won since the last duel, which is then no longer visible. @param {Table} table */
const sinceFaceoff = ({ doc }) => doc.log.findLast(({ event }) => OPENS.includes(event))?.event === "faceoff_won";

/**
 * @param {Table} table
 * @param {readonly import("./view.d.ts").AnimatedAction[]} [recent] what has been staged of late
 */
export function reading(table, recent = []) {
  const { actions, me, components } = table;
  const animated = animatedAction(table, recent);
  const shown = animated && picture(animated, table.shown, table.doc.seq === animated.seq);
  const view = shown?.view ?? table.view;
  const number = RESTS.includes(view.phase) && sinceFaceoff(table) ? undefined : Object.keys(view.duel)[0];
  const duel = number ? { number: Number(number), ...view.duel[number] } : null;
  const mine = actions.length > 0;
  /**
   * @template {Action["type"]} Type
   * @param {Type} type
   */
  const of = (type) =>
    /** @type {import("./view.d.ts").ActionOf<Type>[]} */ (actions.filter((action) => action.type === type));
  return {
    view,
    /** The additions of a running stage to the view. */
    shown,
    me,
    /** In a replay the hand belongs to its seat, not to the reader. */
    live: table.live,
    names: namesOf(table),
    components,
    phase: view.phase,
    duel,
    mine,
    types: new Set(actions.map(({ type }) => type)),
    attacker: hasPuck(view, duel),
    /** The round under way; null once it is decided, although it stays visible. */
    open: duel && !duel.verdict ? duel : null,
    actor: table.doc.to_act[0] ?? null,
    of,
    /** @param {number} seat */
    team: (seat) => view.sides[seat].team,
    /** @param {number} seat */
    attributes: (seat) => components.teams[view.sides[seat].team ?? ""]?.attributes ?? null,
    place: placer(components.rink.fields, me === 1),
    flipped: me === 1,
    targets: view.phase === "attack_declare" && mine ? declarations(of("declare")) : null,
    /** The results of the choices; null until they are known. */
    preview: mine ? table.preview() : null,
  };
}

/**
 * Return the seat with the puck; after the last round its winner, which no next round begins with.
 * @param {Table["view"]} view @param {import("./view.d.ts").Duel | null} duel
 */
function hasPuck({ phase, decider, attacker }, duel) {
  if (phase !== "over" || decider || !duel?.verdict || duel.move === "shot") return attacker;
  return duel.verdict.success ? duel.attacker : 1 - duel.attacker;
}

/**
 * Return a function that places a field: seat 1 sees the rink turned, so that both attack to the right.
 * @param {Components["rink"]["fields"]} fields @param {boolean} turned
 */
const placer = (fields, turned) => (/** @type {string} */ id) => {
  const { x, y } = fields[id];
  return turned ? { x: 1200 - x, y: 600 - y } : { x, y };
};

/**
 * Return the offered declarations by move and field; the field of a shot is "goal".
 * @param {import("./view.d.ts").ActionOf<"declare">[]} offered
 */
export function declarations(offered) {
  /** @typedef {Map<string, import("./view.d.ts").ActionOf<"declare">>} Fields */
  /** @type {Record<MoveId, Fields>} */
  const found = { speed: new Map(), strength: new Map(), pass: new Map(), shot: new Map() };
  for (const action of offered) found[action.move].set(action.to ?? "goal", action);
  return found;
}

/**
 * Return the lines that a move from the puck crosses, with their cost.
 * @param {Reading} now @param {MoveId} move @param {string} to @returns {Way}
 */
export function wayTo({ components, view, attacker }, move, to) {
  const { ways, shots } = components.rink;
  return move === "shot" ? shots[attacker ?? 0][view.puck] : ways[move][view.puck][to];
}

/** Return the number on the tag at each crossed line. @param {Reading} now @param {MoveId} move */
export const tollOf = ({ components }, move) => minus(-components.moves[move].line_cost);

/**
 * Return "9 : 5", attack against defence before dice, and without a field before the lines; "" until it is known.
 * @param {Reading} now @param {MoveId} move @param {string | null} [to]
 */
export function sums({ view, preview }, move, to = null) {
  const led = to === null ? null : preview?.declare?.[move][to];
  if (led) return versus(led.total, led.against);
  const certain = view.forecast?.[move];
  if (!certain || (to !== null && move !== "shot")) return "";
  return versus(certain.attack.sum.total, certain.defence.sum.total);
}

/**
 * Return whether the dice are in the sum: while a roll is animated, their faces are visible before.
 * @param {Pick<import("./view.d.ts").Turn, "dice" | "tumbling">} turn
 */
export const isCounted = ({ dice, tumbling }) => Boolean(dice) && !tumbling;

/**
 * Return where a restart is: "goalkeeper", or the circle in the "north" or "south".
 * @param {{kind: "faceoff" | "goalkeeper", at: string}} restart
 */
export const restartSide = ({ kind, at }) =>
  kind === "goalkeeper" ? "goalkeeper" : at.endsWith("_N") ? "north" : "south";

/** @param {number} attack @param {number} defence */
export const versus = (attack, defence) => `${minus(attack)} : ${minus(defence)}`;

/**
 * Return the key of the chosen cards in the preview, where a symbol card is played before the others.
 * @param {Readonly<Picks>} picks
 */
export const choiceOf = ({ staged, card }) =>
  card && card[0] !== "B" ? card : [...staged, ...(card ? [card] : [])].sort().join("+");

/**
 * Return the chosen bonus cards, also the one that is played first and alone because it turns a referee card.
 * @param {Readonly<Pick<Picks, "staged" | "card">>} picks
 */
export const chosenBonus = ({ staged, card }) => (card && card[0] === "B" ? [...staged, card] : staged);

/**
 * Return the result of the chosen cards; null while nothing is chosen or known.
 * @param {Reading} now @param {Readonly<Picks>} picks @returns {NonNullable<Preview["choices"]>[string] | null}
 */
export function prospect({ preview }, picks) {
  return preview?.choices?.[choiceOf(picks)] ?? null;
}
