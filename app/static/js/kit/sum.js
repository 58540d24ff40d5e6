// The calculation at the top of the side panel: its card, the lines that add up, the total, and remarks.
import { html, nothing } from "lit-html";
import { keyedContent } from "./keyed_content.js";

/** @import {Content, Table} from "./table.d.ts" */

/**
 * The card, with a link to the clause that the sum follows. Other parts are drawn as another card, so nothing in it
 * moves.
 * @param {Pick<Table, "t" | "rule">} table
 * @param {{title: Content, clause: string, label?: string, cls?: string}} head `label`: its name, where the title is
 *   not a text
 * @param {Content} content
 */
export const panel = ({ t, rule }, { title, clause, label = String(title), cls = "" }, content) =>
  html`<section class="card calc ${cls}" aria-label=${label}>
    <h2>
      <span>${title}</span>
      <a class="why" href=${rule(clause)}>${t("ui-why")}</a>
    </h2>
    ${keyedContent(content)}
  </section>`;

/** The name of a part, linked to its clause. @param {Content} name @param {string} [href] */
export const cited = (name, href) => (href ? html`<a class="cite" href=${href}>${name}</a>` : name);

/**
 * One part of a sum, with where it comes from.
 * @param {Content} name @param {Content} from @param {Content} value @param {string} [cls]
 * @param {string} [href] the address of its clause
 */
export const line = (name, from, value, cls = "", href = "") =>
  html`<dt class=${cls}>${cited(name, href)} ${from ? html`<small>${from}</small>` : nothing}</dt>
    <dd class=${cls}>${value}</dd>`;

/** @param {Content} parts */
export const lines = (parts) =>
  html`<dl>
    ${parts}
  </dl>`;

/** @param {Content} label @param {Content} value */
export const total = (label, value) => html`<div class="tot"><span>${label}</span><b class="num">${value}</b></div>`;

/** A remark below the sum. @param {Content} text @param {string} [cls] */
export const note = (text, cls = "") => html`<div class="prev ${cls}">${text}</div>`;
