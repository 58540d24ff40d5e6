// The stages of an action, shown one after another: rolls, results, goals, the referee, the end of a period.
// This file says when each part is revealed (docs/reference/table-page.md); picture.js draws those parts.
import { play, tumble } from "stadion/kit/motion.js";
import { facing, minus, signed } from "stadion/kit/numbers.js";
import { hyphened } from "stadion/kit/words.js";
import { find } from "./picture.js";
import { LAID } from "./read_card.js";
import { versus } from "./reading.js";

/**
 * @typedef {import("./view.d.ts").Event} Event
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").View} View
 * @typedef {import("stadion/kit/table.d.ts").Animation} Animation
 * @typedef {Table["doc"]} Doc
 * @typedef {{events: Event[], now: Now, after: View}} AnimationInput
 */

const HOLD = 2000;
const SLIDE = 260;
/** How long the bonus card of another player lies before the referee card is turned. */
const LAY = 600;

/**
 * Return the stages of one action in their order; the drawing keeps the action that they show.
 * @param {Table["history"]} events @param {Now} now that of `after` @param {Doc} before @param {Doc} after
 * @returns {Animation[]}
 */
export function animations(events, now, before, after) {
  if (!before.view?.phase) return [];
  const input = { events, now, after: after.view };
  const list = [opened, laid, swapped, thrown, whistled, decided, ended]
    .map((tell) => tell(input))
    .filter((one) => one !== null);
  const action = { seq: after.seq, before: before.view, after: after.view, events };
  if (list.length) now.ui.staged = [...now.ui.staged.slice(-5), action];
  return list;
}

/** Draw the way, then show the tags at the lines. @param {AnimationInput} told @returns {Animation | null} */
function opened({ events }) {
  const declared = find(events, "declared");
  const shown = SLIDE + 80 * (declared?.crossed.length ?? 0);
  return declared && { beat: "declaration", reveals: [{ at: 0, sound: "tap" }, { at: shown }], hold: 0 };
}

/**
 * Show a hero or a special card of another player, face up with its words; who leaves is told after it.
 * @param {AnimationInput} told
 */
function laid({ events, now: { me, t, table, names, components } }) {
  const laying = find(events, "hero_laid") ?? find(events, "special_played");
  if (!laying || laying.who === me) return null;
  const card = components.cards[laying.card];
  const args = { name: table.name(laying.who), card: names.card(laying.card) };
  const does = "text" in card ? names.word(card.text) : "";
  /** @type {Animation} */
  const animation = {
    beat: "hero",
    reveals: [{ at: 0, sound: "card" }],
    hold: 0,
    about: `${LAID}${laying.card}`,
    say:
      laying.event === "hero_laid" ? t("log-hero-laid", args) : t("log-special-played", { ...args, card_does: does }),
  };
  return animation;
}

/** Call TIME of another player, and how many cards it swaps. @param {AnimationInput} told */
function swapped({ events, now: { t, me, table } }) {
  const taken = find(events, "time_taken");
  if (!taken || taken.who === me) return null;
  const text = t("ui-call-time", { name: table.name(taken.who), count: taken.cards.length });
  /** @type {Animation} */
  const animation = {
    beat: "time",
    reveals: [{ at: 0, sound: "card" }],
    hold: 0,
    banner: { word: "card", title: t("ui-time"), seat: taken.who, text },
    say: text,
  };
  return animation;
}

/**
 * Show the dice of a turn or a face-off: they tumble, then come the faces, then the sum, then who has the puck.
 * @param {AnimationInput} told @returns {Animation | null}
 */
function thrown({ events, now: { t, table, me } }) {
  const roll = find(events, "rolled") ?? find(events, "faceoff_rolled");
  if (!roll?.dice.length) return null;
  const won = find(events, "faceoff_won");
  const tied = find(events, "faceoff_tied");
  const reveals = [
    { at: 0, sound: /** @type {const} */ ("dice"), show: () => tumble(document.querySelectorAll(TUMBLING)) },
    { at: 600, sound: /** @type {const} */ ("tap") },
    { at: 1160 },
  ];
  return {
    beat: ["throw", "faceoff-throw", "faceoff", "faceoff-tie"],
    reveals: won || tied ? [...reveals, { at: 1300, sound: won ? tick(me, won.who) : "whistle" }] : reveals,
    hold: won || tied ? 1200 : 0,
    flag: won ? wordFor(me, won.who) : undefined,
    doing: t("table-stage-rolls", { name: table.name(roll.who) }),
    say: won
      ? t("ui-say-verdict", {
          sums: versus(...facing(me, won.totals)),
          words: t("ui-verdict-has", { name: table.name(won.who) }),
        })
      : undefined,
    from: "before",
  };
}

/** Dice in the strip and on the ice. */
const TUMBLING = ".duel .tumbling .die, .fo .tumbling";

/**
 * Return the sound of a won puck; spectators hear none that takes sides.
 * @param {number | null} me @param {number} who @returns {import("stadion/kit/table.d.ts").Sound}
 */
const tick = (me, who) => (me === null || who === me ? "tick-up" : "tick-down");

/**
 * Return the word of the flag, from the viewer's side.
 * @param {number | null} me @param {number} who has the puck
 */
const wordFor = (me, who) => (me === null ? undefined : who === me ? "puck-won" : "puck-lost");

/**
 * Show the bonus card that turns a referee card, then this card, the hero that leaves, and the total that changes.
 * @param {AnimationInput} told
 * @returns {Animation | null}
 */
function whistled({ events, now }) {
  const { t, names, components, me } = now;
  const turned = find(events, "referee_turned");
  const gone = find(events, "hero_removed");
  if (!gone && (!turned || turned.who === null)) return null;
  const fell = find(events, "total_lowered");
  const text = gone
    ? t("ui-hero-removed", { name: names.card(gone.hero), cause: names.cause(gone.cause) })
    : names.whistleName(turned?.card ?? "");
  const drop = fell ? t("ui-call-fell", { was: minus(fell.was), now: minus(fell.now) }) : undefined;
  const second = drop ?? (gone || !turned ? undefined : effectOf(now, turned.card));
  const isCalled = turned || (gone && gone.cause in components.whistles);
  const bonus = find(events, "bonus_played");
  const from = bonus && bonus.who !== me ? LAY : 0;
  return {
    beat: ["bonus", "referee", "hero-leaves"],
    reveals: [
      { at: 0, sound: bonus ? "card" : "whistle" },
      { at: from, sound: bonus ? "whistle" : undefined, show: () => flip(".rslot.new") },
      { at: from + 140, show: () => flip(".duel .tot") },
    ],
    doing: bonus ? laying(bonus, now) : undefined,
    hold: HOLD,
    banner: isCalled ? { word: "referee", seat: gone?.who ?? turned?.who ?? null, text, second } : undefined,
    say: [text, second].filter(Boolean).join(". "),
    from: "before",
  };
}

/** @param {Extract<Event, {event: "bonus_played"}>} bonus @param {Now} now */
const laying = ({ who, card, total }, { t, table, names }) =>
  t("log-bonus-played", { name: table.name(who), card: names.card(card), total: minus(total) });

/**
 * Return what a referee card does that nobody has to choose: its number, or its sentence; undefined if it has neither.
 * @param {Now} now @param {string} id
 */
function effectOf({ names }, id) {
  const { effect, text } = names.whistle(id);
  if (effect.mod) return signed(effect.mod);
  return "heroes_off_both" in effect || "none" in effect ? names.word(text) : undefined;
}

/**
 * Show both totals of a duel that is no shot; then the puck slides, or its way is crossed out.
 * @param {Extract<Event, {event: "round_decided"}>} round @param {Now} now @returns {Animation}
 */
function verdict(round, { me, t, table }) {
  const { attacker, success, attack, defence } = round;
  const winner = success ? attacker : 1 - attacker;
  const pair = attacker === 0 ? [attack.total, defence.total] : [defence.total, attack.total];
  const name = table.name(winner);
  return {
    beat: "verdict",
    reveals: [{ at: 0, sound: tick(me, winner) }, { at: SLIDE }],
    hold: 0,
    flag: success && attacker !== me ? undefined : wordFor(me, winner), // what a defender never had is not lost
    say: t("ui-say-verdict", {
      sums: versus(...facing(me, /** @type {[number, number]} */ (pair))),
      words: t(success ? "ui-verdict-kept" : "ui-verdict-won", { name }),
    }),
    from: "before",
  };
}

const shoots = () => play(document.querySelector(".hg .shot"), FLIES);

/** @typedef {import("stadion/kit/table.d.ts").Reveal} Reveal */

/** A goal after its totals: the puck, the lamp, the score. @type {Reveal[]} */
const SCORED = [
  { at: 700, show: shoots },
  { at: 700 + SLIDE, sound: "horn" },
  { at: 1240, show: () => flip(".mid .flap") },
];

/** A save after its totals: the puck, the glove. @type {Reveal[]} */
const SAVED = [{ at: 400, show: shoots }, { at: 400 + SLIDE, sound: "thud" }, { at: 760 }];

/**
 * Show both totals; then a shot ends in the net, or at the goalkeeper.
 * @param {AnimationInput} told
 * @returns {Animation | null}
 */
function decided({ events, now, after }) {
  const round = find(events, "round_decided");
  if (!round) return null;
  if (round.move !== "shot") return verdict(round, now);
  const { t, table, me } = now;
  const { attacker, attack, defence, success } = round;
  const pair = facing(me, attacker === 0 ? [attack.total, defence.total] : [defence.total, attack.total]);
  const sums = versus(...pair);
  const seat = success ? attacker : 1 - attacker;
  const totals = { at: 0, sound: tick(me, seat) };
  const shot = success ? SCORED : SAVED;
  return {
    beat: success ? "goal" : "saved",
    reveals: [totals, ...shot],
    hold: HOLD,
    banner: {
      word: success ? "goal" : "saved",
      seat,
      text: t(success ? "ui-call-scores" : "ui-call-saves", { name: table.name(seat) }),
      second: attack.total === defence.total ? t("ui-call-tie", { sums }) : sums,
      totals: facing(me, after.goals),
    },
    doing: t(success ? "ui-call-scores" : "ui-call-saves", { name: table.name(seat) }),
    say: success
      ? t("ui-say-goal", { name: table.name(seat), sums, goals: score(me, after.goals) })
      : t("ui-say-saved", { name: table.name(seat), sums }),
    from: "before",
  };
}

/**
 * Show the end of a period or of the match: the duel stays, the ice dims, the heroes leave.
 * @param {AnimationInput} told
 */
function ended({ events, now, after }) {
  const { t, table, me } = now;
  const [over, period] = [find(events, "game_ended"), find(events, "period_ended")];
  if (over?.reason === "resigned" || (!over && !period)) return null; // Nothing was played, and the result says so.
  const totals = facing(me, after.goals);
  const text = t("log-period-ended", { period: period?.period ?? 0, overtime: period?.overtime ?? 0 });
  const name = over ? table.name(over.who) : "";
  /** @type {Animation} */
  const animation = {
    beat: ["period", "end"],
    reveals: [{ at: 0, sound: over ? "horn" : "whistle" }, { at: 800 }, { at: 800 + SLIDE }],
    hold: over ? "press" : 2 * HOLD,
    banner: over
      ? {
          word: "final",
          seat: over.who,
          text: t("ui-call-wins", { name }),
          second: t(`reason-${hyphened(over.reason)}`),
          totals,
        }
      : { word: "period", seat: null, text, second: goals(now), totals },
    doing: over ? t("ui-call-wins", { name }) : text,
    say: over ? `${t("ui-call-wins", { name })} ${score(over.who, after.goals)}` : `${text}. ${goals(now)}`,
  };
  return animation;
}

/** List the goals of the match so far, each with the score after it. @param {Now} now */
function goals({ table, me, t }) {
  const scored = table.history.filter((entry) => entry.event === "goal_scored");
  const words = scored.map((entry) => `${score(me, entry.goals)} ${table.name(entry.who)}`);
  return words.length ? words.slice(-4).join(", ") : t("ui-call-no-goals");
}

/** Return the score as "2:1", the goals of this seat first. @param {number | null} me @param {[number, number]} pair */
const score = (me, pair) => facing(me, pair).join(":");

/** The flight from the place of the shot, in the units of the rink; the drawing sets both properties. */
const FLIES = [{ transform: "translate(var(--from-x), var(--from-y))" }, { transform: "none" }];

/** Turn over a number or a card. @param {string} selector */
function flip(selector) {
  for (const one of document.querySelectorAll(selector))
    play(one, [{ transform: "rotateX(90deg)" }, { transform: "none" }], { duration: 300 });
}
