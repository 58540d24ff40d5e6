import assert from "node:assert/strict";
import { test } from "node:test";
import * as camera from "../../../app/static/js/kit/camera.js";
import { Gestures } from "../../../app/static/js/kit/gestures.js";

const BOX = { x: 100, y: 50, w: 400, h: 200 };
const PANE = { w: 800, h: 400 };

test("zooming keeps the point about which it zooms", () => {
  const near = camera.zoomed(BOX, 2, { x: 200, y: 100 });
  assert.deepEqual(near, { x: 150, y: 75, w: 200, h: 100 });
  const [before, after] = [BOX, near].map((box) => (200 - box.x) / box.w);
  assert.equal(before, after);
  assert.deepEqual(camera.centreOf(camera.zoomed(BOX, 3)), camera.centreOf(BOX));
});

test("the scale stays within its limits, whatever the factor", () => {
  assert.equal(camera.within(BOX, 10, PANE, { min: 1, max: 5 }), 2.5);
  assert.equal(camera.within(BOX, 0.1, PANE, { min: 1, max: 5 }), 0.5);
});

test("what was under the fingers stays under them, dragged or pinched", () => {
  const from = { x: 200, y: 100, spread: 50 };
  const to = { x: 260, y: 40, spread: 100 };
  const held = camera.under(BOX, PANE, from);
  const after = camera.carried(BOX, PANE, from, to);
  assert.deepEqual(camera.under(after, PANE, to), held);
  assert.equal(after.w, 200);
});

test("a box is pushed back inside its bounds and says what it sees", () => {
  const bounds = { x: 0, y: 0, w: 1000, h: 100 };
  assert.deepEqual(camera.inside({ x: 900, y: -5, w: 300, h: 200 }, bounds), { x: 700, y: 0, w: 300, h: 200 });
  assert.equal(camera.sees(BOX, { x: 110, y: 60 }), true);
  assert.equal(camera.sees(BOX, { x: 110, y: 60 }, 0.1), false);
});

test("the smallest box around points, and the way from one box to another", () => {
  const box = camera.around(
    [
      { x: 3, y: 9 },
      { x: 7, y: 1 },
    ],
    2,
  );
  assert.deepEqual(box, { x: 1, y: -1, w: 8, h: 12 });
  assert.deepEqual(camera.between(box, BOX, 0), box);
  assert.deepEqual(camera.between(box, BOX, 1), BOX);
  assert.equal(camera.viewBox(box), "1 -1 8 12");
});

const rect = { x: 0, y: 0, width: 800, height: 400 };
const currentTarget = { getBoundingClientRect: () => rect };

/** @param {number} pointerId @param {number} clientX @param {number} clientY @returns {any} */
const finger = (pointerId, clientX, clientY) => ({ pointerId, pointerType: "touch", clientX, clientY, currentTarget });

/**
 * Gestures over a box, with everything that they did.
 * @param {Partial<import("stadion/kit/gestures.js").Sight>} [more]
 */
function context(more = {}) {
  const seen = { box: BOX, settled: 0, stopped: 0 };
  const gestures = new Gestures({
    get: () => seen.box,
    set: (box) => (seen.box = box),
    settled: () => (seen.settled += 1),
    ...more,
  });
  const click = () => gestures.clicked(/** @type {any} */ ({ stopPropagation: () => (seen.stopped += 1) }));
  return { seen, gestures, click };
}

test("a tap that trembles moves nothing and stays a tap", () => {
  const { seen, gestures, click } = context();
  gestures.down(finger(1, 100, 100));
  gestures.move(finger(1, 105, 104));
  gestures.up(finger(1, 105, 104));
  click();
  assert.deepEqual(seen, { box: BOX, settled: 0, stopped: 0 });
});

test("a drag moves the box, and its end is no tap", () => {
  const { seen, gestures, click } = context();
  gestures.down(finger(1, 100, 100));
  gestures.move(finger(1, 180, 60));
  gestures.up(finger(1, 180, 60));
  click();
  click();
  assert.deepEqual(seen, { box: { x: 60, y: 70, w: 400, h: 200 }, settled: 1, stopped: 1 });
});

test("two fingers pinch; a finger that the page keeps scrolls it", () => {
  const { seen, gestures } = context({ mine: (_, fingers) => fingers === 2 });
  gestures.down(finger(1, 100, 100));
  gestures.move(finger(1, 200, 100));
  assert.deepEqual(seen.box, BOX);
  gestures.down(finger(2, 300, 100));
  gestures.move(finger(2, 400, 100));
  assert.equal(seen.box.w, 200);
});
