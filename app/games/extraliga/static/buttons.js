// The buttons that several decisions have in common.
import { sendButton, undoButton } from "stadion/kit/bar.js";
import { noPicks } from "./desk.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("stadion/kit/table.d.ts").Button} Button
 */

/** Return the button that clears the selection. @param {Desk} desk @returns {Button} */
export const putBack = ({ t, pick, changed }) => undoButton(t("ui-change"), () => pick(noPicks()), changed);

/**
 * Return the button "Pass", which is the main button while nothing is picked, if nothing can be picked.
 * @param {Desk} desk @param {boolean} first nothing is picked @param {string} effect what the pass ends
 * @param {string} [label]
 * @returns {Button}
 */
export function passing({ t, find, act }, first, effect, label = t("ui-pass")) {
  const alone = !find({ type: "play" }) && !find({ type: "bonus" });
  return sendButton(label, find({ type: "pass" }), act, { key: "p", primary: first && alone, effect });
}
