// The choices that the player has made but not sent yet, and the effect of choosing. Nothing here is a rule.
import { toggled } from "stadion/kit/picks.js";
import { waysTo } from "./strips.js";
import { offered, cardState } from "./tray.js";

/**
 * @typedef {import("./view.d.ts").Ui} Ui
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
  named: false,
  team: null,
  draft: null,
  restart: null,
  picking: now.phase !== "attack_declare" || !now.duel,
  focus: now.view.puck,
});

/**
 * Return the key of the decision. Naming a hero for the referee interrupts a decision, but does not end it.
 * @param {Reading} now
 */
export function decision({ me, phase, view, mine, duel }) {
  const cards = duel?.mover === duel?.attacker ? "attack_cards" : "defend_cards";
  return phase === "referee_target" ? `${me} ${cards} ${view.rounds} ${mine}` : `${me} ${phase} ${view.rounds} ${mine}`;
}

/**
 * Return the selections without cards that are gone or no longer fit.
 * @param {Readonly<Picks>} picks @param {Reading} now @param {Table} table @returns {Picks}
 */
export function prunePicks(picks, now, table) {
  const held = (/** @type {string} */ id) => id in (now.view.hand ?? {});
  const cards = now.mine && now.phase.endsWith("_cards");
  const fits = (/** @type {string} */ id) => held(id) && (!cards || offered(table.actions, id).length > 0);
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
 * Return the newly drawn cards, which are marked until the player's own next action.
 * @param {Table["history"]} events @param {number | null} me @param {string[]} fresh @returns {string[]}
 */
export function freshAfter(events, me, fresh) {
  const drawn = events.flatMap((event) => (event.event === "drew" && event.who === me ? (event.cards ?? []) : []));
  if (drawn.length) return drawn;
  return events.some(({ seat }) => seat === me) ? [] : fresh;
}

/** Return the handlers of controls and keys. @param {Now} now without its `run` */
export function runs(now) {
  const { pick } = now;
  return {
    act: now.act,
    send: now.send,
    change: () => pick(oneBack(now.picks)),
    pickMoves: () => pick({ picking: true }),
    move: (/** @type {MoveId} */ move, /** @type {Element | undefined} */ at = undefined) => {
      const change = moved(now, move);
      return change ? pick(change) : now.table.askWhy(declared(move, null), at);
    },
    field: (/** @type {string} */ id, /** @type {Element | undefined} */ at = undefined) => tapField(now, id, at),
    goal: (/** @type {Element | undefined} */ at = undefined) =>
      now.targets && now.picks.move === "shot" ? sendMove(now) : now.run.move("shot", at),
    focus: (/** @type {string} */ id) => now.picks.focus === id || now.pick({ focus: id }),
    card: (/** @type {string} */ id, /** @type {Element | undefined} */ at = undefined) => tapCard(now, id, at),
    why: now.table.askWhy,
    time: () => pick({ timing: !now.picks.timing && now.types.has("time_out"), thrown: [] }),
    team: (/** @type {string} */ id, /** @type {Element | undefined} */ at = undefined) =>
      now.of("pick_team").some(({ team }) => team === id)
        ? pick({ team: id })
        : now.table.askWhy({ type: "pick_team", team: id }, at),
    draft: (/** @type {string} */ id, /** @type {Element | undefined} */ at = undefined) =>
      now.of("draft").some(({ card }) => card === id)
        ? pick({ draft: id })
        : now.table.askWhy({ type: "draft", card: id }, at),
    filter: (/** @type {Ui["filter"]} */ attr) => now.setUi({ filter: attr }),
  };
}

/**
 * Return the selections one step back in the player's own decision.
 * @param {Readonly<Picks>} picks @returns {Partial<Picks>}
 */
export function oneBack({ card, staged, to, move, named }) {
  if (card) return { card: null };
  if (staged.length) return { staged: [] };
  return to && named && move !== "shot" ? { to: null } : { move: null, to: null, named: false };
}

/**
 * Return the selections for a new move: a field that it reaches stays chosen; null if no move can be picked.
 * @param {Reading & {picks: Readonly<Picks>}} now @param {MoveId} move @returns {Partial<Picks> | null}
 */
export function moved({ targets, picks }, move) {
  const fields = targets?.[move];
  if (!fields?.size) return null;
  const valid = picks.to !== null && fields.has(picks.to);
  const only = fields.size === 1 ? [...fields.keys()][0] : null;
  return { picking: true, named: true, move, to: valid ? picks.to : only };
}

/** @param {MoveId} move @param {string | null} to @returns {Partial<Picks>} */
const taken = (move, to) => ({ move, to, named: false, picking: true });

/**
 * Choose what a hint begins with: TIME, or the move for which its field is pressed.
 * @param {import("./view.d.ts").Action} action @param {Now} now
 */
export function hinted(action, { pick }) {
  if (action.type === "time_out") pick({ timing: true, thrown: [] });
  if (action.type === "declare" && action.move !== "shot")
    pick({ picking: true, named: true, move: action.move, to: null });
}

/** @param {Now} now */
function sendMove({ targets, picks, run }) {
  const { move, to } = picks;
  const action = move && to ? targets?.[move].get(to) : undefined;
  if (action) run.send([action]);
}

/** @param {Now} now @param {string} id @param {Element} [pressed] */
function tapField(now, id, pressed) {
  const { picks, targets } = now;
  const restart = now.of("restart").find(({ at }) => at === id);
  if (restart && picks.restart === id) return now.run.act(restart);
  if (targets && picks.move && picks.to === id) return sendMove(now);
  const change = restart ? { restart: id } : aimed(now, id);
  if (change) return now.pick({ focus: id, ...change });
  const begun = now.types.has("restart");
  now.table.askWhy(begun ? { type: "restart", kind: "faceoff", at: id } : declared("pass", id), pressed);
}

/**
 * Return the action that declares this move; `to` is null for a shot.
 * @param {MoveId} move @param {string | null} to @returns {import("./view.d.ts").Action}
 */
const declared = (move, to) => ({ type: "declare", move, to });

/**
 * Return the selections after a tap on a field. It is the destination of the move that the player has named, or of
 * the best one that leads there, which the strip lets them change; null if no move leads there.
 * @param {Now} now @param {string} id @returns {Partial<Picks> | null}
 */
export function aimed(now, id) {
  const { picks, targets } = now;
  if (picks.named && picks.move && targets?.[picks.move].has(id)) return { to: id, picking: true };
  const [best] = waysTo(now, id);
  return best ? taken(best, id) : null;
}

/** @param {Now} now @param {string} id @param {Element} [pressed] */
function tapCard(now, id, pressed) {
  const change = tapped(now, id);
  if (change) return now.pick(change);
  now.table.askWhy(laying(now, id), pressed);
}

/**
 * Choose a tapped card or put it back. A hero is played alone, never together with bonus cards.
 * @param {Now} now @param {string} id @returns {Partial<Picks> | null} null if the card cannot be chosen
 */
export function tapped(now, id) {
  const { picks, components } = now;
  if (picks.timing) return { thrown: toggled(picks.thrown, id, most(now.of("time_out"))) };
  const state = cardState(now, id);
  if (!state.usable || state.later) return null;
  if (picks.card === id) return { card: null };
  const card = components.cards[id];
  if (card.type === "hero") return { card: id, staged: [] };
  if (card.type !== "bonus" || card.symbol) return { card: id };
  const symbol = picks.card && picks.card[0] === "B" ? picks.card : null;
  return { staged: toggled(picks.staged, id), card: symbol };
}

/**
 * Return the action that plays a card.
 * @param {Now} now @param {string} card @returns {import("./view.d.ts").Action}
 */
export function laying({ components, view, me }, card) {
  const { type } = components.cards[card];
  if (type === "bonus") return { type: "play_bonus", card };
  if (type === "hero") return { type: "play_hero", card };
  const target = type === "injury" ? Object.keys(view.sides[1 - (me ?? 0)].heroes)[0] : undefined;
  return { type: "play_special", card, ...(target ? { target } : {}) };
}

/** Return the greatest number of cards that any offered swap discards. @param {{cards: string[]}[]} swaps */
const most = (swaps) => Math.max(0, ...swaps.map(({ cards }) => cards.length));

const NO_CHOICE = ["draft", "remove_hero", "restart"];

/**
 * Return whether the only action on offer is sent automatically. The end of a turn is not: it would reveal the hand.
 * @param {Pick<import("./view.d.ts").Action, "type">} action
 */
export const forced = ({ type }) => NO_CHOICE.includes(type);
