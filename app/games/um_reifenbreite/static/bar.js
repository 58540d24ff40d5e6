// The action bar: who decides, what can be done now, what follows from it, and the buttons.
import { step, undoButton } from "stadion/kit/bar.js";
import { draftWords, moveWords, rideWords, tradeWords } from "./buttons.js";
import { worstText } from "./chances.js";
import { DIE, rideOf, swapsOf } from "./choices.js";
import { isFull, keepActions, keptOf } from "./keeptray.js";
import { endsHome, followText, stakeWords, stakesAt } from "./stakes.js";
import { sumLine } from "./sumline.js";
import { stakeText } from "./traintray.js";
import { endsAt } from "./tray.js";
import { overSentence, waiting } from "./waiting.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Action} Action
 * @typedef {import("stadion/kit/table.d.ts").Bar} Bar
 * @typedef {import("stadion/kit/table.d.ts").Button} Button
 * @typedef {import("stadion/kit/table.d.ts").Step} Step
 */

/** @param {Desk} desk @returns {Bar} */
export const bar = (desk) => ({ ...barOf(desk), sumLine: sumLine(desk) });

/** @param {Desk} desk @returns {Bar} */
function barOf(desk) {
  const { now, t } = desk;
  if (now.phase === "over")
    return { flag: t("ui-flag-over"), kind: "over", sentence: overSentence(desk), second: "", buttons: [] };
  if (!now.mine) return waiting(desk);
  switch (now.phase) {
    case "keep":
      return keepBar(desk);
    case "place":
      return placeBar(desk);
    case "turn":
      return turnBar(desk);
    case "move":
      return moveBar(desk);
    case "draft":
      return draftBar(desk);
    case "swap_reply":
      return swapBar(desk);
    default:
      return cardBar(desk);
  }
}

/** The one action that Enter, R or the primary button sends. @param {Desk} desk @returns {Action | null} */
export function primary({ now, actions, picks }) {
  const { rider, target, card, sources, breakaway, swap } = picks;
  switch (now.phase) {
    case "turn":
      return swapsOf(actions).find((one) => one.rider === swap) ?? rideOf(actions, sources, breakaway);
    case "move":
      return actions.find((one) => one.type === "move" && one.space === target) ?? null;
    case "place":
      return actions.find((one) => one.type === "place" && one.rider === rider && one.space === target) ?? null;
    case "lose_card":
    case "gain_card":
      return actions.find((one) => one.type === now.phase && "card" in one && one.card === card) ?? null;
    default:
      return null;
  }
}

/** @param {Desk} desk @param {Action|null|undefined} action */
const sent = (desk, action) => () => desk.act(action);

/** The main button. @param {Desk} desk @param {Action|null|undefined} action @param {string} label @returns {Button} */
const doing = (desk, action, label) => ({
  label,
  key: "Enter",
  primary: true,
  disabled: !action,
  run: sent(desk, action),
});

/** @param {Desk} desk @param {"turn"|"choice"} [kind] */
const yours = ({ t }, kind = "turn") => ({ flag: t(kind === "turn" ? "ui-flag-turn" : "ui-flag-choice"), kind });
/** The button back to the picks with which the decision began. @param {Desk} desk @returns {Button} */
const changeButton = (desk) => undoButton(desk.t("ui-change"), () => change(desk), desk.changed);

/** @param {Desk} desk */
export function change({ ui, back }) {
  ui.list = false;
  back();
}

/** @param {Desk} desk @returns {Bar} */
function keepBar(desk) {
  const { t, now, me, table } = desk;
  const teams = Object.entries(now.view.teams)
    .filter(([, team]) => team.seat === me && team.choosing)
    .map(([team]) => keptOf(desk, team));
  const kept = teams.reduce((sum, one) => sum + one.sent + one.picked, 0);
  const cards = { keeps: now.view.keeps ?? 0, of: table.components.energy_cards.per_team };
  return {
    ...yours(desk),
    sentence: t("ui-bar-keep", cards),
    short: t("ui-bar-keep-short", cards),
    second: t("ui-bar-keep-second", { kept }),
    buttons: [
      changeButton(desk),
      {
        label: t("ui-bar-keep-these", cards),
        effect: t("ui-as-kept"),
        key: "Enter",
        icon: "check",
        primary: true,
        disabled: !isFull(desk),
        run: () => desk.send(keepActions(desk)),
      },
    ],
    steps: [step(t("ui-step-keep"), "now"), step(t("ui-step-grid"), "todo"), step(t("ui-step-round-1"), "todo")],
  };
}

/** @param {Desk} desk @returns {Bar} */
function placeBar(desk) {
  const { t, now, picks, chosen } = desk;
  const action = primary(desk);
  const placed = now.view.placing?.placed ?? 0;
  const there = chosen && { rider: picks.rider ?? 0, lane: chosen.node.lane, row: desk.rowOf(chosen.node) };
  return {
    ...yours(desk),
    sentence: there ? t("ui-bar-place", there) : t("ui-bar-place-choose"),
    short: there ? t("ui-bar-place-short", there) : undefined,
    second: desk.shut.length
      ? t("ui-bar-place-taken", {
          lanes: desk.shut
            .map((one) => one.nodes[0].lane)
            .sort()
            .join(", "),
        })
      : t("ui-bar-place-second"),
    buttons: [
      changeButton(desk),
      {
        label: t("ui-bar-place-do", { rider: picks.rider ?? "" }),
        effect: there ? t("ui-as-placed", there) : "",
        key: "Enter",
        icon: "check",
        primary: true,
        disabled: !action,
        askWhy: (at) => desk.table.askWhy({ type: "place", rider: picks.rider ?? 0, space: picks.target ?? "" }, at),
        run: sent(desk, action),
      },
    ],
    steps: [
      ...(placed ? [step(t("ui-step-placed", { placed, riders: now.riders.size }), "done")] : []),
      step(t("ui-step-rider", { rider: picks.rider ?? "" }), "done"),
      step(t("ui-step-space"), "now"),
      step(t("ui-step-round-1"), "todo"),
    ],
  };
}

/** @param {Desk} desk @returns {Bar} */
function turnBar(desk) {
  const { t, now, picks } = desk;
  const action = primary(desk);
  if (action?.type === "swap" || action?.type === "ask_swap") return tradeBar(desk, action);
  const dice = picks.sources.filter((one) => one === DIE).length;
  const chosen = picks.sources.length === 2;
  const follower = picks.breakaway ? null : now.view.outlook?.follower;
  return {
    ...yours(desk),
    sentence: [
      t(picks.breakaway ? "ui-bar-turn-away" : "ui-bar-turn", {
        rider: now.subject?.number ?? 0,
        sources: chosen ? sourcesText(desk) : t("ui-bar-turn-pick"),
      }),
      followText(desk, follower, "ui-behind-may-follow"),
    ]
      .filter(Boolean)
      .join(" "),
    second: chosen ? secondOf(desk) : t("ui-bar-turn-slots"),
    buttons: [
      ...besideRoll(desk),
      {
        ...rideWords(desk),
        key: "R",
        icon: chosen && !dice ? "wheel" : "dice",
        primary: true,
        disabled: !action,
        run: sent(desk, action),
        askWhy: (at) => missing(desk, at),
      },
    ],
    steps: turnSteps(desk, chosen, dice),
  };
}

/** The way back and the offers; a phone has room for one of them. @param {Desk} desk @returns {Button[]} */
function besideRoll(desk) {
  const offers = swapsOf(desk.actions).map((offer) => tradeButton(desk, offer));
  if (!desk.table.phone || !offers.length) return [changeButton(desk), ...offers];
  return desk.changed ? [changeButton(desk)] : offers;
}

/** A throw of one source is illegal, so the server gives the reason. @param {Desk} desk @param {Element} [at] */
export function missing({ table, picks }, at) {
  table.askWhy({ type: "ride", sources: [picks.sources[0] ?? "", ""], breakaway: false }, at);
  return true;
}

/** @typedef {Extract<Action, {type: "swap" | "ask_swap"}>} Trade */

/** @param {Desk} desk @param {Trade} offer @returns {Button} */
const tradeButton = (desk, offer) => ({ ...tradeWords(desk, offer), run: () => desk.pick({ swap: offer.rider }) });

/** The rider to trade places with is picked. @param {Desk} desk @param {Trade} offer @returns {Bar} */
function tradeBar(desk, offer) {
  const { t, now } = desk;
  const riders = { rider: now.subject?.number ?? 0, other: offer.rider };
  return {
    ...yours(desk),
    sentence: t(offer.type === "swap" ? "ui-bar-trade" : "ui-bar-trade-ask", riders),
    second: t("ui-bar-swap-second", { asked: offer.rider }),
    buttons: [changeButton(desk), { ...tradeWords(desk, offer), key: "Enter", primary: true, run: sent(desk, offer) }],
    steps: [
      step(tradeWords(desk, offer).label, "now"),
      step(t("ui-step-roll"), "todo"),
      step(t("ui-step-move"), "todo"),
    ],
  };
}

/** @param {Desk} desk */
function sourcesText({ t, names, picks }) {
  const [first, second] = picks.sources;
  if (first === DIE && second === DIE) return t("ui-two-dice");
  if (first === second) return t("ui-twice", { source: names.source(first) });
  return t("ui-both", { first: names.source(first), second: names.source(second) });
}

/** The worst thing that the throw may bring, or a word to wait for the server. @param {Desk} desk */
const secondOf = (desk) => (desk.ride ? worstText(desk, desk.ride) : desk.t("ui-bar-second-asked"));

/** @param {Desk} desk @param {boolean} chosen @param {number} dice */
function turnSteps({ t, picks, now }, chosen, dice) {
  const steps = [step(chosen ? t("ui-step-sources") : t("ui-step-choose"), chosen ? "done" : "now")];
  if (now.crash.length)
    steps.unshift(step(t("ui-step-crash", { riders: now.crash.map((one) => one.rider).join(", ") }), "done"));
  if (picks.breakaway) steps.push(step(t("ui-breakaway"), "done"));
  steps.push(
    step(dice ? t("ui-step-roll") : t("ui-step-ride"), chosen ? "now" : "todo"),
    step(t("ui-step-move"), "todo"),
    step(t(picks.breakaway || !now.view.outlook?.drafting ? "ui-step-no-draft" : "ui-step-drafts"), "todo"),
  );
  return steps;
}

/** @param {Desk} desk @returns {Bar} */
function moveBar(desk) {
  const { t, now, chosen } = desk;
  const action = primary(desk);
  const made = now.view.throw;
  return {
    ...yours(desk),
    ...moveSentence(desk),
    second: chosen ? moveConsequence(desk, chosen) : t("ui-bar-move-choose"),
    buttons: [changeButton(desk), { ...doing(desk, action, ""), ...moveWords(desk, chosen), icon: "wheel" }],
    steps: [
      step(t("ui-step-sources"), "done"),
      ...(made?.breakaway ? [step(t("ui-breakaway"), "done")] : []),
      step(made ? t("ui-step-thrown", { sum: made.lines[2].value?.[0] ?? "" }) : t("ui-step-roll"), "done"),
      step(t("ui-step-move"), "now"),
      step(t(now.view.outlook?.drafting ? "ui-step-drafts" : "ui-step-no-draft"), "todo"),
    ],
  };
}

/** The sentence of a move; behind a line it says the prize of the chosen space. @param {Desk} desk */
function moveSentence(desk) {
  const { t, now, chosen } = desk;
  const args = { rider: now.subject?.number ?? 0, most: now.view.throw?.allowance ?? 0 };
  const stake = stakeWords(desk, stakesAt(desk, chosen?.node.key));
  if (!chosen || !stake) return { sentence: t("ui-bar-move", args), short: t("ui-bar-move-short", args) };
  const text = endsHome(desk, chosen.node.key) ? "ui-bar-move-home" : "ui-bar-move-line";
  return { sentence: t(text, { ...args, distance: chosen.distance, stake }) };
}

/** The consequences of riding to a space. @param {Desk} desk @param {import("./targets.js").LitTarget} chosen */
function moveConsequence(desk, { node, distance }) {
  const { t, now } = desk;
  const follows = followText(desk, now.view.outlook?.followed?.[node.key], "ui-may-follow");
  if (endsHome(desk, node.key)) return follows;
  const there = t("ui-bar-move-second", { lane: node.lane, distance, ground: endsAt(desk, node) });
  return follows ? `${there} ${follows}` : there;
}

/** @param {Desk} desk @returns {Bar} */
function cardBar(desk) {
  const { t, now, names, picks } = desk;
  const action = primary(desk);
  const source = picks.card ? names.source(picks.card) : "";
  const kind = now.phase === "lose_card" ? "lose" : "gain";
  const card = now.view.throw?.card;
  return {
    ...yours(desk, "choice"),
    sentence: t(`ui-bar-${kind}`, { rider: now.subject?.number ?? 0 }),
    short: t(`ui-bar-${kind}-short`, { rider: now.subject?.number ?? 0 }),
    second: card ? names.cardText(card) : "",
    buttons: [
      changeButton(desk),
      { ...doing(desk, action, t(`ui-bar-${kind}-do`, { source })), effect: t(`ui-as-${kind}`) },
    ],
    steps: [
      step(t("ui-step-seven", { seven: names.seven }), "done"),
      step(t(`ui-step-${kind}`), "now"),
      step(t("ui-step-move"), "todo"),
    ],
  };
}

/** @param {Desk} desk @returns {Bar} */
function draftBar(desk) {
  const { t, now, names, actions } = desk;
  const { draft } = now.view;
  const leader = draft && now.riders.get(draft.leader);
  if (!leader) return waiting(desk);
  const stake = stakeText(desk);
  const [follow, stay] = draftWords(desk, draft);
  const yes = actions.find((one) => one.type === "draft");
  const no = actions.find((one) => one.type === "decline_draft");
  const args = {
    who: names.seat(leader.seat),
    mine: leader.seat === desk.me ? "yes" : "no",
    leader: draft.leader,
    rider: draft.rider,
  };
  return {
    ...yours(desk, "choice"),
    sentence: t(leader.place ? "ui-bar-draft-finish" : "ui-bar-draft", args),
    short: t("ui-bar-draft-short", args),
    second: stake
      ? t("ui-bar-draft-stake", { distance: draft.distance, stake })
      : t("ui-bar-draft-second", { distance: draft.distance }),
    buttons: [
      { ...stay, key: "N", disabled: !no, run: sent(desk, no) },
      { ...follow, key: "Y", icon: "wheel", disabled: !yes, run: sent(desk, yes) },
    ],
    steps: [
      step(
        t("ui-step-moved", { rider: draft.leader, distance: now.last.length ? now.last.length - 1 : draft.distance }),
        "done",
      ),
      step(t("ui-step-draft", { rider: draft.rider }), "now"),
      ...(draft.next === null ? [] : [step(t("ui-step-next", { rider: draft.next }), "todo")]),
    ],
  };
}

/** @param {Desk} desk @returns {Bar} */
function swapBar(desk) {
  const { t, now, names, actions } = desk;
  const { swap } = now.view;
  const asks = swap && now.riders.get(swap.rider);
  if (!asks) return waiting(desk);
  const asked = { rider: swap.asked };
  const yes = actions.find((one) => one.type === "accept_swap");
  const no = actions.find((one) => one.type === "decline_swap");
  return {
    ...yours(desk, "choice"),
    sentence: t("ui-bar-swap", { who: names.person(asks.seat), rider: swap.rider, asked: swap.asked }),
    short: t("ui-bar-swap-short", { rider: swap.rider, asked: swap.asked }),
    second: t("ui-bar-swap-second", { asked: swap.asked }),
    buttons: [
      { label: t("ui-bar-swap-no"), effect: t("ui-as-stays", asked), key: "N", disabled: !no, run: sent(desk, no) },
      {
        label: t("ui-bar-swap-do"),
        effect: t("ui-as-rides-now", asked),
        key: "Y",
        disabled: !yes,
        run: sent(desk, yes),
      },
    ],
  };
}
