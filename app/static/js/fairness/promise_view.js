// The server's commitment, as players read it to each other, and what there is to say of a match's chance.
import { html, nothing } from "lit-html";
import { icon } from "../kit/pieces.js";

/** @import {Fairness} from "../document.d.ts" */
/** @import {Say} from "../kit/table.d.ts" */

const GROUP = 8;

/** Return the commitment in eight groups of characters. @param {string} commitment */
export const groupsOf = (commitment) => commitment.match(new RegExp(`.{${GROUP}}`, "g")) ?? [];

/** Return whether no player's word takes part; version 1 does not say. @param {Fairness} fairness */
export const isUnrevealed = ({ words }) => words?.every(({ word }) => !word) ?? false;

/** @param {Fairness} fairness @param {Say} t */
export const promiseView = (fairness, t) =>
  html`<fieldset class="promise">
    <legend class="lbl">${t("promise-title")}</legend>
    <p class="groups">${groupsOf(fairness.commitment).map((group) => html`<span>${group}</span> `)}</p>
    <p class="sm muted">${t("promise-help")}</p>
    ${isUnrevealed(fairness) ? remark(t("check-unrevealed")) : nothing}
    ${fairness.chosen === "host" ? remark(t("check-host")) : nothing}
  </fieldset>`;

/** @param {string} text */
const remark = (text) => html`<p class="sm row">${icon("info")}<span>${text}</span></p>`;
