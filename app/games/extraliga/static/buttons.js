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
 * Return the button "Pass", which is the main button while nothing is picked.
 * @param {Desk} desk @param {boolean} first @param {string} effect what the pass ends @param {string} [label]
 * @returns {Button}
 */
export const passing = ({ t, find, act }, first, effect, label = t("ui-pass")) =>
  sendButton(label, find({ type: "pass" }), act, { key: "p", primary: first, effect });
