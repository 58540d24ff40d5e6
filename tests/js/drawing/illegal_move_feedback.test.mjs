import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { IllegalMoveFeedback, feedbackFor } from "../../../app/static/js/drawing/illegal_move_feedback.js";

mock.timers.enable({ apis: ["setTimeout"] });

/** The answers of a page whose line is good, or not. */
function page({ line = true } = {}) {
  const seen = { reading: false, asked: /** @type {string[]} */ ([]), marked: /** @type {unknown[]} */ ([]), draws: 0 };
  const feedback = new IllegalMoveFeedback({
    ask: (ref) => line && seen.asked.push(ref) > 0,
    t: (id, args = {}) => [id, ...Object.values(args)].join(" "),
    changed: () => (seen.draws += 1),
    isBeingRead: () => seen.reading,
    mark: (at) => seen.marked.push(at),
  });
  const last = (/** @type {string} */ clause, detail = "Too far.") =>
    feedback.arrived({ ref: seen.asked.at(-1) ?? null, objection: { clause }, detail });
  return { feedback, seen, last, text: () => feedback.message?.text };
}

const MOVE = { type: "move" };
const SPOT = { x: 3, y: 4 };

test("the server's sentence and clause stand for six seconds, and the spot is marked", () => {
  const { feedback, seen, last, text } = page();
  feedback.askWhy(MOVE, SPOT);
  assert.deepEqual([text(), seen.marked], [undefined, [SPOT]]);
  last("AB-1.2");
  assert.deepEqual([text(), feedback.message?.clause], ["Too far.", "AB-1.2"]);
  mock.timers.tick(5999);
  assert.equal(text(), "Too far.");
  mock.timers.tick(1);
  assert.equal(text(), undefined);
});

test("who is reading it is not hurried", () => {
  const { feedback, seen, text } = page();
  feedback.sayWhy({ text: "table-wrong-here" });
  seen.reading = true;
  mock.timers.tick(30_000);
  assert.equal(text(), "table-wrong-here");
  seen.reading = false;
  mock.timers.tick(1000);
  assert.equal(text(), undefined);
});

test("the same answer again is another one, to be spoken again", () => {
  const { feedback } = page();
  feedback.sayWhy({ text: "table-wrong-here" });
  const first = feedback.message?.count;
  feedback.sayWhy({ text: "table-wrong-here" });
  assert.notEqual(feedback.message?.count, first);
});

test("a server that says nothing in time is spoken for till it does; one that cannot answer at all, for good", () => {
  const slow = page();
  slow.feedback.askWhy(MOVE);
  mock.timers.tick(400);
  assert.equal(slow.text(), "table-wrong-here");
  slow.last("AB-1.2");
  assert.equal(slow.text(), "Too far.", "better late");
  slow.feedback.askWhy(MOVE);
  for (const time of [400, 6000]) mock.timers.tick(time);
  slow.last("AB-1.2");
  assert.equal(slow.text(), undefined, "too late");

  const broken = page({ line: false });
  broken.feedback.askWhy(MOVE);
  assert.equal(broken.text(), "table-wrong-here");

  const odd = page();
  odd.feedback.askWhy(MOVE);
  assert.equal(odd.feedback.refused("c17"), false, "of an action");
  assert.equal(odd.feedback.refused(odd.seen.asked[0]), true);
  assert.equal(odd.text(), "table-wrong-here");
});

test("only the last press is answered, and none once something has been done", () => {
  const { feedback, seen, last, text } = page();
  feedback.askWhy(MOVE);
  feedback.askWhy(MOVE);
  feedback.arrived({ ref: seen.asked[0] ?? "", objection: null, detail: "The first." });
  assert.equal(text(), undefined);
  feedback.dismiss();
  last("AB-1.2");
  mock.timers.tick(10_000);
  assert.equal(text(), undefined);
});

const names = ["Tereza", "Marek", "Ivana"];
/** @param {{me?: number | null, to_act?: number[], live?: boolean, animating?: boolean, status?: string}} now */
function pressed({ me = 0, to_act = [0], live = true, animating = false, status = "playing" }) {
  const { feedback, seen, text } = page();
  const doc = /** @type {any} */ ({ to_act, status });
  const name = (/** @type {number} */ seat) => names[seat] ?? "";
  feedbackFor(feedback, { doc, me, name, lang: "en", live, stale: false, animating }).askWhy(MOVE, SPOT);
  return { text: text(), asked: seen.asked.length };
}

test("who has nothing to decide learns who has, and the server is not asked", () => {
  assert.deepEqual(pressed({}), { text: undefined, asked: 1 });
  assert.deepEqual(pressed({ to_act: [1] }), { text: "table-wrong-other Marek 1", asked: 0 });
  assert.deepEqual(pressed({ to_act: [1, 2] }), { text: "table-wrong-other Marek and Ivana 2", asked: 0 });
  assert.deepEqual(pressed({ me: null }), { text: "table-wrong-watching", asked: 0 });
});

test("an old position, a stage and a match that is over answer nothing", () => {
  assert.deepEqual(pressed({ live: false }), { text: undefined, asked: 0 });
  assert.deepEqual(pressed({ animating: true }), { text: undefined, asked: 0 });
  assert.deepEqual(pressed({ status: "finished", to_act: [] }), { text: undefined, asked: 0 });
});
