// The rink: painted ice below, fields above, the puck and its way on top, in data units, 1200 by 600.
import { html, nothing, svg } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { ref } from "lit-html/directives/ref.js";
import { minus, signed } from "stadion/kit/numbers.js";
import { use } from "stadion/kit/pieces.js";
import { press } from "./buttons.js";
import { whistlePicture } from "./cards.js";
import { diceAlone, inPercent } from "./chances.js";
import { drawn } from "./marks.js";
import { ICE } from "./ice.js";
import { MOVES, tollOf, wayTo } from "./reading.js";
import { bowed, freeHeight, straight, twoLines } from "./ways.js";

/**
 * @typedef {import("./view.d.ts").Field} Field
 * @typedef {import("./view.d.ts").MoveId} MoveId
 * @typedef {import("./view.d.ts").Names} Names
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {NonNullable<Now["open"]>} Duel
 * @typedef {import("./view.d.ts").Prospect} Prospect
 * @typedef {import("./ways.js").Line} Line
 * @typedef {{cls: string, target: boolean, cost?: number, by?: MoveId[], led?: Prospect}} State how a field stands
 */

/** @param {Now} now */
export function rink(now) {
  const { t, view } = now;
  return html`<svg class="bd hg ${now.shown?.dim ? "dim" : ""}" viewBox="14 14 1172 572" role="group"
    aria-label=${t("ui-rink-label")}>
    ${ICE}${words(now)}${chevrons(now)}${lastMove(now)}${path(now)}
    ${Object.keys(now.components.rink.fields).map((id) => field(now, id))}
    ${goals(now)}${goalTarget(now)}${stopped(now)}${deck(now)}${view.phase === "faceoff" ? faceoff(now) : nothing}
    ${shot(now)}
  </svg>`;
}

/** @param {Now} now */
function words({ t, flipped }) {
  const [left, right] = flipped ? [t("ui-east"), t("ui-west")] : [t("ui-west"), t("ui-east")];
  return svg`<text class="paint" x="338" y="528" text-anchor="middle">${left}</text><text class="paint" x="862"
    y="528" text-anchor="middle">${right}</text>`;
}

/** Light the lamp of the goal that was scored, and bulge its net. @param {Now} now */
function goals(now) {
  const { duel, phase } = now;
  const isLit = now.shown ? now.shown.lamp : duel?.verdict?.goal && phase !== "attack_declare" && phase !== "faceoff";
  const lamp = duel && isLit ? goalSide(now, duel.attacker) : null;
  if (lamp === null) return nothing;
  return svg`<g transform=${lamp > 600 ? nothing : "rotate(180 600 300)"}><circle class="glow" cx="1128" cy="300"
      r="62"></circle><path class="bulge" d="M1144 272q30 28 0 56Z"></path><circle class="lamp" cx="1150" cy="300"
      r="17"></circle></g>`;
}

/** Draw the target of a shot; it lies over the crease beside it. @param {Now} now */
function goalTarget(now) {
  const { t } = now;
  if (now.attacker === null) return nothing;
  const x = goalSide(now, now.attacker);
  const chosen = now.picks.move === "shot";
  const off = now.targets?.shot.size ? nothing : "true";
  return svg`<g class="goal ${chosen ? "sel" : ""}" role="button" tabindex="-1" aria-label=${t("ui-shoot-here")}
    data-move="shot" aria-disabled=${off} data-target=${off === nothing ? "goal" : nothing}
    aria-pressed=${chosen ? "true" : "false"}
    @click=${press((at) => now.run.goal(at))}>
    <rect class="hit" x=${x - 40} y="246" width="80" height="108" rx="16"></rect></g>`;
}

/** @param {Now} now @param {number} attacker */
const goalSide = ({ flipped }, attacker) => ((attacker === 0) !== flipped ? 1128 : 72);

/** Draw the direction of the attack in the attacker's colour. @param {Now} now */
function chevrons(now) {
  if (now.attacker === null || now.phase === "restart_choice") return nothing;
  const right = goalSide(now, now.attacker) > 600;
  return svg`<g class="chev s${now.attacker + 1}" transform=${right ? nothing : "rotate(180 600 300)"}><path
    d="M694 284l16 16-16 16"></path><path d="M718 284l16 16-16 16"></path><path
    d="M742 284l16 16-16 16"></path></g>`;
}

/**
 * @param {Now} now @param {string} source @param {string | null} to @param {MoveId} move @param {number} attacker
 * @returns {Line}
 */
function way(now, source, to, move, attacker) {
  const from = now.place(source);
  const goal = goalSide(now, attacker);
  const end = to === null || to === "goal" ? { x: goal + (goal > 600 ? -22 : 22), y: 300 } : now.place(to);
  return move === "strength" || move === "shot" ? straight(from, end) : bowed(from, end);
}

/** Return the last way of the puck, where it is drawn: none in a face-off. @param {Now} now */
function lastWay(now) {
  const { duel } = now;
  if (!duel?.verdict || now.phase === "attack_prepare" || now.phase === "faceoff") return null;
  if (!duel.verdict.success && !now.shown) return null;
  return way(now, duel.source, duel.to, duel.move, duel.attacker);
}

/** Draw the last way of the puck as a dotted line. @param {Now} now */
function lastMove(now) {
  const line = lastWay(now);
  return line ? svg`<path class="last" d=${line.d}></path>` : nothing;
}

/** Cross out the way of a move that was stopped. @param {Now} now */
function stopped(now) {
  const line = lastWay(now);
  if (!line || now.duel?.verdict?.success || now.duel?.move === "shot") return nothing;
  const { x, y } = line.middle;
  return svg`<path class="cross" d="M${x - 22} ${y - 22}l44 44m0 -44l-44 44"></path>`;
}

/** The distances of a tag from the middle of a field: next to it, and above or below it. */
const [BESIDE, ABOVE] = [74, 66];
/** The place of the referee's pile and the card that is turned. */
const PILE = { x: 600, top: 415 };

/** Draw the chosen or declared way, and the cost of its lines. @param {Now} now */
function path(now) {
  const { open, picks, attacker, view } = now;
  const move = open?.move ?? picks.move;
  const to = open ? (open.to ?? "goal") : picks.to;
  if (!move || !to || attacker === null) return nothing;
  const free = open && Object.keys(open.turns[open.attacker].struck ?? {}).some((key) => key.startsWith("lines:"));
  const toll = free ? "0" : tollOf(now, move);
  const lines = open ? open.crossed : wayTo(now, move, to).lines;
  const line = way(now, open?.source ?? view.puck, to, move, attacker);
  const tags = lines.map((id, i) => tag(now, line, id, toll, i));
  return keyed(line.d, svg`<path class="path" pathLength="1" d=${line.d}></path>${tags}`);
}

/**
 * Draw a tag on a crossed line, next to the fields there and above the referee's pile.
 * @param {Now} now @param {Line} line @param {string} id @param {string} text @param {number} place
 */
function tag(now, line, id, text, place) {
  const { rink: printed } = now.components;
  const x = now.flipped ? 1200 - printed.lines[id].x : printed.lines[id].x;
  const near = Object.keys(printed.fields)
    .map(now.place)
    .filter((one) => Math.abs(one.x - x) < BESIDE);
  /** @type {[number, number][]} */ const taken = near.map((one) => [one.y - ABOVE, one.y + ABOVE]);
  if (x === PILE.x) taken.push([PILE.top, Infinity]);
  const y = freeHeight(line.at(x), taken);
  return svg`<g class="tgx t${place}"><rect x=${x - 25} y=${y - 17} width="50" height="34" rx="9"></rect><text
    x=${x} y=${y + 9} text-anchor="middle">${text}</text></g>`;
}

/** @param {Now} now @param {string} id */
function field(now, id) {
  const { picks, run } = now;
  const printed = now.components.rink.fields[id];
  const { x, y } = now.place(id);
  const state = stateOf(now, id);
  const carrier = now.view.puck === id && now.attacker !== null && now.phase !== "restart_choice" && !now.shown?.puck;
  const r = printed.no_defence ? 38 : 46;
  const attr = printed.bonus ? `a-${printed.bonus.attr}` : "";
  const classes = ["fd", state.cls, carrier ? "puck" : "", attr].join(" ");
  return svg`<g class=${classes} data-field=${id} transform="translate(${x} ${y})" role="button"
      tabindex=${picks.focus === id ? 0 : -1} aria-label=${label(now, id, state, carrier)}
      aria-disabled=${state.target ? nothing : "true"} data-target=${state.target ? id : nothing}
      aria-pressed=${state.target ? (picks.to === id || picks.restart === id ? "true" : "false") : nothing}
      data-drag=${carrier && now.targets ? "choose" : nothing} data-drag-piece=".fd.puck .pk"
      @click=${press((at) => run.field(id, at))} @focus=${() => run.focus(id)}>
    <circle class="hit" r="68"></circle>
    <g class="ct"><circle class="c" r=${r}></circle><circle class="c2" r=${r + 3}></circle>${printedMark(
      printed,
    )}${lit(state.cls, r + 11)}${carrier ? puck(now) : nothing}</g>
    ${state.led ? oddsTag(inPercent(now, state.led)) : nothing}
  </g>`;
}

/** @param {Field} printed */
function printedMark({ no_defence: open, bonus }) {
  if (open)
    return svg`<svg class="fi" x="-21" y="-21" width="42" height="42" viewBox="0 0 24 24">${drawn("nodef")}</svg>`;
  if (!bonus) return svg`<circle class="spot" r="9"></circle>`;
  return svg`<svg class="fi" x="-17" y="-37" width="34" height="34" viewBox="0 0 24 24">${drawn(bonus.attr)}</svg><text
    x="-1" y="32" text-anchor="middle">${signed(bonus.value)}</text>`;
}

const lit = (/** @type {string} */ cls, /** @type {number} */ r) =>
  cls === "sel"
    ? svg`<circle class="lit on" r=${r}></circle><circle class="lit in" r=${r}></circle>`
    : cls
      ? svg`<circle class="lit" r=${r}></circle>`
      : nothing;

/** Draw the probability to get there with the dice alone. @param {string} odds */
const oddsTag = (odds) =>
  svg`<g class="tg"><rect x="-37" y="49" width="74" height="34" rx="9"></rect><text x="0" y="75"
    text-anchor="middle">${odds}</text></g>`;

/** Let the puck slide here once, from where the last move began. @param {Now} now */
function puck(now) {
  const { duel, view, phase, shown } = now;
  const follows = shown ? phase !== "faceoff" : phase === "attack_declare";
  if (!duel?.verdict?.success || !duel.to || duel.to !== view.puck || !follows) return carried(now);
  const [from, to] = [now.place(duel.source), now.place(duel.to)];
  const start = (/** @type {Element | undefined} */ group) => {
    if (!(group instanceof SVGElement)) return;
    group.style.setProperty("--dx", `${from.x - to.x}px`); // a property, as style attributes are forbidden
    group.style.setProperty("--dy", `${from.y - to.y}px`);
  };
  return keyed(duel.number, svg`<g class="slide" ${ref(start)}>${carried(now)}</g>`);
}

/** @param {Now} now */
function carried({ attacker }) {
  const seat = (attacker ?? 0) + 1;
  return svg`<circle class="ring edge" r="54"></circle><circle class="ring s${seat}" r="54"></circle><circle
    class="ring rim" r="62"></circle>
  <g class="on-ice">${use(`jer${seat}`, -78, -76, 62)}</g>${PUCK}`;
}
const PUCK = svg`<g class="pk"><ellipse cx="46" cy="42" rx="23" ry="14" fill="#F4F6EE"></ellipse><path d="M26 38v8c0 6
  9 10.500 20 10.500S66 52 66 46v-8Z" fill="#15211C"></path><ellipse cx="46" cy="38" rx="20" ry="11"
  fill="#15211C"></ellipse><ellipse cx="46" cy="37" rx="14" ry="6.5" fill="none" stroke="#7F9098"
  stroke-width="1.6"></ellipse></g>`;

/**
 * Return the state of a field: chosen, a target of the picked move, of another one, or neither.
 * @param {Now} now @param {string} id @returns {State}
 */
function stateOf(now, id) {
  const { open, picks, targets } = now;
  if (open) return open.to === id ? { cls: "sel", target: false, cost: open.cost } : { cls: "", target: false };
  if (now.phase === "restart_choice") {
    const offered = now.of("restart").some(({ at }) => at === id);
    return { cls: picks.restart === id ? "sel" : offered ? "legal" : "", target: offered };
  }
  const by = MOVES.filter((move) => targets?.[move].has(id));
  const ways = now.preview?.declare;
  if (!picks.move || !by.includes(picks.move) || (!picks.named && picks.to !== id)) {
    const found = by.flatMap((move) => ways?.[move][id] ?? []);
    const led = found.length ? found.reduce((best, one) => (one.odds > best.odds ? one : best)) : undefined;
    return { cls: by.length ? "alt" : "", target: by.length > 0, by, led };
  }
  const led = ways?.[picks.move][id];
  return { cls: picks.to === id ? "sel" : "legal", target: true, cost: wayTo(now, picks.move, id).cost, by, led };
}

/** @param {Now} now @param {string} id @param {State} state @param {boolean} carrier */
function label(now, id, state, carrier) {
  const { t, names, table, components, attacker } = now;
  const { bonus, no_defence: open } = components.rink.fields[id];
  const moves = (state.by ?? []).map(names.attr).join(", ");
  return [
    names.field(id),
    bonus
      ? `${names.attr(bonus.attr)} ${signed(bonus.value)} ${inPercent(now, state.led)}`.trim()
      : t(open ? "ui-no-defence" : "ui-no-bonus"),
    state.cost !== undefined && t("ui-lines-cost", { cost: minus(state.cost) }),
    carrier && t("ui-puck-of", { name: table.name(attacker ?? 0) }),
    state.cls === "sel" && t("ui-target-chosen"),
    state.led && diceAlone(now, state.led),
    state.cls === "legal" && t("ui-target"),
    state.cls === "alt" && t("ui-target-other", { moves }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Draw the referee's pile at the referee's half circle, and the card turned last. @param {Now} now */
function deck(now) {
  const { view, duel, phase } = now;
  const { turned, stage, left } = view.clock;
  const out = Object.keys(turned).filter((id) => turned[id].stage === stage);
  const last = out.sort((a, b) => turned[a].place - turned[b].place).at(-1) ?? "";
  const inDuel = Object.values(duel?.turns ?? {}).some(({ whistles }) => last in (whistles ?? {}));
  const shown = inDuel && phase !== "faceoff";
  return svg`<g aria-hidden="true"><g transform="translate(${shown ? 566 : 600} 505)">
      <rect class="shade" x="-27" y="-38" width="62" height="82" rx="7"></rect><rect class="card" x="-31" y="-41"
        width="62" height="82" rx="7"></rect>
      <path class="zebra" d="M-22 -40V40M-8 -40V40M8 -40V40M22 -40V40"></path><rect class="plate" x="-21" y="-18"
        width="42" height="36" rx="8"></rect>
      <text class="left" x="0" y="12" text-anchor="middle">${left}</text></g>
    ${shown ? keyed(last, turnedCard(now.names, last)) : nothing}</g>`;
}

/** The number of letters that fit on a line of a referee card; longer lines are condensed. */
const FITS = 8;

/** @param {Names} names @param {string} id */
function turnedCard(names, id) {
  const { effect, name } = names.whistle(id);
  const lines = twoLines(names.word(name));
  const mark = effect.mod
    ? svg`<text class="mod" x="0" y="-6" text-anchor="middle">${signed(effect.mod)}</text>`
    : svg`<svg class="pg" x="-24" y="-46" width="48" height="48" viewBox="0 0 24 24">${drawn(
        whistlePicture(effect),
      )}</svg>`;
  const print = (/** @type {string} */ line, /** @type {number} */ i) =>
    svg`<text class="nm ${line.length > FITS ? "long" : ""}" x="0" y=${(lines.length > 1 ? 20 : 30) + i * 17}
      text-anchor="middle" textLength=${line.length > FITS ? 70 : nothing}
      lengthAdjust="spacingAndGlyphs">${line}</text>`;
  return svg`<g class="turned" transform="translate(642 496)"><rect class="shade" x="-42" y="-60" width="92"
      height="122" rx="9"></rect><rect class="card" x="-46" y="-64" width="92" height="122" rx="9"></rect>
    <path class="zebra" d="M-38 -63V57M-26 -63V57M-14 -63V57M-2 -63V57M10 -63V57M22 -63V57M34 -63V57"></path><rect
      class="plate" x="-40" y="-52" width="80" height="98" rx="5"></rect>
    ${mark}${lines.map(print)}</g>`;
}

/** Draw the end of an animated shot: in the net, or in the goalkeeper's glove. @param {Now} now */
function shot(now) {
  const { duel, shown } = now;
  if (!duel || !shown?.puck) return nothing;
  const goal = goalSide(now, duel.attacker);
  const out = shown.puck === "glove" ? (goal > 600 ? -34 : 34) : 0;
  const from = now.place(duel.source);
  const flight = `--from-x: ${from.x - goal - out}px; --from-y: ${from.y - 300}px`;
  return svg`<g transform="translate(${goal + out} 300)" aria-hidden="true"><g class="shot" .style=${flight}>
    <g transform="translate(-46 -40)">${PUCK}</g></g>${
      shown.puck === "glove"
        ? svg`<g class="glove"><circle r="36"></circle>${use("i-glove", -26, -27, 52)}</g>`
        : nothing
    }</g>`;
}

/**
 * Draw a face-off: the referee has the puck until one has won it. Both throw, the viewer's own dice on the left.
 * @param {Now} now
 */
function faceoff({ view, me, place }) {
  const { x, y } = place(view.puck);
  const left = me ?? 0;
  const { rolls, winner } = view.faceoff ?? { rolls: null, winner: null };
  const held = svg`<circle class="ring edge wide" r="62"></circle><circle class="zeb" r="62"></circle><circle
      class="ring thin" r="71"></circle><circle class="ring thin" r="53"></circle>
    <g transform="translate(-46 -42)">${PUCK}</g>`;
  return svg`<g class="fo" aria-hidden="true" transform="translate(${x} ${y})">${winner === null ? held : nothing}
    ${rolled(rolls?.[left] ?? null, -112)}${rolled(rolls?.[1 - left] ?? null, 112)}</g>`;
}

/** @param {{dice: (number | null)[]} | null} roll @param {number} x */
const rolled = (roll, x) =>
  [-44, 44].map((y, i) => {
    const lean = (x > 0 ? 1 : -1) * (i ? -1 : 1);
    const tumbling = roll?.dice[i] === null;
    return roll
      ? svg`<g class="thrown" transform="translate(${x} ${y}) rotate(${12 * lean})"><g class=${
          tumbling ? "tumbling" : ""
        }><rect class="shade" x="-27" y="-25" width="58" height="58" rx="11"></rect>${use(
          `d${roll.dice[i] ?? "q"}`,
          -29,
          -29,
          58,
        )}</g></g>`
      : svg`<rect class="to-roll" x=${x - 28} y=${y - 28} width="56" height="56" rx="10"
          transform="rotate(${8 * lean} ${x} ${y})"></rect>`;
  });
