// The live match, from top to bottom: the opponent's row, their shots, yours, your row.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { jersey } from "stadion/kit/pieces.js";
import { cardBack, colours, figure, tradingCard } from "./card.js";
import { clubCrest } from "./crest.js";
import { outOfPosition, substituteCounts } from "./desk.js";
import { art, face } from "./parts.js";
import { effectText } from "./bonuses.js";
import { CLUB } from "./animations.js";
import { facingOf } from "./facing.js";
import { trainerUse } from "./rink.js";
import { belowOf, chosenUse, nameOf, shortNameOf, theSides } from "./sides.js";
import { keysOf, shownAbove, tableOf, totalsOf } from "./teams.js";
import { benchOf, lineupOf, TRIO_NAMES } from "./words.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./sides.js").Side} Side
 * @typedef {import("./view.d.ts").Slot} Slot
 * @typedef {import("./view.d.ts").Team} Team
 * @typedef {import("./view.d.ts").TrioName} TrioName
 * @typedef {import("./view.d.ts").Die} Die
 */

/** @type {Record<TrioName, [Slot, Slot, Slot]>} from left to right */
const NEIGHBOURS = { attack: ["LW", "C", "RW"], defence: ["D1", "G", "D2"] };
/** @type {Record<TrioName, string>} */
const OUTER = { attack: "LW-RW", defence: "D1-D2" };

/** @param {Desk} desk */
export function ice(desk) {
  const { view, t } = desk;
  const facing = facingOf(desk);
  if (!facing) return nothing;
  const { below, above, odds, bye } = facing;
  const [one, other] = [below, above].map((side) => view.match?.goals[side.index] ?? 0);
  const score = t("ui-match-score", { a: nameOf(desk, below), b: nameOf(desk, above), one, other });
  const drawn = html`<div class="facing ${view.match ? "on" : ""}">
    <div class="ice">
      ${GROUND} ${keysOf(desk, above, below)}
      ${keyed(`${shownAbove(desk, above)} ${desk.ui.bench}`, upperRow(desk, above))}
      ${bye ? NO_MATCH : lane(desk, above, below, false)} ${oddsBar(desk, below, above, odds)}
      ${bye ? NO_MATCH : lane(desk, below, above, true)} ${row(desk, below, false)}
      ${overtime(desk)} ${view.match ? html`<span class="vh">${score}</span>` : nothing}
    </div>
    ${tableOf(desk, above, below)}
  </div>`;
  return keyedContent(drawn, desk.table.phone && Boolean(view.match)); // a phone has other rows in a match
}

const NO_MATCH = html`<div></div>`;

/**
 * Draw the six of the opponent, or of the team whose key was pressed, or its bench.
 * @param {Desk} desk @param {Side} above
 */
function upperRow(desk, above) {
  const { ui, words, view, t, person } = desk;
  const shown = shownAbove(desk, above);
  if (shown === null) return row(desk, above, true);
  if (ui.bench) {
    const label = t("ui-bench-named", { name: person(shown) });
    const cards = words.inOrder(benchOf(view.teams[shown].cards)).map((id) => tradingCard(words, id));
    return html`<div class="six opp" role="group" aria-label=${label}><div class="trio bench">${cards}</div></div>`;
  }
  if (shown === above.seat) return row(desk, above, true);
  const [attack, defence] = totalsOf(view, shown) ?? [0, 0];
  return row(desk, { ...above, seat: shown, opponent: null, attack, defence, bonuses: {} }, true);
}

/**
 * Draw the odds of the dice alone between the two sides, in the colours of the seats.
 * @param {Desk} desk @param {Side} below @param {Side} above @param {import("./view.d.ts").Odds | null} odds
 */
function oddsBar({ t }, below, above, odds) {
  if (!odds) return html`<div class="odds" aria-hidden="true"></div>`;
  const colour = (/** @type {Side} */ { seat }) => (seat === null ? "var(--board-ink)" : `var(--seat-${seat + 1})`);
  const words = ["ahead", "level", "behind"];
  const parts = odds.map((percent, i) => {
    if (!percent) return nothing;
    const style = `flex:${percent};${i === 1 ? "" : `--oc:${colour(i ? above : below)}`}`;
    return html`<span class=${words[i]} .style=${style}><b class="word">${t(`ui-odds-${words[i]}`, { percent })}</b
      ><b class="num">${percent} %</b></span>`;
  });
  const [a, b, c] = odds;
  const bar = html`<div class="odds" role="img" aria-label=${t("ui-dice-alone", { a, b, c })}>
    <small aria-hidden="true">${t("ui-dice-alone-word")}</small><span class="brs" aria-hidden="true">${parts}</span>
  </div>`;
  return keyedContent(bar, odds);
}

/** Draw the rolls of overtime in the middle, yours first, each with its number once it is known. @param {Desk} desk */
function overtime({ scene, view, me, t }) {
  if (!scene?.duels.length) return nothing;
  const below = belowOf(view, me);
  const one = (/** @type {number | null} */ value) => html`<span class="die">${face(value)}</span>`;
  const throwOf = (/** @type {{dice: [number, number], known: boolean}} */ { dice, known }) =>
    html`<li>${[below, 1 - below].map((side) => one(known ? dice[side] : null))}</li>`;
  const thrown = html`<ol class="duel" aria-label=${t("ui-overtime")}>
    ${scene.duels.map(throwOf)}
  </ol>`;
  return keyedContent(thrown, scene.duels.length); // a further roll makes a new, wider box
}

const GROUND = html`<svg class="rk" viewBox="0 0 768 490" preserveAspectRatio="none" aria-hidden="true">
  <g fill="none" stroke-width="3" opacity=".38">
    <path d="M384 0v490" stroke="var(--rink-red)" stroke-width="6" stroke-dasharray="14 8" />
    <path d="M255 0v490M513 0v490" stroke="var(--rink-blue)" stroke-width="7" />
    <path d="M52 0v490M716 0v490" stroke="var(--rink-red)" stroke-width="2.5" />
    <ellipse cx="384" cy="245" rx="62" ry="62" stroke="var(--rink-blue)" />
    <g stroke="var(--rink-red)">
      <ellipse cx="150" cy="110" rx="58" ry="58" /><ellipse cx="150" cy="380" rx="58" ry="58" />
      <ellipse cx="618" cy="110" rx="58" ry="58" /><ellipse cx="618" cy="380" rx="58" ry="58" />
    </g>
  </g>
  <g stroke="#fff" stroke-width="1.5" opacity=".8" fill="none">
    <path d="M60 150c90-40 150 20 260-30M430 60c90 40 160-10 260 30M90 330c70 30 160-30 240 20" />
    <path d="M450 400c70-30 170 40 240-10M330 220c40 20 70-20 120 6" />
  </g>
</svg>`;

/* ---- rows of players ---- */

/** @param {Desk} desk @param {Side} side @param {boolean} upper */
function row(desk, side, upper) {
  const { t } = desk;
  const label = t("ui-lineup-of", { name: nameOf(desk, side) });
  const players = side.seat === null ? club(desk, side) : TRIO_NAMES.map((name) => trio(desk, side, name, upper));
  return html`<div class="six ${upper ? "opp" : "own"}" role="group" aria-label=${label}>
    <div class="tri-b"><span class="shield">${side.attack}</span>${t("ui-attack-small")}</div>
    ${players}
    <div class="tri-b"><span class="shield d">${side.defence}</span>${t("ui-defence-small")}</div>
  </div>`;
}

/** @type {Slot[][]} */
const FIGURES = [
  ["LW", "C", "RW"],
  ["D1", "G", "D2"],
];

/**
 * Draw six figures in the colours of a virtual team's club, with positions instead of names.
 * @param {Desk} desk @param {Side} side
 */
function club({ words }, side) {
  const id = words.clubOf(side.opponent ?? "");
  return FIGURES.map(
    (slots, i) =>
      html`${i ? html`<span class="badge">${clubCrest(words, id)}</span>` : nothing}
        <div class="trio" .style=${colours(words, id)}>
          ${slots.map((slot) => figure(words, slot))}
        </div>`,
  );
}

/** @param {Desk} desk @param {Side} side @param {TrioName} name @param {boolean} upper */
function trio(desk, side, name, upper) {
  const team = desk.view.teams[side.seat ?? 0];
  const lineup = lineupOf(team.cards);
  const pairs = team.strength?.[name].pairs ?? {};
  const value = (/** @type {string} */ a, /** @type {string} */ b) => (pairs[`${a}-${b}`] ?? pairs[`${b}-${a}`])?.[0];
  const [one, two, three] = NEIGHBOURS[name];
  const link = (/** @type {unknown} */ on, /** @type {number} */ at) =>
    html`<i class="lk n${at} ${on ? "on" : ""}" aria-hidden="true">${on ? html`<b>+1</b>` : nothing}</i>`;
  return html`<div class="trio">
    ${NEIGHBOURS[name].map((slot) => player(desk, side, slot, lineup[slot], team))}
    ${link(value(one, two), 1)}${link(value(two, three), 2)}
    ${pairs[OUTER[name]]?.[0] ? html`<i class="br ${upper ? "up" : ""}" aria-hidden="true"><b>+1</b></i>` : nothing}
  </div>`;
}

/** @param {Desk} desk @param {Side} side @param {Slot} slot @param {string | null} id @param {Team} team */
function player(desk, side, slot, id, team) {
  const { words, t, me } = desk;
  if (!id)
    return html`<span class="tc slot" role="img" aria-label=${t("ui-slot-empty", { slot: words.slot(slot) })}
      ><span class="in">${words.slotLetter(slot)}</span></span
    >`;
  if (id === team.substitute)
    return cardBack(t("ui-substitute", { name: words.card(id).name }), id, substituteCounts(team.strength));
  const out = outOfPosition(team.strength, slot);
  const excluded = team.excluded.includes(slot);
  const used = Boolean(side.bonuses[id]?.used);
  const wrong = out ? t("ui-out-of-position") : "";
  const gone = excluded ? t("ui-excluded") : "";
  const extra = [words.slot(slot), wrong, used ? t("ui-bonus-used") : "", gone].filter(Boolean).join(", ");
  return tradingCard(words, id, {
    ...(desk.phase === "trainer" && side.seat === me ? trainerUse(desk, slot) : skaterUse(desk, side, id)),
    out,
    excluded,
    used,
    tag: gone || (used ? words.surname(id) : wrong),
    extra,
  });
}

/**
 * Return the use of one of your own players, who are buttons while it is your turn.
 * @param {Desk} desk @param {Side} side @param {string} id @returns {import("./card.js").Use}
 */
export function skaterUse({ table, mine, phase, me, picks, pick, find }, side, id) {
  if (!mine || phase !== "bonus" || side.seat !== me) return {};
  if (!find({ type: "bonus", source: id }))
    return { off: true, no: (at) => table.askWhy({ type: "bonus", source: id }, at) };
  const chosen = picks.source === id;
  return { usable: !chosen, chosen, run: () => pick({ source: chosen ? null : id, die: null }) };
}

/* ---- dice ---- */

/** @param {Desk} desk @param {Side} shooter @param {Side} keeper @param {boolean} own */
function lane(desk, shooter, keeper, own) {
  const { t, view } = desk;
  const dice = Object.values(shooter.dice);
  const goals = view.match?.goals[shooter.index] ?? 0;
  const label = t("ui-shots", { name: nameOf(desk, shooter), dice: dice.length, target: shooter.target, goals });
  const shots = dice.length ? dice.map((die, index) => dieButton(desk, shooter, die, index)) : waiting(desk, shooter);
  const rolls = keyed(`${dice.length} ${shots.length}`, html`<div class="dice">${shots}</div>`);
  const shirt = shooter.seat === null ? nothing : jersey(shooter.seat, "s");
  const count = html`<div class="att">${shirt}${t("ui-dice", { dice: dice.length || shooter.attack })}</div>`;
  const goal = net(desk, shooter, keeper);
  const whose = shooter.seat ?? CLUB;
  return html`<div class="lane ${own ? "in" : ""}" role="group" aria-label=${label} data-seat=${whose}>
    ${own ? html`${count}${rolls}${goal}` : html`${goal}${rolls}${count}`}
  </div>`;
}

/** @param {Desk} desk @param {Side} shooter @param {Side} keeper */
function net(desk, shooter, keeper) {
  const { t, me } = desk;
  const short = shortNameOf(desk, keeper);
  const whose = keeper.seat !== null && keeper.seat === me ? t("ui-net-mine") : t("ui-net-of", { name: short });
  return keyedContent(
    html`<div class="net">${art("netL", "0 0 84 62")}<b>${shooter.target}+</b><small>${whose}</small></div>`,
  );
}

/** @param {Desk} desk @param {Side} side */
function waiting(desk, side) {
  if (side.rolled) return [html`<span class="nodice">${desk.t("ui-no-dice")}</span>`];
  const more = side.seat === desk.me ? diceMore(desk, side) : 0;
  return Array.from({ length: Math.max(side.attack, side.attack + more) }, (_, i) => {
    const cls = i >= side.attack ? "more" : i >= side.attack + more ? "less" : "";
    return html`<span class="die wait ${cls}"><span class="dd"></span></span>`;
  });
}

/** Return how many dice the chosen trainer card would add. @param {Desk} desk @param {Side} side */
function diceMore({ picks, ahead, phase }, { attack }) {
  const then = phase === "trainer" && picks.card ? ahead?.moves?.[picks.card]?.[picks.target ?? ""] : null;
  return then ? then[0] - attack : 0;
}

/** Draw the caption under a die: two lines at most, with space reserved for two. @param {string[]} lines */
const captioned = (lines) =>
  keyedContent(html`<span class="lack" aria-hidden="true">${lines.map((line) => html`<span>${line}</span>`)}</span>`);

/** Describe in words what a die lacks. @param {Desk["t"]} t @param {number} short */
const lack = (t, short) => (short ? t("ui-short", { by: short }) : t("ui-goal"));

/**
 * Draw a die. If the chosen bonus can change it, the result is shown with it, and a click chooses it.
 * @param {Desk} desk @param {Side} side @param {Die} die @param {number} index
 */
function dieButton(desk, side, die, index) {
  const { t, pick, picks } = desk;
  const action = dieAction(desk, side, index);
  const turned = action ? chosenUse(desk)?.dice[index] : undefined;
  const then = turned && "face" in turned ? turned : null;
  const was = die.was ? t("ui-was", { was: die.was }) : "";
  const lit = desk.scene?.showsSuccess ?? true;
  const now = lit ? [lack(t, die.short), was].filter(Boolean) : [];
  const caption = then ? [lack(t, then.short)] : now;
  const chosen = Boolean(action) && picks.die === index;
  const cls = `die ${lit && !die.short ? "goal" : ""} ${action ? "legal" : ""} ${chosen ? "chosen" : ""}`;
  const effect = action && turned ? effectText(desk, index, turned) : "";
  const label = dieLabel(desk, side, die, index, caption, effect);
  const becomes = action ? html`<span class="to">${then ? then.face : "?"}</span>` : nothing;
  const inside = html`${face(die.face)}${becomes}${captioned(caption)}`;
  const press = action
    ? () => pick({ die: chosen ? null : index })
    : (/** @type {Event} */ event) => refuse(desk, side, index, event);
  if (!desk.mine) return html`<span class=${cls} role="img" aria-label=${label} @click=${press}>${inside}</span>`;
  const state = action ? (chosen ? "true" : "false") : nothing;
  return html`<button type="button" class=${cls} data-target=${action ? `die-${index}` : nothing}
    aria-pressed=${state} aria-disabled=${action ? nothing : "true"} @click=${press}>
    <span class="vh">${label}</span>${inside}
  </button>`;
}

/**
 * Return the action that uses the chosen bonus on this die.
 * @param {Desk} desk @param {Side} side @param {number} index
 */
function dieAction(desk, side, index) {
  const { mine, picks, find } = desk;
  if (!mine || !picks.source || chosenUse(desk)?.side !== side.index) return undefined;
  return find({ type: "bonus", source: picks.source, die: index });
}

/**
 * Say why a click on a die has no effect.
 * @param {Desk} desk @param {Side} side @param {number} index @param {Event} event
 */
function refuse(desk, side, index, event) {
  const { table, words, picks } = desk;
  const at = /** @type {Element} */ (event.currentTarget);
  const use = chosenUse(desk);
  if (!picks.source || !use) table.sayWhy({ text: "ui-wrong-die-first", clause: "EX-10.5", at });
  else if (use.side === side.index) table.askWhy({ type: "bonus", source: picks.source, die: index }, at);
  else {
    const own = use.side === theSides(desk).below.index ? "yes" : "no";
    const args = { player: words.thing(picks.source), own };
    table.sayWhy({ text: "ui-wrong-side", args, clause: "EX-10.5", at });
  }
}

/**
 * @param {Desk} desk @param {Side} side @param {Die} die @param {number} index
 * @param {string[]} caption @param {string} effect
 */
function dieLabel(desk, side, die, index, caption, effect) {
  const { t, words } = desk;
  const by = die.by ? (words.isCard(die.by) ? words.card(die.by).name : words.effectName(die.by)) : "";
  const whose = t("ui-die-of", { name: nameOf(desk, side), number: index + 1 });
  return [whose, die.face, ...caption, by, effect].filter(Boolean).join(", ");
}
