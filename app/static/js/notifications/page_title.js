// What the title of a page says of the tables that call.

/**
 * Why a table calls: it is his turn, or it is news. `words` is the title.
 * @typedef {{kind: string, words: string}} Reason
 */

/**
 * What the title says, or null: nobody is called. His last seconds come first, then turns, then news, the latest of
 * them first.
 * @param {Reason[]} reasons the oldest first @param {(count: number) => string} several
 * @param {string | null} [short] what is left to him at the table of this page, where he does not see it
 */
export function titleOf(reasons, several, short = null) {
  if (short) return short;
  const turns = reasons.filter(({ kind }) => kind === "turn");
  if (turns.length > 1) return several(turns.length);
  return (turns.at(-1) ?? reasons.at(-1))?.words ?? null;
}
