// The strips above the rink: the score, and one that is a move picker, a duel or a face-off.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { facing, minus } from "stadion/kit/numbers.js";
import { jersey } from "stadion/kit/pieces.js";
import { capital } from "stadion/kit/words.js";
import { press } from "./buttons.js";
import { mini } from "./cards.js";
import { inPercent, whole } from "./chances.js";
import { dice, icon, nation } from "./marks.js";
import { MOVES, chosenBonus, isCounted, isFaceoff, prospect, sums, wayTo } from "./reading.js";

/**
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").MoveId} MoveId
 * @typedef {NonNullable<Now["duel"]>} Duel
 */

/** @param {Now} now */
export function score(now) {
  const { t, view, me } = now;
  const left = me ?? 0;
  const flips = flipsOf(now);
  return html`<section class="sb ss" aria-label=${t("ui-score")}>
    ${side(now, left, "")}
    <div class="mid"><span class="flap m">${view.goals[left]}</span>
      <div class="per"><b>${periodName(now)}</b>${keyedContent(html`<span>${under(now)}</span>`)}
        <div class="refs" role="img" aria-label=${t("ui-flips", { flips })}>${places(now).map(
          ({ number, last }) => html`<i class="${number <= flips ? "f" : ""} ${last ? "six" : ""}"></i>`,
        )}</div></div>
      <span class="flap m">${view.goals[1 - left]}</span></div>
    ${side(now, 1 - left, "r")}
  </section>`;
}

/**
 * Return the number of referee cards turned in the period; after the last period, those that ended it.
 * @param {Pick<Now, "view">} now
 */
export const flipsOf = ({ view: { phase, clock } }) =>
  phase === "over" ? Object.values(clock.turned).filter(({ stage }) => stage === clock.stage).length : clock.flips;

/**
 * Return the number of places for a period's referee cards; the last is for one that may still come.
 * @param {Pick<Now, "components">} now
 */
export const places = ({ components }) =>
  Array.from({ length: components.constants.max_flips_per_period }, (_, i) => ({
    number: i + 1,
    last: i >= components.constants.flips_per_period,
  }));

/** @param {Now} now @param {number} seat @param {string} cls */
function side(now, seat, cls) {
  const { table, names } = now;
  const team = now.team(seat);
  const badge = team ? nation(team) : nothing;
  const long = html`<span class="lg">${team ? names.team(team) : ""}</span>`;
  const words = html`<span class="grow"><b class="nat">${cls ? [long, badge] : [badge, long]}</b><span
    class="sm muted trunc" dir="auto">${table.name(seat)}</span></span>`;
  return html`<div class="t ${cls}">${cls ? nothing : jersey(seat)}${words}${cls ? jersey(seat) : nothing}</div>`;
}

/** @param {Now} now */
const periodName = ({ t, view }) =>
  view.decider
    ? t("ui-decider")
    : view.overtime
      ? t("ui-overtime", { number: view.overtime })
      : t("ui-period", { number: view.period });

/** @param {Now} now */
function under({ t, phase, duel, view, mine, picks }) {
  if (phase === "faceoff") return t("ui-faceoff");
  if (phase === "over") return t("ui-final");
  if (phase === "attack_declare" && duel?.verdict && !(mine && picks.picking))
    return t("ui-round-closed", { number: duel.number });
  return t("ui-round", { number: duel && phase !== "attack_declare" ? duel.number : view.rounds + 1 });
}

/** @param {Now} now */
export function strip(now) {
  if (isFaceoff(now.view)) return faceoffStrip(now);
  if (now.phase === "attack_declare" && now.mine && now.picks.picking) return picker(now);
  if (now.duel) return duelStrip(now, now.duel);
  return now.phase === "attack_declare" ? picker(now) : nothing;
}

/** @param {Now} now */
const picker = (now) =>
  html`<div class="movepick" role="radiogroup" aria-label=${now.t("ui-moves-label")}>
    ${MOVES.map((move, i) => moveButton(now, move, i + 1))}
  </div>`;

/** @param {Now} now @param {MoveId} move @param {number} key */
function moveButton(now, move, key) {
  const { t, mine, picks } = now;
  const name = capital(now.names.attr(move));
  const to = picks.to !== null && now.targets?.[move].has(picks.to) ? picks.to : null; // else the best field counts
  const [before, hint] = [sums(now, move, to), hintOf(now, move)];
  const chance = to === null ? bestChance(now, move) : inPercent(now, now.preview?.declare?.[move][to]);
  return html`<button class="mvb a-${move}" type="button" role="radio" data-move=${move}
    aria-checked=${picks.move === move ? "true" : "false"} aria-disabled=${mine ? nothing : "true"}
    @click=${press((at) => now.run.move(move, at))}>
    <span class="vh">${name}, ${t("ui-sums-label", { sums: before })}, ${hint}</span>
    <span class="bx" aria-hidden="true">${icon(move)}<kbd>${key}</kbd></span><b aria-hidden="true">${name}<small
      >${hint}</small></b>${keyedContent(
        html`<span class="rt" aria-hidden="true">${before}<small
        >${chance || t("ui-sums-before")}</small></span>`,
      )}</button>`;
}

/** Return "up to 56%", the best chance of a move; "" until it is known. @param {Now} now @param {MoveId} move */
function bestChance({ t, preview }, move) {
  const odds = Object.values(preview?.declare?.[move] ?? {}).map((led) => led.odds);
  if (!odds.length) return "";
  const best = { percent: whole(Math.max(...odds)) };
  return t(Math.max(...odds) > Math.min(...odds) ? "ui-percent-up-to" : "ui-percent", best);
}

/** @param {Now} now @param {MoveId} move */
function hintOf(now, move) {
  const { t, view } = now;
  if (move === "speed") return t("ui-hint-row");
  if (move === "strength") return t("ui-hint-diagonal");
  if (move === "pass") return t(view.onside ? "ui-hint-onside" : "ui-hint-offside");
  const { cost } = wayTo(now, "shot", "goal");
  return cost ? t("ui-hint-lines", { cost: minus(cost) }) : t("ui-hint-free");
}

/** @param {Now} now @param {Duel} duel */
function duelStrip(now, duel) {
  const left = now.me ?? 0;
  return html`<div class="duel">${duellist(now, duel, left, "a")}<div class="vs">:</div>${duellist(
    now,
    duel,
    1 - left,
    "d",
  )}</div>`;
}

/**
 * Describe dice in words; before the roll and while they tumble they have no faces.
 * @param {Now["t"]} t @param {(number | null)[]} faces
 */
const diceText = (t, faces) =>
  faces.includes(null) ? t("ui-not-rolled") : t("ui-dice-label", { dice: faces.join(" + ") });

/** @param {Now} now @param {Duel} duel @param {number} seat @param {string} cls */
function duellist(now, duel, seat, cls) {
  const { t, table } = now;
  const turn = duel.turns[seat];
  const staged = seat === now.me && now.open ? chosenBonus(now.picks) : [];
  const laid = [turn.special, turn.hero_laid, ...Object.keys(turn.bonus ?? {})].filter((id) => id !== undefined);
  /** @type {(number | null)[]} */
  const faces = turn.fixed ? [] : (turn.dice ?? Array(turn.tumbling ?? 0).fill(null));
  const wording = diceText(t, faces);
  const cards = [...laid.map((id) => mini(now, id)), ...staged.map((id) => mini(now, id, true))];
  const room = [turn.sum.total, turn.closed, !isCounted(turn)]; // the room that the total leaves to the cards
  const winner = winnerOf(duel);
  const result = winner === null ? "" : winner !== seat ? "beaten" : won(now, seat);
  const name = winner === seat ? verdictWords(now, duel, seat) : table.name(seat);
  const half = html`<div class="sd ${cls} ${result}">
    ${jersey(seat)}<div class="nm" role=${winner === seat ? "status" : nothing}>${keyedContent(
      html`<b class="trunc" dir="auto">${name}</b><span class="sub">${does(now, duel, seat)}</span>`,
      [name],
    )}</div>
    <span class="thrown ${turn.tumbling ? "tumbling" : ""}">${faces.length ? dice(faces, wording) : nothing}</span>
    ${keyedContent(html`<span class="minis">${cards}</span>`, [cards, room])}
    ${total(now, duel, seat)}</div>`;
  return keyedContent(half, [result, name]); // the words of a verdict are larger
}

/**
 * Return the class of the winner's half: the viewer's win or loss, else the seat.
 * @param {Now} now @param {number} seat
 */
const won = ({ me }, seat) => (me === null ? `won s${seat + 1}` : me === seat ? "won good" : "won bad");

/** @param {Now} now @param {Duel} duel @param {number} seat */
function does(now, duel, seat) {
  const { t, names } = now;
  const fallen = winnerOf(duel) === null ? "" : fell(now, duel);
  if (fallen && seat !== duel.attacker) return fallen;
  if (duel.attacker === seat) return names.attr(duel.move);
  const turn = duel.turns[seat];
  return turn.dice || duel.verdict ? t("ui-defends") : t("ui-starts-from", { total: turn.sum.total });
}

/** @param {Now} now @param {Duel} duel @param {number} seat */
function total(now, duel, seat) {
  const turn = duel.turns[seat];
  const led = now.open ? prospect(now, now.picks) : null;
  const value = (seat === now.me ? led?.total : led?.against) ?? turn.sum.total;
  const fallen = turn.closed !== null && turn.closed !== value;
  const open = !isCounted(turn) && !duel.verdict;
  const wins = winnerOf(duel) === seat;
  const text = html`${fallen ? html`<s>${minus(turn.closed ?? 0)}</s>` : nothing}<span
    >${minus(value)}${open ? "+" : ""}</span>`;
  return keyed(`${value} ${open}`, html`<span class="tot ${wins ? "win" : ""} ${open ? "q" : ""}">${text}</span>`);
}

/** Return the seat that won the round; null before its end. @param {Duel} duel */
function winnerOf(duel) {
  if (!duel.verdict) return null;
  return duel.verdict.success ? duel.attacker : 1 - duel.attacker;
}

/** Describe the result of a round for its winner. @param {Now} now @param {Duel} duel @param {number} seat */
function verdictWords({ t, table }, duel, seat) {
  if (duel.verdict?.goal) return t("ui-call-scores", { name: table.name(seat) });
  const id = seat === duel.attacker ? "ui-verdict-kept" : duel.move === "shot" ? "ui-verdict-saved" : "ui-verdict-won";
  return t(id, { name: table.name(seat) });
}

/** Return both totals in the viewer's order, their own first. @param {Pick<Now, "me">} now @param {Duel} duel */
export const totals = ({ me }, { turns }) => facing(me, [turns[0].sum.total, turns[1].sum.total]);

/** Describe how the attacker's total fell; "" if it has not. @param {Now} now @param {Duel} duel */
function fell({ t, names }, duel) {
  const turn = duel.turns[duel.attacker];
  if (turn.closed === null || turn.closed === turn.sum.total) return "";
  const struck = Object.entries(turn.struck ?? {});
  const heroes = struck.filter(([key]) => key.startsWith("hero:")).map(([key]) => names.card(key.slice(5)));
  const card = struck[0]?.[1].card;
  const cause = [...heroes, card ? names.cause(card) : ""].filter(Boolean).join(", ");
  return t("ui-verdict-fell", { was: turn.closed, now: turn.sum.total, cause });
}

/** @param {Now} now */
function faceoffStrip(now) {
  const { t, view, me, table } = now;
  const { faceoff } = view;
  if (!faceoff) return nothing;
  const tied = faceoff.winner === null && totalOf(faceoff, 0) !== null && totalOf(faceoff, 0) === totalOf(faceoff, 1);
  const one = (/** @type {number} */ seat, /** @type {string} */ cls) => {
    const [roll, adds, value] = [faceoff.rolls[seat], faceoff.adds[seat], totalOf(faceoff, seat)];
    const faces = roll?.dice ?? [null, null];
    const wins = faceoff.winner === seat;
    const result = faceoff.winner === null ? "" : wins ? won(now, seat) : "beaten";
    const name = wins ? t("ui-verdict-has", { name: table.name(seat) }) : table.name(seat);
    const half = html`<div class="sd ${cls} ${result}">${jersey(seat)}<div class="nm" role=${wins ? "status" : nothing}
      ><b class="trunc" dir="auto">${name}</b><span class="sub">${
        tied ? t("ui-faceoff-tied") : t("ui-faceoff-adds", { adds })
      }</span></div>
      <span class=${roll && roll.dice[0] === null ? "tumbling" : ""}>${dice(faces, diceText(t, faces))}</span
      ><span class="minis"></span>
      <span class="tot ${wins ? "win" : ""} ${value === null ? "q" : ""}">${value ?? `${adds}+`}</span></div>`;
    return keyedContent(half, [result, name, tied]);
  };
  const left = me ?? 0;
  return html`<div class="duel drop">${one(left, "a")}<div class="vs">:</div>${one(1 - left, "d")}</div>`;
}

/** @param {import("./view.d.ts").Faceoff} faceoff @param {number} seat */
const totalOf = ({ rolls }, seat) => rolls[seat]?.total ?? null;

/**
 * Return the moves that reach a field, the one with the largest lead first.
 * @param {Pick<Now, "targets" | "preview">} now @param {string} id
 */
export function waysTo({ targets, preview }, id) {
  const lead = (/** @type {MoveId} */ move) => preview?.declare?.[move][id]?.lead ?? 0;
  return MOVES.filter((move) => targets?.[move].has(id)).sort((a, b) => lead(b) - lead(a));
}
