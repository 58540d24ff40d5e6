import assert from "node:assert/strict";
import { test } from "node:test";
import { heading } from "../../../app/games/um_reifenbreite/static/log.js";
import { crashOf, happenedAt, keepUntilShown } from "../../../app/games/um_reifenbreite/static/reading.js";
import { t } from "./desk.mjs";

/**
 * @typedef {import("../../../app/games/um_reifenbreite/static/view.d.ts").Entry} Entry
 * @typedef {import("../../../app/games/um_reifenbreite/static/view.d.ts").Table} Table
 */

/** @param {Partial<Entry>} event */
const entry = (event) => /** @type {Entry} */ ({ seq: 1, seat: 0, ...event });

test("the crash of the latest throw is drawn in its waves, and forgotten with the next throw or round", () => {
  const crash = [
    { event: "seven_thrown", rider: 21 },
    { event: "crashed", rider: 21 },
    { event: "fell", rider: 41, by: 21, wave: 1 },
    { event: "fell", rider: 51, by: 41, wave: 2 },
  ].map(entry);
  assert.deepEqual(crashOf(crash), [
    { rider: 21, by: null, wave: 1 },
    { rider: 41, by: 21, wave: 2 },
    { rider: 51, by: 41, wave: 3 },
  ]);
  assert.deepEqual(crashOf([...crash, entry({ event: "thrown", rider: 32 })]), []);
  assert.deepEqual(crashOf([...crash, entry({ event: "round_started", round: 3 })]), []);
});

test("a replay looks at who has just ridden or fallen, not yet at who is asked next", () => {
  const node = (/** @type {string} */ key) => /** @type {any} */ ({ key });
  const [start, end, ditch] = ["start", "end", "ditch"].map(node);
  const riders = /** @type {any} */ (new Map([[41, { node: ditch }]]));
  const after = (/** @type {number} */ seq, /** @type {string[]} */ ...events) => {
    const log = events.map((event) => entry({ event, rider: 41 }));
    return happenedAt(/** @type {any} */ ({ seq, log }), [start, end], riders);
  };

  assert.deepEqual(
    ["moved", "drafted", "crashed", "thrown"].map((event) => after(1, event)),
    [[end], [end], [ditch], []],
  );
  assert.deepEqual(after(2, "moved"), []);
  assert.deepEqual(after(1, "crashed", "round_started"), [ditch]);
  assert.deepEqual(after(1, "moved", "round_started"), [], "who is in front is asked");
  assert.deepEqual(after(1, "moved", "finished", "round_started"), [end]);
});

test("who leaves the road with the last action of a race stands there until it has been shown", () => {
  const node = /** @type {any} */ ({ key: "4:P-2-03" });
  const riders = /** @type {any} */ (
    new Map([21, 22, 23, 24].map((number) => [number, { number, node: null, state: "home" }]))
  );
  riders.get(24).node = /** @type {any} */ ({ key: "4:CF-1-01" });
  const log = [
    entry({ event: "dismounted", rider: 23 }),
    entry({ event: "dismounted", rider: 21, seq: 2 }),
    ...[22, 24].map((rider) => entry({ event: "finished", rider, seq: 2 })),
  ];
  keepUntilShown(/** @type {any} */ ({ seq: 2, log }), riders, () => node);
  const stand = [...riders.values()].map((one) => `${one.node?.key} ${one.state}`);
  assert.deepEqual(stand, ["4:P-2-03 dismounted", "4:P-2-03 home", "undefined home", "4:CF-1-01 home"]);
});

test("a line belongs to the round in which it was played, also when the log has forgotten how it began", () => {
  /** @param {Entry[]} history @param {number} round */
  const table = (history, round) => /** @type {Table} */ (/** @type {unknown} */ ({ history, view: { round }, t }));
  const began = entry({ event: "race_started", seq: 0 });
  const [first, second] = [1, 2].map((round) => entry({ event: "round_started", seq: 16 * round, round }));
  const [before, between, after] = ["placed", "remounted", "moved"].map((event) => entry({ event }));
  const known = table([began, before, first, between, second, after], 9);
  assert.deepEqual(
    [began, before, first, between, after].map((one) => heading(one, known)),
    ["ui-log-grid", "ui-log-grid", "ui-log-round(round=1)", "ui-log-round(round=1)", "ui-log-round(round=2)"],
  );
  const late = table([before, entry({ event: "round_started", seq: 200, round: 7 })], 7);
  assert.equal(heading(before, late), "ui-log-round(round=6)");
  assert.equal(heading(after, table([after], 7)), "ui-log-round(round=7)");
});
