// The parts of a match on its replay: they have a tick on the timeline, and Ctrl with an arrow leads to them.
import { logOf, variables } from "../kit/sentence.js";

/** @import {LogEntry, Table} from "../kit/table.d.ts" */
/** @typedef {{heading: unknown, seq: number}} Part its heading, and where it begins */

/**
 * Return the parts of a match; where the game's log names none, the chapters of the log.
 * @param {LogEntry[]} history @param {Table} table @param {import("../table/panels/event_log.js").Group[]} chapters
 * @returns {Part[]}
 */
export function partsOf(history, table, chapters) {
  const { parts, chapters: texts = {} } = logOf(table);
  if (!parts)
    return chapters
      .filter(({ heading }) => heading !== null)
      .map(({ heading, lines }) => ({ heading, seq: lines[0]?.entry.seq ?? 0 }));
  return history
    .filter(({ event }) => parts.includes(event))
    .map((entry) => ({ heading: table.t(texts[entry.event], variables(entry, table)), seq: entry.seq }));
}

/** @param {Part[]} parts @param {number} seq */
export const partAt = (parts, seq) => parts.findLast((one) => one.seq <= seq)?.heading ?? null;
