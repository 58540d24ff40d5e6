// A coach's strip: the footballers with their boosts, the cards, what the coach is doing.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { bolts, missing, squadSize } from "./draft.js";
import { cardName, shortTeam } from "./names.js";
import { ART } from "./pitch.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Person} Person
 */

/** @param {Desk} desk @param {number} seat */
export function seatStrip(desk, seat) {
  const { now, table, t } = desk;
  const team = now.view.coaches[seat].team;
  return {
    team: html`<span class="teamline"><svg class="em s" viewBox="0 0 32 32" aria-hidden="true"><use
      href="${ART}#em-${team}" /></svg>${shortTeam(table, seat)}
      <svg class="ico way" viewBox="0 0 24 24" role="img" aria-label=${t(
        seat === 0 ? "ui-attacks-right" : "ui-attacks-left",
      )}><path d=${seat === 0 ? "M4 12h15M13 6l6 6-6 6" : "M20 12H5M11 6l-6 6 6 6"} /></svg></span>`,
    secret: ["cards", "squad", "shot"].includes(now.phase),
    body: html`${now.footballers.size ? roster(desk, seat) : progress(desk, seat)}${cards(desk, seat)}`,
  };
}

/**
 * Where there is room for five, a footballer sent off stands with the four on the pitch.
 * @type {Record<string, number>}
 */
const ORDER = { pitch: 0, sent_off: 1, injured: 2, bench: 3, left: 4 };

/** @param {Desk} desk @param {number} seat */
function roster(desk, seat) {
  const { now } = desk;
  const team = now.squad(seat).sort((a, b) => ORDER[a.place] - ORDER[b.place] || a.number - b.number);
  return html`<ul class="ros">${team.map((one) => row(desk, one))}</ul>`;
}

/** @param {Desk} desk @param {Person} one */
function row(desk, one) {
  const { now, t, picks, table } = desk;
  const out = ["left", "injured", "sent_off"].includes(one.place);
  const mark = tag(desk, one);
  const crowded = mark !== nothing || (now.view.holder === one.id && (one.keeper || one.yellow));
  const spent = one.tired && one.hex && !one.fallen; // the tag says that no boost is left
  const name = crowded ? one.short : one.name; // a long name would be truncated beside marks
  return html`<li class="${one.place === "bench" ? "bench" : ""} ${out ? "out" : ""} ${
    picks.f === one.id || (now.view.holder === one.id && !picks.f) ? "cur" : ""
  }">
    <span class="no">${one.number}</span><button type="button" class="nm" @click=${() =>
      desk.person(one.id)}><span>${name}</span></button>
    ${keyedContent(
      html`${now.view.holder === one.id ? icon(table, "ball", t("ui-say-has-ball")) : nothing}${
        one.keeper ? icon(table, "glove", t("ui-slot-keeper")) : nothing
      }
    ${
      one.yellow && !out ? html`<i class="yc-i" role="img" aria-label=${t("ui-say-yellow")}></i>` : nothing
    }${mark}${out || spent ? nothing : bolts(one.boosts, one.card.boosts, t)}`,
    )}</li>`;
}

/** @param {Table} table @param {string} name @param {string} label */
const icon = (table, name, label) =>
  html`<svg class="ico" role="img" aria-label=${label}><use href="${table.sprite}#i-${name}" /></svg>`;

/** The one word about a footballer that matters now, if any. @param {Desk} desk @param {Person} one */
function tag({ now, t }, one) {
  const moving = now.phase === (one.seat === now.attacker ? "move_att" : "move_def");
  const words = [
    [one.place === "sent_off", "red"],
    [one.place === "injured", "injured"],
    [one.place === "left", "left"],
    [one.place === "bench", "sub"],
    [one.fallen, "down"],
    [one.tired && one.hex, "half"],
    [one.came_on, "on"],
    [moving && one.free <= 0, "moved"],
  ];
  const found = words.find(([yes]) => yes)?.[1];
  return found
    ? html`<span class="tag ${found} ${found === "moved" ? "hc-x13" : ""}" role="img" aria-label=${t(
        `ui-tag-${found}-long`,
      )} title=${t(`ui-tag-${found}-long`)}>${t(`ui-tag-${found}`)}</span>`
    : nothing;
}

/** Show how far the coach's choice is, where the footballers will stand. @param {Desk} desk @param {number} seat */
function progress({ now, t, table }, seat) {
  const coach = now.view.coaches[seat];
  const size = squadSize(table);
  const picked = t("ui-of", { n: coach.picked, of: size - (missing(table, seat).includes(1) ? 0 : 1) });
  const [what, count] = now.phase === "cards" ? [t("ui-cards-in-hand"), coach.cards] : [t("ui-picked"), picked];
  return html`<ul class="ros"><li class="prog"><span>${what}</span
    >${keyedContent(html`<b>${count}</b>`)}</li>${Array.from(
      { length: size - 1 },
      () => html`<li aria-hidden="true"></li>`,
    )}</ul>`;
}

/**
 * Legendary framed, hidden tactics as backs with a count, played ones dashed.
 * @param {Desk} desk @param {number} seat
 */
function cards({ now, t, table }, seat) {
  if (!table.options.cards) return nothing;
  if (now.phase === "cards") return html`<div class="cardsline"></div>`;
  const coach = now.view.coaches[seat];
  const hidden = coach.cards - (coach.legendary ? 1 : 0);
  if (seat === table.me)
    return html`<div class="cardsline"><span class="muted">${t("ui-cards-left", {
      left: coach.cards,
      played: coach.played.length,
    })}</span></div>`;
  return keyedContent(html`<div class="cardsline">${
    coach.legendary
      ? html`<span class="mini leg"
    title=${t("ui-legendary")}>${cardName(table, coach.legendary)}</span>`
      : nothing
  }
    ${hidden ? html`<span class="mini hid">${t("ui-hidden", { hidden })}</span>` : nothing}
    ${coach.played.map(
      (id) => html`<span class="mini used" title=${t("ui-played")}>${cardName(table, id)}</span>`,
    )}</div>`);
}
