// What is in sight of a narrow page, and how the seconds of a call are counted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { around, atEnd, bounded, sees } from "../../../app/games/helvetia_cup/static/camera.js";
import { countdown, nextTick, timeLeft } from "../../../app/games/helvetia_cup/static/countdown.js";
import { hinted } from "../../../app/games/helvetia_cup/static/desk.js";
import { said } from "../said.mjs";

test("a square stays on the pitch, and neither too near nor too far", () => {
  const corner = around([-500, -500]);
  assert.deepEqual([corner.x, corner.y, corner.w], [-38, -18, 532]);
  assert.equal(bounded({ x: 0, y: 0, w: 10, h: 10 }).w, 240);
  assert.equal(bounded({ x: 0, y: 0, w: 9000, h: 9000 }).w, 532);
});

test("what lies at the very edge is not in sight", () => {
  const square = around([400, 248]);
  assert.ok(sees(square, [400, 248]));
  assert.ok(!sees(square, [square.x + 5, 248]));
});

test("the ends of the pitch lie at its edges", () => {
  assert.equal(atEnd("left").x, -38);
  assert.equal(atEnd("right").x + atEnd("right").w, 838);
});

test("the seconds run on the server's clock and never beyond the window", () => {
  const constants = { offside_window_seconds: { value: 10 } };
  const at = Date.parse("2026-01-01T00:00:10Z");
  const seats = [{ deadline: "2026-01-01T00:00:10Z" }, { deadline: null }];
  const left = (/** @type {number} */ now, seat = 0) =>
    timeLeft(/** @type {any} */ ({ seats, components: { constants }, serverNow: () => now }), seat);

  assert.equal(left(at - 2500), 2500);
  assert.equal(left(at - 60_000), 10_000);
  const table = { components: { constants } };
  const t = (/** @type {string} */ _id, { seconds = 0 }) => `${seconds}`;
  const shown = countdown(/** @type {any} */ ({ table, left: left(at - 14_000), t }));
  assert.match(said(shown), /^10\b/, "drawn while the pass is still shown");
  assert.equal(left(at + 1), 0);
  assert.equal(left(at, 1), null);
  assert.equal(nextTick(2500), 500);
  assert.equal(nextTick(null), null);
});

test("a hint chooses the footballer whom it moves, and shows a narrow page where to", () => {
  const centre = (/** @type {string} */ hex) => /** @type {[number, number]} */ ([hex === "far" ? 800 : 100, 248]);
  const ends = (/** @type {object} */ action, phone = true) => {
    const done = /** @type {any} */ ({ picked: [], shown: [] });
    const ui = { pitch: { centre }, zoomed: around([100, 248]) };
    const now = { f: () => ({ hex: "near" }) };
    const pick = (/** @type {object} */ change) => done.picked.push(change);
    hinted(
      /** @type {any} */ (action),
      /** @type {any} */ ({
        table: { phone },
        now,
        picks: { formation: { "0:5": "far" } },
        ui,
        pick,
        zoom: (/** @type {string} */ hex) => done.shown.push(hex),
      }),
    );
    return done;
  };
  const chosen = { f: "0:4", to: null, on: null, card: null, asked: false };

  assert.deepEqual(ends({ type: "move", f: "0:4", to: "far" }), { picked: [chosen], shown: ["far"] });
  assert.deepEqual(ends({ type: "move", f: "0:4", to: "far" }, false).shown, []);
  assert.deepEqual(ends({ type: "stand", f: "0:4" }), { picked: [chosen], shown: [] });
  assert.deepEqual(ends({ type: "sub_exit", f: "0:4", in: "0:6" }).picked, [{ ...chosen, on: "0:6" }]);
  assert.deepEqual(ends({ type: "place", f: "0:4", to: "far" }).picked, [{ f: "0:4" }]);
  assert.deepEqual(ends({ type: "place", f: "0:5", to: "far" }).picked, [], "they stand there already");
  assert.deepEqual(ends({ type: "long_pass", to: "far" }), { picked: [], shown: ["far"] });
});
