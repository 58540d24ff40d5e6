// The hand, whose cards can be chosen and played, or say why not; and the two piles next to it.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { hyphened } from "stadion/kit/words.js";
import { press } from "./buttons.js";
import { face, tableCard } from "./cards.js";
import { caption, chosenWords } from "./effects.js";
import { cardWords, readingPane, reads } from "./read_card.js";

/**
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").Action} Action
 */

/** Draw the line above the hand: what the card that is read does, or what the hand is for. @param {Now} now */
export function heading(now) {
  const { view, me, phase } = now;
  if (me === null || !view.hand) return undefined;
  const id = readCard(now);
  const { title, does, when } = id === null ? NO_WORDS : cardWords(now, id);
  const words = phase === "over" ? "" : does || when || hint(now);
  return html`<b>${handName(now)}</b>${keyedContent(
    html`<span class="muted rd">${title ? html`<b>${title}</b> ` : nothing}${words}</span>`,
    [title, words],
  )}`;
}
const NO_WORDS = { title: "", does: "", when: "" };

/** Return the card that is read: under the pointer or the focus, else the one chosen last. @param {Now} now */
function readCard({ ui, view, picks }) {
  const ids = [ui.read, picks.card, picks.staged.at(-1)];
  return ids.find((id) => id && id in (view.hand ?? {})) ?? null;
}

/** @param {Now} now */
export function tray(now) {
  const { t, view, me, phase } = now;
  if (me === null || !view.hand) return undefined;
  if (phase === "over") return leftOver(now, me);
  const cards = hand(view);
  return html`<div class="tray">${cards.map((id, i) => keyed(id, slot(now, id, i + 1)))}
      ${cards.length ? nothing : html`<p class="muted none">${t("ui-no-cards")}</p>`}${readingPane(
        now,
        readCard(now),
        hint(now),
      )}${piles(now, me)}</div>`;
}

/** @param {Now} now */
const handName = ({ t, live }) => t(live ? "ui-your-hand" : "ui-hand");

/** Draw the cards that were still in the hand when the match ended. @param {Now} now @param {number} me */
const leftOver = (now, me) =>
  html`<div class="tray">${hand(now.view).map((id) => html`<div class="slot">${tableCard(now, id)}</div>`)}${piles(
    now,
    me,
  )}</div>`;

/**
 * Return the hand in a stable order: bonus cards by the moves that they fit, specials, injuries, heroes.
 * @param {Pick<Now["view"], "hand">} view
 */
export const hand = (view) => Object.keys(view.hand ?? {}).sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
const order = (/** @type {string} */ id) => "BSIH".indexOf(id[0]);

/** @param {Now} now */
function hint({ t, phase, mine, attacker, me, picks }) {
  if (picks.timing) return t("ui-time-hint");
  if (phase === "faceoff") return t("ui-hand-faceoff");
  if (mine && phase.endsWith("_cards")) return t("ui-hand-cards");
  return t(attacker === me ? "ui-hand-attacker" : "ui-hand-defender");
}

/** @param {Now} now @param {string} id @param {number} key */
function slot(now, id, key) {
  const card = face(now, id);
  const state = cardState(now, id);
  const pressed = now.picks.timing ? now.picks.thrown.includes(id) : chosen(now, id);
  const { show, leave } = reads(now, id);
  const cap = byDigit(now) ? html`<kbd class="key">${key}</kbd>` : nothing;
  return html`<div class="slot"><button type="button" class="hc ${card.kind}" data-card=${id} data-rule=${card.rule}
      aria-describedby="cap-${id}"
      aria-pressed=${pressed ? "true" : nothing} aria-disabled=${state.usable ? nothing : "true"}
      @pointerenter=${show} @pointerleave=${leave} @focus=${show}
      @click=${press((at) => now.run.card(id, at))}>${cap} <span
      class="vh">${card.label}</span>${card.face}</button><small
      id="cap-${id}" class=${pressed ? "ok" : ""}>${keyedContent(html`${state.caption}`)}</small></div>`;
}

/** Return whether digit keys choose cards now; before, they choose moves. @param {Pick<Now, "picks" | "phase">} now */
export const byDigit = ({ picks, phase }) => Boolean(picks.timing) || /_(prepare|cards)$/.test(phase);

/** @param {Pick<Now, "picks">} now @param {string} id */
const chosen = ({ picks }, id) => picks.staged.includes(id) || picks.card === id;

/**
 * Return whether a card can be used now, and the caption below it.
 * @param {Now} now @param {string} id @returns {{usable: boolean, later?: boolean, caption: string}}
 */
export function cardState(now, id) {
  const { t, view, phase, picks, ui } = now;
  if (picks.timing) return { usable: true, caption: picks.thrown.includes(id) ? t("ui-cap-thrown") : "" };
  if (chosen(now, id)) return { usable: true, caption: chosenWords(now, id) || t("ui-cap-chosen") };
  const fresh = ui.fresh.includes(id) ? t("ui-cap-new") : "";
  if (offered(now.table.actions, id).length) return { usable: true, caption: caption(now, id) || fresh };
  const why = view.hand?.[id];
  if (why) return { usable: false, caption: inTheWay(now, id, why) };
  const waiting = !now.mine || phase === "referee_target" || phase === "restart_choice" || phase === "faceoff";
  return { usable: true, later: true, caption: waiting ? fresh : t(notYet(now, id)) };
}

/** @param {Now} now @param {string} id */
const notYet = ({ phase, components }, id) =>
  phase === "attack_declare" && components.cards[id].type !== "bonus" ? "ui-cap-declare-first" : "ui-cap-roll-first";

/** @param {Now} now @param {string} id @param {string} why an objection */
function inTheWay({ t, names, components }, id, why) {
  const card = components.cards[id];
  if (card.type === "bonus" && why === "bonus_move") return t(`ui-only-${card.attr}`);
  const moves = "moves" in card ? card.moves.map(names.attr).join(", ") : "";
  return t(`ui-cap-${hyphened(why)}`, { moves });
}

/** Return the actions on offer that play this card. @param {Action[]} actions @param {string} id */
export const offered = (actions, id) => actions.filter(playsCard).filter(({ card }) => card === id);

/** @typedef {import("./view.d.ts").ActionOf<"play_bonus" | "play_hero" | "play_special">} Laying */

/** @param {Action} action @returns {action is Laying} */
const playsCard = (action) => "card" in action && action.type !== "draft";

/** Say how many cards the player's own piles have. @param {Now} now @param {number} me */
function piles({ t, view }, me) {
  const { draw, discard } = view.sides[me];
  const counts = [t("ui-pile-draw", { count: draw }), t("ui-pile-discard", { count: Object.keys(discard).length })];
  return html`<div class="piles">${keyedContent(
    counts.map((words) => html`<span>${words}</span>`),
    counts,
  )}</div>`;
}
