// The All-Stars draft: an open pool, stage by stage.
import { html, nothing } from "lit-html";
import { face } from "./cards.js";
import { badges, bustOf, icon, jersey, nation } from "./marks.js";
import { capital } from "./names.js";
import { attributes } from "./seats.js";

const TEAMS = ["CZE", "SWE", "CAN", "FIN", "RUS", "USA", "SVK", "SUI"];
const ATTRS = ["attack", "defence", "speed", "strength", "pass", "shot", "goalkeeper"];
const STAGES = [
  ["hero", 5],
  ["special", 3],
  ["injury", 1],
  ["bonus", 11],
];

/** @param {any} now */
const picksOf = (now) =>
  [0, 1].map((seat) =>
    Object.entries(now.view.sides[seat].picks)
      .sort((a, b) => a[1] - b[1])
      .map(([id]) => id),
  );

/** @param {any} now */
export function draftTop(now) {
  const { t, view } = now;
  const done = picksOf(now).flat().length;
  let before = 0;
  const stages = STAGES.map(([stage, each]) => {
    const size = 2 * Number(each);
    const start = before;
    before += size;
    const current = view.drafting.stage === stage;
    const label = current
      ? t(`ui-stage-${stage}-at`, { number: done - start + 1, count: size })
      : t(`ui-stage-${stage}`, { count: size });
    return html`<li aria-current=${current ? "step" : nothing} class=${done >= before ? "done" : ""}>${label}</li>`;
  });
  return html`<section class="sb stagebar" aria-label=${t("ui-stage")}><b class="disp">${t("ui-draft-pick", { number: done + 1, count: 40 })}</b><ol class="stages">${stages}</ol></section>`;
}

/** @param {any} now @param {any} pick @param {any} run */
export function draftBoard(now, pick, run) {
  const { stage } = now.view.drafting;
  const owners = new Map(picksOf(now).flatMap((ids, seat) => ids.map((id) => [id, seat])));
  if (stage === "hero") return html`${filters(now, pick, run)}${heroPool(now, pick, owners, run)}`;
  return html`<div class="cardpool ${stage}" role="group" aria-label=${now.t("ui-pool")}>${faces(now, stage, owners).map((one) => tile(now, pick, one, run))}</div>`;
}

/** @param {any} now @param {any} pick @param {any} run */
const filters = ({ t, names }, pick, run) => html`<div class="filt" role="group" aria-label=${t("ui-filter")}>
  <button type="button" aria-pressed=${pick.filter ? "false" : "true"} @click=${() => run.filter(null)}>${t("ui-all")}</button>
  ${ATTRS.map((attr) => html`<button type="button" aria-pressed=${pick.filter === attr ? "true" : "false"} @click=${() => run.filter(attr)}>${icon(attr)}${capital(names.attr(attr))}</button>`)}</div>`;

/** @param {any} now @param {any} pick @param {Map<string, number>} owners @param {any} run */
function heroPool(now, pick, owners, run) {
  const { t, names, components, table } = now;
  const free = new Set(now.of("draft").map((/** @type {any} */ action) => action.card));
  const one = (/** @type {string} */ id) => {
    const hero = components.cards[id];
    const owner = owners.get(id);
    if (owner !== undefined) {
      return html`<div class="hx gone" role="img" aria-label=${t("ui-taken-by", { card: names.card(id), name: table.name(owner) })}><span class="bx">${jersey(owner)}</span><small>${names.card(id)}</small></div>`;
    }
    if (pick.filter && !hero.gives[pick.filter]) return html`<div class="hx off"></div>`;
    return html`<button type="button" class="hx" aria-pressed=${pick.draft === id ? "true" : "false"} aria-disabled=${free.has(id) ? nothing : "true"}
      @click=${() => run.draft(id)}><span class="vh">${names.card(id)}, ${hero.team}: ${names.gives(hero.gives)}</span><span class="bx" aria-hidden="true">${bustOf(id, hero, undefined, "xMidYMax meet")}</span><b aria-hidden="true">${names.card(id)}</b><span class="gv n${Object.keys(hero.gives).length}" aria-hidden="true">${badges(hero.gives)}</span></button>`;
  };
  return html`<div class="pool" role="group" aria-label=${t("ui-pool")}>${TEAMS.map((team) => html`<div class="ph n-${team}">${team}</div>${[1, 2, 3, 4, 5].map((n) => one(`H-${team}-${n}`))}`)}</div>`;
}

/** Equal cards as one tile, with how many are left: the smallest free id stands for them. @param {any} now @param {string} stage @param {Map<string, number>} owners */
function faces(now, stage, owners) {
  const { components } = now;
  const found = new Map();
  for (const id of Object.keys(components.cards).sort()) {
    const card = components.cards[id];
    if (card.type !== stage) continue;
    const key = stage === "bonus" ? `${card.attr} ${card.value} ${card.symbol}` : stage === "injury" ? "injury" : id;
    const one = found.get(key) ?? { id, left: 0, owner: undefined };
    if (owners.has(id)) one.owner = owners.get(id);
    else one.left += 1;
    if (one.left === 1 && !owners.has(id)) one.id = id;
    found.set(key, one);
  }
  return [...found.values()];
}

/** @param {any} now @param {any} pick @param {{id: string, left: number, owner?: number}} one @param {any} run */
function tile(now, pick, { id, left, owner }, run) {
  const { t, names, table } = now;
  const card = face(now, id);
  if (!left) {
    return html`<div class="slot"><span class="hc gone" role="img" aria-label=${t("ui-taken-by", { card: names.card(id), name: table.name(owner) })}>${jersey(owner ?? 0)}</span><small>${names.card(id)}</small></div>`;
  }
  const offered = now.of("draft").some((/** @type {any} */ action) => action.card === id);
  const caption = now.mine && !offered ? t("ui-cap-five-symbols") : left > 1 ? t("ui-left", { count: left }) : "";
  return html`<div class="slot"><button type="button" class="hc ${card.kind.startsWith("bonus") ? "" : "tall"} ${card.kind}" aria-pressed=${pick.draft === id ? "true" : nothing} aria-disabled=${offered || !now.mine ? nothing : "true"} @click=${() => run.draft(id)}><span class="vh">${card.label}</span>${card.face}</button><small>${caption}</small></div>`;
}

/** @param {any} now @param {number} seat */
export function draftSeat(now, seat) {
  const { t, names, components } = now;
  const picks = picksOf(now)[seat];
  const team = now.team(seat);
  const heroes = picks.filter((id) => id.startsWith("H"));
  const rest = picks.filter((id) => !id.startsWith("H"));
  const symbols = now.view.drafting.symbols[seat];
  return html`<p class="sm muted">${t("ui-cards-of", { count: picks.length })}</p><ol class="ros">
    <li><span class="k">${t("ui-team")}</span><span class="nat">${nation(team)}${names.team(team)}</span></li>
    ${heroes.map((id, i) => html`<li><span class="k">${t("ui-hero-number", { number: i + 1 })}</span><b class="grow">${names.card(id)}</b><span class="hchip">${badges(components.cards[id].gives)}</span></li>`)}
    ${
      rest.length
        ? html`<li><span class="k">${t("ui-cards")}</span><b>${rest
            .filter((id) => !id.startsWith("B"))
            .map(names.card)
            .join(", ")}</b></li>`
        : html`<li><span class="k">${t("ui-then")}</span><span class="muted">${t("ui-then-what")}</span></li>`
    }
    ${rest.some((id) => id.startsWith("B")) ? html`<li><span class="k">${t("ui-bonus-cards")}</span><b>${rest.filter((id) => id.startsWith("B")).length}</b><span class="grow"></span><span class="sm">${t("ui-symbols", { count: symbols })}</span></li>` : nothing}</ol>`;
}

/** What the own team is good at so far, beside the other's. @param {any} now */
export function draftSum(now) {
  const { t, names, components, table } = now;
  const me = now.me ?? 0;
  const picks = picksOf(now).map((ids) => ids.filter((id) => id.startsWith("H")));
  const best = (/** @type {number} */ seat, /** @type {string[]} */ attrs) =>
    Math.max(
      0,
      ...picks[seat].map((id) => attrs.reduce((sum, attr) => sum + (components.cards[id].gives[attr] ?? 0), 0)),
    );
  const rows = [
    ...["speed", "strength", "pass", "shot"].map((move) => [
      t("ui-best-attack", { move: capital(names.attr(move)) }),
      components.moves[move].attacker_counts,
    ]),
    [t("ui-best-defence"), components.moves.shot.defender_counts],
  ];
  return html`<section class="card calc"><h2>${now.me === null ? names.team(now.team(0)) : t("ui-team-so-far")}</h2>${attributes(now, me, [])}
    <table class="two"><thead><tr><th>${t("ui-best-hero")}</th><td>${table.name(me)}</td><td>${table.name(1 - me)}</td></tr></thead>
    <tbody>${rows.map(([label, attrs]) => html`<tr><th scope="row">${label}</th><td>${best(me, attrs)}</td><td>${best(1 - me, attrs)}</td></tr>`)}</tbody></table>
    <div class="prev">${t("ui-symbols-rule")}</div></section>`;
}
