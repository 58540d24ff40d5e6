// What the bars of all decisions share: their flags, and the buttons that nearly all of them have.
import { primaryButton, sendButton, undoButton } from "stadion/kit/bar.js";
import { missingFor } from "./answers.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("stadion/kit/table.d.ts").Button} Button
 */

const TURN = /** @type {const} */ ("turn");
/** The text of a button whose press throws and reveals nothing, and cannot be taken back. */
export const FINAL = { effect: "ui-final" };
const CHOICE = /** @type {const} */ ("choice");

/** @param {Desk} desk */
export const yours = ({ t }) => ({ flag: t("ui-flag-turn"), kind: TURN });
/** @param {Desk} desk */
export const asked = ({ t }) => ({ flag: t("ui-flag-choice"), kind: CHOICE });

/** @param {Desk} desk */
export const changeButton = ({ t, changed, back }) => undoButton(t("ui-change"), back, changed);

/**
 * @param {Desk} desk @param {string} label @param {string} icon
 * @param {{key?: string, effect?: string}} [more] `effect`: the text of what it ends or gives away
 */
export const mainButton = (desk, label, icon, { key = "Enter", effect } = {}) =>
  primaryButton(label, desk.confirm, {
    icon,
    key,
    ...(effect ? { effect: desk.t(effect) } : {}),
    disabled: !desk.intended.length,
    askWhy: (at) => desk.inVain(missingFor(desk), at),
  });

/**
 * A button that sends one of the offered actions as it is.
 * @param {Desk} desk @param {string} type @param {string} label @param {Partial<Button>} [more]
 */
export const plain = (desk, type, label, more) => sendButton(label, desk.now.kinds(type)[0], desk.act, more);
