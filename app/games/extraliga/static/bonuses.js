// The action bar of a match: the roll, and the effect of a bonus on a die, as computed by the server.
import { sendButton, step } from "stadion/kit/bar.js";
import { hyphened } from "stadion/kit/words.js";
import { passing, putBack } from "./buttons.js";
import { eachScores, forecastText, matchForecast } from "./chances.js";
import { chosenUse, nameOf, theSides } from "./sides.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("stadion/kit/table.d.ts").Bar} Bar
 */

/** @param {Desk} desk @returns {Bar} */
export function rollBar(desk) {
  const { t, find, act } = desk;
  const { below } = theSides(desk);
  const { attack: dice, target } = below;
  const roll = sendButton(t("ui-roll", { dice }), find({ type: "roll" }), act, {
    key: "r",
    primary: true,
    effect: t("ui-roll-second"),
  });
  const sentence = t("ui-roll-against", { dice, target });
  const forecast = matchForecast(desk);
  const each = eachScores(desk, below);
  // The sentence says what a die needs, because a phone has room only for the match.
  const second = desk.table.phone ? forecast || each : `${forecast} ${each} ${t("ui-roll-second")}`.trim();
  return { flag: t("ui-flag-turn"), kind: "turn", sentence, second, buttons: [roll] };
}

/**
 * Return the bar in which a player and then a die are chosen; the button or a second press on the die uses the bonus.
 * @param {Desk} desk @returns {Bar}
 */
export function bonusBar(desk) {
  const { t, picks, find, act } = desk;
  const { above } = theSides(desk);
  const steps = [
    step(t("ui-step-rolled"), "done"),
    step(t("ui-step-skater"), "now"),
    step(t(above.seat === null ? "ui-step-virtual" : "ui-step-passes"), "todo"),
  ];
  const use = chosenUse(desk);
  if (!use || !picks.source) return { ...choosing(desk), kind: "turn", steps };
  if (use.kind !== "reroll_own_all") return { ...aiming(desk, use), kind: "turn", steps };
  const action = find({ type: "bonus", source: picks.source });
  const button = sendButton(t("ui-use", { name: desk.words.thing(picks.source) }), action, act, {
    primary: true,
    key: "Enter",
    effect: t("ui-roll-second"),
  });
  const buttons = [putBack(desk), passing(desk, false, passEffect(desk)), button];
  const faces = Object.values(use.dice).map((die) => ("faces" in die ? die.faces : 0));
  const second = `${t("ui-reroll-odds", { faces: Math.max(...faces) })} ${forecastText(desk, use.odds)}`.trim();
  return { flag: t("ui-flag-turn"), kind: "turn", sentence: t("ui-reroll-all"), second, buttons, steps };
}

/** Return the bar before anything is chosen, with the consequence of a pass. @param {Desk} desk */
function choosing(desk) {
  const { t } = desk;
  const { match, above } = theSides(desk);
  const second = match.pass_ends ? t("ui-pass-ends") : t("ui-pass-answer", { name: nameOf(desk, above) });
  const asked = { sentence: t("ui-bonus-choose"), short: t("ui-bonus-choose-short") };
  return { flag: t("ui-flag-turn"), ...asked, second, buttons: [passing(desk, true, passEffect(desk))] };
}

/** Say in two or three words what a pass leads to. @param {Desk} desk */
function passEffect(desk) {
  const { t } = desk;
  const { match, below, above } = theSides(desk);
  if (!match.pass_ends) return t("ui-pass-effect-answer");
  const level = match.goals[below.index] === match.goals[above.index];
  return t(level ? "ui-pass-effect-overtime" : "ui-pass-effect-ends");
}

/** @typedef {NonNullable<ReturnType<typeof chosenUse>>} Use */

/** Return the bar in which a die is chosen, then with its result. @param {Desk} desk @param {Use} use */
function aiming(desk, { kind, side, dice }) {
  const { t, words, picks, find, act } = desk;
  const own = side === theSides(desk).below.index;
  const name = words.thing(picks.source ?? "");
  const turned = picks.die === null ? undefined : dice[picks.die];
  if (picks.die !== null && turned) {
    const action = find({ type: "bonus", source: picks.source ?? "", die: picks.die });
    const effect = "faces" in turned ? t("ui-roll-second") : t("ui-bonus-spent");
    const use = sendButton(t("ui-use", { name }), action, act, { primary: true, key: "Enter", effect });
    const buttons = [putBack(desk), use];
    return { flag: t("ui-flag-choice"), sentence: effectText(desk, picks.die, turned), buttons };
  }
  return {
    flag: t("ui-flag-choice"),
    sentence: t(own ? "ui-choose-own-die" : "ui-choose-their-die", { name }),
    second: t(`ui-bonus-${hyphened(kind)}`),
    buttons: [putBack(desk), passing(desk, false, passEffect(desk))],
  };
}

/**
 * Describe the effect of the chosen bonus on a die: "Your 3 becomes a 4: goal. Then 2:3."
 * @param {Desk} desk @param {number} at @param {import("./view.d.ts").Turned} turned
 */
export function effectText(desk, at, turned) {
  const { t } = desk;
  const { match, below, above } = theSides(desk);
  const side = chosenUse(desk)?.side ?? below.index;
  const own = side === below.index;
  const { face } = match.sides[side].dice[at];
  const name = nameOf(desk, above);
  if ("faces" in turned) {
    const again = t(own ? "ui-reroll-own" : "ui-reroll-theirs", { face, name });
    return `${again} ${t("ui-reroll-odds", { faces: turned.faces })} ${forecastText(desk, turned.odds)}`.trim();
  }
  const goal = turned.short ? "no" : "yes";
  const score = [below, above].map(({ index }) => turned.goals[index]).join(":");
  const becomes = t(own ? "ui-becomes-own" : "ui-becomes-theirs", { face, after: turned.face, goal, name });
  return `${becomes} ${t("ui-then-score", { score })}`;
}
