// The calculation: what a test would need now, or how the last one was decided.
import { html, nothing, svg } from "lit-html";
import { MOVING, candidates } from "./choices.js";
import { dieFace, skillTable } from "./draft.js";
import { shortTeam } from "./names.js";
import { body } from "./pieces.js";
import { percent, signed, skill } from "./reading.js";
import { card } from "./tray.js";

/** @param {import("./table.js").Desk} desk */
export function sum(desk) {
  const content = panel(desk);
  return content ? html`<section class="card calc hcc" aria-label=${desk.t("ui-sum")}>${content}</section>` : undefined;
}

function panel(desk) {
  const { now, table } = desk;
  if (now.phase === "squad" && now.view.hand && table.options.cards) return kept(desk);
  if (desk.reveal) return lastTest(desk);
  if (now.phase === "act_def") return defence(desk);
  if (now.phase === "shot") return shot(desk);
  if (now.phase === "intercept" || now.phase === "clear")
    return oneTest(desk, now.phase, now.view.odds[now.phase], now.f(now.view.decision.defender));
  if ((now.phase === "so_taker" || now.phase === "penalty_taker") && now.mine) return takers(desk);
  if (FOUL_STEPS.has(now.phase)) return foul(desk) ?? lastTest(desk);
  if (now.phase === "act_att" && desk.flight) return longPass(desk);
  if (now.phase === "after_long" || (now.phase === "act_att" && now.view.odds.sectors && now.mine))
    return outlook(desk);
  const one = now.f(desk.picks.f);
  if (one && MOVING.includes(now.phase)) return person(desk, one);
  return lastTest(desk) ?? (one ? person(desk, one) : now.holder ? person(desk, now.holder) : undefined);
}

const row = (label, small, value) =>
  html`<dt>${label} ${small ? html`<small>${small}</small>` : nothing}</dt><dd>${value}</dd>`;

/** The parts of a sum, only those that are there. */
function parts({ t }, label, who, odds) {
  return html`<dl>${row(label, who, odds.base)}${odds.halved ? row(t("ui-part-halved"), "", `: 2`) : nothing}${odds.bonus ? row(t("ui-part-bonus"), "", signed(odds.bonus)) : nothing}
    ${odds.pressure ? row(t("ui-part-pressure"), odds.presser ?? "", signed(-odds.pressure)) : nothing}${odds.touch ? row(t("ui-part-touch"), "", signed(odds.touch)) : nothing}${odds.sector ? row(odds.sectorName, "", signed(odds.sector)) : nothing}</dl>`;
}

const total = ({ t }, value) =>
  html`<div class="tot"><span>${value > 0 ? t("ui-needs", { value }) : t("ui-never")}</span><b class="num">${percent(value)}%</b></div>`;

/** Twenty steps, green up to the target, the number rolled outlined. */
const ruler = (
  { t },
  value,
  rolled = 0,
) => html`<div class="ruler"><ol aria-hidden="true">${Array.from({ length: 20 }, (_, i) => html`<li class="${i < value ? "hit" : ""} ${i + 1 === rolled ? "now" : ""}">${i + 1}</li>`)}</ol>
  <p><span>${value > 0 ? t("ui-ruler-hit", { value: Math.min(20, value) }) : ""}</span><span>${value < 20 ? t("ui-ruler-miss", { from: Math.max(1, value + 1) }) : ""}</span></p></div>`;

const heading = (desk, text, clause) =>
  html`<h2>${text} <a class="sm why" href=${desk.table.rule(clause)} target="_blank" rel="noopener">${desk.t("ui-why")}</a></h2>`;

function defence(desk) {
  const { now, t } = desk;
  const { steal, dribble, tackle, pressure, f } = now.view.odds;
  const won = Math.round((percent(steal.value) * (100 - percent(dribble.value))) / 100);
  const foul = tackle.value >= 16 ? 0 : 80 - percent(Math.min(16, tackle.value));
  const falls = 100 - Math.max(80, percent(tackle.value));
  return html`${heading(desk, t("ui-sum-defence", { name: now.f(f).short }), "HC-7.3")}
    <div class="three-ways"><div><b>${won}%</b><span>${t("ui-way-steal")}</span><small>${t("ui-way-steal-sum", { steal: steal.value, dribble: dribble.value })}</small></div>
      <div><b>${percent(tackle.value)}%</b><span>${t("ui-way-tackle")}</span><small>${t("ui-way-tackle-sum", { tackle: tackle.value, foul, falls })}</small></div>
      <div><b>−${pressure}</b><span>${t("ui-way-pressure")}</span><small>${t("ui-way-pressure-sum")}</small></div></div>
    <div class="prev">${t("ui-way-note")}</div>`;
}

const FOUL_STEPS = new Set(["withdraw", "injury_sub", "nearest", "pick_keeper", "penalty_taker", "penalty_clear"]);

/** What the two team dice have said of the foul that is being settled; nothing where offside was given. */
function foul(desk) {
  const { now, t, table } = desk;
  const settled = (table.doc.log ?? []).findLast((one) => one.event === "fouled" || one.event === "offside_given");
  if (settled?.event !== "fouled") return undefined;
  const [offender, victim] = [now.f(settled.offender), now.f(settled.victim)];
  const die = (one, face) => dieFace(now.team(one.seat).die[face], t);
  return html`${heading(desk, t("ui-sum-foul", { name: offender.short }), "HC-8.1")}
    <dl>${row(t("ui-foul-card"), shortTeam(table, offender.seat), die(offender, settled.card_face))}${row(t("ui-foul-loss"), shortTeam(table, victim.seat), die(victim, settled.loss_face))}
      ${row(victim.name, settled.boosts < 0 ? t("ui-tag-injured-long") : t("ui-boosts", { boosts: Math.max(0, settled.boosts) }), t("ui-foul-lost", { loss: settled.loss }))}</dl>`;
}

/** Who could take the kick, and what his best sector from the spot needs. */
function takers(desk) {
  const { now, t, table, picks } = desk;
  const best = Math.max(...Object.values(table.components.goal.sectors).map((sector) => sector.penalty.centre));
  const rows = candidates(now, picks)
    .map((id) => now.f(id))
    .map((one) => ({ one, value: skill(one, "shot") + best }));
  rows.sort((a, b) => b.value - a.value);
  return html`${heading(desk, t("ui-sum-takers"), now.phase === "so_taker" ? "HC-15.4" : "HC-8.9")}
    <dl>${rows.map(({ one, value }) => row(`${one.number} ${one.name}`, value > 0 ? t("ui-or-less", { value }) : t("ui-never"), `${percent(value)}%`))}</dl>
    <div class="prev">${t("ui-guarded-note")}</div>`;
}

function oneTest(desk, test, odds, one) {
  const { t } = desk;
  return html`${heading(desk, t(`ui-sum-${test}`, { name: one.short }), test === "clear" ? "HC-10.6" : "HC-9.3")}${parts(desk, t("ui-skill-intercept"), one.name, odds)}${total(desk, odds.value)}${ruler(desk, odds.value)}`;
}

/** A shot that could be taken now: the best panes. */
function outlook(desk) {
  const { now, t, table } = desk;
  const { odds } = now.view;
  const best = Object.entries(odds.sectors)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3);
  return html`${heading(desk, t(`ui-shot-${odds.shot.replace("_", "-")}`), "HC-11.5")}${parts(desk, t(odds.shot === "header" ? "ui-skill-header" : "ui-skill-shot"), now.holder.name, odds.sum)}
    <dl>${row(t("ui-keeper-guards"), "", t("ui-of-six", { n: odds.n }))}${best.map(([id, value]) => row(table.components.goal.sectors[id].name[table.lang], value > 0 ? t("ui-or-less", { value }) : t("ui-never"), `${percent(value)}%`))}</dl>
    <div class="prev">${t("ui-guarded-note")}</div>`;
}

function shot(desk) {
  const { now, t, table, picks } = desk;
  const { odds, decision } = now.view;
  const shooter = now.f(decision.shooter);
  const sector = picks.sector && table.components.goal.sectors[picks.sector];
  const value = sector ? odds.sectors[picks.sector] : odds.sum.value;
  const added = sector && value - odds.sum.value;
  const said = {
    ...odds.sum,
    presser: decision.presser ? now.f(decision.presser).short : "",
    sector: added || 0,
    sectorName: sector ? sector.name[table.lang] : "",
  };
  return html`${heading(desk, t(now.kinds("aim").length ? "ui-sum-your-shot" : `ui-shot-${decision.shot.replace("_", "-")}`), "HC-11.5")}
    ${parts(desk, t(decision.shot === "header" ? "ui-skill-header" : "ui-skill-shot"), shooter.name, said)}
    <dl>${row(t("ui-keeper-guards"), "", t("ui-of-six", { n: decision.n }))}</dl>
    ${sector ? html`${total(desk, value)}${ruler(desk, value)}` : html`<div class="tot"><span>${t("ui-before-sector")}</span><b class="num">${odds.sum.value}</b></div>`}
    <div class="prev">${t("ui-guarded-note")}</div>`;
}

/** Where each failing number puts the ball, and whose it would be. */
function longPass(desk) {
  const { now, t, flight, picks } = desk;
  const { odds } = now.view;
  const stays =
    Math.max(0, Math.min(20, odds.long_pass.value)) * (flight.hit.mine ? 1 : 0) +
    flight.misses.filter((one) => one.mine).length;
  return html`${heading(desk, t("ui-sum-long", { hex: picks.to }), "HC-10.2")}${parts(desk, t("ui-skill-pass"), now.holder.name, odds.long_pass)}
    <div class="tot"><span>${t("ui-long-hit", { value: odds.long_pass.value })}: ${flight.hit.text}</span><b class="num">${percent(odds.long_pass.value)}%</b></div>
    <ul class="rows3">${flight.misses.map((one) => html`<li><span class="d">${one.roll}</span><span>${one.end}</span><span>${one.text}</span></li>`)}</ul>
    <div class="prev">${t("ui-long-stays", { stays })}</div>`;
}

/** The selected footballer: his skills, what his steps cost, what he could do from there. */
function person(desk, one) {
  const { now, t, picks, lit } = desk;
  const chosen = picks.to && lit.get(picks.to);
  const words = [
    t(`ui-class-${one.card.class}`),
    now.view.holder === one.id ? t("ui-say-has-ball") : "",
    t("ui-boosts", { boosts: one.boosts }),
  ];
  return html`<div class="fsel"><svg class="big hc-bd" viewBox="-24 -24 48 48" aria-hidden="true"><g class="tk s${one.seat}">${body(one)}${svg`<text class="n" y="9">${one.number}</text>`}</g></svg>
      <div class="grow"><h2>${one.name}</h2><p>${words.filter(Boolean).join(", ")}</p></div></div>
    ${skillTable(one, t)}${chosen?.path ? stepCosts(desk, one, chosen) : nothing}${shotFrom(desk, one, picks.to)}${duelAt(desk, one, picks.to)}`;
}

function stepCosts({ t, picks }, one, { path, cost }) {
  const from = [one.hex, ...path];
  return html`<dl>${path.map((hex, i) => row(t("ui-step-from-to", { from: from[i], to: hex }), i < one.free ? t("ui-step-free") : "", i < one.free ? "0" : t("ui-step-boost")))}
    ${cost ? row(t("ui-boosts-left"), `${one.boosts} − ${cost}`, one.boosts - cost) : nothing}</dl>`;
}

/** "If you shoot from there": the holder's chances in the best pane. */
function shotFrom({ now, t, table, lit }, one, hex) {
  const zone = hex && now.pitch.hexes[hex].shooting_zone;
  if (!zone || now.view.holder !== one.id || zone.goal !== ["right", "left"][one.seat]) return nothing;
  const then = { ...one, tired: one.boosts - (lit.get(hex)?.cost ?? 0) === 0 };
  const goalkeeper = now.squad(1 - one.seat).find((other) => other.keeper);
  const n =
    goalkeeper?.hex === now.pitch.goals[1 - one.seat] ? Math.min(6, now.pitch.distance(hex, goalkeeper.hex)) : 0;
  const sectors = Object.values(table.components.goal.sectors).map((sector) => ({
    name: sector.name[table.lang],
    value: skill(then, "shot") + sector.penalty[zone.zone],
  }));
  const best = sectors.reduce((a, b) => (b.value > a.value ? b : a));
  return html`<div class="hl">${t("ui-shot-from", { hex, zone: t(`ui-say-zone-${zone.zone}`), n, shot: skill(then, "shot"), sector: best.name, value: best.value, percent: percent(best.value) })}</div>`;
}

/** A defender who would stand with the holder. */
function duelAt({ now, t }, one, hex) {
  const { holder } = now;
  if (!holder || holder.seat === one.seat || hex !== holder.hex) return nothing;
  const steal = Math.round((percent(skill(one, "steal")) * (100 - percent(skill(holder, "dribble")))) / 100);
  return html`<div class="hl">${t("ui-duel-at", { name: holder.short, steal, tackle: percent(skill(one, "tackle")), pressure: skill(one, "pressure") })}</div>`;
}

const kept = (desk) =>
  html`<h2>${desk.t("ui-your-cards")}</h2><div class="stackc">${[...(desk.now.view.coaches[desk.table.me].legendary ? [desk.now.view.coaches[desk.table.me].legendary] : []), ...desk.now.view.hand.tactics].map((id) => card(desk, id, true))}</div>`;

/** The last test of the log, as long as nothing else is calculated. */
function lastTest(desk) {
  const { now, t, table } = desk;
  const entry = (table.doc.log ?? []).findLast((one) => one.event === "tested" || one.event === "shot_tested");
  const one = entry && now.f(entry.f);
  if (!one) return undefined;
  const label =
    entry.event === "tested"
      ? t(`ui-test-${entry.test.replace("_", "-")}`)
      : t(`ui-shot-${entry.shot.replace("_", "-")}`);
  const parted = { ...entry, presser: "", sectorName: t("ui-part-sector") };
  const spare = Math.abs(entry.value - entry.rolled);
  return html`${heading(desk, t(entry.success ? "ui-last-success" : "ui-last-failure", { what: label }), entry.event === "tested" ? "HC-7.2" : "HC-11.5")}${parts(desk, label, one.name, parted)}
    <div class="tot"><span>${t("ui-target")}</span><b class="num">${entry.value}</b></div>
    ${entry.rolled ? html`<div class="roll">${d20(entry.rolled, t)}<p><b>${t(entry.success ? "ui-rolled-spare" : "ui-rolled-many", { rolled: entry.rolled, spare })}</b></p></div>${ruler(desk, entry.value, entry.rolled)}` : html`<div class="prev">${t("ui-no-die")}</div>`}`;
}

const d20 = (rolled, t) =>
  html`<svg class="d20" viewBox="0 0 80 80" role="img" aria-label=${t("ui-d20", { rolled })}><path d="M40 3 73 21V59L40 77 7 59V21Z" class="face" /><path d="M40 18 61 55H19ZM40 3V18M73 21 40 18 7 21M73 59 61 55 73 21M7 59 19 55 7 21M40 77 19 55M40 77 61 55" class="edges" /><text x="40" y="53">${rolled}</text></svg>`;
