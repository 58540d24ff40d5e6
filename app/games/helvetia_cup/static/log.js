// Lines of the log with a score in them: the reader's own goals stand first, as everywhere.
import { facing } from "stadion/kit/numbers.js";
import { sentence as told } from "stadion/kit/sentence.js";

/**
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").Table} Table
 */

/** The texts distinguish goals by seat. @param {Entry} entry @param {Table} table */
export function sentence(entry, table) {
  const [left, right] = facing(table.me, [entry.left, entry.right]);
  return told({ ...entry, ...(left === undefined ? {} : { left, right }) }, table);
}

/** The words of a line, without anything that another line says. @param {Entry} entry @param {Table} table */
export const worded = (entry, table) => sentence(entry, table)?.text ?? "";
