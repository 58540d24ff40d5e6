// The draft table: the hand or the open cards, and what the chosen one would add.
import { html, nothing, svg } from "lit-html";
import { colours, tradingCard } from "./card.js";
import { arrow, art, jersey, shape } from "./parts.js";

/** @param {import("./desk.js").Desk} desk */
export function cloth(desk) {
  const { view, t } = desk;
  const open = view.draft.kind === "open";
  return html`<div class="cloth">
    <div class="cap3"><b>${t(open ? "ui-open-cards" : view.hand ? "ui-your-hand" : "ui-hands")}</b>${open ? order(desk) : ring(desk)}</div>
    ${fan(desk, open)}
    ${open ? html`<div class="chem">${gain(desk, "attack")}${rivals(desk)}</div>` : view.hand?.best ? html`<div class="chem">${gain(desk, "attack")}${gain(desk, "defence")}</div>` : nothing}
  </div>`;
}

function fan(desk, open) {
  const { view, words, t, picks, pick, mine, find } = desk;
  const ids = open ? words.inOrder(Object.keys(view.draft.table)) : words.inOrder(Object.keys(view.hand?.cards ?? {}));
  if (!open && !view.hand) return backs(desk);
  if (!open && view.hand.picked) {
    return html`<div class="fan" .style=${"--n:5"}>${tradingCard(words, view.hand.picked, { chosen: true, tag: t("ui-picked-tag"), amber: true, extra: t("ui-picked-tag") })}</div>`;
  }
  const taken = open ? takenOf(desk) : new Map();
  const all = open ? words.inOrder([...ids, ...taken.keys()]) : ids;
  return html`<div class="fan" .style=${`--n:${Math.max(5, all.length)}`} role="group" aria-label=${t(open ? "ui-open-cards" : "ui-your-hand")}>
    ${all.map((id) => {
      if (taken.has(id)) return gone(desk, id, taken.get(id));
      const action = mine && find({ type: "pick", card: id });
      const chosen = picks.card === id;
      const tag = gainTag(desk, id);
      return tradingCard(words, id, {
        chosen,
        run: action ? () => pick({ card: chosen ? null : id }) : null,
        key: String(ids.indexOf(id) + 1),
        tag: tag?.text,
        amber: tag?.gain,
        extra: tag?.text,
      });
    })}</div>`;
}

/** Who took which card of this round, as far as the log tells. @returns {Map<string, number>} */
function takenOf({ table, doc, view }) {
  const told = table.history.filter((one) => one.seq <= doc.seq);
  const dealt = told.findLastIndex((one) => one.event === "table_dealt");
  const picked = told.slice(dealt + 1).filter((one) => one.event === "picked" && !(one.card in view.draft.table));
  return new Map(dealt < 0 ? [] : picked.map((one) => [one.card, one.who]));
}

/** The place of a card that somebody has taken. */
const gone = (
  { words, t, person },
  id,
  who,
) => html`<span class="tc slot gone" role="img" aria-label=${t("ui-took", { name: person(who), card: words.card(id).name })}>
  <span class="in" aria-hidden="true"><span>${jersey(who)}<small dir="auto">${person(who)}</small><small>${words.surname(id)}</small></span></span></span>`;

/** For who watches: every hand from behind. */
function backs(desk) {
  const { view, seats, person, t } = desk;
  const { pick, picked } = view.draft;
  const size = (seat) => 8 - pick - Number(picked[seat]);
  return html`<div class="backs">${seats.map(
    (seat) => html`<div role="img" aria-label=${t("ui-hand-of", { name: person(seat), cards: size(seat) })}>
    <b>${shape(seat)} <span dir="auto">${person(seat)}</span></b>
    <span class="row">${Array.from({ length: size(seat) }, () => html`<span class="tc back"><span class="in">${art("bk", "0 0 100 140")}</span></span>`)}
      ${picked[seat] ? html`<span class="tc back laid"><span class="in">${art("bk", "0 0 100 140")}</span></span>` : nothing}</span></div>`,
  )}
    <p class="watch">${t("ui-hands-secret")}</p></div>`;
}

/** "Attack 4 → 6", or nothing to gain. */
function gainTag({ view, t }, id) {
  const best = view.hand?.best;
  const after = view.hand?.gains?.[id];
  if (!best || !after) return null;
  for (const trio of ["attack", "defence"]) {
    if (after[trio][0] !== best[trio][0])
      return {
        text: t("ui-gain", { what: t(`ui-${trio}`), before: best[trio][0], after: after[trio][0] }),
        gain: after[trio][0] > best[trio][0],
      };
  }
  return { text: t("ui-no-gain"), gain: false };
}

/** Who passes to whom. */
function ring(desk) {
  const { view, seats, me, person, t } = desk;
  const step = view.draft.to_left ? 1 : -1;
  const start = me ?? 0;
  const way = seats.map((_, i) => (start + step * (i - 1) + 2 * seats.length) % seats.length);
  return html`<div class="ring" role="img" aria-label=${t(view.draft.to_left ? "ui-hands-left" : "ui-hands-right")}>
    ${way.map((seat) => html`<span class=${seat === me ? "you" : ""}>${shape(seat)}<span dir="auto">${seat === me ? t("ui-you") : person(seat)}</span></span>${handArrow}`)}
    <span>${shape(way[0])}</span></div>`;
}

const handArrow = html`<svg class="ar" viewBox="0 0 22 14" aria-hidden="true"><path d="M2 7h17M13 2l6 5-6 5" /></svg>`;

/** One, two, one. */
function order(desk) {
  const { view, t, person } = desk;
  const { first, pick } = view.draft;
  const seats = [first, 1 - first, 1 - first, first];
  return html`<span class="row">${t("ui-order")} <span class="order" role="img" aria-label=${desk.words.listed(seats.map(person))}>
    ${seats.map((seat, i) => html`<span class=${i + 1 < pick ? "done" : i + 1 === pick ? "now" : ""}>${shape(seat)}</span>`)}</span></span>`;
}

/** The link diagram of a trio of the best six. */
function gain(desk, trio) {
  const { view, t, picks, words, table } = desk;
  const best = view.hand?.best;
  if (!best) return html`<div class="bx"><h2 class="h3">${t(`ui-${trio}`)}</h2></div>`;
  const after = (picks.card && view.hand.gains[picks.card]) || best;
  const [total, ...pairs] = after[trio];
  const from = trio === "attack" ? 0 : 3;
  const slots = ["LW", "C", "RW", "D1", "D2", "G"].slice(from, from + 3);
  const names = after.lineup.slice(from, from + 3);
  const links =
    trio === "attack"
      ? [
          [0, 1, pairs[0]],
          [1, 2, pairs[1]],
          [0, 2, pairs[2]],
        ]
      : [
          [0, 1, pairs[0]],
          [0, 2, pairs[1]],
          [1, 2, pairs[2]],
        ];
  const label =
    total === best[trio][0]
      ? t("ui-stays", { what: t(`ui-${trio}`), value: total })
      : t("ui-gain", { what: t(`ui-${trio}`), before: best[trio][0], after: total });
  return html`<div class="bx" role="img" aria-label=${label}><div><h2 class="h3">${t(`ui-${trio}`)}</h2><div class="big2">${best[trio][0]}${total === best[trio][0] ? nothing : html`${arrow()}${total}`}</div></div>
    <svg class="tg" viewBox="0 0 300 84" aria-hidden="true">${links.map(([a, b, value]) => diagramLink(a, b, value))}
      ${slots.map((slot, i) => svg`<circle cx=${40 + i * 110} cy="22" r="17" class="n ${picks.card && names[i] === picks.card ? "nn" : ""}" /><text x=${40 + i * 110} y="28">${words.slotLetter(slot)}</text><text class="t2" x=${40 + i * 110} y="76">${names[i] ? words.surname(names[i]) : "–"}</text>`)}
    </svg></div>`;
}

function diagramLink(a, b, value) {
  const [x, y] = [40 + a * 110, 40 + b * 110];
  const path = b - a === 2 ? "M40 22Q150 92 260 22" : `M${x} 22H${y}`;
  return (value ? ["o", "oi"] : ["u"]).map((cls) => svg`<path d=${path} fill="none" class=${cls} />`);
}

/** In the open draft: what the other one has taken. */
function rivals(desk) {
  const { view, words, me, person, t } = desk;
  const other = me === 0 ? 1 : me === 1 ? 0 : view.draft.picker;
  const ids = words.inOrder(Object.keys(view.teams[other].cards ?? {}));
  return html`<div class="bx one"><h2 class="h3">${shape(other)} ${t("ui-cards-of", { name: person(other), cards: ids.length })}</h2>
    <ul class="mini">${ids.map((id) => html`<li .style=${colours(words, words.card(id))}><b>${words.letter(words.card(id).position)}</b>${words.surname(id)}</li>`)}</ul></div>`;
}
