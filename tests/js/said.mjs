// The words of a template, without its tags; and the template as markup.

/** @param {any} drawn @returns {string} */
export const said = (drawn) =>
  marked(drawn)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** @param {any} drawn @returns {string} */
export function marked(drawn) {
  if (drawn === null || drawn === undefined || typeof drawn === "function" || typeof drawn === "symbol") return "";
  if (Array.isArray(drawn)) return drawn.map(marked).join(" ");
  if (typeof drawn !== "object") return String(drawn);
  const { strings, values = [] } = drawn;
  if (!strings) return marked(values.at(-1)); // keyed: the key, then what is drawn
  return strings.map((/** @type {string} */ text, /** @type {number} */ i) => `${text} ${marked(values[i])}`).join(" ");
}
