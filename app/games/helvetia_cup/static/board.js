// The pitch as it stands: what can be done is lit, what is chosen glows, every hex is a button.
import { html, nothing, svg } from "lit-html";
import { viewBox } from "./camera.js";
import { candidates } from "./choices.js";
import { lens } from "./lens.js";
import { cardOf, hexName } from "./names.js";
import { ball, besides, footballers, token } from "./pieces.js";
import { moment, raised } from "./pitch_moment.js";
import { defs, zoneWords } from "./pitch.js";
import { arc, chevron, chosenHex, lastMove, legal, path, prices, rose, trail } from "./targets.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Person} Person
 */

/** @param {Desk} desk */
export function board(desk) {
  const { t, zoomed, gestures } = desk;
  const box = viewBox(zoomed);
  return html`<div class="hc ${zoomed ? "zoomed" : ""}">
    <svg class="hc-bd base" viewBox=${box} aria-hidden="true">${defs()}${desk.ground}</svg>
    <svg class="hc-bd" viewBox=${box} role="group" aria-label=${t("ui-board")} @pointerdown=${gestures.down}
      @pointermove=${gestures.move}
      @pointerup=${gestures.up} @pointercancel=${gestures.up} @pointerleave=${gestures.up}
        @click=${gestures.click}>${scene(desk)}</svg>
    ${lens(desk)}${moment(desk)}${desk.ui.card ? shownCard(desk, desk.ui.card) : nothing}
  </div>`;
}

/** The card that has just been played; the log names it too. @param {Desk} desk @param {string} id */
function shownCard({ table }, id) {
  const card = cardOf(table.components, id);
  return html`<div class="hc-card ${card.cost ? "" : "leg"}"
    aria-hidden="true"><b>${card.name[table.lang]}</b><span>${card.text[table.lang]}</span></div>`;
}

/** Layers 8 to 18. @param {Desk} desk */
export function scene(desk) {
  const { now, picks, targets, table, flight } = desk;
  const target = picks.to ?? desk.ui.under ?? "";
  const aimed = flight ? rose(now, target, flight.misses) : { under: nothing, over: nothing };
  const chosen = targets.has(target) || flight ? target : null;
  const over = [...targets].filter(([, at]) => at.overtake);
  const from = now.f(picks.f)?.hex;
  return svg`${lastMove(now, desk.last)}${trails(desk)}${onside(desk)}
    ${legal(now, targets, chosen)}${zoneWords(now, targets, table.t)}${chosenHex(now, chosen)}
    ${aimed.under}${flight && now.holder?.hex ? arc(now, now.holder.hex, target) : wayTo(desk, chosen)}
    ${over.map(([hex]) => (from ? chevron(now, from, hex) : nothing))}
    <g class="pieces">${footballers(now, {
      ring: ringOf(desk),
      selected: selectedOf(desk),
      sprite: table.sprite,
    })}${ball(now, desk.ballOver)}${prices(now, targets)}${raised(desk)}</g>
    ${aimed.over}<g class="hits">${now.pitch.ids.map((hex) => hit(desk, hex))}</g>`;
}

/** The steps of this movement that may be taken back, each from a ring where it began. @param {Desk} desk */
const trails = ({ now }) => Object.values(now.view.trails ?? {}).map((hexes) => trail(now, hexes));

/**
 * Draw the chosen way and the footballer that would then stand at its end.
 * @param {Desk} desk @param {string | null} chosen
 */
function wayTo(desk, chosen) {
  const one = desk.now.f(desk.picks.f);
  const hexes = chosen ? desk.targets.get(chosen)?.path : undefined;
  if (!one?.hex || !chosen || !hexes) return nothing;
  return svg`${path(desk.now, [one.hex, ...hexes])}${ghost(desk, one, chosen)}`;
}

/**
 * The footballer that a decision is about.
 * @type {Record<string, (view: Desk["now"]["view"]) => string | null | undefined>}
 */
const ABOUT = {
  act_att: ({ holder }) => holder,
  after_long: ({ holder }) => holder,
  intercept: ({ odds }) => odds?.intercept?.f,
  clear: ({ odds }) => odds?.clear?.f,
  injury_sub: ({ decision }) => decision?.victim,
};

/** @param {Desk} desk */
const selectedOf = ({ now, picks }) => picks.f ?? (now.mine ? ABOUT[now.phase]?.(now.view) : null) ?? null;

/** The ring of a footballer: solid if they may act for nothing, dashed if only for boosts. @param {Desk} desk */
function ringOf({ now, picks }) {
  const named = new Set(candidates(now, picks));
  const stepping = new Set(
    now.actions.filter((one) => ["move", "stand", "overtake"].includes(one.type)).map((one) => one.f),
  );
  const holds = now.mine && now.phase === "act_att" ? now.view.holder : null;
  return (/** @type {import("./view.d.ts").Person} */ one) => {
    if (named.has(one.id) || one.id === holds || one.id in (picks.formation ?? {})) return "free";
    if (picks.card || !stepping.has(one.id)) return "";
    return one.free > 0 || one.fallen ? "free" : "boost";
  };
}

/**
 * Draw the footballer as they would stand there, with the boosts that they would have left.
 * @param {Desk} desk @param {Person} one @param {string} hex
 */
function ghost({ now, targets, table }, one, hex) {
  const [x, y] = now.pitch.centre(hex);
  const then = { ...one, boosts: one.boosts - (targets.get(hex)?.cost ?? 0) };
  const shared = now.on(hex).length > 0;
  const at = shared ? besides(now, hex, one.seat) : { x, y, scale: 0.95 };
  return svg`<g class="ghost" aria-hidden="true"><g class="tk s${one.seat}"
    transform="translate(${at.x} ${at.y}) scale(${at.scale})">${token(then, table)}</g></g>`;
}

/** The line up to which an attacker is onside, unless the coaches have to judge it. @param {Desk} desk */
function onside({ now, table }) {
  const depth = now.view.onside;
  if (depth === null) return nothing;
  const right = now.attacker === 0;
  const x = 40 + 30 * (right ? 24 - depth : depth);
  const anchor = right ? "end" : "start"; // the words stand on the onside half
  return svg`<g aria-hidden="true"><path class="onside" d="M${x} 4V492" /><text class="zl" x=${right ? x - 6 : x + 6}
    text-anchor=${anchor} y="20">${table.t("ui-onside-to-here")}</text></g>`;
}

/** @param {Desk} desk @param {string} hex */
function hit(desk, hex) {
  const { now } = desk;
  const target = desk.choosable(hex);
  const held = desk.heldOn(hex);
  return svg`<g class="hx" role="button" tabindex=${hex === desk.ui.focus ? 0 : -1} data-hex=${hex}
    data-drag=${held ? "press" : nothing} data-drag-piece=${held ? `[data-f="${held}"]` : nothing}
    ?data-drop=${desk.accepts(hex)} @take=${() => desk.take(hex)}
    data-target=${target ? hex : nothing} aria-pressed=${target ? String(desk.picks.to === hex) : nothing}
    aria-label=${hexName(desk, hex)}
    @click=${() => desk.hex(hex)} @pointerenter=${() => desk.hover(hex)}>
    <polygon class="h2" points=${now.pitch.polygon(hex, 31)} /><polygon class="hit" points=${now.pitch.polygon(
      hex,
      32.5,
    )} />
    <title>${
      now
        .on(hex)
        .map((one) => `${one.number} ${one.name}`)
        .join(", ") || hex
    }</title></g>`;
}
