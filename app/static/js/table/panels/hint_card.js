// The look of a hint: its sentences in the command, and a frame around the recommended choice.
import { html } from "lit-html";
import { icon } from "../../kit/pieces.js";

/** @import {AnyAction} from "../../kit/table.d.ts" */

/** The data attributes by which the games' boards, goals and hands name a choice. */
const MARKS = ["card", "f", "field", "hex", "move", "node", "sector", "source", "team"];

const FRAME = "outline: 3px solid var(--info); outline-offset: 2px; box-shadow: 0 0 0 2px var(--chalk)";

/** @param {string[]} sentences */
export const hintLine = (sentences) => html`<span class="hintb">${icon("bulb")} ${sentences.join(" ")}</span>`;

/** @type {CSSStyleSheet | null} its rule finds the choice even when it is drawn again */ let styleSheet = null;
let framed = "";

/** @param {AnyAction | null} action null: frame nothing */
export function frame(action) {
  const found = action ? selectors(action) : [];
  const rule = found.length ? `:is(.boardwrap, .trayw) :is(${found.join()}) { ${FRAME} }` : "";
  if (rule === framed) return;
  framed = rule;
  if (!styleSheet) document.adoptedStyleSheets.push((styleSheet = new CSSStyleSheet()));
  styleSheet.replaceSync(rule);
}

/** @param {AnyAction} action @param {string[]} [more] further attributes @returns {string[]} */
export function selectors({ type: _, ...fields }, more = []) {
  const named = Object.values(fields)
    .flat()
    .filter((value) => typeof value === "string");
  const marks = [...MARKS, ...more];
  return named.flatMap((value) => marks.map((mark) => `[data-${mark}="${value.replace(/["\\]/g, "\\$&")}"]`));
}
