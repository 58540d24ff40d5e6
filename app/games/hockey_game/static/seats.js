// The content of the seat strips: nation, attributes, heroes on the table, hand and piles; and the referee's clock.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { pips, shape } from "stadion/kit/pieces.js";
import { press } from "./buttons.js";
import { sign } from "./cards.js";
import { badges, bustOf, icon, nation } from "./marks.js";
import { ATTRS } from "./reading.js";
import { flipsOf, places } from "./strips.js";

/**
 * @typedef {import("./view.d.ts").Attr} Attr
 * @typedef {import("./view.d.ts").HeroCard} HeroCard
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("stadion/kit/table.d.ts").Content} Content
 * @typedef {import("stadion/kit/table.d.ts").SeatContent} Strip
 */

/** @param {Now} now @param {number} seat @returns {Strip} */
export function seatStrip(now, seat) {
  const { t, names } = now;
  const team = now.team(seat);
  return {
    team: team
      ? html`<span class="nat">${nation(team)}<span class="vh">${names.team(team)}</span></span>`
      : t("ui-no-team"),
    body: body(now, seat),
  };
}

/** @param {Now} now @param {number} seat */
function body(now, seat) {
  const { t, view, components } = now;
  const side = view.sides[seat];
  const inHand = t("ui-hand-count", { count: side.hand });
  const hand = pips(components.constants.hand_limit, (i) => (i < side.hand ? "f" : ""), inHand);
  const time = `${t("ui-time")} ${side.time_out ? 1 : "–"}`;
  return html`<div class="tm">${keyedContent(html`<span>${hand}</span>`, side.hand)}${heroes(now, seat)}${keyedContent(
    html`<span class="muted">${time}</span>`,
    side.time_out,
  )}</div>`;
}

/** Draw the seven numbers of both teams in one table, and the referee's clock. @param {Now} now */
export const aside = (now) => html`${bothTeams(now)}${clock(now)}`;

/** @param {Now} now */
function bothTeams(now) {
  const { t, names, me, table } = now;
  const row = (/** @type {number} */ seat) => {
    const [values, marked] = [now.attributes(seat), counted(now, seat)];
    return html`<tr><th scope="row">${shape(seat, table.name(seat))}</th>${ATTRS.map(
      (attr) => html`<td class=${marked.includes(attr) ? "use" : ""}>${values?.[attr] ?? "–"}</td>`,
    )}</tr>`;
  };
  return html`<section class="card vs7" aria-label=${t("ui-attributes-label")}><table>
    <tr><td></td>${ATTRS.map(
      (attr) => html`<th scope="col">${icon(attr)}<abbr title=${names.attr(attr)}>${t(`ui-short-${attr}`)}</abbr></th>`,
    )}</tr>${row(me ?? 0)}${row(1 - (me ?? 0))}</table></section>`;
}

/**
 * Draw the seven numbers of a team, even before it is known; those that count now are marked.
 * @param {Now} now @param {number} seat @param {Attr[]} [marked]
 */
export function attributes(now, seat, marked = counted(now, seat)) {
  const { t, names } = now;
  const values = now.attributes(seat);
  const cell = (/** @type {Attr} */ attr) =>
    html`<div class=${marked.includes(attr) ? "use" : ""}>${icon(attr)}<b>${values?.[attr] ?? "–"}</b><abbr
      title=${names.attr(attr)}>${t(`ui-short-${attr}`)}</abbr></div>`;
  return html`<div class="attrs" role="group" aria-label=${t("ui-attributes-label")}>
    ${ATTRS.map(cell)}</div>`;
}

/** @param {Now} now @param {number} seat @returns {Attr[]} */
function counted({ phase, open, picks, attacker, view }, seat) {
  if (phase === "faceoff") return ["strength"];
  if (open) return open.turns[seat].counts;
  const forecast = picks.move ? view.forecast?.[picks.move] : null;
  return forecast?.[seat === attacker ? "attack" : "defence"].counts ?? [];
}

/** @param {Now} now @param {number} seat */
export function heroes(now, seat) {
  const { t, names, view, duel, open, phase } = now;
  const laid = view.sides[seat].heroes;
  const shown = open ?? (phase === "restart_choice" || phase === "over" ? duel : null);
  const counting = Object.keys(shown?.turns[seat].heroes ?? {});
  const first = (/** @type {string} */ id) => Number(now.table.phone && counting.includes(id)); // there it is in view
  const ids = Object.keys(laid).sort((a, b) => first(b) - first(a) || laid[a] - laid[b]);
  const lost = Object.entries(duel?.lost ?? {}).filter(([id, { who }]) => who === seat && !ids.includes(id));
  const nobody = seat === now.me ? now.of("use_heroes").find(({ cards }) => !cards.length) : undefined;
  const out = lost.map(([id, { cause }]) => ({ id, args: { name: names.card(id), cause: names.cause(cause) } }));
  const none = counting.length ? nobody : undefined;
  const after = ids.length + (none ? 1 : 0);
  const count = after + out.length;
  const placed = (/** @type {Content} */ drawn, /** @type {string} */ id, /** @type {number} */ place) =>
    keyed(`${id} ${place} ${count > 1}`, drawn); // a chip in another place is a new element
  return html`<div class="hchips" tabindex="0" role="group" aria-label=${t("ui-heroes-label")}>
    ${ids.map((id, i) => placed(heroChip(now, seat, id, counting.includes(id)), id, i))}
    ${
      ids.length || lost.length
        ? nothing
        : placed(html`<span class="hchip none">${t("ui-no-hero")}</span>`, "none", now.table.doc.seq)
    }
    ${none ? placed(countNone(now, none), "", ids.length) : nothing}
    ${out.map(({ id, args }, i) => placed(lostChip(now, args), id, after + i))}</div>`;
}

/** @param {Now} now @param {import("./view.d.ts").Action} nobody */
const countNone = ({ t, run }, nobody) =>
  html`<button class="hchip none" type="button" aria-label=${t("ui-count-none")} @click=${() => run.act(nobody)}>
    ${t("ui-none-counts")}</button>`;

/**
 * Name the hero whom an injury or the referee has sent off.
 * @param {Now} now @param {{name: string, cause: string}} args
 */
const lostChip = ({ t }, args) =>
  html`<span class="hchip out" title=${t("ui-hero-removed", args)}><s aria-hidden="true">${args.name}</s><span
    class="vh">${t("ui-hero-removed", args)}</span></span>`;

/**
 * Draw a hero on the table as a button that injures, removes or counts the hero, or says why it cannot.
 * @param {Now} now @param {number} seat @param {string} id @param {boolean} counts
 */
function heroChip(now, seat, id, counts) {
  const { t, names, components, run, me } = now;
  const hero = /** @type {HeroCard} */ (components.cards[id]);
  const way = heroWay(now, id);
  const name = html`<span class="hn">${names.card(id)}</span>`;
  const inside = html`${bustOf(id, hero, "18 6 64 64")}${badges(hero.gives)}${name}`;
  const cls = `hchip ${counts ? "used" : ""} ${way && way.type !== "use_heroes" ? "asked" : ""}`;
  if (me === null) return html`<span class=${cls}>${inside}</span>`;
  /** @type {import("./view.d.ts").Action} what the press would be */
  const wanted = seat === me ? { type: "use_heroes", cards: [id] } : { type: "remove_hero", target: id };
  return html`<button class=${cls} type="button" aria-disabled=${way ? nothing : "true"}
    title=${way?.type === "use_heroes" ? t("ui-count-hero", { name: names.card(id) }) : nothing}
    @click=${press((at) => (way ? run.act(way) : run.why(wanted, at)))}
    >${inside}</button>`;
}

/** Return the possible uses of a hero on the table. @param {Now} now @param {string} id */
const heroWay = ({ of, picks }, id) =>
  of("remove_hero").find(({ target }) => target === id) ??
  of("play_special").find(({ card, target }) => card === picks.card && target === id) ??
  of("use_heroes").find(({ cards }) => cards.length === 1 && cards[0] === id);

/** Draw the heroes of both seats, under the rink of a phone. @param {Now} now */
export const heroRow = (now) =>
  html`<div class="herorow" tabindex="0" role="group" aria-label=${now.t("ui-heroes-label")}>${[
    now.me ?? 0,
    1 - (now.me ?? 0),
  ].map((seat) => [shape(seat, now.table.name(seat)), heroes(now, seat)])}</div>`;

/** @param {Now} now */
export function clock(now) {
  const { t, view } = now;
  const { left, turned, stage } = view.clock;
  const flips = flipsOf(now);
  const cards = Object.entries(turned)
    .filter(([, one]) => one.stage === stage)
    .sort((a, b) => a[1].place - b[1].place);
  return html`<section class="card refbox" aria-label="${t("ui-clock")}, ${t("ui-clock-count", { flips, left })}">
    <div class="refrow">${places(now).map(({ number, last }) =>
      cards[number - 1]
        ? turnedSlot(now, number, cards[number - 1][0])
        : html`<span class="rslot ${last ? "six" : ""}">${number}</span>`,
    )}</div></section>`;
}

/** @param {Now} now @param {number} number @param {string} id */
function turnedSlot({ t, view, names }, number, id) {
  const idle = view.clock.turned[id].by === null;
  const name = names.whistleName(id);
  const label = `${number}. ${name}${idle ? `, ${t("ui-idle-flip")}` : ""}`;
  const fresh = number === view.clock.flips;
  return html`<span class="rslot f ${fresh ? "new" : ""} ${idle ? "idle" : ""}" role="img" aria-label=${label}
    title=${name}>${sign(names, id)}</span>`;
}
