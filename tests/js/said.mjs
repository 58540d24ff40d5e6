// The words of a template, without its tags.

/** @param {any} drawn @returns {string} */
export function said(drawn) {
  if (drawn === null || drawn === undefined || typeof drawn === "function" || typeof drawn === "symbol") return "";
  if (Array.isArray(drawn)) return drawn.map(said).join(" ");
  if (typeof drawn !== "object") return String(drawn);
  const { strings, values = [] } = drawn;
  if (!strings) return said(values.at(-1)); // keyed: the key, then what is drawn
  const parts = strings.map((/** @type {string} */ text, /** @type {number} */ i) => `${text} ${said(values[i])}`);
  return parts
    .join(" ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
