// The calculation: both strengths part by part, and what a choice would make of them.
import { html, nothing } from "lit-html";
import { nameOf, sidesOf } from "./ice.js";
import { both } from "./desk.js";
import { shape } from "./parts.js";
import { TRIOS } from "./words.js";

/** @param {import("./desk.js").Desk} desk */
export function sum(desk) {
  const { view, t, picks, words } = desk;
  if (view.match) return matchSum(desk);
  if (view.phase === "draft") return draftSum(desk);
  const { strength, lineup, seat } = desk.rink;
  if (!strength) return undefined;
  const title =
    seat === desk.me
      ? t("ui-your-strength", { strength: both(strength) })
      : t("ui-strength-of", { name: desk.person(seat), strength: both(strength) });
  return framed(
    desk,
    title,
    html`<div class="calc2">${["attack", "defence"].map((trio) => parts(desk, trio, strength[trio], lineup))}</div>
    ${notes(desk, lineup, strength)}${picks.card && words.effect(picks.card) ? html`<div class="verd">${words.effectText(picks.card)}</div>` : nothing}`,
  );
}

const framed = ({ t, table }, title, content) =>
  html`<section class="card calc xl-sum" aria-label=${title}><h2>${title}<a class="why" href=${table.rule("EX-4.10")} target="_blank" rel="noopener">${t("ui-why")}</a></h2>${content}</section>`;

function parts(desk, trio, value, lineup) {
  const { t, words, view } = desk;
  const points = Object.values(value.points);
  const pairs = Object.values(value.pairs);
  const total = (list) => list.reduce((a, b) => a + b, 0);
  const modifiers = Object.entries(value.modifiers);
  const line = (label, number, cls = "") =>
    html`<dt class="${number ? "" : "z"} ${cls}">${label}</dt><dd class="${number ? "" : "z"} ${cls}">${number ? `+${number}` : 0}</dd>`;
  const raw = total(points) + total(pairs) + modifiers.reduce((a, [, b]) => a + b, 0);
  return html`<div><h3>${t(`ui-${trio}`)}</h3><dl>
    ${TRIOS[trio].map((slot) => line(html`${words.slotLetter(slot)} ${lineup[slot] ? words.surname(lineup[slot]) : "–"}`, value.points[slot]))}
    ${Object.entries(value.pairs).map(([pair, number]) => line(pairName(desk, pair, lineup), number))}
    ${modifiers.map(([source, number]) => line(words.effectName(source), number, number ? "" : "off"))}
    ${raw > 6 ? html`<dt class="z">${t("ui-maximum")}</dt><dd class="z">6</dd>` : nothing}</dl>
    <div class="tt"><span>${[total(points), total(pairs), ...(modifiers.length ? [raw - total(points) - total(pairs)] : [])].join(" + ")}</span><b>${value.total}</b></div></div>`;
}

function pairName({ t, words }, pair, lineup) {
  const [a, b] = pair.split("-");
  if (a === "D1" && b === "D2") return t("ui-and", { a: words.slotLetter(a), b: words.slotLetter(b) });
  if (b === "G" && lineup[a]) return t("ui-and", { a: words.surname(lineup[a]), b: words.slotLetter(b) });
  return t("ui-and", { a: words.slotLetter(a), b: words.slotLetter(b) });
}

/** What makes the sum surprising. */
function notes(desk, lineup, strength) {
  const { words, t, table } = desk;
  const said = [];
  for (const [slot, id] of Object.entries(lineup)) {
    if (!id) continue;
    const card = words.card(id);
    if (slot === "G" && card.position !== "G") said.push(t("ui-note-substitute", { name: words.surname(id) }));
    else if (card.position !== table.components.slots[slot]) {
      const forward = ["LW", "C", "RW"];
      const inType = forward.includes(card.position) && forward.includes(slot);
      said.push(
        t(inType ? "ui-note-wrong-slot" : "ui-note-out-of-type", {
          name: words.surname(id),
          slot: words.slotLetter(slot),
        }),
      );
    } else if (card.legend) said.push(t("ui-note-legend", { name: words.surname(id) }));
  }
  const effects = Object.keys(desk.rink.effects).filter(
    (copy) => !(copy in strength.attack.modifiers) && !(copy in strength.defence.modifiers),
  );
  said.push(...effects.map((copy) => `${words.effectName(copy)}: ${words.effectText(copy)}`));
  return said.length ? html`<div class="verd">${said.slice(0, 4).map((one) => html`<p>${one}</p>`)}</div>` : nothing;
}

/* ---- the match ---- */

function matchSum(desk) {
  const { t, view } = desk;
  const { below, above } = sidesOf(desk);
  return framed(
    desk,
    t("ui-this-match"),
    html`<div class="calc2">${[below, above].map((side) => sideSum(desk, side))}</div>${verdict(desk, below, above)}`,
  );
}

function sideSum(desk, side) {
  const { t, words, view } = desk;
  const head = html`<h3><span class="trunc">${side.seat === null ? nothing : shape(side.seat)} ${nameOf(desk, side)}</span></h3>`;
  if (side.seat === null) {
    return html`<div>${head}<div class="tt"><span>${t("ui-attack-dice")}</span><b>${side.attack}</b></div><div class="tt"><span>${t("ui-defence")}</span><b>${side.defence}</b></div></div>`;
  }
  const strength = view.teams[side.seat].strength;
  const total = (list) => Object.values(list).reduce((a, b) => a + b, 0);
  const block = (
    trio,
  ) => html`<dl><dt>${t("ui-positions")}</dt><dd>${total(strength[trio].points)}</dd><dt>${t("ui-chemistry")}</dt><dd>${plus(total(strength[trio].pairs))}</dd>
    ${Object.entries(strength[trio].modifiers)
      .filter(([, value]) => value)
      .map(([source, value]) => html`<dt class="trunc">${words.effectName(source)}</dt><dd>+${value}</dd>`)}</dl>`;
  return html`<div>${head}${block("attack")}<div class="tt"><span>${t("ui-attack-dice")}</span><b>${side.attack}</b></div>
    ${block("defence")}<div class="tt"><span>${t("ui-defence")}</span><b>${side.defence}</b></div></div>`;
}

const plus = (number) => (number ? `+${number}` : "0");

function verdict(desk, below, above) {
  const { t, view } = desk;
  const faces = (side) =>
    Object.values(side.dice)
      .map((die) => die.face)
      .join(", ");
  const lines = [below, above]
    .filter((side) => side.rolled)
    .map((side) => t("ui-dice-need", { name: nameOf(desk, side), dice: faces(side) || "–", target: side.target }));
  if (!lines.length)
    return html`<div class="verd">${t("ui-before-roll", { dice: below.attack, target: below.target })}</div>`;
  const score = t("ui-score-now", { one: view.match.goals[below.index], other: view.match.goals[above.index] });
  return html`<div class="verd am-d"><b>${score}</b> ${lines.join(" ")}</div>`;
}

/* ---- the draft ---- */

function draftSum(desk) {
  const { view, t, picks, words } = desk;
  const best = view.hand?.best;
  if (!best) return undefined;
  const after = (picks.card && view.hand.gains[picks.card]) || best;
  const title = picks.card ? t("ui-if-taken", { name: words.surname(picks.card) }) : t("ui-best-now");
  const lineup = Object.fromEntries(["LW", "C", "RW", "D1", "D2", "G"].map((slot, i) => [slot, after.lineup[i]]));
  const trio = (name) => {
    const [total, ...pairs] = after[name];
    const slots = TRIOS[name];
    const names = name === "attack" ? ["LW-C", "C-RW", "LW-RW"] : ["D1-D2", "D1-G", "D2-G"];
    const links = Object.fromEntries(names.map((pair, i) => [pair, pairs[i]]));
    const fits = (slot) =>
      Number(
        Boolean(lineup[slot]) &&
          (slot === "G" || words.card(lineup[slot]).position === desk.table.components.slots[slot]),
      );
    return { total, points: Object.fromEntries(slots.map((slot) => [slot, fits(slot)])), pairs: links, modifiers: {} };
  };
  const kind = picks.card ? words.bonus(picks.card) : null;
  return framed(
    desk,
    title,
    html`<div class="calc2">${["attack", "defence"].map((name) => parts(desk, name, trio(name), lineup))}</div>
    ${kind ? html`<div class="verd"><b>${t("ui-bonus")}</b> ${t(`ui-bonus-${kind.replaceAll("_", "-")}`)}</div>` : nothing}`,
  );
}
