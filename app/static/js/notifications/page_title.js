// The title of a page while tables notify the reader.

/**
 * Why a table notifies its player: their turn, or news. `words` is the title.
 *
 * @typedef {{kind: string, words: string}} Reason
 */

/**
 * Return the title, or null if there is nothing to say. The reader's last seconds come first, then turns, then the
 * latest news.
 * @param {Reason[]} reasons the oldest first
 * @param {(count: number) => string} several
 * @param {string | null} [short] the time left at this page's table, while the page is hidden
 */
export function titleOf(reasons, several, short = null) {
  if (short) return short;
  const turns = reasons.filter(({ kind }) => kind === "turn");
  if (turns.length > 1) return several(turns.length);
  return (turns.at(-1) ?? reasons.at(-1))?.words ?? null;
}
