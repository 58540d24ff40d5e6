// The trading card: one component for all places, from 56 to 240 px wide.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { icon } from "stadion/kit/pieces.js";
import { hyphened } from "stadion/kit/words.js";
import { art } from "./parts.js";

/**
 * @typedef {import("./words.js").Words} Words
 * @typedef {import("stadion/kit/table.d.ts").Content} Content
 * @typedef {import("./view.d.ts").Card} Card
 *
 * The effect of a click on a place, and the marks that announce it.
 * @typedef {object} Use
 * @property {boolean} [usable] can be picked
 * @property {boolean} [chosen] is in the hand
 * @property {boolean} [off] cannot be used
 * @property {boolean} [stays] cannot move, but another card can take its place
 * @property {(() => void) | null} [run] handles a click
 * @property {(at: Element) => void} [no] answers a click that has no effect
 * @property {() => void} [take] takes the card in hand at the beginning of a drag; without it, it cannot be dragged
 * @property {boolean} [accepts] a dragged card can be dropped here
 * @property {Content} [tag] the tag below the card
 * @property {boolean} [amber] colours the tag amber
 * @property {string} [target] makes it a target of the page's press machine: a second press confirms
 * @property {string} [spoken] the tag in words, for the accessible name
 *
 * @typedef {object} Marks the other marks on a card
 * @property {boolean} [out] is out of position
 * @property {boolean} [mate] is linked with the card in hand, or of the pressed club
 * @property {boolean} [used] has used its bonus
 * @property {boolean} [excluded] is excluded from the match
 * @property {Content} [top] the tag above the card
 * @property {string} [extra] an addition to the accessible name
 * @property {string} [place] its x and y, as custom properties
 * @property {string} [slot] the slot on which it stands
 *
 * @typedef {Use & Marks} Look
 */

/** @type {Record<string, string>} */
export const PUCKS = { plus1: "+1", minus1: "−1" };

/** Return the names of the classes whose flag is true. @param {Record<string, unknown>} flags */
export const classes = (flags) =>
  Object.entries(flags)
    .flatMap(([name, on]) => (on ? [name] : []))
    .join(" ");

const PLAYERS = "EX-4.1";

/** @param {Words} words @param {string} id @param {Look} [look] */
export function tradingCard(words, id, look = {}) {
  const card = words.card(id);
  const { usable, off, stays, out, used, excluded, slot, mate } = look;
  const marks = { mate, oop: out, used, excl: excluded, [`at-${slot}`]: slot };
  const flags = { tc: 1, leg: card.legend, usable, off, stays, ...marks };
  const style = `${colours(words, card.club)}${look.place ?? ""}`;
  const label = cardLabel(words, id, look.extra);
  const inside = face(words, id, look);
  if (look.run || look.no || off) return keyed(id, pressable(classes(flags), style, label, look, inside, id));
  return keyed(
    id,
    html`<span class=${classes(flags)} .style=${style} role="img" aria-label=${label} data-card=${id}
      data-rule=${PLAYERS}>${inside}</span>`,
  );
}

/**
 * Draw a place that can be pressed, dragged, or dropped on.
 * @param {string} cls @param {string} style @param {string} label @param {Look} look @param {Content} inside
 * @param {string} [id]
 */
function pressable(cls, style, label, look, inside, id) {
  const pressed = look.chosen ? "true" : look.usable ? "false" : nothing;
  const { run, no, take } = look;
  const refuse = no && ((/** @type {Event} */ event) => no(/** @type {Element} */ (event.currentTarget)));
  return html`<button
    type="button"
    class=${cls}
    .style=${style}
    data-card=${id ?? nothing}
    data-target=${look.target ?? nothing}
    data-rule=${PLAYERS}
    aria-pressed=${id ? pressed : nothing}
    aria-disabled=${run ? nothing : "true"}
    data-drag=${take ? "press" : nothing}
    ?data-drop=${look.accepts}
    @click=${run || refuse || null}
    @take=${take || null}
  >
    <span class="vh">${label}</span>${inside}
  </button>`;
}

/** @param {Words} words @param {string} id @param {Look} look */
function face(words, id, look) {
  const card = words.card(id);
  const picture = art(`${card.legend ? "l" : "a"}-${card.position}`);
  const surname = words.surname(id);
  return html`<span class="in" aria-hidden="true">
      <span class="pic">${picture}<span class="pos">${words.letter(card.position)}</span></span>
      ${puck(words, card)}
      <span class="plate"
        ><i>${words.firstName(id)}</i><b class=${surname.length > 8 ? "lg" : ""}>${surname}</b></span
      >
      ${foot(words, card)}
    </span>
    ${look.excluded ? CROSS : nothing}
    ${look.top ? html`<span class="tag top am" aria-hidden="true">${look.top}</span>` : nothing}${tag(look)}`;
}

/**
 * Draw a figure of a virtual team, in the colours around it.
 * @param {Words} words @param {import("./view.d.ts").Slot} slot
 */
export const figure = (words, slot) =>
  html`<span class="tc fig" aria-hidden="true"
    ><span class="in"
      ><span class="pic">${art(`a-${slot.replace(/\d/, "")}`)}</span
      ><span class="plate"><b>${words.slotLetter(slot)}</b></span></span
    ></span
  >`;

const CROSS = html`<svg class="cross" viewBox="0 0 100 100" aria-hidden="true"><path d="M6 6 94 94M94 6 6 94" /></svg>`;

/** Draw the tag of a card; amber changes its place, and a new text makes a new element. @param {Look} look */
const tag = ({ tag: text, amber }) =>
  text
    ? keyedContent(html`<span class="tag ${amber ? "am" : ""}" aria-hidden="true">${text}</span>`, [
        amber,
        typeof text === "string" && text,
      ])
    : nothing;

/**
 * Draw the face-down substitute goalkeeper.
 * @param {string} label @param {string} id @param {number} counts for the defence: an event may take it (EX-9.6)
 * @param {Look} [look]
 */
export const cardBack = (label, id, counts, look = {}) =>
  pressable(
    classes({ tc: 1, back: 1, usable: look.usable }),
    look.place ?? "",
    label,
    look,
    html`<span class="in" aria-hidden="true">${art("bk", "0 0 100 140")}<b>${counts}</b></span>${tag(look)}`,
    id,
  );

/** Draw an empty place. @param {string} letter @param {string} label @param {string} place @param {Use} use */
export const emptySlot = (letter, label, place, use) =>
  pressable(
    classes({ tc: 1, slot: 1, usable: use.usable }),
    place,
    label,
    use,
    html`<span class="in" aria-hidden="true">${letter}</span>${tag({ ...use, amber: true })}`,
  );

/** @param {Words} words @param {Card} card */
function puck(words, { kind }) {
  if (!kind) return nothing;
  const theirs = kind === "minus1" || kind === "reroll_opp";
  return html`<span class="bon ${theirs ? "theirs" : ""}">${PUCKS[kind] ?? icon("rr", "rr")}</span
    ><span class="who2">${words.t(theirs ? "ui-theirs" : "ui-mine")}</span>`;
}

/** @param {Words} words @param {Card} card */
function foot(words, { legend, club, seasons, titles }) {
  if (legend || !club) return html`<span class="ft"><span>${words.t("ui-legend")}</span></span>`;
  const won = titles ? html`<span class="tit">${titles}${art("star", "0 0 14 14")}</span>` : nothing;
  return html`<span class="ft"
    ><span class="abb">${club}</span><span class="full">${words.clubShort(club)}</span>
    ${seasons ? html`<span class="st">${words.t("ui-seasons-short", { seasons })}${won}</span>` : nothing}</span
  >`;
}

/** Describe a card: "Martin Erat, Kometa Brno, left wing, bonus: re-roll one of your dice, 4 seasons, 2 titles". */
export function cardLabel(/** @type {Words} */ words, /** @type {string} */ id, extra = "") {
  const { t } = words;
  const { name, club, position, kind, seasons, titles } = words.card(id);
  return [
    name,
    club ? words.clubName(club) : t("ui-legend"),
    t("ui-position", { position }),
    kind ? t("ui-bonus-of", { bonus: t(`ui-bonus-${hyphened(kind)}`) }) : t("ui-no-bonus"),
    seasons ? t("ui-seasons", { seasons }) : "",
    titles ? t("ui-titles", { titles }) : "",
    extra,
  ]
    .filter(Boolean)
    .join(", ");
}

/** @type {Map<string, string>} */
const colourCache = new Map();

/**
 * Return the club's colours as a style, with text in white or ink by the better contrast; "" without a club.
 * @param {Words} words @param {Card["club"]} club
 */
export function colours(words, club) {
  if (!club) return "";
  const known = colourCache.get(club);
  if (known !== undefined) return known;
  const { colour, colour2 } = words.clubColours(club);
  const style = `--c1:${colour};--c2:${colour2};--co:${luminance(colour) > 0.32 ? "#15211C" : "#FFFFFF"};`;
  colourCache.set(club, style);
  return style;
}

/**
 * Return the relative luminance of a colour like #15211C, as defined by WCAG: 0 is black, 1 is white.
 * @param {string} hex
 */
export function luminance(hex) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
