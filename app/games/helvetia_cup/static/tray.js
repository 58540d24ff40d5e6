// Under the bar: whom the coach may name, or their cards.
import { html } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { hyphened } from "stadion/kit/words.js";
import { MOVING } from "./choices.js";
import { chooser, team } from "./chooser.js";
import { WINDOW_ICONS } from "./draft.js";
import { cardOf } from "./names.js";
import { presets } from "./presets.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function tray(desk) {
  const { now, table } = desk;
  if (table.me === null || ["cards", "squad", "over"].includes(now.phase) || !now.view.hand) return undefined;
  if (desk.picks.formation) return presets(desk);
  return chooser(desk) ?? (table.options.cards ? cardTray(desk) : team(desk));
}

/** The cards in the coach's own hand, an open legendary first. @param {Desk} desk @returns {string[]} */
export function cardsHeld({ now, table }) {
  const { legendary } = now.view.coaches[table.me ?? 0];
  return [...(legendary ? [legendary] : []), ...(now.view.hand?.tactics ?? [])];
}

/** The coach's cards in their places; a card that is played keeps its place. @param {Desk} desk @returns {string[]} */
export function cardsOf(desk) {
  const { now, table } = desk;
  return now.view.hand ? [...cardsHeld(desk), ...now.view.coaches[table.me ?? 0].played].sort() : [];
}

/** @param {Desk} desk */
function cardTray(desk) {
  const { now, t, table } = desk;
  const held = cardsOf(desk);
  if (!held.length) return undefined;
  const exits = MOVING.includes(now.phase) ? desk.now.kinds("sub_exit").filter((one) => one.f === desk.picks.f) : [];
  return html`<div class="tray-h"><b>${t(table.live ? "ui-your-cards" : "ui-step-cards")}</b>${
    exits.length
      ? html`<span class="grow row">${exits.map(
          (one) => html`<button
    type="button" class="btn quiet sm" aria-pressed=${desk.picks.on === one.in} @click=${() =>
      desk.pick({ on: one.in, to: null })}>${t("ui-bring-on", { name: now.short(one.in) })}</button>`,
        )}</span>`
      : html`<span
        class="muted hide-s">${t("ui-cards-hint")}</span>`
  }</div>
    <div class="tray three scroll-x">${held.map((id) => card(desk, id))}</div>`;
}

/** @type {Record<string, string>} */
const CHANCES = { foul: "ui-row-foul", off: "ui-row-off", goal: "ui-skill-shot" };

/** A card has room for so many. */
const MOST_CHANGES = 2;

/** The chances that the card changes now; empty where it changes none. @param {Desk} desk @param {string} id */
function changeText({ now, t }, id) {
  const changes = Object.entries(now.preview?.cards?.[id] ?? {}).slice(0, MOST_CHANGES);
  return changes
    .map(([what, [from, to]]) =>
      t("ui-card-change", { what: t(CHANCES[what] ?? `ui-test-${hyphened(what)}`), from, to }),
    )
    .join(" · ");
}

/** `lying`: shown, not offered. @param {Desk} desk @param {string} id @param {boolean} [lying] shown, not offered */
export function card(desk, id, lying = false) {
  const { now, t, table, picks } = desk;
  const one = cardOf(table.components, id);
  const used = now.view.coaches[table.me ?? 0].played.includes(id);
  const open = now.kinds("play_card").some((play) => play.card === id);
  const when = t(`ui-window-${one.window.replace("_", "-")}`);
  const usual = used ? t("ui-played") : one.cost ? when : t("ui-legendary-window", { window: when });
  const win = (open && changeText(desk, id)) || usual;
  const drawn = html`<button type="button" class="pc ${one.cost ? "" : "leg"}" data-card=${id}
    data-rule="HC-16.3"
    aria-pressed=${picks.card === id}
    aria-disabled=${!open && !lying} title=${t("ui-house-made")}
    @click=${(/** @type {Event & {currentTarget: Element}} */ { currentTarget }) =>
      open ? desk.card(id) : lying || desk.inVain({ type: "play_card", card: id }, currentTarget)}>
    <span class="cost"><svg aria-hidden="true"><use href="${table.sprite}#i-${
      one.cost ? WINDOW_ICONS[one.window] : "star"
    }" /></svg></span>
    <b>${one.name[table.lang]}<span class="win">${win}</span></b><span
      class="tx">${one.text[table.lang]}</span></button>`;
  return keyed(`${id} ${win}`, drawn);
}
