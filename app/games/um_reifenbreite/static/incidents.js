// The stages of what befalls a rider: an action card, a fall off the bike, a card lost, a refusal, the finish.
import { html } from "lit-html";
import { CHEER } from "./animation_state.js";
import { scored, stepsAside } from "./motion.js";
import { thrownLine } from "./sumline.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").Throw} Throw
 * @typedef {import("stadion/kit/table.d.ts").Animation} Animation
 * @typedef {import("stadion/kit/table.d.ts").Banner} Banner
 *
 * @typedef {object} Action what has just been done
 * @property {Desk} desk
 * @property {Entry[]} events
 * @property {Throw|null} made the latest throw
 * @property {number} ride the milliseconds for which the ride of the action is shown
 * @property {Element|null} root of the board
 */

/** The milliseconds of a picture at the pace Normal. */
const HOLD = 2000;
const STAMPED = 250;
/** The round before which the course is shown, and for how long. */
const FIRST = 1;
const COURSE = 2500;

/** @type {Record<string, (event: Entry, action: Action) => Animation[]>} */
const STAGES = {
  action_card_drawn: cardStage,
  dismounted: dismountStage,
  skipped: skippedStage,
  energy_lost: (event, action) => [energyStage(event, action, "card-lost")],
  energy_regained: (event, action) => [energyStage(event, action, "card-back")],
  swapped: ({ rider = 0, leader = 0 }) => [ringed("trade", rider, leader)],
  swap_declined: refusedStage,
  finished: finishStage,
  round_started: courseStage,
};

/** The stages of an event, without those of throw, crash and sprint. @param {Entry} event @param {Action} action */
export const incidentStages = (event, action) => STAGES[event.event]?.(event, action) ?? [];

/**
 * A picture that calls something at once.
 * @param {string|string[]} beat @param {Banner} banner @param {Entry} event @param {Partial<Animation>} [more]
 * @returns {Animation}
 */
const called = (beat, banner, { rider }, more) => ({
  beat,
  reveals: [{ at: 0 }],
  hold: HOLD,
  banner,
  about: `${rider}`,
  ...more,
});

/**
 * The card with its owner, and what it makes of the 7; a mishap is called by its own word.
 * @type {typeof STAGES[""]}
 */
function cardStage(event, { desk, made, events }) {
  const { names } = desk;
  const { card = "", rider = 0, who = null } = event;
  if (events.some((one) => one.event === "skipped")) return [];
  const sum = made && made.allowance !== null && made.lines.length > 3 ? thrownLine(desk, made) : undefined;
  const text = `${rider}: ${names.cardText(card)}`;
  return [
    called("action-card", { word: "card", title: names.cardTitle(card), seat: who, text, sum }, event, {
      reveals: [{ at: 0, sound: "card" }],
      say: text,
    }),
  ];
}

/** @type {typeof STAGES[""]} */
function skippedStage(event, { desk }) {
  const text = desk.t("log-skipped", { rider: event.rider ?? 0 });
  const reveals = /** @type {Animation["reveals"]} */ ([{ at: 0, sound: "dull" }]);
  return [
    called(["action-card", "mishap"], { word: "mishap", seat: event.who ?? null, text }, event, { reveals, say: text }),
  ];
}

/** The rider leaves the road, with the sum that did it. @type {typeof STAGES[""]} */
function dismountStage(event, { desk, made, root }) {
  const { t, course } = desk;
  const { rider = 0, who = null } = event;
  const text = t("log-dismounted", { rider });
  const sum = made?.rider === rider ? thrownLine(desk, made) : undefined;
  const banner = { word: /** @type {const} */ ("off-bike"), seat: who, text, second: t("ui-call-walks"), sum };
  const show = () => stepsAside(root, course, desk.now.riders.get(rider));
  return [called("dismount", banner, event, { reveals: [{ at: 0, sound: "creak", show }] })];
}

/** @param {Entry} event @param {Action} action @param {"card-lost"|"card-back"} word @returns {Animation} */
function energyStage(event, { desk: { t, names } }, word) {
  const { card = "", rider = 0, who = null } = event;
  const sum = html`<span class="ecard">${names.kinds[card]?.value ?? ""}</span>`;
  const text = t(`ui-call-${word}`, { rider, card: names.source(card) });
  const lost = word === "card-lost";
  return called(lost ? "card-lost" : "card-regained", { word, seat: who, text, sum }, event, {
    reveals: [{ at: 0, sound: lost ? "dull" : "card" }],
    say: text,
  });
}

/**
 * Both riders of a trade, ringed.
 * @param {string} beat @param {number} one @param {number} other @returns {Animation}
 */
const ringed = (beat, one, other) => ({ beat, reveals: [{ at: 0, sound: "tap" }], hold: 0, about: `${one} ${other}` });

/** @type {typeof STAGES[""]} */
function refusedStage({ rider = 0, asked = 0, who = null }, { desk }) {
  const text = desk.t("log-swap_declined", { rider, asked });
  return [{ ...ringed("refused", rider, asked), banner: { word: "refused", seat: who, text } }];
}

/** The ride over the line, the place on the rider, the points to the seat. @type {typeof STAGES[""]} */
function finishStage(event, { desk, ride, root }) {
  const { t } = desk;
  const { rider = 0, place = 0, points = 0, who = null } = event;
  const show = () => scored(root, event);
  const text = t("ui-call-finish", { rider, place });
  const sum = html`<b>+${points}</b>`;
  const reveals = /** @type {Animation["reveals"]} */ ([
    { at: 0 },
    { at: ride, sound: "crowd", show },
    { at: ride + STAMPED },
  ]);
  return [
    called("finish", { word: "over-line", seat: who, text, sum }, event, {
      reveals,
      about: `${rider} ${CHEER}`,
      doing: text,
    }),
  ];
}

/** Before round 1 the whole course is shown. @type {typeof STAGES[""]} */
function courseStage({ round }, { desk: { t } }) {
  if (round !== FIRST) return [];
  const reveals = [{ at: 0 }, { at: COURSE }];
  const text = t("log-round_started", { round });
  return [{ beat: ["course", "round"], reveals, hold: 0, about: "course", doing: text, say: text }];
}
