import assert from "node:assert/strict";
import { test } from "node:test";
import {
  HAND,
  clearWindow,
  fitted,
  isCut,
  windowOn,
  zoomed,
} from "../../../app/games/um_reifenbreite/static/camera.js";

const PANE = { w: 800, h: 400 };
const LIMITS = { min: 1.3, max: 2.6 };
const NONE = { left: 0, right: 0, top: 0, bottom: 0 };
/** @param {{w: number}} window */
const scaleOf = (window) => PANE.w / window.w;

test("a window has the pane's shape and keeps its scale within the limits", () => {
  const close = windowOn({ x: 0, y: 0, w: 10, h: 10 }, PANE, NONE, LIMITS);
  assert.equal(scaleOf(close), 2.6);
  assert.equal(close.w / close.h, 2);
  assert.equal(scaleOf(windowOn({ x: 0, y: 0, w: 4000, h: 10 }, PANE, NONE, LIMITS)), 1.3);
});

test("insets push what must be seen to the other side", () => {
  const box = { x: 100, y: 100, w: 100, h: 100 };
  const window = windowOn(box, PANE, { ...NONE, left: 300 }, LIMITS);
  assert.ok((box.x - window.x) * scaleOf(window) >= 300);
});

test("no rider is left behind the minimap where there is room elsewhere", () => {
  const minimap = { x: 0, y: 255, w: 162, h: 145 };
  const points = [
    { x: 0, y: 0 },
    { x: 250, y: 0 },
    { x: 0, y: 100 },
  ];
  const window = clearWindow(points, PANE, [minimap], LIMITS);
  const scale = scaleOf(window);
  for (const point of points) {
    const [x, y] = [(point.x - window.x) * scale, (point.y - window.y) * scale];
    assert.ok(x >= 0 && y >= 0 && x <= PANE.w && y <= PANE.h);
    assert.ok(!(x < minimap.w && y > minimap.y), "behind the minimap");
  }
});

test("zooming keeps the point under the hand where it is", () => {
  const window = fitted({ x: 0, y: 0, w: 800, h: 400 }, PANE);
  const about = { x: 200, y: 100 };
  const nearer = zoomed(window, 2, PANE, about);
  assert.equal((about.x - nearer.x) / nearer.w, (about.x - window.x) / window.w);
  assert.equal(scaleOf(nearer), 2 * scaleOf(window));
});

test("a long hop is a cut, a short one a pan", () => {
  const [from, to] = [
    { x: 0, y: 0, w: 10, h: 10 },
    { x: 100, y: 0, w: 20, h: 20 },
  ];
  assert.equal(isCut(from, to), false);
  assert.equal(isCut(from, { ...to, x: 1000 }), true);
});

test("a hand zooms no nearer and no further than is allowed", () => {
  const window = fitted({ x: 0, y: 0, w: 800, h: 400 }, PANE);
  assert.equal(scaleOf(zoomed(window, 100, PANE)), HAND.max);
  assert.ok(Math.abs(scaleOf(zoomed(window, 0.01, PANE)) - HAND.min) < 1e-9);
});
