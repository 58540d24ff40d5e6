// The calculation in two columns, part by part; parts that do not count are struck, with the reason.
import { html, nothing } from "lit-html";
import { facing, minus } from "stadion/kit/numbers.js";
import { shape } from "stadion/kit/pieces.js";
import { note as told, panel as card } from "stadion/kit/sum.js";
import { capital } from "stadion/kit/words.js";
import { cardRows, diceWords, refereeRow, specialRow } from "./card_rows.js";
import { whole } from "./chances.js";
import { choiceOf, isCounted, isFaceoff, prospect, wayTo } from "./reading.js";
import { both, cut, drawnRow, heroWords, none, part, row, struck, struckWords } from "./rows.js";

/**
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").MoveId} MoveId
 * @typedef {import("./view.d.ts").Reckoned} Reckoned
 * @typedef {import("./view.d.ts").Turn} Turn
 * @typedef {import("./view.d.ts").Prospect} Prospect
 * @typedef {import("./rows.js").Row} Row
 * @typedef {import("stadion/kit/table.d.ts").Content} Content
 * @typedef {NonNullable<Now["duel"]>} Duel
 */

/** @param {Now} now */
export function sum(now) {
  if (isFaceoff(now.view)) return faceoffSum(now);
  if (now.phase === "attack_declare" && now.picks.move) return forecastSum(now, now.picks.move);
  return now.duel ? duelSum(now, now.duel) : undefined;
}

/**
 * @param {Now} now
 * @param {{title: Content, heads: [Content, Content], rows: (Row | null)[], foot: Row, note: Content, clause: string,
 *   turned?: boolean}} parts `turned`: the second column is the viewer's, and stands first
 */
function panel({ t, table }, { title, heads, rows, foot, note, clause, turned = false }) {
  const [left, right] = turned ? [heads[1], heads[0]] : heads;
  const lines = rows.map((one) => (one ? drawnRow({ table }, one, turned) : nothing));
  return card(
    table,
    { title, clause, label: t("ui-calculation") },
    html`<table class="two"><thead><tr><th><span class="vh">${t("ui-part")}</span></th>${left}${right}</tr></thead>
    <tbody>${lines}</tbody><tfoot>${drawnRow({ table }, foot, turned)}</tfoot></table>${note}`,
  );
}

/** @param {Now} now @param {number} attacker @returns {[Content, Content]} */
const sides = ({ t }, attacker) => [
  html`<td>${shape(attacker)}${t("ui-attack")}</td>`,
  html`<td>${shape(1 - attacker)}${t("ui-defence")}</td>`,
];

/**
 * Return whether the defence comes first: it is the viewer's, or for spectators that of seat 0.
 * @param {Now} now @param {number} attacker
 */
const turnedFor = ({ me }, attacker) => attacker !== (me ?? 0);

/** @param {string} label @param {Content} attack @param {Content} defence */
const footer = (label, attack, defence) => row([label, "HG-6.1"], "", attack, defence);

/** Draw the sum of the picked move before any dice. @param {Now} now @param {MoveId} move */
function forecastSum(now, move) {
  const { t, view, names, table, preview } = now;
  const attacker = now.attacker ?? 0;
  const certain = view.forecast?.[move];
  if (!certain) return undefined;
  const { attack, defence } = certain;
  const to = move === "shot" ? "goal" : now.picks.to;
  const led = (to && preview?.declare?.[move][to]) || null;
  const { lines, cost } = to ? wayTo(now, move, to) : { lines: [], cost: 0 };
  const two = t("ui-two-dice-range");
  const holds = { name: table.name(1 - attacker), count: view.sides[1 - attacker].hand };
  return panel(now, {
    title: t("ui-before-declare", { move: capital(names.attr(move)) }),
    heads: sides(now, attacker),
    turned: turnedFor(now, attacker),
    rows: [
      ...certainRows(now, move, attack, defence),
      lines.length ? row(linesOf(now, move), lines.map(names.line).join(", "), minus(cost), none(t("ui-none"))) : null,
      row([t("ui-row-two-dice"), "HG-5.3"], "", none(two), none(two)),
    ],
    foot: footer(t("ui-row-before"), minus(led?.total ?? attack.sum.total), minus(led?.against ?? defence.sum.total)),
    note: [told(t("ui-holds", holds)), chance(now, led)],
    clause: "HG-5.1",
  });
}

/**
 * Draw the odds with the dice alone, as computed by the server.
 * @param {Now} now @param {Pick<Prospect, "odds"> | null | undefined} led
 * @returns {Content}
 */
const chance = ({ t }, led) => (led ? told(t("ui-odds", { percent: whole(led.odds) }), "odds") : nothing);

/**
 * Return the rows that are certain before any dice.
 * @param {Now} now @param {MoveId} move @param {Reckoned} attack @param {Reckoned} defence @returns {(Row | null)[]}
 */
function certainRows(now, move, attack, defence) {
  const { t, names } = now;
  const main = struckWords(now, defence, "main") || both(names.attr("attack"), names.attr("defence"), ", ");
  const beside = struckWords(now, defence, "side") || sideWords(now, move);
  const cls = (/** @type {"main" | "side" | "hero" | "field"} */ name) => cut(attack, defence, name);
  const team = now.me !== null && now.me !== now.attacker ? "HG-5.2" : "HG-5.1";
  return [
    row([t("ui-row-main"), team], main, part(attack, "main"), part(defence, "main"), cls("main")),
    row([t("ui-row-side"), team], beside, part(attack, "side"), part(defence, "side"), cls("side")),
    hasHeroes(attack) || hasHeroes(defence)
      ? row(
          [t("ui-row-hero"), "HG-5.6"],
          heroWords(now, attack, defence),
          part(attack, "hero", true),
          part(defence, "hero", true),
          cls("hero"),
        )
      : null,
    attack.sum.field || struck(attack, "field").length
      ? row(
          [t("ui-row-field"), "HG-5.4"],
          struckWords(now, attack, "field") || t("ui-favours", { attr: names.attr(move) }),
          part(attack, "field", true),
          "",
          cls("field"),
        )
      : null,
  ];
}

/** @param {Now} now @param {MoveId} move */
const sideWords = ({ names }, move) =>
  move === "shot" ? both(names.attr("shot"), names.attr("goalkeeper"), ", ") : names.attr(move);

/** @param {Reckoned} turn */
const hasHeroes = (turn) => Boolean(turn.sum.hero) || struck(turn, "hero").length > 0;

/** @param {Now} now @param {Duel} duel */
function duelSum(now, duel) {
  const { t, names, preview, picks } = now;
  const open = !duel.verdict;
  const led = open ? prospect(now, picks) : null;
  const [attack, defence] = [duel.attacker, 1 - duel.attacker].map((seat) => turnLed(now, duel.turns[seat], seat, led));
  const title = open
    ? t("ui-round-move", { number: duel.number, move: names.attr(duel.move) })
    : t("ui-round-closed", { number: duel.number });
  return panel(now, {
    title,
    heads: sides(now, duel.attacker),
    turned: turnedFor(now, duel.attacker),
    rows: [
      row([t("ui-row-dice"), "HG-5.3"], diceWords(now, attack, defence), diceOf(now, attack), diceOf(now, defence)),
      ...certainRows(now, duel.move, attack, defence),
      ...cardRows(now, duel, attack, defence),
      refereeRow(now, attack, defence),
      specialRow(now, attack, defence),
      linesRow(now, duel, attack),
    ],
    foot: footer(t("ui-row-total"), totalOf(attack), totalOf(defence)),
    note: [need(now, duel), chance(now, open ? (led ?? preview?.now) : null)],
    clause: "HG-5.1",
  });
}

/**
 * Return the turn with the parts and the total that the chosen cards would give it, as the server computed them.
 * @param {Now} now @param {Turn} turn @param {number} seat @param {Prospect | null} led @returns {Turn}
 */
function turnLed({ me, picks }, turn, seat, led) {
  if (!led) return turn;
  const own = seat === me;
  const parts = (own ? led.lines : led.against_lines).map(({ what, value }) => [what, value]);
  const total = own ? led.total : led.against;
  const hero = own && picks.card && picks.card[0] === "H" && !(picks.card in (turn.heroes ?? {})) ? picks.card : null;
  const gain = hero ? (Object.fromEntries(parts).hero ?? 0) : 0;
  const heroes = hero && gain > (turn.sum.hero ?? 0) ? { [hero]: gain } : turn.heroes;
  return { ...turn, heroes, sum: { ...Object.fromEntries(parts), total } };
}

/** Draw the reader's own calculation in one line: its parts and the result. @param {Now} now @returns {Content} */
export function sumLine(now) {
  const { view, preview, picks, me, open, table } = now;
  const led =
    (picks.move && picks.to ? preview?.declare?.[picks.move][picks.to] : null) ??
    preview?.choices?.[choiceOf(picks)] ??
    preview?.now ??
    (isFaceoff(view) ? preview?.roll : null);
  if (!led || me === null || !table.live) return undefined;
  const more = open && isCounted(open.turns[me]) ? "" : "+";
  const words = led.lines.map(({ what, value }) => `${partName(now, what)} ${minus(value)}`).join(", ");
  const against = "against" in led && typeof led.against === "number" ? `\u00a0:\u00a0${minus(led.against)}` : "";
  return html`<span class="trunc">${words}</span> <b class="disp">${minus(led.total)}${more}${against}</b>`;
}

/**
 * Return the short name of a part of the reader's sum; the two attributes have the names of the team's table.
 * @param {Now} now @param {string} what @returns {string}
 */
function partName({ t, view, picks, duel, me, attacker }, what) {
  const move = isFaceoff(view) ? "strength" : (picks.move ?? duel?.move);
  const attacks = me === attacker;
  if (what === "main") return t(attacks ? "ui-short-attack" : "ui-short-defence");
  if (what === "side" && move) return t(`ui-short-${move === "shot" && !attacks ? "goalkeeper" : move}`);
  return t(`ui-part-${what}`);
}

/** @param {Turn} turn */
function totalOf(turn) {
  const value = turn.sum.total;
  const fallen = turn.closed !== null && turn.closed !== value;
  const was = fallen ? html`<s>${minus(turn.closed ?? 0)}</s>` : nothing;
  return html`${was}${minus(value)}${isCounted(turn) ? "" : "+"}`;
}

/** @param {Now} now @param {Turn} turn */
const diceOf = ({ t }, turn) => (turn.dice ? String(turn.sum.dice ?? 0) : none(t("ui-two-dice-range")));

/** @param {Now} now @param {MoveId} move @returns {[string, string]} */
const linesOf = ({ t }, move) => [t("ui-row-lines"), move === "shot" ? "HG-4.7" : "HG-4.6"];

/** @param {Now} now @param {Duel} duel @param {Turn} attack @returns {Row | null} */
function linesRow(now, duel, attack) {
  const { t, names } = now;
  if (!duel.crossed.length) return null;
  const words = duel.crossed.map(names.line).join(", ");
  const [free] = struck(attack, "lines");
  if (!free) return row(linesOf(now, duel.move), words, minus(attack.sum.lines ?? 0), "");
  return row(
    linesOf(now, duel.move),
    t("ui-struck-card", { what: words, card: names.cause(free.card ?? "") }),
    html`<s>${minus(duel.cost)}</s> 0`,
    "",
    "cut",
  );
}

/** @param {Now} now @param {Duel} duel @returns {Content} */
function need({ t, table, me }, duel) {
  if (duel.verdict) {
    const sums = facing(me, [duel.turns[0].sum.total, duel.turns[1].sum.total]).map(minus).join("\u00a0:\u00a0");
    return told(html`<b>${sums}.</b> ${t("ui-verdict-rule")}`, duel.verdict.success ? "ok" : "");
  }
  if (duel.mover === duel.attacker) return nothing;
  const text = { name: table.name(1 - duel.attacker), count: duel.missing };
  return told(t(duel.missing ? "ui-needs" : "ui-enough", text));
}

/** @param {Now} now */
function faceoffSum(now) {
  const { t, view, table, me, preview } = now;
  const { faceoff } = view;
  if (!faceoff) return undefined;
  const seats = [me ?? 0, 1 - (me ?? 0)];
  const cells = (/** @type {(seat: number) => Content} */ of) => /** @type {[Content, Content]} */ (seats.map(of));
  const rolled = (/** @type {number} */ seat) => faceoff.rolls[seat]?.dice.join(" + ");
  return panel(now, {
    title: t("ui-faceoff"),
    heads: cells((seat) => html`<td>${shape(seat)}<span class="trunc">${table.name(seat)}</span></td>`),
    rows: [
      row([t("ui-row-dice"), "HG-3.3"], "", ...cells((seat) => rolled(seat) ?? none(t("ui-two-dice-range")))),
      row(
        [capital(now.names.attr("strength")), "HG-3.3"],
        t("ui-team-word"),
        ...cells((seat) => faceoff.parts[seat][0]),
      ),
      row(
        [t("ui-row-hero"), "HG-3.3"],
        t("ui-best-strength"),
        ...cells((seat) => faceoff.parts[seat][1] || none(t("ui-none"))),
      ),
    ],
    foot: footer(t("ui-row-value"), ...cells((seat) => faceoff.rolls[seat]?.total ?? `${faceoff.adds[seat]}+`)),
    note: [told(t("ui-faceoff-rule")), chance(now, preview?.roll)],
    clause: "HG-3.3",
  });
}
