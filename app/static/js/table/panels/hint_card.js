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
  const found = action && choiceOf(action);
  const rule = found ? `${found} { ${FRAME} }` : "";
  if (rule === framed) return;
  framed = rule;
  if (!styleSheet) document.adoptedStyleSheets.push((styleSheet = new CSSStyleSheet()));
  styleSheet.replaceSync(rule);
}

/** Scroll the recommended choice of a hand or a list into sight; a board has its own ways. @param {AnyAction} action */
export function reveal(action) {
  const found = choiceOf(action);
  for (const one of found ? document.querySelectorAll(found) : []) if (one instanceof HTMLElement) scrollTo(one);
}

/** A row scrolls to the side alone: what is cut by it below stays where it is. @param {HTMLElement} one */
function scrollTo(one) {
  const row = one.closest(".scroll-x");
  if (!row) return one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const [seen, found] = [row, one].map((box) => box.getBoundingClientRect());
  if (found.left < seen.left || found.right > seen.right) row.scrollLeft += found.left - seen.left;
}

/** The selector of the recommended choice on board and hand; empty without one. @param {AnyAction} action */
function choiceOf(action) {
  const found = selectors(action);
  return found.length ? `:is(.boardwrap, .trayw) :is(${found.join()})` : "";
}

/** @param {AnyAction} action @param {string[]} [more] further attributes @returns {string[]} */
export function selectors({ type: _, ...fields }, more = []) {
  const named = Object.values(fields)
    .flat()
    .filter((value) => typeof value === "string");
  const marks = [...MARKS, ...more];
  return named.flatMap((value) => marks.map((mark) => `[data-${mark}="${value.replace(/["\\]/g, "\\$&")}"]`));
}
