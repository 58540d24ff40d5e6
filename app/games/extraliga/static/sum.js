// The calculation: both strengths line by line, and their values after a choice.
import { html, nothing } from "lit-html";
import { shape } from "stadion/kit/pieces.js";
import { signed } from "stadion/kit/numbers.js";
import { cited, panel } from "stadion/kit/sum.js";
import { hyphened } from "stadion/kit/words.js";
import { eachScores, matchForecast } from "./chances.js";
import { both, clauseOf } from "./desk.js";
import { nameOf, shortNameOf, theSides } from "./sides.js";
import { SLOTS, TRIO_NAMES, TRIOS } from "./words.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./sides.js").Side} Side
 * @typedef {import("./view.d.ts").Strength} Strength
 * @typedef {import("./view.d.ts").Lineup} Lineup
 * @typedef {import("./view.d.ts").Line} Line
 * @typedef {import("./view.d.ts").Slot} Slot
 * @typedef {import("./view.d.ts").TrioName} TrioName
 * @typedef {import("stadion/kit/table.d.ts").Content} Content
 */

const CAPPED = "capped";

/** @param {Desk} desk */
export function sum(desk) {
  const { view, t, picks, words, rink } = desk;
  if (view.match) return matchSum(desk);
  if (view.phase === "draft") return draftSum(desk);
  const { strength, lineup, seat } = rink;
  if (!strength) return undefined;
  const text = both(strength);
  const mine = seat === desk.me;
  const title = t(mine ? "ui-your-strength" : "ui-strength-of", { name: desk.person(seat), strength: text });
  const card = words.isEffect(picks.card) ? words.effectText(picks.card ?? "") : "";
  const content = html`${parts(desk, strength, lineup)}${notes(desk, lineup, strength)}
  ${card ? html`<div class="verd">${card}</div>` : nothing}`;
  return framed(desk, title, content);
}

/** @param {Desk} desk @param {string} title @param {Content} content */
const framed = ({ table }, title, content) => panel(table, { title, clause: "EX-4.10", cls: "xl-sum" }, content);

/* ---- strengths line by line ---- */

/** @param {Desk} desk @param {Strength} strength @param {Lineup} lineup */
const parts = (desk, strength, lineup) =>
  html`<div class="calc2">${TRIO_NAMES.map((trio) => part(desk, trio, strength[trio], lineup))}</div>`;

/** @param {Desk} desk @param {TrioName} trio @param {import("./view.d.ts").Trio} of @param {Lineup} lineup */
function part(desk, trio, { total, points, pairs, more }, lineup) {
  const { t, words } = desk;
  const who = (/** @type {Slot} */ slot) => (lineup[slot] ? words.surname(lineup[slot]) : NOBODY);
  const cards = Object.entries(more).filter(([source]) => source !== CAPPED);
  const [stands, linked, added] = [points, pairs, Object.fromEntries(cards)].map(totalOf);
  const sums = cards.length ? [stands, linked, added] : [stands, linked];
  return html`<div>
    <h3>${t(`ui-${trio}`)}</h3>
    <dl>
      ${TRIOS[trio].map((slot) => line(desk, html`${words.slotLetter(slot)} ${who(slot)}`, points[slot]))}
      ${Object.entries(pairs).map(([pair, of]) => line(desk, pairName(desk, pair, lineup), of))}
      ${cards.map(([source, of]) => line(desk, words.effectName(source), of, of[0] ? "" : "off"))}
      ${more[CAPPED] ? line(desk, t("ui-maximum"), more[CAPPED]) : nothing}
    </dl>
    <div class="tt"><span>${sums.join(" + ")}</span><b>${total}</b></div>
  </div>`;
}

const NOBODY = "–";

/** @param {Record<string, Line>} lines */
const totalOf = (lines) => Object.values(lines).reduce((sofar, [value]) => sofar + value, 0);

/**
 * Draw a line of the sum, with a link to its clause.
 * @param {Desk} desk @param {Content} label @param {Line} of @param {string} [more]
 */
function line({ table }, label, [value, clause], more = "") {
  const cls = `${value ? "" : "z"} ${more}`;
  return html`<dt class=${cls}>${cited(label, table.rule(clause))}</dt>
    <dd class=${cls}>${signed(value)}</dd>`;
}

/** @param {Desk} desk @param {string} pair @param {Lineup} lineup */
function pairName({ t, words }, pair, lineup) {
  const [one, other] = /** @type {Slot[]} */ (pair.split("-"));
  const defender = other === "G" ? lineup[one] : null;
  return t("ui-and", { a: defender ? words.surname(defender) : words.slotLetter(one), b: words.slotLetter(other) });
}

/* ---- what makes the sum surprising ---- */

const MOST_NOTES = 4;

/** The sentence for each clause that gives a player a point or denies it. @type {Record<string, string>} */
const NOTES = {
  "EX-4.3": "ui-note-wrong-slot",
  "EX-4.4": "ui-note-out-of-type",
  "EX-4.7": "ui-note-substitute",
  "EX-8.1": "ui-note-excluded",
};

/**
 * Return whether a legend on this slot brings a point to both of its pairs.
 * @param {Strength} strength @param {Slot} slot
 */
const linksBoth = ({ attack, defence }, slot) =>
  Object.entries({ ...attack.pairs, ...defence.pairs }).every(
    ([pair, [value]]) => value || !pair.split("-").includes(slot),
  );

/** @param {Desk} desk @param {Lineup} lineup @param {Strength} strength */
function notes({ words, t, rink }, lineup, strength) {
  const players = SLOTS.flatMap((slot) => {
    const id = lineup[slot];
    if (!id) return [];
    const note =
      NOTES[clauseOf(strength, slot)] ?? (words.card(id).legend && linksBoth(strength, slot) ? "ui-note-legend" : "");
    return note ? [t(note, { name: words.surname(id), slot: words.slotLetter(slot) })] : [];
  });
  const counted = { ...strength.attack.more, ...strength.defence.more };
  const others = Object.keys(rink.effects).filter((copy) => !(copy in counted));
  const text = [...players, ...others.map((copy) => `${words.effectName(copy)}: ${words.effectText(copy)}`)];
  const shown = text.slice(0, MOST_NOTES).map((one) => html`<p>${one}</p>`);
  return text.length ? html`<div class="verd">${shown}</div>` : nothing;
}

/* ---- the match ---- */

/** @param {Desk} desk */
function matchSum(desk) {
  const { below, above } = theSides(desk);
  const content = html`<div class="calc2 match">${[below, above].map((side) => sideSum(desk, side))}</div>
    ${verdict(desk, below, above)}`;
  return framed(desk, desk.t("ui-this-match"), content);
}

/** @param {Desk} desk @param {Side} side */
function sideSum(desk, side) {
  const { t, view } = desk;
  const sign = side.seat === null ? nothing : shape(side.seat);
  const now = side.seat === null ? null : view.teams[side.seat].strength;
  const stands = now && now.attack.total === side.attack && now.defence.total === side.defence;
  const lines = (/** @type {TrioName} */ trio) => (stands ? block(desk, now[trio]) : nothing); // EX-4.12
  return html`<div>
    <h3><span class="trunc">${sign} ${shortNameOf(desk, side)}</span></h3>
    ${lines("attack")}
    <div class="tt"><span>${t("ui-attack-dice")}</span><b>${side.attack}</b></div>
    ${lines("defence")}
    <div class="tt"><span>${t("ui-defence")}</span><b>${side.defence}</b></div>
  </div>`;
}

/** @param {Desk} desk @param {import("./view.d.ts").Trio} trio */
function block({ t, words }, { points, pairs, more }) {
  const added = Object.entries(more).filter(([, [value]]) => value);
  const row = (/** @type {[string, Line]} */ [source, [value]]) =>
    html`<dt>${source === CAPPED ? t("ui-maximum") : words.effectName(source)}</dt>
      <dd>${signed(value)}</dd>`;
  return html`<dl>
    <dt>${t("ui-positions")}</dt>
    <dd>${totalOf(points)}</dd>
    <dt>${t("ui-chemistry")}</dt>
    <dd>${signed(totalOf(pairs))}</dd>
    ${added.map(row)}
  </dl>`;
}

/** @param {Desk} desk @param {Side} below @param {Side} above */
function verdict(desk, below, above) {
  const { t, view } = desk;
  const faces = (/** @type {Side} */ side) => Object.values(side.dice).map((die) => die.face);
  const need = (/** @type {Side} */ side) =>
    t("ui-dice-need", { name: nameOf(desk, side), dice: faces(side).join(", ") || NOBODY, target: side.target });
  const lines = [below, above].filter((side) => side.rolled).map(need);
  const odds = matchForecast(desk);
  if (!lines.length) {
    const dice = t("ui-before-roll", { dice: below.attack, target: below.target });
    return html`<div class="verd">${dice} ${eachScores(desk, below)} ${odds}</div>`;
  }
  const [one, other] = [below, above].map((side) => view.match?.goals[side.index] ?? 0);
  return html`<div class="verd am-d"><b>${t("ui-score-now", { one, other })}</b> ${lines.join(" ")} ${odds}</div>`;
}

/* ---- the draft ---- */

/** Draw the best six, with the chosen card if there is one. @param {Desk} desk */
function draftSum(desk) {
  const { view, ahead, t, picks, words } = desk;
  const best = view.hand?.best;
  if (!best) return undefined;
  const then = (picks.card && ahead?.gains?.[picks.card]) || best;
  const title = picks.card ? t("ui-if-taken", { name: words.surname(picks.card) }) : t("ui-best-now");
  const kind = picks.card && words.card(picks.card).kind;
  const bonus = kind
    ? html`<div class="verd"><b>${t("ui-bonus")}</b> ${t(`ui-bonus-${hyphened(kind)}`)}</div>`
    : nothing;
  return framed(desk, title, html`${parts(desk, then, then.lineup)}${bonus}`);
}
