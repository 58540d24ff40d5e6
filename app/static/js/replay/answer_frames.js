// Both answers to a marked decision on the board of a replay: the chosen one framed in ink, the computer's in dashed
// blue, as the list beside the board underlines them.
import { selectors } from "../table/panels/hint_card.js";

/** @import {AnyAction} from "../kit/table.d.ts" */
/** @import {ReplayTabs} from "./replay_tabs.js" */

/** The data attributes by which a board names a place that is no choice at the moment. */
const PLACES = ["space"];

const CHOSEN = "outline: 3px solid var(--board-ink); outline-offset: 2px";
const BEST = "outline: 3px dashed var(--info); outline-offset: 6px";

/** @type {CSSStyleSheet | null} its rules find the places even when they are drawn again */ let styleSheet = null;
let framed = "";

/**
 * Frame both answers while the decisions are listed and the position is that of a marked one.
 * @param {Pick<ReplayTabs, "tab" | "seq" | "analysis"> | null} now null: frame nothing
 */
export function frameAnswers(now) {
  const listed = now?.tab === "decisions" ? now.analysis?.found : null;
  const decision = listed?.find(({ seq }) => seq === now?.seq);
  const rules = decision ? [rule(only(decision.actions, decision.best), CHOSEN)] : [];
  if (decision) rules.push(rule(only(decision.best, decision.actions), BEST));
  const wanted = rules.join("\n");
  if (wanted === framed) return;
  framed = wanted;
  if (!styleSheet) document.adoptedStyleSheets.push((styleSheet = new CSSStyleSheet()));
  styleSheet.replaceSync(wanted);
}

/** @param {AnyAction[]} actions @param {string} look */
function rule(actions, look) {
  const found = places(actions);
  return found.length ? `:is(.boardwrap, .trayw) :is(${found.join()}) { ${look} }` : "";
}

/** Return the selectors of the places that actions name. @param {AnyAction[]} actions @returns {string[]} */
export const places = (actions) => [...new Set(actions.flatMap((action) => selectors(action, PLACES)))];

/** Return the actions of one answer that the other one lacks. @param {AnyAction[]} mine @param {AnyAction[]} other */
export function only(mine, other) {
  const known = new Set(other.map((action) => JSON.stringify(action)));
  return mine.filter((action) => !known.has(JSON.stringify(action)));
}
