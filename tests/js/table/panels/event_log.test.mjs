import assert from "node:assert/strict";
import { test } from "node:test";
import { servedMark, logGroups, linesOf, entryText } from "../../../../app/static/js/table/panels/event_log.js";
import { said } from "../../said.mjs";

/** @import {Drawing, LogEntry, Table} from "../../../../app/static/js/kit/table.d.ts" */

const names = ["Tereza", "Марек"];
const table = /** @type {Table} */ (
  /** @type {unknown} */ ({
    seats: names.map((_, seat) => ({ seat })),
    name: (/** @type {number} */ seat) => names[seat],
    t: (/** @type {string} */ id) => id,
    has: () => true,
    components: {},
    history: [],
  })
);
const line = (/** @type {number} */ seq, event = "moved") => /** @type {LogEntry} */ ({ seq, event, seat: 0 });
const drawing = (/** @type {object} */ own) => /** @type {Partial<Drawing>} */ (own);

test("a game words a line, leaves it to its texts, or keeps silent", () => {
  assert.deepEqual(entryText(line(1), table, drawing({ sentence: () => "Goal!" })), { text: "Goal!", band: false });
  const settled = { text: "Goal!", band: true };
  assert.deepEqual(entryText(line(1), table, drawing({ sentence: () => settled })), settled);
  assert.equal(entryText(line(1), table, drawing({ sentence: () => null })), null);
  assert.equal(entryText(line(1), table, drawing({ sentence: () => undefined }))?.text, "log-moved");
});

test("a move of which the log keeps silent is told where it stands alone", () => {
  const quiet = { ...table, components: { log: { silent: ["moved_on"] } } };
  const told = (/** @type {LogEntry[]} */ ...entries) =>
    linesOf(entries, quiet, drawing({})).map(({ words }) => words.text);
  assert.deepEqual(told(line(1), line(1, "moved_on")), ["log-moved"]);
  assert.deepEqual(told(line(1, "moved_on")), ["log-moved_on"]);
  assert.deepEqual(told(), []);
});

test("lines stand under their headings; only the first of an action bears its number", () => {
  const own = drawing({ sentence: () => "line", heading: (/** @type {LogEntry} */ { seq }) => `Round ${seq >> 1}` });
  const found = logGroups([line(0), line(0), line(1), line(2)], table, own);
  assert.deepEqual(
    found.map(({ heading, lines }) => [heading, lines.map(({ first }) => first)]),
    [
      ["Round 0", [true, false, true]],
      ["Round 1", [true]],
    ],
  );
});

test("a history that did not change is not worded again, but for a new name", () => {
  let worded_ = 0;
  const own = drawing({ sentence: () => `${++worded_}`, heading: () => null });
  const history = [line(0), line(1)];
  assert.equal(logGroups(history, table, own), logGroups(history, table, own));
  assert.equal(worded_, 2);
  logGroups(history, { ...table, name: () => "Ivana" }, own);
  assert.equal(worded_, 4);
});

test("whom the computer or the clock has played for is named once", () => {
  const t = (/** @type {string} */ id, args = {}) => [id, ...Object.values(args)].join(" ");
  const told = (/** @type {"computer" | "time" | null} */ served, /** @type {string} */ text, first = true) =>
    said(servedMark({ entry: { served, seat: 0 }, text, first }, { ...table, t }));
  assert.match(told("computer", "22 rides"), /log-auto Tereza/);
  assert.match(told("computer", "Tereza: pass"), /log-auto-named/);
  assert.match(told("time", "Tereza: pass"), /log-up-named/);
  assert.equal(told("time", "Attack 4", false), "", "a second line of the same move");
  assert.equal(told(null, "Tereza: pass"), "");
});
