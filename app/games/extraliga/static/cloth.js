// The draft table: the hand or the open cards, and the rows of the teams.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { jersey, shape } from "stadion/kit/pieces.js";
import { tradingCard } from "./card.js";
import { flagOf } from "./flags.js";
import { art } from "./parts.js";
import { twelves } from "./twelve.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").OpenDraft} OpenDraft
 * @typedef {import("./view.d.ts").PassDraft} PassDraft
 */

/** @param {Desk} desk */
export function cloth(desk) {
  const { draft } = desk.view;
  if (!draft) return nothing;
  return draft.kind === "open" ? openCloth(desk, draft) : passCloth(desk, draft);
}

/** Make the cloth focusable on a phone, where it scrolls even if no card can be clicked. @param {Desk} desk */
const scrolled = ({ table }) => (table.phone ? "0" : nothing);

/** @param {Desk} desk @param {OpenDraft} draft */
const openCloth = (desk, draft) =>
  html`<div class="cloth" role="group" aria-label=${desk.t("ui-open-cards")} tabindex=${scrolled(desk)}>
    <div class="cap3"><b>${desk.t("ui-open-cards")}</b>${order(desk, draft)}</div>
    ${openFan(desk, draft)}
    ${twelves(desk)}
  </div>`;

/** @param {Desk} desk @param {PassDraft} draft */
const passCloth = (desk, draft) =>
  html`<div class="cloth" role="group" aria-label=${desk.t("ui-hands")} tabindex=${scrolled(desk)}>
    <div class="cap3"><b>${desk.t(desk.view.hand ? "ui-your-hand" : "ui-hands")}</b>${ring(desk, draft)}</div>
    ${desk.view.hand ? handFan(desk, desk.view.hand) : backs(desk, draft)}
    ${desk.view.hand ? twelves(desk) : nothing}
  </div>`;

/* ---- cards ---- */

/** @param {Desk} desk @param {OpenDraft} draft */
function openFan(desk, draft) {
  const { words, t } = desk;
  const ids = words.inOrder(Object.keys(draft.table));
  const taken = takenOf(desk, draft);
  const all = words.inOrder([...ids, ...taken.keys()]);
  return fan(
    t("ui-open-cards"),
    all.map((id) => (taken.has(id) ? gone(desk, id, taken.get(id) ?? 0) : offeredCard(desk, id))),
  );
}

/** @param {Desk} desk @param {import("./view.d.ts").OwnHand} hand */
function handFan(desk, { picked, cards = {} }) {
  const { words, t } = desk;
  const tag = t("ui-picked-tag");
  if (!picked)
    return fan(
      t("ui-your-hand"),
      words.inOrder(Object.keys(cards)).map((id) => offeredCard(desk, id)),
      "seven",
    );
  const card = tradingCard(words, picked, { chosen: true, tag, amber: true, extra: tag });
  return html`<div class="fan seven">${card}</div>`;
}

/** @param {string} label @param {unknown[]} cards @param {"" | "seven"} cls a hand is larger than what lies open */
const fan = (label, cards, cls = "") => html`<div class="fan ${cls}" role="group" aria-label=${label}>${cards}</div>`;

/** @param {Desk} desk @param {string} id */
function offeredCard(desk, id) {
  const { words, picks, pick, mine, find } = desk;
  const action = mine && find({ type: "pick", card: id });
  const chosen = picks.card === id;
  const tag = flagOf(desk, id);
  const run = action ? () => pick({ card: chosen ? null : id }) : null;
  return tradingCard(words, id, {
    chosen,
    run,
    target: action ? id : undefined,
    tag: tag?.text,
    amber: tag?.gain,
    extra: tag?.label,
  });
}

/**
 * Return the seat that took each card of this round, by card, as far as the log shows it.
 * @param {Desk} desk @param {OpenDraft} draft @returns {Map<string, number>}
 */
function takenOf({ table: { history, doc } }, draft) {
  const shown = history.filter((one) => one.seq <= doc.seq);
  const dealt = shown.findLastIndex((one) => one.event === "table_dealt");
  /** @type {Map<string, number>} */
  const taken = new Map();
  for (const one of dealt < 0 ? [] : shown.slice(dealt + 1))
    if (one.event === "picked" && one.card && !(one.card in draft.table)) taken.set(one.card, one.who);
  return taken;
}

/** Draw the place of a card that the seat `who` has taken. @param {Desk} desk @param {string} id @param {number} who */
function gone({ words, t, person }, id, who) {
  const wording = t("ui-took", { name: person(who), card: words.card(id).name });
  return keyed(
    id,
    html`<span class="tc slot gone" role="img" aria-label=${wording} data-taken=${id}>
    <span class="in" aria-hidden="true"
      ><span>${jersey(who)}<small dir="auto">${person(who)}</small><small>${words.surname(id)}</small></span></span
    ></span
  >`,
  );
}

const BACK = html`<span class="in">${art("bk", "0 0 100 140")}</span>`;

/** Draw every hand face down, for spectators. @param {Desk} desk @param {PassDraft} draft */
function backs({ seats, person, t }, { sizes, picked }) {
  const hand = (/** @type {number} */ seat) => {
    const [name, cards] = [person(seat), sizes[seat]];
    return html`<div role="img" aria-label=${t("ui-hand-of", { name, cards })}>
      <b>${shape(seat)} <span dir="auto">${name}</span></b>
      <span class="row"
        >${Array.from({ length: cards }, () => html`<span class="tc back">${BACK}</span>`)}
        ${picked[seat] ? html`<span class="tc back laid">${BACK}</span>` : nothing}</span
      >
    </div>`;
  };
  return html`<div class="backs">
    ${seats.map(hand)}
    <p class="watch">${t("ui-hands-secret")}</p>
  </div>`;
}

/* ---- who picks, who passes to whom ---- */

const NAMES = 3; // the number of names that fit beside each other on a phone without being cut off

/** @param {Desk} desk @param {PassDraft} draft */
function ring({ seats, me, person, t, table }, draft) {
  const start = me ?? 0;
  const giver = seats.find((seat) => draft.passes_to[seat] === start) ?? start;
  const way = [giver];
  const crowded = table.phone && seats.length > NAMES;
  const shown = crowded && me !== null ? NAMES : seats.length;
  while (way.length < shown) way.push(draft.passes_to[way[way.length - 1]]);
  const signs = crowded && me === null ? "vh" : ""; // spectators see all seats, as signs without names
  const one = (/** @type {number} */ seat) =>
    html`<span class=${seat === me ? "you" : ""}
        >${shape(seat)}<span class=${signs} dir="auto">${seat === me ? t("ui-you") : person(seat)}</span></span
      >${HAND_ARROW}`;
  return html`<div class="ring" role="img" aria-label=${t(draft.to_left ? "ui-hands-left" : "ui-hands-right")}>
    ${way.map(one)} <span>${shape(shown < seats.length ? draft.passes_to[way[shown - 1]] : giver)}</span>
  </div>`;
}

const HAND_ARROW = html`<svg class="ar" viewBox="0 0 22 14" aria-hidden="true"><path d="M2 7h17M13 2l6 5-6 5" /></svg>`;

/** Draw the order of the picks in this round: one, two, one. @param {Desk} desk @param {OpenDraft} draft */
function order({ t, person, words }, draft) {
  const state = (/** @type {number} */ i) => (i + 1 < draft.pick ? "done" : i + 1 === draft.pick ? "now" : "");
  const wording = words.listed(draft.order.map(person));
  return html`<span class="row"
    >${t("ui-order")}
    <span class="order" role="img" aria-label=${wording}>
      ${draft.order.map((seat, i) => html`<span class=${state(i)}>${shape(seat)}</span>`)}</span
    ></span
  >`;
}
