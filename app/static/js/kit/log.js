// The event log: the seat that a line is about, and the chapter it belongs to.

/** Events of the table that are not actions. */
export const TABLE_EVENTS =
  "gave_time paused resumed no_pause handed stopped_waiting took_hint took_over woken lost back".split(" ");

/**
 * Return the seat whose sign and name a line shows; null: it is about no seat, or about all.
 * @param {{who?: number | null}} entry @returns {number | null}
 */
export const entrySeat = ({ who = null }) => who;

/**
 * @template {{event: string, seq: number}} Entry @template {{history: Entry[]}} Table
 * @param {(entry: Entry, table: Table) => unknown} opens returns the heading that begins with this line; undefined: the
 *   chapter goes on
 * @param {(first: Entry | null, table: Table) => unknown} [before] returns the heading of the lines before the first
 *   known chapter, given its first line
 * @returns {(entry: Entry, table: Table) => unknown} the `heading` of docs/reference/table-page.md
 */
export function chapters(opens, before = () => null) {
  /** @type {Entry[]} */ let history = [];
  /** @type {Map<Entry, Entry | null>} the line that began the chapter of each entry */ let began = new Map();
  /** @type {Entry | null} */ let first = null;

  /** @param {Table} table */
  function learn(table) {
    history = table.history;
    began = new Map();
    first = null;
    /** @type {Entry | null} */ let last = null;
    for (const entry of history) {
      if (opens(entry, table) !== undefined) last = entry;
      first ??= last;
      began.set(entry, last);
    }
  }

  return (entry, table) => {
    if (table.history !== history) learn(table);
    const beginning = began.get(entry) ?? null;
    return beginning ? opens(beginning, table) : before(first, table);
  };
}
