// The patches of the live channel, and RFC 6902 as far as they use it: add, remove, replace.

/** @import {Doc, LogEntry} from "../document.d.ts" */

const LOG_LENGTH = 50;

/**
 * @typedef {{op: string, path: string, value?: unknown}} Operation
 * @typedef {{from: number, seq: number, ops: Operation[], events?: LogEntry[]}} Patch
 */

/**
 * The document after a patch: no operation touches `seq` and `log`.
 * @param {Doc} doc @param {Patch} patch @returns {Doc}
 */
export function applyPatch(doc, { seq, ops, events }) {
  const log = events ? [...doc.log, ...events].slice(-LOG_LENGTH) : doc.log;
  return { ...applyOperations(doc, ops), seq, log };
}

/** A JSON pointer's keys (RFC 6901). @param {string} path */
const keysOf = (path) =>
  path
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

/** @param {unknown} node @param {string[]} keys @param {Omit<Operation, "path">} operation @returns {unknown} */
function changed(node, keys, operation) {
  if (keys.length === 0) return operation.value;
  const [key, ...rest] = keys;
  if (Array.isArray(node)) return changedList(node, key, rest, operation);
  const copy = { .../** @type {Record<string, unknown>} */ (node) };
  if (rest.length > 0) copy[key] = changed(copy[key], rest, operation);
  else if (operation.op === "remove") delete copy[key];
  else copy[key] = operation.value;
  return copy;
}

/**
 * @param {unknown[]} list
 * @param {string} key
 * @param {string[]} rest
 * @param {Omit<Operation, "path">} operation
 */
function changedList(list, key, rest, operation) {
  const copy = list.slice();
  if (rest.length > 0) copy[Number(key)] = changed(copy[Number(key)], rest, operation);
  else changeItem(copy, key, operation);
  return copy;
}

/**
 * @param {unknown[]} list
 * @param {string} key an index, or "-" for the end
 * @param {Omit<Operation, "path">} operation
 */
function changeItem(list, key, { op, value }) {
  const index = key === "-" ? list.length : Number(key);
  if (op === "add") list.splice(index, 0, value);
  else if (op === "remove") list.splice(index, 1);
  else list[index] = value;
}

/**
 * The document after the operations. The old one stays as it was, and what did not change is the same
 * object in both, so that a drawing may compare by identity.
 * @template T @param {T} document @param {Operation[]} operations @returns {T}
 */
export function applyOperations(document, operations) {
  return operations.reduce(
    (doc, operation) => /** @type {T} */ (changed(doc, keysOf(operation.path), operation)),
    document,
  );
}
