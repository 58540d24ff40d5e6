// The small card: position, bonus, surname and club, in the rows of a team.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { icon } from "stadion/kit/pieces.js";
import { cardLabel, colours, PUCKS } from "./card.js";

/** @typedef {import("./desk.js").Desk} Desk */

const LONG = 8; // the number of letters beyond which a surname is set smaller

/**
 * Draw a player as a small card.
 * @param {Pick<Desk, "words">} desk @param {string} id @param {string} [cls] @param {string} [extra] for its name
 */
export function smallCard({ words }, id, cls = "", extra = "") {
  const card = words.card(id);
  const surname = words.surname(id);
  const bonus = card.kind ? (PUCKS[card.kind] ?? icon("rr", "rr")) : nothing;
  return keyed(
    id,
    html`<span class="mc ${cls}" .style=${colours(words, card.club)} role="img"
      aria-label=${cardLabel(words, id, extra)}
      data-card=${id}
      ><i aria-hidden="true"><span>${words.letter(card.position)}</span><span>${bonus}</span></i
      ><b aria-hidden="true" class=${surname.length > LONG ? "lg" : ""}>${surname}</b
      ><small aria-hidden="true">${card.club ?? words.t("ui-legend")}</small></span
    >`,
  );
}

/** Draw a small card face down, or a free place with its number. @param {string | number} [number] */
export const smallPlace = (number = "") =>
  html`<span class="mc ${number ? "e" : "bk"}" aria-hidden="true">${number}</span>`;
