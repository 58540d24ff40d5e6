// What is staged of an action, beat by beat: throws, duels over the goal, whistles, ends. Only described here.
import { facing } from "stadion/kit/numbers.js";
import { worded } from "./log.js";
import { over } from "./overbar.js";
import { celebrate, fall, flyOn, shake, tumble } from "./motion.js";
import { raise, spin, tick } from "./pitch_moment.js";
import { endOf, testsOf } from "./animation_state.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").Doc} Doc
 * @typedef {import("stadion/kit/table.d.ts").Animation} Animation
 * @typedef {import("stadion/kit/table.d.ts").Reveal} Reveal
 */

const ROLLED = 600;
const VERDICT = 700;
const NEXT = 1200;
const HOLD = 2000;
const KICK_HOLD = 1000;
const WHISTLE_HOLD = 4000;

/** @param {Entry[]} events @param {Desk} desk @param {Doc} _before @param {Doc} after @returns {Animation[]} */
export function animations(events, desk, _before, after) {
  const has = (/** @type {string} */ name) => events.find((one) => one.event === name);
  const ended = has("match_ended");
  const half = ended ? undefined : has("half_ended");
  const from = half ? "before" : "after"; // the next half is already set up, so show the earlier board
  /** @type {Animation["from"]} */
  const ends = has("revealed") && !has("time_rolled") ? "before" : "after"; // the time die is shown on the pitch
  return [
    ...(has("shot_taken")?.shot === "header" ? [headed(events, desk)] : []),
    ...(has("revealed") ? [duel(events, desk, after, Boolean(half ?? ended))] : []),
    ...(has("toss_won") ? [coin(events, desk)] : []),
    ...(testsOf(events).length ? [throwing(events, desk), outcome(events, desk, from)] : []),
    ...whistles(events, desk, from),
    ...(has("time_rolled") ? [time(events, desk, from)] : []),
    ...(half ? [halfTime(half, desk, after)] : []),
    ...(ended ? [{ ...final(ended, desk, after), from: ends }] : []),
  ];
}

/** The words of the log. @param {Entry[]} events @param {Desk} desk */
const logText = (events, { table }) => events.flatMap((one) => worded(one, table) || []).join(" ");

/** @param {Entry[]} events @param {Desk} desk @returns {Animation} */
const headed = (events, { now }) => {
  const [shot] = events.filter((one) => one.event === "shot_taken");
  const word = /** @type {const} */ ("header");
  return {
    reveals: [{ at: 0 }, { at: 300 }],
    hold: 0,
    banner: { word, seat: shot.who ?? null, text: now.short(shot.f) },
  };
};

// --- The duel over the goal ---------------------------------------------------------------

/**
 * Reveal both choices at once; a guarded pane needs no die.
 * @param {Entry[]} events @param {Desk} desk @param {Doc} after
 * @param {boolean} last a half ends with it, so that nobody plays on with the ball
 */
function duel(events, desk, after, last) {
  const end = endOf(events);
  const test = events.find((one) => one.event === "shot_tested");
  const net = () => document.querySelector(".goalbd .gs.on");
  /** @type {Reveal[]} */
  const reveals = [{ at: 0, sound: "tap" }];
  if (end === "saved") reveals.push({ at: 600, sound: "tap", show: () => shake(net()) });
  else
    reveals.push(
      { at: 300, sound: "dice", show: () => tumble() },
      { at: 900 },
      end === "goal"
        ? { at: 1700, sound: "horn", show: () => celebrate() }
        : { at: 1700, sound: "whistle", show: () => shake(document.querySelector(".goalbd .astray")) },
    );
  const kick = events.some((one) => one.event === "kick_taken");
  return /** @type {Animation} */ ({
    beat: ["choices", "shot", "saved", "wide", "goal", "kick", ...(last ? ["ball"] : [])],
    ...(test ? { who: test.who } : {}),
    reveals,
    hold: kick ? KICK_HOLD : HOLD,
    from: "before",
    about: "duel",
    banner: duelBanner(events, desk, after),
    ...(end === "saved" ? {} : { doing: desk.t("table-stage-rolls", { name: nameOf(events, desk) }) }),
    say: duelText(events, desk),
  });
}

/** @param {Entry[]} events @param {Desk} desk */
const nameOf = (events, { table }) => table.name(events.find((one) => one.event === "shot_tested")?.who ?? 0);

/** The texts of a shot: of the reader's shooter or keeper, of the other's. @type {Record<string, [string, string]>} */
const SHOT_TEXTS = {
  goal: ["ui-goal-me", "ui-goal-op"],
  saved: ["ui-call-saved", "ui-saved-op"],
  wide: ["ui-call-wide", "ui-wide-op"],
};

/**
 * Return the id of what is called of a shot, from the reader's side; spectators read who did it.
 * @param {string} end @param {number | null | undefined} seat of the footballer @param {number | null} me
 */
const shotText = (end, seat, me) => (me === null ? `ui-call-${end}` : SHOT_TEXTS[end][seat === me ? 0 : 1]);

/** @param {Entry[]} events @param {Desk} desk @param {Doc} after */
function duelBanner(events, { t, now, table }, after) {
  const end = endOf(events);
  const test = events.find((one) => one.event === "shot_tested");
  const keeper = events.find((one) => one.event === "saved");
  const who = (end === "saved" ? keeper : test) ?? events[0];
  const rolled = test && test.rolled > 0 ? t("ui-call-rolled", { rolled: test.rolled, value: test.value }) : "";
  const tally = events.find((one) => one.event === "kick_taken");
  return {
    word: end,
    seat: who.who ?? null,
    text: t(shotText(end, who.who, table.me), { name: now.short(who.f) }),
    second: rolled || t("ui-call-no-die"),
    totals: facing(table.me, tally ? [tally.left, tally.right] : after.view.score),
  };
}

/** @param {Entry[]} events @param {Desk} desk */
function duelText(events, { t, now }) {
  const end = endOf(events);
  const test = events.find((one) => one.event === "shot_tested");
  const who = events.find((one) => one.event === "saved") ?? test;
  const name = now.short(who?.f);
  if (!test || !test.rolled) return t(`ui-said-${end}`, { name, rolled: 0, spare: 0 });
  return t(`ui-said-${end}`, { name, rolled: test.rolled, spare: Math.abs(test.rolled - test.value) });
}

// --- Throws -------------------------------------------------------------------------------

/** Show one die after another, before their effects. @param {Entry[]} events @param {Desk} desk */
function throwing(events, desk) {
  const flight = events.find((one) => one.event === "long_passed");
  const fly = flight ? { show: () => flyOn(desk.ui.pitch.centre, [flight.origin, flight.to]) } : {};
  const start = flight ? desk.ui.pitch.distance(flight.origin ?? "", flight.to ?? "") * 60 + 260 : 0;
  const tests = testsOf(events);
  /** @type {Reveal[]} */
  const reveals = tests.flatMap(({ rolled }, i) => [
    { at: i * NEXT, sound: "dice", ...(flight && i === 0 ? fly : { show: rolled ? () => tumble() : () => {} }) },
    { at: start + i * NEXT + ROLLED },
    { at: start + i * NEXT + VERDICT },
  ]);
  const name = desk.table.name(tests[0].who ?? 0);
  return /** @type {Animation} */ ({
    beat: ["duel", "pass"],
    who: tests[0].who,
    reveals,
    hold: 600,
    from: "before",
    about: "throw",
    doing: desk.t("table-stage-rolls", { name }),
    say: logText(flight ? [flight, ...tests] : tests, desk),
  });
}

/** @type {Record<string, string>} */
const WHISTLE_BEATS = {
  fouled: "foul",
  offside_given: "offside",
  offside_refused: "offside",
  penalty_awarded: "penalty",
};
const WHISTLED = Object.keys(WHISTLE_BEATS);
/** Events that have a stage of their own. */
const ELSEWHERE = [...WHISTLED, "long_passed", "tested", "time_rolled", "half_ended", "match_ended"];

/**
 * Show the position that the events have led to.
 * @param {Entry[]} events @param {Desk} desk @param {"before" | "after"} from @returns {Animation}
 */
function outcome(events, desk, from) {
  const { ui } = desk;
  const test = testsOf(events)[0];
  const bent = events.find((one) => one.event === "deviated");
  const fell = events.find((one) => one.event === "fell" || one.event === "ball_taken");
  const show = () => {
    if (from === "before") return;
    if (bent) flyOn(ui.pitch.centre, [bent.origin, ...(bent.way ?? [])]);
    if (fell) fall(fell.fell ?? fell.f);
  };
  const banner = testBanner(events, desk, test);
  const say = logText(
    events.filter(({ event }) => !ELSEWHERE.includes(event)),
    desk,
  );
  return {
    beat: ["ball", "bend", "steps"],
    reveals: [{ at: 0, sound: "tap", show }],
    hold: banner ? HOLD : 0,
    say,
    from,
    ...(banner ? { banner } : {}),
  };
}

/**
 * Announce a ball that has been won or lost, from the reader's side, and nothing if play only goes on.
 * @param {Entry[]} events @param {Desk} desk @param {Entry} test
 * @returns {import("stadion/kit/table.d.ts").Banner | null}
 */
function testBanner(events, { t, now, table }, { rolled, value }) {
  const lost = events.find((one) => one.event === "turned_over");
  const won = events.find((one) => one.event === "tested" && one.success && one.test === "intercept");
  const args = { rolled, value };
  if (won) {
    const word = table.me === null ? "intercepted" : table.me === won.who ? "ball-won" : "ball-lost";
    return { word, seat: won.who ?? null, text: now.short(won.f), second: t("ui-call-enough", args) };
  }
  if (!lost) return null;
  const holder = now.short(now.view.holder);
  const text = holder ? t("ui-call-has", { name: holder }) : t("ui-call-loose", { hex: now.view.ball ?? "" });
  const second = t("ui-call-test", args);
  const word = table.me === null || table.me === lost.who ? /** @type {const} */ ("ball-won") : "ball-lost";
  return { word, seat: lost.who ?? null, text, second };
}

// --- Coin and time die --------------------------------------------------------------------

/** @param {Entry[]} events @param {Desk} desk @returns {Animation} */
const coin = (events, desk) => ({
  beat: "coin",
  reveals: [
    { at: 0, sound: "tap", show: spin },
    { at: 900, sound: "whistle" },
  ],
  hold: HOLD,
  about: "coin",
  doing: desk.t("ui-line-toss"),
  say: logText(
    events.filter(({ event }) => event === "toss_won"),
    desk,
  ),
});

/**
 * The die of time, below what led to it.
 * @param {Entry[]} events @param {Desk} desk @param {"before" | "after"} from @returns {Animation}
 */
function time(events, desk, from) {
  const [rolled] = events.filter((one) => one.event === "time_rolled");
  const [test] = testsOf(events);
  const banner = test ? testBanner(events, desk, test) : null;
  return {
    beat: "time-die",
    reveals: [{ at: 0, sound: "dice", show: rolled.fixed ? () => {} : tick }, { at: 600 }],
    hold: HOLD,
    from,
    about: "time",
    doing: desk.t("ui-time-die"),
    say: worded(rolled, desk.table),
    ...(banner ? { banner } : {}),
  };
}

// --- Whistles and ends --------------------------------------------------------------------

/** @param {Entry[]} events @param {Desk} desk @param {"before" | "after"} from @returns {Animation[]} */
const whistles = (events, desk, from) =>
  events
    .filter((one) => WHISTLED.includes(one.event))
    .map((one) => ({
      beat: WHISTLE_BEATS[one.event],
      reveals: [{ at: 0, sound: "whistle", ...(one.event === "fouled" ? { show: raise } : {}) }],
      hold: HOLD,
      banner: whistled(one, desk),
      say: worded(one, desk.table),
      from,
      ...(one.event === "fouled" ? { about: "foul" } : {}),
    }));

/** The texts of fouls and offsides: of the reader, of the other. @type {Record<string, [string, string]>} */
const FROM_MY_SIDE = { fouled: ["ui-foul-me", "ui-foul-op"], offside_given: ["ui-offside-is-me", "ui-offside-is-op"] };

/** @param {Entry} event @param {Desk} desk @returns {import("stadion/kit/table.d.ts").Banner} */
function whistled(event, { t, table }) {
  const called = { word: /** @type {const} */ ("referee"), seat: event.who ?? null };
  const line = worded(event, table);
  if (event.event === "offside_refused") return { ...called, text: t("ui-offside-not") }; // The command says why.
  const words = FROM_MY_SIDE[event.event];
  if (!words || table.me === null) return { ...called, text: line };
  return { ...called, text: t(words[event.who === table.me ? 0 : 1]), second: line };
}

/**
 * Show the end of a half. After the second half there is no half-time, even if more follows.
 * @param {Entry} half @param {Desk} desk @param {Doc} after @returns {Animation}
 */
function halfTime(half, desk, after) {
  const text = worded(half, desk.table);
  return {
    beat: "half",
    about: "half",
    reveals: [{ at: 0, sound: "whistle" }],
    hold: WHISTLE_HOLD,
    banner: {
      word: half.half % 2 ? "half-time" : "full-time",
      seat: null,
      text,
      totals: facing(desk.table.me, after.view.score),
    },
    doing: text,
    say: text,
    from: "before",
  };
}

/**
 * After a resignation nobody is beaten, so the banner says Final, and why.
 * @param {Entry} ended @param {Desk} desk @param {Doc} after
 */
function final({ reason, who = null }, desk, after) {
  const { sentence, second } = over(desk);
  const played = reason === "score" || reason === "shootout";
  return /** @type {Animation} */ ({
    beat: ["half", "end"], // the last half is not called for itself
    reveals: [{ at: 0 }, { at: 800, sound: "horn" }],
    hold: "press",
    banner: {
      word: played && who !== null ? "winner" : "final",
      seat: who,
      text: sentence,
      second,
      totals: facing(desk.table.me, after.view.score),
    },
    doing: sentence,
    say: sentence,
    then: second,
  });
}
