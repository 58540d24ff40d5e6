// The keys of this game: 1-4 for moves, 1-5 for cards, arrows on the rink, N and Home, T for TIME, M for the moves.
import { ahead, ARROWS, digit, next, onControl, pressed, under } from "stadion/kit/keys.js";
import { bar } from "./desk.js";
import { MOVES } from "./reading.js";
import { byDigit, hand } from "./tray.js";

/** @typedef {import("./view.d.ts").Now} Now */

/** @param {KeyboardEvent} event @param {Now} now @returns {boolean} whether it was ours */
export function key(event, now) {
  const { picks, run } = now;
  const name = pressed(event);
  if (name in ARROWS) return arrow(name, event, now);
  if (name === "Home") return look(now.view.puck, now);
  if (!now.mine) return false;
  if (name === "Enter") return enter(event, now);
  if (name === "Escape" && (picks.timing || picks.card)) return done(picks.timing ? run.time : run.change);
  return number(digit(event), now) || letter(name, now);
}

/** @param {() => unknown} does */
function done(does) {
  does();
  return true;
}

/**
 * Handle Enter: click the element with the focus, or go on if it is already chosen.
 * @param {KeyboardEvent} event @param {Now} now
 */
function enter(event, now) {
  const { picks, run } = now;
  const onField = under(event, ".fd") !== null;
  if (under(event, "[aria-pressed=true]") && commit(now)) return true;
  if (onField) return done(() => run.field(picks.focus, fieldAt(picks.focus)));
  const { restart } = picks;
  return restart !== null && !onControl(event) && done(() => run.field(restart, fieldAt(restart)));
}

/** Go on with what is chosen, if Enter is the key of the next step. @param {Now} now */
function commit(now) {
  const goes = bar(now).buttons?.find((one) => one.key === "Enter" && !one.disabled);
  goes?.run();
  return Boolean(goes);
}

/** @param {string} name @param {Now} now */
function letter(name, now) {
  const { run, types, phase } = now;
  if (name === "t" && types.has("time_out")) return done(run.time);
  if (name === "u") return done(run.change);
  if (name === "m" && phase === "attack_declare") return done(run.pickMoves);
  return name === "n" && nextTarget(now);
}

/** @param {number} n @param {Now} now */
function number(n, now) {
  const { phase, run, view, components } = now;
  if (!n) return false;
  const card = hand(view)[n - 1];
  if (card && byDigit(now)) return done(() => run.card(card));
  if (phase === "attack_declare" && MOVES[n - 1]) return done(() => run.move(MOVES[n - 1]));
  const team = components.nations[n - 1];
  return phase === "team_pick" && team !== undefined && done(() => run.team(team));
}

/** @param {string} name @param {KeyboardEvent} event @param {Now} now */
function arrow(name, event, now) {
  if (!document.querySelector(".bd.hg") || under(event, "[role=tablist], [role=radiogroup]")) return false;
  const places = Object.keys(now.components.rink.fields).map((id) => ({ id, ...now.place(id) }));
  const there = ahead(now.place(now.picks.focus), places, name);
  return there ? look(there.id, now) : false;
}

/** @param {string} id */
const fieldAt = (id) =>
  /** @type {SVGElement | null} */ (document.querySelector(`.bd.hg [data-field="${id}"]`)) ?? undefined;

/** @param {string} id @param {Now} now */
function look(id, { run }) {
  run.focus(id);
  fieldAt(id)?.focus();
  return true;
}

/** Choose the next field that the picked move, or any move, reaches, from the attacked end on. @param {Now} now */
function nextTarget(now) {
  const { targets, picks } = now;
  if (!targets) return false;
  const moves = picks.move ? [picks.move] : MOVES;
  const ids = [...new Set(moves.flatMap((move) => [...targets[move].keys()]))]
    .filter((id) => id !== "goal")
    .sort((a, b) => now.place(b).x - now.place(a).x);
  const id = next(ids, picks.focus);
  return id !== null && look(id, now);
}
