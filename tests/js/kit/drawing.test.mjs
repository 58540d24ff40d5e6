import assert from "node:assert/strict";
import { test } from "node:test";
import { drawing } from "../../../app/static/js/kit/drawing.js";

/**
 * @import {Table} from "stadion/kit/table.d.ts"
 * @typedef {{type: "keep", card: string}} Keep
 * @typedef {Table<{phase?: string}, Keep>} Cards
 */

/** A game of cards: pick some, send them one by one. */
const create = drawing({
  /** @param {Cards} _table @returns {{large: string | null}} */
  initialUi: (_table) => ({ large: null }),
  reading: ({ view, actions }) => (view.phase ? { phase: view.phase, cards: actions.map(({ card }) => card) } : null),
  decision: ({ phase }) => phase,
  picks: () => ({ cards: /** @type {string[]} */ ([]) }),
  prunePicks: (picks, now) => ({ cards: picks.cards.filter((card) => now.cards.includes(card)) }),
  sent: (picks, action) => ({ cards: picks.cards.filter((card) => card !== action.card) }),
  opened: ({ ui }) => (ui.large = null),
  desk: (context) => ({ ...context, count: context.picks.cards.length }),
  slots: (desk) => ({ top: /** @type {any} */ (desk), sum: desk.count }),
  key: ({ key }, { setUi }) => key === "i" && (setUi({ large: "A" }), true),
});

/** A page around it. */
function page() {
  /** @type {string[]} */ const acted = [];
  let redraws = 0;
  /** @type {any} */ const table = {
    busy: false,
    stale: false,
    live: true,
    act: (/** @type {Keep} */ action) => acted.push(action.card),
    redraw: () => (redraws += 1),
    dismissFeedback() {},
  };
  const drawn = create(table);
  /**
   * @param {number} seq @param {string | undefined} phase @param {string[]} cards @param {string} [status]
   * @returns {any} its slots
   */
  const draw = (seq, phase, cards, status = "playing") =>
    drawn.draw({
      ...table,
      doc: { seq, status },
      view: { phase },
      actions: cards.map((card) => ({ type: "keep", card })),
    });
  return { draw, drawn, acted, redraws: () => redraws };
}

test("there is nothing to draw until the game can read something", () => {
  const { draw, drawn } = page();
  assert.deepEqual(draw(0, undefined, []), {});
  assert.equal(drawn.key?.(/** @type {any} */ ({ key: "i" })), false);
});

test("what is picked stays while its decision stands and is on offer", () => {
  const { draw, redraws } = page();
  draw(1, "keep", ["A", "B"]).top.pick({ cards: ["A", "B"] });
  assert.equal(redraws(), 1);
  assert.deepEqual([draw(1, "keep", ["A", "B"]).sum, draw(2, "keep", ["B"]).sum], [2, 1]);
  assert.equal(draw(3, "play", ["A", "B"]).sum, 0);
});

test("what is picked waits while the match rests", () => {
  const { draw } = page();
  draw(1, "keep", ["A", "B"]).top.pick({ cards: ["A"] });
  assert.equal(draw(1, "keep", [], "asleep").sum, 0);
  assert.equal(draw(1, "keep", ["A", "B"]).sum, 1);
});

test("what the page keeps outlives the draw, and the game says when it goes", () => {
  const { draw, drawn } = page();
  draw(1, "keep", ["A"]);
  assert.equal(drawn.key?.(/** @type {any} */ ({ key: "i" })), true);
  assert.equal(draw(1, "keep", ["A"]).top.ui.large, "A");
  assert.equal(draw(2, "play", ["A"]).top.ui.large, null);
});

test("several actions go one by one; one that is sent by hand ends them", async () => {
  const { draw, acted } = page();
  const { top } = draw(1, "keep", ["A", "B", "C"]);
  top.pick({ cards: ["A", "B"] });
  top.send([{ card: "A" }, { card: "B" }, { card: "C" }]);
  assert.equal(draw(1, "keep", ["A", "B", "C"]).sum, 1);
  await null;
  draw(2, "keep", ["B", "C"]);
  await null;
  assert.deepEqual(acted, ["A", "B"]);
  draw(2, "keep", ["C"]).top.act({ type: "keep", card: "C" });
  draw(3, "keep", ["C"]);
  await null;
  assert.deepEqual(acted, ["A", "B", "C"]);
});

test("a stage is looked at: the picks of the decision wait, and nothing can be picked or sent", () => {
  const { draw, drawn, acted } = page();
  draw(1, "keep", ["A", "B"]).top.pick({ cards: ["A"] });
  /** @type {any} */ const staged = {
    ...drawn,
    doc: { seq: 2 },
    view: { phase: "play" },
    actions: [],
    animating: true,
  };
  const { top, sum } = /** @type {any} */ (drawn.draw({ ...staged, redraw() {}, act: acted.push }));
  assert.equal(sum, 0);
  top.pick({ cards: ["B"] });
  top.act({ type: "keep", card: "B" });
  assert.deepEqual([draw(1, "keep", ["A", "B"]).sum, acted], [1, []]);
});

test("the only action goes by itself where the game says so, and never while something is picked or shown", () => {
  const lone = drawing({
    reading: (/** @type {Cards} */ table) => table,
    decision: () => "",
    picks: () => ({}),
    desk: (context) => context,
    slots: () => ({}),
    forced: (action) => action.card === "A",
  });
  const drawn = lone(/** @type {any} */ ({}));
  const forced = (/** @type {string[]} */ cards, now = {}) => {
    const actions = cards.map((card) => ({ type: "keep", card }));
    drawn.draw(/** @type {any} */ ({ actions, doc: { seq: 1 }, ...now }));
    return drawn.forced?.() ?? null;
  };
  assert.deepEqual(forced(["A"]), { type: "keep", card: "A" });
  assert.deepEqual([forced(["B"]), forced(["A", "B"]), forced([])], [null, null, null]);
  assert.deepEqual(
    [{ busy: true }, { stale: true }, { animating: true }].map((now) => forced(["A"], now)),
    [null, null, null],
  );
});
