// A first lesson on the table page: what it is, tips from its first decision on, and where to go from its end.
import { html } from "lit-html";
import { icon } from "./kit/pieces.js";
import { gameStore, setFlag } from "./preferences.js";
import { strip } from "./strips.js";

/** @import {Table} from "./kit/table.d.ts" */

/** Who learns is told everything, whatever he has seen or switched off before. @param {string} game */
export function tipsAnew(game) {
  setFlag("tips", true);
  gameStore(game).set("tips", []);
}

/** Until his first move: where he stands. @param {Table} table @param {() => void} close */
export function lessonStrip({ t, has, history, me }, close) {
  if (me === null || history.some(({ seat }) => seat === me)) return null;
  const text = has("ui-lesson") ? t("ui-lesson") : "";
  return strip({
    kind: "ok",
    picture: "whistle",
    bold: t("lesson-strip"),
    text,
    buttons: [{ label: t("table-close"), run: close }],
  });
}

/** In place of a rematch. @param {Table} table @param {string} game */
export const afterLesson = ({ t }, game) =>
  html`<div class="row wrap">
    <form method="post" action="/">
      <input type="hidden" name="game" value=${game} /><input type="hidden" name="strength" value="easy" />
      <button class="btn flood">${icon("play")}${t("learn-play")}</button>
    </form>
    <form method="post" action="/learn/${game}/lesson">
      <button class="btn chalk">${icon("rr")}${t("lesson-again")}</button>
    </form>
  </div>`;
