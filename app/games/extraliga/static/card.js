// The trading card: one component for all places, from 56 to 240 px wide.
import { html, nothing } from "lit-html";
import { art, icon } from "./parts.js";

const PUCKS = { plus1: "+1", minus1: "−1" };

/**
 * @typedef {object} Look
 * @property {boolean} [usable] may be picked @property {boolean} [chosen] in the hand
 * @property {boolean} [off] cannot be used @property {boolean} [out] out of position
 * @property {boolean} [used] its bonus @property {boolean} [excluded] @property {boolean} [link] highlighted
 * @property {unknown} [tag] below @property {boolean} [amber] the tag @property {unknown} [top] tag above
 * @property {string} [extra] for the accessible name @property {string} [place] x and y as custom properties
 * @property {(() => void) | null} [run] what a click does @property {string} [key] for the keyboard @property {string} [slot] where it stands
 * @property {() => void} [drag] may be dragged: what taking it up does
 */

/** @param {import("./words.js").Words} words @param {string} id @param {Look} [look] */
export function tradingCard(words, id, look = {}) {
  const card = words.card(id);
  const cls = [
    "tc",
    card.legend && "leg",
    look.usable && "usable",
    look.off && "off",
    look.out && "oop",
    look.used && "used",
    look.excluded && "excl",
    look.slot && `at-${look.slot}`,
  ]
    .filter(Boolean)
    .join(" ");
  const inside = html`<span class="in" aria-hidden="true">
      <span class="pic">${art(`${card.legend ? "l" : "a"}-${card.position}`)}<span class="pos">${words.letter(card.position)}</span></span>
      ${puck(words, id)}
      <span class="plate"><i>${words.firstName(id)}</i><b class=${words.surname(id).length > 8 ? "lg" : ""}>${words.surname(id)}</b></span>
      ${foot(words, card)}
    </span>
    ${look.excluded ? html`<svg class="cross" viewBox="0 0 100 100" aria-hidden="true"><path d="M6 6 94 94M94 6 6 94" /></svg>` : nothing}
    ${look.top ? html`<span class="tag top am" aria-hidden="true">${look.top}</span>` : nothing}
    ${look.tag ? html`<span class="tag ${look.amber ? "am" : ""}" aria-hidden="true">${look.tag}</span>` : nothing}`;
  const style = `${colours(words, card)}${look.place ?? ""}`;
  const label = cardLabel(words, id, look.extra);
  if (!look.run && !look.off)
    return html`<span class=${cls} .style=${style} role="img" aria-label=${label} data-card=${id}>${inside}</span>`;
  return html`<button type="button" class=${cls} .style=${style} data-card=${id} data-key=${look.key ?? nothing}
    aria-pressed=${look.chosen ? "true" : look.usable ? "false" : nothing} aria-disabled=${look.run ? nothing : "true"} @click=${look.run || null}
    draggable=${look.drag ? "true" : nothing} @dragstart=${look.drag || null} @dragover=${look.usable ? allow : null} @drop=${look.usable ? dropped(look.run) : null}><span class="vh">${label}</span>${inside}</button>`;
}

/** A place that takes the dragged card. */
const allow = (event) => event.preventDefault();

/** A drop does what a click does. */
const dropped = (run) => (event) => {
  event.preventDefault();
  run?.();
};

/** The face-down substitute goalkeeper, or any back. */
export const cardBack = (
  label,
  place = "",
  look = {},
) => html`<button type="button" class="tc back ${look.usable ? "usable" : ""}" .style=${place} data-card=${look.card ?? nothing}
  aria-pressed=${look.chosen ? "true" : nothing} aria-disabled=${look.run ? nothing : "true"} @click=${look.run || null}
  draggable=${look.drag ? "true" : nothing} @dragstart=${look.drag || null} @dragover=${look.usable ? allow : null} @drop=${look.usable ? dropped(look.run) : null}><span class="vh">${label}</span><span class="in" aria-hidden="true">${art("bk", "0 0 100 140")}<b>1</b></span>${look.tag ? html`<span class="tag ${look.amber ? "am" : ""}">${look.tag}</span>` : nothing}</button>`;

/** An empty place. */
export const emptySlot = (
  letter,
  label,
  place = "",
  look = {},
) => html`<button type="button" class="tc slot ${look.usable ? "usable" : ""}" .style=${place}
  aria-disabled=${look.run ? nothing : "true"} @click=${look.run || null} @dragover=${look.usable ? allow : null} @drop=${look.usable ? dropped(look.run) : null}><span class="vh">${label}</span><span class="in" aria-hidden="true">${letter}</span>${look.tag ? html`<span class="tag am">${look.tag}</span>` : nothing}</button>`;

function puck(words, id) {
  const kind = words.bonus(id);
  if (!kind) return nothing;
  const theirs = kind === "minus1" || kind === "reroll_opp";
  return html`<span class="bon ${theirs ? "theirs" : ""}">${PUCKS[kind] ?? icon("rr", "rr")}</span><span class="who2">${words.t(theirs ? "ui-theirs" : "ui-mine")}</span>`;
}

function foot(words, card) {
  if (card.legend) return html`<span class="ft"><span>${words.t("ui-legend")}</span></span>`;
  return html`<span class="ft"><span class="abb">${card.club}</span><span class="full">${words.clubShort(card.club)}</span>
    ${card.seasons ? html`<span class="st">${words.t("ui-seasons-short", { seasons: card.seasons })}${card.titles ? html`<span class="tit">${card.titles}${art("star", "0 0 14 14")}</span>` : nothing}</span>` : nothing}</span>`;
}

/** "Martin Erat, Kometa Brno, left wing, bonus: re-roll one of your dice, 4 seasons, 2 titles". */
export function cardLabel(words, id, extra = "") {
  const { t } = words;
  const card = words.card(id);
  const kind = words.bonus(id);
  const parts = [
    card.name,
    card.legend ? t("ui-legend") : words.clubName(card.club),
    t("ui-position", { position: card.position }),
  ];
  parts.push(kind ? t("ui-bonus-of", { bonus: t(`ui-bonus-${kind.replaceAll("_", "-")}`) }) : t("ui-no-bonus"));
  if (card.seasons) parts.push(t("ui-seasons", { seasons: card.seasons }));
  if (card.titles) parts.push(t("ui-titles", { titles: card.titles }));
  if (extra) parts.push(extra);
  return parts.join(", ");
}

const colourCache = new Map();

/** The club's colours for the card; text in white or ink, whichever contrasts more. */
export function colours(words, card) {
  if (card.legend || !card.club) return "";
  if (!colourCache.has(card.club)) {
    const { color, color2 } = words.clubColours(card.club);
    colourCache.set(card.club, `--c1:${color};--c2:${color2};--co:${luminance(color) > 0.32 ? "#15211C" : "#FFFFFF"};`);
  }
  return colourCache.get(card.club);
}

function luminance(hex) {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
