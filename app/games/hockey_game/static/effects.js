// The effect of a card on the sums, as computed by the server: below it in the hand, and in the action bar.
import { html } from "lit-html";
import { minus } from "stadion/kit/numbers.js";
import { hyphened } from "stadion/kit/words.js";
import { inPercent, parts } from "./chances.js";
import { prospect } from "./reading.js";

/**
 * @typedef {import("./view.d.ts").Effect} Effect
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("stadion/kit/table.d.ts").Content} Content
 */

/**
 * @param {Now} now @param {string} id
 * @returns {Partial<Effect> & {total: number, against: number, odds: number} | null}
 */
const of = ({ preview }, id) => preview?.choices?.[id] ?? preview?.remove?.[id] ?? null;

/**
 * Return "17 → 19" for the player's sum, or for the other side's; "" if neither changes.
 * @param {Now} now @param {{total: number, against: number} | null | undefined} led
 */
export function change({ t, preview }, led) {
  const now = preview?.now;
  if (!now || !led) return "";
  if (led.total !== now.total) return t("ui-effect-own", { was: minus(now.total), now: minus(led.total) });
  if (led.against === now.against) return "";
  return t("ui-effect-them", { was: minus(now.against), now: minus(led.against) });
}

/**
 * Return the caption below a chosen card: the effect of all chosen cards on the sums.
 * @param {Now} now @param {string} id
 */
export function chosenWords(now, id) {
  if (now.picks.card !== id && !now.picks.staged.length) return "";
  const led = prospect(now, now.picks);
  return parts(change(now, led), inPercent(now, led));
}

/**
 * Return the caption below a playable card: its effect and the state of the duel then, or why a hero adds nothing.
 * @param {Now} now @param {string} id
 */
export function caption(now, id) {
  const [words, led] = [doing(now, id), of(now, id)];
  return words && led?.why ? words : parts(words, inPercent(now, led));
}

/** @param {Now} now @param {string} id */
function doing(now, id) {
  const { t, names, components, table } = now;
  const card = components.cards[id];
  if (card.type === "bonus") return "";
  if (card.type !== "hero") return change(now, of(now, id));
  const { why, gain } = of(now, id) ?? {};
  if (!why) return gain === undefined ? "" : t("ui-effect-gain", { gain });
  const by = why.card ? names.cause(why.card) : "";
  const text = `ui-effect-${hyphened(why.text)}`;
  return table.has(text) ? t(text, { card: by }) : "";
}

/**
 * Return the bar's second line for a chosen card: why the sums stay as they are, or what the turn loses by it.
 * @param {Now} now @param {string} choice as the preview calls it @returns {Content}
 */
export function consequence(now, choice) {
  const { t, names, table } = now;
  const { why, forfeits } = of(now, choice) ?? {};
  const lost = forfeits ? t("ui-forfeits", { value: forfeits }) : "";
  if (!why || why.text === "not_in_the_sum") return lost;
  const reason = t(`ui-why-${hyphened(why.text)}`, { card: why.card ? names.cause(why.card) : "" });
  return html`${reason} <a href=${table.rule(why.clause)}>${why.clause}</a> ${lost}`;
}
