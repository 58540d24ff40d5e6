// The stage on which all line-ups open: the sixes are turned over team by team, then trainer cards are dealt.
import { html, nothing } from "lit-html";
import { jersey } from "stadion/kit/pieces.js";
import { tradingCard } from "./card.js";
import { art, attackSign, defenceSign } from "./parts.js";
import { smallCard, smallPlace } from "./small.js";
import { lineupOf, SLOTS } from "./words.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** Draw every team's six as far as they have been turned over, the viewer's first. @param {Desk} desk */
export function lineupsStage(desk) {
  const { t, seats, me, table, view } = desk;
  const ordered = [...seats].sort((one, other) => Number(other === me) - Number(one === me));
  const dealt = view.round?.number === 1 && table.shown > seats.length;
  return html`<div class="cloth opening">
    <h2>${t("ui-lineups-open")}</h2>
    <div class="sixes">${ordered.map((seat, i) => team(desk, seat, table.shown > i, dealt))}</div>
  </div>`;
}

/** @param {Desk} desk @param {number} seat @param {boolean} open @param {boolean} dealt */
function team(desk, seat, open, dealt) {
  const { view, person, me, t, ui, words, seats, table } = desk;
  const large = !table.phone && seats.length <= LARGE;
  const lineup = lineupOf(view.teams[seat].cards);
  const [attack, defence] = view.round?.before_event[seat] ?? [0, 0];
  const card = (/** @type {string | null} */ id) => {
    if (large && !(id && open)) return BACK;
    if (!id || !open) return smallPlace(id ? "" : "–");
    const fresh = ui.fresh.includes(id);
    if (large) return tradingCard(words, id, fresh ? { top: t("ui-new"), extra: t("ui-new") } : {});
    return smallCard(desk, id, fresh ? "new" : "", fresh ? t("ui-new") : "");
  };
  return html`<section class="tm ${open ? "on" : ""}">
    <div class="w2">
      <b dir="auto">${jersey(seat)}${seat === me ? t("ui-you-first") : person(seat)}</b>
      <span class=${open ? "" : "veiled"}>${attackSign()}${attack} ${defenceSign()}${defence}</span>
      ${
        view.round?.number === 1
          ? html`<span class="tcs ${dealt ? "" : "veiled"}" role="img" aria-label=${t("ui-trainers-dealt")}
              >${BACKS}</span
            >`
          : nothing
      }
    </div>
    ${SLOTS.map((slot) => card(lineup[slot]))}
  </section>`;
}

const LARGE = 3; // the number of teams whose cards have room at their full size
const BACK = html`<span class="tc back" aria-hidden="true"><span class="in">${art("bk", "0 0 100 140")}</span></span>`;
const BACKS = [1, 2, 3].map(() => html`<i class="f"></i>`);
