// The hand: choose, lay, or see why not. And the two piles beside it.
import { html, nothing } from "lit-html";
import { face, lying } from "./cards.js";
import { use } from "./marks.js";

/** @param {any} now @param {any} pick @param {any} run */
export function tray(now, pick, run) {
  const { t, view, me } = now;
  if (me === null || !view.hand || now.phase === "team_pick" || now.phase === "draft" || now.phase === "over")
    return undefined;
  const cards = hand(now);
  const time = now.of("time_out");
  return html`<div class="tray-h"><b>${t("ui-your-hand")}</b><span class="muted hide-s">${hint(now, pick)}</span>
      ${time.length ? html`<button class="btn only-s" type="button" aria-pressed=${pick.timing ? "true" : "false"} @click=${run.time}>TIME</button>` : nothing}</div>
    <div class="tray">${cards.map((id, i) => slot(now, pick, id, i + 1, run))}
      ${cards.length ? nothing : html`<p class="muted none">${t("ui-no-cards")}</p>`}${piles(now)}</div>`;
}

/** In a steady order: heroes, specials, bonus cards by what they fit. @param {any} now */
export const hand = ({ view }) => Object.keys(view.hand).sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
const order = (/** @type {string} */ id) => "BSIH".indexOf(id[0]);

/** @param {any} now @param {any} pick */
function hint({ t, phase, mine, attacker, me }, pick) {
  if (pick.timing) return t("ui-time-hint");
  if (phase === "faceoff") return t("ui-hand-faceoff");
  if (mine && phase.endsWith("_cards")) return t("ui-hand-cards");
  return t(attacker === me ? "ui-hand-attacker" : "ui-hand-defender");
}

/** @param {any} now @param {any} pick @param {string} id @param {number} key @param {any} run */
function slot(now, pick, id, key, run) {
  const card = face(now, id);
  const state = standing(now, pick, id);
  const pressed = pick.timing ? pick.thrown.has(id) : pick.staged.has(id) || pick.card === id;
  return html`<div class="slot"><button type="button" class="hc ${card.kind}" aria-describedby="cap-${id}" aria-pressed=${pressed ? "true" : nothing}
      aria-disabled=${state.usable ? nothing : "true"} @click=${() => run.card(id)}><kbd class="key">${key}</kbd> <span class="vh">${card.label}</span>${card.face}</button><small id="cap-${id}" class=${pressed ? "ok" : ""}>${state.caption}</small></div>`;
}

/** Whether a card can be used now, and what stands under it. @param {any} now @param {any} pick @param {string} id */
export function standing(now, pick, id) {
  const { t, view, phase } = now;
  if (pick.timing) return { usable: true, caption: pick.thrown.has(id) ? t("ui-cap-thrown") : "" };
  if (pick.staged.has(id) || pick.card === id) return { usable: true, caption: t("ui-cap-chosen") };
  if (offered(now, id).length) return { usable: true, caption: pick.fresh.has(id) ? t("ui-cap-new") : "" };
  const why = view.hand[id];
  if (why) return { usable: false, caption: inTheWay(now, id, why) };
  const fresh = pick.fresh.has(id) ? t("ui-cap-new") : "";
  if (!now.mine || phase === "referee_target" || phase === "restart_choice" || phase === "faceoff")
    return { usable: true, later: true, caption: fresh };
  const bonus = id.startsWith("B");
  return {
    usable: true,
    later: true,
    caption: t(phase === "attack_declare" && !bonus ? "ui-cap-declare-first" : "ui-cap-roll-first"),
  };
}

/** @param {any} now @param {string} id @param {string} why an objection */
function inTheWay({ t, names, components }, id, why) {
  const card = components.cards[id];
  if (why === "bonus_move") return t(`ui-only-${card.attr}`);
  return t(`ui-cap-${why.replaceAll("_", "-")}`, { moves: (card.moves ?? []).map(names.attr).join(", ") });
}

/** What is offered with this card. @param {any} now @param {string} id */
export const offered = (now, id) =>
  now.table.actions.filter(
    (/** @type {any} */ action) =>
      action.card === id && ["play_bonus", "play_hero", "play_special"].includes(action.type),
  );

/** @param {any} now */
function piles(now) {
  const { t, view, me } = now;
  const side = view.sides[me];
  const discard = Object.keys(side.discard);
  return html`<div class="piles"><div class="pile">${back()}<span>${t("ui-pile-draw", { count: side.draw })}</span></div>
    <div class="pile">${discard.length ? lying(now, discard.at(-1) ?? "") : html`<span class="hc gone"></span>`}<span>${t("ui-pile-discard", { count: discard.length })}</span></div></div>`;
}

const back = () =>
  html`<span class="hc back" aria-hidden="true"><span class="f"><span class="in"><svg viewBox="0 0 38 24">${use("logo", 0, 0, 38, 24)}</svg></span></span></span>`;
