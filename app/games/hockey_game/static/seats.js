// Inside the seat strips: nation, attributes, heroes on the table, hand and piles; and the referee's clock.
import { html, nothing } from "lit-html";
import { sign } from "./cards.js";
import { badges, bustOf, icon, nation, shape } from "./marks.js";

const ATTRS = ["attack", "defence", "speed", "strength", "pass", "shot", "goalkeeper"];

/** @param {any} now @param {number} seat @param {any} pick @param {any} run */
export function seatStrip(now, seat, pick, run) {
  const team = now.team(seat);
  const { t, names } = now;
  return {
    team: team ? html`<span class="nat">${nation(team)}${names.team(team)}</span>` : t("ui-no-team"),
    chip: chip(now, seat),
    body: now.drafting ? undefined : team && now.phase !== "team_pick" ? body(now, seat, pick, run) : undefined,
  };
}

/** @param {any} now @param {number} seat */
function chip(now, seat) {
  const { t, phase, view, duel } = now;
  if (phase === "over") return view.result?.winner === seat ? t("ui-wins") : undefined;
  if (phase === "team_pick") return t(now.team(seat) ? "ui-picked" : now.actor === seat ? "ui-picks" : "ui-waits");
  if (phase === "draft") return t(now.actor === seat ? "ui-picks" : "ui-waits");
  if (phase === "faceoff") return t(view.faceoff.rolls[seat] ? "ui-rolled" : "ui-faceoff");
  if (phase === "restart_choice") return seat === duel.attacker ? undefined : t("ui-saved");
  return t(now.attacker === seat ? "ui-attacks" : "ui-defends-chip");
}

/** @param {any} now @param {number} seat @param {any} pick @param {any} run */
function body(now, seat, pick, run) {
  const { t, view } = now;
  const side = view.sides[seat];
  return html`${attributes(now, seat)}${heroes(now, seat, run)}
    <dl><dt>${t("ui-hand")}</dt><dd><span class="pips" role="img" aria-label=${t("ui-hand-count", { count: side.hand })}>${[1, 2, 3, 4, 5].map((n) => html`<i class=${n <= side.hand ? "f" : ""}></i>`)}</span></dd>
      <dt>${t("ui-piles")}</dt><dd>${side.draw}, ${Object.keys(side.discard).length}</dd>
      <dt>TIME</dt><dd>${t(side.time_out ? "ui-time-left" : "ui-time-used")}</dd></dl>`;
}

/** The seven numbers of a team; what counts now is marked. @param {any} now @param {number} seat */
export function attributes(now, seat, marked = counted(now, seat)) {
  const { t, names } = now;
  const values = now.attributes(seat);
  return html`<div class="attrs" role="group" aria-label=${t("ui-attributes-label")}>
    ${ATTRS.map((attr) => html`<div class=${marked.includes(attr) ? "use" : ""}>${icon(attr)}<b>${values[attr]}</b><abbr title=${names.attr(attr)}>${t(`ui-short-${attr}`)}</abbr></div>`)}</div>`;
}

/** @param {any} now @param {number} seat */
function counted({ phase, open, pick, components, attacker }, seat) {
  if (phase === "faceoff") return ["strength"];
  if (open) return open.turns[seat].counts;
  if (phase !== "attack_declare" || !pick?.move) return [];
  return components.moves[pick.move][seat === attacker ? "attacker_counts" : "defender_counts"];
}

/** @param {any} now @param {number} seat @param {any} run */
export function heroes(now, seat, run) {
  const { t, names, view, duel, components } = now;
  const ids = Object.keys(view.sides[seat].heroes).sort(
    (a, b) => view.sides[seat].heroes[a] - view.sides[seat].heroes[b],
  );
  const lost = Object.entries(duel?.lost ?? {}).filter(([id, one]) => one.who === seat && !ids.includes(id));
  const shown = now.open ?? (["restart_choice", "over"].includes(now.phase) ? duel : null);
  const counting = Object.keys(shown?.turns[seat].heroes ?? {});
  const choices = seat === now.me ? now.of("use_heroes") : [];
  const chipOf = (/** @type {string} */ id) => {
    const hero = components.cards[id];
    const other = choices.find((/** @type {any} */ action) => action.cards.length === 1 && action.cards[0] === id);
    const inside = html`${bustOf(id, hero, "18 6 64 64")}${names.card(id)}${badges(hero.gives)}`;
    const cls = `hchip ${counting.includes(id) ? "used" : ""}`;
    return other
      ? html`<button class=${cls} type="button" title=${t("ui-count-hero", { name: names.card(id) })} @click=${() => run.act(other)}>${inside}</button>`
      : html`<span class=${cls}>${inside}</span>`;
  };
  const nobody = choices.find((/** @type {any} */ action) => action.cards.length === 0);
  return html`<div class="hchips" role="group" aria-label=${t("ui-heroes-label")}>
    ${ids.map(chipOf)}
    ${lost.map(([id, one]) => html`<span class="hchip out">${t("ui-hero-removed", { name: names.card(id), cause: names.cause(one.cause) })}</span>`)}
    ${!ids.length && !lost.length ? html`<span class="hchip none">${t("ui-no-hero")}</span>` : nothing}
    ${nobody && counting.length ? html`<button class="hchip none" type="button" @click=${() => run.act(nobody)}>${t("ui-count-none")}</button>` : nothing}</div>`;
}

/** The heroes of both, under the rink of a phone. @param {any} now @param {any} run */
export const heroRow = (now, run) =>
  html`<div class="herorow" tabindex="0" role="group" aria-label=${now.t("ui-heroes-label")}>${[now.me ?? 0, 1 - (now.me ?? 0)].map((seat) => html`${shape(seat, now.table.name(seat))}${heroes(now, seat, run)}`)}</div>`;

/** @param {any} now */
export function clock(now) {
  const { t, view, names } = now;
  const { flips, left, turned, stage } = view.clock;
  const cards = Object.entries(turned)
    .filter(([, one]) => one.stage === stage)
    .sort((a, b) => a[1].place - b[1].place);
  const slot = (/** @type {number} */ n) => {
    const card = cards[n - 1];
    if (!card) return html`<span class="rslot ${n === 6 ? "six" : ""}">${n}</span>`;
    const [id, one] = card;
    const idle = one.by === null;
    return html`<span class="rslot f ${n === flips ? "new" : ""} ${idle ? "idle" : ""}" role="img" aria-label="${n}. ${names.whistleName(id)}${idle ? `, ${t("ui-idle-flip")}` : ""}" title=${names.whistleName(id)}>${sign(names, id)}</span>`;
  };
  return html`<section class="card refbox" aria-label=${t("ui-clock")}><h2>${t("ui-clock")} <span>${t("ui-clock-count", { flips, left })}</span></h2>
    <div class="refrow">${[1, 2, 3, 4, 5, 6].map(slot)}</div></section>`;
}
