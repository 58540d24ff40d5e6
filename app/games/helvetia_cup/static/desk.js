// What all parts of the drawing work on, and what a click on a hex, a footballer or a sector means.
import { toggled } from "stadion/kit/picks.js";
import { around, closer } from "./camera.js";
import { MOVING, PLACING, candidates, handSize, intended, litHexes } from "./choices.js";
import { timeLeft } from "./countdown.js";
import { pickedOf, squadSize } from "./draft.js";
import { flightOf } from "./flight.js";
import { ground } from "./pitch.js";

/**
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Reading} Reading
 * @typedef {import("./view.d.ts").Picks} Picks
 * @typedef {import("./view.d.ts").Kept} Kept
 * @typedef {import("./view.d.ts").Lit} Lit
 * @typedef {import("stadion/kit/table.d.ts").Hand<Table, Reading, Picks, Kept>} Hand
 * @typedef {ReturnType<typeof deskOf>} Desk
 */

/** On a wide page the pitch stays where it is. */
const STILL = { down: null, move: null, up: null, click: null };

/** @param {Hand} hand */
export function deskOf(hand) {
  const { table, now, picks, kept } = hand;
  const lit = litHexes(now, picks);
  const todo = intended(now, picks, lit, table);
  const called = now.phase === "squad" && table.me !== null ? pickedOf(now, table, picks.squad).length : 0;
  return {
    ...hand,
    ...hands(hand, lit, todo),
    lit,
    intended: todo,
    ground: groundOf(table, kept),
    flight: now.phase === "act_att" && !picks.card ? flightOf(now, table, picks.to) : null,
    zoomed: table.phone ? kept.zoomed : null,
    left: now.phase === "offside_window" ? timeLeft(table, now.decides[0]) : null,
    called,
    surplus: tooMany(now, table),
    squadFull: called >= squadSize(table) || now.kinds("pick").length <= picks.squad.length,
    gestures: table.phone ? kept.gestures : STILL,
  };
}

/** The pitch is drawn once for a pair of teams and a language. @param {Table} table @param {Kept} kept */
function groundOf(table, kept) {
  const teams = [0, 1].map((seat) => table.view.coaches[seat].team);
  const key = [...teams, table.lang].join();
  if (kept.ground.key !== key) kept.ground = { key, drawn: ground(kept.pitch, teams, table.t) };
  return kept.ground.drawn;
}

/**
 * What a click or a key may do.
 * @param {Hand} hand
 * @param {Map<string, Lit>} lit
 * @param {import("./view.d.ts").Action[]} todo
 */
function hands(hand, lit, todo) {
  const { table, now, picks, kept, pick, keep, send } = hand;
  const confirm = () => send(todo);
  const person = (/** @type {string} */ id) => onPerson(hand, id);
  const zoom = (/** @type {string | null} */ hex) => keep({ zoomed: hex ? around(kept.pitch.centre(hex)) : null });
  return {
    confirm,
    person,
    zoom,
    hex: (/** @type {string} */ hex) => onHex({ ...hand, confirm, person, zoom }, hex, lit, todo),
    sector: (/** @type {string} */ id) => onSector(hand, id),
    card: (/** @type {string} */ id) => pick({ card: picks.card === id ? null : id, to: null, on: null }),
    mark: (/** @type {string} */ id) => pick({ marks: toggled(picks.marks, id, tooMany(now, table)) }),
    call: (/** @type {string} */ id) => pick({ squad: toggled(picks.squad, id, places(now, table)) }),
    closer: () => keep({ zoomed: kept.zoomed && closer(kept.zoomed) }),
    showPitch: (/** @type {boolean} */ pitchShown) => keep({ pitchShown }),
    /** The way that is shown and not sent, shorter by a step. */
    stepBack: () => pick({ to: lit.get(picks.to ?? "")?.path?.at(-2) ?? null }),
    moveFocus(/** @type {string} */ hex, /** @type {Element | null} */ root) {
      keep({ focus: hex });
      requestAnimationFrame(() => focus(root?.querySelector(`[data-hex="${hex}"]`)));
    },
  };
}

/** @param {Element | null | undefined} element */
const focus = (element) => element instanceof SVGElement && element.focus();

/** Cards that must go. @param {Reading} now @param {Table} table */
const tooMany = (now, table) => Math.max(0, handSize(now) - table.components.constants.cards_kept.value);

/** Places of the squad that no pick has taken yet. @param {Reading} now @param {Table} table */
const places = (now, table) => squadSize(table) - pickedOf(now, table, []).length;

/**
 * @param {Hand & {confirm: () => void, person: (id: string) => void, zoom: (hex: string) => void}} hand
 * @param {string} hex @param {Map<string, Lit>} lit @param {import("./view.d.ts").Action[]} todo
 */
function onHex({ table, now, picks, kept, pick, confirm, person, zoom }, hex, lit, todo) {
  if (table.phone && !kept.zoomed) return zoom(hex);
  kept.focus = hex;
  if (!now.mine) return table.redraw();
  if (picks.to === hex && todo.length) return confirm();
  const named = candidates(now, picks);
  const here = now.on(hex).find((one) => named.includes(one.id));
  if (here) return person(here.id);
  if (MOVING.includes(now.phase) && !picks.card) {
    const own = now.on(hex).find((one) => one.seat === table.me && now.actions.some(({ f }) => f === one.id));
    return own ? pick({ f: own.id, to: null, on: null }) : pick({ to: lit.has(hex) ? hex : null, on: null });
  }
  if (PLACING[now.phase] && lit.has(hex)) return pick({ to: hex });
  const passes = [...now.kinds("short_pass"), ...now.kinds("long_pass")];
  return pick({ to: passes.some((one) => one.to === hex) ? hex : null });
}

/** A footballer named on the pitch or in the roster. @param {Hand} hand @param {string} id */
function onPerson({ now, picks, pick }, id) {
  if (!now.mine) return undefined;
  if (picks.card) {
    const second = picks.f && picks.on !== id && now.kinds("play_card").some((one) => one.g);
    return second ? pick({ on: picks.f, f: id }) : pick({ f: id, on: null });
  }
  if (MOVING.includes(now.phase) && now.actions.some((one) => one.f === id)) return pick({ f: id, to: null, on: null });
  if (now.phase === "subs" && now.f(id)?.place === "bench") return pick({ on: id });
  if (now.phase === "injury_sub") return pick({ on: id });
  return candidates(now, picks).includes(id) ? pick({ f: id }) : undefined;
}

/** A pane of the goal, aimed at or guarded. @param {Hand} hand @param {string} id */
function onSector({ table, now, picks, pick }, id) {
  if (now.kinds("aim").length) return pick({ sector: id });
  const set = picks.guard.includes(id) ? picks.guard.filter((one) => one !== id) : [...picks.guard, id];
  return pick({ guard: inOrder(table).filter((one) => set.includes(one)) });
}

/** Sectors as they are offered: TL, TC, TR, BL, BC, BR; keys of a document come in any order. @param {Table} table */
const inOrder = ({ components }) =>
  Object.values(components.goal.sectors)
    .sort((a, b) => a.row - b.row || a.col - b.col)
    .map((one) => one.id);
