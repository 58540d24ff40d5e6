// The action bar inside a turn: before the roll, and with the bonus cards after it.
import { html } from "lit-html";
import { primaryButton, steps } from "stadion/kit/bar.js";
import { minus } from "stadion/kit/numbers.js";
import { capital } from "stadion/kit/words.js";
import { back, choices, saying, timeLink } from "./buttons.js";
import { diceAlone, inPercent, parts, sentences } from "./chances.js";
import { change, consequence } from "./effects.js";
import { prospect } from "./reading.js";
import { offered } from "./tray.js";

/**
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").Action} Action
 * @typedef {import("./desk.js").BarContent} BarContent
 * @typedef {import("stadion/kit/table.d.ts").Button} Button
 * @typedef {NonNullable<Now["duel"]>} Duel
 */

/** The decision of a seat within a duel. @typedef {{duel: Duel, me: number, attacks: boolean}} Mine */

/** @param {Now} now @returns {Mine | null} */
const mineOf = ({ duel, me }) => (duel && me !== null ? { duel, me, attacks: duel.attacker === me } : null);

/** @param {Now} now @returns {BarContent} */
export function prepareBar(now) {
  const mine = mineOf(now);
  if (!mine) return { sentence: "" };
  const { t, names } = now;
  const before = mine.attacks ? [capital(names.attr(mine.duel.move))] : [];
  const labels = [...before, t("ui-step-prepare"), t("ui-step-roll"), t("ui-step-bonus"), t("ui-end-turn-word")];
  const wording = chosenCard(now) ?? rolling(now, mine);
  return { ...wording, steps: steps(labels, before.length), link: timeLink(now) };
}

/** @param {Now} now @param {Mine} mine @returns {BarContent} */
function rolling(now, { duel, me, attacks }) {
  const { t, view, types, of, run, table, names } = now;
  const [own, other] = [duel.turns[me], duel.turns[1 - me]].map(({ sum }) => minus(sum.total));
  const could = types.has("play_hero") || types.has("play_special");
  const { dice, fixed } = view.to_roll ?? { dice: 2, fixed: 0 };
  const label = fixed ? t("ui-take-fixed", { value: fixed }) : t("ui-roll-dice", { count: dice });
  const nothingFits = Object.values(view.hand ?? {}).every(Boolean) && !Object.keys(view.sides[me].heroes).length;
  const decided = now.preview?.now?.decided ?? null;
  const alone = attacks || Object.entries(view.hand ?? {}).some(([id, why]) => id[0] === "B" && !why);
  const both = saying(
    primaryButton(t("ui-roll-end"), () => run.send([of("roll")[0], { type: "end_turn" }]), {
      key: alone ? "e" : "r",
      short: { label: t("ui-roll-end-short") },
    }),
    decided ? keeps(now, duel, decided.won) : attacks ? t("ui-then-defends", { name: table.name(1 - me) }) : undefined,
  );
  const prepare = decided
    ? t(decided.won ? "ui-any-throw" : "ui-no-throw", { total: minus(decided.total), other, move: duel.move })
    : t(could ? "ui-prepare-attack" : nothingFits ? "ui-nothing-fits" : attacks ? "ui-roll-now" : "ui-tie-enough");
  const odds = diceAlone(now, now.preview?.now);
  const more = attacks ? t("ui-stands-at", { own, other }) : prepare;
  const ends = Boolean(decided) || nothingFits;
  const roll = primaryButton(label, () => run.act(of("roll")[0]), { key: "r", icon: "dice", primary: !ends });
  const declared = { move: names.attr(duel.move), field: names.short(duel.to ?? duel.source) };
  return {
    sentence: attacks ? prepare : t("ui-start-from", { own, other, ...declared }),
    short: attacks ? undefined : t("ui-start-from-short", { own, other, ...declared }),
    second: decided ? prepare : odds && table.phone ? odds : sentences(odds, more),
    buttons: [
      ...(ends && !alone ? [] : [saying(roll, nothingFits ? undefined : t("ui-then-bonus"))]),
      ...(ends ? [both] : []),
    ],
  };
}

/**
 * Describe what follows a duel, from the defender's side: who has the puck, or after a shot whether it is a goal.
 * @param {Now} now @param {Duel} duel @param {boolean} won
 */
function keeps({ t, table }, { move, attacker }, won) {
  if (won) return t(move === "shot" ? "ui-then-saved" : "ui-then-yours");
  return t(move === "shot" ? "ui-then-scores" : "ui-then-keeps", { name: table.name(attacker) });
}

/**
 * Return the bar for a card that is played alone, because it reveals something: hero, special, injury, symbol.
 * @param {Now} now @returns {BarContent | null}
 */
function chosenCard(now) {
  const { t, names, components, picks, run, table } = now;
  const ways = picks.card ? offered(table.actions, picks.card) : [];
  if (!picks.card || !ways.length) return null;
  const card = components.cards[picks.card];
  const name = names.card(picks.card);
  const clear = back(now, t("ui-clear"));
  const lay = () => run.act(ways[0]);
  const led = now.preview?.choices?.[picks.card] ?? null;
  const sums = change(now, led);
  const with_ = sums ? "yes" : "no";
  if (card.type === "injury") {
    return {
      sentence: t("ui-injury-choose"),
      short: t("ui-target-short", { card: t("ui-injury") }),
      second: names.word(card.text),
      buttons: [clear, ...injuries(now, ways)],
    };
  }
  if (card.type === "bonus") {
    return {
      sentence: t("ui-lay-symbol", { card: name, with: with_, sums }),
      second: sentences(diceAlone(now, led), t(picks.staged.length ? "ui-lay-alone-first" : "ui-lay-symbol-second")),
      buttons: [clear, symbolButton(now, lay)],
    };
  }
  const hero = card.type === "hero";
  return {
    sentence: t(hero ? "ui-lay-hero" : "ui-play-special", { card: name, with: with_, sums }),
    second: html`${sums || !table.phone ? diceAlone(now, led) : ""}
    ${consequence(now, picks.card) || (hero ? t("ui-hero-alone") : names.word(card.text))}`,
    buttons: [
      clear,
      saying(primaryButton(t("ui-lay-card", { card: name }), lay), t(hero ? "ui-then-no-card" : "ui-then-roll")),
    ],
  };
}

/** @param {Now} now @param {() => void} lay */
const symbolButton = ({ t }, lay) =>
  saying(
    primaryButton(t("ui-lay-turn"), lay, { key: "r", icon: "whistle", short: { label: t("ui-lay-turn-short") } }),
    t("ui-then-goes-on"),
  );

/**
 * Return a button for each hero who can be injured: the chance then, the sums, and that the roll comes next.
 * @param {Now} now @param {Action[]} ways
 */
const injuries = (now, ways) =>
  choices(
    ways.flatMap((way) => {
      if (way.type !== "play_special" || !way.target) return [];
      const led = now.preview?.choices?.[`${way.card}>${way.target}`];
      const hero = now.names.card(way.target);
      const label = parts(now.t("ui-remove-hero", { hero }), inPercent(now, led));
      const effect = parts(change(now, led), now.t("ui-then-roll"));
      return [{ label, effect, icon: "plaster", run: () => now.run.act(way) }];
    }),
  );

/** @param {Now} now @returns {BarContent} */
export function cardsBar(now) {
  const mine = mineOf(now);
  if (!mine) return { sentence: "" };
  const { t, picks } = now;
  const turn = mine.duel.turns[mine.me];
  const count = picks.staged.length;
  const labels = [
    t("ui-step-rolled", { dice: turn.dice?.join(" + ") || String(turn.fixed) }),
    count ? t("ui-step-bonus-chosen", { count }) : t("ui-step-bonus"),
    t("ui-end-turn-word"),
  ];
  return { ...(chosenCard(now) ?? ending(now, mine)), steps: steps(labels, 1), link: timeLink(now) };
}

/** @param {Now} now @param {Mine} mine @returns {BarContent} */
function ending(now, { duel, me, attacks }) {
  const { t, picks, table, run, of } = now;
  const led = picks.staged.length ? prospect(now, picks) : null;
  const total = minus(led?.total ?? duel.turns[me].sum.total);
  const other = minus(duel.turns[1 - me].sum.total);
  const missing = led?.missing ?? duel.missing;
  const staged = picks.staged.map((card) => /** @type {const} */ ({ type: "play_bonus", card }));
  const count = staged.length;
  const label = count ? t("ui-lay-end", { count, total }) : t("ui-end-turn", { total });
  const enough = missing
    ? t("ui-need-more", { count: missing, own: total, other })
    : t("ui-enough-now", { own: total, other });
  const end = saying(
    primaryButton(label, () => run.send([...staged, of("end_turn")[0]]), {
      key: "e",
      short: count ? { label: t("ui-lay-end-short", { count, total }) } : undefined,
    }),
    attacks ? t("ui-then-defends", { name: table.name(1 - me) }) : keeps(now, duel, !missing),
  );
  /** @type {Button} */
  const on = {
    label: t("ui-lay-on", { count }),
    effect: t("ui-then-on", { total }),
    key: "g",
    run: () => run.send(staged),
  };
  return {
    sentence: attacks ? t("ui-to-match", { name: table.name(1 - me), total }) : enough,
    second: attacks ? sentences(diceAlone(now, led ?? now.preview?.now), t("ui-ended-fixed")) : t("ui-tie-enough"),
    buttons: count ? [back(now, t("ui-clear")), on, end] : [end],
  };
}
