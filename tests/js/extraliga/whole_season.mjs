// A season shown to one seat, polled every 40 ms: how long the stage of each throw stood, and how long its faces lay on
// the ice. The others answer at once; the seat acts when everything was shown, and presses what waits for a press.
import { readFileSync } from "node:fs";
import { animations, runningScene } from "../../../app/games/extraliga/static/animations.js";
import { AnimationQueue } from "../../../app/static/js/drawing/animation_queue.js";
import { stagesOf } from "../../../app/static/js/drawing/beats.js";
import { components as small, desk } from "./small_table.mjs";

const POLL_MS = 40;
const { components, me, steps } = JSON.parse(readFileSync(0, "utf8"));
Object.assign(small, components);

let now = 0;
/** @type {{at: number, run: () => void} | null} */ let timer = null;
const clock = {
  now: () => now,
  later(/** @type {number} */ ms, /** @type {() => void} */ run) {
    timer = { at: now + ms, run };
    return () => (timer = null);
  },
};
const listener = { started() {}, revealed() {}, changed() {}, ended() {} };
const settings = () => /** @type {const} */ ({ pace: "normal", motion: true, watching: false });
const queue = new AnimationQueue(clock, listener, settings);
const { ui } = desk(steps[0].view);

/** The throws of the record. @type {{event: any, match: string, mine: boolean, stood: number, lay: number}[]} */
const throws = [];

/** @param {any} doc */
const matchOf = ({ view: { round } }) => `${round?.number} ${round?.played}`;

/** @param {number} until */
function pass(until) {
  while (timer && timer.at <= until) {
    const { at, run } = timer;
    timer = null;
    now = at;
    run();
  }
  now = until;
}

/** Returns whether the faces of a throw lie on the ice. @param {any} event @param {any} scene */
function lies(event, { match, duels }) {
  const same = (/** @type {number[]} */ faces) => faces.join() === event.dice.join();
  if (event.variant === "duel") return duels.some((/** @type {any} */ one) => one.known && same(one.dice));
  const side = Object.values(match.sides).find((one) => one.seat === event.who);
  return event.variant === "defence" || same(Object.values(side.dice).map(({ face }) => face));
}

function poll() {
  const { scene } = queue;
  if (!scene?.animation?.beat?.includes("dice")) return;
  const { about = null } = scene.animation;
  const table = { animating: true, about, history: scene.batch.events, shown: queue.shown };
  const drawn = runningScene(/** @type {any} */ (table), ui);
  for (const one of throws) {
    if (scene.batch.events.includes(one.event)) one.stood += POLL_MS;
    if (drawn && one.match === matchOf(scene.batch.before) && lies(one.event, drawn)) one.lay += POLL_MS;
  }
}

function showAll() {
  while (queue.scene) {
    poll();
    queue.drawn();
    if (!timer && queue.resting) queue.press();
    pass(now + POLL_MS);
  }
}

let before = steps[0];
for (const after of steps.slice(1)) {
  const { events, seat } = after;
  const own = seat === me;
  const asked = after.to_act.includes(me);
  if (own) showAll();
  const match = before.view.match;
  const mine = Boolean(match && [match.a, match.b].includes(me));
  for (const event of events)
    if (["rolled", "overtime_rolled"].includes(event.event))
      throws.push({ event, match: matchOf(before), mine, stood: 0, lay: 0 });
  const shown = animations(events, { .../** @type {any} */ (desk(after.view, [], {}, me)), ui }, before, after);
  const stages = stagesOf(events, shown, { beats: components.beats, me, text: () => "" });
  queue.add({ events, before, after, own, aside: !own && asked && before.to_act.includes(me), stages }, asked);
  before = after;
}
showAll();
console.log(JSON.stringify(throws.map(({ mine, stood, lay }) => ({ mine, stood, lay }))));
