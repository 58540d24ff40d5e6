// Parts of the action bar of docs/reference/table-page.md: steps, and the buttons that every game has.
import { listed } from "./words.js";

/**
 * @typedef {import("./table.d.ts").Bar} Bar
 * @typedef {import("./table.d.ts").Button} Button
 * @typedef {import("./table.d.ts").Step} Step
 * @typedef {import("./table.d.ts").Content} Content
 * @typedef {import("./table.d.ts").Outcome} Outcome
 */

/** @param {Content} label @param {Step["state"]} state @returns {Step} */
export const step = (label, state) => ({ label, state });

/**
 * Return steps in their order; the one at `now` is being taken.
 * @param {Content[]} labels @param {number} now @returns {Step[]}
 */
export const steps = (labels, now) =>
  labels.map((label, i) => step(label, i < now ? "done" : i === now ? "now" : "todo"));

/**
 * The button that undoes the picks.
 * @param {string} label @param {() => void} run @param {boolean} [changed] @returns {Button}
 */
export const undoButton = (label, run, changed = true) => ({
  label,
  key: "u",
  icon: "undo",
  disabled: !changed,
  disabledText: "table-wrong-unchanged",
  run,
});

/**
 * The main button: Enter, unless the game has a better key.
 * @param {string} label @param {() => void} run @param {Partial<Button>} [more] @returns {Button}
 */
export const primaryButton = (label, run, more = {}) => ({ label, key: "Enter", primary: true, run, ...more });

/**
 * A button that sends an offered action, and is disabled while there is none.
 * @template Action @param {string} label @param {Action | null | undefined} action
 * @param {(action: Action) => void} act @param {Partial<Button>} [more] @returns {Button}
 */
export const sendButton = (label, action, act, more = {}) => ({
  label,
  disabled: !action,
  run: () => action && act(action),
  ...more,
});

/** Return the seats in first place. @param {{outcome: Outcome | null}} doc @returns {number[]} */
export const winners = ({ outcome }) =>
  (outcome?.placements ?? []).filter(({ place }) => place === 1).map(({ seat }) => seat);

/**
 * Return the names of the players to act, as a list.
 * @param {{doc: {to_act: number[]}, name: (seat: number) => string, lang: string}} table
 */
export const waitedFor = ({ doc, name, lang }) => listed(doc.to_act.map(name), lang);
