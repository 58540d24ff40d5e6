// The log: whom a line is about, and which part of the game it belongs to.

/** What happens at a table and is no action. */
export const TABLE_EVENTS = "gave_time paused resumed no_pause handed stopped_waiting took_hint woken lost back".split(
  " ",
);

/**
 * The seat whose sign and name a line wears; null: it is about nobody, or about all.
 * @param {{who?: number | null}} entry @returns {number | null}
 */
export const entrySeat = ({ who = null }) => who;

/**
 * @template {{event: string, seq: number}} Entry
 * @template {{history: Entry[]}} Table
 * @param {(entry: Entry, table: Table) => unknown} opens the heading that begins with this line; undefined: it goes on
 * @param {(first: Entry | null, table: Table) => unknown} [before] the heading of what the page's lines no longer tell,
 *   given the first line that does begin one
 * @returns {(entry: Entry, table: Table) => unknown} `heading` of docs/reference/table-page.md
 */
export function chapters(opens, before = () => null) {
  /** @type {Entry[]} */ let history = [];
  /** @type {Map<Entry, Entry | null>} the line that began the chapter of each */ let began = new Map();
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
