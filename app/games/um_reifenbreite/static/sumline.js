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
/** The number of lines before that of the action card. */
const CARD = 3;

/** @param {Desk} desk @returns {import("stadion/kit/table.d.ts").Content} */
export function sumLine(desk) {
  const { now, animation } = desk;
  const roll = rolling(animation);
  if (roll) return roll.rows ? withCard(desk, roll.made, roll.rows, roll.total) : "";
  if (now.phase === "turn" && now.mine) return ahead(desk);
  if (now.phase === "draft" && now.mine) return bothWays(desk);
  const last = now.view.throw;
  return last && THROWN.includes(now.phase) ? withCard(desk, last) : "";
}

/** The throw of the picked sources, before it is made. @param {Desk} desk */
function ahead({ t, lang, ride }) {
  if (!ride) return "";
  const [first, second] = ride.lines;
  return html`<span class="sl">${face(first)} + ${face(second)} ${ground(ride.lines.at(-1))}
    = <b>${range(...ride.total)}</b> <span>${t("ui-average", { spaces: averageOf(ride, lang) })}</span></span>`;
}

/**
 * The throw with its action card and the owner of that: "32 (Marek): Gap, +2".
 * @param {Desk} desk @param {Throw} thrown @param {number} [rows] @param {boolean} [total]
 */
function withCard(desk, thrown, rows, total) {
  const { names, now, me } = desk;
  const { card, rider } = thrown;
  const owner = now.riders.get(rider);
  if (!card || !owner) return thrownLine(desk, thrown, rows, total);
  const who = owner.seat === me ? "" : html` <span class="who">(${names.person(owner.seat)})</span>`;
  const text = [names.cardTitle(card), cardChange(thrown)].filter(Boolean).join(", ");
  const chip = html`<span class="chip"><span>${rider}${who}: ${text}</span></span>`;
  return thrownLine(desk, thrown, rows, total, chip);
}

/** Return what an action card made of the throw: "+2", "→ 4", "" where nothing is counted. @param {Throw} thrown */
export function cardChange({ lines, total }) {
  const sum = lines[2].value?.[0] ?? 0;
  if (!total || total === sum) return "";
  return total > sum ? signed(total - sum) : `\u2192 ${total}`;
}

/**
 * The throw that was made, with as many lines as have been shown.
 * @param {Desk} desk @param {Throw} thrown @param {number} [rows] @param {boolean} [total]
 * @param {import("stadion/kit/table.d.ts").Content} [change] by the action card
 */
export function thrownLine({ t }, thrown, rows = thrown.lines.length, total = true, change = cardChange(thrown)) {
  const { lines, allowance } = thrown;
  const [first, second] = lines;
  const result = total && allowance !== null;
  const most = allowance ?? 0;
  const room = typeof change === "string"; // beside the name of a card there is none for the unit
  const spaces = most > 0 ? (room ? t("ui-spaces", { distance: most }) : most) : signed(most);
  return html`<span class="sl">${face(first)} ${rows > 1 ? html`+ ${face(second)}` : ""} ${rows > CARD ? change : ""}
    ${result ? html`${ground(lines.at(-1))} = <b>${spaces}</b>` : ""}</span>`;
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
