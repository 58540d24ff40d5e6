// The pictures at the end of a race: the photo finish rider by rider, the podium, the teams in order.
import { html, svg } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { icon, jersey, SPRITE } from "stadion/kit/pieces.js";
import { FINALE } from "./animation_state.js";
import { lastFinish, soFar, worth } from "./finish.js";
import { framed, token } from "./parts.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./finish.js").Finish} Finish
 * @typedef {import("./finish.js").Ranked} Ranked
 * @typedef {import("./finish.js").Runner} Runner
 */

/** Beats before the first rider is called: the scene, and the two cards; and those of each rider. */
const CARDS = 3;
const EACH = 3;
/** The number of riders that are visible at a time. */
const ROWS = 4;

/** The picture over the board at the end of a race, and its tray. @param {Desk} desk */
function pictureOf({ animation, now, table }) {
  if (animation?.finish)
    return table.about === FINALE && { finish: animation.finish, shown: animation.shown, photo: animation.early };
  const finish = now.phase === "over" ? lastFinish(table.components, now.view) : null;
  return finish && { finish, shown: Infinity, photo: false };
}

/** @param {Desk} desk */
export function lastPicture(desk) {
  const { finish, shown, photo } = pictureOf(desk) || {};
  return finish ? (photo ? photoScene : podium)(desk, finish, shown ?? 0) : "";
}

/** The teams in order, while such a picture stands. @param {Desk} desk */
export function lastTray(desk) {
  const { finish, shown = 0, photo } = pictureOf(desk) || {};
  if (!finish || (!photo && shown < 5)) return undefined;
  return photo ? teamsSoFar(desk, finish, shown) : finalTable(desk, finish);
}

/** Return the number of riders that have been judged after this many beats. @param {number} shown */
const judged = (shown) => Math.max(0, Math.floor((shown - CARDS) / EACH));

/** @param {Desk} desk @param {Finish} finish @param {number} shown beats */
function photoScene(desk, { photos, photoFinish }, shown) {
  const { t, table } = desk;
  if (!shown) return "";
  const card = (/** @type {number} */ number, /** @type {number} */ i) => html`<span class="pcard">
    <span class="im">${icon("cam")}</span><b>${shown > i + 1 ? number : "?"}</b></span>`;
  const of = table.components.scoring.photo_cards.numbers.length;
  const first = Math.max(0, Math.min(judged(shown) + 1, photoFinish.length) - ROWS);
  return html`<div class="finale photo" role="group" aria-label=${t("table-call-photo")}>
    <div class="cheq" aria-hidden="true"></div>
    <div class="cards"><h3>${t("table-call-photo")}</h3>
      <div class="pcards">${photos.map(card)}</div><p>${t("ui-fin-photo-help", { of })}</p></div>
    <ol class="prow">${photoFinish
      .map((one, i) => photoRow(desk, one, photos, shown - CARDS - EACH * i))
      .slice(first, first + ROWS)}</ol>
  </div>`;
}

/**
 * A rider with a number: lit, then the number, then what it means.
 * @param {Desk} desk @param {Runner} one @param {number[]} photos @param {number} reveals the shown ones of the rider
 */
function photoRow({ t, names, table }, one, photos, reveals) {
  const points = worth(table.components, one);
  const look = (/** @type {number} */ number) => (reveals < 2 ? "veiled" : photos.includes(number) ? "hit" : "");
  const verdict = one.disqualified
    ? html`<s>${points}</s> 0<small>${t("ui-seat-out")}</small>`
    : html`${t("ui-fin-clear")}<small>${t("ui-fin-stay", { points })}</small>`;
  const state = reveals < 1 ? "todo" : reveals < EACH ? "now" : "";
  return html`<li class="pr ${state}">${jersey(table.seats[one.seat].sign)}${token(one)}
    <span><b>${names.person(one.seat)}, ${names.place(one.place)}</b>
      <small>${t("ui-points", { points })}</small></span>
    <span class="n">${one.photos.map((number) => html`<i class=${look(number)}>${number}</i>`)}</span>
    <span class="v">${reveals >= EACH ? verdict : ""}</span></li>`;
}

/** The first, second and third step: x, y, height. */
const STEPS = [
  { x: 395, y: 244, h: 172 },
  { x: 188, y: 301, h: 115 },
  { x: 602, y: 336, h: 80 },
];
const WIDTH = 207;
/** The least visible part of the scene: all three steps with their riders; on a phone the stands are higher. */
const SIGHT = { wide: { box: "0 0 790 444", up: 0 }, narrow: { box: "80 -90 630 534", up: 90 } };

/**
 * The first three over the line, the third one first. @param {Desk} desk @param {Finish} finish
 * @param {number} shown beats: the scene, the third, the second, the first, the table
 */
function podium(desk, finish, shown) {
  if (!shown) return "";
  const top = finish.riders.slice(0, STEPS.length);
  const wording = top
    .map((one) => `${desk.names.place(one.place)} ${one.number}, ${standingText(desk, one)}`)
    .join("; ");
  const { box, up } = SIGHT[desk.table.phone ? "narrow" : "wide"];
  return html`<div class="finale pod"><svg viewBox=${box} preserveAspectRatio="xMidYMax meet" role="img"
      aria-label=${desk.t("ui-fin-podium", { riders: wording })}>
    ${stands(up)}
    <ellipse cx="395" cy="418" rx="340" ry="20" class="shade"/>
    ${top.map((one, i) => step(desk, one, i, shown > 3 - i))}
  </svg></div>`;
}

/** Seats of the stands, the same for everybody. */
const CROWD = Array.from({ length: 190 }, (_, i) => ({
  x: -300 + (i % 38) * 38 + ((i * 7) % 13),
  y: 60 + Math.floor(i / 38) * 18,
  of: ((i * 5 + Math.floor(i / 38)) % 5) + 1,
}));
const FLAGS = Array.from({ length: 41 }, (_, i) => ({ x: -288 + i * 34, of: (i % 4) + 1 }));

/** @param {number} up so much higher */
const crowd = (up) => CROWD.map(({ x, y, of }) => svg`<circle cx=${x} cy=${y - up} r="6" class="fan s${of}"/>`);

/** @param {number} up so much higher than the crowd is */
const stands = (up) => svg`<rect x="-400" y=${40 - up} width="1600" height=${118 + up} class="stand"/>
  ${crowd(0)} ${up ? crowd(up) : ""}
  ${FLAGS.map(({ x, of }) => svg`<path d="M${x} ${-up}v26l-12-9-12 9v-26Z" class="flag s${of}"/>`)}
  <rect x="-400" y="156" width="1600" height="16" class="band"/>
  <rect x="-400" y="172" width="1600" height="400" class="lawn"/>
  <path d="M-400 400h1600v60H-400Z" class="lane"/>`;

/** @param {Desk} desk @param {Runner} one @param {number} i @param {boolean} there the rider has been called */
function step(desk, one, i, there) {
  const { x, y, h } = STEPS[i];
  const out = one.disqualified;
  const shirt = out
    ? svg`<g class="gone"><path d="M${x - 30} ${y - 66}l18-8q12 8 24 0l18 8-8 16-8-4v40h-32v-40l-8 4Z"/></g>
      <rect x=${x - 72} y=${y - 118} width="144" height="32" rx="16" class="pill"/>
      <text x=${x} y=${y - 95} class="dq">${desk.t("ui-fin-disqualified")}</text>`
    : svg`<use href="${SPRITE}#jer${one.colour + 1}" x=${x - 40} y=${y - 82} width="80" height="80"/>`;
  return svg`<g class="step ${out && there ? "out" : ""}">
    <rect x=${x - WIDTH / 2} y=${y} width=${WIDTH} height=${h}/>
    <rect x=${x - WIDTH / 2} y=${y} width=${WIDTH} height="12" class="edge"/>
    <text x=${x} y=${y + h / 2 + 3} class="place">${i + 1}</text>
    ${there ? svg`<text x=${x} y=${y + h - 14} class="name">${standingText(desk, one)}</text>` : ""}
    ${there ? shirt : ""}
    ${
      there
        ? svg`<rect x=${x - 26} y=${y - 50} width="52" height="32" rx="6" class="plate"/>
      <text x=${x} y=${y - 26} class="number">${one.number}</text>`
        : ""
    }</g>`;
}

/** @param {Desk} desk @param {Runner} one */
const standingText = ({ t, names, table }, one) =>
  one.disqualified
    ? t("ui-fin-out", { who: names.person(one.seat) })
    : t("ui-fin-step", { who: names.person(one.seat), points: worth(table.components, one) });

/**
 * The tray of the photos: the teams, as far as riders have been called.
 * @param {Desk} desk @param {Finish} finish @param {number} shown
 */
const teamsSoFar = (desk, finish, shown) =>
  rank(desk, desk.t("ui-fin-teams"), soFar(desk.table.components, finish, judged(shown)));

/** The tray of the podium. @param {Desk} desk @param {Finish} finish */
const finalTable = (desk, finish) =>
  rank(desk, desk.t(finish.over ? "ui-fin-table" : "ui-fin-standings"), finish.ranked);

/** @param {Desk} desk @param {string} label @param {Ranked[]} rows */
function rank(desk, label, rows) {
  const { t, names, now, me, table } = desk;
  const place = (/** @type {Ranked} */ row) => 1 + rows.filter((one) => one.total > row.total).length;
  const tour = now.view.race.of > 1;
  const parts = (/** @type {Ranked} */ { places, sprints, yellow }) =>
    tour
      ? t("ui-fin-race", { points: places + sprints + yellow })
      : t(now.rules.sprints ? "ui-fin-earned" : "ui-fin-places", { places, sprints, jersey: yellow });
  return framed(
    label,
    "",
    rows.map(
      (row) => html`<div class="rk ${place(row) === 1 ? "win" : ""} ${row.seat === me ? "mine" : ""}">
        <b class="pl">${place(row)}</b>${jersey(table.seats[row.seat].sign)}<bdi>${names.person(row.seat)}</bdi>
        ${keyedContent(html`<b class="sc">${row.total}</b>`)}
        <small>${parts(row)}</small></div>`,
    ),
  );
}
