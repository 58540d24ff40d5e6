// The calculation in one line, in the command: its parts and the result.
import { html } from "lit-html";
import { range, signed } from "stadion/kit/numbers.js";
import { DIE } from "./choices.js";
import { rolling } from "./animation_state.js";
import { averageOf } from "./look_ahead.js";
import { die } from "./parts.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Line} Line
 * @typedef {import("./view.d.ts").Throw} Throw
 */

/** Phases in which the latest throw still decides. */
const THROWN = ["move", "lose_card", "gain_card"];

/** @param {Desk} desk @returns {import("stadion/kit/table.d.ts").Content} */
export function sumLine(desk) {
  const { now, animation } = desk;
  const roll = rolling(animation);
  if (roll) return roll.rows ? made(desk, roll.made, roll.rows, roll.total) : "";
  if (now.phase === "turn" && now.mine) return ahead(desk);
  if (now.phase === "draft" && now.mine) return bothWays(desk);
  return now.view.throw && THROWN.includes(now.phase) ? made(desk, now.view.throw) : "";
}

/** The throw of the picked sources, before it is made. @param {Desk} desk */
function ahead({ t, lang, ride }) {
  if (!ride) return "";
  const [first, second] = ride.lines;
  return html`<span class="sl">${face(first)} + ${face(second)} ${ground(ride.lines.at(-1))}
    = <b>${range(...ride.total)}</b> <span>${t("ui-average", { spaces: averageOf(ride, lang) })}</span></span>`;
}

/**
 * The throw that was made, with as many lines as have been shown.
 * @param {Desk} desk @param {Throw} thrown @param {number} [rows] @param {boolean} [total]
 */
function made({ t, names }, { lines, card, allowance }, rows = lines.length, total = true) {
  const [first, second] = lines;
  const drawn = card && rows > 3 ? html`<span class="why">${names.cardTitle(card)}</span>` : "";
  const result = total && allowance !== null;
  const spaces = Math.max(0, allowance ?? 0);
  return html`<span class="sl">${face(first)} ${rows > 1 ? html`+ ${face(second)}` : ""} ${drawn}
    ${result ? html`${ground(lines.at(-1))} = <b>${t("ui-spaces", { distance: spaces })}</b>` : ""}</span>`;
}

/** Drafting against the ride of one's own. @param {Desk} desk */
function bothWays({ t, lang, now }) {
  const { draft } = now.view;
  if (!draft) return "";
  const { later, distance } = draft;
  return t("ui-sum-both", { distance, range: range(...later.total), average: averageOf(later, lang) });
}

/** @param {Line} line */
const face = ({ what, value }) =>
  what === DIE
    ? html`<span class="die">${die(value && value[0] === value[1] ? value[0] : null)}</span>`
    : html`<b>${value?.[0] ?? ""}</b>`;

/** The number that the ground adds, "" on asphalt. @param {Line|undefined} line */
const ground = (line) => (line?.value?.[0] ? html`<span>${signed(line.value[0])}</span>` : "");
