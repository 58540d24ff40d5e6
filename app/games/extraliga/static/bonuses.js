// The action bar of a match: the roll, and what a bonus would make of a die, as the server has told it.
import { primary, sending, step } from "stadion/kit/bar.js";
import { hyphened } from "stadion/kit/words.js";
import { passing, putBack } from "./buttons.js";
import { chosenUse, nameOf, theSides } from "./sides.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("stadion/kit/table.d.ts").Bar} Bar
 */

/** @param {Desk} desk @returns {Bar} */
export function rollBar(desk) {
  const { t, find, act } = desk;
  const { attack: dice, target } = theSides(desk).below;
  const roll = sending(t("ui-roll", { dice }), find({ type: "roll" }), act, { key: "r", primary: true });
  const sentence = t("ui-roll-against", { dice, target });
  return { flag: t("ui-flag-turn"), kind: "turn", sentence, second: t("ui-roll-second"), buttons: [roll] };
}

/** @param {Desk} desk @returns {Bar} */
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
  const whole = use.kind === "reroll_own_all";
  const action = find({ type: "bonus", source: picks.source, ...(picks.die === null ? {} : { die: picks.die }) });
  if (!action || (picks.die === null && !whole)) return { ...aiming(desk, use), kind: "turn", steps };
  const button = primary(useSaid(desk, picks.source, use.kind), () => act(action));
  const buttons = [putBack(desk), passing(desk, false), button];
  return { flag: t("ui-flag-turn"), kind: "turn", ...effectSaid(desk, use), buttons, steps };
}

/** Nothing is chosen yet: what a pass would mean. @param {Desk} desk */
function choosing(desk) {
  const { t } = desk;
  const { match, above } = theSides(desk);
  const ends = above.seat === null || match.last_passed;
  const second = ends ? t("ui-pass-ends") : t("ui-pass-answer", { name: nameOf(desk, above) });
  return { flag: t("ui-flag-turn"), sentence: t("ui-bonus-choose"), second, buttons: [passing(desk, true)] };
}

/** @typedef {NonNullable<ReturnType<typeof chosenUse>>} Use */

/** A die is still to be chosen. @param {Desk} desk @param {Use} use */
function aiming(desk, { kind, side }) {
  const { t, words, picks } = desk;
  const own = side === theSides(desk).below.index;
  const name = words.thing(picks.source ?? "");
  return {
    flag: t("ui-flag-choice"),
    sentence: t(own ? "ui-choose-own-die" : "ui-choose-their-die", { name }),
    second: t(`ui-bonus-${hyphened(kind)}`),
    buttons: [putBack(desk), passing(desk, false)],
  };
}

/** @type {Partial<Record<import("./view.d.ts").Kind, string>>} */
const SIGNS = { plus1: "+1", minus1: "−1" };

/** @param {Desk} desk @param {string} source @param {import("./view.d.ts").Kind} kind */
const useSaid = ({ t, words }, source, kind) => t("ui-use", { name: words.thing(source), what: SIGNS[kind] ?? "" });

/** "Your 3 becomes a 4: goal. Then 2:3." @param {Desk} desk @param {Use} use */
export function effectSaid(desk, use) {
  const { t, picks } = desk;
  const { match, below, above } = theSides(desk);
  const at = picks.die ?? 0;
  const turned = use.dice[at];
  const odds = (/** @type {number} */ faces) => t("ui-reroll-odds", { faces });
  if (picks.die === null) return { sentence: t("ui-reroll-all"), second: odds("faces" in turned ? turned.faces : 0) };
  const name = nameOf(desk, above);
  const own = use.side === below.index;
  const { face } = match.sides[use.side].dice[at];
  if ("faces" in turned)
    return { sentence: t(own ? "ui-reroll-own" : "ui-reroll-theirs", { face, name }), second: odds(turned.faces) };
  const goal = turned.short ? "no" : "yes";
  const score = [below, above].map(({ index }) => turned.goals[index]).join(" : ");
  const sentence = t(own ? "ui-becomes-own" : "ui-becomes-theirs", { face, after: turned.face, goal, name });
  return { sentence, second: t("ui-then-score", { score }) };
}
