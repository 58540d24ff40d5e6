import assert from "node:assert/strict";
import { test } from "node:test";
import { play, settle, show, tumble } from "../../../app/static/js/kit/motion.js";

/** An element that only remembers how it was animated. @returns {any} */
function element() {
  /** @type {object[]} */ const told = [];
  /** @param {Keyframe[]} frames @param {object} timing */
  function animate(frames, timing) {
    const animation = {
      frames,
      timing,
      ended: 0,
      finish: () => (animation.ended += 1),
      finished: new Promise(() => {}),
    };
    told.push(animation);
    return animation;
  }
  return { told, animate };
}

test("nothing moves where there is nothing, and what runs is ended by the next events", () => {
  assert.equal(play(null, []), null);
  const one = element();
  play(one, [{ opacity: 0 }], { delay: 5 });
  assert.deepEqual([one.told[0].timing.delay, one.told[0].timing.fill], [5, "backwards"]);
  settle();
  settle();
  assert.equal(one.told[0].ended, 1);
});

test("dice come to rest one after another", () => {
  const dice = [element(), element(), element()];
  tumble(dice, 40);
  assert.deepEqual(
    dice.map(({ told }) => told[0].timing.delay),
    [0, 40, 80],
  );
});

test("each event has its scene, in order; what has none is not shown", () => {
  /** @typedef {{event: "fell", f: number} | {event: "rose", f: number} | {event: "said"}} Event */
  /** @type {Event[]} */ const events = [{ event: "rose", f: 1 }, { event: "said" }, { event: "fell", f: 2 }];
  /** @type {string[]} */ const seen = [];
  show(
    events,
    { fell: ({ f }, animation) => seen.push(`${f} ${animation}`), rose: ({ f }) => seen.push(String(f)) },
    "here",
  );
  assert.deepEqual(seen, ["1", "2 here"]);
});
