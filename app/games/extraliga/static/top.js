// The score strip: the main numbers of the phase, and the pips of phases or picks.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { jersey } from "stadion/kit/pieces.js";
import { eventToCome, isOpening } from "./about.js";
import { crest } from "./crest.js";
import { comingOf } from "./facing.js";
import { stages } from "./parts.js";
import { shortNameOf, sidesOf } from "./sides.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("stadion/kit/table.d.ts").Content} Content
 * @typedef {{label: string, left: Content, one: Content, middle: Content, other: Content, right: Content}} Strip
 */

const PHASES = ["opponent", "event", "trainers", "match", "change"];

/** @param {Desk} desk */
export function top(desk) {
  const { draft, match } = desk.view;
  if (draft) return strip(draft.kind === "open" ? openTop(desk, draft) : passTop(desk, draft));
  if (desk.phase === "over") return strip(overTop(desk));
  return strip(match && !isOpening(desk.table) ? matchTop(desk, match) : teamTop(desk));
}

/** @param {Strip} of */
function strip({ label, left, one, middle, other, right }) {
  const drawn = html`<section class="sb ss xs" aria-label=${label}>
    <div class="t">${keyedContent(left)}</div>
    <div class="mid">
      <span class="flap m ${one === "" ? "blank" : ""}">${one}</span>
      <div class="per">${keyedContent(middle)}</div>
      <span class="flap m ${other === "" ? "blank" : ""}">${other}</span>
    </div>
    <div class="t r">${keyedContent(right)}</div>
  </section>`;
  return html`${keyedContent(drawn, [one === "", middle])}`; // another middle is wider
}

const LONG = 8; // the number of letters beyond which a small screen sets a name closer
const UNBROKEN = 13; // the number of letters beyond which a phone sets a word smaller

/** @param {string} text */
const lengthOf = (text) =>
  text.length <= LONG ? "" : text.split(/[\s-]/).some((word) => word.length > UNBROKEN) ? "lg one" : "lg";

/** @param {Content} big @param {Content} small */
const two = (big, small) =>
  html`<span class="grow"
    ><b class="trunc ${lengthOf(String(big))}" dir="auto">${big}</b
    ><span class="sm sub2">${small}</span></span
  >`;

/** @param {number | null} seat */
const shirt = (seat) => (seat === null ? nothing : jersey(seat));

/* ---- the draft ---- */

/** @param {Desk} desk @param {{pick: number, picks: number}} draft @param {string} title */
function picksText({ t }, { pick, picks }, title) {
  const text = t("ui-pick-of", { pick, of: picks });
  return html`<b>${title}</b>${text}${stages(picks, pick - 1, text)}`;
}

/** @param {Desk} desk @param {import("./view.d.ts").OpenDraft} draft @returns {Strip} */
function openTop(desk, draft) {
  const { view, t, me, seats, person } = desk;
  const label = t("ui-draft-round");
  const left = me ?? 0;
  const right = seats.find((seat) => seat !== left) ?? left;
  const team = (/** @type {number} */ seat) => two(person(seat), t("ui-of-twelve", { count: view.teams[seat].count }));
  return {
    label,
    left: html`${jersey(left)}${team(left)}`,
    one: "",
    middle: picksText(desk, draft, label),
    other: "",
    right: html`${team(right)}${jersey(right)}`,
  };
}

/** @param {Desk} desk @param {import("./view.d.ts").PassDraft} draft @returns {Strip} */
function passTop(desk, draft) {
  const { view, t, me, seats, table } = desk;
  const label = t("ui-draft-number", { number: draft.number });
  const picked = Object.values(draft.picked).filter(Boolean).length;
  const count = me === null ? "" : t("ui-of-twelve", { count: view.teams[me].count });
  const way = t(draft.to_left ? "ui-hands-go-left" : "ui-hands-go-right");
  return {
    label,
    left: html`${shirt(me)}${two(count || t("ui-draft"), t("ui-secret"))}`,
    one: "",
    middle: picksText(desk, draft, label),
    other: "",
    right: table.phone
      ? two(`${picked} / ${seats.length}`, t("ui-picked-small"))
      : two(t("ui-picked-of", { picked, of: seats.length }), way),
  };
}

/* ---- the season ---- */

/** @param {Desk} desk @param {string} at */
function phasePips({ t }, at) {
  const now = PHASES.indexOf(at);
  return stages(PHASES.length, now, t("ui-phase-of", { phase: now + 1, name: t(`ui-phase-${at}`) }));
}

/** Return the phase of the round as far as it has been shown. @param {Desk} desk */
const phaseShown = ({ table, view }) =>
  isOpening(table) ? (eventToCome(table) ? "opponent" : "event") : (view.round?.at ?? "");

/** @param {Pick<Desk, "view" | "t">} desk */
export const roundName = ({ view, t }) => {
  const { season, round } = view;
  if (!season || !round) return t("ui-lineups");
  if (season.stage === "season") return t("ui-round-of", { round: round.number, of: season.rounds });
  return t(`ui-stage-${season.stage}`);
};

/** @param {Desk} desk @param {import("./view.d.ts").Match} match @returns {Strip} */
function matchTop(desk, match) {
  const { t, table } = desk;
  const sides = sidesOf(desk);
  if (!sides) return teamTop(desk);
  const { below, above } = sides;
  const goals = (match.attempt ? match.regular : match.goals) ?? match.goals;
  const shown = (/** @type {number} */ index) => (below.rolled || above.rolled ? goals[index] : "");
  const team = (/** @type {import("./sides.js").Side} */ { attack, defence, ...side }) =>
    two(shortNameOf(desk, side), table.phone ? `${attack} + ${defence}` : t("ui-attack-defence", { attack, defence }));
  const what = t(match.attempt ? "ui-overtime" : "ui-phase-match");
  const phase = match.stage === "deciding" ? nothing : phasePips(desk, "match");
  return {
    label: t("ui-score"),
    left: html`${jersey(below.seat)}${team(below)}`,
    one: shown(below.index),
    middle: html`<b>${roundName(desk)}</b>${what}${phase}`,
    other: shown(above.index),
    right: html`${team(above)}${above.seat === null ? crest(desk.words, above.opponent) : shirt(above.seat)}`,
  };
}

/**
 * Return the strip of a phase without goals: the seat and its opponent of the round.
 * @param {Desk} desk @returns {Strip}
 */
function teamTop(desk) {
  const { view, t, me, rink, seats } = desk;
  const own = me ?? rink.seat;
  const at = phaseShown(desk);
  const title = view.season ? t(`ui-phase-${at}`) : t("ui-build");
  const running = view.season ? phasePips(desk, at) : nothing;
  const coming = view.season ? view.round?.pairings[comingOf(view, own)] : undefined;
  const rival = coming ? (coming.a === own ? coming.b : coming.a) : null;
  const other = seats.length === 2 ? (seats.find((seat) => seat !== own) ?? null) : rival;
  const club = coming?.opponent ?? null;
  return {
    label: t("ui-score"),
    left: seatText(desk, own),
    one: "",
    middle: html`<b>${title}</b>${roundName(desk)}${running}`,
    other: "",
    right: club ? clubText(desk, club) : other === null ? two(doneText(desk), "") : rightText(desk, other),
  };
}

/**
 * Name a seat, with its points and place, or its progress before the season.
 * @param {Desk} desk @param {number} seat
 */
function standingText({ view, t, table }, seat) {
  const { points, place } = view.teams[seat];
  const editing = view.editing[seat];
  if (editing && !view.season) return t(editing.done ? "ui-chip-done" : "ui-chip-editing");
  return table.phone ? t("ui-points", { points }) : t("ui-standing", { points, place });
}

/** @param {Desk} desk @param {number} seat */
const seatText = (desk, seat) => html`${jersey(seat)}${two(desk.person(seat), standingText(desk, seat))}`;

/** @param {Desk} desk @param {number} seat */
const rightText = (desk, seat) => html`${two(desk.person(seat), standingText(desk, seat))}${jersey(seat)}`;

/** Name the club that all meet, with its crest and its strengths. @param {Desk} desk @param {string} opponent */
function clubText({ words, t, table }, opponent) {
  const { attack, defence } = table.components.opponents[opponent];
  const strengths = table.phone ? `${attack} + ${defence}` : t("ui-attack-defence", { attack, defence });
  return html`${two(words.clubShort(words.clubOf(opponent)), strengths)}${crest(words, opponent)}`;
}

/** Say how many seats are done while several edit; otherwise how many teams there are. @param {Desk} desk */
function doneText({ view, t, seats }) {
  const editing = Object.values(view.editing);
  const done = editing.filter((one) => one.done).length;
  return editing.length > 1 ? t("ui-done-of", { done, of: editing.length }) : t("ui-teams", { teams: seats.length });
}

/**
 * Return the strip after the season: the goals of the last match where it was a final, else no number.
 * @param {Desk} desk @returns {Strip}
 */
function overTop(desk) {
  const { view, t, table, seats } = desk;
  const last = Object.values(view.season?.results ?? {}).at(-1);
  const final = last && last.stage !== "season" && last.b !== null ? last : null;
  const left = final ? (final.b === desk.rink.seat ? final.b : final.a) : desk.rink.seat;
  const [next] = seats.filter((seat) => seat !== left).sort((a, b) => view.teams[a].place - view.teams[b].place);
  const right = final ? (final.a === left ? (final.b ?? next) : final.a) : next;
  const goals = final ? (final.a === left ? final.goals : [final.goals[1], final.goals[0]]) : ["", ""];
  const text = (/** @type {number} */ seat) =>
    two(desk.person(seat), table.animating ? "" : t("ui-in-place", { place: view.teams[seat].place }));
  return {
    label: t("ui-score"),
    left: html`${jersey(left)}${text(left)}`,
    one: goals[0],
    middle: html`<b>${t("ui-phase-over")}</b>${roundName(desk)}`,
    other: goals[1],
    right: html`${text(right)}${jersey(right)}`,
  };
}
