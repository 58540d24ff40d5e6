// The rows of the draft: what each team has of its twelve, its best six ringed, and the chosen card as it would lie.
import { html } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { jersey } from "stadion/kit/pieces.js";
import { isMate } from "./clubs.js";
import { smallCard, smallPlace } from "./small.js";
import { POSITIONS } from "./words.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** Return the seats whose cards are known, the viewer last. @param {Desk} desk */
export function known({ view, me, seats }) {
  const { draft } = view;
  if (draft?.kind !== "open") return me === null ? [] : [me];
  const own = me ?? seats[0];
  return [...seats.filter((seat) => seat !== own), own];
}

/** @param {Desk} desk */
export const twelves = (desk) => html`<div class="tms">${known(desk).map((seat) => twelve(desk, seat))}</div>`;

/** Return the cards that a seat has taken, by position. @param {Desk} desk @param {number} seat */
export function cardsOf({ view, words, me }, seat) {
  const team = (seat === me && view.hand?.team) || view.teams[seat].cards || {};
  const at = (/** @type {string} */ id) => POSITIONS.indexOf(words.card(id).position);
  return words.inOrder(Object.keys(team)).sort((one, other) => at(one) - at(other));
}

/** Return the best six of a seat as far as the server tells it. @param {Desk} desk @param {number} seat */
function bestOf({ view, me }, seat) {
  const own = seat === me ? view.hand?.best : null;
  if (own) return { lineup: own.lineup, strength: [own.attack.total, own.defence.total] };
  return view.draft?.kind === "open" ? view.draft.best[seat] : undefined;
}

/** @param {Desk} desk @param {number} seat */
function twelve(desk, seat) {
  const { t, person, me, table } = desk;
  const cards = cardsOf(desk, seat).length;
  const best = bestOf(desk, seat);
  const of = t("ui-of-twelve", { count: cards });
  return html`<section class="tm" aria-label=${t("ui-cards-of", { name: person(seat), cards })}>
    <div class="w2">
      <b dir="auto">${jersey(seat)}${seat === me && table.live ? t("ui-you-first") : person(seat)}</b>
      ${keyedContent(html`<span>${best ? t("ui-best-of", { a: best.strength[0], b: best.strength[1] }) : of}</span>`)}
    </div>
    ${places(desk, seat)}
  </section>`;
}

/** Draw the twelve places of a team, with the chosen card of the viewer's. @param {Desk} desk @param {number} seat */
export function places(desk, seat) {
  const { picks, me, table, t } = desk;
  const ids = cardsOf(desk, seat);
  const six = Object.values(bestOf(desk, seat)?.lineup ?? {});
  const taken = ids.map((id) => {
    const best = six.includes(id);
    return smallCard(desk, id, `${best ? "best" : ""} ${isMate(desk, id) ? "mate" : ""}`, best ? t("ui-in-best") : "");
  });
  if (seat === me && picks.card && !ids.includes(picks.card)) taken.push(smallCard(desk, picks.card, "gh"));
  return Array.from({ length: table.components.team_cards }, (_, i) => taken[i] ?? smallPlace(i + 1));
}
