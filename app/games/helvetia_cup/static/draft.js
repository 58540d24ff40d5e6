// Before the match: which cards to keep, which footballers to call up.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { cardOf } from "./names.js";
import { ART } from "./pitch.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("stadion/kit/table.d.ts").Say} Say
 * @typedef {import("./view.d.ts").Person} Person
 * @typedef {import("./view.d.ts").Team} Team
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Printed} Printed
 * @typedef {Event & {currentTarget: Element}} Pressed
 */

/** @type {import("./view.d.ts").Skill[]} */
const SKILLS = ["dribble", "pass", "shot", "header", "steal", "tackle", "intercept", "pressure"];
/** @type {Record<string, string>} */
export const WINDOW_ICONS = {
  move: "boot",
  move_att: "boot",
  def: "shield",
  att: "shot",
  react: "cut",
  keeper: "glove",
};

/** The six dealt cards; spectators see how far the coaches are. @param {Desk} desk */
export function cardsBoard(desk) {
  const { now, t } = desk;
  if (!now.view.hand) return html`<div class="hc waitroom"><p>${t("ui-cards-watch")}</p></div>`;
  const { tactics, legendary } = now.view.hand;
  return html`<div class="hc draftroom"><section class="six" aria-label=${t("ui-cards-dealt")}>${[
    ...(legendary ? [legendary] : []),
    ...tactics,
  ].map((id) => keyed(id, bigCard(desk, id)))}</section></div>`;
}

/** @param {Desk} desk @param {string} id */
function bigCard(desk, id) {
  const { table, t, picks, now } = desk;
  const card = cardOf(table.components, id);
  const gone = picks.marks.includes(id);
  const icon = card.cost ? WINDOW_ICONS[card.window] : "star";
  return html`<button type="button" class="tcard ${card.cost ? "" : "leg"} ${gone ? "gone" : ""}" data-card=${id}
    data-rule="HC-16.3"
    aria-pressed=${gone}
    aria-disabled=${!now.mine} @click=${(/** @type {Pressed} */ { currentTarget: at }) => mark(desk, id, at)}>
    <span class="top"><svg class="gl" aria-hidden="true"><use href="${table.sprite}#i-${icon}"
      /></svg><span><b>${card.name[table.lang]}</b><span>${
        card.cost
          ? t(`ui-window-${card.window.replace("_", "-")}`)
          : t("ui-legendary-window", { window: t(`ui-window-${card.window.replace("_", "-")}`) })
      }</span></span></span>
    <span class="bdy">${card.text[table.lang]}<svg class="bgk" viewBox="0 0 24 24" aria-hidden="true"><use
      href="${table.sprite}#i-${icon}" /></svg></span>
    ${card.cost ? nothing : html`<span class="ft"><span>${t("ui-face-up")}</span></span>`}
    ${gone ? html`<span class="chip turn st">${t("ui-discard")}</span>` : nothing}</button>`;
}

/**
 * Mark or unmark a card to discard, up to the number that must go.
 * @param {Desk} desk @param {string} id @param {Element} at
 */
function mark(desk, id, at) {
  const { now, picks, surplus } = desk;
  if (!now.mine) return desk.inVain({ type: "discard", card: id }, at);
  if (picks.marks.includes(id) || picks.marks.length < surplus) return desk.mark(id);
  return desk.inVain({ text: "ui-wrong-marks", args: { n: surplus }, clause: "HC-2.2" }, at);
}

/** The nine footballers of a team, and the team die. @param {Desk} desk */
export function squadBoard(desk) {
  const { now, t, table } = desk;
  if (table.me === null) return html`<div class="hc waitroom"><p>${t("ui-squad-watch")}</p></div>`;
  const team = now.team(table.me ?? 0);
  const picked = pickedOf(now, table, desk.picks.squad);
  return html`<div class="hc draftroom"><section class="draft" aria-label=${t("ui-squad-nine")}>
    ${Object.values(team.footballers).map((card) => footballerCard(desk, team, card, picked))}
    <div class="fc dieb"><b>${t("ui-team-die")}</b><div class="dfs">${team.die.map((face) => dieFace(face, t))}</div>
      <span class="sm muted hc-x13">${t("ui-die-says")}</span></div>
  </section>${lineup(desk, picked)}</div>`;
}

/** @param {import("./view.d.ts").Face} face @param {Say} t */
export const dieFace = (face, t) =>
  html`<span class="dieface ${face.card}" role="img" aria-label=${t("ui-die-face", {
    card: face.card,
    loss: face.boost_loss,
  })}><i></i>${face.boost_loss ? `−${face.boost_loss}` : "0"}</span>`;

/** The shirt numbers that cannot play in this match. @param {Table} table @param {number} seat */
export const missing = ({ options }, seat) => options.unavailable[seat] ?? [];

/** A whole squad. @param {Table} table */
export function squadSize({ components }) {
  const { field_players, substitutes } = components.constants;
  return 1 + field_players.value + substitutes.value;
}

/**
 * Shirt numbers in order: the keeper, those picked already (hidden from spectators), those about to be picked.
 * @param {import("./view.d.ts").Reading} now @param {Table} table @param {string[]} waiting
 */
export function pickedOf(now, table, waiting) {
  const numbers = [...(now.view.picks ?? []), ...waiting].map((id) => Number(id.split(":")[1]));
  return missing(table, table.me ?? 0).includes(1) ? numbers : [1, ...numbers];
}

/**
 * The role by place in the squad: the keeper, then the starters, then the bench.
 * @param {Table} table @param {number} place
 */
function role({ components }, place) {
  if (place === 0) return "keeper";
  return place <= components.constants.field_players.value ? "starts" : "bench";
}

/** @param {Desk} desk @param {Team} team @param {Printed} card @param {number[]} picked */
function footballerCard(desk, team, card, picked) {
  const { t, table, now } = desk;
  const id = `${table.me}:${card.number}`;
  const place = picked.indexOf(card.number);
  const why = whyNot(desk, card, picked);
  const best = [...SKILLS.slice(0, 7)].sort((a, b) => card[b] - card[a]).slice(0, 2);
  const fixed = place === 0 || now.view.picks?.includes(id);
  const off = Boolean(why) || (place < 0 && desk.free <= 0);
  return html`<button type="button" class="fc team-${team.id} ${place >= 0 && !fixed ? "cand" : ""} ${
    place === 0 ? "gkc" : ""
  }" data-f=${id} aria-pressed=${place >= 0} aria-disabled=${off} @click=${(
    /** @type {Pressed} */ { currentTarget: at },
  ) => (why || fixed || !now.mine ? desk.inVain(pickInVain(now, id), at) : callUp(desk, id, at))}>
    <span class="art"><svg class="wmk" viewBox="0 0 32 32" aria-hidden="true"><use href="${ART}#gl-${team.id}"
      /></svg><span class="num">${card.number}</span>${bolts(card.boosts, card.boosts, t)}</span>
    <span class="meta"><b>${card.name}</b><span>${t(`ui-role-${card.role.replaceAll(" ", "-")}`)}</span></span>
    <span class="skl" role="group" aria-label=${t("ui-skills")}>${SKILLS.map(
      (name) => html`<span
      class=${best.includes(name) ? "hot" : ""}><b>${card[name]}</b><abbr
        title=${t(`ui-skill-${name}`)}>${t(`ui-skill-short-${name}`)}</abbr></span>`,
    )}</span>
    ${why ? html`<span class="why">${why}</span>` : nothing}
    ${
      place >= 0
        ? html`<span class="slot ${place === 0 ? "gk" : ""}">${t(`ui-slot-${role(table, place)}`)}</span>`
        : nothing
    }</button>`;
}

/**
 * Add a footballer to the picks that wait, or remove them.
 * @param {Desk} desk @param {string} id @param {Element} at
 */
function callUp(desk, id, at) {
  if (desk.picks.squad.includes(id) || desk.free > 0) return desk.toggleSquad(id);
  return desk.inVain({ text: "ui-wrong-squad", clause: "HC-2.4" }, at);
}

/**
 * Return why a pick is refused. If it is legal but for another that waits, it is a second captain. The server
 * knows the other reasons.
 * @param {import("./view.d.ts").Reading} now @param {string} f
 */
const pickInVain = (now, f) =>
  now.kinds("pick").some((one) => one.f === f) ? { text: "ui-one-captain", clause: "HC-2.4" } : { type: "pick", f };

/** Say why a footballer can no longer be picked, also because of the picks that wait. @param {Desk} desk
 * @param {Printed} card @param {number[]} picked */
function whyNot({ t, table, now, picks }, card, picked) {
  if (missing(table, table.me ?? 0).includes(card.number)) return t("ui-why-misses");
  if (picked.includes(card.number) || !now.mine) return "";
  const id = `${table.me}:${card.number}`;
  const out = picks.squad.some((waiting) => now.preview?.rules_out?.[waiting]?.includes(id));
  return out || !now.kinds("pick").some((pick) => pick.f === id) ? t("ui-why-captain") : "";
}

/** @param {Desk} desk @param {number[]} picked */
function lineup({ t, now, table }, picked) {
  const team = now.team(table.me ?? 0);
  return html`<section class="lineup" aria-label=${t("ui-lineup")}>${Array.from(
    { length: squadSize(table) },
    (_, i) => {
      const number = picked[i];
      return html`<div class=${
        number ? "full" : i === picked.length ? "next" : ""
      }>${t(`ui-slot-${role(table, i)}`)}<b>${number ? `${number} ${team.footballers[number].name}` : ""}</b></div>`;
    },
  )}</section>`;
}

/** @param {number} boosts @param {number} of @param {Say} t */
export const bolts = (boosts, of, t) =>
  html`<span class="bp" role="img" aria-label=${t("ui-say-boosts", { boosts, of })}>${Array.from(
    { length: of },
    (_, i) => html`<i class=${i < boosts ? "" : "e"}></i>`,
  )}</span>`;

/** @param {Person} one @param {Say} t */
export const skillTable = (one, t) =>
  html`<div class="skl" role="group" aria-label=${t("ui-skills")}>${SKILLS.map(
    (name) => html`<span><b>${one.tired ? html`<s>${one.card[name]}</s>${one.skill[name]}` : one.card[name]}</b><abbr
      title=${t(`ui-skill-${name}`)}>${t(`ui-skill-short-${name}`)}</abbr></span>`,
  )}</div>`;
