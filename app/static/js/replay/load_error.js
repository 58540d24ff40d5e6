// What a replay says when something could not be loaded.
import { html } from "lit-html";
import { icon } from "../kit/pieces.js";

/** @import {Say} from "../kit/table.d.ts" */

/** The match is missing: nothing can be shown. @param {Say} t @param {Error} error */
export const matchError = (t, { message }) =>
  html`<p class="note warn">${icon("info")}<span>${t("replay-failed")} ${message}</span></p>`;

/** One position is missing: the last one stays. @param {Say} t */
export const positionError = (t) =>
  html`<p class="note warn" role="alert">${icon("info")}<span>${t("replay-lost")}</span></p>`;
