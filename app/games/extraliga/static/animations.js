// The scenes of a match, shown one after another: rolls, their goals, then the score; at its end the last position.
import { play, tumble } from "stadion/kit/motion.js";
import { spoken } from "stadion/kit/sentence.js";
import { placementOf } from "./placing.js";
import { CHANGE, all, stagesOf } from "./stages.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").Match} Match
 * @typedef {import("./view.d.ts").Pair} Pair
 * @typedef {import("./view.d.ts").Table["doc"]} Doc
 * @typedef {import("stadion/kit/table.d.ts").Animation} Animation
 *
 * @typedef {"throw" | "card" | "faces" | "goals" | "score" | "duel" | "result" | "pulse" | "final"} Cue
 * @typedef {{cue: Cue, at: number}} Timed
 *
 * @typedef {object} Scene what one action led to in a match
 * @property {Timed[]} cues
 * @property {Match} old as it lay before
 * @property {Match["sides"]} sides as they lie then
 * @property {Pair} goals of regular time, or so far
 * @property {Pair} final with the one of an overtime
 * @property {Pair[]} duels the dice of an overtime, one throw after another
 */

/** The milliseconds between each cue and the next one. @type {Record<Cue, number>} */
const LASTS = {
  throw: 600,
  card: 260,
  faces: 260,
  goals: 140,
  score: 400,
  duel: 600,
  result: 400,
  pulse: 300,
  final: 0,
};
const FACES = 560; // milliseconds between a roll and the lighting of its goals
const OTHERS = 600; // milliseconds for which another seat's action stays on show
const SEEN = 2000;
const MOST_SCENES = 64; // the number of scenes that are remembered: more than wait for one question

/** @param {Entry[]} events @returns {Timed[]} */
export function cuesOf(events) {
  const overtime = all(events, "overtime_rolled");
  const thrown = all(events, "rolled").length || overtime.some(({ variant }) => variant === "defence");
  const turned = all(events, "bonus_used").length;
  /** @type {Cue[]} */
  const cues = thrown ? ["throw", "faces", "goals", "score"] : turned ? ["card", "faces", "score"] : [];
  for (const { variant } of overtime) if (variant === "duel") cues.push("duel", "result");
  if (all(events, "match_ended").length) cues.push("pulse", "final");
  let at = 0;
  return cues.map((cue) => {
    const timed = { cue, at };
    at += cue === "faces" && thrown ? FACES : LASTS[cue];
    return timed;
  });
}

/** @param {Entry[]} events @param {Doc} before @param {Doc} after @returns {Scene | null} */
export function sceneOf(events, before, after) {
  const cues = cuesOf(events);
  const { match: old } = before.view ?? {};
  const { match: then, ended } = after.view;
  if (!cues.length || !old) return null;
  const over = all(events, "match_ended").length > 0;
  const [regular] = all(events, "regular_time_ended");
  const last = over && ended ? ended.dice : null;
  const sides = last
    ? Object.fromEntries(
        Object.entries(old.sides).map(([index, side]) => [index, { ...side, rolled: true, dice: last[index] }]),
      )
    : (then ?? old).sides;
  const goals = regular?.goals ?? (over ? (old.regular ?? old.goals) : (then ?? old).goals);
  const duels = all(events, "overtime_rolled").flatMap(({ variant, dice }) => (variant === "duel" ? [dice] : []));
  return { cues, old, sides, goals, final: over && ended ? ended.goals : goals, duels };
}

/**
 * Return the match as far as it has been shown, whether its goals are lit, and the rolls of overtime.
 * @param {Scene} scene @param {number} shown how many cues
 */
export function revealed({ cues, old, sides, goals, final, duels }, shown) {
  const done = cues.slice(0, shown).map(({ cue }) => cue);
  const has = (/** @type {Cue} */ cue) => done.includes(cue) || !cues.some((one) => one.cue === cue);
  const [over, known] = [done.includes("final"), has("faces")];
  /** @type {Match} */
  const match = { ...old, turn: null, sides: known ? sides : old.sides, goals: has("score") ? goals : old.goals };
  const thrown = duels.slice(0, done.filter((cue) => cue === "duel").length);
  const results = done.filter((cue) => cue === "result").length;
  return {
    match: over ? { ...match, attempt: 0, goals: final } : match,
    showsSuccess: has("goals"),
    over,
    duels: thrown.map((dice, i) => ({ dice, known: i < results })),
  };
}

/**
 * Return the part of its match that a scene shows now; null if nothing is held back.
 * @param {import("./view.d.ts").Table} table @param {import("./view.d.ts").Ui} ui
 */
export function runningScene({ animating, about, history, shown }, ui) {
  const scene = animating && about !== CHANGE ? ui.scenes.get(history.at(-1)?.seq ?? -1) : undefined;
  return scene ? revealed(scene, shown) : null;
}

/** @param {Entry[]} events @param {Desk} desk @param {Doc} before @param {Doc} after @returns {Animation[]} */
export function animations(events, desk, before, after) {
  const scene = sceneOf(events, before, after);
  desk.ui.placed = placementOf(before, after);
  /** @type {Animation[]} */ const found = [];
  if (scene) {
    const { scenes } = desk.ui;
    scenes.set(after.seq, scene);
    for (const seq of [...scenes.keys()].slice(0, -MOST_SCENES)) scenes.delete(seq);
    found.push(matchStage(events, desk, scene, before));
    if (all(events, "match_ended").length) {
      const was = /** @type {import("./view.d.ts").View} */ (before.view);
      desk.ui.ranked = { before: was, after: after.view };
      if (was.round?.played === 1) desk.ui.places = placesOf(was);
    }
  }
  return [...found, ...stagesOf(events, desk, before)];
}

/** Return the place of each seat. @param {import("./view.d.ts").View} view @returns {Record<string, number>} */
const placesOf = ({ teams }) => Object.fromEntries(Object.entries(teams).map(([seat, { place }]) => [seat, place]));

/** @param {Entry[]} events @param {Desk} desk @param {Scene} scene @param {Doc} before @returns {Animation} */
function matchStage(events, desk, { cues, old, final }, before) {
  const { me } = desk;
  const [ended] = all(events, "match_ended");
  const reveals = cues.map(({ cue, at }) => ({ at, ...MOVES[cue]?.(events, before) }));
  const acts = [...all(events, "rolled"), ...all(events, "bonus_used")].some(({ who }) => who !== null && who === me);
  const doing = doingText(desk, events);
  const plays = me !== null && [old.a, old.b].includes(me);
  const beats = { beat: ["dice", "bonus", "overtime", "match-end"], mine: plays };
  if (!ended) return { ...beats, reveals, hold: acts ? 0 : OTHERS, doing };
  const facing = old.b === me && me !== null ? /** @type {Pair} */ ([final[1], final[0]]) : final;
  const second = ended.overtime ? desk.t("ui-overtime") : undefined;
  const banner = { word: /** @type {const} */ ("final"), ...finalText(desk, ended), second, totals: facing };
  return {
    ...beats,
    reveals,
    hold: plays ? "press" : SEEN,
    from: "before",
    doing,
    banner,
    say: scoreText(desk, ended),
  };
}

/**
 * Return the sentence of the running scene: who rolls, which bonus is used, or who passes. It tells no result.
 * @param {Desk} desk @param {Entry[]} events
 */
function doingText({ t, person, words, table }, events) {
  if (all(events, "overtime_rolled").length) return t("ui-overtime");
  const [[roll], [bonus], [pass]] = [all(events, "rolled"), all(events, "bonus_used"), all(events, "bonus_passed")];
  if (roll) return roll.who === null ? undefined : t("table-stage-rolls", { name: person(roll.who) });
  if (bonus) return t("ui-brief-bonus", { name: words.thing(bonus.source) });
  return pass && (spoken(pass, table).text || undefined);
}

/**
 * Name the seat that takes the points, or that has won.
 * @param {Desk} desk @param {Extract<Entry, {event: "match_ended"}>} ended
 */
function finalText({ t, person, words }, { a, b, opponent, goals, points }) {
  const first = goals[0] > goals[1];
  const seat = first ? a : b;
  const name = seat === null ? words.opponentName(opponent) : person(seat);
  const won = seat === null ? 0 : points[first ? 0 : 1];
  return { seat, text: won ? t("ui-takes-points", { name, points: won }) : t("ui-wins", { name }) };
}

/** @param {Desk} desk @param {Extract<Entry, {event: "match_ended"}>} ended */
function scoreText(desk, ended) {
  const { t, person, words } = desk;
  const rival = ended.b === null ? words.opponentName(ended.opponent) : person(ended.b);
  const [one, other] = ended.goals;
  const score = t("ui-match-score", { a: person(ended.a), b: rival, one, other });
  return `${score}. ${finalText(desk, ended).text}`;
}

/* ---- what moves ---- */

/** The value that stands for the seat of a virtual team. */
export const CLUB = "club";
const PULSE = [{ transform: "none" }, { transform: "scale(1.12)" }, { transform: "none" }];
const APART = 40;

/** @param {string} selector */
const found = (selector) => document.querySelectorAll(`.ice ${selector}`);

/** Return the lanes whose dice are rolled; in overtime against the defence both are. @param {Entry[]} events */
function lanesOf(events) {
  const rolls = all(events, "rolled");
  return rolls.length ? rolls.map(({ who }) => `.lane[data-seat="${who ?? CLUB}"] .dd`) : [".lane .dd"];
}

/** Return the cards whose bonus is used. @param {Entry[]} events */
const sourcesOf = (events) => all(events, "bonus_used").flatMap(({ source }) => [...found(`[data-card="${source}"]`)]);

/**
 * @type {Partial<Record<Cue, (events: Entry[], before: Doc) => Omit<import("stadion/kit/table.d.ts").Reveal, "at">>>}
 */
const MOVES = {
  throw: (events) => ({ sound: "dice", show: () => lanesOf(events).forEach((lane) => tumble(found(lane), APART)) }),
  card: (events) => ({ sound: "card", show: () => sourcesOf(events).forEach((card) => play(card, PULSE)) }),
  duel: () => ({ sound: "dice", show: () => tumble(found(".duel li:last-child .dd")) }),
  pulse: () => ({ show: () => found(".die.goal .dd").forEach((die) => play(die, PULSE, { duration: 200 })) }),
  final: () => ({ sound: "horn", show: () => found(".net").forEach((net) => play(net, PULSE, { duration: 400 })) }),
};
