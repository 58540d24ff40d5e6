// The action bar while the attacker declares a move and its destination.
import { primaryButton, steps } from "stadion/kit/bar.js";
import { capital } from "stadion/kit/words.js";
import { back, timeLink } from "./buttons.js";
import { diceAlone, sentences } from "./chances.js";
import { sums } from "./reading.js";

/**
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").MoveId} MoveId
 * @typedef {import("./desk.js").BarContent} BarContent
 */

/** @param {Now} now @returns {BarContent} */
export function declareBar(now) {
  const { move, to } = now.picks;
  return { ...(move && to ? ready(now, move, to) : choosing(now)), steps: declareSteps(now), link: timeLink(now) };
}

/** @param {Now} now @returns {BarContent} */
function choosing(now) {
  const { t, names, view, components, picks, run, table } = now;
  const field = components.rink.fields[view.puck];
  const where = field.bonus ? t("ui-your-puck-on", { attr: names.attr(field.bonus.attr) }) : t("ui-your-puck");
  const choose = picks.move ? t("ui-choose-field", { move: names.attr(picks.move) }) : t("ui-choose-move");
  const numbers = picks.picking && !table.phone ? t("ui-choose-sums") : ""; // a phone shows it below each move
  const shoots = field.bonus?.attr === "shot" || field.no_defence;
  const buttons = [];
  if (!picks.picking) buttons.push({ label: t("ui-moves"), key: "m", primary: !shoots, run: run.pickMoves });
  if (!picks.move && shoots) {
    const label = t("ui-shoot", { sums: sums(now, "shot") });
    buttons.push(primaryButton(label, () => run.move("shot"), { key: "4", icon: "shot" }));
  }
  if (picks.move) buttons.push(back(now, t("ui-change")));
  return {
    sentence: picks.move ? choose : where,
    short: table.phone && !picks.move ? t("ui-your-puck") : undefined, // the ice shows which move the field favours
    second: idleWarning(now) ?? (picks.move ? t("ui-lit-allowed") : sentences(choose, numbers)),
    buttons,
  };
}

/** @param {Now} now @param {MoveId} move @param {string} to @returns {BarContent} */
function ready(now, move, to) {
  const { t, names, view, targets, run } = now;
  const action = targets?.[move].get(to);
  const before = sums(now, move, to);
  return {
    sentence:
      to === "goal"
        ? t("ui-shot-from", { field: names.short(view.puck) })
        : t("ui-move-to", { move: capital(names.attr(move)), field: names.short(to) }),
    second: before
      ? sentences(diceAlone(now, now.preview?.declare?.[move][to]), t("ui-before-dice", { sums: before }))
      : undefined,
    buttons: action && [
      back(now, t("ui-change")),
      { label: t("ui-declare"), effect: t("ui-then-card-first"), key: "Enter", run: () => run.send([action]) },
      primaryButton(t("ui-declare-roll"), () => run.send([action, { type: "roll" }]), {
        key: "r",
        icon: "dice",
        effect: t("ui-then-both"),
      }),
    ],
  };
}

/** Warn shortly before the stalling guard turns a card. @param {Now} now */
function idleWarning({ t, view }) {
  const { idle, idle_left: left } = view.clock;
  return left !== null && left <= 3 ? t("ui-idle-warning", { idle, left }) : null;
}

/** @param {Now} now */
function declareSteps({ t, names, picks }) {
  const { move, to } = picks;
  const field = to === "goal" ? t("ui-goal-word") : to ? names.short(to) : null;
  const labels = [
    move ? t("ui-step-move-is", { move: names.attr(move) }) : t("ui-step-move"),
    field ? t("ui-step-field-is", { field }) : t("ui-step-field"),
    t("ui-declare"),
    t("ui-step-prepare"),
    t("ui-step-roll"),
    t("ui-step-bonus"),
  ];
  return steps(labels, field ? 2 : move ? 1 : 0);
}
