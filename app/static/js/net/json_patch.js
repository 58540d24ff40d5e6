// The patches of the live channel, and the part of RFC 6902 that they use: add, remove, replace.

/** @import {Doc, LogEntry} from "../document.d.ts" */

const LOG_LENGTH = 50;

/**
 * @typedef {{op: string, path: string, value?: unknown}} Operation
 * @typedef {{from: number, seq: number, ops: Operation[], events?: LogEntry[], head?: string | null}} Patch
 */

/**
 * Return the document after a patch; no operation touches `seq` and `log`.
 * @param {Doc} doc @param {Patch} patch @returns {Doc}
 */
export function applyPatch(doc, { seq, ops, events }) {
  const log = events ? [...doc.log, ...events].slice(-LOG_LENGTH) : doc.log;
  return { ...applyOperations(doc, ops), seq, log };
}

/** Return a JSON pointer's keys (RFC 6901). @param {string} path */
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
 * Return the document after the operations. The old document stays as it was. Unchanged parts are the same objects in
 * both, so that a drawing can compare by identity.
 * @template T @param {T} document @param {Operation[]} operations @returns {T}
 */
export function applyOperations(document, operations) {
  return operations.reduce(
    (doc, operation) => /** @type {T} */ (changed(doc, keysOf(operation.path), operation)),
    document,
  );
}
