// Omits repeated lines from the log, whose sentences are in the texts and components.log.
import { variables } from "stadion/kit/sentence.js";
import { changedTexts } from "./chances.js";

/** @typedef {import("./view.d.ts").Entry} Entry */

/**
 * Return null for a repeated automatic pass, because a seat without a bonus passes several times per match. A trainer
 * card says which strengths it changes; one that changes none says what it does instead.
 * @param {Entry} entry @param {import("./view.d.ts").Table} table
 * @returns {string | null | undefined} null: no line; undefined: the usual one
 */
export function sentence(entry, table) {
  if (entry.event === "trainer_played") {
    const changes = changedTexts(table.t, entry.before, entry.after).join(", ");
    return table.t(changes ? "ui-played-changes" : "ui-played-works", { ...variables(entry, table), changes });
  }
  if (entry.event !== "bonus_passed" || !entry.forced) return undefined;
  const { history } = table;
  const before = history.slice(0, history.indexOf(entry));
  const began = before.findLastIndex((one) => one.event === "match_started" || one.event === "overtime_rolled");
  const earlier = before.slice(began + 1);
  return earlier.some((one) => one.event === "bonus_passed" && one.forced && one.who === entry.who) ? null : undefined;
}
