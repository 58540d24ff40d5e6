// The action bar: who decides, what it would mean, and the buttons that do it.
import { html } from "lit-html";
import { step } from "stadion/kit/bar.js";
import { FINAL, asked, changeButton, mainButton, plain, yours } from "./buttons.js";
import { MOVING, NAMING, discardText } from "./choices.js";
import { countdown, spoken } from "./countdown.js";
import { defenceBar } from "./defence.js";
import { squadSize } from "./draft.js";
import { shotBar } from "./duelbar.js";
import { keptWords } from "./flight.js";
import { moveBar } from "./movebar.js";
import { cardName } from "./names.js";
import { over } from "./overbar.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("stadion/kit/table.d.ts").Content} Content
 * @typedef {import("stadion/kit/table.d.ts").Button} Button
 * @typedef {import("./view.d.ts").Reading} Reading
 */

/** @param {Desk} desk @returns {import("stadion/kit/table.d.ts").Bar} */
export function bar(desk) {
  const { now } = desk;
  if (now.phase === "over") return over(desk);
  if (!now.mine) return waiting(desk);
  if (desk.picks.card) return cardBar(desk);
  if (MOVING.includes(now.phase)) return moveBar(desk);
  if (desk.picks.formation) return formationBar(desk);
  const make = BARS[now.phase] ?? (NAMING[now.phase] ? nameBar : hexBar);
  return make(desk);
}

/** @param {Desk} desk @returns {import("stadion/kit/table.d.ts").Bar} */
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

/** Place, withdraw, move on: choose a hex. @param {Desk} desk */
function hexBar(desk) {
  const { now, t, picks } = desk;
  const one = now.f(picks.f);
  const key = now.phase.replaceAll("_", "-");
  const args = { name: one?.short ?? "", number: one?.number ?? 0, hex: picks.to ?? "" };
  return {
    ...yours(desk),
    sentence: picks.to ? t("ui-hex-chosen", args) : t(`ui-hex-${key}`, args),
    second: t(`ui-hex-${key}-second`, args),
    buttons: [changeButton(desk), mainButton(desk, t("ui-move-here"), "check", FINAL)],
    steps: [],
  };
}

/** The whole team stands already. @param {Desk} desk */
function formationBar(desk) {
  const { now, t, picks } = desk;
  const attacks = now.view.placing?.seat === now.attacker;
  const one = now.f(picks.f);
  return {
    ...yours(desk),
    flag: t("ui-flag-team"),
    sentence: one ? t("ui-form-where", { name: one.short }) : t("ui-form-ask"),
    ...(one ? {} : { short: t("ui-form-ask-short") }),
    second: t(attacks ? "ui-form-att" : "ui-form-def"),
    buttons: [
      changeButton(desk),
      {
        ...mainButton(desk, t("ui-ready"), "check"),
        effect: t(attacks ? "ui-ready-att" : "ui-ready-def", { who: now.rival }),
      },
    ],
    steps: placeSteps(desk),
  };
}

/** @param {Desk} desk */
function placeSteps({ now, t }) {
  const defending = now.view.placing?.seat !== now.attacker;
  return [
    step(t("ui-step-defenders"), defending ? "now" : "done"),
    step(t("ui-step-attackers"), defending ? "todo" : "now"),
    step(t("ui-step-kickoff"), "todo"),
  ];
}

/** Kicker, keeper, taker: choose a footballer. @param {Desk} desk */
function nameBar(desk) {
  const { now, t, picks } = desk;
  const key = now.phase.replaceAll("_", "-");
  const one = now.f(picks.f);
  const label = one ? t("ui-name-do", { number: one.number, name: one.short }) : t("ui-name-choose");
  return {
    ...asked(desk),
    sentence: t(`ui-name-${key}`),
    second: t(`ui-name-${key}-second`),
    buttons: [changeButton(desk), mainButton(desk, label, "check", FINAL)],
    steps: [],
  };
}

/** @param {Desk} desk */
function cardBar(desk) {
  const { t, picks, table, now } = desk;
  const needs = now.kinds("play_card").some((one) => one.card === picks.card && one.f);
  const ready = desk.intended.length > 0;
  return {
    ...yours(desk),
    sentence: t("ui-card-sentence", { card: cardName(table, picks.card ?? "") }),
    second: t(needs && !ready ? "ui-card-target" : "ui-card-second"),
    buttons: [
      { label: t("ui-card-keep"), key: "U", icon: "undo", run: desk.back },
      mainButton(desk, t("ui-card-play"), "star", { effect: "ui-card-effect" }),
    ],
    steps: [],
  };
}

/** @param {Desk} desk */
function cardsBar(desk) {
  const { t, picks } = desk;
  const left = desk.surplus - picks.marks.length;
  return {
    ...yours(desk),
    sentence: left ? t(discardText(picks), { left }) : t("ui-discard-ready"),
    second: t("ui-discard-second"),
    buttons: [changeButton(desk), mainButton(desk, t("ui-discard-do", { n: picks.marks.length }), "check", FINAL)],
    steps: [
      step(t("ui-step-cards"), "now"),
      step(t("ui-step-squad"), "todo"),
      step(t("ui-step-coin"), "todo"),
      step(t("ui-step-kickoff"), "todo"),
    ],
  };
}

/** @param {Desk} desk */
function squadBar(desk) {
  const { t, now, picks, table } = desk;
  const last = picks.squad.at(-1);
  const card = last && now.team(table.me ?? 0).footballers[last.split(":")[1]];
  const all = desk.picked;
  const label = desk.squadFull ? t("ui-squad-confirm") : t("ui-squad-send", { n: picks.squad.length });
  const left = squadSize(table) - all;
  return {
    ...yours(desk),
    sentence: card ? t("ui-squad-last", { name: card.name, n: all }) : t("ui-squad-left", { n: left }),
    second: t("ui-squad-second", { who: now.rival }),
    buttons: [changeButton(desk), mainButton(desk, label, "check", FINAL)],
    steps: [
      ...(table.options.cards ? [step(t("ui-step-cards"), "done")] : []),
      step(t("ui-step-squad-of", { n: all }), "now"),
      step(t("ui-step-coin"), "todo"),
      step(t("ui-step-kickoff"), "todo"),
    ],
  };
}

/** The longest name in characters; a longer one would give the button three lines. */
const ON_A_BUTTON = 12;

/** Two equal ways, so neither is the main button. @param {Desk} desk */
function tossBar(desk) {
  const { t, now } = desk;
  const choose = (/** @type {boolean} */ take) => () =>
    desk.send(now.kinds("choose_kickoff").filter((one) => one.take === take));
  return {
    ...asked(desk),
    sentence: t("ui-toss"),
    second: t("ui-toss-second"),
    buttons: [
      {
        label: now.rival.length > ON_A_BUTTON ? t("ui-list-give") : t("ui-toss-give", { who: now.rival }),
        key: "N",
        run: choose(false),
      },
      { label: t("ui-toss-take"), key: "Y", icon: "ball", run: choose(true) },
    ],
    steps: [step(t("ui-step-coin"), "done"), step(t("ui-step-kickoff"), "now")],
  };
}

/** @param {Desk} desk */
function attackBar(desk) {
  const { t, now, picks } = desk;
  const must = !now.kinds("end_round").length;
  const end = must ? [] : [plain(desk, "end_round", t("ui-end-round"), { effect: t("ui-end-round-effect") })];
  const hex = picks.to ?? "";
  const pass = (/** @type {string} */ icon, /** @type {string} */ effect) => [
    changeButton(desk),
    ...end,
    mainButton(desk, t("ui-pass-to", { hex }), icon, { key: "R", effect }),
  ];
  switch (desk.intended[0]?.type) {
    case "long_pass":
      return {
        ...yours(desk),
        ...longWords(desk, must),
        buttons: pass("dice", "ui-rolls-effect"),
        steps: attackSteps(desk, t("ui-step-long", { hex }), true),
      };
    case "short_pass":
      return {
        ...yours(desk),
        sentence: t("ui-short-to", { hex, who: now.standing(hex, now.attacker)?.short ?? "" }),
        second: shortWords(desk),
        buttons: pass("pass", "ui-short-effect"),
        steps: attackSteps(desk, t("ui-step-short", { hex })),
      };
    default:
      return {
        ...yours(desk),
        sentence: t(must ? "ui-attack-must" : "ui-attack", { name: now.short(now.view.holder) }),
        second: bestAnd(desk, "ui-attack-second"),
        buttons: [...end, ...shootButtons(desk)],
        steps: attackSteps(desk, t("ui-step-choose")),
      };
  }
}

/** The two factors of the chance of a goal; empty without a shot. @param {Desk} desk */
function bestText({ t, now }) {
  const { best, n = 0 } = now.view.odds;
  return best ? t(n ? "ui-goal-parts" : "ui-goal-open", { mean: best.mean, percent: best.goal, n: 6 - n }) : "";
}

/** The best shot, and the alternatives if there is room or no shot. @param {Desk} desk @param {string} else_ */
function bestAnd(desk, else_) {
  const best = bestText(desk);
  return best && desk.table.phone ? best : `${best} ${desk.t(else_)}`.trim();
}

/** @param {Desk} desk @returns {Button[]} */
function shootButtons({ t, now, send }) {
  const shots = [...now.kinds("shot"), ...now.kinds("one_touch")];
  return shots.map((shot) => ({
    label: t(shot.type === "shot" ? "ui-shoot-about" : "ui-one-touch-about", { percent: now.view.odds.best.goal }),
    effect: t("ui-shoot-effect"),
    key: "R",
    icon: "shot",
    run: () => send([shot]),
  }));
}

/** @param {Desk} desk @param {boolean} must */
function longWords(desk, must) {
  const { t, now, picks, flight } = desk;
  const text = { name: now.short(now.view.holder), hex: picks.to ?? "", percent: now.view.odds.long_pass.chance };
  return {
    sentence: t(must ? "ui-long-must" : "ui-long", text),
    ...(must ? { short: t("ui-long-must-short", text) } : {}),
    second: flight ? keptWords(desk, flight) : t("ui-attack-second"),
  };
}

/** @param {Desk} desk */
function shortWords({ t, now, picks }) {
  const hex = picks.to ?? "";
  const how = now.preview?.short?.[hex];
  if (how === "contested") {
    const name = now.standing(hex, 1 - now.attacker)?.short ?? "";
    return t("ui-short-contested", { name, percent: now.preview?.cuts?.[hex] ?? 0 });
  }
  return how ? t(`ui-short-${how}`) : "";
}

/**
 * At a kick-off and after a foul nobody has moved (HC-3.3, HC-8.8).
 * @param {Desk} desk @param {string} label @param {boolean} [dice]
 */
function attackSteps({ t, now }, label, dice = false) {
  return [
    ...(now.view.mandatory ? [] : [step(t("ui-step-moved"), "done")]),
    step(label, "now"),
    ...(dice ? [step("d20", "todo"), step(t("ui-step-deviation"), "todo")] : []),
  ];
}

/** @param {Desk} desk */
function contestBar(desk) {
  const { t, now } = desk;
  const test = now.phase === "clear" ? "clear" : "intercept";
  const { f, total, chance } = now.view.odds[test];
  return {
    ...asked(desk),
    sentence: t(`ui-may-${test}`, { name: now.short(f), value: total }),
    second: t("ui-may-second"),
    buttons: [
      plain(desk, "decline", t("ui-let-go"), { key: "N", effect: t("ui-let-go-effect") }),
      plain(desk, test, t(`ui-do-${test}`, { percent: chance }), {
        key: "R",
        icon: "cut",
        effect: t("ui-rolls-effect"),
      }),
    ],
    steps: [step(t("ui-step-pass"), "done"), step(t(`ui-test-${test}`), "now")],
  };
}

/** @param {Desk} desk */
function headerBar(desk) {
  const { t, now } = desk;
  return {
    ...yours(desk),
    sentence: t("ui-header-question"),
    second: bestAnd(desk, "ui-header-second"),
    buttons: [
      plain(desk, "end_round", t("ui-end-round"), { effect: t("ui-end-round-effect") }),
      plain(desk, "header", t("ui-header-about", { percent: now.view.odds.best.goal }), {
        key: "R",
        icon: "shot",
        effect: t("ui-shoot-effect"),
      }),
    ],
    steps: [step(t("ui-step-pass"), "done"), step(t("ui-shot-header"), "now")],
  };
}

/** @param {Desk} desk */
function offsideBar(desk) {
  const { t } = desk;
  return {
    ...asked(desk),
    sentence: html`${t("ui-offside")}${countdown(desk)}`,
    second: html`${t("ui-offside-second")}${spoken(desk)}`,
    buttons: [
      plain(desk, "no_call", t("ui-play-on"), { key: "N", effect: t("ui-play-on-effect") }),
      plain(desk, "call_offside", t("ui-call-offside"), {
        key: "O",
        icon: "whistle",
        effect: t("ui-call-offside-effect"),
      }),
    ],
    steps: [],
  };
}

/** @param {Desk} desk */
function subsBar(desk) {
  const { t, now, picks } = desk;
  const ready = desk.intended.length > 0;
  const sentence = ready ? t("ui-move-sub", { f: now.short(picks.f), on: now.short(picks.on) }) : t("ui-subs");
  return {
    ...asked(desk),
    sentence,
    second: t("ui-subs-second"),
    buttons: [
      mainButton(desk, t("ui-subs-do"), "user", { ...FINAL, key: ready ? "Enter" : "S" }),
      plain(desk, "done", t("ui-subs-keep"), { primary: !ready, key: ready ? "K" : "Enter" }),
    ],
    steps: [],
  };
}

/** @param {Desk} desk */
function injuryBar(desk) {
  const { t, now, picks } = desk;
  const { victim } = now.view.decision;
  const label = picks.on ? t("ui-bring-on", { name: now.short(picks.on) }) : t("ui-name-choose");
  return {
    ...asked(desk),
    sentence: t("ui-injury", { name: now.short(victim) }),
    second: t("ui-injury-second"),
    buttons: [mainButton(desk, label, "check", FINAL)],
    steps: [],
  };
}

/** @type {Record<string, (desk: Desk) => import("stadion/kit/table.d.ts").Bar>} */
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
