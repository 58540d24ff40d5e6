// The calculation: two columns, part by part, what does not count struck with its reason.
import { html, nothing } from "lit-html";
import { shape } from "./marks.js";
import { capital, minus, signed } from "./names.js";
import { crossing, outlook } from "./reading.js";

/** @param {any} now @param {any} pick */
export function sum(now, pick) {
  if (now.phase === "faceoff") return faceoffSum(now);
  if (now.phase === "attack_declare" && pick.move) return forecastSum(now, pick);
  if (now.duel) return duelSum(now, pick);
  return undefined;
}

const none = (/** @type {string} */ text) => html`<span class="na">${text}</span>`;

/** @param {any} now @param {unknown} title @param {unknown} rows @param {unknown} foot @param {unknown} note @param {string} clause @param {unknown} [heads] */
const panel = (
  now,
  title,
  rows,
  foot,
  note,
  clause,
  heads,
) => html`<section class="card calc" aria-label=${now.t("ui-calculation")}>
  <h2><span>${title}</span> <a href=${now.table.rule(clause)} target="_blank" rel="noopener">${now.t("ui-why")}</a></h2>
  <table class="two"><thead><tr><th><span class="vh">${now.t("ui-part")}</span></th>${heads ?? headsOf(now)}</tr></thead><tbody>${rows}</tbody><tfoot>${foot}</tfoot></table>
  ${note}</section>`;

/** @param {any} now */
function headsOf(now) {
  const attacker =
    now.phase === "attack_declare" && !now.showsDuel ? now.attacker : (now.duel?.attacker ?? now.attacker);
  return html`<td>${shape(attacker)}${now.t("ui-attack")}</td><td>${shape(1 - attacker)}${now.t("ui-defence")}</td>`;
}

/** @param {string} label @param {unknown} small @param {unknown} attack @param {unknown} defence @param {string} [cls] */
const row = (label, small, attack, defence, cls = "") =>
  html`<tr class=${cls}><th scope="row">${label} ${small ? html`<small>${small}</small>` : nothing}</th><td>${attack}</td><td>${defence}</td></tr>`;

/** @param {any} now @param {any} pick */
function forecastSum(now, pick) {
  const { t, view, names, table, attacker } = now;
  const { attack, defence } = view.forecast[pick.move];
  const to = pick.to;
  const { lines, cost } = to ? crossing(now, pick.move, to) : { lines: [], cost: 0 };
  const two = t("ui-two-dice-range");
  const sums = outlook(now, pick.move, to);
  return panel(
    now,
    t("ui-before-declare", { move: capital(names.attr(pick.move)) }),
    [
      ...certain(now, pick.move, attack, defence),
      lines.length
        ? row(t("ui-row-lines"), lines.map(names.line).join(", "), minus(-cost), none(t("ui-none")))
        : nothing,
      row(t("ui-row-two-dice"), "", none(two), none(two)),
    ],
    html`<tr><th scope="row">${t("ui-row-before")}</th><td>${minus(sums.attack)}</td><td>${minus(sums.defence)}</td></tr>`,
    html`<div class="prev">${t("ui-holds", { name: table.name(1 - attacker), count: view.sides[1 - attacker].hand })}</div>`,
    "HG-5.1",
  );
}

/** The rows that stand before any dice. @param {any} now @param {string} move @param {any} attack @param {any} defence */
function certain(now, move, attack, defence) {
  const { t, names } = now;
  const a = attack.sum;
  const d = defence.sum;
  const rows = [
    row(
      t("ui-row-main"),
      struckWhy(now, defence, "main") || `${names.attr("attack")}, ${names.attr("defence")}`,
      a.main ?? 0,
      part(defence, "main"),
      cut(attack, defence, "main"),
    ),
    row(
      t("ui-row-side"),
      struckWhy(now, defence, "side") || sideWords(now, move),
      a.side ?? 0,
      part(defence, "side"),
      cut(attack, defence, "side"),
    ),
  ];
  if (hasHeroes(attack) || hasHeroes(defence))
    rows.push(
      row(
        t("ui-row-hero"),
        heroWords(now, attack, defence),
        part(attack, "hero", true),
        part(defence, "hero", true),
        cut(attack, defence, "hero"),
      ),
    );
  if (a.field || struck(attack, "field").length)
    rows.push(
      row(
        t("ui-row-field"),
        struckWhy(now, attack, "field") || t("ui-favours", { attr: names.attr(move) }),
        part(attack, "field", true),
        "",
        cut(attack, defence, "field"),
      ),
    );
  return rows;
}

/** @param {any} now @param {string} move */
const sideWords = ({ names }, move) =>
  move === "shot" ? `${names.attr("shot")}, ${names.attr("goalkeeper")}` : names.attr(move);

const struck = (/** @type {any} */ turn, /** @type {string} */ name) =>
  Object.entries(turn.struck ?? {})
    .filter(([key]) => key.startsWith(`${name}:`))
    .map(([key, one]) => ({ what: key.slice(name.length + 1), .../** @type {any} */ (one) }));

const hasHeroes = (/** @type {any} */ turn) => Boolean(turn.sum.hero) || struck(turn, "hero").length > 0;

const cut = (/** @type {any} */ a, /** @type {any} */ d, /** @type {string} */ name) =>
  struck(a, name).length || struck(d, name).length ? "cut" : "";

/** A value, with what it lost struck before it. @param {any} turn @param {string} name @param {boolean} [sign] */
function part(turn, name, sign = false) {
  const value = turn.sum[name] ?? 0;
  const lost = struck(turn, name).reduce((sum, one) => sum + one.value, 0);
  const said = sign ? signed(value) : minus(value);
  return lost ? html`<s>${sign ? signed(lost) : minus(lost)}</s> ${said}` : value || !sign ? said : "";
}

/** @param {any} now @param {any} turn @param {string} name */
function struckWhy({ t, names }, turn, name) {
  return struck(turn, name)
    .map((one) => {
      if (name === "field") return names.cause(one.card);
      const what = names.attr(one.what);
      return one.card
        ? t("ui-struck-card", { what, card: names.cause(one.card) })
        : t(`ui-struck-${one.reason}`, { what });
    })
    .join("; ");
}

/** @param {any} now @param {any} attack @param {any} defence */
function heroWords(now, attack, defence) {
  const { t, names } = now;
  const words = (/** @type {any} */ turn) =>
    [
      ...Object.entries(turn.heroes ?? {}).map(([id, value]) => `${names.card(id)} ${value}`),
      ...struck(turn, "hero").map((one) =>
        t(`ui-hero-${one.reason.replaceAll("_", "-")}`, { name: names.card(one.what), cause: names.cause(one.card) }),
      ),
    ].join(", ");
  return [words(attack), words(defence)].filter(Boolean).join("; ");
}

/** @param {any} now @param {any} pick */
function duelSum(now, pick) {
  const { t, duel, names } = now;
  const attack = duel.turns[duel.attacker];
  const defence = duel.turns[1 - duel.attacker];
  const open = !duel.verdict;
  const title = open
    ? t("ui-round-move", { number: duel.number, move: names.attr(duel.move) })
    : t("ui-round-closed", { number: duel.number });
  const rows = [
    row(t("ui-row-dice"), diceWords(now, attack, defence), diceOf(now, attack), diceOf(now, defence)),
    ...certain(now, duel.move, attack, defence),
    ...cardRows(now, attack, defence, open ? [...pick.staged] : []),
    refereeRow(now, attack, defence),
    attack.sum.special || defence.sum.special
      ? row(
          t("ui-row-special"),
          specialWords(now, attack, defence),
          attack.sum.special ? signed(attack.sum.special) : "",
          defence.sum.special ? signed(defence.sum.special) : "",
        )
      : nothing,
    linesRow(now, attack),
  ];
  const mine = open && pick.staged.size ? pick.stagedSum : 0;
  const own = now.me === duel.attacker ? attack : defence;
  const foot = html`<tr><th scope="row">${t("ui-row-total")}</th><td>${totalOf(attack, own === attack ? mine : 0)}</td><td>${totalOf(defence, own === defence ? mine : 0)}</td></tr>`;
  return panel({ ...now, showsDuel: true }, title, rows, foot, note(now, attack, defence), "HG-5.1");
}

/** @param {any} turn @param {number} more */
function totalOf(turn, more) {
  const value = turn.sum.total + more;
  const fallen = turn.closed !== null && turn.closed !== value;
  return html`${fallen ? html`<s>${minus(turn.closed)}</s>` : nothing}${minus(value)}${turn.dice ? "" : "+"}`;
}

/** @param {any} now @param {any} turn */
const diceOf = ({ t }, turn) => (turn.dice ? String(turn.sum.dice ?? 0) : none(t("ui-two-dice-range")));

/** @param {any} now @param {any} attack @param {any} defence */
function diceWords({ t, names }, attack, defence) {
  const words = (/** @type {any} */ turn) => {
    if (!turn.dice) return "";
    if (turn.fixed) return names.card(turn.special);
    return turn.dice.join(" + ") + (turn.dropped ? ` (${t("ui-dropped", { die: turn.dropped[0] })})` : "");
  };
  return [words(attack), words(defence)].filter(Boolean).join("; ");
}

/** One row a card while the turn is open, one for all when it is closed. @param {any} now @param {any} attack @param {any} defence @param {string[]} staged */
function cardRows(now, attack, defence, staged) {
  const { t, duel, names, me } = now;
  const rows = [];
  const attacks = duel.mover === duel.attacker;
  const live = duel.verdict ? null : attacks ? attack : defence;
  const closed = [attack, defence].filter((turn) => turn !== live);
  const values = (/** @type {any} */ turn) => Object.keys(turn.bonus ?? {}).map((id) => now.components.cards[id].value);
  if (closed.some((turn) => turn.sum.bonus)) {
    const words = closed
      .map((turn) => values(turn).join(" + "))
      .filter(Boolean)
      .join("; ");
    const shown = (/** @type {any} */ turn) => (turn !== live && turn.sum.bonus ? signed(turn.sum.bonus) : "");
    rows.push(row(t("ui-row-cards"), words, shown(attack), shown(defence)));
  }
  const one = (/** @type {string} */ id, /** @type {string} */ cls) => {
    const value = signed(now.components.cards[id].value);
    const small = `${names.card(id)}${now.components.cards[id].symbol ? `, ${t("ui-referee")}` : ""}${cls ? `, ${t("ui-chosen")}` : ""}`;
    return row(t("ui-row-card"), small, attacks ? value : "", attacks ? "" : value, cls);
  };
  if (live) rows.push(...Object.keys(live.bonus ?? {}).map((id) => one(id, "")));
  if (live && me === duel.mover) rows.push(...staged.map((id) => one(id, "stg")));
  return rows;
}

/** @param {any} now @param {any} attack @param {any} defence */
function refereeRow({ t, names }, attack, defence) {
  const ids = [attack, defence].map((turn) => Object.keys(turn.whistles ?? {}));
  if (!ids.flat().length) return nothing;
  const words = ids
    .map((some) => some.map(names.whistleName).join(", "))
    .filter(Boolean)
    .join("; ");
  const shown = (/** @type {number} */ i, /** @type {any} */ turn) =>
    ids[i].length ? signed(turn.sum.referee ?? 0) : "";
  return row(t("ui-row-referee"), words, shown(0, attack), shown(1, defence));
}

/** @param {any} now @param {any} attack @param {any} defence */
const specialWords = ({ names }, attack, defence) =>
  [attack, defence]
    .filter((turn) => turn.sum.special)
    .map((turn) => names.card(turn.special))
    .join("; ");

/** @param {any} now @param {any} attack */
function linesRow({ t, names, duel }, attack) {
  if (!duel.crossed.length) return nothing;
  const free = struck(attack, "lines");
  const words = duel.crossed.map(names.line).join(", ");
  if (!free.length) return row(t("ui-row-lines"), words, minus(attack.sum.lines ?? 0), "");
  const lost = free.reduce((sum, one) => sum + one.value, 0);
  return row(
    t("ui-row-lines"),
    t("ui-struck-card", { what: words, card: names.cause(free[0].card) }),
    html`<s>${minus(lost)}</s> 0`,
    "",
    "cut",
  );
}

/** @param {any} now @param {any} attack @param {any} defence */
function note({ t, duel, table }, attack, defence) {
  if (duel.verdict) {
    const sums = `${minus(attack.sum.total)} : ${minus(defence.sum.total)}`;
    return html`<div class="prev ${duel.verdict.success ? "ok" : ""}"><b>${sums}.</b> ${t("ui-verdict-rule")}</div>`;
  }
  const missing = attack.sum.total - defence.sum.total;
  if (duel.mover === duel.attacker) return nothing;
  return html`<div class="prev">${t(missing > 0 ? "ui-needs" : "ui-enough", { name: table.name(1 - duel.attacker), count: missing })}</div>`;
}

/** @param {any} now */
function faceoffSum(now) {
  const { t, view, table, me } = now;
  const seats = [me ?? 0, 1 - (me ?? 0)];
  const strength = (/** @type {number} */ seat) => now.attributes(seat)?.strength ?? 0;
  const { rolls, adds } = view.faceoff;
  const heads = seats.map((seat) => html`<td>${shape(seat)}<span class="trunc">${table.name(seat)}</span></td>`);
  const cells = (/** @type {(seat: number) => unknown} */ of) => seats.map(of);
  const [d0, d1] = cells((seat) =>
    rolls[seat] ? rolls[seat].dice[0] + rolls[seat].dice[1] : none(t("ui-two-dice-range")),
  );
  const [s0, s1] = cells(strength);
  const [h0, h1] = cells((seat) => adds[seat] - strength(seat) || none(t("ui-none")));
  const [t0, t1] = cells((seat) => (rolls[seat] ? rolls[seat].total : `${adds[seat]}+`));
  return panel(
    now,
    t("ui-faceoff"),
    [
      row(t("ui-row-dice"), "", d0, d1),
      row(capital(now.names.attr("strength")), t("ui-team-word"), s0, s1),
      row(t("ui-row-hero"), t("ui-best-strength"), h0, h1),
    ],
    html`<tr><th scope="row">${t("ui-row-value")}</th><td>${t0}</td><td>${t1}</td></tr>`,
    html`<div class="prev">${t("ui-faceoff-rule")}</div>`,
    "HG-3.3",
    heads,
  );
}
