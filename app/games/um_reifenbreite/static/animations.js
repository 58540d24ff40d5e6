// What is shown one after another before the next question: a throw, a crash, a sprint, the photos, the podium.
import { winners } from "stadion/kit/bar.js";
import { tumble } from "stadion/kit/motion.js";
import { DIE } from "./choices.js";
import { FINALE } from "./animation_state.js";
import { finishOf, worth } from "./finish.js";
import { incidentStages } from "./incidents.js";
import { award, tilted } from "./motion.js";
import { safeNeighbour } from "./pops.js";
import { fallsIn } from "./reading.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./animation_state.js").Plan} Plan
 * @typedef {import("./finish.js").Finish} Finish
 * @typedef {import("stadion/kit/table.d.ts").Animation} Animation
 */

/** The number of actions whose plans are kept, because more never wait. */
const MOST_PLANS = 12;

/** Milliseconds of the storyboards, at the pace Normal. */
const FACES = 600;
const LINE = { first: 680, apart: 80 };
const TOTAL = 1160;
const VERDICT = 1300;
const WAVE = { first: 300, apart: 220 };
const RIDE = { step: 90, most: 900 };
const RIDE_BEAT = 400;
const LINE_FLASH = 400;
const FADES = 200;
/** The most disqualified riders that are called by number; of more only their number is said. */
const NAMED = 4;
const CALLED = { first: 1100, apart: 1100, number: 500, verdict: 800 };

/**
 * @param {Entry[]} events @param {Desk} desk @param {Table["doc"]} before @param {Table["doc"]} after
 * @returns {Animation[]}
 */
export function animations(events, desk, before, after) {
  const { plans } = desk.ui;
  if (!before?.view?.riders) return [];
  const plan = planOf(desk, events, before, after);
  plans.set(after.seq, plan);
  for (const seq of plans.keys()) if (plans.size > MOST_PLANS) plans.delete(seq);
  const action = { desk, events, made: after.view.throw, ride: rideShown(desk, events), root: rootOf(desk) };
  const won = events.find(({ event }) => event === "sprint_scored");
  const later = events.flatMap((event) => {
    if (event.event === "crashed") return crashStage(desk, plan, events);
    return event === won ? sprintStage(desk, plan, events) : incidentStages(event, action);
  });
  return [...throwStage(desk, plan, events), ...later, ...lastStages(desk, plan, events, after)];
}

/**
 * The photos and the podium, after all that befell the riders.
 * @param {Desk} desk @param {Plan} plan
 * @param {Entry[]} events @param {Table["doc"]} after @returns {Animation[]}
 */
function lastStages(desk, { finish }, events, after) {
  if (!finish) return [];
  const stages = [...photoStage(desk, finish, events), podiumStage(desk, finish, winners(after))];
  return stages.map((one) => ({ ...one, about: FINALE }));
}

/**
 * Return how many milliseconds of a ride are still to be shown after its own beat, which only others' rides have.
 * @param {Desk} desk @param {Entry[]} events
 */
function rideShown({ table, me }, events) {
  const own = events.some(({ event, who }) => event === "moved" && who === me);
  return table.motion ? Math.max(0, rideOf(events) - (own ? 0 : RIDE_BEAT)) : 0;
}

/**
 * @param {Desk} desk @param {Entry[]} events @param {Table["doc"]} before @param {Table["doc"]} after @returns {Plan}
 */
function planOf({ table, me }, events, before, after) {
  const known = new Set(events.map(({ event }) => event));
  const rolled = known.has("thrown") || known.has("seven_thrown");
  const made = rolled ? after.view.throw : null;
  const dice = made?.lines.some(({ what }) => what === DIE) || made?.die;
  return {
    before: before.view,
    others: events.every(({ seat }) => seat !== me),
    made: dice ? made : null,
    crash: known.has("crashed"),
    tally: known.has("sprint_scored") ? 3 : 0,
    finish: finishOf(table.components, events, before.view, after.view),
  };
}

/** @param {Desk} desk */
const rootOf = ({ ui }) => ui.scene.svg.closest(".ur");

/**
 * Show the dice, their faces, and the sum line by line.
 * @param {Desk} desk @param {Plan} plan @param {Entry[]} events @returns {Animation[]}
 */
function throwStage(desk, { made }, events) {
  const thrower = events.find(({ event }) => event === "thrown" || event === "seven_thrown");
  if (!made) return [];
  const lines = made.lines.map((_, i) => ({ at: LINE.first + LINE.apart * i }));
  const roll = () => tumble(rootOf(desk)?.ownerDocument.querySelectorAll(".rolled .die") ?? []);
  return [
    {
      beat: "throw",
      reveals: [
        { at: 0, sound: "dice", show: roll },
        { at: FACES },
        ...lines,
        { at: TOTAL },
        { at: VERDICT, ...(made.card ? { sound: "card" } : {}) },
      ],
      hold: 0,
      doing: desk.t("table-stage-rolls", { name: desk.names.person(thrower?.who ?? 0) }),
      from: "before",
    },
  ];
}

/**
 * Turn the card, then show the falls wave by wave, also those with which a round has ended.
 * @param {Desk} desk @param {Plan} plan @param {Entry[]} events @returns {Animation[]}
 */
function crashStage(desk, { crash }, events) {
  const { t, now } = desk;
  const falls = crash ? fallsIn(events) : [];
  const [first, ...others] = falls;
  if (!first) return [];
  const reveals = falls.map(({ rider }, i) => ({
    at: WAVE.first + WAVE.apart * i,
    show: () => tilted(rootOf(desk), rider),
  }));
  const args = { rider: first.rider, others: others.map(({ rider }) => rider).join(", "), count: others.length };
  const text = t("ui-call-crash", args);
  const seat = now.riders.get(first.rider)?.seat ?? null;
  const safe = safeNeighbour(now, falls);
  const second = safe ? `${safe.number} ${t("ui-fell-safe")}` : "";
  const banner = /** @type {const} */ ({ word: "crash", seat, text, second });
  const about = falls.map(({ rider }) => rider).join(" ");
  const calls = [{ at: 0, sound: /** @type {const} */ ("thud") }, ...reveals];
  return [{ beat: ["crash", "fall"], reveals: calls, hold: 2000, banner, about, say: text }];
}

/** The milliseconds for which the ride of an action is shown. @param {Entry[]} events */
function rideOf(events) {
  const ridden = events.find(({ event }) => event === "moved" || event === "drafted")?.path ?? "";
  return Math.min(RIDE.most, RIDE.step * ridden.length);
}

/**
 * Show the ride, the line, the points and the jersey.
 * @param {Desk} desk @param {Plan} plan @param {Entry[]} events @returns {Animation[]}
 */
function sprintStage(desk, { tally }, events) {
  const won = events.find(({ event }) => event === "sprint_scored");
  if (!tally || !won) return [];
  const there = rideOf(events);
  const show = () => award(rootOf(desk), won);
  const args = { rider: won.rider ?? 0, place: won.place ?? 0, line: won.line ?? "", points: won.points ?? 0 };
  return [
    {
      beat: won.place === 1 ? "sprint" : "sprint-place",
      reveals: [{ at: 0 }, { at: there, show, sound: "bell" }, { at: there + LINE_FLASH }],
      hold: 2000,
      banner: { word: "sprint", seat: won.who ?? null, text: desk.t("ui-call-sprint", args) },
      about: `${won.rider}`,
    },
  ];
}

/**
 * Show the last rider crossing the line, two cards, then each rider with a number, the worst place first.
 * @param {Desk} desk @param {Finish} finish @param {Entry[]} events @returns {Animation[]}
 */
function photoStage({ t, table, names, ui }, { photos, photoFinish }, events) {
  if (!photos.length) return [];
  const seen = ui.view === "straight" || events.some(({ event }) => event === "finished"); // it has its own stage
  const ride = table.motion && !seen ? rideOf(events) : 0;
  const start = Math.max(0, ride - FADES);
  const calls = photoFinish.flatMap((_, i) => {
    const at = start + CALLED.first + CALLED.apart * i;
    return [{ at }, { at: at + CALLED.number }, { at: at + CALLED.verdict }];
  });
  const out = photoFinish.filter((one) => one.disqualified);
  const points = out.reduce((total, one) => total + worth(table.components, one), 0);
  const rider = out.map((one) => one.number).join(", ");
  const gone = out.length > NAMED ? "ui-fin-gone-many" : "ui-fin-gone";
  const text = out.length ? t(gone, { rider, count: out.length, points }) : t("ui-fin-nobody");
  const seat = out.at(-1)?.seat ?? null;
  const second = [...new Set(out.map((one) => names.person(one.seat)))].join(", ");
  return [
    {
      beat: "photo",
      reveals: [
        { at: start + FADES },
        { at: start + 300, sound: "card" },
        { at: start + 800, sound: "card" },
        ...calls,
      ],
      hold: "press",
      banner: { word: out.length ? "out" : "photo", seat, text, second },
      flag: "photo",
      doing: t("ui-fin-doing"),
      say: text,
      then: t("ui-fin-then"),
      from: "before",
    },
  ];
}

/**
 * Show the last rider over the line, then the steps from the third to the first.
 * @param {Desk} desk @param {Finish} finish @param {number[]} first who has won the match @returns {Animation}
 */
function podiumStage({ t, names }, { over, ranked }, first) {
  const [best] = ranked;
  const shared = over && first.length > 1;
  const top = shared ? first : [best.seat];
  const args = { who: top.map((seat) => names.person(seat)).join(", "), points: best.total };
  const text = t(shared ? "ui-over-shared" : over ? "ui-over-won" : "ui-fin-leads", args);
  const rest = ranked.filter(({ seat }) => !top.includes(seat));
  const second = rest.map(({ seat, total }) => `${names.person(seat)} ${total}`).join(", ");
  return {
    beat: "podium",
    reveals: [{ at: 600 }, { at: 900 }, { at: 1300 }, { at: 1700, sound: "horn" }, { at: 2100 }],
    hold: "press",
    banner: { word: over ? "winner" : "final", seat: shared ? null : best.seat, text, second },
    doing: t("ui-fin-honours"),
    say: text,
    then: second,
  };
}
