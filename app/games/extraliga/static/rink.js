// The rink half with one line-up: editing, choosing for an event or a trainer card, or only looking.
import { html, nothing, svg } from "lit-html";
import { cardBack, emptySlot, tradingCard } from "./card.js";
import { inPosition } from "./desk.js";
import { attackSign, defenceSign } from "./parts.js";
import { SLOTS, TRIOS } from "./words.js";

/** Slot centres: wide 640 x 400, tall 390 x 388. */
const AT = {
  LW: [150, 120, 62, 106],
  C: [320, 110, 195, 100],
  RW: [490, 120, 328, 106],
  D1: [210, 265, 62, 258],
  D2: [430, 265, 328, 258],
  G: [320, 285, 195, 270],
};
const BADGES = { attack: [320, 16, 195, 17], defence: [320, 386, 195, 372] };
/** Pairs whose line bends, and where their label stands on it. */
const BENT = { "LW-RW": { bend: 128, label: 0.25, tall: 164 }, "D1-D2": { bend: -124, label: 0.5, tall: -124 } };

const place = ([x, y, mx, my]) => `--px:${x};--py:${y};--mx:${mx};--my:${my}`;

/** @param {import("./desk.js").Desk} desk */
export function rink(desk) {
  const { t, rink: now } = desk;
  const links = linksOf(now);
  const label = now.seat === desk.me ? t("ui-rink-mine") : t("ui-rink-of", { name: desk.person(now.seat) });
  return html`<div class="rinkbox"><div class="half" role="group" aria-label=${label}>
    ${["wide", "tall"].map((shape) => html`${ground(shape, links)}${marks(shape, links)}`)}
    ${SLOTS.map((slot) => onSlot(desk, slot))}
    ${now.strength ? ["attack", "defence"].map((trio) => badge(desk, trio)) : nothing}
    ${now.seat === desk.me ? nothing : html`<span class="whose">${desk.person(now.seat)}</span>`}
  </div></div>`;
}

function badge({ t, rink: now }, trio) {
  return html`<span class="shd" .style=${place(BADGES[trio])}>${t(`ui-${trio}`)} <b>${now.strength[trio].total}</b></span>`;
}

/** The card, or the empty place, of one slot and what a click on it does. */
function onSlot(desk, slot) {
  const { words, t, rink: now, table } = desk;
  const id = now.lineup[slot];
  const where = place(AT[slot]);
  const use = useOf(desk, slot, id);
  if (!id) return emptySlot(words.slotLetter(slot), t("ui-slot-empty", { slot: words.slot(slot) }), where, use);
  if (slot === "G" && words.card(id).position !== "G") {
    return cardBack(t("ui-substitute", { name: words.card(id).name }), where, { ...use, card: id });
  }
  const out = !inPosition(table, id, slot);
  const fresh = now.editor && !(id in now.editor.before) && now.editor.kind !== "build";
  const excluded = now.excluded.includes(slot);
  const extra = [
    words.slot(slot),
    out ? t("ui-out-of-position") : "",
    fresh ? t("ui-new") : "",
    excluded ? t("ui-excluded") : "",
    use.said,
  ]
    .filter(Boolean)
    .join(", ");
  return tradingCard(words, id, {
    ...use,
    slot,
    place: where,
    out,
    excluded,
    extra,
    chosen: desk.picks.card === id || use.chosen,
    top: fresh ? t("ui-new") : null,
    tag: use.tag ?? (excluded ? t("ui-excluded") : out && !use.usable ? t("ui-out-of-position") : null),
  });
}

/** What a click on a slot does in this decision. */
function useOf(desk, slot, id) {
  if (desk.rink.seat !== desk.me || !desk.mine) return {};
  if (desk.phase === "edit") return editUse(desk, slot, id);
  if (desk.phase === "event") return eventUse(desk, slot, id);
  if (desk.phase === "trainer") return trainerUse(desk, slot);
  return {};
}

function editUse(desk, slot, id) {
  const { picks, pick, find, act, words, t } = desk;
  if (!picks.card) {
    const movable = desk.actions.some((one) => one.type === "place" && one.card === id);
    return movable ? { run: () => pick({ card: id }), drag: () => pick({ card: id }) } : { off: Boolean(id) };
  }
  if (picks.card === id) return { run: () => pick({ card: null }), drag: () => pick({ card: id }) };
  const action = find({ type: "place", card: picks.card, slot });
  if (!action) {
    const keeper = slot === "G" || words.card(picks.card).position === "G";
    return { off: Boolean(id), tag: id && keeper && slot === "G" ? t("ui-goalkeepers-only") : null };
  }
  return {
    usable: true,
    run: () => act(action),
    drag: id ? () => pick({ card: id }) : undefined,
    ...change(desk, picks.card, slot),
  };
}

/** "3 → 2": what the strength of the slot's trio becomes, or of the other one where only that changes. */
export function change(desk, key, target) {
  const { rink: now, view, t, words, helper } = desk;
  if (!helper || !now.strength) return {};
  const before = [now.strength.attack.total, now.strength.defence.total];
  const after = view.previews[key]?.[target] ?? before;
  const trio = TRIOS.attack.includes(target) || (target === "" && before[0] !== after[0]) ? 0 : 1;
  const which = before[trio] === after[trio] && before[1 - trio] !== after[1 - trio] ? 1 - trio : trio;
  const sign = which === 0 ? attackSign() : defenceSign();
  const name = which === 0 ? "attack" : "defence";
  return {
    tag: html`${sign}${before[which]} → ${after[which]}`,
    amber: after[which] > before[which] || after[0] + after[1] > before[0] + before[1],
    said: t("ui-here", {
      name: words.card(key) ? words.surname(key) : "",
      what: t(`ui-${name}`),
      before: before[which],
      after: after[which],
    }),
  };
}

function eventUse(desk, slot, id) {
  const { picks, pick, find } = desk;
  const action = find({ type: "choose", slot }) ?? (id ? find({ type: "choose", card: id }) : undefined);
  if (!action) return { off: Boolean(id) };
  const chosen = picks.target === (action.slot ?? action.card);
  return {
    usable: !chosen,
    chosen,
    run: () => pick({ target: chosen ? null : (action.slot ?? action.card) }),
    ...change(desk, id, slot),
  };
}

function trainerUse(desk, slot) {
  const { picks, pick, find } = desk;
  if (!picks.card || !find({ type: "play", card: picks.card, target: slot })) return {};
  const chosen = picks.target === slot;
  return {
    usable: !chosen,
    chosen,
    run: () => pick({ target: chosen ? null : slot }),
    ...change(desk, picks.card, slot),
  };
}

/* ---- ice and links ---- */

const GROUND = {
  wide: svg`<rect x="14" y="-60" width="612" height="448" rx="86" fill="var(--ice)" stroke="var(--seat-trim)" stroke-width="6"/>
    <g fill="none" stroke="var(--rink-red)" stroke-width="2.5" opacity=".55"><circle cx="150" cy="262" r="62"/><circle cx="490" cy="262" r="62"/><path d="M36 338H604"/></g>
    <path d="M14 176H626" stroke="var(--rink-blue)" stroke-width="9" opacity=".75"/><path d="M14 8H626" stroke="var(--rink-red)" stroke-width="9" stroke-dasharray="16 8" opacity=".7"/>
    <path d="M252 8a68 68 0 0 0 136 0" fill="none" stroke="var(--rink-blue)" stroke-width="2.5" opacity=".7"/>
    <path d="M262 338a58 58 0 0 1 116 0Z" fill="var(--ice-2)" stroke="var(--rink-red)" stroke-width="2.5"/><path d="M284 338v26h72v-26" fill="none" stroke="var(--rink-red)" stroke-width="4"/>
    <g stroke="#fff" stroke-width="1.6" opacity=".85" fill="none"><path d="M40 120c90-30 120 30 200-6M400 130c70 20 140-30 210 0M60 310c60 20 120-14 170 10M420 316c70-26 120 14 170-8"/></g>`,
  tall: svg`<rect x="5" y="-60" width="380" height="440" rx="58" fill="var(--ice)" stroke="var(--seat-trim)" stroke-width="5"/>
    <g fill="none" stroke="var(--rink-red)" stroke-width="2" opacity=".5"><circle cx="70" cy="262" r="48"/><circle cx="320" cy="262" r="48"/><path d="M14 326H376"/></g>
    <path d="M5 187H385" stroke="var(--rink-blue)" stroke-width="7" opacity=".75"/><path d="M5 8H385" stroke="var(--rink-red)" stroke-width="7" stroke-dasharray="14 7" opacity=".7"/>
    <path d="M150 326a45 45 0 0 1 90 0Z" fill="var(--ice-2)" stroke="var(--rink-red)" stroke-width="2"/>`,
};
const BOX = { wide: "0 0 640 400", tall: "0 0 390 388" };

/** Pairs and what they score; none where a place is empty or its player excluded. */
function linksOf({ strength, lineup, excluded }) {
  if (!strength) return [];
  const plays = (slot) => lineup[slot] && !excluded.includes(slot);
  return Object.entries({ ...strength.attack.pairs, ...strength.defence.pairs }).filter(([pair]) =>
    pair.split("-").every(plays),
  );
}

const ground = (shape, links) =>
  html`<svg class=${shape} viewBox=${BOX[shape]} aria-hidden="true">${GROUND[shape]}<g class="lkg">${links.map(([pair, value]) => link(shape, pair, value))}</g></svg>`;

const marks = (shape, links) =>
  html`<svg class="${shape} top lkg" viewBox=${BOX[shape]} aria-hidden="true">${links.map(([pair, value]) => mark(shape, pair, value))}</svg>`;

function way(shape, pair) {
  const [a, b] = pair.split("-").map((slot) => (shape === "wide" ? AT[slot].slice(0, 2) : AT[slot].slice(2)));
  const bent = BENT[pair];
  const mid = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + (bent ? (shape === "wide" ? bent.bend : bent.tall) : 0)];
  return { a, b, mid, bent };
}

function link(shape, pair, value) {
  const { a, b, mid, bent } = way(shape, pair);
  const path = bent ? `M${a}Q${mid} ${b}` : `M${a}L${b}`;
  const classes = value ? ["o1", "o2", "o3"] : ["u"];
  const ends = pair
    .split("-")
    .map((slot) => `p-${slot}`)
    .join(" ");
  return classes.map((cls) => svg`<path d=${path} class="${cls} ${ends}" fill="none" />`);
}

function mark(shape, pair, value) {
  const { a, b, mid, bent } = way(shape, pair);
  const at = bent?.label ?? 0.5;
  const point = [0, 1].map((i) =>
    bent ? (1 - at) ** 2 * a[i] + 2 * at * (1 - at) * mid[i] + at ** 2 * b[i] : (a[i] + b[i]) / 2,
  );
  return svg`<g transform="translate(${point[0]} ${point[1]})"><circle r=${shape === "wide" ? 11 : 10} class=${value ? "" : "w"} /><text y="5.5" class=${value ? "" : "w"}>${value ? "+1" : "0"}</text></g>`;
}
