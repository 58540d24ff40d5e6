// Whether a clause applies to a match: the book names the values of options it needs.

/**
 * @param {{only: Record<string, unknown[]>}} clause
 * @param {Record<string, unknown>} options of the match; an option it leaves open excludes nothing
 */
export const clauseApplies = ({ only }, options) =>
  Object.entries(only).every(([name, values]) => (options[name] ?? null) === null || values.includes(options[name]));
