// What the player has chosen but not sent yet, and what choosing does. Nothing here is a rule.
import { toggled } from "stadion/kit/picks.js";
import { hyphened } from "stadion/kit/words.js";
import { waysTo } from "./strips.js";
import { offered, standing } from "./tray.js";

/**
 * @typedef {import("./view.d.ts").Kept} Kept
 * @typedef {import("./view.d.ts").MoveId} MoveId
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").Picks} Picks
 * @typedef {import("./view.d.ts").Reading} Reading
 * @typedef {import("./view.d.ts").Table} Table
 */

/** @param {Reading} now @returns {Picks} */
export const nothing = (now) => ({
  move: null,
  to: null,
  staged: [],
  card: null,
  timing: false,
  thrown: [],
  chooser: null,
  told: null,
  team: null,
  draft: null,
  restart: now.phase === "restart_choice" ? (now.of("restart").at(-1)?.at ?? null) : null,
  picking: now.phase !== "attack_declare" || !now.duel,
  focus: now.view.puck,
});

/** Naming a hero for the referee interrupts a decision, and ends none. @param {Reading} now */
export function decision({ me, phase, view, mine, duel }) {
  const cards = duel?.mover === duel?.attacker ? "attack_cards" : "defend_cards";
  return phase === "referee_target" ? `${me} ${cards} ${view.rounds} ${mine}` : `${me} ${phase} ${view.rounds} ${mine}`;
}

/**
 * Chosen cards that are gone or no longer fit are put back.
 * @param {Readonly<Picks>} picks @param {Reading} now @param {Table} table @returns {Picks}
 */
export function fitting(picks, now, table) {
  const held = (/** @type {string} */ id) => id in (now.view.hand ?? {});
  const laying = now.mine && now.phase.endsWith("_cards");
  const fits = (/** @type {string} */ id) => held(id) && (!laying || offered(table.actions, id).length > 0);
  const pickable = now.of("draft").some(({ card }) => card === picks.draft);
  return {
    ...picks,
    staged: picks.staged.filter(fits),
    thrown: picks.thrown.filter(held),
    card: picks.card && held(picks.card) ? picks.card : null,
    timing: picks.timing && now.types.has("time_out"),
    draft: now.mine && !pickable ? null : picks.draft,
  };
}

/**
 * Newly drawn cards are marked until the own next action.
 * @param {Table["history"]} events @param {number | null} me @param {string[]} fresh @returns {string[]}
 */
export function freshAfter(events, me, fresh) {
  const drawn = events.flatMap((event) => (event.event === "drew" && event.who === me ? (event.cards ?? []) : []));
  if (drawn.length) return drawn;
  return events.some(({ seat }) => seat === me) ? [] : fresh;
}

/** What controls and keys do. @param {Now} now without its `run` */
export function runs(now) {
  const pick = (/** @type {Partial<Picks>} */ change) => now.pick({ told: null, ...change });
  return {
    act: now.act,
    send: now.send,
    change: () => pick(oneBack(now.picks)),
    pickMoves: () => pick({ picking: true }),
    move: (/** @type {MoveId} */ move) => pick(moved(now, move)),
    field: (/** @type {string} */ id) => tapField(now, id),
    way: (/** @type {MoveId} */ move) => pick(taken(move, now.picks.chooser)),
    goal: () => (now.picks.move === "shot" ? sendMove(now) : pick(moved(now, "shot"))),
    focus: (/** @type {string} */ id) => now.picks.focus === id || now.pick({ focus: id }),
    card: (/** @type {string} */ id) => pick(tapped(now, id)),
    time: () => pick({ timing: !now.picks.timing && now.types.has("time_out"), thrown: [] }),
    team: (/** @type {string} */ id) => pick({ team: id }),
    draft: (/** @type {string} */ id) => pick({ draft: id }),
    filter: (/** @type {Kept["filter"]} */ attr) => now.keep({ filter: attr }),
  };
}

/** One step back in the own decision. @param {Readonly<Picks>} picks @returns {Partial<Picks>} */
export function oneBack({ card, staged, chooser, to, move }) {
  if (card) return { card: null };
  if (staged.length) return { staged: [] };
  if (chooser) return { chooser: null };
  return to && move !== "shot" ? { to: null } : { move: null, to: null };
}

/**
 * A field that the new move reaches too stays chosen, and its only field is.
 * @param {Reading & {picks: Readonly<Picks>}} now @param {MoveId} move @returns {Partial<Picks>}
 */
export function moved({ targets, picks }, move) {
  const fields = targets?.[move];
  if (!fields?.size) return {};
  const keeps = picks.to !== null && fields.has(picks.to);
  const only = fields.size === 1 ? [...fields.keys()][0] : null;
  return { picking: true, chooser: null, move, to: keeps ? picks.to : only };
}

/** @param {MoveId} move @param {string | null} to @returns {Partial<Picks>} */
const taken = (move, to) => ({ move, to, chooser: null, picking: true });

/** @param {Now} now */
function sendMove({ targets, picks, run }) {
  const { move, to } = picks;
  const action = move && to ? targets?.[move].get(to) : undefined;
  if (action) run.send([action]);
}

/** @param {Now} now @param {string} id */
function tapField(now, id) {
  const { picks, targets } = now;
  const restart = now.of("restart").find(({ at }) => at === id);
  if (restart && picks.restart === id) return now.run.act(restart);
  if (targets && picks.move && picks.to === id) return sendMove(now);
  now.pick({ told: null, focus: id, ...(restart ? { restart: id } : {}), ...(targets ? aimed(now, id) : {}) });
}

/**
 * A tapped field: the goal of the picked move, or of the one that leads there, or of one to be chosen.
 * @param {Now} now @param {string} id @returns {Partial<Picks>}
 */
export function aimed(now, id) {
  const { picks, targets } = now;
  if (picks.move && targets?.[picks.move].has(id)) return { to: id, picking: true };
  const ways = waysTo(now, id);
  if (!ways.length) return { told: whyNot(now, id) };
  return ways.length === 1 ? taken(ways[0], id) : { chooser: id };
}

/** Why no move leads there, as the server says. @param {Now} now @param {string} id */
function whyNot({ t, view, preview }, id) {
  if (id === view.puck) return t("ui-puck-here");
  const why = preview?.blocked?.[id];
  return why ? t(`objection-${hyphened(why.text)}`) : t("ui-no-way");
}

/** @param {Now} now @param {string} id @returns {Partial<Picks>} */
export function tapped(now, id) {
  const { picks, components } = now;
  if (picks.timing) return { thrown: toggled(picks.thrown, id, most(now.of("time_out"))) };
  const state = standing(now, id);
  if (!state.usable || state.later) return {};
  if (picks.card === id) return { card: null };
  const card = components.cards[id];
  return card.type === "bonus" && !card.symbol ? { staged: toggled(picks.staged, id) } : { card: id };
}

/** The most cards that any offered swap throws away. @param {{cards: string[]}[]} swaps */
const most = (swaps) => Math.max(0, ...swaps.map(({ cards }) => cards.length));
