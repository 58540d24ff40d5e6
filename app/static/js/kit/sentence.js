// An event in words: its text `log-<event>`, with its fields as variables. The `log` of the game's components says how
// fields become words. app/engine/event_text.py does the same on the server, for pages without a script.
import { entrySeat, chapters } from "./log.js";
import { inLanguage, shownName } from "./words.js";

/**
 * @typedef {import("./table.d.ts").Table<any, any, any, any, any>} Table
 * @typedef {import("./table.d.ts").LogEntry} Entry
 * @typedef {import("./table.d.ts").LogWords} LogWords
 * @typedef {import("./table.d.ts").Kind} Kind
 * @typedef {Record<string, string | number>} Variables
 */

/** @param {Table} table @returns {LogWords} */
export const logOf = ({ components }) => components?.log ?? {};

/** Return the variables of an event's sentence. @param {Entry} entry @param {Table} table @returns {Variables} */
export function variables(entry, table) {
  const who = entrySeat(entry);
  return { name: who === null ? "" : table.name(who), ...fields(entry, entry.event, table) };
}

/** @param {object} struct @param {string} event @param {Table} table @returns {Variables} */
function fields(struct, event, table) {
  const { words = {} } = logOf(table);
  /** @type {Variables} */ const said = {};
  for (const [name, value] of Object.entries(struct))
    spell(said, name, value, kindOf(words[`${event}.${name}`] ?? words[name]), { event, table });
  return said;
}

/** @param {string | Kind | undefined} kind @returns {Kind} */
const kindOf = (kind) => (typeof kind === "string" ? { as: kind } : (kind ?? {}));

/**
 * Add a field to the variables; its parts are named by the field with a number or a key.
 * @param {Variables} said @param {string} name @param {unknown} value @param {Kind} kind
 * @param {{event: string, table: Table}} here
 */
function spell(said, name, value, kind, here) {
  if (Array.isArray(value)) {
    value.forEach((item, i) => spell(said, `${name}_${i + 1}`, item, inner(kind), here));
    said[`${name}_count`] = value.length;
    said[name] = list(value, kind, here);
  } else if (value !== null && typeof value === "object") {
    for (const [key, part] of Object.entries(fields(value, here.event, here.table))) said[`${name}_${key}`] = part;
    if (kind.say) said[name] = here.table.t(kind.say, fields(value, here.event, here.table));
  } else {
    said[name] = word(value, kind, here.table);
    for (const [key, as] of Object.entries(kind.also ?? {})) said[`${name}_${key}`] = word(value, { as }, here.table);
  }
}

/** Return how the items of a list are worded. @param {Kind} kind @returns {Kind} */
const inner = (kind) =>
  Array.isArray(kind.join) && kind.join.length > 1 ? { ...kind, join: kind.join.slice(1) } : kind;

/** @param {unknown[]} items @param {Kind} kind @param {{event: string, table: Table}} here @returns {string} */
function list(items, kind, here) {
  if (!items.length) return kind.empty ?? "none";
  const [join = ", "] = [kind.join ?? []].flat();
  let place = 1;
  const told = items.map((item, i) => {
    if (!Array.isArray(item)) return single(item, kind, here);
    const text = list(item, inner({ ...kind, say: undefined }), here);
    const owner = kind.by === "seat" ? here.table.name(i) : "";
    const said = kind.say ? here.table.t(kind.say, { list: text, place, owner }) : text;
    place += item.length;
    return said;
  });
  return told.join(join);
}

/** @param {unknown} item @param {Kind} kind @param {{event: string, table: Table}} here */
function single(item, kind, { event, table }) {
  if (item === null || typeof item !== "object") return word(item, kind, table);
  const said = fields(item, event, table);
  return kind.say ? table.t(kind.say, said) : Object.values(said).join(" ");
}

/** @param {unknown} value @param {Kind} kind @param {Table} table @returns {string | number} */
function word(value, { as = "", empty = "none" }, table) {
  if (value === null || value === undefined) return empty;
  if (as === "seat") return table.name(Number(value));
  const found = as.split("|").map((path) => inLanguage(lookUp(path, value, table), table.lang));
  return found.find(Boolean) ?? (typeof value === "number" ? value : shownName(String(value), table.t));
}

/**
 * Return the value at a path of the components. Each `*` is the next part of the value: "0:3" has two, and what follows
 * a # is the number of a copy. A part in brackets is looked up in the view.
 * @param {string} path @param {unknown} value @param {Table} table
 */
function lookUp(path, value, table) {
  const parts = String(value).split("#")[0].split(":");
  /** @param {any} from @param {string} way @returns {any} */
  const follow = (from, way) =>
    (way.match(/\([^)]*\)|[^.]+/g) ?? []).reduce((found, step) => {
      const key = step === "*" ? parts.shift() : step.startsWith("(") ? follow(table.view, step.slice(1, -1)) : step;
      return found?.[key ?? ""];
    }, from);
  return path ? follow(table.components, path) : null;
}

/**
 * Return one event as a line of the log; null if another line tells it.
 * @param {Entry} entry @param {Table} table @returns {{text: string, band: boolean} | null}
 */
export function sentence(entry, table) {
  return logOf(table).silent?.includes(entry.event) ? null : spoken(entry, table);
}

/**
 * Return every event as a line, even one that another line tells.
 * @param {Entry} entry @param {Table} table @returns {{text: string, band: boolean}}
 */
export function spoken(entry, table) {
  const { bands = [] } = logOf(table);
  const ids = [`log-${entry.event}`, `log-${entry.event.replaceAll("_", "-")}`];
  const id = ids.find((one) => table.has(one));
  const said = variables(entry, table);
  return { text: id ? table.t(id, said) : plain(entry.event, said), band: bands.includes(entry.event) };
}

/** Return an event in words where the game has no text for it. @param {string} event @param {Variables} said */
function plain(event, said) {
  const told = Object.entries(said).filter(([key]) => !["name", "seq", "seat", "event"].includes(key));
  const parts = told.map(([key, value]) => `${key.replaceAll("_", " ")} ${value}`);
  return event.replaceAll("_", " ") + (parts.length ? `: ${parts.join(", ")}` : "");
}

/** Return the heading of a chapter: the game's `log` names the events that begin one, and the texts. */
export const heading = chapters(
  (/** @type {Entry} */ entry, /** @type {Table} */ table) => {
    const id = logOf(table).chapters?.[entry.event];
    return id ? table.t(id, variables(entry, table)) : undefined;
  },
  (_, table) => {
    const id = logOf(table).before;
    return id ? table.t(id) : null;
  },
);
