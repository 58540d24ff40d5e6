// A first lesson on the table page: the notice at its start, the tips, and the next steps at its end.
import { html, nothing } from "lit-html";
import { winners } from "../../kit/bar.js";
import { icon } from "../../kit/pieces.js";
import { gamePreferences, setFlag } from "../../browser/preferences.js";
import { notice } from "./notices.js";

/** @import {Table} from "../../kit/table.d.ts" */

const MOST_USED = 6;

/**
 * Reset the tips of a game: a learner sees all of them, even those seen or switched off before.
 * @param {string} game
 */
export function resetTips(game) {
  setFlag("tips", true);
  gamePreferences(game).set("tips", []);
}

/**
 * The texts of what the learner has used, and of the match that they have won, once its end has been shown.
 * @param {Table} table
 */
const triedOf = ({ history, me, doc, animating }) =>
  new Set([
    ...history.filter(({ who }) => who === me).map(({ event }) => `ui-tried-${event.replaceAll("_", "-")}`),
    ...(animating ? [] : winners(doc)).map((seat) => (seat === me ? "ui-tried-won" : "")),
  ]);

/**
 * What the lesson is about; as soon as something was tried, what is still to try.
 * @param {Table} table @param {string[]} aims the events that the learner should meet
 */
export function lessonText(table, aims) {
  const { t, has } = table;
  const tried = triedOf(table);
  const left = aims.map((event) => `ui-tried-${event.replaceAll("_", "-")}`).filter((id) => !tried.has(id));
  if (left.length === aims.length) return has("ui-lesson") ? t("ui-lesson") : "";
  const said = t("lesson-tried", { n: aims.length - left.length, of: aims.length });
  return left.length ? `${said} ${t("lesson-left", { list: left.map((id) => t(id)).join(", ") })}` : said;
}

/** The notice above the table, until the reader closes it. @param {Table} table @param {() => void} close */
export const lessonNotice = (table, close, { t } = table) =>
  html`<div class="lesson">
    ${notice({
      kind: "ok",
      picture: "whistle",
      bold: t("lesson-strip"),
      text: lessonText(table, document.getElementById("table")?.dataset.aims?.split(" ").filter(Boolean) ?? []),
    })}
    <button class="btn quiet icon" type="button" aria-label=${t("table-close")} @click=${close}>${icon("x")}</button>
  </div>`;

/** The rules that the learner has used, in the words of the game. @param {Table} table */
function rulesUsed(table) {
  const { t, has } = table;
  const used = [...triedOf(table)].filter(has).slice(0, MOST_USED);
  if (!used.length) return nothing;
  return html`<h3>${t("lesson-used")}</h3>
    <ul class="used">
      ${used.map((id) => html`<li>${icon("check")}${t(id)}</li>`)}
    </ul>`;
}

/** The end of a lesson, in place of a rematch. @param {Table} table @param {string} game */
export const afterLesson = (table, game) =>
  html`<div class="learnt">${rulesUsed(table)} ${nextSteps(table, game)}</div>`;

/** @param {Table} table @param {string} game */
const nextSteps = ({ t }, game) =>
  html`<div class="row wrap">
    <form method="post" action="/">
      <input type="hidden" name="game" value=${game} /><input type="hidden" name="strength" value="easy" />
      <button class="btn flood">${icon("play")}${t("learn-play")}</button>
    </form>
    <form method="post" action="/learn/${game}/lesson">
      <button class="btn chalk">${icon("rr")}${t("lesson-again")}</button>
    </form>
    <a class="btn chalk" href="/learn/${game}">${icon("whistle")}${t("learn-home")}</a>
    <a class="btn chalk" href="/rules/${game}">${icon("book")}${t("learn-book")}</a>
  </div>`;
