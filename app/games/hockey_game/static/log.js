// The log: one line an event, with the sum written out as in the rulebook's example.
import { html } from "lit-html";
import { minus, namesOf, signed } from "./names.js";

/** @param {any} entry @param {any} table */
export function sentence(entry, table) {
  const say = SENTENCES[entry.event];
  if (say) return say(entry, { table, t: table.t, names: namesOf(table), name: table.name });
  return QUIET.has(entry.event) ? null : undefined;
}

/** Told by another line of the same action. */
const QUIET = new Set(["puck_lost", "restart_offered", "faceoff_called", "period_began"]);

/** @type {Record<string, (entry: any, now: any) => any>} */
const SENTENCES = {
  team_taken: (e, { t, names, name }) =>
    t(e.by_lot ? "ui-log-team-lot" : "ui-log-team", { name: name(e.who), team: names.team(e.team) }),
  drafted: (e, { t, names, name, table }) =>
    t("ui-log-draft", { name: name(e.who), card: names.card(e.card), team: table.components.cards[e.card].team }),
  drew: (e, { t, names, name }) =>
    t(e.cards ? "ui-log-drew-own" : "ui-log-drew", {
      name: name(e.who),
      count: e.count,
      cards: (e.cards ?? []).map(names.card).join(", "),
    }),
  faceoff_rolled: (e, { t, name }) =>
    `${name(e.who)}: ${e.dice.join(" + ")}, ${t("ui-log-strength", { strength: e.strength })}${e.hero ? `, ${t("ui-log-hero", { value: e.hero })}` : ""} = ${e.total}`,
  faceoff_tied: (e, { t }) => t("ui-log-tied", { total: e.total }),
  faceoff_won: (e, { t, name }) => ({
    text: t("ui-log-faceoff-won", { name: name(e.who), totals: e.totals.join(" : ") }),
    band: true,
  }),
  declared: declared,
  special_played: (e, { t, names, name }) => t("ui-log-special", { name: name(e.seat), card: names.card(e.card) }),
  hero_laid: (e, { t, names, name }) => t("ui-log-hero-laid", { name: name(e.seat), hero: names.card(e.card) }),
  heroes_used: (e, { t, names, name }) =>
    t(e.cards.length ? "ui-log-heroes" : "ui-log-heroes-none", {
      name: name(e.seat),
      heroes: e.cards.map(names.card).join(", "),
    }),
  hero_removed: (e, { t, names }) => t("ui-hero-removed", { name: names.card(e.hero), cause: names.cause(e.cause) }),
  rolled: (e, { t, name }) =>
    t("ui-log-rolled", { name: name(e.seat), dice: e.dice.length ? e.dice.join(" + ") : String(e.fixed) }),
  bonus_played: (e, { t, names, name }) =>
    t("ui-log-bonus", { name: name(e.seat), card: names.card(e.card), total: minus(e.total) }),
  referee_turned: (e, { t, names }) =>
    t(e.who === null ? "ui-log-idle" : "ui-log-referee", {
      card: [names.whistleName(e.card), signed(names.whistle(e.card).effect.mod ?? 0)]
        .filter((part) => part !== "0")
        .join(" "),
    }),
  total_lowered: (e, { t, names }) =>
    t("ui-log-lowered", { was: minus(e.was), now: minus(e.now), cause: names.cause(e.cause) }),
  turn_closed: (e, now) => `${now.name(e.who)}: ${added(e.sum, now, "attack", e.move)}`,
  round_decided: decided,
  goal_scored: (e, { t, name }) => ({
    text: t("ui-log-goal", { name: name(e.who), goals: e.goals.join(":") }),
    band: true,
  }),
  restart_chosen: (e, { t, names, name }) =>
    t(e.kind === "faceoff" ? "ui-log-restart-faceoff" : "ui-log-restart-goalkeeper", {
      name: name(e.seat),
      field: names.short(e.at),
    }),
  time_taken: (e, { t, names, name }) =>
    t("ui-log-time", { name: name(e.seat), cards: e.cards.map(names.card).join(", ") }),
  game_ended: (e, { t, name }) => ({
    text: t("ui-log-over", { name: name(e.who), goals: e.goals.join(":") }),
    band: true,
  }),
};

/** @param {any} e @param {any} now */
function declared(e, { t, names, name }) {
  const lines = e.crossed.length ? `, ${t("ui-log-lines", { count: e.crossed.length })}` : "";
  const words =
    e.to === null
      ? t("ui-log-shot", { field: names.short(e.source) })
      : `${names.short(e.source)} → ${names.short(e.to)}`;
  return html`${name(e.seat)}: <b>${names.attr(e.move)}</b>, ${words}${lines}`;
}

/** @param {any} e @param {any} now */
function decided(e, now) {
  const { t, name } = now;
  const sums = `${minus(e.attack.total)} : ${minus(e.defence.total)}`;
  const id = e.success
    ? e.move === "shot"
      ? "ui-log-scores"
      : "ui-log-keeps"
    : e.move === "shot"
      ? "ui-log-saves"
      : "ui-log-wins";
  const who = name(e.success ? e.attacker : 1 - e.attacker);
  return {
    text: html`<span class="plain-sum">${name(1 - e.attacker)}: ${added(e.defence, now, "defence", e.move === "shot" ? "goalkeeper" : e.move)}</span><b>${sums}. ${t(id, { name: who })}</b>`,
    band: true,
  };
}

/** The sum in words, part by part. @param {any} sum @param {any} now @param {string} main @param {string} side the attributes that counted */
function added(sum, { t, names }, main, side) {
  const parts = [];
  if (sum.dice) parts.push(t("ui-log-dice", { value: sum.dice }));
  if (sum.main) parts.push(`${names.attr(main)} ${sum.main}`);
  if (sum.side) parts.push(`${names.attr(side)} ${sum.side}`);
  for (const part of ["hero", "field", "bonus", "referee", "special", "lines"]) {
    if (sum[part])
      parts.push(t(`ui-log-part-${part}`, { value: part === "referee" ? signed(sum[part]) : minus(sum[part]) }));
  }
  return `${parts.join(", ")} = ${minus(sum.total)}`;
}

/** The group a line belongs to. @param {any} entry @param {any} table */
export function heading(entry, { t }) {
  if (entry.event === "declared") return t("ui-round", { number: entry.number });
  if (entry.event === "faceoff_rolled" || entry.event === "faceoff_called") return t("ui-faceoff");
  if (entry.event === "period_began")
    return entry.overtime ? t("ui-overtime", { number: entry.overtime }) : t("ui-period", { number: entry.period });
  if (entry.event === "drafted") return t("ui-draft");
  return entry.event === "team_taken" ? t("ui-before") : null;
}
