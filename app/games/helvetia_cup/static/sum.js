// The calculation: what a test would need now, or how the last one was decided. All numbers are the server's.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { signed } from "stadion/kit/numbers.js";
import { cited } from "stadion/kit/sum.js";
import { hyphened } from "stadion/kit/words.js";
import { MOVING } from "./choices.js";
import { portrait } from "./chooser.js";
import { defenceTable } from "./defence.js";
import { dieFace, skillTable } from "./draft.js";
import { keptWords } from "./flight.js";
import { orLess } from "./goal.js";
import { shortTeam } from "./names.js";
import { card, cardsHeld } from "./tray.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Person} Person
 * @typedef {import("./view.d.ts").Sum} Sum
 * @typedef {import("stadion/kit/table.d.ts").Content} Content
 */

/** @param {Desk} desk */
export function sum(desk) {
  const { t } = desk;
  const content = panel(desk) ?? html`<h2>${t("ui-sum")}</h2>${note(t("ui-sum-empty"))}`; // its space is reserved
  return html`<section class="card calc hcc" aria-label=${t("ui-sum")}>${keyedContent(content)}</section>`;
}

const FOUL_STEPS = new Set(["withdraw", "injury_sub", "nearest", "pick_keeper", "penalty_taker", "penalty_clear"]);

/** @param {Desk} desk @returns {Content} */
function panel(desk) {
  const { now, table } = desk;
  if (now.phase === "squad" && now.view.hand && table.options.cards) return handKept(desk);
  const shown = desk.duel?.thrown ?? desk.thrown;
  if (shown) return tested(desk, shown);
  if (now.phase === "act_def") return defence(desk);
  if (now.phase === "shot") return shot(desk);
  if (now.phase === "intercept" || now.phase === "clear") return contest(desk, now.phase);
  if (now.view.odds?.takers && now.mine) return takers(desk);
  if (FOUL_STEPS.has(now.phase)) return foul(desk) ?? lastTest(desk);
  if (now.phase === "act_att" && desk.flight) return longPass(desk);
  if (now.phase === "after_long" || (now.phase === "act_att" && now.view.odds.sectors && now.mine))
    return outlook(desk);
  const one = now.f(desk.picks.f);
  if (one && MOVING.includes(now.phase)) return person(desk, one);
  if (now.phase === "over") return lastTest(desk);
  return one ? person(desk, one) : now.holder ? person(desk, now.holder) : undefined;
}

/** @param {Content} label @param {Content} small @param {Content} value @param {string} [href] of its clause */
const row = (label, small, value, href = "") =>
  html`<dt>${cited(label, href)} ${small ? html`<small>${small}</small>` : nothing}</dt><dd>${value}</dd>`;

/** @param {Desk} desk @param {Content} text @param {string} clause */
const heading = (desk, text, clause) =>
  html`<h2>${text} <a class="sm why" href=${desk.table.rule(clause)}>${desk.t("ui-why")}</a></h2>`;

/** @param {Content} text */
const note = (text) => html`<div class="prev">${text}</div>`;

// --- Sums, line by line -------------------------------------------------------------------

export const SKILLS = ["dribble", "pass", "shot", "header", "steal", "tackle", "intercept", "pressure"];

/**
 * The parts of a sum; the footballer with the skill stands at the first, the presser at the pressure.
 * @param {Desk} desk
 * @param {Sum} sum_
 * @param {string} who
 * @param {string} [presser]
 */
const parts = ({ t, table }, { lines }, who, presser = "") =>
  html`<dl>${lines.map(({ what, value, clause }) =>
    SKILLS.includes(what) && what !== "pressure"
      ? row(t(`ui-skill-${what}`), who, value, table.rule(clause))
      : row(t(`ui-part-${what}`), what === "pressure" ? presser : "", signed(value), table.rule(clause)),
  )}</dl>`;

/** @param {Desk} desk @param {{total: number, chance: number}} sum_ */
const total = ({ t }, { total: value, chance }) =>
  html`<div class="tot"><span>${chance % 100 ? t("ui-needs", { value }) : t(chance ? "ui-always" : "ui-never")}</span><b
    class="num">${t("ui-percent", { percent: chance })}</b></div>`;

/**
 * Twenty steps: the numbers that succeed are green, and the number rolled is outlined.
 * @param {Desk} desk
 * @param {number} good
 * @param {number} [rolled]
 */
export function ruler({ t }, good, rolled = 0) {
  const steps = Array.from({ length: 20 }, (_, i) => i + 1);
  const cell = (/** @type {number} */ n) =>
    html`<li class="${n <= good ? "hit" : ""} ${n === rolled ? "now" : ""}">${n}</li>`;
  return html`<div class="ruler"><ol aria-hidden="true">${steps.map(cell)}</ol>
  <p><span>${good > 0 ? t("ui-ruler-hit", { value: good }) : ""}</span><span>${
    good < 20 ? t("ui-ruler-miss", { from: good + 1 }) : ""
  }</span></p></div>`;
}

/** The number of the twenty results that succeed. @param {number} chance in percent */
const numbers = (chance) => chance / 5;

// --- Decisions ----------------------------------------------------------------------------

/** @param {Desk} desk */
const defence = (desk) =>
  html`${heading(
    desk,
    desk.t("ui-sum-defence", { name: desk.now.short(desk.now.view.odds.f) }),
    "HC-7.3",
  )}${defenceTable(desk)}`;

/**
 * The results of the two team dice for the foul that is being settled; nothing after an offside.
 * @param {Desk} desk
 */
function foul(desk) {
  const { now, t, table } = desk;
  const settled = table.doc.log.findLast((one) => one.event === "fouled" || one.event === "offside_given");
  const [offender, victim] = [now.f(settled?.offender), now.f(settled?.victim)];
  if (settled?.event !== "fouled" || !offender || !victim) return undefined;
  const loss = settled.loss_face === null ? "" : dieFace(now.team(victim.seat).die[settled.loss_face], t);
  const left = settled.boosts < 0 ? t("ui-tag-injured-long") : t("ui-boosts", { boosts: settled.boosts });
  return html`${heading(desk, t("ui-sum-foul", { name: offender.short }), "HC-8.1")}
    <dl>${row(
      t("ui-foul-card"),
      shortTeam(table, offender.seat),
      dieFace(now.team(offender.seat).die[settled.card_face], t),
    )}${row(t("ui-foul-loss"), shortTeam(table, victim.seat), loss)}
      ${row(victim.name, left, t("ui-foul-lost", { loss: settled.loss }))}</dl>`;
}

/** The possible takers of the kick, and what the best sector from the spot needs. @param {Desk} desk */
function takers(desk) {
  const { now, t } = desk;
  const rows = Object.entries(now.view.odds.takers).sort(([, a], [, b]) => b.total - a.total);
  const named = (/** @type {string} */ id) => `${now.f(id)?.number} ${now.f(id)?.name}`;
  return html`${heading(desk, t("ui-sum-takers"), now.phase === "so_taker" ? "HC-15.4" : "HC-8.9")}
    <dl>${rows.map(([id, best]) => row(named(id), orLess(desk, best), t("ui-about", { percent: best.goal })))}</dl>
    ${note(t("ui-guarded-note"))}`;
}

/** @param {Desk} desk @param {"intercept" | "clear"} test */
function contest(desk, test) {
  const { now, t } = desk;
  const odds = now.view.odds[test];
  const one = now.f(odds.f);
  return html`${heading(
    desk,
    t(`ui-sum-${test}`, { name: one?.short ?? "" }),
    test === "clear" ? "HC-10.6" : "HC-9.3",
  )}${parts(desk, odds, one?.name ?? "")}${total(desk, odds)}${ruler(desk, numbers(odds.chance))}`;
}

/** The best panes for a shot that could be taken now. @param {Desk} desk */
function outlook(desk) {
  const { now, t, table } = desk;
  const { odds } = now.view;
  const best = Object.entries(odds.sectors).sort(([, a], [, b]) => b.total - a.total);
  const name = (/** @type {string} */ id) => table.components.goal.sectors[id].name[table.lang];
  return html`${heading(desk, t(`ui-shot-${hyphened(odds.shot)}`), "HC-11.5")}${parts(
    desk,
    odds.sum,
    now.holder?.name ?? "",
    presserOf(desk),
  )}
    <dl>${row(t("ui-keeper-guards"), "", t("ui-of-six", { n: odds.n }))}${best
      .slice(0, 3)
      .map(([id, one]) => row(name(id), orLess(desk, one), t("ui-percent", { percent: one.chance })))}</dl>
    ${odds.n ? note(t("ui-guarded-note")) : nothing}`;
}

/** @param {Desk} desk */
const presserOf = ({ now }) => now.f(now.view.decision?.presser ?? now.view.odds.long_pass?.presser)?.short ?? "";

/** @param {Desk} desk */
function shot(desk) {
  const { now, t, table, picks } = desk;
  const { odds, decision } = now.view;
  const aimed = picks.sector ? odds.sectors[picks.sector] : null;
  const sector = picks.sector ? table.components.goal.sectors[picks.sector].name[table.lang] : "";
  const kind = now.kinds("aim").length ? "ui-sum-your-shot" : `ui-shot-${hyphened(decision.shot)}`;
  return html`${heading(desk, t(kind), "HC-11.5")}${parts(
    desk,
    odds.sum,
    now.f(decision.shooter)?.name ?? "",
    presserOf(desk),
  )}
    <dl>${aimed?.penalty ? row(sector, "", signed(aimed.penalty)) : nothing}${row(
      t("ui-keeper-guards"),
      "",
      t("ui-of-six", { n: decision.n }),
    )}</dl>
    ${
      aimed
        ? html`${total(desk, aimed)}${ruler(desk, numbers(aimed.chance))}`
        : html`<div
      class="tot"><span>${t("ui-before-sector")}</span><b class="num">${odds.sum.total}</b></div>`
    }
    ${decision.n ? note(t("ui-guarded-note")) : nothing}`;
}

/** The hex to which each failing number sends the ball, and the team that would have it. @param {Desk} desk */
function longPass(desk) {
  const { now, t, flight, picks } = desk;
  const odds = now.view.odds.long_pass;
  if (!flight) return undefined;
  return html`${heading(desk, t("ui-sum-long", { hex: picks.to ?? "" }), "HC-10.2")}${parts(
    desk,
    odds,
    now.holder?.name ?? "",
    presserOf(desk),
  )}
    <div class="tot"><span>${orLess(desk, odds)}: ${flight.hit.text}</span><b
      class="num">${t("ui-percent", { percent: odds.chance })}</b></div>
    <ul class="rows3">${flight.misses.map(
      (one) => html`<li><span
      class="d">${one.roll}</span><span>${one.end}</span><span>${one.text}</span></li>`,
    )}</ul>
    ${note(keptWords(desk, flight))}`;
}

// --- One footballer -----------------------------------------------------------------------

/**
 * The selected footballer and their skills.
 * @param {Desk} desk
 * @param {Person} one
 */
function person(desk, one) {
  const { now, t } = desk;
  const words = [
    t(`ui-class-${one.card.class}`),
    now.view.holder === one.id ? t("ui-say-has-ball") : "",
    t("ui-boosts", { boosts: one.boosts }),
  ];
  return html`<div class="fsel">${portrait(one)}
      <div class="grow"><h2>${one.name}</h2><p>${words.filter(Boolean).join(", ")}</p></div></div>
    ${skillTable(one, t)}`;
}

/** @param {Desk} desk */
const handKept = (desk) =>
  html`<h2>${desk.t("ui-your-cards")}</h2><div class="stackc">${cardsHeld(desk).map((id) =>
    card(desk, id, true),
  )}</div>`;

// --- The last decided test ----------------------------------------------------------------

/** The last test of the log, as long as nothing else is calculated. @param {Desk} desk */
function lastTest(desk) {
  const entry = lastThrow(desk.table.doc.log);
  return entry && tested(desk, { test: entry, number: true, verdict: true });
}

/** @param {import("./view.d.ts").Entry[]} log */
export const lastThrow = (log) => log.findLast((one) => one.event === "tested" || one.event === "shot_tested");

/**
 * A test and its result, as far as it has been shown.
 * @param {Desk} desk @param {import("./view.d.ts").Thrown} thrown
 */
function tested(desk, { test, number, verdict }) {
  const { now, t } = desk;
  const one = now.f(test.f);
  if (!one) return undefined;
  const atGoal = test.event === "shot_tested";
  const what = t(atGoal ? `ui-shot-${hyphened(test.shot)}` : `ui-test-${hyphened(test.test)}`);
  const texts = verdict ? t(test.success ? "ui-last-success" : "ui-last-failure", { what }) : what;
  return html`${heading(desk, texts, atGoal ? "HC-11.5" : "HC-7.2")}
    <dl>${row(what, one.name, test.base)}${partTexts(desk, test)}</dl>
    ${
      test.rolled
        ? html`<div class="tot"><span>${t("ui-target")}</span><b class="num">${test.value}</b></div>
    <div class="roll">${d20(number ? test.rolled : 0, t)}<p><b>${
      verdict ? rolledWords(desk, test) : ""
    }</b></p></div>${ruler(desk, Math.max(0, Math.min(20, test.value)), number ? test.rolled : 0)}`
        : html`<div class="tot"><span>${t("ui-no-die")}</span></div>`
    }`;
}

/** "Rolled 8: 3 to spare." @param {Desk} desk @param {import("./view.d.ts").Entry} test */
export const rolledWords = ({ t }, { success, value, rolled }) =>
  t(success ? "ui-rolled-spare" : "ui-rolled-many", { rolled, spare: Math.abs(value - rolled) });

/**
 * The parts of its sum that an event names.
 * @param {Desk} desk
 * @param {import("./view.d.ts").Entry} entry
 */
function partTexts({ t }, { base, value, halved, bonus, pressure = 0, touch, sector }) {
  const more = (bonus ?? 0) - pressure + (touch ?? 0) + (sector ?? 0);
  const texts = { halved: halved ? value - base - more : 0, bonus, pressure: -pressure, touch, sector };
  return html`${Object.entries(texts).map(([what, part]) =>
    part ? row(t(`ui-part-${what}`), "", signed(part)) : nothing,
  )}`;
}

/** @param {number} rolled 0: not yet @param {Desk["t"]} t */
export const d20 = (rolled, t) =>
  html`<svg class="d20" viewBox="0 0 80 80" role="img" aria-label=${t("ui-d20", { rolled })}><path d="M40 3 73
    21V59L40 77 7 59V21Z" class="face" /><path d="M40 18 61 55H19ZM40 3V18M73 21 40 18 7 21M73 59 61 55 73 21M7 59 19
      55 7 21M40 77 19 55M40 77 61 55" class="edges" /><text x="40" y="53">${rolled || "?"}</text></svg>`;
