// A press in vain: the action that it would have been, for the server to say what forbids it; or what is missing.
import { MOVING, NAMING, PLACING, discardText } from "./choices.js";

/**
 * @typedef {import("./view.d.ts").Reading} Reading
 * @typedef {import("./view.d.ts").Picks} Picks
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Action} Action
 * @typedef {import("stadion/kit/table.d.ts").Explanation} Wrong
 * @typedef {{now: Reading, picks: Readonly<Picks>, table: Table}} Hand
 */

/** @type {Wrong} */
const NOBODY = { text: "ui-wrong-nobody", clause: "HC-6.1" };
/** @type {Wrong} */
const NO_TARGET = { text: "ui-card-target", clause: "HC-16.3" };
/** @type {Wrong} */
const NO_HEX = { text: "ui-wrong-hex", clause: "HC-6.1" };
/** The decisions that only the buttons take, wherever the footballers stand. @type {Record<string, string>} */
const DECIDED = {
  toss: "HC-2.8",
  act_def: "HC-7.1",
  injury_sub: "HC-8.4",
  intercept: "HC-9.3",
  clear: "HC-10.6",
  after_long: "HC-10.3",
  shot: "HC-11.2",
  offside_window: "HC-14.3",
};
/** @param {string} phase @returns {Wrong} */
const byButtons = (phase) => ({ text: "ui-wrong-buttons", clause: DECIDED[phase] });

/**
 * Show why a click was wrong, or ask the server for the reason.
 * @param {Table} table @param {Action | Wrong} what @param {Element | null} at
 */
export function answer(table, what, at) {
  const spot = at ?? undefined;
  if ("type" in what) table.askWhy(what, spot);
  else table.sayWhy({ ...what, at: spot });
}

/**
 * Return the answer to a click on a hex that is not lit.
 * @param {Hand} hand @param {string} hex @returns {Action | Wrong}
 */
export function hexInVain({ now, picks, table }, hex) {
  if (picks.card) return NO_TARGET;
  const here = now.on(hex);
  const own = here.find(({ seat }) => seat === table.me);
  const { phase } = now;
  if (picks.formation)
    return { text: now.view.placing?.seat === now.attacker ? "ui-form-att" : "ui-form-def", clause: "HC-3.1" };
  if (PLACING[phase] && picks.f) return { type: PLACING[phase], f: picks.f, to: hex };
  if (phase === "act_att") return { type: passTo(now, table, hex), to: hex };
  if (own || (here.length && !picks.f)) return personInVain({ now, picks, table }, (own ?? here[0]).id);
  if (MOVING.includes(phase)) return picks.f ? { type: "move", f: picks.f, to: hex } : NOBODY;
  return NAMING[phase] || phase === "subs" ? NOBODY : byButtons(phase);
}

/**
 * Return the answer to a click on a footballer that cannot be chosen.
 * @param {Hand} hand @param {string} id @returns {Action | Wrong}
 */
export function personInVain({ now, picks, table }, id) {
  if (picks.card) return NO_TARGET;
  const one = now.f(id);
  const { phase } = now;
  if (one && one.seat !== table.me)
    return { text: "ui-wrong-opponent", args: { number: one.number, name: table.name(one.seat) }, clause: "HC-2.1" };
  if (MOVING.includes(phase) && one?.hex) return { type: "move", f: id, to: one.hex };
  if (MOVING.includes(phase)) return picks.f ? { type: "sub_exit", f: picks.f, in: id } : NOBODY;
  if (NAMING[phase]) return { type: NAMING[phase], f: id };
  return byButtons(phase);
}

/**
 * Return the answer for a footballer that is chosen already: the next step.
 * @param {Hand} hand @param {string} id @returns {Wrong}
 */
export const chosenAlready = ({ now, picks }, id) =>
  !picks.card && (MOVING.includes(now.phase) || PLACING[now.phase])
    ? NO_HEX
    : { text: "ui-wrong-chosen", args: { number: now.f(id)?.number ?? 0 } };

/**
 * Return the action refused for a pane that is not contiguous with the others.
 * @param {string[]} sectors @returns {Action}
 */
export const paneInVain = (sectors) => ({ type: "guard", sectors });

/**
 * Return the action or the objection that the main button still waits for.
 * @param {import("./desk.js").Desk} desk @returns {Action | Wrong}
 */
export function missingFor({ now, picks, surplus }) {
  const { phase } = now;
  if (phase === "cards") return { text: discardText(picks), args: { left: surplus - picks.marks.length } };
  if (phase === "squad") return { text: "ui-squad-pick", clause: "HC-2.4" };
  if (phase === "shot")
    return now.kinds("aim").length ? { text: "ui-aim", clause: "HC-11.2" } : paneInVain(picks.guard);
  if (picks.card) return NO_TARGET;
  if (NAMING[phase] || phase === "subs" || phase === "injury_sub" || !picks.f) return NOBODY;
  return NO_HEX;
}

/**
 * Return the kind of pass that a press on the hex would play, by its distance.
 * @param {Reading} now @param {Table} table @param {string} hex
 */
function passTo(now, { components }, hex) {
  const from = now.view.ball ?? hex;
  return now.pitch.distance(from, hex) < components.constants.long_pass_min.value ? "short_pass" : "long_pass";
}
