// What all parts of the drawing work on, and what a click on a hex, a footballer or a sector means.
import { toggled } from "stadion/kit/picks.js";
import { around, atEnd, sees } from "./camera.js";
import { answer, chosenAlready, hexInVain, paneInVain, personInVain } from "./answers.js";
import { MOVING, STEPPING, ableToMove, candidates, handSize, intended, targetHexes } from "./choices.js";
import { timeLeft } from "./countdown.js";
import { pickedOf, squadSize } from "./draft.js";
import { flightOf } from "./flight.js";
import { keep, moved, withFormation } from "./formation.js";
import { stepsTakenBack } from "./log.js";
import { ground } from "./pitch.js";
import { duelOf, flying, throwOf } from "./animation_state.js";

/**
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Reading} Reading
 * @typedef {import("./view.d.ts").Picks} Picks
 * @typedef {import("./view.d.ts").Ui} Ui
 * @typedef {import("./view.d.ts").Target} Lit
 * @typedef {import("./view.d.ts").Action} Action
 * @typedef {import("stadion/kit/table.d.ts").Explanation} Wrong
 * @typedef {import("stadion/kit/table.d.ts").DrawContext<Table, Reading, Picks, Ui>} OwnContext
 * @typedef {ReturnType<typeof deskOf>} Desk
 */

/** On a wide page the pitch stays where it is. */
const STILL = { down: null, move: null, up: null, click: null };

/** @param {OwnContext} given */
export function deskOf(given) {
  const { table, picks, ui } = given;
  const targets = targetHexes(given.now, picks);
  const todo = intended(given.now, picks, targets, table);
  const now = picks.formation ? withFormation(given.now, picks.formation) : given.now;
  const context = { ...given, now };
  const picked = now.phase === "squad" && table.me !== null ? pickedOf(now, table, picks.squad).length : 0;
  return {
    ...context,
    /** The reading without the formation that the page only proposes. */
    placed: given.now,
    ...handlersOf(context, targets, todo),
    targets,
    intended: todo,
    ground: groundOf(table, ui),
    flight: now.phase === "act_att" && !picks.card ? flightOf(now, table, picks.to) : null,
    zoomed: table.phone ? ui.zoomed : null,
    left: now.phase === "offside_window" ? timeLeft(table, now.decides[0]) : null,
    picked,
    last: lastWay(table.doc.log),
    duel: duelOf(table),
    thrown: throwOf(table),
    ballOver: flying(table),
    surplus: tooMany(now, table),
    squadFull: picked >= squadSize(table) || now.kinds("pick").length <= picks.squad.length,
    gestures: table.phone ? ui.gestures : STILL,
  };
}

/**
 * Choose the footballer whom a hint moves, and bring the hex into sight on a narrow page.
 * @param {Action} action @param {Desk} desk
 */
export function hinted({ type, f, to, in: on }, { table, now, picks, ui, pick, zoom }) {
  if (STEPPING.includes(type)) pick({ f, to: null, on: on ?? null, card: null, asked: false });
  if (type === "place" && picks.formation?.[f ?? ""] !== to) pick({ f });
  const hex = to ?? now.f(f)?.hex;
  if (table.phone && hex && !(ui.zoomed && sees(ui.zoomed, ui.pitch.centre(hex)))) zoom(hex);
}

/** After these events the footballers are placed again, so earlier moves are no longer marked. */
const LINES_UP = ["half_ended", "half_started", "goal_scored", "placed", "kicker_chosen", "penalty_prepared"];

/**
 * The hexes of the last step or pass that stands, from where it began; none once everybody has been placed again.
 * @param {import("./view.d.ts").Entry[]} log @returns {string[]}
 */
export function lastWay(log) {
  const struck = stepsTakenBack(log);
  const isLeg = (/** @type {import("./view.d.ts").Entry} */ one) => one.origin && one.to && !struck.has(one);
  const at = log.findLastIndex(isLeg);
  if (at < 0 || log.slice(at).some((one) => LINES_UP.includes(one.event))) return [];
  const legs = log.filter((one) => one.seq === log[at].seq && isLeg(one));
  return [legs[0].origin ?? "", ...legs.map((one) => one.to ?? "")];
}

/** The pitch is drawn once for a pair of teams and a language. @param {Table} table @param {Ui} ui */
function groundOf(table, ui) {
  const teams = [0, 1].map((seat) => table.view.coaches[seat].team);
  const key = [...teams, table.lang].join();
  if (ui.ground.key !== key) ui.ground = { key, drawn: ground(ui.pitch, teams, table.t) };
  return ui.ground.drawn;
}

/**
 * Return the handlers of clicks and keys.
 * @param {OwnContext} context
 * @param {Map<string, Lit>} targets
 * @param {import("./view.d.ts").Action[]} todo
 */
function handlersOf(context, targets, todo) {
  const { table, now, picks, ui, pick, setUi, send } = context;
  const confirm = () => {
    if (picks.formation) keep(now, table, picks.formation);
    if (MOVING.includes(now.phase) && !picks.card) ui.steppedAt = performance.now();
    send(todo);
  };
  const passable = new Set(now.mine ? passes(now) : []);
  const inVain = (/** @type {Action | Wrong} */ what, /** @type {Element | null} */ at) => answer(table, what, at);
  const person = (/** @type {string} */ id, at = hexOf(now.f(id)?.hex)) => onPerson(context, id, at);
  const zoom = (/** @type {string | null} */ hex) =>
    setUi({ zoomed: hex ? around(ui.pitch.centre(hex)) : null, whole: !hex });
  return {
    confirm,
    inVain,
    person,
    zoom,
    hex: (/** @type {string} */ hex) => onHex({ ...context, person, zoom }, hex, targets),
    sector: (/** @type {string} */ id) => onSector(context, id),
    card: (/** @type {string} */ id) => pick({ card: picks.card === id ? null : id, to: null, on: null }),
    mark: (/** @type {string} */ id) => pick({ marks: toggled(picks.marks, id, tooMany(now, table)) }),
    toggleSquad: (/** @type {string} */ id) => pick({ squad: toggled(picks.squad, id, places(now, table)) }),
    free: places(now, table) - picks.squad.length,
    show: (/** @type {"left" | "right" | null} */ end) => setUi({ zoomed: end && atEnd(end), whole: !end }),
    showPitch: (/** @type {boolean} */ pitchShown) => setUi({ pitchShown }),
    takeBack: (/** @type {string} */ f) => send([{ type: "take_back", f }]),
    arrange: (/** @type {Record<string, string>} */ formation) => pick({ formation, f: null }),
    /** The footballer on a hex that can be dragged from there; on a phone's whole pitch hexes are too small. */
    heldOn: (/** @type {string} */ hex) => (table.phone && !ui.zoomed ? null : heldOn(context, hex)),
    take: (/** @type {string} */ hex) => pick({ f: heldOn(context, hex), to: null, on: null }),
    /** Whether a footballer can be dropped on the hex. */
    accepts: (/** @type {string} */ hex) =>
      isArranging(context) && (targets.has(hex) || Object.values(picks.formation ?? {}).includes(hex)),
    /** Whether a press chooses the hex, and a second one confirms it; in a movement the first one moves. */
    choosable: (/** @type {string} */ hex) =>
      !MOVING.includes(now.phase) && !picks.formation && !picks.card && (targets.has(hex) || passable.has(hex)),
    hover: (/** @type {string | null} */ hex) => hover(context, hex, targets),
    moveFocus(/** @type {string} */ hex, /** @type {Element | null} */ root) {
      setUi({ focus: hex });
      requestAnimationFrame(() => focus(root?.querySelector(`[data-hex="${hex}"]`)));
    },
  };
}

/** A hex as it is drawn. @param {string | null | undefined} hex @returns {Element | null} */
const hexOf = (hex) => (hex ? (globalThis.document?.querySelector(`.hits [data-hex="${hex}"]`) ?? null) : null);

/** @param {Element | null | undefined} element */
const focus = (element) => element instanceof SVGElement && element.focus();

/** Cards that must go. @param {Reading} now @param {Table} table */
const tooMany = (now, table) => Math.max(0, handSize(now) - table.components.constants.cards_kept.value);

/** Places of the squad that no pick has taken yet. @param {Reading} now @param {Table} table */
const places = (now, table) => squadSize(table) - pickedOf(now, table, []).length;

/**
 * @param {OwnContext & {person: (id: string) => void, zoom: (hex: string) => void}} context
 * @param {string} hex @param {Map<string, Lit>} targets
 */
function onHex(context, hex, targets) {
  const { table, now, picks, ui, pick, person, zoom } = context;
  if (table.phone && !ui.zoomed) return zoom(hex);
  ui.focus = hex;
  if (MOVING.includes(now.phase) && !picks.card) return onMove(context, hex, targets);
  if (picks.formation) return onFormation(context, hex, targets);
  const named = candidates(now, picks);
  const here = now.on(hex).find((one) => named.includes(one.id) || moves(context, one.id));
  if (here && here.id === picks.f && (picks.to || picks.on)) return pick({ to: null, on: null });
  if (here) return person(here.id);
  if (!picks.card && (targets.has(hex) || passes(now).includes(hex))) return pick({ to: hex, on: null });
  if (picks.to && now.phase === "act_att" && now.holder?.hex === hex) return pick({ to: null });
  return answer(table, hexInVain(context, hex), hexOf(hex));
}

/**
 * A hex before the kick-off: it picks a footballer, or moves the picked one; two of the team swap.
 * @param {OwnContext} context @param {string} hex @param {Map<string, Lit>} targets
 */
function onFormation(context, hex, targets) {
  const { table, picks, pick } = context;
  const { f, formation } = picks;
  const own = Object.keys(formation ?? {}).find((id) => formation?.[id] === hex);
  if (own === f && own) return pick({ f: null });
  if (f && formation && (own || targets.has(hex))) return pick({ formation: moved(formation, f, hex), f: null });
  if (own) return pick({ f: own });
  return answer(table, hexInVain(context, hex), hexOf(hex));
}

/** The second press of a double click comes within this many ms. */
const DOUBLE = 350;

/**
 * A hex in a movement: it moves the chosen footballer at once, chooses another, or takes one back.
 * @param {OwnContext & {person: (id: string) => void}} context
 * @param {string} hex @param {Map<string, Lit>} targets
 */
function onMove(context, hex, targets) {
  const { table, now, picks, ui, person, send } = context;
  if (performance.now() - ui.steppedAt < DOUBLE) return;
  if (targets.has(hex)) return step(context, hex, targets);
  const here = now.on(hex).find((one) => moves(context, one.id) && one.id !== picks.f);
  if (here) return person(here.id);
  const back = now.kinds("take_back").find(({ f }) => now.view.trails[f ?? ""]?.[0] === hex);
  if (back) return send([back]);
  const own = now.on(hex).find((one) => one.id === picks.f);
  if (own) return person(own.id);
  return answer(table, hexInVain(context, hex), hexOf(hex));
}

/** @param {OwnContext} context @param {string} hex @param {Map<string, Lit>} targets */
function step({ now, picks, ui, send }, hex, targets) {
  const steps = intended(now, { ...picks, to: hex, on: null }, targets);
  if (!steps.length) return;
  Object.assign(ui, { under: null, steppedAt: performance.now() });
  send(steps);
}

/** @param {OwnContext} context @param {string | null} hex @param {Map<string, Lit>} targets */
function hover(context, hex, targets) {
  const { ui, setUi } = context;
  const under = isArranging(context) && hex && targets.has(hex) ? hex : null;
  if (under !== ui.under) setUi({ under });
}

/**
 * Return whether a press on a hex moves the chosen footballer at once.
 * @param {Pick<OwnContext, "now" | "picks">} hand
 */
const isArranging = ({ now, picks }) => !picks.card && (MOVING.includes(now.phase) || Boolean(picks.formation));

/**
 * Return the id of the viewer's footballer on a hex that may be moved now; null without one.
 * @param {OwnContext} context @param {string} hex
 */
const heldOn = (context, hex) =>
  context.now.on(hex).find(({ id }) => moves(context, id) || id in (context.picks.formation ?? {}))?.id ?? null;

/** @param {Reading} now */
const passes = (now) => [...now.kinds("short_pass"), ...now.kinds("long_pass")].map(({ to }) => to);

/** Return whether the footballer can be moved now. @param {OwnContext} hand @param {string} id */
const moves = ({ now, picks }, id) => MOVING.includes(now.phase) && !picks.card && ableToMove(now).includes(id);

/**
 * Return whether the footballer can come on, for the picked or for an injured one.
 * @param {OwnContext} hand @param {string} id
 */
const comes = ({ now, picks }, id) =>
  now.actions.some(
    (one) => one.in === id && ((now.phase !== "move_att" && now.phase !== "move_def") || one.f === picks.f),
  );

/**
 * A footballer named on the pitch, in the roster or below.
 * @param {OwnContext} context @param {string} id @param {Element | null} at
 */
function onPerson(context, id, at) {
  const { now, picks, pick, table } = context;
  if (picks.formation && id in picks.formation) return pick({ f: id === picks.f ? null : id });
  if (id === picks.f && !picks.to && !picks.on) return answer(table, chosenAlready(context, id), at);
  if (picks.card) {
    const second = picks.f && picks.on !== id && now.kinds("play_card").some((one) => one.g);
    return second ? pick({ on: picks.f, f: id }) : pick({ f: id, on: null });
  }
  if (moves(context, id)) return pick({ f: id, to: null, on: null });
  if (comes(context, id)) return pick({ on: id, to: null });
  if (candidates(now, picks).includes(id)) return pick({ f: id });
  return answer(table, personInVain(context, id), at);
}

/** A pane of the goal, aimed at or guarded. @param {OwnContext} hand @param {string} id */
function onSector({ table, now, picks, pick }, id) {
  if (now.kinds("aim").length) return pick({ sector: id });
  const set = picks.guard.includes(id) ? picks.guard.filter((one) => one !== id) : [...picks.guard, id];
  const guard = inOrder(table).filter((one) => set.includes(one));
  if (now.kinds("guard").some(({ sectors }) => guard.every((one) => sectors?.includes(one)))) return pick({ guard });
  return answer(table, paneInVain(guard), globalThis.document?.querySelector(`[data-sector="${id}"]`) ?? null);
}

/** Sectors as they are offered: TL, TC, TR, BL, BC, BR; keys of a document come in any order. @param {Table} table */
const inOrder = ({ components }) =>
  Object.values(components.goal.sectors)
    .sort((a, b) => a.row - b.row || a.col - b.col)
    .map((one) => one.id);
