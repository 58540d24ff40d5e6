// The card under the pointer or the focus, in full: in a pane beside the hand, or in the line above it.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { capital } from "stadion/kit/words.js";
import { tableCard } from "./cards.js";

/**
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").Card} Card
 */

/** Before the id of the card that an animation shows, in `table.about`. */
export const LAID = "card ";

/** Draw the card that another player has laid, over the rink while it is shown. @param {Now} now */
export function laidCard(now) {
  const { about } = now.table;
  if (!about?.startsWith(LAID)) return nothing;
  const id = about.slice(LAID.length);
  const { title, does } = cardWords(now, id);
  return html`<div class="laidcard" aria-hidden="true">${tableCard(now, id)}
    <p><b>${title}</b>${does}</p></div>`;
}

/** Return the listeners of an element that shows a card. @param {Now} now @param {string} id */
export function reads({ ui, setUi }, id) {
  const show = () => ui.read === id || setUi({ read: id });
  const leave = (/** @type {PointerEvent} */ { pointerType }) =>
    pointerType === "touch" || ui.read !== id || setUi({ read: null });
  return { show, leave };
}

/** Return what a card does, and when it may be played. @param {Now} now @param {string} id */
export function cardWords({ t, names, components }, id) {
  const card = components.cards[id];
  const title = capital(names.card(id));
  switch (card.type) {
    case "bonus": {
      const when = t("ui-read-bonus", { only: capital(t(`ui-only-${card.attr}`)) });
      return { title, does: card.symbol ? t("ui-read-symbol") : "", when };
    }
    case "hero":
      return { title, does: capital(names.gives(card.gives)), when: t("ui-read-hero") };
    default: {
      const moves = card.moves.length === 4 ? t("ui-any-move") : card.moves.map(names.attr).join(", ");
      return { title, does: names.word(card.text), when: t("ui-read-special", { side: card.role, moves }) };
    }
  }
}

/**
 * Draw the pane beside the hand; from 1341 px.
 * @param {Now} now @param {string | null} id @param {string} otherwise
 */
export function readingPane(now, id, otherwise) {
  const words = id === null ? null : cardWords(now, id);
  return html`<div class="read">${keyedContent(
    words
      ? html`<b>${words.title}</b>${words.does ? html`<p>${words.does}</p>` : nothing}
          <p class="muted">${words.when}</p>`
      : html`<p class="muted">${otherwise}</p>`,
    id ?? otherwise,
  )}</div>`;
}
