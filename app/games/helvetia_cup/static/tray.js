// Under the bar: the coach's cards, or whom he may bring on.
import { html, nothing } from "lit-html";
import { MOVING } from "./choices.js";
import { WINDOW_ICONS, bolts, points } from "./draft.js";
import { cardOf } from "./names.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function tray(desk) {
  const { now, table } = desk;
  if (table.me === null || ["cards", "squad", "over"].includes(now.phase) || !now.view.hand) return undefined;
  const bench = substitutes(desk);
  if (bench.length) return benchTray(desk, bench);
  return table.options.cards ? cardTray(desk) : undefined;
}

/** Who could come on for the one who is picked. @param {Desk} desk */
function substitutes({ now, picks }) {
  if (!now.mine || !["injury_sub", "subs"].includes(now.phase)) return [];
  const offered = now.phase === "subs" ? now.kinds("sub").filter((one) => one.f === picks.f) : now.kinds("injury_sub");
  return offered.flatMap((one) => one.in ?? []);
}

/** @param {Desk} desk @param {string[]} bench */
function benchTray(desk, bench) {
  const { now, t, picks } = desk;
  const people = bench.flatMap((id) => now.f(id) ?? []);
  return html`<div class="tray-h"><b>${t("ui-bench")}</b></div><div class="tray three">${people.map(
    (one) =>
      html`<button type="button" class="pc" aria-pressed=${picks.on === one.id} @click=${() =>
        desk.pick({ on: one.id })}><b>${one.number} ${one.name}<span class="win">${t(
        `ui-role-${one.card.role.replaceAll(" ", "-")}`,
      )}</span></b>${bolts(one.boosts, one.card.boosts, t)}</button>`,
  )}</div>`;
}

/** The cards in the coach's own hand, a legendary that lies open first. @param {Desk} desk @returns {string[]} */
export function cardsHeld({ now, table }) {
  const { legendary } = now.view.coaches[table.me ?? 0];
  return [...(legendary ? [legendary] : []), ...(now.view.hand?.tactics ?? [])];
}

/** The coach's cards as they lie there. @param {Desk} desk @returns {string[]} */
export function cardsOf(desk) {
  const { now, table } = desk;
  return now.view.hand ? [...cardsHeld(desk), ...now.view.coaches[table.me ?? 0].played] : [];
}

/** @param {Desk} desk */
function cardTray(desk) {
  const { now, t } = desk;
  const held = cardsOf(desk);
  if (!held.length) return undefined;
  const exits = MOVING.includes(now.phase) ? desk.now.kinds("sub_exit").filter((one) => one.f === desk.picks.f) : [];
  return html`<div class="tray-h"><b>${t("ui-your-cards")}</b>${
    exits.length
      ? exits.map(
          (one) => html`<button
    type="button" class="btn quiet sm" aria-pressed=${desk.picks.on === one.in} @click=${() =>
      desk.pick({ on: one.in, to: null })}>${t("ui-bring-on", { name: now.short(one.in) })}</button>`,
        )
      : html`<span
        class="muted hide-s">${t("ui-cards-hint")}</span>`
  }</div>
    <div class="tray three scroll-x">${held.map((id) => card(desk, id))}</div>`;
}

/** `lying`: shown, not offered. @param {Desk} desk @param {string} id @param {boolean} [lying] shown, not offered */
export function card(desk, id, lying = false) {
  const { now, t, table, picks } = desk;
  const one = cardOf(table.components, id);
  const used = now.view.coaches[table.me ?? 0].played.includes(id);
  const open = now.kinds("play_card").some((play) => play.card === id);
  const when = t(`ui-window-${one.window.replace("_", "-")}`);
  const win = used ? t("ui-played") : one.cost ? when : t("ui-legendary-window", { window: when });
  return html`<button type="button" class="pc ${one.cost ? "" : "leg"}" aria-pressed=${picks.card === id}
    aria-disabled=${!open && !lying} title=${t("ui-house-made")} @click=${() => open && desk.card(id)}>
    <span class="cost"><svg aria-hidden="true"><use href="${table.sprite}#i-${
      one.cost ? WINDOW_ICONS[one.window] : "star"
    }" /></svg>${one.cost ? points(one.cost, t) : nothing}</span>
    <b>${one.name[table.lang]}<span class="win">${win}</span></b><span
      class="tx">${one.text[table.lang]}</span></button>`;
}
