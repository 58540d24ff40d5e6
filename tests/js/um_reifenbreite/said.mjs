// A drawing without a browser: a table as the page makes it, and what a template says.

/** A text id with its arguments, as `id(name=value ...)`. */
export const t = (id, args = {}) => {
  const given = Object.entries(args).map(([name, value]) => `${name}=${value}`);
  return given.length ? `${id}(${given.join(" ")})` : id;
};

/** The words of a template, without its tags. */
export function said(drawn) {
  if (drawn === null || drawn === undefined || typeof drawn === "function" || typeof drawn === "symbol") return "";
  if (Array.isArray(drawn)) return drawn.map(said).join(" ");
  if (typeof drawn !== "object") return String(drawn);
  const { strings, values = [] } = drawn;
  const parts = strings ? strings.map((text, i) => `${text} ${said(values[i])}`) : [];
  return parts
    .join(" ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** What the table page hands over, of a match in which seat 0 looks. */
export const tableOf = ({ components, view, actions = [], preview = null, log = [] }) => ({
  components,
  view,
  actions,
  doc: { view, actions, log, seq: 1, to_act: [0], outcome: null },
  history: log,
  me: 0,
  lang: "en",
  live: true,
  store: { get: () => null, set: () => undefined },
  name: (seat) => `seat ${seat}`,
  t,
  has: () => false,
  rule: (clause) => clause,
  preview: () => preview,
});
