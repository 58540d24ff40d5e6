// The action bar: the current question, the result of your choice, or the reason for waiting.
import { primaryButton, step, steps, waitedFor } from "stadion/kit/bar.js";
import { capital } from "stadion/kit/words.js";
import { bonusBar, rollBar } from "./bonuses.js";
import { passing, putBack } from "./buttons.js";
import { changedTexts, forecastText, worksText } from "./chances.js";
import { editBar } from "./editing.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("stadion/kit/table.d.ts").Bar} Bar
 */

/** @param {Desk} desk @returns {Bar | undefined} */
export function bar(desk) {
  if (desk.phase === "over") return undefined;
  if (!desk.mine) return waiting(desk);
  switch (desk.phase) {
    case "draft":
      return pickBar(desk);
    case "edit":
      return editBar(desk);
    case "event":
      return eventBar(desk);
    case "trainer":
      return trainerBar(desk);
    case "roll":
      return rollBar(desk);
    default:
      return bonusBar(desk);
  }
}

/* ---- draft ---- */

/** @param {Desk} desk @returns {Bar} */
function pickBar(desk) {
  const { t, view, picks, words, find, act } = desk;
  const { draft } = view;
  const open = draft?.kind === "open";
  const action = picks.card && find({ type: "pick", card: picks.card });
  const asked = { flag: t("ui-flag-pick"), kind: /** @type {const} */ ("turn"), steps: pickSteps(desk) };
  if (!picks.card || !action)
    return { ...asked, sentence: t(open ? "ui-take-one" : "ui-keep-one"), second: t("ui-pick-final"), buttons: [] };
  const label = t(open ? "ui-take-button" : "ui-keep-button", { name: words.surname(picks.card) });
  const buttons = [putBack(desk), primaryButton(label, () => act(action), { effect: t("ui-pick-effect") })];
  return { ...asked, sentence: pickText(desk, picks.card), second: gainText(desk, picks.card), buttons };
}

/** Describe what the seat gains by taking this card. @param {Desk} desk @param {string} card */
function pickText({ t, view, words, me, person }, card) {
  const { draft } = view;
  const name = words.surname(card);
  if (!draft || me === null) return name;
  if (draft.kind === "open") return t(draft.pick === 2 ? "ui-take-two" : "ui-take", { name });
  const cards = draft.sizes[me] - 1;
  return cards > 1
    ? t("ui-keep-pass", { name, cards, next: person(draft.passes_to[me]) })
    : t("ui-keep-last", { name });
}

/** Describe what the card adds to the best six. @param {Desk} desk @param {string} card */
function gainText({ view, ahead, t }, card) {
  const then = ahead?.gains?.[card];
  const best = view.hand?.best;
  if (!then || !best) return t("ui-pick-final");
  const [attack, defence] = [then.attack.total, then.defence.total];
  const [wasattack, wasdefence] = [best.attack.total, best.defence.total];
  const same = attack === wasattack && defence === wasdefence;
  return t(same ? "ui-best-stays" : "ui-best-gains", { attack, defence, wasattack, wasdefence });
}

/** @param {Desk} desk */
function pickSteps({ t, view, picks, words, me, person }) {
  const { draft } = view;
  if (!draft || me === null) return [];
  if (draft.kind === "open") return steps(draft.order.map(person), draft.pick - 1);
  return [
    step(t("ui-step-hand", { cards: draft.sizes[me] }), "done"),
    step(picks.card ? t("ui-step-chosen", { name: words.surname(picks.card) }) : t("ui-step-choose"), "now"),
    step(t(draft.to_left ? "ui-hands-go-left" : "ui-hands-go-right"), "todo"),
  ];
}

/* ---- events and trainer cards ---- */

/** @param {Desk} desk @returns {Bar} */
function eventBar(desk) {
  const { t, view, picks, words, find, act, actions, rink } = desk;
  const target = picks.target ?? "";
  const slot = /** @type {import("./view.d.ts").Slot} */ (target);
  const excludes = actions.some((one) => one.type === "choose" && one.slot);
  const action = find(excludes ? { type: "choose", slot } : { type: "choose", card: target });
  const id = excludes ? rink.lineup[slot] : target;
  const label = t(excludes ? "ui-exclude" : "ui-remove", { name: id ? words.surname(id) : "" });
  const effect = excludes ? "ui-exclude-effect" : "ui-remove-effect";
  return {
    flag: t("ui-flag-turn"),
    kind: "turn",
    sentence: t("ui-event-choose", { event: words.effectName(view.round?.event ?? "") }),
    second: t(excludes ? "ui-event-excludes" : "ui-event-removes"),
    buttons:
      picks.target && action ? [putBack(desk), primaryButton(label, () => act(action), { effect: t(effect) })] : [],
  };
}

/** @param {Desk} desk @returns {Bar} */
function trainerBar(desk) {
  const { t, picks, words, find, act, actions, view } = desk;
  const left = Object.keys(view.trainers ?? {}).length;
  const pass = passing(desk, !picks.card, t("ui-pass-trainer"), left ? t("ui-pass-keep", { n: left }) : undefined);
  if (!picks.card) {
    const sentence = t(find({ type: "play" }) ? "ui-trainer-play" : "ui-trainer-nothing");
    const second = t("ui-trainer-second");
    return { flag: t("ui-flag-turn"), kind: "turn", sentence, second, buttons: [pass] };
  }
  const { card, target } = picks;
  const name = words.effectName(card);
  const action = actions.find((one) => one.type === "play" && one.card === card && (one.target ?? null) === target);
  if (!action) {
    const [sentence, second] = [t("ui-trainer-target", { name }), words.effectText(card)];
    return { flag: t("ui-flag-choice"), kind: "turn", sentence, second, buttons: [putBack(desk), pass] };
  }
  const play = primaryButton(t("ui-play-it"), () => act(action), { effect: t("ui-play-effect") });
  const second = playText(desk, card) || words.effectText(card);
  return {
    flag: t("ui-flag-turn"),
    kind: "turn",
    sentence: t("ui-play-card", { name }),
    second,
    buttons: [putBack(desk), pass, play],
  };
}

/** Describe the strengths and the odds after the card is played. @param {Desk} desk @param {string} card */
function playText(desk, card) {
  const { t, ahead, picks, rink } = desk;
  const { strength } = rink;
  const target = picks.target ?? "";
  const then = ahead?.moves?.[card]?.[target];
  if (!then || !strength) return "";
  const [attack, defence] = [strength.attack.total, strength.defence.total];
  if (attack === then[0] && defence === then[1]) return worksText(desk, card);
  const sums = capital(changedTexts(t, [attack, defence], then).join(", "));
  return [sums, forecastText(desk, ahead?.then?.[card]?.[target])].filter(Boolean).join(". ");
}

/* ---- not yours ---- */

/** @param {Desk} desk @returns {Bar} */
function waiting(desk) {
  const { t, view, me, toAct, person, phase, table } = desk;
  const flag = me === null ? t("ui-flag-watching") : toAct.length === 1 ? person(toAct[0]) : t("ui-flag-wait");
  const bye = me !== null && view.round?.bye.includes(me) && (phase === "roll" || phase === "bonus");
  const done = me !== null && view.editing[me]?.done;
  const second = bye ? t("ui-bye") : done ? t("ui-open-together") : watching(desk);
  const names = waitedFor(table);
  const short = done || view.hand?.picked ? t("ui-wait-short", { names }) : undefined;
  return { flag, kind: "wait", sentence: waitText(desk, names, Boolean(done)), short, second };
}

/** @param {Desk} desk @param {string} names @param {boolean} done */
function waitText({ t, view, words, phase, toAct }, names, done) {
  const picked = view.hand?.picked;
  if (picked) return t("ui-wait-picked", { name: words.surname(picked), names });
  return done ? t("ui-wait-ready", { names }) : t(`ui-wait-${phase}`, { names, count: toAct.length });
}

/** Describe what happens next, for a seat that is not to act. @param {Desk} desk */
function watching({ view: { match, round }, t, me }) {
  if (!match || me === null || Object.values(match.sides).some((side) => side.seat === me)) return undefined;
  const coming = round?.pairings.slice(round.played).some((one) => one.a === me || one.b === me);
  return t(coming ? "ui-your-match-next" : "ui-you-watch");
}
