// The common input of all parts of the drawing: the document, read once, words, selections, and click handlers.
import { offered } from "stadion/kit/picks.js";
import { runningScene } from "./animations.js";
import { isOpening } from "./about.js";
import { lineupOf, wordsOf } from "./words.js";

/**
 * @typedef {import("./view.d.ts").View} View
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Action} Action
 * @typedef {import("./view.d.ts").Picks} Picks
 * @typedef {import("./view.d.ts").Strength} Strength
 * @typedef {import("./view.d.ts").Slot} Slot
 * @typedef {ReturnType<typeof deskOf>} Desk
 */

/** @returns {Picks} */
export const noPicks = () => ({ card: null, source: null, target: null, die: null, compares: false });

/** @param {import("./view.d.ts").OwnContext} context */
export function deskOf(context) {
  const { table, ui } = context;
  const { actions, me, doc } = table;
  const scene = runningScene(table, ui);
  const view = scene ? { ...context.now, match: scene.match } : context.now;
  return {
    ...context,
    scene,
    view,
    actions,
    me,
    words: wordsOf(table),
    seats: Object.keys(view.teams).map(Number),
    mine: actions.length > 0,
    phase: view.phase,
    toAct: doc.to_act,
    person: table.name,
    rink: rinkOf(view, seatShown(view, doc.to_act, me, isOpening(table)), me),
    find: (/** @type {Partial<Action>} */ wanted) => offered(actions, wanted),
    helper: table.options.lineup_helper !== false,
    ahead: actions.length && FORESEEN.includes(view.phase) ? table.preview() : null,
  };
}

/** The phases in which the server previews the result of each choice. @type {import("./view.d.ts").Phase[]} */
const FORESEEN = ["draft", "edit", "trainer", "event"];

/**
 * Return the key of the current decision. A new key clears the selections of the previous one.
 * @param {View} view @param {Table} table
 */
export function decisionOf(view, { doc, me }) {
  const { phase, draft, match, round, editor } = view;
  /** @type {unknown[]} */
  const parts = [phase, me !== null && doc.to_act.includes(me), round?.number, round?.played];
  if (draft) parts.push(draft.kind === "open" ? draft.round : draft.number, draft.pick);
  if (editor) parts.push(editor.kind, editor.done, Object.entries(editor.cards));
  if (match) parts.push(match.turn, match.attempt, match.stage);
  return parts.join("/");
}

/**
 * Return the selections without those that are no longer on offer.
 * @param {Readonly<Picks>} picks @param {Action[]} actions
 */
export function prunePicks(picks, actions) {
  const { card, source } = picks;
  const held = !card || actions.some((one) => "card" in one && one.card === card);
  const usable = !source || actions.some((one) => one.type === "bonus" && one.source === source);
  return held && usable ? picks : noPicks();
}

/**
 * Return the seat whose line-up is shown: the public editor's, else your own, the winner's at the end, or the one to
 * act.
 * @param {View} view @param {number[]} toAct @param {number | null} me
 * @param {boolean} opens a round is being opened, so that its public editor has not begun
 */
export function seatShown(view, toAct, me, opens) {
  if (opens && me !== null) return me;
  const editing = Object.keys(view.editing).find((seat) => view.editing[seat].fresh !== undefined);
  if (editing !== undefined && Number(editing) !== me) return Number(editing);
  if (me !== null) return me;
  if (view.phase === "over") return Object.values(view.ranking)[0]?.[0] ?? 0;
  return toAct[0] ?? 0;
}

/** Return the line-up to show: that of the seat's own editor if it has one, else the public one. */
function rinkOf(/** @type {View} */ view, /** @type {number} */ seat, /** @type {number | null} */ me) {
  const team = view.teams[seat];
  const editor = (seat === me && view.editor) || null;
  const cards = editor?.cards ?? team.cards;
  return {
    seat,
    cards,
    editor,
    lineup: lineupOf(cards),
    strength: editor?.strength ?? team.strength,
    substitute: editor ? editor.substitute : team.substitute,
    excluded: team.excluded,
    effects: team.effects,
  };
}

/** Return both strengths as text: "3 + 5". @param {Strength} strength */
export const both = (strength) => `${strength.attack.total} + ${strength.defence.total}`;

/** The clauses that deny a player the position point: a wrong slot of their type, or a wrong type. */
const OUT = ["EX-4.3", "EX-4.4"];

/** @param {Strength | null} strength @param {Slot} slot */
export function clauseOf(strength, slot) {
  return (strength?.attack.points[slot] ?? strength?.defence.points[slot])?.[1] ?? "";
}

/** Return the value of a face-down substitute (EX-4.7). @param {Strength | null} strength */
export const substituteCounts = (strength) => strength?.defence.points.G?.[0] ?? 1;

/** @param {Strength | null} strength @param {Slot} slot */
export const outOfPosition = (strength, slot) => OUT.includes(clauseOf(strength, slot));
