// The live match: the opponent's row, his shots, yours, your row.
import { html, nothing } from "lit-html";
import { cardBack, tradingCard } from "./card.js";
import { inPosition } from "./desk.js";
import { art, face, jersey } from "./parts.js";
import { lineupOf } from "./words.js";

const ROW = ["LW", "C", "RW", "D1", "G", "D2"];
const NEIGHBOURS = { attack: ["LW", "C", "RW"], defence: ["D1", "G", "D2"] };
const OUTER = { attack: "LW-RW", defence: "D1-D2" };

/** The two sides as they lie on the table: yours (or a's) below. */
export function sidesOf({ view, me }) {
  const { match } = view;
  const below = match.sides["1"].seat !== null && match.sides["1"].seat === me ? 1 : 0;
  const side = (index) => ({
    index,
    ...match.sides[index],
    opponent: match.sides[index].seat === null ? match.opponent : null,
  });
  return { below: side(below), above: side(1 - below), playing: match.sides[below].seat === me && me !== null };
}

/** @param {import("./desk.js").Desk} desk */
export function ice(desk) {
  const { t } = desk;
  const { below, above } = sidesOf(desk);
  return html`<div class="ice">${GROUND}
    ${row(desk, above, true)}${lane(desk, above, below, false)}${lane(desk, below, above, true)}${row(desk, below, false)}
    <span class="vh">${t("ui-match-score", { a: nameOf(desk, below), b: nameOf(desk, above), one: desk.view.match.goals[below.index], other: desk.view.match.goals[above.index] })}</span>
  </div>`;
}

export const nameOf = ({ words, person }, side) =>
  side.seat === null ? words.opponentName(side.opponent) : person(side.seat);

const GROUND = html`<svg class="rk" viewBox="0 0 768 490" preserveAspectRatio="none" aria-hidden="true"><g fill="none" stroke-width="3" opacity=".38"><path d="M384 0v490" stroke="var(--rink-red)" stroke-width="6" stroke-dasharray="14 8"/><path d="M255 0v490M513 0v490" stroke="var(--rink-blue)" stroke-width="7"/><path d="M52 0v490M716 0v490" stroke="var(--rink-red)" stroke-width="2.5"/><ellipse cx="384" cy="245" rx="62" ry="62" stroke="var(--rink-blue)"/><g stroke="var(--rink-red)"><ellipse cx="150" cy="110" rx="58" ry="58"/><ellipse cx="150" cy="380" rx="58" ry="58"/><ellipse cx="618" cy="110" rx="58" ry="58"/><ellipse cx="618" cy="380" rx="58" ry="58"/></g></g><g stroke="#fff" stroke-width="1.5" opacity=".8" fill="none"><path d="M60 150c90-40 150 20 260-30M430 60c90 40 160-10 260 30M90 330c70 30 160-30 240 20M450 400c70-30 170 40 240-10M330 220c40 20 70-20 120 6"/></g></svg>`;

/* ---- rows of players ---- */

function row(desk, side, upper) {
  const { t } = desk;
  const name = nameOf(desk, side);
  return html`<div class="six ${upper ? "opp" : "own"}" role="group" aria-label=${t("ui-lineup-of", { name })}>
    <div class="tri-b"><span class="shield">${side.attack}</span>${t("ui-attack-small")}</div>
    ${side.seat === null ? club(desk, side) : html`${trio(desk, side, "attack", upper)}${trio(desk, side, "defence", upper)}`}
    <div class="tri-b"><span class="shield d">${side.defence}</span>${t("ui-defence-small")}</div>
  </div>`;
}

/** A virtual team has no players: its club's plate. */
function club({ words, t }, side) {
  const id = words.opponent(side.opponent).club;
  const { color, color2 } = words.clubColours(id);
  return html`<div class="virt" .style=${`--c1:${color};--c2:${color2}`}><span>${t("ui-virtual")}</span><b>${words.clubName(id)}</b></div>`;
}

function trio(desk, side, name, upper) {
  const team = desk.view.teams[side.seat];
  const lineup = lineupOf(team.cards);
  const pairs = team.strength[name].pairs;
  const value = (a, b) => pairs[`${a}-${b}`] ?? pairs[`${b}-${a}`] ?? 0;
  const [one, two, three] = NEIGHBOURS[name];
  return html`<div class="trio">
    ${NEIGHBOURS[name].map((slot) => player(desk, side, slot, lineup[slot], team))}
    ${[
      [one, two, 1],
      [two, three, 2],
    ].map(
      ([a, b, at]) =>
        html`<i class="lk n${at} ${value(a, b) ? "on" : ""}" aria-hidden="true">${value(a, b) ? html`<b>+1</b>` : nothing}</i>`,
    )}
    ${pairs[OUTER[name]] ? html`<i class="br ${upper ? "up" : ""}" aria-hidden="true"><b>+1</b></i>` : nothing}
  </div>`;
}

function player(desk, side, slot, id, team) {
  const { words, t, table } = desk;
  if (!id)
    return html`<span class="tc slot" role="img" aria-label=${t("ui-slot-empty", { slot: words.slot(slot) })}><span class="in">${words.slotLetter(slot)}</span></span>`;
  if (slot === "G" && words.card(id).position !== "G")
    return cardBack(t("ui-substitute", { name: words.card(id).name }));
  const bonus = side.bonuses[id];
  const out = !inPosition(table, id, slot);
  const excluded = team.excluded.includes(slot);
  const look = skaterLook(desk, side, id);
  const used = Boolean(bonus?.used);
  const tag = excluded
    ? t("ui-excluded")
    : used
      ? t("ui-used", { name: words.surname(id) })
      : out
        ? t("ui-out-of-position")
        : null;
  const extra = [
    words.slot(slot),
    out ? t("ui-out-of-position") : "",
    used ? t("ui-bonus-used") : "",
    excluded ? t("ui-excluded") : "",
  ]
    .filter(Boolean)
    .join(", ");
  return tradingCard(words, id, { ...look, out, excluded, used, tag, extra });
}

/** Your own players are buttons while it is your turn. */
export function skaterLook(desk, side, id) {
  const { mine, phase, me, actions, picks, pick } = desk;
  if (!mine || phase !== "bonus" || side.seat !== me) return {};
  const usable = actions.some((one) => one.type === "bonus" && one.source === id);
  if (!usable) return { off: true };
  const chosen = picks.source === id;
  return { usable: !chosen, chosen, run: () => pick(chosen ? { source: null, die: null } : { source: id, die: null }) };
}

export const fieldPlayers = (desk, side) => {
  const lineup = lineupOf(desk.view.teams[side.seat].cards);
  return ROW.filter((slot) => lineup[slot] && !(slot === "G" && desk.words.card(lineup[slot]).position !== "G")).map(
    (slot) => [slot, lineup[slot]],
  );
};

/* ---- dice ---- */

function lane(desk, shooter, keeper, own) {
  const { t, view } = desk;
  const name = nameOf(desk, shooter);
  const goals = view.match.goals[shooter.index];
  const dice = Object.values(shooter.dice);
  const net = html`<div class="net">${art("netL", "0 0 84 62")}<b>${shooter.target}+</b><small>${keeper.seat === desk.me && desk.me !== null ? t("ui-net-mine") : t("ui-net-of", { name: keeper.seat === null ? desk.words.clubShort(desk.words.opponent(keeper.opponent).club) : nameOf(desk, keeper) })}</small></div>`;
  const rolls = html`<div class="dice">${shooter.rolled && dice.length ? dice.map((die, index) => dieButton(desk, shooter, die, index)) : waiting(desk, shooter)}</div>`;
  const count = html`<div class="att">${shooter.seat === null ? nothing : jersey(shooter.seat, "jer s")}${t("ui-dice", { dice: dice.length || shooter.attack })}</div>`;
  return html`<div class="lane ${own ? "in" : ""}" role="group" aria-label=${t("ui-shots", { name, dice: dice.length, target: shooter.target, goals })}>
    ${own ? html`${count}${rolls}${net}` : html`${net}${rolls}${count}`}</div>`;
}

const waiting = ({ t }, side) =>
  side.rolled
    ? html`<span class="nodice">${t("ui-no-dice")}</span>`
    : Array.from(
        { length: side.attack },
        () => html`<span class="die wait">${face(null)}<span class="cap2">${t("ui-not-rolled")}</span></span>`,
      );

function dieButton(desk, side, die, index) {
  const { t, picks, pick, find, mine, me, words } = desk;
  const action =
    mine && picks.source && targetOf(desk) === side.index
      ? find({ type: "bonus", source: picks.source, die: index })
      : undefined;
  const chosen = Boolean(action) && picks.die === index;
  const goal = die.face >= side.target;
  const next = chosen ? outcomeOf(desk, die.face) : null;
  const caption =
    chosen && typeof next === "number"
      ? next >= side.target
        ? t("ui-goal")
        : t("ui-short", { by: side.target - next })
      : [
          goal ? t("ui-goal") : t("ui-short", { by: side.target - die.face }),
          die.was ? t("ui-was", { was: die.was }) : "",
        ]
          .filter(Boolean)
          .join(", ");
  const label = [
    t("ui-die-of", { name: nameOf(desk, side), number: index + 1 }),
    die.face,
    caption,
    die.by ? (words.card(die.by)?.name ?? words.effectName(die.by)) : "",
    action ? t("ui-legal-target") : "",
  ]
    .filter(Boolean)
    .join(", ");
  const cls = `die ${goal && !(chosen && typeof next === "number" && next < side.target) ? "goal" : ""} ${chosen ? "sel" : action ? "legal" : ""}`;
  const inside = html`${face(die.face)}${chosen ? html`<span class="to">${next}</span>` : nothing}<span class="cap2" aria-hidden="true">${caption}</span>`;
  if (!action) return html`<span class=${cls} role="img" aria-label=${label}>${inside}</span>`;
  return html`<button type="button" class=${cls} aria-pressed=${chosen ? "true" : "false"} @click=${() => pick({ die: chosen ? null : index })}><span class="vh">${label}</span>${inside}</button>`;
}

/** Whose dice the chosen bonus touches. */
export function targetOf({ view, picks, me }) {
  const own = view.match.sides["1"].seat === me ? 1 : 0;
  const kind = view.match.sides[own].bonuses[picks.source]?.kind;
  return kind === "minus1" || kind === "reroll_opp" ? 1 - own : own;
}

/** What a die will show; "?" for a re-roll. */
export function outcomeOf({ view, picks, me }, value) {
  const own = view.match.sides["1"].seat === me ? 1 : 0;
  const kind = view.match.sides[own].bonuses[picks.source]?.kind;
  if (kind === "plus1") return value + 1;
  if (kind === "minus1") return value - 1;
  return "?";
}
