// The duel over the goal, seen by the shooter: aim at one pane, or guard a set that hangs together.
import { html, nothing, svg } from "lit-html";
import { leather } from "./pieces.js";
import { scene } from "./board.js";
import { defs } from "./pitch.js";
import { kickRows } from "./series.js";
import { signed } from "stadion/kit/numbers.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Reading} Reading
 * @typedef {import("./view.d.ts").Shown} Shown
 * @typedef {import("./view.d.ts").Sector} Sector
 */

/** The letters that fit beside the penalty; a longer name is condensed to the width that there is. */
const WHOLE = 12;
const BESIDE = 102;
const PANE = { width: 170, height: 135, left: 25, top: 84 };

/** The goal fills the board, the pitch lies beside it. @param {Desk} desk */
export function goalBoard(desk) {
  const { table, now } = desk;
  const shown = duel(now);
  return html`<div class="hc goalwrap">
    <svg class="goalbd ${desk.duel?.end ? "ended" : ""}"
      viewBox="-45 14 650 424" role="group" aria-label=${table.t("ui-goal")}>${defs()}${scenery()}
      ${Object.values(table.components.goal.sectors).map((sector) => pane(desk, shown, sector))}
      <path aria-hidden="true" class="frame0" d="M25 358V80H535V358" /><path aria-hidden="true" class="frame1" d="M25
        358V80H535V358" />${desk.duel ? verdict(desk) : ifFree(desk)}
    </svg>
    ${shown.kind === "shootout" ? html`<div class="pin rows">${kickRows(desk)}${means(desk)}</div>` : pin(desk, shown)}
  </div>`;
}

/** The consequences of a goal and of none, from the reader's side. @param {Desk} desk */
function means(desk) {
  const { t, table, now } = desk;
  const { decides } = now.view.odds;
  if (!decides || desk.duel?.end || decides.goal === decides.none) return nothing;
  const word = (/** @type {number | null} */ won) => {
    if (won === null) return t("ui-series-on");
    if (table.me === null) return t("ui-series-wins", { name: table.name(won) });
    return t(won === table.me ? "ui-series-mine" : "ui-series-theirs");
  };
  return html`<p>${t("ui-series-means", { goal: word(decides.goal), none: word(decides.none) })}</p>`;
}

/**
 * The end of the pitch beside the goal, and in words from where the shot comes.
 * @param {Desk} desk @param {Shown} shown
 */
const pin = (desk, shown) =>
  html`<figure class="pin"><div class="pinb" inert><svg class="hc-bd" viewBox=${crop(desk, shown).box}
      preserveAspectRatio=${crop(desk, shown).side}>${desk.ground}${scene({
        ...desk,
        targets: new Map(),
        picks: { ...desk.picks, f: null, to: null },
        flight: null,
        last: [],
      })}</svg></div>
      <figcaption>${caption(desk, shown)}</figcaption></figure>`;

/** The part of an open duel that both coaches see. @param {Reading} now */
function duel(now) {
  const { decision, odds } = now.view;
  return {
    shooter: decision.shooter,
    kind: decision.shot,
    zone: decision.zone,
    n: decision.n,
    values: odds.sectors,
    presser: decision.presser,
  };
}

/** The end of the pitch with the goal, as far out as the shooter stands. @param {Desk} desk @param {Shown} shown */
function crop({ now, table }, { shooter }) {
  const one = now.f(shooter);
  const right = one?.seat === 0;
  const [x] = one?.hex ? now.pitch.centre(one.hex) : [400, 0];
  const width = Math.max(278, Math.min(440, right ? 900 - x : x + 100));
  const [top, height] = table.phone ? [118, 260] : [8, 480];
  return {
    box: `${right ? 838 - width : -38} ${top} ${width} ${height}`,
    side: right ? "xMaxYMid meet" : "xMinYMid meet",
  };
}

/** @param {Desk} desk @param {Shown} shown */
function caption({ now, t }, { shooter, n, kind, presser }) {
  const one = now.f(shooter);
  const from = one?.hex && kind !== "shootout";
  const wording = from
    ? t("ui-goal-from", { name: one.short, hex: one.hex ?? "", n })
    : t("ui-goal-kick", { name: one?.name ?? "" });
  return presser ? `${wording} ${t("ui-goal-pressed", { name: now.short(presser) })}` : wording;
}

/** Mountains, stands and grass behind the goal. */
const scenery = () => svg`<g aria-hidden="true">
  <path d="M-400 92-330 60-200 30-90 44 20 40 110 22 190 38 290 34 390 18 480 36 580 30 700 44 840 36 960 92Z"
    fill="#F4F6EE" fill-opacity=".13" />
  <rect x="-400" y="78" width="1360" height="290" fill="#0A1F18" fill-opacity=".55" />${CROWD}
  <rect x="-400" y="352" width="1360" height="300" class="g1" />
  ${[-140, -20, 100, 220, 340, 460, 580, 700].map(
    (x) => svg`<path d="M${x} 352h60L${x + 60 + (x - 250) * 0.62}
    640h-110Z" class="g2" />`,
  )}
  <path d="M-400 354h1360" stroke="#F4F6EE" stroke-width="5" /><path d="M-400 420H960" stroke="#F4F6EE"
    stroke-width="4" stroke-opacity=".7" />
  <path d="M25 84H535V354H25Z" fill="#0A1F18" fill-opacity=".45" /><path d="M25 84H535V354H25Z" fill="url(#hc-net)"
    fill-opacity=".55" /></g>`;

const CROWD = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 90 }, (__, i) => {
    const kind = (i * 7 + row * 5) % 6;
    return kind === 0
      ? nothing
      : svg`<circle cx=${-390 + 15 * i + 7 * (row % 2)} cy=${92 + 13 * row} r="3.6" class=${
          kind === 2 ? "c1" : kind === 4 ? "c2" : "c0"
        } />`;
  }),
);

/** @param {Desk} desk @param {Shown} shown @param {Sector} sector */
function pane(desk, shown, sector) {
  const { t, table } = desk;
  const state = paneState(desk, sector.id);
  const odds = shown.values[sector.id];
  const { penalty, chance } = odds;
  const name = sector.name[table.lang];
  const below = state.picture === "glove" || state.both ? t("ui-guarded") : orLess(desk, odds);
  const drawn = [name, signed(penalty), ...(state.picture ? [] : [t("ui-percent", { percent: chance })]), below].join(
    " ",
  );
  const wording = t("ui-pane", { drawn, penalty: signed(penalty), percent: chance, state: state.label });
  return svg`<g class="gs ${state.cls}" transform="translate(${PANE.left + PANE.width * sector.col} ${
    PANE.top + PANE.height * sector.row
  })"
    role="button" tabindex=${state.open ? 0 : -1} data-sector=${sector.id} aria-pressed=${state.on ? "true" : "false"}
      aria-disabled=${state.open ? "false" : "true"} aria-label=${wording}
    @click=${() => desk.sector(sector.id)}>
    <rect class="pane" x="3" y="3" width="164" height="129" rx="7" /><rect class="hat" x="3" y="3" width="164"
      height="129" rx="7" /><rect class="rim" x="8" y="8" width="154" height="119" rx="5" />
    <text class="nm" x="16" y="28" textLength=${name.length > WHOLE ? BESIDE : nothing}
      lengthAdjust="spacingAndGlyphs">${name}</text>
    <rect class="penb" x="122" y="13" width="36" height="25" rx="6"
      />
    <text class="pen" x="140" y="33">${signed(penalty)}</text>
    ${
      state.picture === "ball"
        ? svg`<g class="ball" transform="translate(${state.both ? 60 : 85} 74) scale(2.3)">${leather()}</g>`
        : nothing
    }
    ${state.picture === "cross" ? svg`<path class="cross" d="M67 48l36 40M103 48l-36 40" />` : nothing}
    ${
      state.picture === "glove" || state.both
        ? svg`<svg class="bigglove" x=${state.both ? 92 : 56} y="42" width="58"
      height="58" viewBox="0 0 24 24"><use href="${table.sprite}#i-glove" /></svg>`
        : nothing
    }
    ${state.picture ? nothing : svg`<text class="tg" x="85" y="90">${t("ui-percent", { percent: chance })}</text>`}
    <text class="ch" x="85" y=${state.picture ? 121 : 117}>${below}</text></g>`;
}

/**
 * The greatest number that the d20 may show, or a word if the chance is 0 or 100 percent.
 * @param {Desk} desk @param {{total: number, chance: number}} odds
 */
export const orLess = ({ t }, { total, chance }) =>
  chance % 100 ? t("ui-or-less", { value: total }) : t(chance ? "ui-always" : "ui-never");

/**
 * Return how a pane looks and whether it can be taken.
 * @param {Desk} desk @param {string} id
 * @returns {{cls: string, on: boolean, open: boolean, picture: string, label: string, both?: boolean}}
 */
function paneState(desk, id) {
  const { now, picks } = desk;
  if (desk.duel) return decided(desk, desk.duel, id);
  if (now.kinds("aim").length)
    return { cls: picks.sector === id ? "on" : "legal", on: picks.sector === id, open: true, picture: "", label: "" };
  if (now.kinds("guard").length) {
    const on = picks.guard.includes(id);
    const open = on || mayAdd(now, picks.guard, id);
    return { cls: on ? "pick" : open ? "legal" : "", on, open, picture: on ? "glove" : "", label: "" };
  }
  const mine = now.view.chosen;
  const own = mine === id || (Array.isArray(mine) && mine.includes(id));
  return { cls: own ? "pick" : "", on: own, open: false, picture: "", label: "" };
}

/**
 * Both choices and their result.
 * @param {Desk} desk @param {import("./view.d.ts").Decided} duel_ @param {string} id
 */
function decided({ t }, { aim, guard, end }, id) {
  const [aimed, guarded] = [aim === id, guard.includes(id)];
  const ends = { goal: "goal", saved: "on held", wide: "missed" };
  return {
    cls: aimed ? (end ? ends[end] : "on") : guarded ? "guard" : "",
    on: aimed,
    open: false,
    both: aimed && guarded,
    picture: aimed ? (end === "wide" ? "cross" : "ball") : guarded ? "glove" : "",
    label: guarded ? t("ui-guarded") : "",
  };
}

/** The chances in the panes are those of a sector that is not guarded. @param {Desk} desk */
const ifFree = ({ t }) => svg`<text class="ch" x="280" y="64">${t("ui-if-free")}</text>`;

/** The word in the net, and the spot where a missed ball went. @param {Desk} desk */
function verdict({ duel: shown, t, table }) {
  if (!shown?.end) return nothing;
  const { col, row } = table.components.goal.sectors[shown.aim];
  const word = svg`<text class="word ${shown.end}" x="280" y=${row ? 190 : 325} aria-hidden="true">${t(
    `table-call-${shown.end}`,
  )}</text>`;
  if (shown.end !== "wide") return word;
  const [x, y] = row ? [col === 2 ? 574 : -12, 300] : [110 + 170 * col, 52];
  return svg`${word}<g class="astray" aria-hidden="true"><g class="ball" transform="translate(${x} ${y}) scale(2)">
    ${leather()}</g></g>`;
}

/**
 * A pane can be added while the set can still grow into one that is offered.
 * @param {Reading} now @param {string[]} guard @param {string} id
 */
const mayAdd = (now, guard, id) =>
  now.kinds("guard").some(({ sectors }) => [...guard, id].every((one) => sectors?.includes(one)));
