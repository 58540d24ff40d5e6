// The tray of a turn: two sources of the throw, and the breakaway.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { pairText } from "./chances.js";
import { CHEAT, DIE, attempted, isOffered, mayBreakAway, tapped } from "./choices.js";
import { ENERGY, mountainOf, roleOf } from "./handtray.js";
import { percentOf } from "./look_ahead.js";
import { die, framed, icon } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export const sourceTray = (desk) =>
  framed(
    desk.t("ui-tray-sources"),
    html`<span class="others">${otherCards(desk)}</span>${breakawaySwitch(desk)}`,
    html`<div class="slots" role="group" aria-label=${desk.t("ui-slots")}>
      ${slot(desk, 0)}<span class="plus" aria-hidden="true">+</span>${slot(desk, 1)}</div>
    ${sourcesOf(desk).map((source) => sourceCard(desk, source))}`,
  );

/** @param {Desk} desk */
function breakawaySwitch({ t, actions, picks, pick }) {
  const open = mayBreakAway(actions, picks.sources);
  if (!open && !actions.some((one) => one.type === "ride" && one.breakaway)) return "";
  const needs = html` <span class="muted need ${open ? "met" : ""}">${t("ui-breakaway-needs")}</span>`;
  return html`<label class="sw"><input type="checkbox" .checked=${picks.breakaway} ?disabled=${!open}
    @change=${() => pick({ breakaway: !picks.breakaway })}><i></i>${t("ui-breakaway")}${needs}</label>`;
}

/** The energy cards of the rider's team. @param {Desk} desk */
export const heldOf = ({ now }) => now.view.hand?.[now.subject?.team ?? -1] ?? {};

/** The sources of the tray in order: die, team car, then what is in the hand for this rider. @param {Desk} desk */
export function sourcesOf(desk) {
  const { now, names, actions } = desk;
  const held = heldOf(desk);
  const kinds = Object.entries(names.kinds).filter(
    ([kind, { rider }]) => held[kind] && (rider === null || rider === now.subject?.digit),
  );
  const cheat = now.rules.cheating && isOffered(actions, CHEAT);
  return [DIE, ...(cheat ? [CHEAT] : []), ...kinds.map(([kind]) => kind)];
}

/** One of the two places of the throw. @param {Desk} desk @param {0|1} place */
function slot(desk, place) {
  const { t, names, picks } = desk;
  const source = picks.sources[place];
  if (!source) return html`<div class="slot empty">${t("ui-slot-empty")}</div>`;
  const empty = () => desk.pick({ sources: picks.sources.filter((_, i) => i !== place), breakaway: false });
  return html`<button class="slot" type="button" @click=${empty}>${keyedContent(slotFace(desk, source), source)}
    <span class="vh">, ${t("ui-slot-remove", { source: names.source(source) })}</span></button>`;
}

/** @param {Desk} desk @param {string} source */
function slotFace({ t, table, names }, source) {
  if (source === DIE) return html`${die(null)}${t("ui-slot-die")}`;
  if (source === CHEAT) return html`<b>${sure(table, source)}</b>${t("ui-source-cheat")}`;
  return html`<b>${names.kinds[source].value}</b>${t(roleOf(names.kinds[source], "slot"))}`;
}

/** The value of a source that needs no roll. @param {Desk["table"]} table @param {string} source */
const sure = ({ components }, source) => components.sources[source].value?.[1] ?? "";

/** @param {Desk} desk @param {string} source */
function sourceCard(desk, source) {
  const { t, names, picks } = desk;
  const used = picks.sources.filter((one) => one === source).length;
  const why = reasonAgainst(desk, source);
  const choose = (/** @type {Event} */ { currentTarget }) =>
    chooseSource(desk, source, /** @type {Element} */ (currentTarget));
  const kind = names.kinds[source];
  const colour = kind ? (kind.rider ? "blue" : "green") : "";
  const held = kind ? `\u00d7${heldOf(desk)[source]}` : "";
  const count = used ? t("ui-slot-of", { slot: used > 1 ? 3 : picks.sources.indexOf(source) + 1 }) : held;
  const name = kind ? t(roleOf(kind, "card-kind")) : t(`ui-card-${source}`);
  const note = noteOf(desk, source);
  const pair = pairText(desk, source);
  const wording = why || pair || note;
  return html`<button class="pc ${colour}" type="button" data-source=${source} data-rule=${RULES[source] ?? ENERGY}
      aria-pressed=${used ? "true" : "false"}
      aria-disabled=${why ? "true" : nothing} @click=${choose}>
    <span class="n">${cardFace(desk, source)}${keyedContent(html`<span class="cnt">${count}</span>`)}</span>
    <b>${name}</b>${keyedContent(html`<small data-room=${roomOf(desk, note)}>${wording}</small>`)}
    ${keyedContent(html`<small class="left">${why || !pair ? "" : leaves(desk, source)}</small>`)}</button>`;
}

/** Return the words for the cards that a source leaves, or its risk. @param {Desk} desk @param {string} source */
function leaves(desk, source) {
  const { t, names } = desk;
  if (source === DIE) return t("ui-note-free");
  if (!names.kinds[source]) return noteOf(desk, source);
  return t("ui-as-left", { cards: Object.values(heldOf(desk)).reduce((sum, count) => sum + count, 0) - 1 });
}

/**
 * The longest possible note, reserved so that no card grows while others are picked.
 * @param {Pick<Desk, "t">} desk @param {string} note
 */
export function roomOf({ t }, note) {
  const pair = t("ui-note-pair", { range: "11–16", average: "13.5" });
  return [note, pair, t("ui-barred-now")].reduce((longest, one) => (one.length > longest.length ? one : longest));
}

/** @type {Record<string, string>} */
const RULES = { [DIE]: "UR-5.1", [CHEAT]: "UR-12.1" };

/** @param {Desk} desk @param {string} source */
function cardFace(desk, source) {
  const { table, names } = desk;
  if (source === DIE) return icon("i-dice");
  if (source === CHEAT) return html`${sure(table, source)}${icon("i-tc")}`;
  const kind = names.kinds[source];
  return html`${kind.value}${mountainOf(desk, kind)}`;
}

/** @param {Desk} desk @param {string[]} sources */
const withSources = ({ picks, actions }, sources) => ({
  sources,
  breakaway: picks.breakaway && mayBreakAway(actions, sources),
});

/**
 * Handle a click on a source: it takes its place, or the server says why not and nothing changes.
 * @param {Desk} desk @param {string} source @param {Element} [at]
 */
export function chooseSource(desk, source, at) {
  const { table, names, picks, actions, pick } = desk;
  const sources = tapped(actions, picks.sources, source);
  if (sources) return pick(withSources(desk, sources));
  const order = [DIE, CHEAT, ...Object.keys(names.kinds)];
  table.askWhy({ type: "ride", sources: attempted(order, picks.sources, source), breakaway: false }, at);
}

/** Say why a source of the hand cannot be used now; "" if it can. @param {Desk} desk @param {string} source */
function reasonAgainst({ t, now, actions, picks }, source) {
  const barred = now.view.outlook?.barred?.[source];
  if (barred) return t(`ui-barred-${barred.replaceAll("_", "-")}`);
  return tapped(actions, picks.sources, source) ? "" : t("ui-barred-now");
}

/** @param {Desk} desk @param {string} source */
function noteOf({ t, now, table, names }, source) {
  if (source === DIE) {
    const [least, most] = table.components.sources[DIE].value ?? [0, 0];
    return t("ui-note-die", { least, most });
  }
  if (source === CHEAT) return t("ui-as-photo", { percent: percentOf(now.view.outlook?.risk?.[1] ?? [0, 1]) });
  const { rider } = names.kinds[source];
  return rider ? t("ui-note-own", { rider: now.subject?.number ?? 0 }) : t("ui-note-any");
}

/** The cards for the other riders, as a line of text. @param {Desk} desk */
function otherCards(desk) {
  const { t, now, names } = desk;
  const held = heldOf(desk);
  const some = Object.keys(names.kinds).filter((kind) => {
    const { rider } = names.kinds[kind];
    return held[kind] && rider !== null && rider !== now.subject?.digit;
  });
  const cards = some.map((kind) => `${names.source(kind)} \u00d7${held[kind]}`).join(", ");
  return some.length ? t("ui-also-in-hand", { cards }) : "";
}
