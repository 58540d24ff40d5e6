// Loads the whole log of a match for its replay.
import { getText } from "./http.js";
import { recordOf } from "./record_reader.js";

/**
 * @typedef {Map<number, {seat: number, action: import("../document.d.ts").AnyAction}>} RecordedActions by the number of
 *   the action
 */

/**
 * Return all log entries: from the record, if it is public, otherwise from the documents, fifty lines at a time.
 * `recordedActions` holds the actions themselves, for those without an event.
 * @param {{record: string | null, total: number, positions: ReturnType<typeof
 *   import("./position_cache.js").positionCache>}} match
 * @returns {Promise<{entries: import("../document.d.ts").LogEntry[], recordedActions: RecordedActions}>}
 */
export async function loadHistory({ record, positions, total }) {
  if (record) {
    const { actions } = recordOf(await getText(record));
    const entries = actions.flatMap(({ seq, seat, events }) =>
      events.map((/** @type {object} */ event) => ({ seq, seat, ...event })),
    );
    const done = actions.filter(({ seat }) => seat !== null);
    return { entries, recordedActions: new Map(done.map(({ seq, seat, action }) => [seq, { seat, action }])) };
  }
  /** @type {any[]} */ let entries = [];
  for (let seq = total; seq >= 0;) {
    const { log } = await positions.at(seq, null);
    if (!log.length) break;
    const known = entries[0]?.seq ?? Infinity;
    entries = [...log.filter((/** @type {any} */ entry) => entry.seq < known), ...entries];
    seq = log[0].seq - 1;
  }
  return { entries, recordedActions: new Map() };
}
