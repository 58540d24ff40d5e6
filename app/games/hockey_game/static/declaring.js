// The action bar while the attacker declares a move and its destination.
import { primaryButton, steps } from "stadion/kit/bar.js";
import { capital } from "stadion/kit/words.js";
import { back, saying, timeLink } from "./buttons.js";
import { sentences, whole } from "./chances.js";
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
  const near = whereOf(now, view.puck).startsWith("their"); // from one's own half a shot is a last resort
  const buttons = [];
  if (!picks.picking) {
    const effect = t("ui-moves-effect");
    buttons.push({ label: t("ui-moves"), effect, key: "m", primary: !shoots || !near, run: run.pickMoves });
  }
  if (!picks.move && shoots) {
    const label = t("ui-shoot", { sums: sums(now, "shot") });
    const shot = { key: "4", icon: "shot", primary: near };
    buttons.push(
      saying(
        primaryButton(label, () => run.move("shot"), shot),
        goalChance(now),
      ),
    );
  }
  if (picks.move) buttons.push(back(now, t("ui-change")));
  return {
    sentence: picks.move ? choose : where,
    short: table.phone && !picks.move ? t("ui-your-puck") : undefined, // the ice shows which move the field favours
    second: idleWarning(now) ?? (picks.move ? t("ui-lit-allowed") : sentences(choose, numbers)),
    buttons,
  };
}

/** Return the chance that a shot is a goal; undefined until it is known. @param {Now} now */
function goalChance({ t, preview }) {
  const led = Object.values(preview?.declare?.shot ?? {})[0];
  return led && t("ui-then-goal", { percent: whole(led.odds) });
}

/** @param {Now} now @param {MoveId} move @param {string} to @returns {BarContent} */
function ready(now, move, to) {
  const { t, names, view, targets, run } = now;
  const action = targets?.[move].get(to);
  const led = now.preview?.declare?.[move][to];
  const shoots = to === "goal";
  const said = {
    move: capital(names.attr(move)),
    field: names.short(shoots ? view.puck : to),
    percent: led ? whole(led.odds) : "none",
  };
  const won = t(shoots ? "ui-if-goal" : "ui-if-won", { place: placeOf(now, to) });
  return {
    sentence: t(shoots ? "ui-shot-from" : "ui-move-to", said),
    short: t(shoots ? "ui-shot-from-short" : "ui-move-to-short", said),
    second: sentences(won, now.table.phone ? "" : lost(now, shoots)),
    buttons: action && [
      back(now, t("ui-change")),
      { label: t("ui-declare"), effect: t("ui-then-card-first"), key: "Enter", run: () => run.send([action]) },
      primaryButton(t("ui-declare-roll"), () => run.send([action, { type: "roll" }]), {
        key: "r",
        icon: "dice",
        effect: t("ui-then-both"),
        short: { label: t("ui-declare-roll-short") },
      }),
    ],
  };
}

/** Say what follows if the duel is lost. @param {Now} now @param {boolean} shoots */
function lost(now, shoots) {
  const name = now.table.name(1 - (now.me ?? 0));
  return now.t(shoots ? "ui-if-saved" : "ui-if-lost", { name, place: whereOf(now, now.view.puck) });
}

/** Return what a field is to one who gets there: its bonus, or its kind. @param {Now} now @param {string} id */
function placeOf({ components }, id) {
  const field = components.rink.fields[id];
  return field?.bonus?.attr ?? (field?.no_defence ? "crease" : "centre");
}

/**
 * Return the kind of a field and whose it is: "own-slot", "their-blue"; "centre".
 * @param {Now} now @param {string} id
 */
function whereOf({ me }, id) {
  const [half, kind] = id.toLowerCase().split("_");
  return kind ? `${(half === "w") === (me === 0) ? "own" : "their"}-${kind}` : "centre";
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
