import assert from "node:assert/strict";
import { test } from "node:test";
import { AnimationQueue } from "../../../app/static/js/drawing/animation_queue.js";
import { shrunk } from "../../../app/static/js/drawing/beat_times.js";

/** A page with a clock of its own: what it was told, and when. Its timers come `late` ms after their time. */
function page(manner = {}, late = 0) {
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
      now = next.at + late;
      next.run();
    }
    now = ms;
  }
  /** Returns the events since the last call. */
  const news = () => told.splice(0);
  return { queue, until, news, how };
}

/** @returns {any} */
const batch = (/** @type {number} */ seq, /** @type {any[]} */ stages = [], more = {}) => ({
  events: [{ seat: 1 }],
  before: { seq: seq - 1 },
  after: { seq },
  own: false,
  stages,
  ...more,
});
/** A stage of a class with its owed time, floor, and names of reveals by their time. @returns {any} */
const stage = (/** @type {string} */ kind, /** @type {number} */ owed, floor = 0, /** @type {any} */ more = {}) => ({
  animation: {
    reveals: [
      { at: 0, name: "dice" },
      { at: owed / 2, name: "verdict" },
    ],
    hold: 0,
    ...more,
  },
  kind,
  owed,
  floor: kind === "A" ? owed : floor,
  beat: kind,
  event: null,
});
const A = (owed = 1400, more = {}) => stage("A", owed, 0, more);
const B = (owed = 1000, floor = 500) => stage("B", owed, floor);
const C = (owed = 400, floor = 100) => stage("C", owed, floor);
/** The times at which batches ended. @param {string[]} told */
const ends = (told) => told.filter((one) => one.includes("ended")).map((one) => Math.round(parseFloat(one)));

test("what a page loses between many stages is made up for, down to their floors", () => {
  const wait = (/** @type {number} */ floor) => {
    const { queue, until, news } = page({}, 30);
    const stages = Array.from({ length: 12 }, () => C(600, floor));
    queue.add(batch(1, stages), true);
    until(9000);
    return ends(news())[0];
  };
  assert.ok(wait(100) <= 6030, `${wait(100)} ms`);
  assert.ok(wait(500) >= 6000, "a floor is kept");
});

test("a stage stands as long as it is owed, then comes the next, in the order in which it happened", () => {
  const { queue, until, news } = page();
  queue.add(batch(1, [A()]), false);
  queue.add(batch(2, [B(), C()]), true);
  until(10_000);
  assert.deepEqual(news(), [
    ...["0 began 1", "0 dice", "700 verdict", "1400 ended 1"],
    ...["1400 began 2", "1400 dice", "1900 verdict", "2400 dice", "2600 verdict", "2800 ended 2"],
  ]);
});

test("its time counts from its first frame on, once", () => {
  const { queue, until, news } = page();
  queue.add(batch(1, [A()]), true);
  until(200);
  queue.drawn();
  until(300);
  queue.drawn();
  until(10_000);
  assert.deepEqual(ends(news()), [1600]);
});

test("an opponent who answers at once, a third stage and an own question cut nothing", () => {
  const { queue, until, news } = page();
  for (let seq = 1; seq <= 4; seq++) queue.add(batch(seq, [A()]), seq === 4);
  until(10_000);
  assert.deepEqual(ends(news()), [1400, 2800, 4200, 5600]);
});

test("where the budget is too short, B and C shrink by the same factor, and A stays", () => {
  const { queue, until, news } = page();
  queue.add(batch(1, [A(2000)]), false);
  queue.add(batch(2, [B(4000, 500)]), false);
  queue.add(batch(3, [C(4000, 500)]), true);
  until(20_000);
  const [a, b, c] = ends(news());
  assert.equal(a, 2000);
  assert.ok(Math.abs(b - a - (c - b)) < 2 && c <= 6000 && c > 5990, `${a} ${b} ${c}`);
});

test("nothing falls below its floor, and A alone may be longer than the budget", () => {
  const { queue, until, news } = page();
  queue.add(batch(1, [A(2500)]), false);
  queue.add(batch(2, [A(2500)]), false);
  queue.add(batch(3, [A(2500)]), false);
  queue.add(batch(4, [B(1000, 500)]), true);
  until(20_000);
  assert.deepEqual(ends(news()), [2500, 5000, 7500, 8000]);
});

test("plain stages of one seat go together where even their floors are too long", () => {
  const { queue, until, news } = page();
  for (let seq = 1; seq <= 100; seq++) queue.add(batch(seq, [C(400, 100)]), true);
  until(20_000);
  const last = ends(news());
  assert.equal(last.length, 100);
  assert.ok((last.at(-1) ?? Infinity) <= 6000);
});

test("the shortest of them give way first, and no more than necessary", () => {
  const plain = (/** @type {number} */ floor) => ({
    kind: /** @type {const} */ ("C"),
    owed: 2 * floor,
    floor,
    seat: 1,
  });
  const stages = Array.from({ length: 8 }, () => [plain(700), plain(400)]).flat();
  const lengths = shrunk(stages, 6400);
  const counted = (/** @type {number} */ length) => lengths.filter((one) => one === length).length;
  assert.deepEqual([counted(700), counted(400), counted(0)], [8, 2, 6]);
});

test("the budget counts from the viewer's own action on", () => {
  const { queue, until, news } = page();
  queue.add(batch(1, [A(1300)], { own: true }), false);
  until(1000);
  queue.add(batch(2, [C(9000, 100)]), true);
  until(20_000);
  assert.deepEqual(ends(news()), [1300, 6000]);
});

test("what is drawn late is taken from the stages that follow", () => {
  const { queue, until, news } = page();
  queue.add(batch(1, [A(2000)]), false);
  queue.add(batch(2, [C(9000, 100)]), true);
  until(300);
  queue.drawn();
  until(20_000);
  assert.deepEqual(ends(news()), [2300, 6000]);
});

test("the first press is the final picture and nothing else, the second one goes on to one more stage", () => {
  const { queue, until, news } = page();
  assert.equal(queue.press(), false);
  queue.add(batch(1, [A()]), false);
  queue.add(batch(2, [A()]), true);
  until(100);
  news();
  assert.equal(queue.press(), true);
  assert.deepEqual([news(), queue.resting], [["100 verdict at once"], true]);
  queue.press();
  assert.deepEqual(news(), ["100 ended 1", "100 began 2", "100 dice"]);
  until(1499);
  assert.equal(queue.scene?.batch.after.seq, 2);
});

test("after the first press the picture stands as long as it would have", () => {
  const { queue, until, news } = page();
  queue.add(batch(1, [A()]), true);
  queue.press();
  until(699);
  assert.equal(queue.resting, true);
  until(700);
  assert.deepEqual(ends(news()), [700]);
});

test("a hold lasts only while nothing waits", () => {
  const { queue, until, news } = page();
  queue.add(batch(1, [A(1400, { hold: 5000 })]), false);
  until(3000);
  assert.equal(queue.resting, true);
  queue.add(batch(2, [A()]), true);
  until(20_000);
  assert.deepEqual(ends(news()), [3000, 4400]);
});

test("what ends a match stays until it is pressed away; a running clock lets it go", () => {
  const mine = page();
  mine.queue.add(batch(1, [A(2000, { hold: "press" })]), false);
  mine.until(100_000);
  assert.equal(mine.queue.resting, true);
  mine.queue.press();
  assert.equal(mine.queue.scene, null);
  const clocked = page({ clocked: true });
  clocked.queue.add(batch(1, [A(2000, { hold: "press" })]), true);
  clocked.until(100_000);
  assert.deepEqual(ends(clocked.news()), [5000]);
});

test("a picture of a player whose time runs leaves what follows its owed times", () => {
  const { queue, until, news } = page({ clocked: true });
  queue.add(batch(1, [A(2000, { hold: "press" })], { own: true }), false);
  for (const seq of [2, 3, 4]) queue.add(batch(seq, [C(700, 300)]), seq === 4);
  until(20_000);
  assert.deepEqual(ends(news()), [3900, 4600, 5300, 6000]);
});

test("what follows a picture that was pressed away late is not cut for it", () => {
  for (const clocked of [false, true]) notCut(clocked);
});

/** @param {boolean} clocked */
function notCut(clocked) {
  const { queue, until, news } = page({ clocked });
  queue.add(batch(1, [A(2000, { hold: "press" })], { own: true }), false);
  until(9000);
  for (const seq of [2, 3, 4]) queue.add(batch(seq, [C(700, 300)]), seq === 4 && !clocked);
  until(10_000);
  assert.equal(queue.scene?.batch.after.seq, 1);
  queue.press();
  queue.drawn();
  until(20_000);
  assert.deepEqual(ends(news()), [10_000, 10_700, 11_400, 12_100]);
}

test("fast halves the times, with a least time for class A", () => {
  const { queue, until, news } = page({ pace: "fast" });
  queue.add(batch(1, [A(1000)]), false);
  queue.add(batch(2, [B(1000)]), false);
  queue.add(batch(3, [C(400)]), true);
  until(20_000);
  assert.deepEqual(ends(news()), [700, 1200, 1400]);
});

test("fast lets a question wait two and a half seconds: B and C shrink to lower floors", () => {
  const { queue, until, news } = page({ pace: "fast" });
  queue.add(batch(1, [A(3000)]), false);
  queue.add(batch(2, [B(2000, 900)]), false);
  queue.add(batch(3, [C(2000, 900)]), true);
  until(20_000);
  const [a, b, c] = ends(news());
  assert.equal(a, 1500);
  assert.ok(c <= 2500 && b - a >= 250 && c - b >= 80, `${a} ${b} ${c}`);
});

test("whole moves show only what decides, its last picture at once", () => {
  const { queue, until, news } = page({ pace: "whole" });
  queue.add(batch(1, [B(), C()]), false);
  queue.add(batch(2, [A(2500)]), true);
  until(20_000);
  const told = news();
  assert.deepEqual(told.slice(-4), ["0 began 2", "0 dice", "0 verdict", "800 ended 2"]);
  assert.deepEqual(ends(told), [0, 800]);
});

test("slow takes eight fifths of the time", () => {
  const { queue, until, news } = page({ pace: "slow" });
  queue.add(batch(1, [A(1000), C(500)]), true);
  until(20_000);
  assert.deepEqual(ends(news()), [2400]);
});

test("without motion the same comes in the same order, and stands as long", () => {
  const { queue, until, news } = page({ motion: false });
  queue.add(batch(1, [A()]), true);
  until(10_000);
  assert.deepEqual(news(), ["0 began 1", "120 dice", "240 verdict", "1400 ended 1"]);
});

test("who only watches sees what decides four seconds longer, unless the match runs away", () => {
  const { queue, until, news } = page({ watching: true });
  queue.add(batch(1, [A()]), false);
  until(100_000);
  assert.deepEqual(ends(news()), [4700]);
  for (let seq = 2; seq < 200; seq++) queue.add(batch(seq, [C()]), false);
  assert.ok(queue.remaining() <= 12_000);
});

test("while both choose at once, an ordinary move of the other never stands before the question", () => {
  const { queue, news } = page();
  queue.add(batch(1, [C()], { aside: true }), true);
  assert.deepEqual([ends(news()), queue.scene], [[0], null]);
});

test("a move of which nothing is shown keeps its place in the order", () => {
  const { queue, news, until } = page();
  queue.add(batch(1, [C()]), false);
  queue.add(batch(2, []), false);
  queue.add(batch(3, [C()]), true);
  until(10_000);
  assert.deepEqual(ends(news()), [400, 400, 800]);
});

test("a decision, a hidden page or a look back ends all stages at once", () => {
  const { queue, news } = page();
  queue.add(batch(1, [A(), A(1400, { hold: "press" })]), false);
  queue.add(batch(2, []), true);
  queue.finish();
  assert.equal(queue.scene, null);
  assert.deepEqual(ends(news()), [0, 0]);
});

test("another pace counts from where the stage stands", () => {
  const { queue, until, news, how } = page();
  queue.add(batch(1, [A(2000)]), true);
  until(300);
  how.pace = "fast";
  queue.paceChanged();
  until(10_000);
  assert.deepEqual(news(), ["0 began 1", "0 dice", "500 verdict", "1000 ended 1"]);
});

test("what is shown once more comes at the pace normal, all of it, and its last picture stays a moment", () => {
  const { queue, until, news } = page({ pace: "whole" });
  queue.again([batch(1, [A()]), batch(2, [C()])]);
  until(20_000);
  assert.deepEqual(ends(news()), [1400, 3200]);
});

test("a viewer who jumps to a position sees its last picture at once, and it stays until they go on", () => {
  const { queue, until, news } = page();
  queue.showFinal(batch(1, [A()]));
  until(100_000);
  assert.deepEqual([news(), queue.resting], [["0 dice at once", "0 verdict at once"], true]);
  queue.finish();
  assert.equal(queue.scene, null);
});
