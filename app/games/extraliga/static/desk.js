// What every part of the drawing gets at a draw: the document read once, words, picks, and what a click can do.
import { lineupOf, wordsOf } from "./words.js";

/** @typedef {ReturnType<typeof deskOf>} Desk */

export const noPicks = (decision = "") => ({ decision, card: null, source: null, die: null, target: null });

/** @param {any} table @param {any} picks @param {(change: object) => void} pick */
export function deskOf(table, picks, pick) {
  const { view, actions, me, doc } = table;
  const words = wordsOf(table);
  const seats = Object.keys(view.teams).map(Number);
  const mine = actions.length > 0;
  const shownSeat = seatShown(table);
  return {
    table,
    view,
    actions,
    me,
    t: table.t,
    words,
    seats,
    picks,
    pick,
    mine,
    doc,
    phase: view.phase,
    toAct: doc.to_act,
    person: table.name,
    shownSeat,
    rink: rinkOf(view, shownSeat, me),
    act: (action) => action && !table.busy && !table.stale && table.act(action),
    find: (wanted) => actions.find((one) => Object.entries(wanted).every(([key, value]) => one[key] === value)),
    rounds: view.season?.rounds ?? 0,
    helper: table.options.lineup_helper !== false,
  };
}

/** One decision: what was picked for the last one is gone when this changes. */
export function decisionOf({ view, doc, me }) {
  const { phase, draft, match, round, editor } = view;
  const parts = [
    phase,
    doc.to_act.includes(me),
    draft?.number,
    draft?.round,
    draft?.pick,
    round?.number,
    round?.played,
  ];
  if (editor) parts.push(editor.kind, editor.done);
  if (match) parts.push(match.turn, match.attempt, match.stage);
  return parts.join("/");
}

/** Whose line-up lies on the rink: your own, else that of who decides, else of the leader. */
function seatShown({ view, doc, me }) {
  const editing = Object.keys(view.editing)
    .map(Number)
    .find((seat) => "fresh" in view.editing[seat]);
  if (editing !== undefined && editing !== me) return editing;
  if (me !== null) return me;
  if (view.phase === "over") return Object.values(view.ranking)[0]?.[0] ?? 0;
  return doc.to_act[0] ?? 0;
}

/** The line-up to show: the own editor as it stands, else the public one. */
function rinkOf(view, seat, me) {
  const team = view.teams[seat];
  const editor = seat === me ? view.editor : null;
  const cards = editor?.cards ?? team.cards;
  return {
    seat,
    cards,
    editor,
    lineup: lineupOf(cards),
    strength: editor?.strength ?? team.strength,
    excluded: team.excluded,
    effects: team.effects,
  };
}

/** @returns {string} the rule of the strengths in words: "3 + 5" */
export const both = (strength) => `${strength.attack.total} + ${strength.defence.total}`;

/** May a player stand there with his printed position? */
export const inPosition = (table, id, slot) => table.components.cards[id].position === table.components.slots[slot];
