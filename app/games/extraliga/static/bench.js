// The bench of the line-up on the rink: beside it where there is room, else in the tray.
import { html } from "lit-html";
import { tradingCard } from "./card.js";
import { isMate } from "./clubs.js";
import { change, duty } from "./rink.js";
import { benchOf, SLOTS } from "./words.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./card.js").Look} Look
 */

const WIDE = "(min-width: 1101px)";

/** Return whether the bench lies beside the rink. @param {Desk} desk */
export const liesBeside = ({ phase, table }) => phase === "edit" && !table.phone && matchMedia(WIDE).matches;

/** Draw the bench beside the rink, below the die of the change. @param {Desk} desk */
export function benchBeside(desk) {
  return html`<aside class="bn" aria-label=${desk.t("ui-bench")}>
    ${duty(desk)}
    <div class="benchrow">${benchCards(desk)}</div>
  </aside>`;
}

/** Draw the cards of the bench, each in its place while the team is built. @param {Desk} desk */
export function benchCards(desk) {
  const { words, rink, view } = desk;
  const bench = benchOf(rink.cards);
  const built = !view.season; // All cards are here at first, and a card that has left keeps its space empty.
  const ids = words.inOrder(built ? Object.keys(rink.cards ?? {}) : bench);
  return ids.map((id) => (bench.includes(id) ? benchCard(desk, id) : LEFT));
}

const LEFT = html`<span class="tc slot" aria-hidden="true"><span class="in"></span></span>`;

/** Return the slot of a card in the line-up; undefined if it has none. @param {Desk} desk @param {string | null} id */
export const slotOf = ({ rink: { lineup } }, id) => SLOTS.find((slot) => id !== null && lineup[slot] === id);

/** @param {Desk} desk @param {string} id */
function benchCard(desk, id) {
  const { mine, phase, rink, me, words } = desk;
  const mate = phase === "edit" && isMate(desk, id);
  if (!mine || rink.seat !== me) return tradingCard(words, id, { mate });
  return tradingCard(words, id, phase === "edit" ? { ...editLook(desk, id), mate } : targetLook(desk, id));
}

/**
 * Return the look of a bench card as the answer to an event, or as the target of a trainer card.
 * @param {Desk} desk @param {string} id @returns {Look}
 */
function targetLook({ table, t, picks, pick, phase, find }, id) {
  const asked = phase === "event";
  /** @type {import("./view.d.ts").Action} */
  const action = asked ? { type: "choose", card: id } : { type: "play", card: picks.card ?? "", target: id };
  if (!find(action)) return { off: true, no: (at) => table.askWhy(action, at), tag: asked ? null : t("ui-bench") };
  const chosen = picks.target === id;
  return { usable: !chosen, chosen, target: id, run: () => pick({ target: chosen ? null : id }) };
}

/** @param {Desk} desk @param {string} id @returns {Look} */
function editLook(desk, id) {
  const { t, table, picks, pick, rink, find, act, words } = desk;
  const chosen = picks.card === id;
  const slot = chosen ? undefined : slotOf(desk, picks.card);
  const swap = slot && find({ type: "place", card: id, slot });
  if (slot && swap) return { usable: true, accepts: true, run: () => act(swap), ...change(desk, id, slot) };
  const movable = Boolean(find({ type: "place", card: id }));
  const wasIn = rink.editor && id in rink.editor.before ? t("ui-was-in") : "";
  const second = rink.editor && id in rink.editor.second_legends ? t("ui-second-legend") : "";
  const tag = chosen ? t("ui-in-hand") : wasIn || second;
  return {
    chosen,
    off: !movable,
    no: (at) => table.askWhy({ type: "place", card: id, slot: words.post(id) }, at),
    run: movable ? () => pick({ card: chosen ? null : id }) : null,
    take: movable ? () => pick({ card: id }) : undefined,
    tag,
    amber: chosen,
    extra: tag,
  };
}
