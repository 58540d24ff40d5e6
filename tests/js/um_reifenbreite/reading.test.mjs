import assert from "node:assert/strict";
import { test } from "node:test";
import { heading } from "../../../app/games/um_reifenbreite/static/log.js";
import { crashOf } from "../../../app/games/um_reifenbreite/static/reading.js";

test("the crash of the latest throw is drawn in its waves, and forgotten with the next throw or round", () => {
  const crash = [
    { event: "seven_thrown", rider: 21 },
    { event: "crashed", rider: 21 },
    { event: "fell", rider: 41, by: 21, wave: 1 },
    { event: "fell", rider: 51, by: 41, wave: 2 },
  ];
  assert.deepEqual(crashOf(crash), [
    { rider: 21, by: null, wave: 1 },
    { rider: 41, by: 21, wave: 2 },
    { rider: 51, by: 41, wave: 3 },
  ]);
  assert.deepEqual(crashOf([...crash, { event: "thrown", rider: 32 }]), []);
  assert.deepEqual(crashOf([...crash, { event: "round_started", round: 3 }]), []);
});

test("a line belongs to the round in which it was played, also when the log has forgotten how it began", () => {
  const table = (history, round) => ({ history, view: { round }, t: (id, args = {}) => `${id} ${args.round ?? ""}` });
  const began = { event: "race_started", seq: 0 };
  const [first, second] = [1, 2].map((round) => ({ event: "round_started", seq: 16 * round, round }));
  const [before, between, after] = [{ event: "placed" }, { event: "remounted", seq: 32 }, { event: "moved" }];
  const known = table([began, before, first, between, second, after], 9);
  assert.deepEqual(
    [began, before, first, between, after].map((entry) => heading(entry, known)),
    ["ui-log-grid ", "ui-log-grid ", "ui-log-round 1", "ui-log-round 1", "ui-log-round 2"],
  );
  const late = table([before, { event: "round_started", seq: 200, round: 7 }], 7);
  assert.equal(heading(before, late), "ui-log-round 6");
  assert.equal(heading(after, table([after], 7)), "ui-log-round 7");
});
