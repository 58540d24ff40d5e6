// The messages of a replay when something could not be loaded.
import { html } from "lit-html";
import { icon } from "../kit/pieces.js";

/** @import {Say} from "../kit/table.d.ts" */

/** The message when the match could not be loaded: nothing can be shown. @param {Say} t @param {Error} error */
export const matchError = (t, { message }) =>
  html`<p class="note warn">${icon("info")}<span>${t("replay-failed")} ${message}</span></p>`;

/** The message when one position could not be loaded: the last one stays. @param {Say} t */
export const positionError = (t) =>
  html`<p class="note warn" role="alert">${icon("info")}<span>${t("replay-lost")}</span></p>`;
