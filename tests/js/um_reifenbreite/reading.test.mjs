import assert from "node:assert/strict";
import { test } from "node:test";
import { Rounds } from "../../../app/games/um_reifenbreite/static/log.js";
import { crashOf, teamOf } from "../../../app/games/um_reifenbreite/static/reading.js";

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

test("a rider's number names his team", () => {
  assert.deepEqual([21, 34, 42, 51].map(teamOf), [0, 1, 2, 3]);
});

test("a line belongs to the round in which it was played, also when the log has forgotten how it began", () => {
  const rounds = new Rounds();
  rounds.learn([
    { event: "race_started", seq: 0 },
    { event: "round_started", seq: 16, round: 1 },
    { event: "round_started", seq: 40, round: 2 },
  ]);
  assert.deepEqual(
    [0, 16, 17, 40, 41].map((seq) => rounds.of(seq, 9)),
    [0, 0, 1, 1, 2],
  );
  const late = new Rounds();
  late.learn([{ event: "round_started", seq: 200, round: 7 }]);
  assert.equal(late.of(190, 7), 6);
  assert.equal(new Rounds().of(190, 7), 7);
});
