// The log's headings: the start grid of a race, and its rounds.
import { chapters } from "stadion/kit/log.js";

/**
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").Table} Table
 */

/** @param {Table} table @param {number} round */
const named = ({ t }, round) => (round > 0 ? t("ui-log-round", { round }) : t("ui-log-grid"));

/** Lines that the page no longer has belong to the round before its first line's. */
export const heading = /** @type {(entry: Entry, table: Table) => string} */ (
  chapters(
    (/** @type {Entry} */ { event, round = 0 }, /** @type {Table} */ table) =>
      event === "race_started" || event === "round_started" ? named(table, round) : undefined,
    (/** @type {Entry | null} */ first, table) =>
      named(table, first ? (first.round ?? 0) - 1 : (table.view?.round ?? 0)),
  )
);
