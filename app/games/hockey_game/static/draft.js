// The All-Stars draft: an open pool, stage by stage.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { jersey } from "stadion/kit/pieces.js";
import { capital } from "stadion/kit/words.js";
import { press } from "./buttons.js";
import { face } from "./cards.js";
import { badges, bustOf, icon } from "./marks.js";
import { ATTRS, MOVES } from "./reading.js";
import { attributes } from "./seats.js";

/**
 * @typedef {import("./view.d.ts").HeroCard} HeroCard
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").Stage} Stage
 */

/** Return the picks of a seat in their order. @param {Pick<Now, "view">} now @param {number} seat */
export const picksOf = ({ view }, seat) =>
  Object.entries(view.sides[seat].picks)
    .sort((a, b) => a[1] - b[1])
    .map(([id]) => id);

/** Return the owner of each picked card. @param {Now} now */
const ownersOf = (now) => new Map([0, 1].flatMap((seat) => picksOf(now, seat).map((id) => [id, seat])));

/**
 * Return each stage with the picks of both seats together, and the number that are made.
 * @param {{stages: Stage[]}} draft @param {number} done picks so far
 */
export function stagesOf({ stages }, done) {
  const begins = [...new Set(stages)].map((stage) => ({ stage, first: 2 * stages.indexOf(stage) }));
  return begins.map(({ stage, first }) => {
    const count = 2 * stages.filter((one) => one === stage).length;
    return { stage, count, number: done - first + 1, done: done >= first + count };
  });
}

/** @param {Now} now */
export function draftTop({ t, view, components }) {
  const count = 2 * components.draft.stages.length;
  const done = [0, 1].flatMap((seat) => Object.keys(view.sides[seat].picks)).length;
  const stages = stagesOf(components.draft, done).map((one) => {
    const current = view.drafting?.stage === one.stage;
    const label = t(`ui-stage-${one.stage}${current ? "-at" : ""}`, { number: one.number, count: one.count });
    return html`<li aria-current=${current ? "step" : nothing} class=${one.done ? "done" : ""}>${label}</li>`;
  });
  return html`<section class="sb stagebar" aria-label=${t("ui-stage")}><b class="disp"
    >${t("ui-draft-pick", { number: done + 1, count })}</b>${keyedContent(
      html`<ol class="stages">${stages}</ol>`,
    )}</section>`;
}

/** @param {Now} now */
export function draftBoard(now) {
  const stage = now.view.drafting?.stage ?? "hero";
  const owners = ownersOf(now);
  if (stage === "hero") return html`${filters(now)}${heroPool(now, owners)}`;
  const tiles = facesOf(now.components.draft.faces[stage], owners).map((one) => tile(now, one));
  return keyedContent(
    html`<div class="cardpool ${stage}" role="group" aria-label=${now.t("ui-pool")}>${tiles}</div>`,
    stage,
  );
}

/** @param {Now} now */
function filters({ t, names, ui, run }) {
  const one = (/** @type {typeof ui.filter} */ attr, /** @type {unknown} */ words) =>
    html`<button type="button" aria-pressed=${ui.filter === attr ? "true" : "false"}
      @click=${() => run.filter(attr)}>${words}</button>`;
  return html`<div class="filt" role="group" aria-label=${t("ui-filter")}>
  ${one(null, t("ui-all"))}
  ${ATTRS.map((attr) => one(attr, [icon(attr), capital(names.attr(attr))]))}</div>`;
}

/** @param {Now} now @param {Map<string, number>} owners */
function heroPool(now, owners) {
  const { components } = now;
  const all = components.draft.faces.hero.flat();
  const rows = components.nations.map((team) => [
    html`<div class="ph n-${team}">${team}</div>`,
    all.filter((id) => components.cards[id].team === team).map((id) => heroTile(now, id, owners.get(id))),
  ]);
  return html`<div class="pool" role="group" aria-label=${now.t("ui-pool")}>${rows}</div>`;
}

/** @param {Now} now @param {string} id @param {number | undefined} owner */
function heroTile(now, id, owner) {
  const { names, components, ui, picks, run } = now;
  const hero = /** @type {HeroCard} */ (components.cards[id]);
  const name = names.card(id);
  if (owner !== undefined) {
    return html`<div class="hx gone" role="img" aria-label=${takenBy(now, id, owner)}
      @click=${press((at) => run.draft(id, at))}><span class="bx"
      >${jersey(owner)}</span><small>${name}</small></div>`;
  }
  if (ui.filter && !hero.gives[ui.filter]) return html`<div class="hx off"></div>`;
  return html`<button type="button" class="hx" data-card=${id} data-rule="HG-7.12"
    aria-pressed=${picks.draft === id ? "true" : "false"}
    aria-disabled=${offers(now, id) ? nothing : "true"} @click=${press((at) => run.draft(id, at))}><span
      class="vh">${name}, ${hero.team}: ${names.gives(hero.gives)}</span><span class="bx" aria-hidden="true"
      >${bustOf(id, hero, undefined, "xMidYMax meet")}</span><b aria-hidden="true">${name}</b><span
      class="gv n${Object.keys(hero.gives).length}" aria-hidden="true">${badges(hero.gives)}</span></button>`;
}

/** @param {Now} now @param {string} id */
const offers = (now, id) => now.of("draft").some(({ card }) => card === id);

/** @param {Now} now @param {string} id @param {number} owner */
const takenBy = ({ t, names, table }, id, owner) => t("ui-taken-by", { card: names.card(id), name: table.name(owner) });

/**
 * Return one tile for cards with the same face: the first free card, with the number that are left.
 * @param {string[][]} faces @param {Map<string, number>} owners
 */
export const facesOf = (faces, owners) =>
  faces.map((ids) => {
    const free = ids.filter((id) => !owners.has(id));
    return { id: free[0] ?? ids[0], left: free.length, owner: free.length ? undefined : owners.get(ids[0]) };
  });

/** @param {Now} now @param {{id: string, left: number, owner: number | undefined}} face */
function tile(now, { id, left, owner }) {
  const { t, names, mine, picks, run } = now;
  const card = face(now, id);
  if (owner !== undefined) {
    return html`<div class="slot"><span class="hc gone" role="img" aria-label=${takenBy(now, id, owner)}
      @click=${press((at) => run.draft(id, at))}
      >${jersey(owner)}</span><small>${names.card(id)}</small></div>`;
  }
  const refused = mine && !offers(now, id);
  const caption = refused ? t("ui-cap-five-symbols") : left > 1 ? t("ui-left", { count: left }) : "";
  const cls = `hc ${card.kind.startsWith("bonus") ? "" : "tall"} ${card.kind}`;
  return html`<div class="slot"><button type="button" class=${cls} data-card=${id} data-rule=${card.rule}
    aria-pressed=${picks.draft === id ? "true" : nothing} aria-disabled=${refused ? "true" : nothing}
    @click=${press((at) => run.draft(id, at))}><span class="vh">${card.label}</span
    >${keyedContent(card.face, id)}</button
    ><small>${caption}</small></div>`;
}

/** @param {Now} now @param {number} seat */
export function draftSeat(now, seat) {
  const { t, components } = now;
  const picks = picksOf(now, seat);
  const of = (/** @type {string} */ type) => picks.filter((id) => components.cards[id].type === type);
  const heroes = of("hero").map((id, i) => heroLine(now, id, i + 1));
  const others = otherCards(now, [...of("special"), ...of("injury")], of("bonus"), seat);
  const roster = html`<ol class="ros">
    ${heroes}${others}</ol>`;
  return html`<p class="sm muted">${t("ui-cards-of", { count: picks.length })}</p>${keyedContent(roster, picks)}`;
}

/** @param {Now} now @param {string} id @param {number} number */
function heroLine({ t, names, components }, id, number) {
  const { gives } = /** @type {HeroCard} */ (components.cards[id]);
  return html`<li><span class="k">${t("ui-hero-number", { number })}</span><b class="grow">${names.card(id)}</b><span
    class="hchip">${badges(gives)}</span></li>`;
}

/** @param {Now} now @param {string[]} named @param {string[]} bonus @param {number} seat */
function otherCards({ t, names, view }, named, bonus, seat) {
  if (!named.length && !bonus.length)
    return html`<li><span class="k">${t("ui-then")}</span><span class="muted">${t("ui-then-what")}</span></li>`;
  const count = view.drafting?.symbols[seat] ?? 0;
  const bonusLine = html`<li><span class="k">${t("ui-bonus-cards")}</span><b>${bonus.length}</b><span
    class="grow"></span><span class="sm">${t("ui-symbols", { count })}</span></li>`;
  return html`<li><span class="k">${t("ui-cards")}</span><b>${named.map(names.card).join(", ")}</b></li>
    ${bonus.length ? bonusLine : nothing}`;
}

/** Compare the strengths of your own team so far with those of the other team. @param {Now} now */
export function draftSum(now) {
  const { t, names, table, view } = now;
  const me = now.me ?? 0;
  const best = (/** @type {number} */ seat, /** @type {"defence" | typeof MOVES[number]} */ what) =>
    view.drafting?.best[seat][what] ?? 0;
  const line = (/** @type {string} */ label, /** @type {"defence" | typeof MOVES[number]} */ what) =>
    html`<tr><th scope="row">${label}</th><td>${best(me, what)}</td><td>${best(1 - me, what)}</td></tr>`;
  return html`<section
    class="card calc"><h2>${now.me === null ? names.team(now.team(0) ?? "") : t("ui-team-so-far")}</h2
    >${attributes(now, me, [])}
    <table class="two"><thead><tr><th>${t("ui-best-hero")}</th><td>${table.name(me)}</td><td
      >${table.name(1 - me)}</td></tr></thead>
    <tbody>${MOVES.map((move) => line(t("ui-best-attack", { move: capital(names.attr(move)) }), move))}${line(
      t("ui-best-defence"),
      "defence",
    )}</tbody></table>
    <div class="prev">${t("ui-symbols-rule")}</div></section>`;
}
