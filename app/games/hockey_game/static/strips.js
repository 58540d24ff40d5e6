// Above the rink: the score, and one strip that is a move picker, a duel or a face-off.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { mini } from "./cards.js";
import { dice, icon, jersey, nation } from "./marks.js";
import { capital, minus } from "./names.js";
import { crossing, outlook } from "./reading.js";

/** @param {any} now */
export function score(now) {
  const { t, view, me } = now;
  const left = me ?? 0;
  const { flips } = view.clock;
  return html`<section class="sb ss" aria-label=${t("ui-score")}>
    ${side(now, left, "")}
    <div class="mid"><span class="flap m">${view.goals[left]}</span>
      <div class="per"><b>${periodName(now)}</b>${under(now)}
        <div class="refs" role="img" aria-label=${t("ui-flips", { flips })}>${[1, 2, 3, 4, 5, 6].map((n) => html`<i class="${n <= flips ? "f" : ""} ${n === 6 ? "six" : ""}"></i>`)}</div></div>
      <span class="flap m">${view.goals[1 - left]}</span></div>
    ${side(now, 1 - left, "r")}
  </section>`;
}

/** @param {any} now @param {number} seat @param {string} cls */
function side(now, seat, cls) {
  const { table, names } = now;
  const team = now.team(seat);
  const badge = team ? nation(team) : nothing;
  const long = html`<span class="lg">${team ? names.team(team) : ""}</span>`;
  const words = html`<span class="grow"><b class="nat">${cls ? html`${long}${badge}` : html`${badge}${long}`}</b><span class="sm muted trunc" dir="auto">${table.name(seat)}</span></span>`;
  return html`<div class="t ${cls}">${cls ? nothing : jersey(seat)}${words}${cls ? jersey(seat) : nothing}</div>`;
}

/** @param {any} now */
export const periodName = ({ t, view }) =>
  view.decider
    ? t("ui-decider")
    : view.overtime
      ? t("ui-overtime", { number: view.overtime })
      : t("ui-period", { number: view.period });

/** @param {any} now */
function under({ t, phase, duel, view, mine, pick }) {
  if (phase === "faceoff") return t("ui-faceoff");
  if (phase === "over") return t("ui-final");
  if (phase === "attack_declare" && duel?.verdict && !(mine && pick.picking))
    return t("ui-round-closed", { number: duel.number });
  return t("ui-round", { number: view.rounds + (duel?.verdict === null || phase === "attack_declare" ? 1 : 0) });
}

/** @param {any} now @param {any} pick @param {any} run */
export function strip(now, pick, run) {
  if (now.phase === "faceoff") return html`${goalStrip(now)}${faceoffStrip(now)}`;
  if (now.phase === "attack_declare" && now.mine && pick.picking) return picker(now, pick, run);
  if (now.duel) return html`${goalStrip(now)}${duelStrip(now, pick)}`;
  return now.phase === "attack_declare" ? picker(now, pick, run) : nothing;
}

/** @param {any} now @param {any} pick @param {any} run */
function picker(now, pick, run) {
  const { t } = now;
  return html`<div class="movepick" role="radiogroup" aria-label=${t("ui-moves-label")}>
    ${["speed", "strength", "pass", "shot"].map((move, i) => {
      const { attack, defence } = outlook(now, move);
      const { cost } = move === "shot" ? crossing(now, "shot", "goal") : { cost: 0 };
      const sums = `${minus(attack)} : ${minus(defence)}`;
      const hint = hintOf(now, pick, move, cost);
      return html`<button class="mvb a-${move}" type="button" role="radio" aria-checked=${pick.move === move ? "true" : "false"} aria-disabled=${now.mine ? nothing : "true"}
        @click=${() => now.mine && run.move(move)}>
        <span class="vh">${capital(now.names.attr(move))}, ${t("ui-sums-label", { sums })}, ${hint}</span>
        <span class="bx" aria-hidden="true">${icon(move)}<kbd>${i + 1}</kbd></span><b aria-hidden="true">${capital(now.names.attr(move))}<small>${hint}</small></b><span class="rt" aria-hidden="true">${sums}</span></button>`;
    })}
  </div>`;
}

/** @param {any} now @param {any} pick @param {string} move @param {number} cost */
function hintOf({ t, components, view, attacker }, pick, move, cost) {
  if (move === "speed") return t("ui-hint-row");
  if (move === "strength") return t("ui-hint-diagonal");
  if (move === "shot") return cost ? t("ui-hint-lines", { cost }) : t("ui-hint-free");
  const zone = attacker === 0 ? "E" : "W";
  const onside = pick.targets
    ? [...pick.targets.pass.keys()].some((id) => components.rink.fields[id].zone === zone)
    : components.rink.fields[view.puck].zone === zone;
  return t(onside ? "ui-hint-onside" : "ui-hint-offside");
}

/** @param {any} now @param {any} pick */
function duelStrip(now, pick) {
  const { duel, me } = now;
  const left = me ?? 0;
  return html`<div class="duel">${duellist(now, left, "a", pick)}<div class="vs">:</div>${duellist(now, 1 - left, "d", pick)}</div>${verdict(now)}`;
}

/** @param {any} now @param {number} seat @param {string} cls @param {any} pick */
function duellist(now, seat, cls, pick) {
  const { t, duel, table, names } = now;
  const turn = duel.turns[seat];
  const attacks = duel.attacker === seat;
  const staged = seat === now.me && now.open ? [...pick.staged] : [];
  const laid = [
    ...(turn.special ? [turn.special] : []),
    ...(turn.hero_laid ? [turn.hero_laid] : []),
    ...Object.keys(turn.bonus ?? {}),
  ];
  const what = attacks
    ? names.attr(duel.move)
    : turn.dice || duel.verdict
      ? t("ui-defends")
      : t("ui-starts-from", { total: turn.sum.total });
  const faces = turn.dice ? (turn.fixed ? [] : turn.dice) : [];
  const said = turn.dice?.length ? t("ui-dice-label", { dice: turn.dice.join(" + ") }) : "";
  return html`<div class="sd ${cls}">
    ${jersey(seat)}<div class="nm"><b class="trunc" dir="auto">${table.name(seat)}</b><span class="sub">${what}</span></div>
    ${faces.length ? keyed(`${duel.number} ${faces}`, dice(faces, said)) : nothing}
    <span class="minis">${laid.map((id) => mini(now, id))}${staged.map((id) => mini(now, id, true))}</span>
    <span class="sp"></span>${total(now, seat, stagedSum(now, staged))}</div>`;
}

/** @param {any} now @param {string[]} staged */
export const stagedSum = ({ components }, staged) =>
  staged.reduce((sum, id) => sum + (components.cards[id].value ?? 0), 0);

/** @param {any} now @param {number} seat @param {number} more */
function total(now, seat, more) {
  const { duel } = now;
  const turn = duel.turns[seat];
  const value = turn.sum.total + more;
  const fallen = turn.closed !== null && turn.closed !== value;
  const open = !turn.dice && !duel.verdict;
  const won = duel.verdict && (seat === duel.attacker) === duel.verdict.success;
  return html`<span class="tot ${won ? "win" : ""} ${open ? "q" : ""}">${fallen ? html`<s>${minus(turn.closed)}</s>` : nothing}${keyed(value, html`<span>${minus(value)}${open ? "+" : ""}</span>`)}</span>`;
}

/** @param {any} now */
function verdict(now) {
  const { t, duel, table } = now;
  if (!duel.verdict || duel.verdict.goal) return nothing;
  const { success } = duel.verdict;
  const bad = now.me !== null && (now.me === duel.attacker) !== success;
  const [attack, defence] = [duel.turns[duel.attacker].sum.total, duel.turns[1 - duel.attacker].sum.total];
  const name = table.name(success ? duel.attacker : 1 - duel.attacker);
  const id = success ? "ui-verdict-kept" : duel.move === "shot" ? "ui-verdict-saved" : "ui-verdict-won";
  return html`<div class="verdict ${bad ? "bad" : ""}" role="status">${icon(bad ? "x" : "check")}<span>${t(id, { name, attack: minus(attack), defence: minus(defence) })} ${fallen(now)}</span></div>`;
}

/** @param {any} now */
function fallen({ t, duel, names }) {
  const turn = duel.turns[duel.attacker];
  if (turn.closed === null || turn.closed === turn.sum.total) return nothing;
  const heroes = Object.entries(turn.struck ?? {}).filter(([key]) => key.startsWith("hero:"));
  const cause = Object.values(turn.struck ?? {})[0]?.card;
  return t("ui-verdict-fell", {
    was: turn.closed,
    now: turn.sum.total,
    cause: [...heroes.map(([key]) => names.card(key.slice(5))), cause ? names.cause(cause) : ""]
      .filter(Boolean)
      .join(", "),
  });
}

/** @param {any} now */
function goalStrip(now) {
  const { t, duel, table, view } = now;
  if (!duel?.verdict?.goal || now.phase === "attack_declare") return nothing;
  const sums = `${minus(duel.turns[duel.attacker].sum.total)} : ${minus(duel.turns[1 - duel.attacker].sum.total)}`;
  const golden = view.overtime > 0;
  return html`<div class="gl" role="status"><b>${t(golden ? "ui-golden-goal" : "ui-goal")}</b>
    <span>${t("ui-goal-by", { name: table.name(duel.attacker), sums, goals: view.goals.join(":") })}</span><span class="sp"></span>
    ${now.phase === "faceoff" ? html`<span class="hide-s">${t("ui-both-drew")}</span>` : nothing}</div>`;
}

/** @param {any} now */
function faceoffStrip(now) {
  const { t, view, me, table } = now;
  const one = (/** @type {number} */ seat, /** @type {string} */ cls) => {
    const roll = view.faceoff.rolls[seat];
    const adds = view.faceoff.adds[seat];
    return html`<div class="sd ${cls}">${jersey(seat)}<div class="nm"><b class="trunc" dir="auto">${table.name(seat)}</b><span class="sub">${t("ui-faceoff-adds", { adds })}</span></div>
      ${keyed(String(roll?.dice), dice(roll?.dice ?? [null, null], roll ? t("ui-dice-label", { dice: roll.dice.join(" + ") }) : t("ui-not-rolled")))}<span class="minis"></span><span class="sp"></span>
      <span class="tot ${roll ? "" : "q"}">${roll ? roll.total : `${adds}+`}</span></div>`;
  };
  const left = me ?? 0;
  return html`<div class="duel">${one(left, "a")}<div class="vs">:</div>${one(1 - left, "d")}</div>`;
}

/** Several moves lead to the tapped field: which? @param {any} now @param {any} pick @param {any} run */
export function chooser(now, pick, run) {
  if (!pick.chooser) return nothing;
  const { t, names } = now;
  const ways = waysTo(now, pick, pick.chooser);
  return html`<div class="chooser" role="menu" aria-label=${names.short(pick.chooser)}>
    <p class="sm muted">${capital(names.short(pick.chooser))}</p>
    ${ways.map(({ move, cost }) => {
      const { attack, defence } = outlook(now, move, pick.chooser);
      return html`<button class="btn" type="button" role="menuitem" @click=${() => run.way(move)}><span class="bx a-${move}">${icon(move)}</span>${capital(names.attr(move))}
        <span class="grow"></span>${cost ? html`<span class="muted sm">${minus(-cost)}</span>` : nothing}<b class="disp">${minus(attack)} : ${minus(defence)}</b></button>`;
    })}
    <p class="sm muted">${t("ui-chooser-help")}</p></div>`;
}

/** The moves that reach a field, best certain difference first. @param {any} now @param {any} pick @param {string} id */
export function waysTo(now, pick, id) {
  return Object.keys(pick.targets)
    .filter((move) => pick.targets[move].has(id))
    .map((move) => ({ move, cost: crossing(now, move, id).cost }))
    .sort((a, b) => gap(now, b.move, id) - gap(now, a.move, id));
}

/** @param {any} now @param {string} move @param {string} to */
function gap(now, move, to) {
  const { attack, defence } = outlook(now, move, to);
  return attack - defence;
}
