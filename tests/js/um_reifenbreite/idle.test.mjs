// A spectator with nothing to watch sees the whole course.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isWatching, waits } from "../../../app/games/um_reifenbreite/static/idle.js";

/** A spectator's desk; `change` is what differs. @returns {any} */
const desk = ({ me = null, live = true, about = null, phase = "turn", view = "close" } = {}) => ({
  ...{ me, now: { phase, mine: false }, table: { live, about } },
  ...{ ui: { view, toured: false, scene: { finder: { window: {}, show: () => undefined } } }, setUi: () => undefined },
});

test("only a spectator waits for the course, while a race goes on and nothing is shown", () => {
  assert.equal(isWatching(desk()), true);
  const others = [{ me: 0 }, { live: false }, { about: "throw" }, { phase: "over" }, { view: "whole" }];
  for (const change of others) assert.equal(isWatching(desk(/** @type {any} */ (change))), false);
});

test("after a while the course is shown, unless something is drawn before", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const early = desk();
  waits(early);
  mock.timers.tick(15_000);
  const late = desk();
  waits(late);
  mock.timers.tick(15_000);
  assert.deepEqual([early.ui.toured, late.ui.toured], [false, false]);
  mock.timers.tick(5_000);
  assert.deepEqual([early.ui.toured, late.ui.toured], [false, true]);
});
