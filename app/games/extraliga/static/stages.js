// What is shown outside of a match, one after another: picks, line-ups, half-time, bracket, round, cards, the end.
import { play, tumble } from "stadion/kit/motion.js";
import { spoken } from "stadion/kit/sentence.js";
import { ABOUT } from "./about.js";
import { roundName } from "./top.js";
import { lineupOf } from "./words.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Entry} Entry
 * @typedef {import("./view.d.ts").View} View
 * @typedef {import("./view.d.ts").Table["doc"]} Doc
 * @typedef {import("stadion/kit/table.d.ts").Animation} Animation
 */

/** The word for the die of the change: the match before it has left the board. */
export const CHANGE = "change";

/** The reveals of the opening of a round: the fixture, the event, its numbers, the first player. */
const OPENING = [0, 700, 1300, 2000];
const APART = 300; // milliseconds from one team's line-up to the next
const PAGE = 2500; // milliseconds for which a page of the season stays

/**
 * Return the events of a kind.
 * @template {Entry["event"]} Name
 * @param {Entry[]} events @param {Name} name
 */
export const all = (events, name) =>
  /** @type {Extract<Entry, {event: Name}>[]} */ (events.filter(({ event }) => event === name));

/**
 * Return what an action shows after its match, in the order in which it happened.
 * @param {Entry[]} events @param {Desk} desk @param {Doc} before @returns {Animation[]}
 */
export function stagesOf(events, desk, before) {
  const { me, view, t } = desk;
  const has = (/** @type {Entry["event"]} */ name) => all(events, name).length > 0;
  const picks = all(events, "picked").filter(({ who, card }) => who !== me && card);
  const played = all(events, "trainer_played").filter(({ who }) => who !== me);
  const [end] = all(events, "season_ended");
  return [
    ...picks.map((one) => pickStage(one, spoken(one, desk.table).text)),
    ...played.map(trainerStage),
    ...all(events, "change_rolled").map((one) => dieStage(spoken(one, desk.table).text)),
    ...(has("lineups_shown") && view.round ? [lineupsStage(desk, before)] : []),
    ...(has("break_taken") ? [pageStage("half", ABOUT.half, t("ui-half", { n: roundsLeft(view) }))] : []),
    ...(has("playoff_round") ? [pageStage("bracket", ABOUT.bracket, roundName(desk))] : []),
    ...(has("event_turned") && view.round ? [openingStage(desk)] : []),
    ...(end ? [lastStage(desk, end)] : []),
  ];
}

/* ---- the draft and the trainer cards of others ---- */

/**
 * Return the stage of another seat's open pick: the card goes to its row. The log tells the next cards.
 * @param {{card: string | null}} picked @param {string} say @returns {Animation}
 */
const pickStage = ({ card }, say) => ({
  beat: "pick",
  reveals: [{ at: 0, sound: "card", show: () => fly(card ?? "") }],
  hold: 0,
  say,
});

/** Move a card from the place on which it lay to the row of its team. @param {string} card */
function fly(card) {
  const row = document.querySelector(`.tm .mc[data-card="${card}"]`);
  const from = document.querySelector(`.fan [data-taken="${card}"]`) ?? document.querySelector(".fan");
  const [to, start] = [row, from].map((one) => one?.getBoundingClientRect());
  if (!to || !start) return;
  const x = start.left + start.width / 2 - to.left - to.width / 2;
  const y = start.top + start.height / 2 - to.top - to.height / 2;
  play(row, [
    { translate: `${x}px ${y}px`, scale: 1.6 },
    { translate: "none", scale: 1 },
  ]);
}

/** Return the stage of another seat's trainer card: the card comes to the table, then its numbers change. */
const trainerStage = (/** @type {{who: number}} */ { who }) => ({
  beat: "trainer",
  reveals: [
    {
      at: 0,
      sound: /** @type {const} */ ("card"),
      show: () => comes([...found(`.ontable [data-by="${who}"]`)].at(-1)),
    },
    { at: 260, show: () => found(".ice .shield").forEach((shield) => play(shield, PULSE)) },
  ],
  hold: 0,
});

const PULSE = [{ transform: "none" }, { transform: "scale(1.15)" }, { transform: "none" }];

/** @param {Element | undefined} card */
const comes = (card) => play(card, [{ translate: "0 -20px", opacity: 0 }, { translate: "none" }]);

/** @param {string} selector */
const found = (selector) => document.querySelectorAll(selector);

/* ---- between the rounds ---- */

/** Return the stage of the die of the change: it tumbles beside the bench, then stays there. @returns {Animation} */
const dieStage = (/** @type {string} */ say) => ({
  beat: "change-die",
  about: CHANGE,
  doing: say,
  say,
  reveals: [{ at: 0, sound: "dice", show: () => tumble(found(".duty .dd")) }, { at: 600 }],
  hold: 700,
});

/**
 * Return the stage on which all line-ups open, team after team; before the first round trainer cards are dealt too.
 * @param {Desk} desk @param {Doc} before @returns {Animation}
 */
function lineupsStage(desk, before) {
  const { ui, view, seats } = desk;
  ui.fresh = newcomers(before.view, view);
  const at = seats.map((_, i) => i * APART);
  if (view.round?.number === 1) at.push(seats.length * APART);
  return {
    beat: ["line-ups", "table"],
    about: ABOUT.lineups,
    reveals: at.map((ms) => ({ at: ms, sound: /** @type {const} */ ("card") })),
    hold: 0,
    doing: desk.t("ui-lineups-open"),
    say: desk.t("ui-lineups-open"),
  };
}

/**
 * Return the players who are in a line-up now and were in none before; none before the first round.
 * @param {View | null} before @param {View} after
 */
export function newcomers(before, after) {
  const six = (/** @type {View} */ { teams }) =>
    Object.values(teams).flatMap(({ cards }) => Object.values(lineupOf(cards)).flatMap((id) => (id ? [id] : [])));
  if (!before?.season) return [];
  const were = new Set(six(before));
  return six(after).filter((id) => !were.has(id));
}

/**
 * Return a page of the season that stays for a while.
 * @param {string} beat @param {string} about @param {string} say @returns {Animation}
 */
const pageStage = (beat, about, say) => ({
  beat,
  about,
  doing: say,
  say,
  reveals: [
    { at: 0, sound: "whistle" },
    { at: 260, show: () => found(".half-time .lt .moved").forEach(rises) },
  ],
  hold: PAGE,
});

/** Return the number of rounds of the second half. @param {View} view */
export const roundsLeft = ({ season }) => (season ? season.rounds - season.half_rounds : 0);

/** @param {Element} row */
const rises = (row) => play(row, [{ translate: "0 60%", opacity: 0.4 }, { translate: "none" }]);

/**
 * Return the stage of a round that opens: the fixture, the event, its numbers, the first player.
 * @param {Desk} desk @returns {Animation}
 */
function openingStage(desk) {
  const { t, view, me, person, words } = desk;
  const own = (view.round?.pairings ?? []).find(({ a, b }) => me !== null && (a === me || b === me));
  const rival = own && (own.a === me ? own.b : own.a);
  const name = !own ? "" : rival === null ? words.opponentName(own.opponent) : person(rival ?? 0);
  const [before, after] = me === null ? [] : [view.round?.before_event[me], view.teams[me].strength];
  const changed = before && after && before[0] !== after.attack.total;
  const effect = changed ? t("ui-meet-effect", { a: before[0], b: after.attack.total }) : "";
  const sounds = [undefined, /** @type {const} */ ("card")];
  return {
    beat: ["lot", "event"],
    about: ABOUT.round,
    reveals: OPENING.map((at, i) => ({ at, sound: sounds[i] })),
    hold: 1500,
    doing: name ? t("ui-meet", { name }) : undefined,
    say: name ? [t("ui-meet", { name }), effect].filter(Boolean).join(" ") : undefined,
  };
}

/**
 * Return the stage of the end: third, second, first, then the table; after a play-off the result, then the places.
 * @param {Desk} desk @param {Extract<Entry, {event: "season_ended"}>} end @returns {Animation}
 */
function lastStage({ t, person, words }, { ranking, reason }) {
  const [best = []] = ranking;
  const word = reason === "resigned" ? "final" : "winner";
  const why = t(`reason-${reason}`);
  return {
    beat: ["table", "end"],
    reveals: [{ at: 600 }, { at: 900 }, { at: 1300 }, { at: 1700, sound: "horn" }],
    hold: "press",
    banner: { word, seat: best.length === 1 ? best[0] : null, text: why, low: true }, // the winner stands above
    doing: why,
    say: `${words.listed(best.map(person))}. ${why}`,
  };
}
