// The rink half with one line-up: editing, choosing for an event or a trainer card, or only looking.
import { html, nothing } from "lit-html";
import { cardBack, emptySlot, tradingCard } from "./card.js";
import { isMate } from "./clubs.js";
import { outOfPosition, substituteCounts } from "./desk.js";
import { AT, BADGES, ground, linksOf, marks, place } from "./ground.js";
import { attackSign, defenceSign, face } from "./parts.js";
import { SLOTS, TRIO_NAMES, TRIOS } from "./words.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Slot} Slot
 * @typedef {import("./card.js").Use} Use
 */

/**
 * Draw the rink half.
 * @param {Desk} desk @param {boolean} [beside] whether the bench lies beside it, with the die of the change
 */
export function rink(desk, beside = false) {
  const { t, rink: now, person, me } = desk;
  const links = linksOf(now);
  const name = person(now.seat);
  const label = now.seat === me ? t("ui-rink-mine") : t("ui-rink-of", { name });
  return html`<div class="rinkbox">
    <div class="half" role="group" aria-label=${label}>
      ${/** @type {const} */ (["wide", "tall"]).map((form) => html`${ground(form, links)}${marks(form, links)}`)}
      ${SLOTS.map((slot) => onSlot(desk, slot))} ${TRIO_NAMES.map((trio) => badge(desk, trio))}
      ${now.seat === me ? nothing : html`<span class="whose">${name}</span>`}
    </div>
    ${beside ? nothing : duty(desk)}
  </div>`;
}

/** Draw the die of the change with what it demands, and a box for each new player. @param {Desk} desk */
export function duty({ t, view, table, rink: { editor } }) {
  const die = view.round?.die;
  if (!editor || editor.kind !== "change" || !die) return nothing;
  const { fresh, least, most } = editor;
  const exactly = least === most ? "ui-bring-exactly" : "ui-bring-in";
  const said = least ? t(exactly, { least }) : t("ui-nobody-has-to");
  const asked = table.components.duty[die];
  const less = asked > least ? html`<small>${t("ui-duty-less", { duty: asked, least })}</small>` : nothing;
  const boxes = Array.from({ length: least }, (_, i) => html`<i class=${i < fresh ? "f" : ""}></i>`);
  return html`<div class="duty">
    <span class="die2" role="img" aria-label=${t("ui-die", { die })}>${face(die)}</span>
    <span><b>${said}</b>${less}<span class="bxs" aria-hidden="true">${boxes}</span></span>
  </div>`;
}

/** @param {Desk} desk @param {import("./view.d.ts").TrioName} trio */
const badge = ({ t, rink: { strength } }, trio) =>
  strength
    ? html`<span class="shd" .style=${place(BADGES[trio])}>${t(`ui-${trio}`)} <b>${strength[trio].total}</b></span>`
    : nothing;

/** Draw the card or the empty place of a slot, with the effect of a click. @param {Desk} desk @param {Slot} slot */
function onSlot(desk, slot) {
  const { words, t, rink: now } = desk;
  const id = now.lineup[slot];
  const where = place(AT[slot]);
  const use = useOf(desk, slot, id);
  if (!id) return emptySlot(words.slotLetter(slot), t("ui-slot-empty", { slot: words.slot(slot) }), where, use);
  if (id === now.substitute)
    return cardBack(t("ui-substitute", { name: words.card(id).name }), id, substituteCounts(now.strength), {
      ...use,
      place: where,
    });
  return tradingCard(words, id, { ...use, slot, place: where, ...lookOf(desk, slot, id, use) });
}

/** @param {Desk} desk @param {Slot} slot @param {string} id @param {Use} use @returns {import("./card.js").Look} */
function lookOf(desk, slot, id, use) {
  const { words, t, rink: now, picks } = desk;
  const out = outOfPosition(now.strength, slot);
  const fresh = Boolean(now.editor && !(id in now.editor.before) && now.editor.kind !== "build");
  const excluded = now.excluded.includes(slot);
  const wording = [
    words.slot(slot),
    out ? t("ui-out-of-position") : "",
    fresh ? t("ui-new") : "",
    excluded ? t("ui-excluded") : "",
    use.spoken ?? "",
  ];
  const shown = excluded ? t("ui-excluded") : out && !use.usable ? t("ui-out-of-position") : null;
  return {
    out,
    excluded,
    extra: wording.filter(Boolean).join(", "),
    chosen: picks.card === id || use.chosen,
    mate: desk.phase === "edit" && isMate(desk, id),
    top: fresh ? t("ui-new") : null,
    tag: use.tag ?? shown,
  };
}

/**
 * Return the effect of a click on a slot in this decision.
 * @param {Desk} desk @param {Slot} slot @param {string | null} id @returns {Use}
 */
function useOf(desk, slot, id) {
  if (desk.rink.seat !== desk.me || !desk.mine) return {};
  if (desk.phase === "edit") return editUse(desk, slot, id);
  if (desk.phase === "event") return eventUse(desk, slot, id);
  if (desk.phase === "trainer") return trainerUse(desk, slot);
  return {};
}

/** @param {Desk} desk @param {Slot} slot @param {string | null} id @returns {Use} */
function editUse(desk, slot, id) {
  const { table, picks, pick, find, act, t } = desk;
  const take = id ? () => pick({ card: id }) : undefined;
  if (!picks.card) {
    if (!id) return { no: (at) => table.sayWhy({ text: "ui-wrong-card-first", at }) };
    if (find({ type: "place", card: id })) return { run: take, take };
    const away = slot === "G" ? "D1" : "G"; // any slot but its own gives the same objection
    const stays = Boolean(find({ type: "place", slot }));
    return { stays, no: (at) => table.askWhy({ type: "place", card: id, slot: away }, at) };
  }
  if (picks.card === id) return { run: () => pick({ card: null }), take };
  const wanted = /** @type {const} */ ({ type: "place", card: picks.card, slot });
  const action = find(wanted);
  const no = (/** @type {Element} */ at) => table.askWhy(wanted, at);
  if (!action) return { off: Boolean(id), no, tag: id && slot === "G" ? t("ui-goalkeepers-only") : null };
  return { usable: true, accepts: true, run: () => act(action), take, ...change(desk, picks.card, slot) };
}

/** @param {Desk} desk @param {Slot} slot @param {string | null} id @returns {Use} */
function eventUse(desk, slot, id) {
  const { table, actions, picks, pick, find } = desk;
  const byCard = !find({ type: "choose", slot });
  if (!id || (byCard && !find({ type: "choose", card: id }))) {
    const excludes = actions.some((one) => one.type === "choose" && one.slot);
    /** @type {import("./view.d.ts").Action} */
    const wanted = excludes || !id ? { type: "choose", slot } : { type: "choose", card: id };
    return { off: Boolean(id), no: (at) => table.askWhy(wanted, at) };
  }
  const target = byCard ? id : slot;
  const chosen = picks.target === target;
  const run = () => pick({ target: chosen ? null : target });
  return { usable: !chosen, chosen, run, target, ...change(desk, id, slot) };
}

/** @param {Desk} desk @param {Slot} slot @returns {Use} */
export function trainerUse(desk, slot) {
  const { table, picks, pick, find } = desk;
  if (!picks.card) return {};
  const wanted = /** @type {const} */ ({ type: "play", card: picks.card, target: slot });
  if (!find(wanted)) return { no: (at) => table.askWhy(wanted, at) };
  const chosen = picks.target === slot;
  const run = () => pick({ target: chosen ? null : slot });
  return { usable: !chosen, chosen, run, target: slot, ...change(desk, picks.card, slot) };
}

/**
 * Return the tag "3 → 2": the change of the strength of the slot's trio, or of the other if only that changes.
 * @param {Desk} desk @param {string} key @param {Slot} target @returns {Use}
 */
export function change({ rink: { strength }, ahead, t, words, helper }, key, target) {
  if (!helper || !strength || !ahead?.moves) return {};
  const then = ahead.moves[key]?.[target] ?? [strength.attack.total, strength.defence.total];
  const own = TRIOS.attack.includes(target) ? 0 : 1;
  const differs = (/** @type {number} */ at) => strength[TRIO_NAMES[at]].total !== then[at];
  const which = !differs(own) && differs(1 - own) ? 1 - own : own;
  const [before, after] = [strength[TRIO_NAMES[which]].total, then[which]];
  const gain = then[0] + then[1] - strength.attack.total - strength.defence.total;
  const name = words.isCard(key) ? words.surname(key) : "";
  return {
    tag: html`${which === 0 ? attackSign() : defenceSign()}${before} → ${after}`,
    amber: after > before || gain > 0,
    spoken: t("ui-here", { name, what: t(`ui-${TRIO_NAMES[which]}`), before, after }),
  };
}
