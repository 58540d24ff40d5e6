// Under the bar: the coach's cards, or whom he may bring on.
import { html, nothing } from "lit-html";
import { MOVING } from "./choices.js";
import { WINDOW_ICONS, bolts, points } from "./draft.js";
import { cardOf } from "./names.js";

/** @param {import("./table.js").Desk} desk */
export function tray(desk) {
  const { now, table } = desk;
  if (table.me === null || ["cards", "squad", "over"].includes(now.phase) || !now.view.hand) return undefined;
  const bench = substitutes(desk);
  if (bench.length) return benchTray(desk, bench);
  return table.options.cards ? cardTray(desk) : undefined;
}

/** Who could come on for the one who is picked. */
function substitutes({ now, picks }) {
  if (!now.mine) return [];
  if (now.phase === "injury_sub") return now.kinds("injury_sub").map((one) => one.in);
  if (now.phase === "subs")
    return now
      .kinds("sub")
      .filter((one) => one.f === picks.f)
      .map((one) => one.in);
  return [];
}

function benchTray(desk, bench) {
  const { now, t, picks, table } = desk;
  return html`<div class="tray-h"><b>${t("ui-bench")}</b></div><div class="tray three">${bench.map((id) => {
    const one = now.f(id);
    return html`<button type="button" class="pc" aria-pressed=${picks.on === id} @click=${() => desk.pick({ on: id })}><b>${one.number} ${one.name}<span class="win">${t(`ui-role-${one.card.role.replaceAll(" ", "-")}`)}</span></b>${bolts(one.boosts, one.card.boosts, table.t)}</button>`;
  })}</div>`;
}

/** The coach's cards as they lie there. @param {import("./table.js").Desk} desk @returns {string[]} */
export function cardsOf({ now, table }) {
  const coach = now.view.coaches[table.me];
  if (!coach || !now.view.hand) return [];
  return [...(coach.legendary ? [coach.legendary] : []), ...now.view.hand.tactics, ...coach.played];
}

function cardTray(desk) {
  const { now, t, table } = desk;
  const held = cardsOf(desk);
  if (!held.length) return undefined;
  const exits = MOVING.includes(now.phase) ? desk.now.kinds("sub_exit").filter((one) => one.f === desk.picks.f) : [];
  return html`<div class="tray-h"><b>${t("ui-your-cards")}</b>${exits.length ? exits.map((one) => html`<button type="button" class="btn quiet sm" aria-pressed=${desk.picks.on === one.in} @click=${() => desk.pick({ on: one.in, to: null })}>${t("ui-bring-on", { name: now.f(one.in).short })}</button>`) : html`<span class="muted hide-s">${t("ui-cards-hint")}</span>`}</div>
    <div class="tray three scroll-x">${held.map((id) => card(desk, id))}</div>`;
}

/** `lying`: shown, not offered. @param {import("./table.js").Desk} desk @param {string} id @param {boolean} lying */
export function card(desk, id, lying = false) {
  const { now, t, table, picks } = desk;
  const one = cardOf(table.components, id);
  const used = now.view.coaches[table.me].played.includes(id);
  const open = now.kinds("play_card").some((play) => play.card === id);
  const when = t(`ui-window-${one.window.replace("_", "-")}`);
  const win = used ? t("ui-played") : one.cost ? when : t("ui-legendary-window", { window: when });
  return html`<button type="button" class="pc ${one.cost ? "" : "leg"}" aria-pressed=${picks.card === id} aria-disabled=${!open && !lying} title=${t("ui-house-made")} @click=${() => open && desk.card(id)}>
    <span class="cost"><svg aria-hidden="true"><use href="${table.sprite}#i-${one.cost ? WINDOW_ICONS[one.window] : "star"}" /></svg>${one.cost ? points(one.cost, t) : nothing}</span>
    <b>${one.name[table.lang]}<span class="win">${win}</span></b><span class="tx">${one.text[table.lang]}</span></button>`;
}
