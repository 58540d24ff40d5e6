// The card faces: one component for every size, whose width comes from the class around it.
import { html, nothing } from "lit-html";
import { signed } from "stadion/kit/numbers.js";
import { capital, hyphened } from "stadion/kit/words.js";
import { badges, bustOf, drawn, icon, PICTURE } from "./marks.js";

/**
 * @typedef {import("./view.d.ts").BonusCard} BonusCard
 * @typedef {import("./view.d.ts").HeroCard} HeroCard
 * @typedef {import("./view.d.ts").Names} Names
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").RefereeCard} RefereeCard
 * @typedef {import("./view.d.ts").SpecialCard} SpecialCard
 * @typedef {{kind: string, rule: string, face: import("lit-html").TemplateResult, label: string}} Face
 */

/** @param {Now} now @param {string} id @returns {Face} */
export function face(now, id) {
  const printed = now.components.cards[id];
  if (printed.type === "bonus") return bonus(now, printed);
  if (printed.type === "hero") return hero(now, id, printed);
  return special(now, printed);
}

/** Draw the print of a card as a picture; the caller writes the label next to it. */
const sheet = (/** @type {import("stadion/kit/table.d.ts").Content} */ inner) =>
  html`<span class="f" aria-hidden="true"><span class="in">${inner}</span></span>`;

/** @param {Now} now @param {BonusCard} card */
function bonus({ t, names }, card) {
  const word = capital(names.attr(card.attr));
  const only = t(`ui-only-${card.attr}`);
  const foot = card.symbol
    ? html`<span class="zeb"><span>${icon("whistle")}R</span></span>`
    : html`<span class="ft">${only}</span>`;
  return {
    kind: `bonus a-${card.attr}`,
    rule: card.symbol ? "HG-7.5" : "HG-7.1",
    label: `${word} +${card.value}, ${only}${card.symbol ? `, ${t("ui-card-symbol")}` : ""}`,
    face: sheet(html`<span class="hd">${icon(card.attr)}${word}</span>
      <span class="pic"><svg class="wm" viewBox="0 0 24 24" aria-hidden="true">${drawn(card.attr)}</svg><span
        class="big">+${card.value}</span></span>${foot}`),
  };
}

/** @param {Now} now @param {string} id @param {HeroCard} card */
function hero({ t, names }, id, card) {
  const count = Object.keys(card.gives).length;
  return {
    kind: "hero",
    rule: "HG-7.12",
    label: t("ui-card-hero", { name: names.word(card.name), gives: names.gives(card.gives) }),
    face: sheet(html`<span class="pic">${bustOf(id, card)}</span><span
      class="band n-${card.team}">${names.word(card.name)}<small>${card.team}</small></span>
      <span class="gv n${count}">${badges(card.gives)}</span>`),
  };
}

/** @param {Now} now @param {SpecialCard} card */
function special({ t, names }, card) {
  const effect = Object.keys(card.effect)[0];
  const title = names.word(card.name);
  const picture = html`<span class="pic"><svg class="pg" viewBox="0 0 24 24"
    aria-hidden="true">${drawn(PICTURE[effect])}</svg></span><span
    class="ti">${title}</span>`;
  if (card.type === "injury") {
    return {
      kind: "injury",
      rule: "HG-8.3",
      label: t("ui-card-special", { name: title, text: names.word(card.text) }),
      face: sheet(
        html`<span class="hd">${icon("plaster")}${t("ui-injury")}</span>${picture}<span
          class="ft">${t("ui-hero-leaves")}</span>`,
      ),
    };
  }
  const several = card.moves.length > 1;
  const each = card.moves.map((move) => (several ? t(`ui-short-${move}`) : names.attr(move)));
  const moves = card.moves.length === 4 ? t("ui-any-move") : each.join(", ");
  const side = card.role === "any" ? "" : `, ${t(`ui-role-${card.role}`)}`;
  return {
    kind: "special",
    rule: "HG-8.2",
    label: t("ui-card-special", { name: title, text: names.word(card.text) }),
    face: sheet(
      html`${picture}<span class="tx">${names.word(card.text)}</span><span class="fx">${inShort(t, names, card)}</span
        ><span class="ft">${moves}${side}</span>`,
    ),
  };
}

/**
 * Describe the effect of a special card in three words.
 * @param {Now["t"]} t @param {Names} names @param {SpecialCard} card
 */
function inShort(t, names, card) {
  const [[effect, value]] = Object.entries(card.effect);
  const attr = typeof value === "string" ? names.attr(/** @type {import("./view.d.ts").Attr} */ (value)) : "";
  return t(`ui-fx-${hyphened(effect)}`, { value, attr });
}

/**
 * Draw the sign of a referee card: its number, or its pictogram.
 * @param {Names} names @param {string} id @param {string} [cls] @param {string} [numberCls]
 */
export function sign(names, id, cls = "ico", numberCls = "") {
  const effect = names.whistle(id).effect;
  if (effect.mod) return html`<span class=${numberCls || nothing}>${signed(effect.mod)}</span>`;
  return icon(whistlePicture(effect), cls);
}

/** @param {RefereeCard["effect"]} effect */
export const whistlePicture = (effect) =>
  effect.injury ? "plaster" : effect.misconduct ? "door" : effect.heroes_off_both ? "both-off" : "arm";

/** Draw a card that cannot be clicked, because it is in a pile. @param {Now} now @param {string} id */
export function tableCard(now, id) {
  const card = face(now, id);
  return html`<span class="hc ${card.kind}"
    data-rule=${card.rule} role="img" aria-label=${card.label}>${card.face}</span>`;
}

/**
 * Draw a card small, as in the duel strip.
 * @param {Now} now @param {string} id @param {boolean} [staged]
 */
export function mini(now, id, staged = false) {
  const printed = now.components.cards[id];
  const label = now.names.card(id);
  if (printed.type === "bonus") {
    return html`<span class="mini a-${printed.attr} ${printed.symbol ? "sym" : ""} ${staged ? "stg" : ""}" role="img"
      aria-label=${label}>+${printed.value}</span>`;
  }
  const picture = printed.type === "hero" ? "user" : PICTURE[Object.keys(printed.effect)[0]];
  return html`<span class="mini a-any sp ${staged ? "stg" : ""}" role="img"
    aria-label=${label}>${icon(picture)}</span>`;
}
