// The score strip: the main numbers of the phase, and the pips of phases or picks.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { jersey } from "stadion/kit/pieces.js";
import { face, stages } from "./parts.js";
import { shortNameOf, sidesOf } from "./sides.js";
import { SLOTS } from "./words.js";

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
  return strip(match ? matchTop(desk, match) : teamTop(desk));
}

/** @param {Strip} of */
const strip = ({ label, left, one, middle, other, right }) =>
  html`<section class="sb ss xs" aria-label=${label}>
    <div class="t">${keyedContent(left)}</div>
    <div class="mid">
      <span class="flap m">${one}</span>
      <div class="per">${keyedContent(middle)}</div>
      <span class="flap m">${other}</span>
    </div>
    <div class="t r">${keyedContent(right)}</div>
  </section>`;

const LONG = 10; // the number of letters beyond which a small screen sets a name closer
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
    one: draft.round,
    middle: picksText(desk, draft, label),
    other: draft.firsts.length,
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
    one: draft.pick,
    middle: picksText(desk, draft, label),
    other: draft.picks,
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
  const shown = (/** @type {number} */ index) => (below.rolled || above.rolled ? goals[index] : "–");
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
    right: html`${team(above)}${shirt(above.seat)}`,
  };
}

/** @param {Desk} desk @returns {Strip} */
function teamTop(desk) {
  const { view, t, rink } = desk;
  const at = view.round?.at ?? "";
  const title = view.season ? t(`ui-phase-${at}`) : t("ui-build");
  const running = view.season ? phasePips(desk, at) : nothing;
  return {
    label: t("ui-strength"),
    left: rink.editor ? editorText(desk, rink.editor) : ownerText(desk),
    one: rink.strength?.attack.total ?? "–",
    middle: html`<b>${title}</b>${roundName(desk)}${running}`,
    other: rink.strength?.defence.total ?? "–",
    right: aroundText(desk),
  };
}

/**
 * Return the strip after the season: your points, or the winner's, and those of the best of the others.
 * @param {Desk} desk @returns {Strip}
 */
function overTop(desk) {
  const { view, t, rink, seats, person, table } = desk;
  const left = rink.seat;
  const [right] = seats.filter((seat) => seat !== left).sort((a, b) => view.teams[a].place - view.teams[b].place);
  const text = (/** @type {number} */ seat) =>
    two(person(seat), table.animating ? "" : t("ui-in-place", { place: view.teams[seat].place }));
  return {
    label: t("ui-points-short"),
    left: html`${jersey(left)}${text(left)}`,
    one: view.teams[left].points,
    middle: html`<b>${t("ui-phase-over")}</b>${roundName(desk)}`,
    other: view.teams[right].points,
    right: html`${text(right)}${jersey(right)}`,
  };
}

/** @param {Desk} desk */
const ownerText = ({ view, t, rink: { seat }, person }) =>
  html`${jersey(seat)}${two(person(seat), t("ui-points", { points: view.teams[seat].points }))}`;

/**
 * Describe how many players are placed, or how many fresh ones there are and have to be.
 * @param {Desk} desk @param {import("./view.d.ts").Editor} editor
 */
function editorText({ view, t, rink, table, person }, { kind, least, most, fresh }) {
  if (kind === "build") {
    const placed = Object.values(rink.lineup).filter(Boolean).length;
    const text = table.phone ? `${placed} / ${SLOTS.length}` : t("ui-step-placed", { placed });
    return html`${jersey(rink.seat)}${two(person(rink.seat), text)}`;
  }
  const die = view.round?.die;
  const sign = die
    ? html`<span class="die2" role="img" aria-label=${t("ui-die", { die })}>${face(die)}</span>`
    : jersey(rink.seat);
  const some = t(least === most ? "ui-exactly" : "ui-at-least", { least });
  const asked = least ? some : t("ui-no-minimum");
  const small = two(least ? `${fresh} / ${least}` : fresh, t("ui-new-small"));
  return html`${sign} ${table.phone ? small : two(asked, t("ui-so-far", { fresh }))}`;
}

/**
 * Describe a club without a seat, the target of trainer cards: "K. Vary 3 + 3", on a phone "KVA 3 + 3".
 * @param {Pick<Desk, "words" | "table">} desk @param {string} id
 */
function clubText({ words, table }, id) {
  const club = words.clubOf(id);
  return `${table.phone ? club : words.clubShort(club)} ${words.opponentStrength(id)}`;
}

/** Describe how many seats are done if several edit; otherwise the event. @param {Desk} desk */
function aroundText(desk) {
  const { view, t, words, seats, table } = desk;
  const editing = Object.values(view.editing);
  const done = editing.filter((one) => one.done).length;
  const of = editing.length;
  if (of > 1 && table.phone) return two(`${done} / ${of}`, t("ui-done-word"));
  if (of > 1) return two(t("ui-done-of", { done, of }), t("ui-waiting-for", { count: of - done }));
  const event = view.round?.event;
  const club = view.phase === "trainer" ? view.round?.pairings.find((one) => one.opponent)?.opponent : null;
  if (event && club) return two(words.effectName(event), clubText(desk, club));
  return event ? two(words.effectName(event), t("ui-event")) : two(t("ui-teams", { teams: seats.length }), "");
}
