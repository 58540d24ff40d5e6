// Above the ice: a key for each team, and the cards that lie on the table for everybody in this round.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { jersey } from "stadion/kit/pieces.js";
import { changedTexts } from "./chances.js";
import { crest } from "./crest.js";
import { teamsAbove } from "./facing.js";
import { nameOf } from "./sides.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./facing.js").Facing} Facing
 */

/**
 * Return the team whose six is drawn above: the opponent's, unless another was chosen.
 * @param {Desk} desk @param {Facing} above
 */
export const shownAbove = ({ ui }, above) => (ui.above === null ? above.seat : ui.above);

/**
 * Draw a key per team, and one for the bench of the team above.
 * @param {Desk} desk @param {Facing} above @param {Facing} below
 */
export function keysOf(desk, above, below) {
  const { t, ui, setUi, view, person, me } = desk;
  const shown = shownAbove(desk, above);
  const key = (/** @type {number | null} */ seat) => {
    const opposes = seat === above.seat;
    const name = seat === null ? nameOf(desk, above) : person(seat);
    const rival = opposes && below.seat === me && seat !== null ? t("ui-your-opponent") : "";
    const note = seat !== null && view.editing[seat] ? t("ui-changing") : rival;
    const run = () => setUi({ above: opposes ? null : seat, bench: false });
    return html`<button type="button" class="tkey" data-seat=${seat ?? "club"}
      aria-pressed=${seat === shown ? "true" : "false"} @click=${run}>
      ${seat === null ? crest(desk.words, above.opponent) : jersey(seat)}<b dir="auto">${name}</b>
      ${note ? html`<span class="opp">${note}</span>` : nothing}
    </button>`;
  };
  const keys = teamsAbove(desk, above, below).map(key);
  const bench = shown === null ? nothing : benchKey(desk, shown, () => setUi({ bench: !ui.bench }));
  return html`<div class="tkeys" role="group" aria-label=${t("ui-teams-keys")}>
    ${keys}<span class="sp"></span>${bench}
  </div>`;
}

/** @param {Desk} desk @param {number} seat @param {() => void} run */
function benchKey({ view, t, ui }, seat, run) {
  const n = Object.values(view.teams[seat].cards ?? {}).filter((slot) => slot === "bench").length;
  return html`<button type="button" class="tkey bn" aria-pressed=${ui.bench ? "true" : "false"} @click=${run}>
    ${t("ui-bench-of", { n })}
  </button>`;
}

/* ---- the table beside the ice ---- */

/**
 * Draw the event and the cards that both sides have played.
 * @param {Desk} desk @param {Facing} above @param {Facing} below
 */
export function tableOf(desk, above, below) {
  const { t, view, words, ui } = desk;
  const event = view.round?.event;
  const upper = ui.above ?? above.seat;
  const bonuses = upper === null || below.seat === null ? nothing : bonusesText(desk, upper, below.seat);
  const lying = [upper, below.seat].map((seat) => (seat === null ? [] : Object.keys(view.teams[seat].effects)));
  const table = html`<aside class="ontable" tabindex="0" aria-label=${t("ui-on-table")}>
    ${
      event
        ? html`<p class="oh">${t("ui-card-event")}</p>
          <div class="oc" data-rule="EX-7.4">
            <b>${words.effectName(event)}</b><span class="k">${words.effectText(event)}</span
            ><span class="ef">${effectText(desk, below.seat, upper)}</span>
          </div>`
        : nothing
    }
    ${upper === null ? nothing : playedBy(desk, upper)}${below.seat === null ? nothing : playedBy(desk, below.seat)}
    ${bonuses}
  </aside>`;
  return keyedContent(table, [event && effectText(desk, below.seat, upper), upper, lying]);
}

/** Describe what the event has done to both teams. @param {Desk} desk @param {(number | null)[]} seats */
function effectText(desk, ...seats) {
  return seats.flatMap((seat) => (seat === null ? [] : [eventEffect(desk, seat)])).join(" · ");
}

/**
 * Describe what the event has done to a team: "You: attack 4 → 3"; unchanged where it is.
 * @param {Desk} desk @param {number} seat
 */
export function eventEffect({ view, t, me, person }, seat) {
  const name = seat === me ? t("ui-you-first") : person(seat);
  const [before, after] = [view.round?.before_event[seat], view.round?.after_event[seat] ?? totalsOf(view, seat)];
  if (!before || !after) return t("ui-effect-none", { name });
  const changes = changedTexts(t, before, after);
  return changes.length ? t("ui-effect-of", { name, changes: changes.join(", ") }) : t("ui-effect-none", { name });
}

/** @param {Desk["view"]} view @param {number} seat @returns {[number, number] | null} */
export const totalsOf = ({ teams }, seat) => {
  const { strength } = teams[seat];
  return strength && [strength.attack.total, strength.defence.total];
};

/** @param {Desk} desk @param {number} seat */
function playedBy({ view, t, words, me, person }, seat) {
  const played = Object.keys(view.teams[seat].effects).filter((copy) => copy.startsWith("TR-"));
  const title = seat === me ? t("ui-you-played") : t("ui-played", { name: person(seat) });
  const cards = played.map(
    (copy) =>
      html`<div class="oc" data-rule="EX-9.4" data-by=${seat}>
        <b>${words.effectName(copy)}</b><span class="k">${words.effectText(copy)}</span>
      </div>`,
  );
  return html`<p class="oh">${jersey(seat)}${title}</p>
    ${cards.length ? cards : html`<div class="oc none">${t("ui-nothing-played")}</div>`}`;
}

/** @param {Desk} desk @param {number} upper @param {number} lower */
function bonusesText({ view, t, me, person }, upper, lower) {
  const [n, m] = [view.teams[upper].bonuses ?? 0, view.teams[lower].bonuses ?? 0];
  const other = lower === me ? "" : person(lower);
  return html`<p class="bns">${t(other ? "ui-bonuses-of" : "ui-bonuses", { name: person(upper), n, m, other })}</p>`;
}
