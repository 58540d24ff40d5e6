// Whether a clause of the book holds in a match: the book itself says with which values of options.

/**
 * @param {{only: Record<string, unknown[]>}} clause
 * @param {Record<string, unknown>} options of the match; one that it leaves open switches nothing off
 */
export const clauseApplies = ({ only }, options) =>
  Object.entries(only).every(([name, values]) => (options[name] ?? null) === null || values.includes(options[name]));
