// The rows of the calculation: a value in each column, with the amounts that do not count struck before it.
import { html, nothing } from "lit-html";
import { minus, signed } from "stadion/kit/numbers.js";
import { cited } from "stadion/kit/sum.js";
import { hyphened } from "stadion/kit/words.js";

/**
 * @typedef {import("./view.d.ts").Attr} Attr
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").Part} Part
 * @typedef {import("./view.d.ts").Reckoned} Reckoned
 * @typedef {import("./view.d.ts").Struck} Struck
 * @typedef {import("stadion/kit/table.d.ts").Content} Content
 */

export const none = (/** @type {string} */ text) => html`<span class="na">${text}</span>`;

/**
 * The texts of both sides, in the order of the columns.
 * @typedef {{sides: [string, string], comma: string}} Both
 *
 * A row before it is drawn: its two values are the attack's and the defence's, or the viewer's and the other's.
 * @typedef {{label: string, clause: string, small?: Content | Both, values: [Content, Content], cls?: string}} Row
 */

/** @param {string} attack @param {string} defence @param {string} [comma] @returns {Both} */
export const both = (attack, defence, comma = "; ") => ({ sides: [attack, defence], comma });

/** @param {Row["small"]} small @param {boolean} turned @returns {Content} */
function inOrder(small, turned) {
  if (!small || typeof small !== "object" || !("sides" in small)) return small;
  const [attack, defence] = small.sides;
  return (turned ? [defence, attack] : [attack, defence]).filter(Boolean).join(small.comma);
}

/**
 * @param {[string, string]} named its label, and its clause
 * @param {Content | Both} small @param {Content} attack @param {Content} defence @param {string} [cls]
 * @returns {Row}
 */
export const row = ([label, clause], small, attack, defence, cls = "") => ({
  label,
  clause,
  small,
  values: [attack, defence],
  cls,
});

/**
 * @param {Pick<Now, "table">} now @param {Row} row
 * @param {boolean} turned the second value first: the viewer's own stands left everywhere
 */
export function drawnRow({ table }, { label, clause, small, values, cls = "" }, turned) {
  const [left, right] = turned ? [values[1], values[0]] : values;
  const words = inOrder(small, turned);
  return html`<tr class=${cls}><th scope="row">${cited(label, table.rule(clause))} ${
    words ? html`<small>${words}</small>` : nothing
  }</th><td
    >${left}</td><td>${right}</td></tr>`;
}

/**
 * Return the struck entries of a part: `what` names the attribute, the hero or the line.
 * @param {Reckoned} turn @param {Part} name @returns {(Struck & {what: string})[]}
 */
export const struck = (turn, name) =>
  Object.entries(turn.struck ?? {})
    .filter(([key]) => key.startsWith(`${name}:`))
    .map(([key, one]) => ({ what: key.slice(name.length + 1), ...one }));

/** @param {Reckoned} attack @param {Reckoned} defence @param {Part} name */
export const cut = (attack, defence, name) =>
  struck(attack, name).length || struck(defence, name).length ? "cut" : "";

/**
 * Draw a value, with the struck amounts before it.
 * @param {Reckoned} turn @param {Part} name @param {boolean} [sign]
 */
export function part(turn, name, sign = false) {
  const value = turn.sum[name] ?? 0;
  const wording = sign ? signed(value) : minus(value);
  const lost = struck(turn, name).map((one) => html`<s>${sign ? signed(one.value) : minus(one.value)}</s> `);
  return lost.length ? [lost, wording] : value || !sign ? wording : "";
}

/**
 * Explain why something of a part does not count.
 * @param {Now} now @param {Reckoned} turn @param {"main" | "side" | "field"} name
 */
export function struckWords({ t, names }, turn, name) {
  return struck(turn, name)
    .map(({ what, card, reason }) => {
      if (name === "field") return names.cause(card ?? "");
      const attr = names.attr(/** @type {Attr} */ (what));
      if (card) return t("ui-struck-card", { what: attr, card: names.cause(card) });
      return t(`ui-struck-${hyphened(reason)}`, { what: attr });
    })
    .join("; ");
}

/**
 * Name the heroes that count, with their values, and those that no longer count.
 * @param {Now} now @param {Reckoned} attack @param {Reckoned} defence
 */
export function heroWords({ t, names }, attack, defence) {
  const words = (/** @type {Reckoned} */ turn) =>
    [
      ...Object.entries(turn.heroes ?? {}).map(([id, value]) => `${names.card(id)} ${value}`),
      ...struck(turn, "hero").map(({ what, reason, card }) =>
        t(`ui-hero-${hyphened(reason)}`, { name: names.card(what), cause: names.cause(card ?? "") }),
      ),
    ].join(", ");
  return both(words(attack), words(defence));
}
