// What a table shows when its match is over: the result, the rematch and what this browser has checked. It is loaded
// then, because most visits to a table end before.
import { nothing } from "lit-html";
import { ceremony as ceremonyOfCup, cupEnd } from "./state/cup_end.js";
import { lineOf } from "../fairness/check_result.js";
import { afterLesson } from "./panels/lesson.js";
import { rematchCard } from "./panels/rematch_card.js";
import { resultPanel } from "./panels/result_panel.js";

/** @import {Table} from "../kit/table.d.ts" */

/**
 * The panel of the result.
 * @param {import("./context.d.ts").TableContext} context @param {Table} table
 * @param {string} [how] how the match was decided, in the game's words
 */
export function result(context, table, how) {
  const { page, urls, summary, set, store, code, attempt, redraw, now } = context;
  const again = summary.tournament
    ? cupEnd(context, table)
    : summary.lesson
      ? afterLesson(table, store.doc.game)
      : rematchCard({ doc: store.doc, t: table.t, lang: table.lang, code, urls, attempt, redraw, now });
  return resultPanel(
    table,
    // The record of a tournament match is published later.
    { ...urls, replay: urls.replay(), record: summary.tournament ? null : urls.record },
    {
      again,
      checked: page.checked?.line ?? nothing,
      close: () => set({ resultClosed: true }),
      how,
      leadsOn: Boolean(summary.tournament),
    },
  );
}

/**
 * What lies over the board of the last match of a tournament.
 * @param {import("./context.d.ts").TableContext} context @param {Table} table
 */
export const ceremony = ({ summary }, table) => (summary.tournament ? ceremonyOfCup(table) : nothing);

/** The line that says what this browser has checked. @param {Parameters<typeof lineOf>} asked */
export const checkedLine = (...asked) => lineOf(...asked);
