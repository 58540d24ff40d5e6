// The action bar: who decides, what it would mean, and the buttons that do it.
import { html } from "lit-html";
import { MOVING, NAMING, ableToMove } from "./choices.js";
import { countdown, spoken } from "./countdown.js";
import { cardName } from "./names.js";
import { percent } from "./reading.js";
import { series } from "./top.js";

/** @typedef {import("./table.js").Desk} Desk */

/** @param {Desk} desk */
export function bar(desk) {
  const { now } = desk;
  if (now.phase === "over") return over(desk);
  if (!now.mine) return waiting(desk);
  if (desk.picks.card) return cardBar(desk);
  if (MOVING.includes(now.phase)) return moveBar(desk);
  const make = BARS[now.phase] ?? (NAMING[now.phase] ? nameBar : hexBar);
  return make(desk);
}

const step = (label, state) => ({ label, state });
const yours = ({ t }) => ({ flag: t("ui-flag-turn"), kind: "turn" });
const asked = ({ t }) => ({ flag: t("ui-flag-choice"), kind: "choice" });

const changeButton = ({ t, changed, change }) => ({
  label: t("ui-change"),
  key: "U",
  icon: "undo",
  disabled: !changed,
  run: change,
});
const mainButton = (desk, label, icon, key = "Enter") => ({
  label,
  icon,
  key,
  primary: true,
  disabled: !desk.intended.length,
  run: desk.confirm,
});

/** A button that sends one of the offered actions as it is. */
function plain(desk, type, label, key, icon, primary = false) {
  const action = desk.now.kinds(type)[0];
  return { label, key, icon, primary, disabled: !action, run: () => desk.send([action]) };
}

function over({ t, table, now }) {
  const { outcome } = table.doc;
  const winners = (outcome?.placements ?? []).filter((one) => one.place === 1).map((one) => table.name(one.seat));
  const [left, right] = now.view.score;
  const tally = series(now);
  const shot =
    outcome?.reason === "shootout"
      ? t("ui-over-shootout", tally)
      : outcome?.reason === "forfeit" || outcome?.reason === "resigned"
        ? t(`ui-over-${outcome.reason}`)
        : t("ui-over-goals");
  return {
    flag: t("ui-flag-over"),
    kind: "over",
    sentence:
      winners.length === 1 ? t("ui-over-won", { name: winners[0], left, right }) : t("ui-over-draw", { left, right }),
    second: shot,
    buttons: [],
  };
}

function waiting(desk) {
  const { now, t, table } = desk;
  const [seat] = now.decides;
  const who = seat === undefined ? "" : table.name(seat);
  const locked = table.me !== null && now.phase === "shot" && now.view.chosen;
  const many = now.decides.length > 1;
  return {
    flag: many ? t("ui-flag-wait") : who,
    kind: "wait",
    sentence: many
      ? t(`ui-wait-both-${now.phase}`)
      : html`${t(`ui-wait-${now.phase.replaceAll("_", "-")}`, { who })}${countdown(desk)}`,
    second: locked ? t("ui-wait-locked") : table.me === null ? t("ui-wait-watch") : t("ui-wait-nothing"),
    buttons: [],
  };
}

function moveBar(desk) {
  const { now, t, picks, lit } = desk;
  const one = now.f(picks.f);
  const others = ableToMove(now).filter((id) => id !== picks.f).length;
  const aim = picks.to && lit.get(picks.to);
  const done = plain(desk, "done", t("ui-done"), undefined, undefined, !one);
  const steps = moveSteps(desk);
  if (!one)
    return {
      ...yours(desk),
      sentence: t("ui-move-none"),
      second: t(attacks(now) ? "ui-move-att-second" : "ui-move-def-second"),
      buttons: [done],
      steps,
    };
  const buttons = [changeButton(desk), done];
  if (picks.on)
    return {
      ...yours(desk),
      sentence: t("ui-move-sub", { f: one.short, on: now.f(picks.on).short }),
      second: t("ui-move-sub-second"),
      buttons: [...buttons, mainButton(desk, t("ui-bring-on", { name: now.f(picks.on).short }), "boot", "M")],
      steps,
    };
  if (aim?.overtake)
    return {
      ...yours(desk),
      sentence: t("ui-overtake-to", { name: one.short, hex: picks.to }),
      second: t("ui-overtake-second"),
      buttons: [...buttons, mainButton(desk, t("ui-overtake-do", { hex: picks.to }), "speed", "M")],
      steps,
    };
  if (aim)
    return {
      ...yours(desk),
      sentence: t("ui-move-to", { name: one.short, hex: picks.to, cost: aim.cost }),
      second: t("ui-move-steps", { steps: aim.path.length, others }),
      buttons: [...buttons, mainButton(desk, t("ui-move-do", { name: one.short }), "boot", "M")],
      steps,
      link: { label: t("ui-undo-step"), run: desk.stepBack },
    };
  if (one.fallen)
    return {
      ...yours(desk),
      sentence: t("ui-stand-sentence", { name: one.short }),
      second: t("ui-stand-second"),
      buttons: [...buttons, mainButton(desk, t("ui-stand-do"), "boot", "M")],
      steps,
    };
  return {
    ...yours(desk),
    sentence: t("ui-move-choose", { name: one.short }),
    second: t("ui-move-others", { others }),
    buttons,
    steps,
  };
}

const attacks = (now) => now.phase === "move_att";

function moveSteps({ now, t, table, picks }) {
  const one = now.f(picks.f);
  const mine = one ? t("ui-step-moves", { name: one.short }) : t("ui-step-you");
  const other = t("ui-step-moves", { name: table.name(1 - table.me) });
  return attacks(now)
    ? [step(mine, "now"), step(other, "todo"), step(t("ui-step-action"), "todo")]
    : [step(other, "done"), step(mine, "now"), step(t("ui-step-action"), "todo")];
}

/** Place, withdraw, move on: choose a hex. */
function hexBar(desk) {
  const { now, t, picks } = desk;
  const one = now.f(picks.f);
  const key = now.phase.replaceAll("_", "-");
  const args = { name: one?.short ?? "", number: one?.number ?? 0, hex: picks.to ?? "" };
  return {
    ...yours(desk),
    sentence: picks.to ? t("ui-hex-chosen", args) : t(`ui-hex-${key}`, args),
    second: t(`ui-hex-${key}-second`, args),
    buttons: [
      changeButton(desk),
      mainButton(desk, t(now.phase === "place" ? "ui-place-here" : "ui-move-here"), "check"),
    ],
    steps: now.phase === "place" ? placeSteps(desk) : [],
  };
}

function placeSteps({ now, t }) {
  const defending = now.view.placing.seat !== now.attacker;
  return [
    step(t("ui-step-defenders"), defending ? "now" : "done"),
    step(t("ui-step-attackers"), defending ? "todo" : "now"),
    step(t("ui-step-kickoff"), "todo"),
  ];
}

/** Kicker, keeper, taker: choose a footballer. */
function nameBar(desk) {
  const { now, t, picks } = desk;
  const key = now.phase.replaceAll("_", "-");
  const one = now.f(picks.f);
  return {
    ...asked(desk),
    sentence: t(`ui-name-${key}`),
    second: t(`ui-name-${key}-second`),
    buttons: [
      changeButton(desk),
      mainButton(desk, one ? t("ui-name-do", { number: one.number, name: one.short }) : t("ui-name-choose"), "check"),
    ],
    steps: [],
  };
}

function cardBar(desk) {
  const { t, picks, table, now } = desk;
  const needs = now.kinds("play_card").some((one) => one.card === picks.card && one.f);
  const ready = desk.intended.length > 0;
  return {
    ...yours(desk),
    sentence: t("ui-card-sentence", { card: cardName(table, picks.card) }),
    second: t(needs && !ready ? "ui-card-target" : "ui-card-second"),
    buttons: [
      { label: t("ui-card-keep"), key: "U", icon: "undo", run: desk.change },
      mainButton(desk, t("ui-card-play"), "star"),
    ],
    steps: [],
  };
}

function cardsBar(desk) {
  const { t, picks, now } = desk;
  const left = Math.max(0, now.view.hand.tactics.length + (now.view.hand.legendary ? 1 : 0) - 3) - picks.marks.length;
  return {
    ...yours(desk),
    sentence: left ? t("ui-discard-more", { left }) : t("ui-discard-ready"),
    second: t("ui-discard-second"),
    buttons: [changeButton(desk), mainButton(desk, t("ui-discard-do", { n: picks.marks.length }), "check")],
    steps: [
      step(t("ui-step-cards"), "now"),
      step(t("ui-step-squad"), "todo"),
      step(t("ui-step-coin"), "todo"),
      step(t("ui-step-kickoff"), "todo"),
    ],
  };
}

function squadBar(desk) {
  const { t, now, picks, table } = desk;
  const last = picks.squad.at(-1);
  const card = last && now.team(table.me).footballers[last.split(":")[1]];
  const all = desk.squadSize;
  return {
    ...yours(desk),
    sentence: card ? t("ui-squad-last", { name: card.name, n: all }) : t("ui-squad-pick"),
    second: t("ui-squad-second", { who: now.rival }),
    buttons: [
      changeButton(desk),
      mainButton(desk, desk.squadFull ? t("ui-squad-confirm") : t("ui-squad-send", { n: picks.squad.length }), "check"),
    ],
    steps: [
      ...(table.options.cards ? [step(t("ui-step-cards"), "done")] : []),
      step(t("ui-step-squad-of", { n: all }), "now"),
      step(t("ui-step-coin"), "todo"),
      step(t("ui-step-kickoff"), "todo"),
    ],
  };
}

function tossBar(desk) {
  const { t, now } = desk;
  const choose = (take) => () => desk.send(now.kinds("choose_kickoff").filter((one) => one.take === take));
  return {
    ...asked(desk),
    sentence: t("ui-toss"),
    second: t("ui-toss-second"),
    buttons: [
      { label: t("ui-toss-give", { who: now.rival }), key: "N", run: choose(false) },
      { label: t("ui-toss-take"), key: "Enter", icon: "ball", primary: true, run: choose(true) },
    ],
    steps: [step(t("ui-step-coin"), "done"), step(t("ui-step-kickoff"), "now")],
  };
}

function defenceBar(desk) {
  const { t, now } = desk;
  const { steal, dribble, tackle } = now.view.odds;
  const won = Math.round((percent(steal.value) * (100 - percent(dribble.value))) / 100);
  return {
    ...asked(desk),
    sentence: t("ui-defend"),
    second: t("ui-defend-second"),
    buttons: [
      plain(desk, "none", t("ui-defend-none"), "N"),
      plain(desk, "tackle", t("ui-defend-tackle", { percent: percent(tackle.value) }), "T", "power"),
      plain(desk, "steal", t("ui-defend-steal", { percent: won }), "S", "arm", true),
    ],
    steps: [step(t("ui-step-moved"), "done"), step(t("ui-step-defence"), "now"), step(t("ui-step-action"), "todo")],
  };
}

function attackBar(desk) {
  const { t, now, picks } = desk;
  const end = now.kinds("end_round")[0];
  const shot = now.kinds("shot")[0] ?? now.kinds("one_touch")[0];
  const must = !end;
  const buttons = end ? [plain(desk, "end_round", t("ui-end-round"))] : [];
  const pass = desk.intended[0];
  if (pass?.type === "long_pass")
    return {
      ...yours(desk),
      ...longWords(desk, must),
      buttons: [changeButton(desk), ...buttons, mainButton(desk, t("ui-pass-to", { hex: picks.to }), "dice", "R")],
      steps: attackSteps(desk, t("ui-step-long", { hex: picks.to }), true),
    };
  if (pass)
    return {
      ...yours(desk),
      sentence: t("ui-short-to", { hex: picks.to, who: now.standing(picks.to, now.holder.seat)?.short ?? "" }),
      second: shortWords(desk),
      buttons: [changeButton(desk), ...buttons, mainButton(desk, t("ui-pass-to", { hex: picks.to }), "pass", "R")],
      steps: attackSteps(desk, t("ui-step-short", { hex: picks.to })),
    };
  if (shot)
    buttons.push({
      label: t(shot.type === "shot" ? "ui-shoot" : "ui-one-touch"),
      key: "R",
      icon: "shot",
      primary: true,
      run: () => desk.send([shot]),
    });
  return {
    ...yours(desk),
    sentence: t(must ? "ui-attack-must" : "ui-attack", { name: now.holder.short }),
    second: t("ui-attack-second"),
    buttons,
    steps: attackSteps(desk, t("ui-step-choose")),
  };
}

function longWords({ t, now, picks }, must) {
  const odds = percent(now.view.odds.long_pass.value);
  return {
    sentence: t(must ? "ui-long-must" : "ui-long", { name: now.holder.short, hex: picks.to, percent: odds }),
    second: t("ui-attack-second"),
  };
}

function shortWords({ t, now, picks }) {
  const opponent = now.standing(picks.to, 1 - now.holder.seat);
  if (opponent && !opponent.acted) return t("ui-short-contested", { name: opponent.short });
  return t(now.standing(picks.to, now.holder.seat) ? "ui-short-sure" : "ui-short-loose");
}

function attackSteps({ t }, label, dice = false) {
  return [
    step(t("ui-step-moved"), "done"),
    step(label, "now"),
    ...(dice ? [step("d20", "todo"), step(t("ui-step-deviation"), "todo")] : []),
  ];
}

function contestBar(desk) {
  const { t, now } = desk;
  const test = now.phase;
  const { value } = now.view.odds[test];
  const one = now.f(now.view.decision.defender);
  return {
    ...asked(desk),
    sentence: t(`ui-may-${test}`, { name: one.short, value }),
    second: t("ui-may-second"),
    buttons: [
      plain(desk, "decline", t("ui-let-go"), "N"),
      plain(desk, test, t(`ui-do-${test}`, { percent: percent(value) }), "R", "cut", true),
    ],
    steps: [step(t("ui-step-pass"), "done"), step(t(`ui-test-${test}`), "now")],
  };
}

function headerBar(desk) {
  const { t } = desk;
  return {
    ...yours(desk),
    sentence: t("ui-header-question"),
    second: t("ui-header-second"),
    buttons: [plain(desk, "end_round", t("ui-end-round")), plain(desk, "header", t("ui-header-do"), "R", "shot", true)],
    steps: [step(t("ui-step-pass"), "done"), step(t("ui-shot-header"), "now")],
  };
}

function shotBar(desk) {
  const { t, now, picks, table } = desk;
  const { odds, decision } = now.view;
  const steps = [
    step(t("ui-step-shoots", { name: now.f(decision.shooter).short }), "done"),
    step(t(now.kinds("aim").length ? "ui-step-aim" : "ui-step-guard"), "now"),
    step(t("ui-step-reveal"), "todo"),
    step("d20", "todo"),
  ];
  const name = (id) => table.components.goal.sectors[id].name[table.lang];
  const link = {
    label: t(desk.pitchShown ? "ui-show-goal" : "ui-show-pitch"),
    run: () => desk.showPitch(!desk.pitchShown),
  };
  if (now.kinds("aim").length) {
    const value = picks.sector && odds.sectors[picks.sector];
    return {
      ...yours(desk),
      sentence: picks.sector
        ? t(value > 0 ? "ui-aim-chosen" : "ui-aim-never", { sector: name(picks.sector), value })
        : t("ui-aim"),
      second: t("ui-aim-second", { who: now.rival, n: decision.n }),
      buttons: [
        changeButton(desk),
        mainButton(
          desk,
          picks.sector ? t("ui-aim-do", { sector: name(picks.sector).toLocaleLowerCase(table.lang) }) : t("ui-shoot"),
          "dice",
          "R",
        ),
      ],
      steps,
      link,
    };
  }
  if (decision.n === 0)
    return {
      ...yours(desk),
      sentence: t("ui-guard-nothing"),
      second: t("ui-guard-nothing-second"),
      buttons: [plain(desk, "guard", t("ui-guard-nothing-do"), "G", "glove", true)],
      steps,
      link,
    };
  return {
    ...yours(desk),
    sentence: t("ui-guard", { sectors: picks.guard.map(name).join(", "), n: picks.guard.length, of: decision.n }),
    second: t("ui-guard-second", { who: now.rival }),
    buttons: [changeButton(desk), mainButton(desk, t("ui-guard-do", { n: decision.n }), "glove", "G")],
    steps,
    link,
  };
}

function offsideBar(desk) {
  const { t } = desk;
  return {
    ...asked(desk),
    sentence: html`${t("ui-offside")}${countdown(desk)}`,
    second: html`${t("ui-offside-second")}${spoken(desk)}`,
    buttons: [
      plain(desk, "no_call", t("ui-play-on"), "N"),
      plain(desk, "call_offside", t("ui-call-offside"), "O", "whistle", true),
    ],
    steps: [],
  };
}

function subsBar(desk) {
  const { t, now, picks } = desk;
  const ready = desk.intended.length > 0;
  const sentence = ready ? t("ui-move-sub", { f: now.f(picks.f).short, on: now.f(picks.on).short }) : t("ui-subs");
  return {
    ...asked(desk),
    sentence,
    second: t("ui-subs-second"),
    buttons: [
      mainButton(desk, t("ui-subs-do"), "user"),
      { ...plain(desk, "done", t("ui-subs-keep")), primary: !ready },
    ],
    steps: [],
  };
}

function injuryBar(desk) {
  const { t, now } = desk;
  const { victim } = now.view.decision;
  return {
    ...asked(desk),
    sentence: t("ui-injury", { number: now.f(victim).number }),
    second: t("ui-injury-second"),
    buttons: [
      mainButton(
        desk,
        desk.picks.on ? t("ui-bring-on", { name: now.f(desk.picks.on).short }) : t("ui-name-choose"),
        "check",
      ),
    ],
    steps: [],
  };
}

const BARS = {
  cards: cardsBar,
  squad: squadBar,
  toss: tossBar,
  subs: subsBar,
  injury_sub: injuryBar,
  act_def: defenceBar,
  act_att: attackBar,
  intercept: contestBar,
  clear: contestBar,
  after_long: headerBar,
  shot: shotBar,
  offside_window: offsideBar,
};
