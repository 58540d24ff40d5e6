// The lines of the log with two numbers, of which the reader's own comes first, as everywhere.
import { facing } from "stadion/kit/numbers.js";

/**
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("stadion/kit/table.d.ts").Sentence} Sentence
 */

/**
 * Return a sentence for seat 1 only, because the texts name the seats in their order.
 * @param {Entry} entry @param {Table} table @returns {Sentence}
 */
export function sentence(entry, { me, t, name }) {
  if (me !== 1) return undefined;
  switch (entry.event) {
    case "goal_scored": {
      const goals = facing(me, entry.goals).join(":");
      return { text: t("log-goal-scored", { name: name(entry.who), goals }), band: true };
    }
    case "faceoff_won": {
      const totals = facing(me, entry.totals).join("\u00a0:\u00a0");
      return { text: t("log-faceoff-won", { name: name(entry.who), totals }), band: true };
    }
    default:
      return undefined;
  }
}
