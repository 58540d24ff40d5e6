// The rink: painted ice below, fields above, the puck and its way on top. Data units, 1200 by 600.
import { html, nothing, svg } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { ref } from "lit-html/directives/ref.js";
import { whistlePicture } from "./cards.js";
import { drawn, use } from "./marks.js";
import { minus } from "./names.js";
import { crossing } from "./reading.js";

const SCRATCHES =
  "M723 137q-7 -5 11 -34M252 247q31 -26 59 -33M136 104q-2 -1 21 13M313 174q39 1 71 40M872 85q-14 -32 -34 -35M653 274q-38 28 -54 29M691 346q31 6 84 -17M444 250q-25 -3 -66 30M182 376q-12 23 -38 23M935 457q-1 16 -10 19M227 354q-6 12 -14 27M979 207q21 -6 65 -31M140 402q-32 13 -71 31M994 95q-33 19 -67 -6M193 91q50 13 89 -1M787 146q34 -32 66 -26M506 453q0 -19 -17 -24M874 260q9 -9 37 -30M532 137q-45 -17 -69 -18M537 66q8 11 34 35M712 124q48 31 86 25M170 293q40 18 84 31M877 261q-26 13 -64 21M187 157q-37 -19 -73 -14M285 234q20 -39 63 -34M369 334q-28 -18 -65 6M204 507q-21 6 -37 38M576 237q33 -12 64 6M296 494q18 17 34 19M698 103q-18 -15 -54 -27M602 305q45 -31 87 -20M115 448q28 -18 45 -2M1089 228q41 -16 72 -12M1069 242q-31 -24 -83 -37M1027 192q-24 24 -41 37";

const circle = (/** @type {number} */ x, /** @type {number} */ y) =>
  svg`<circle class="mk" cx=${x} cy=${y} r="78"></circle><path class="mk" d="M${x - 12} ${y - 78}v-15M${x + 12} ${y - 78}v-15M${x - 12} ${y + 78}v15M${x + 12} ${y + 78}v15"></path>`;

const BOARDS = (/** @type {string} */ cls) =>
  svg`<rect class=${cls} x="40" y="40" width="1120" height="520" rx="140"></rect>`;

const GOAL = svg`<path d="M1108 262h22q14 0 14 14v48q0 14 -14 14h-22" fill="#fff"></path><path class="net" d="M1108 262h22q14 0 14 14v48q0 14 -14 14h-22Z"></path>`;

/** Everything that never changes; point-symmetric, so nobody needs it turned. */
const ICE = svg`<defs>
    <clipPath id="hg-rc"><rect x="40" y="40" width="1120" height="520" rx="140"></rect></clipPath>
    <radialGradient id="hg-ice" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".85"></stop><stop offset=".55" stop-color="#fff" stop-opacity=".25"></stop><stop offset="1" stop-color="#fff" stop-opacity="0"></stop></radialGradient>
    <pattern id="hg-net" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 0 7 7M7 0 0 7" stroke="#6E8490" stroke-width="1.2"></path></pattern>
  </defs>
  <rect class="shadow" x="34" y="44" width="1132" height="528" rx="146"></rect>
  ${BOARDS("ground")}
  <g clip-path="url(#hg-rc)">
    <rect class="zone" x="40" y="40" width="390" height="520"></rect><rect class="zone" x="770" y="40" width="390" height="520"></rect>
    ${BOARDS("sheen")}<path class="scratch" d=${SCRATCHES}></path>
    <path class="mk" d="M92 30V570M1108 30V570"></path><path class="blue" d="M430 30V570M770 30V570"></path>
    <path class="red" d="M600 30V570"></path><path class="dash" d="M600 44V570"></path>
    <path class="crease" d="M92 214a86 86 0 0 1 0 172Z"></path><path class="crease" d="M1108 214a86 86 0 0 0 0 172Z"></path>
    ${circle(235, 150)}${circle(235, 450)}${circle(965, 150)}${circle(965, 450)}<circle class="mkb" cx="600" cy="300" r="78"></circle>
    <path class="mk" d="M530 560a70 70 0 0 1 140 0"></path>
  </g>
  ${BOARDS("wall ink")}${BOARDS("wall chalk")}${BOARDS("wall joints")}
  <rect class="kick" x="47.5" y="47.5" width="1105" height="505" rx="133"></rect>
  ${GOAL}<g transform="rotate(180 600 300)">${GOAL}</g>`;

/** @param {any} now @param {any} pick what is chosen on the board @param {any} run what tapping does */
export function rink(now, pick, run) {
  const { t, view } = now;
  return html`<div class="rk"><svg class="bd hg" viewBox="14 14 1172 572" role="group" aria-label=${t("ui-rink-label")}>
    ${ICE}${words(now)}${goals(now, pick, run)}${chevrons(now)}${lastMove(now)}${path(now, pick)}
    ${Object.keys(now.components.rink.fields).map((id) => field(now, pick, id, run))}
    ${deck(now)}${view.phase === "faceoff" ? faceoff(now) : nothing}
  </svg></div>`;
}

/** @param {any} now */
function words({ t, flipped }) {
  const [left, right] = flipped ? [t("ui-east"), t("ui-west")] : [t("ui-west"), t("ui-east")];
  return svg`<text class="paint" x="338" y="528" text-anchor="middle">${left}</text><text class="paint" x="862" y="528" text-anchor="middle">${right}</text>`;
}

/** The attacked goal is a target of its own; after a goal its lamp is lit. @param {any} now @param {any} pick @param {any} run */
function goals(now, pick, run) {
  const { duel, t, phase } = now;
  const lamp = duel?.verdict?.goal && phase !== "attack_declare" ? goalSide(now, duel.attacker) : null;
  const lit =
    lamp === null
      ? nothing
      : svg`<circle class="glow" cx=${lamp} cy="300" r="44"></circle><circle class="lamp" cx=${lamp} cy="300" r="15"></circle>`;
  if (!pick.targets?.shot?.size) return lit;
  const x = goalSide(now, now.attacker);
  const chosen = pick.move === "shot";
  return svg`${lit}<g class="goal ${chosen ? "sel" : ""}" role="button" tabindex="-1" aria-label=${t("ui-shoot-here")} @click=${() => run.goal()}>
    <rect class="hit" x=${x - 40} y="246" width="80" height="108" rx="16"></rect></g>`;
}

/** @param {any} now @param {number} attacker */
const goalSide = ({ flipped }, attacker) => ((attacker === 0) !== flipped ? 1128 : 72);

/** The direction of the attack, in the attacker's colour. @param {any} now */
function chevrons(now) {
  if (now.attacker === null || now.phase === "restart_choice") return nothing;
  const right = goalSide(now, now.attacker) > 600;
  return svg`<g class="chev s${now.attacker + 1}" transform=${right ? nothing : "rotate(180 600 300)"}><path d="M694 284l16 16-16 16"></path><path d="M718 284l16 16-16 16"></path><path d="M742 284l16 16-16 16"></path></g>`;
}

/** @param {any} now @param {string} source @param {string | null} to @param {string} move */
function way(now, source, to, move, attacker = now.attacker) {
  const from = now.place(source);
  const end =
    to === null || to === "goal"
      ? { x: goalSide(now, attacker) + (goalSide(now, attacker) > 600 ? -22 : 22), y: 300 }
      : now.place(to);
  if (move === "strength" || move === "shot") return `M${from.x} ${from.y}L${end.x} ${end.y}`;
  const middle = (from.y + end.y) / 2;
  const bow = middle > 301 ? 66 : -66;
  return `M${from.x} ${from.y}Q${(from.x + end.x) / 2} ${middle + bow * 1.5} ${end.x} ${end.y}`;
}

/** Where the puck came from, dotted. @param {any} now */
function lastMove(now) {
  const { duel } = now;
  if (!duel?.verdict?.success || now.phase === "attack_prepare") return nothing;
  return svg`<path class="last" d=${way(now, duel.source, duel.to, duel.move, duel.attacker)}></path>`;
}

/** The chosen or declared way, and what its lines cost. @param {any} now @param {any} pick */
function path(now, pick) {
  const { open } = now;
  const move = open?.move ?? pick.move;
  const to = open ? (open.to ?? "goal") : pick.to;
  if (!move || !to || now.attacker === null) return nothing;
  const source = open?.source ?? now.view.puck;
  const free = open && Object.keys(open.turns[open.attacker].struck ?? {}).some((key) => key.startsWith("lines:"));
  const cost = now.components.moves[move].line_cost;
  const lines = open ? open.crossed : crossing(now, move, to).lines;
  const d = way(now, source, to, move);
  return keyed(
    d,
    svg`<path class="path" pathLength="1" d=${d}></path>${lines.map((/** @type {string} */ line, /** @type {number} */ i) => tag(now, d, line, free ? "0" : minus(-cost), i))}`,
  );
}

/** A tag on the line that is crossed. @param {any} now @param {string} d */
function tag(now, d, /** @type {string} */ line, /** @type {string} */ text, /** @type {number} */ place) {
  const [x0, y0, ...rest] = d.match(/-?[\d.]+/g).map(Number);
  const straight = rest.length === 2;
  const [x1, y1] = rest.slice(-2);
  const x = now.flipped ? 1200 - now.components.rink.lines[line].x : now.components.rink.lines[line].x;
  const s = (x - x0) / (x1 - x0);
  const y = straight ? y0 + s * (y1 - y0) : (1 - s) ** 2 * y0 + 2 * s * (1 - s) * rest[1] + s ** 2 * y1;
  return svg`<g class="tgx t${place}"><rect x=${x - 25} y=${y - 17} width="50" height="34" rx="9"></rect><text x=${x} y=${y + 9} text-anchor="middle">${text}</text></g>`;
}

/** @param {any} now @param {any} pick @param {string} id @param {any} run */
function field(now, pick, id, run) {
  const printed = now.components.rink.fields[id];
  const { x, y } = now.place(id);
  const state = stateOf(now, pick, id);
  const carrier = now.view.puck === id && now.attacker !== null && now.phase !== "restart_choice";
  const r = printed.no_defence ? 38 : 46;
  const classes = ["fd", state.cls, carrier ? "puck" : "", printed.bonus ? `a-${printed.bonus.attr}` : ""].join(" ");
  return svg`<g class=${classes} data-field=${id} transform="translate(${x} ${y})" role="button" tabindex=${pick.focus === id ? 0 : -1}
      aria-label=${label(now, id, state, carrier)} aria-disabled=${state.target ? nothing : "true"} @click=${() => run.field(id)} @focus=${() => run.focus(id)}>
    <circle class="hit" r="68"></circle>
    <g class="ct"><circle class="c" r=${r}></circle><circle class="c2" r=${r + 3}></circle>${printedMark(printed)}${lit(state.cls, r + 11)}${carrier ? puck(now) : nothing}</g>
    ${state.cost === undefined ? nothing : costTag(state.cost)}
  </g>`;
}

/** @param {any} printed */
function printedMark(printed) {
  if (printed.no_defence)
    return svg`<svg class="fi" x="-21" y="-21" width="42" height="42" viewBox="0 0 24 24">${drawn("nodef")}</svg>`;
  if (!printed.bonus) return svg`<circle class="spot" r="9"></circle>`;
  return svg`<svg class="fi" x="-17" y="-37" width="34" height="34" viewBox="0 0 24 24">${drawn(printed.bonus.attr)}</svg><text x="-1" y="32" text-anchor="middle">+${printed.bonus.value}</text>`;
}

const lit = (/** @type {string} */ cls, /** @type {number} */ r) =>
  cls === "sel"
    ? svg`<circle class="lit on" r=${r}></circle><circle class="lit in" r=${r}></circle>`
    : cls
      ? svg`<circle class="lit" r=${r}></circle>`
      : nothing;

const costTag = (/** @type {number} */ cost) =>
  svg`<g class="tg"><rect x=${cost ? -25 : -17.5} y="49" width=${cost ? 50 : 35} height="34" rx="9"></rect><text x="0" y="75" text-anchor="middle">${minus(-cost)}</text></g>`;

/** The puck has come here by the last move: it slides, once. @param {any} now */
function puck(now) {
  const { duel, view } = now;
  const came = duel?.verdict?.success && duel.to === view.puck && now.phase === "attack_declare";
  if (!came) return carried(now);
  const [from, to] = [now.place(duel.source), now.place(duel.to)];
  const start = (/** @type {Element | undefined} */ group) => {
    if (!(group instanceof SVGElement)) return;
    group.style.setProperty("--dx", `${from.x - to.x}px`); // as a property: the page allows no style attributes
    group.style.setProperty("--dy", `${from.y - to.y}px`);
  };
  return keyed(duel.number, svg`<g class="slide" ${ref(start)}>${carried(now)}</g>`);
}

/** @param {any} now */
const carried = ({
  attacker,
}) => svg`<circle class="ring edge" r="54"></circle><circle class="ring s${attacker + 1}" r="54"></circle><circle class="ring rim" r="62"></circle>
  <g class="on-ice">${use(`jer${attacker + 1}`, -78, -76, 62)}</g>${PUCK}`;
const PUCK = svg`<g class="pk"><ellipse cx="46" cy="42" rx="23" ry="14" fill="#F4F6EE"></ellipse><path d="M26 38v8c0 6 9 10.500 20 10.500S66 52 66 46v-8Z" fill="#15211C"></path><ellipse cx="46" cy="38" rx="20" ry="11" fill="#15211C"></ellipse><ellipse cx="46" cy="37" rx="14" ry="6.5" fill="none" stroke="#7F9098" stroke-width="1.6"></ellipse></g>`;

/** How a field stands: chosen, a target of the picked move, of another one, or neither. @param {any} now @param {any} pick @param {string} id */
function stateOf(now, pick, id) {
  if (now.open)
    return { cls: now.open.to === id ? "sel" : "", target: false, cost: now.open.to === id ? costOf(now) : undefined };
  if (now.phase === "restart_choice") {
    const offered = now.of("restart").some((/** @type {any} */ action) => action.at === id);
    return { cls: pick.restart === id ? "sel" : offered ? "legal" : "", target: offered };
  }
  const by = pick.targets ? Object.keys(pick.targets).filter((move) => pick.targets[move].has(id)) : [];
  if (pick.move && by.includes(pick.move)) {
    const { cost } = crossing(now, pick.move, id);
    return { cls: pick.to === id ? "sel" : "legal", target: true, cost, by };
  }
  return { cls: by.length ? "alt" : "", target: by.length > 0, by };
}

/** @param {any} now */
const costOf = (now) => now.components.moves[now.open.move].line_cost * now.open.crossed.length;

/** @param {any} now @param {string} id @param {any} state @param {boolean} carrier */
function label(now, id, state, carrier) {
  const { t, names, table } = now;
  const printed = now.components.rink.fields[id];
  const parts = [names.field(id)];
  if (printed.bonus) parts.push(`${names.attr(printed.bonus.attr)} +${printed.bonus.value}`);
  else parts.push(t(printed.no_defence ? "ui-no-defence" : "ui-no-bonus"));
  if (state.cost !== undefined) parts.push(t("ui-lines-cost", { cost: minus(-state.cost) }));
  if (carrier) parts.push(t("ui-puck-of", { name: table.name(now.attacker) }));
  if (state.cls === "sel") parts.push(t("ui-target-chosen"));
  if (state.cls === "legal") parts.push(t("ui-target"));
  if (state.cls === "alt") parts.push(t("ui-target-other", { moves: state.by.map(names.attr).join(", ") }));
  return parts.join(", ");
}

/** The referee's pile at his half circle, and the card turned last. @param {any} now */
function deck(now) {
  const { view, names, duel } = now;
  const turned = Object.entries(view.clock.turned).filter(([, one]) => one.stage === view.clock.stage);
  const last = turned.sort((a, b) => a[1].place - b[1].place).at(-1)?.[0];
  const shown =
    last && duel && Object.values(duel.turns).some((turn) => last in (turn.whistles ?? {})) && now.phase !== "faceoff"
      ? last
      : null;
  return svg`<g aria-hidden="true"><g transform="translate(${shown ? 566 : 600} 505)">
      <rect class="shade" x="-27" y="-38" width="62" height="82" rx="7"></rect><rect class="card" x="-31" y="-41" width="62" height="82" rx="7"></rect>
      <path class="zebra" d="M-22 -40V40M-8 -40V40M8 -40V40M22 -40V40"></path><rect class="plate" x="-21" y="-18" width="42" height="36" rx="8"></rect>
      <text class="left" x="0" y="12" text-anchor="middle">${view.clock.left}</text></g>
    ${shown ? keyed(shown, turnedCard(names, shown)) : nothing}</g>`;
}

/** @param {any} names @param {string} id */
function turnedCard(names, id) {
  const printed = names.whistle(id);
  const mod = printed.effect.mod;
  const words = names.word(printed.name).split(" ");
  const name =
    words.length > 1 && words.join(" ").length > 9 ? [words.slice(0, -1).join(" "), words.at(-1)] : [words.join(" ")];
  const mark = mod
    ? svg`<text class="mod" x="0" y="-6" text-anchor="middle">${mod > 0 ? `+${mod}` : minus(mod)}</text>`
    : svg`<svg class="pg" x="-24" y="-46" width="48" height="48" viewBox="0 0 24 24">${drawn(whistlePicture(printed.effect))}</svg>`;
  return svg`<g class="turned" transform="translate(642 496)"><rect class="shade" x="-42" y="-60" width="92" height="122" rx="9"></rect><rect class="card" x="-46" y="-64" width="92" height="122" rx="9"></rect>
    <path class="zebra" d="M-38 -63V57M-26 -63V57M-14 -63V57M-2 -63V57M10 -63V57M22 -63V57M34 -63V57"></path><rect class="plate" x="-35" y="-52" width="70" height="98" rx="5"></rect>
    ${mark}${name.map((line, i) => svg`<text class="nm" x="0" y=${(name.length > 1 ? 20 : 30) + i * 17} text-anchor="middle">${line}</text>`)}</g>`;
}

/** The puck is the referee's: both roll, own dice to the left. @param {any} now */
function faceoff(now) {
  const { view, me } = now;
  const { x, y } = now.place(view.puck);
  const left = me ?? 0;
  return svg`<g class="fo" aria-hidden="true" transform="translate(${x} ${y})"><circle class="ring edge wide" r="62"></circle><circle class="zeb" r="62"></circle><circle class="ring thin" r="71"></circle><circle class="ring thin" r="53"></circle>
    <g transform="translate(-46 -42)">${PUCK}</g>
    ${rolled(view.faceoff.rolls[left], -96)}${rolled(view.faceoff.rolls[1 - left], 96)}</g>`;
}

/** @param {any} roll @param {number} x */
const rolled = (roll, x) =>
  [-44, 44].map((y, i) =>
    roll
      ? svg`<g class="thrown" transform="translate(${x} ${y}) rotate(${(x > 0 ? 12 : -12) * (i ? -1 : 1)})"><rect class="shade" x="-27" y="-25" width="58" height="58" rx="11"></rect>${use(`d${roll.dice[i]}`, -29, -29, 58)}</g>`
      : svg`<rect class="to-roll" x=${x - 28} y=${y - 28} width="56" height="56" rx="10" transform="rotate(${(x > 0 ? 8 : -8) * (i ? -1 : 1)} ${x} ${y})"></rect>`,
  );
