// Lines of the log with a score in them: the reader's own goals stand first, as everywhere.
import { html } from "lit-html";
import { facing } from "stadion/kit/numbers.js";
import { sentence as told } from "stadion/kit/sentence.js";

/**
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").Table} Table
 */

/** The texts distinguish goals by seat, and steps taken back are struck. @param {Entry} entry @param {Table} table */
export function sentence(entry, table) {
  const said = spoken(entry, table);
  return said && isTakenBack(entry, table) ? { ...said, text: html`<s>${said.text}</s>` } : said;
}

/** @param {Entry} entry @param {Table} table */
function spoken(entry, table) {
  const [left, right] = facing(table.me, [entry.left, entry.right]);
  return told({ ...entry, ...(left === undefined ? {} : { left, right }) }, table);
}

const STEPS = ["moved", "overtaken", "stood_up", "substituted", "collected"];
/** Events that make all steps before them final (HC-6.10). */
const FINAL = ["movement_done", "card_played", "played_on", "offside_refused"];

/** The steps that were taken back later, by the list of all entries. @type {WeakMap<Entry[], Set<Entry>>} */
const struck = new WeakMap();

/** @param {Entry} entry @param {Table} table */
function isTakenBack(entry, { history }) {
  if (!STEPS.includes(entry.event)) return false;
  const known = struck.get(history) ?? stepsTakenBack(history);
  struck.set(history, known);
  return known.has(entry);
}

/** The steps that were taken back, and the moves that together changed nothing. @param {Entry[]} history */
function takenBack(history) {
  /** @type {Set<Entry>} */ const steps = new Set();
  /** @type {Set<number>} */ const undone = new Set();
  /** @type {Entry[]} */ let open = [];
  for (const entry of history) {
    if (FINAL.includes(entry.event)) open = [];
    else if (STEPS.includes(entry.event)) open.push(entry);
    else if (entry.event === "taken_back") {
      const back = open.filter(({ f }) => f === entry.f);
      back.forEach((one) => steps.add(one));
      if (back.length && open.at(-back.length) === back[0]) [...back, entry].forEach(({ seq }) => undone.add(seq));
      open = open.filter(({ f }) => f !== entry.f);
    }
  }
  return { steps, undone };
}

/**
 * Return the hex that a footballer leaves whose steps are taken back; empty for any other event.
 * @param {Entry} entry @param {Entry[]} history @returns {{origin?: string}}
 */
export function leftFrom({ event, seq, f }, history) {
  const step = event === "taken_back" && history.findLast((one) => one.f === f && one.seq < seq && Boolean(one.to));
  return step && STEPS.includes(step.event) ? { origin: step.to } : {};
}

/** The steps that were taken back later. @param {Entry[]} history */
export const stepsTakenBack = (history) => takenBack(history).steps;

/** The moves that a replay leaves out: steps taken back before another was taken. @param {Entry[]} history */
export const undone = (history) => takenBack(history).undone;

/** The words of a line, without anything that another line says. @param {Entry} entry @param {Table} table */
export const worded = (entry, table) => spoken(entry, table)?.text ?? "";
