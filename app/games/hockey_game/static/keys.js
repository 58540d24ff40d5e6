// Keys of this game: 1-4 moves, 1-5 cards, arrows over the rink, N and Home, T for TIME, M for the moves.
import { bar } from "./desk.js";

const MOVES = ["speed", "strength", "pass", "shot"];
const TEAMS = ["CZE", "SWE", "CAN", "FIN", "RUS", "USA", "SVK", "SUI"];
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {KeyboardEvent} event @param {any} now @param {any} picks @returns {boolean} whether it was ours */
export function key(event, now, picks) {
  const { key: pressed } = event;
  if (pressed in ARROWS) return arrow(pressed, event, now, picks);
  if (pressed === "Home") return look(now.view.puck, picks);
  if (!now.mine) return false;
  if (pressed === "Enter" && onChosen(event) && commit(now, picks)) return true;
  if (pressed === "Enter" && onField(event)) return (picks.run.field(picks.focus), true);
  if (pressed === "Enter" && picks.restart && !onControl(event)) return (picks.run.field(picks.restart), true);
  if (pressed === "Enter" && picks.chooser) return (picks.run.field(picks.chooser), false);
  if (pressed === "Escape" && (picks.timing || picks.chooser || picks.card))
    return (picks.timing ? picks.run.time() : picks.run.change(), true);
  if (/^[1-8]$/.test(pressed)) return number(Number(pressed), now, picks);
  return letter(pressed.toLowerCase(), now, picks);
}

const onChosen = (/** @type {KeyboardEvent} */ event) =>
  event.target instanceof Element && event.target.closest("[aria-pressed=true]") !== null;

/** Enter on what is chosen already goes on with it, where Enter is the key of the next step. @param {any} now @param {any} picks */
function commit(now, picks) {
  const next = bar(now, picks, picks.run).buttons?.find(
    (/** @type {any} */ one) => one.key === "Enter" && !one.disabled,
  );
  next?.run();
  return Boolean(next);
}

/** @param {string} pressed @param {any} now @param {any} picks */
function letter(pressed, now, picks) {
  if (pressed === "t" && now.types.has("time_out")) picks.run.time();
  else if (pressed === "u") picks.run.change();
  else if (pressed === "m" && now.phase === "attack_declare") picks.run.pickMoves();
  else if (pressed === "n") return nextTarget(now, picks);
  else return false;
  return true;
}

/** @param {number} n @param {any} now @param {any} picks */
function number(n, now, picks) {
  if (picks.timing && picks.tray[n - 1]) picks.run.card(picks.tray[n - 1]);
  else if (now.phase === "attack_declare" && n <= 4) picks.run.move(MOVES[n - 1]);
  else if (now.phase === "team_pick") picks.run.team(TEAMS[n - 1]);
  else if (/_(prepare|cards)$/.test(now.phase) && picks.tray[n - 1]) picks.run.card(picks.tray[n - 1]);
  else return false;
  return true;
}

const onControl = (/** @type {KeyboardEvent} */ event) =>
  event.target instanceof Element && event.target.closest("button, a, [role=button]") !== null;

const onField = (/** @type {KeyboardEvent} */ event) =>
  event.target instanceof Element && event.target.closest(".fd") !== null;

/** @param {string} pressed @param {KeyboardEvent} event @param {any} now @param {any} picks */
function arrow(pressed, event, now, picks) {
  if (
    !document.querySelector(".bd.hg") ||
    (event.target instanceof Element && event.target.closest("[role=tablist], [role=radiogroup]"))
  )
    return false;
  const [dx, dy] = ARROWS[pressed];
  const from = now.place(picks.focus);
  const there = Object.keys(now.components.rink.fields)
    .map((id) => ({ id, ...now.place(id) }))
    .filter(({ x, y }) => (dx ? Math.sign(x - from.x) === dx : Math.sign(y - from.y) === dy))
    .sort((a, b) => away(a, from, dx) - away(b, from, dx))[0];
  return there ? look(there.id, picks) : false;
}

/** Straight ahead counts for more than near. @param {{x: number, y: number}} a @param {{x: number, y: number}} from @param {number} dx */
const away = (a, from, dx) =>
  dx ? Math.abs(a.x - from.x) + 2 * Math.abs(a.y - from.y) : Math.abs(a.y - from.y) + 2 * Math.abs(a.x - from.x);

/** @param {string} id @param {any} picks */
function look(id, picks) {
  picks.focus = id;
  picks.now.table.redraw();
  /** @type {SVGElement | null} */ (document.querySelector(`.bd.hg [data-field="${id}"]`))?.focus();
  return true;
}

/** @param {any} now @param {any} picks */
function nextTarget(now, picks) {
  const { targets } = picks;
  if (!targets) return false;
  const moves = picks.move ? [picks.move] : Object.keys(targets);
  const ids = [...new Set(moves.flatMap((move) => [...targets[move].keys()]))]
    .filter((id) => id !== "goal")
    .sort((a, b) => now.place(b).x - now.place(a).x);
  if (!ids.length) return false;
  return look(ids[(ids.indexOf(picks.focus) + 1) % ids.length], picks);
}
