// An enlarged card, with its club and the source of its values.
import { html, nothing } from "lit-html";
import { hyphened } from "stadion/kit/words.js";
import { tradingCard } from "./card.js";

/** @param {import("./desk.js").Desk} desk */
export function zoom({ words, t, table, ui }) {
  const id = ui.large;
  if (!id || !words.isCard(id)) return nothing;
  const card = words.card(id);
  const close = () => ui.open(null);
  const club = card.club ? words.clubName(card.club) : words.localised(table.components.legend_label);
  const sources = [t("ui-source-card", { source: card.source })];
  if (card.kind) sources.push(t("ui-source-bonus", { source: card.bonus_source }));
  return html`<div class="zoom" role="dialog" aria-label=${card.name} @click=${close}>
    ${tradingCard(words, id)}
    <div class="zoom-in">
      <h2>${card.name}</h2>
      <p>${club}</p>
      <p>${t("ui-position", { position: card.position })}</p>
      <p>${card.kind ? t(`ui-bonus-${hyphened(card.kind)}`) : t("ui-no-bonus")}</p>
      ${card.seasons ? html`<p>${seasons(t, card)}</p>` : nothing}
      ${sources.map((one) => html`<p class="src">${one}</p>`)}
      <button class="btn" type="button" @click=${close}>${t("ui-close")}</button>
    </div>
  </div>`;
}

/** @param {import("stadion/kit/table.d.ts").Say} t @param {import("./view.d.ts").Card} card */
function seasons(t, { seasons: played = 0, titles }) {
  const text = t("ui-seasons", { seasons: played });
  return titles ? `${text}, ${t("ui-titles", { titles })}` : text;
}

/** Return the card under the pointer or with the focus. @param {EventTarget | null} target */
export const cardAt = (target) =>
  target instanceof Element ? (target.closest("[data-card]")?.getAttribute("data-card") ?? null) : null;
