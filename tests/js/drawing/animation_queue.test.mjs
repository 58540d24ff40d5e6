import assert from "node:assert/strict";
import { test } from "node:test";
import { AnimationQueue } from "../../../app/static/js/drawing/animation_queue.js";

/** A page with a clock of its own: what it was told, and when. */
function page(manner = {}) {
  let now = 0;
  /** @type {{at: number, run: () => void}[]} */ let timers = [];
  /** @type {string[]} */ const told = [];
  const tell = (/** @type {string} */ what) => told.push(`${now} ${what}`);
  /** @type {import("../../../app/static/js/drawing/animation_queue.js").PlaybackSettings} */
  const how = { pace: "normal", motion: true, watching: false, ...manner };
  const queue = new AnimationQueue(
    {
      now: () => now,
      later(ms, run) {
        const timer = { at: now + ms, run };
        timers.push(timer);
        return () => (timers = timers.filter((one) => one !== timer));
      },
    },
    {
      started: ({ after }) => tell(`began ${after.seq}`),
      revealed: (reveal, { rushed }) => tell(`${/** @type {any} */ (reveal).name}${rushed ? " at once" : ""}`),
      changed() {},
      ended: ({ batch, closes }) => closes && tell(`ended ${batch.after.seq}`),
    },
    () => how,
  );
  function until(/** @type {number} */ ms) {
    for (;;) {
      const next = timers.filter(({ at }) => at <= ms).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter((one) => one !== next);
      now = next.at;
      next.run();
    }
    now = ms;
  }
  /** Returns the events since the last call. */
  const news = () => told.splice(0);
  return { queue, until, news, how };
}

/** @returns {any} */
const batch = (/** @type {number} */ seq, /** @type {any[]} */ animations = [], own = false) => ({
  events: [],
  before: { seq: seq - 1 },
  after: { seq },
  own,
  animations,
});
/** @returns {any} */
const animation = (/** @type {object} */ more = {}) => ({
  reveals: [
    { at: 0, name: "dice" },
    { at: 600, name: "faces" },
    { at: 1300, name: "verdict" },
  ],
  hold: 2000,
  ...more,
});
const goal = () => animation({ banner: { word: "goal" } });

test("beats come in their order, then the picture holds, then the next question", () => {
  const { queue, until, news } = page();
  queue.add(batch(1, [animation()]), true);
  until(3299);
  assert.deepEqual(
    [news(), queue.shown, queue.resting],
    [["0 began 1", "0 dice", "600 faces", "1300 verdict"], 3, true],
  );
  until(3300);
  assert.deepEqual([news(), queue.scene], [["3300 ended 1"], null]);
});

test("the first press is the final picture and nothing else, the second one goes on", () => {
  const { queue, until, news } = page();
  assert.equal(queue.press(), false);
  queue.add(batch(1, [animation()]), true);
  until(100);
  news();
  assert.equal(queue.press(), true);
  assert.deepEqual([news(), queue.resting], [["100 faces at once", "100 verdict at once"], true]);
  until(2000);
  assert.equal(queue.resting, true);
  queue.press();
  assert.deepEqual([news(), queue.scene], [["2000 ended 1"], null]);
});

test("after the first press the picture holds as long as it would have", () => {
  const { queue, until, news } = page();
  queue.add(batch(1, [animation()]), true);
  queue.press();
  until(1999);
  news();
  until(2000);
  assert.deepEqual(news(), ["2000 ended 1"]);
});

test("a viewer who jumps to a position sees its last picture at once, and it stays until they go on", () => {
  const { queue, until, news } = page();
  queue.showFinal(batch(1, [animation()]));
  until(100_000);
  assert.deepEqual([news(), queue.resting], [["0 dice at once", "0 faces at once", "0 verdict at once"], true]);
  queue.showFinal(batch(2, [animation()]));
  assert.equal(queue.scene?.batch.after.seq, 2);
  queue.finish();
  assert.equal(queue.scene, null);
});

test("what must be seen stays until it is pressed away; who only watches goes on after four seconds", () => {
  const mine = page();
  mine.queue.add(batch(1, [animation({ hold: "press" })]), true);
  mine.until(100_000);
  assert.equal(mine.queue.resting, true);
  mine.queue.press();
  assert.equal(mine.queue.scene, null);
  for (const hold of ["press", 800]) {
    const theirs = page({ watching: true });
    theirs.queue.add(batch(1, [animation({ hold })]), false);
    theirs.until(5299);
    assert.equal(theirs.queue.resting, true);
    theirs.until(5300);
    assert.equal(theirs.queue.scene, null);
  }
});

test("fast takes two fifths of the time, whole moves show others' picture at once", () => {
  const fast = page({ pace: "fast" });
  fast.queue.add(batch(1, [animation()]), true);
  fast.until(10_000);
  assert.deepEqual(fast.news(), ["0 began 1", "0 dice", "240 faces", "520 verdict", "1320 ended 1"]);
  const whole = page({ pace: "whole" });
  whole.queue.add(batch(1, [animation()]), false);
  whole.queue.add(batch(2, [animation()], true), true);
  whole.until(10_000);
  assert.deepEqual(whole.news(), [
    ...["0 began 1", "0 dice", "0 faces", "0 verdict", "800 ended 1"],
    ...["800 began 2", "800 dice", "1040 faces", "1320 verdict", "2120 ended 2"],
  ]);
});

test("without motion the same comes in the same order, one picture after another", () => {
  const { queue, until, news } = page({ motion: false });
  queue.add(batch(1, [animation()]), true);
  until(10_000);
  assert.deepEqual(news(), ["0 began 1", "120 dice", "240 faces", "360 verdict", "2360 ended 1"]);
});

test("a plain move of mine is over at once, one of another stays for a moment and keeps its place", () => {
  const { queue, until, news } = page();
  queue.add(batch(1, [], true), false);
  assert.deepEqual([news(), queue.scene], [["0 began 1", "0 ended 1"], null]);
  queue.add(batch(2, []), false);
  queue.add(batch(3, []), false);
  until(10_000);
  assert.deepEqual(news(), ["0 began 2", "400 ended 2", "400 began 3", "800 ended 3"]);
});

test("while both choose at once, a move of the other never stands between the viewer and his question", () => {
  const { queue, news } = page();
  queue.add({ ...batch(1), aside: true }, true);
  assert.deepEqual([news(), queue.scene], [["0 began 1", "0 ended 1"], null]);
});

test("where a third stage waits the oldest jumps to its picture, but a goal is seen for a moment", () => {
  for (const [first, goesAt] of [
    [animation, 0],
    [goal, 800],
  ]) {
    const { queue, until, news } = page();
    queue.add(batch(1, [/** @type {() => any} */ (first)()]), false);
    for (const seq of [2, 3]) queue.add(batch(seq, [animation()]), false);
    assert.deepEqual(news(), ["0 began 1", "0 dice"]);
    queue.add(batch(4, [animation()]), false);
    until(900);
    assert.equal(
      news().find((one) => one.endsWith("ended 1")),
      `${goesAt} ended 1`,
    );
  }
});

test("the viewer's question waits four seconds at most: the oldest moves fold, the last ones are seen", () => {
  const { queue, until, news } = page();
  for (let seq = 1; seq < 20; seq++) queue.add(batch(seq, []), false);
  news();
  const last = batch(20, [animation()]);
  queue.add(last, true);
  assert.ok(queue.remaining() <= 4000);
  until(3999);
  assert.equal(queue.scene, null);
  const ended = news().filter((one) => one.includes("ended"));
  assert.deepEqual([ended.length, ended.at(-1)], [20, "3700 ended 20"]);
  assert.equal(last.folded, undefined);
});

test("the stage before a question is shown whole, and only its picture stays less", () => {
  const { queue, until, news } = page();
  const long = goal();
  long.reveals.push({ at: 2900, name: "flap" });
  queue.add(batch(1, [long], true), true);
  until(10_000);
  assert.deepEqual(news().slice(-3), ["1300 verdict", "2900 flap", "4000 ended 1"]);
});

test("a save that ends a half is seen whole before a question: the whistle's picture gives way", () => {
  const { queue, until, news } = page();
  const whistle = {
    reveals: [
      { at: 0, name: "dimmed" },
      { at: 600, name: "whistle" },
    ],
    hold: 4000,
  };
  const half = batch(1, [animation({ hold: 1000 }), whistle]);
  queue.add(half, true);
  until(10_000);
  assert.deepEqual(news().slice(-3), ["2300 dimmed", "2900 whistle", "4000 ended 1"]);
  assert.equal(half.folded, undefined);
});

test("who is asked nothing, or only watches, does not fall behind the match either", () => {
  for (const watching of [false, true]) {
    const { queue } = page({ watching });
    for (let seq = 1; seq < 200; seq++) queue.add(batch(seq), false);
    assert.ok(queue.remaining() <= 12_000);
  }
});

test("what must be seen is not counted, and a pressed stage lets the rest follow", () => {
  const { queue, until } = page();
  queue.add(batch(1, [animation({ hold: "press" })]), false);
  queue.add(batch(2, [animation()]), true);
  until(1300);
  assert.equal(queue.resting, true);
  queue.press();
  assert.equal(queue.scene?.batch.after.seq, 2);
});

test("a decision, a hidden page or a look back ends all stages at once", () => {
  const { queue, news } = page();
  queue.add(batch(1, [goal(), animation({ hold: "press" })]), false);
  queue.add(batch(2, []), true);
  news();
  queue.finish();
  assert.equal(queue.scene, null);
  assert.deepEqual(
    news().filter((one) => /began|ended/.test(one)),
    ["0 ended 1", "0 began 2", "0 ended 2"],
  );
});

test("another pace counts from where the stage stands", () => {
  const { queue, until, news, how } = page();
  queue.add(batch(1, [animation()]), true);
  until(300);
  how.pace = "fast";
  queue.paceChanged();
  assert.deepEqual(news(), ["0 began 1", "0 dice", "300 faces"]);
  until(520);
  assert.deepEqual(news(), ["520 verdict"]);
});

test("what is shown once more comes at its own pace, and is not folded", () => {
  const { queue, until, news } = page({ pace: "whole" });
  queue.again(batch(1, [animation()]));
  queue.add(batch(2, []), true);
  until(3300);
  assert.deepEqual(news().slice(-3), ["3300 ended 1", "3300 began 2", "3300 ended 2"]);
});

test("a line-up of many placements is one decision: two seconds in all, and a move of another begins anew", () => {
  const { queue } = page();
  const place = (/** @type {number} */ seq, /** @type {number} */ seat) => ({ ...batch(seq), events: [{ seat }] });
  for (let seq = 1; seq <= 12; seq++) queue.add(place(seq, 1), false);
  assert.equal(queue.remaining(), 2000);
  queue.add(place(13, 2), false);
  assert.equal(queue.remaining(), 2400);
  queue.add(batch(14, [animation()]), false);
  for (let seq = 15; seq <= 17; seq++) queue.add(place(seq, 2), false);
  assert.equal(queue.scenes.filter(({ hold }) => hold === 0).length, 7);
});
