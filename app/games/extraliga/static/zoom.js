// A card under the eyes: large, with its club and where its values come from.
import { html, nothing } from "lit-html";
import { tradingCard } from "./card.js";

/** @param {import("./desk.js").Desk} desk @param {string | null} id @param {() => void} close */
export function zoom(desk, id, close) {
  const { words, t } = desk;
  if (!id || !words.card(id)) return nothing;
  const card = words.card(id);
  const kind = words.bonus(id);
  const club = card.legend ? words.said(desk.table.components.legend_label) : words.clubName(card.club);
  const sources = [
    t("ui-source-card", { source: card.source }),
    ...(kind ? [t("ui-source-bonus", { source: card.bonus_source })] : []),
  ];
  return html`<div class="zoom" role="dialog" aria-label=${card.name} @click=${close}>
    ${tradingCard(words, id)}
    <div class="zoom-in"><h2>${card.name}</h2><p>${club}</p><p>${t("ui-position", { position: card.position })}</p>
      <p>${kind ? t(`ui-bonus-${kind.replaceAll("_", "-")}`) : t("ui-no-bonus")}</p>
      ${card.seasons ? html`<p>${t("ui-seasons", { seasons: card.seasons })}${card.titles ? `, ${t("ui-titles", { titles: card.titles })}` : ""}</p>` : nothing}
      ${sources.map((one) => html`<p class="src">${one}</p>`)}
      <button class="btn" type="button" @click=${close}>${t("ui-close")}</button></div></div>`;
}

/** The card that the pointer or the focus is on. @param {EventTarget | null} target */
export const cardAt = (target) =>
  target instanceof Element ? (target.closest("[data-card]")?.getAttribute("data-card") ?? null) : null;
