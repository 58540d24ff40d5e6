// The action bar: who decides, what can be done now, what follows from it, and the buttons.
import { range } from "stadion/kit/numbers.js";
import { DIE, rideOf } from "./choices.js";
import { isFull, keepActions, keptOf } from "./keeptray.js";
import { groundLine } from "./looked.js";
import { stakeText } from "./traintray.js";
import { startsOn } from "./tray.js";

/** @typedef {import("./desk.js").Desk} Desk */

/**
 * @param {Desk} desk
 * @param {{change: () => void, keep: (actions: object[]) => void, changed: boolean}} hand
 */
export function bar(desk, hand) {
  const { now, t } = desk;
  if (now.phase === "over")
    return { flag: t("ui-flag-over"), kind: "over", sentence: overSentence(desk), second: "", buttons: [] };
  if (!now.mine) return waiting(desk);
  switch (now.phase) {
    case "keep":
      return keepBar(desk, hand);
    case "place":
      return placeBar(desk, hand);
    case "turn":
      return turnBar(desk, hand);
    case "move":
      return moveBar(desk, hand);
    case "draft":
      return draftBar(desk);
    case "swap_reply":
      return swapBar(desk);
    default:
      return cardBar(desk, hand);
  }
}

/** The one action that Enter, R or the primary button sends. @param {Desk} desk */
export function primary({ now, actions, picks }) {
  switch (now.phase) {
    case "turn":
      return rideOf(actions, picks.sources, picks.breakaway);
    case "move":
      return actions.find((one) => one.type === "move" && one.space === picks.target) ?? null;
    case "place":
      return (
        actions.find((one) => one.type === "place" && one.rider === picks.rider && one.space === picks.target) ?? null
      );
    case "lose_card":
    case "gain_card":
      return actions.find((one) => one.type === now.phase && one.card === picks.card) ?? null;
    default:
      return null;
  }
}

const step = (label, state) => ({ label, state });
const sent = (desk, action) => () => action && desk.act(action);
const yours = ({ t }, kind = "turn") => ({ flag: t(kind === "turn" ? "ui-flag-turn" : "ui-flag-choice"), kind });
const changeButton = ({ t }, hand) => ({
  label: t("ui-change"),
  key: "U",
  icon: "undo",
  primary: false,
  disabled: !hand.changed,
  run: hand.change,
});

function keepBar(desk, hand) {
  const { t, now, me } = desk;
  const teams = Object.entries(now.view.teams)
    .filter(([, team]) => team.seat === me && team.choosing)
    .map(([team]) => keptOf(desk, team));
  const kept = teams.reduce((sum, one) => sum + one.sent + one.picked, 0);
  return {
    ...yours(desk),
    sentence: t("ui-bar-keep"),
    second: t("ui-bar-keep-second", { kept }),
    buttons: [
      changeButton(desk, hand),
      {
        label: t("ui-bar-keep-these"),
        key: "Enter",
        icon: "check",
        primary: true,
        disabled: !isFull(desk),
        run: () => hand.keep(keepActions(desk)),
      },
    ],
    steps: [step(t("ui-step-keep"), "now"), step(t("ui-step-grid"), "todo"), step(t("ui-step-round-1"), "todo")],
  };
}

function placeBar(desk, hand) {
  const { t, now, picks, chosen } = desk;
  const action = primary(desk);
  const { placed } = now.view.placing;
  return {
    ...yours(desk),
    sentence: chosen
      ? t("ui-bar-place", { rider: picks.rider, lane: chosen.node.lane, row: desk.rowOf(chosen.node) })
      : t("ui-bar-place-choose"),
    second: desk.shut.length
      ? t("ui-bar-place-taken", {
          lanes: desk.shut
            .map((one) => one.nodes[0].lane)
            .sort()
            .join(", "),
        })
      : t("ui-bar-place-second"),
    buttons: [
      changeButton(desk, hand),
      {
        label: t("ui-bar-place-do", { rider: picks.rider ?? "" }),
        key: "Enter",
        icon: "check",
        primary: true,
        disabled: !action,
        run: sent(desk, action),
      },
    ],
    steps: [
      step(t("ui-step-placed", { placed, riders: now.riders.size }), "done"),
      step(t("ui-step-rider", { rider: picks.rider ?? "" }), "done"),
      step(t("ui-step-space"), "now"),
      step(t("ui-step-round-1"), "todo"),
    ],
  };
}

function turnBar(desk, hand) {
  const { t, now, picks, actions } = desk;
  const action = primary(desk);
  const dice = picks.sources.filter((one) => one === DIE).length;
  const chosen = picks.sources.length === 2;
  const what = chosen ? sourcesText(desk) : t("ui-bar-turn-pick");
  return {
    ...yours(desk),
    sentence: t(picks.breakaway ? "ui-bar-turn-away" : "ui-bar-turn", { rider: now.subject.number, sources: what }),
    second: chosen ? secondOf(desk, dice) : t("ui-bar-turn-slots"),
    buttons: [
      changeButton(desk, hand),
      {
        label: dice ? t("ui-bar-roll", { dice }) : t("ui-bar-ride"),
        key: "R",
        icon: dice ? "dice" : "wheel",
        primary: true,
        disabled: !action,
        run: sent(desk, action),
      },
    ],
    steps: turnSteps(desk, chosen, dice),
    link: swapLink(desk, actions),
  };
}

function sourcesText({ t, names, picks }) {
  const [first, second] = picks.sources;
  if (first === DIE && second === DIE) return t("ui-two-dice");
  if (first === second) return t("ui-twice", { source: names.source(first) });
  return t("ui-both", { first: names.source(first), second: names.source(second) });
}

/** What the picked sources would bring; a word to wait until the server has said it. */
function secondOf({ t, names, ride }, dice) {
  const ground = groundLine(ride);
  const thrown = ride?.lines.find((one) => one.what === "throw");
  if (!ride || !ground || !thrown) return t("ui-bar-second-asked");
  const args = {
    throw: range(...thrown.value),
    terrain: names.terrain({ terrain: ground.what, number: ground.number }),
    move: range(...ride.total),
  };
  const text = ground.value[0] ? t("ui-bar-second-terrain", args) : t("ui-bar-second", args);
  return dice ? `${text} ${t("ui-bar-no-undo")}` : text;
}

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

/** Trading places with who stands behind: asked of a stranger, done at once with an own rider. */
export function swapLink(desk, actions) {
  const { t } = desk;
  const [action] = actions.filter((one) => one.type === "ask_swap" || one.type === "swap");
  if (!action) return undefined;
  return {
    label: t(action.type === "swap" ? "ui-swap-with" : "ui-swap-ask", { rider: action.rider }),
    run: sent(desk, action),
  };
}

function moveBar(desk, hand) {
  const { t, now, chosen } = desk;
  const action = primary(desk);
  const most = now.view.throw?.allowance ?? 0;
  const made = now.view.throw;
  return {
    ...yours(desk),
    sentence: t("ui-bar-move", { rider: now.subject.number, most }),
    second: chosen
      ? t("ui-bar-move-second", {
          lane: chosen.node.lane,
          distance: chosen.distance,
          ground: startsOn(desk, chosen.node),
        })
      : t("ui-bar-move-choose"),
    buttons: [
      changeButton(desk, hand),
      {
        label: t("ui-bar-move-do", { rider: now.subject.number }),
        key: "Enter",
        icon: "wheel",
        primary: true,
        disabled: !action,
        run: sent(desk, action),
      },
    ],
    steps: [
      step(t("ui-step-sources"), "done"),
      ...(made?.breakaway ? [step(t("ui-breakaway"), "done")] : []),
      step(made ? t("ui-step-thrown", { sum: made.sum }) : t("ui-step-roll"), "done"),
      step(t("ui-step-move"), "now"),
      step(t(now.view.outlook?.drafting ? "ui-step-drafts" : "ui-step-no-draft"), "todo"),
    ],
  };
}

function cardBar(desk, hand) {
  const { t, now, names } = desk;
  const action = primary(desk);
  const kind = now.phase === "lose_card" ? "lose" : "gain";
  const card = now.view.throw?.card;
  return {
    ...yours(desk, "choice"),
    sentence: t(`ui-bar-${kind}`, { rider: now.subject.number }),
    second: card ? names.cardText(card) : "",
    buttons: [
      changeButton(desk, hand),
      { label: t(`ui-bar-${kind}-do`), key: "Enter", primary: true, disabled: !action, run: sent(desk, action) },
    ],
    steps: [step(t("ui-step-seven"), "done"), step(t(`ui-step-${kind}`), "now"), step(t("ui-step-move"), "todo")],
  };
}

function draftBar(desk) {
  const { t, now, names, actions } = desk;
  const { draft } = now.view;
  const leader = now.riders.get(draft.leader);
  const stake = stakeText(desk);
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
    second: stake
      ? t("ui-bar-draft-stake", { distance: draft.distance, stake })
      : t("ui-bar-draft-second", { distance: draft.distance }),
    buttons: [
      { label: t("ui-bar-draft-no"), key: "N", primary: false, disabled: !no, run: sent(desk, no) },
      { label: t("ui-bar-draft-do"), key: "Y", icon: "wheel", primary: true, disabled: !yes, run: sent(desk, yes) },
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

function swapBar(desk) {
  const { t, now, names, actions } = desk;
  const { swap } = now.view;
  const yes = actions.find((one) => one.type === "accept_swap");
  const no = actions.find((one) => one.type === "decline_swap");
  const asks = now.riders.get(swap.rider);
  return {
    ...yours(desk, "choice"),
    sentence: t("ui-bar-swap", { who: names.person(asks.seat), rider: swap.rider, asked: swap.asked }),
    second: t("ui-bar-swap-second", { asked: swap.asked }),
    buttons: [
      { label: t("ui-bar-swap-no"), key: "N", primary: false, disabled: !no, run: sent(desk, no) },
      { label: t("ui-bar-swap-do"), key: "Y", primary: true, disabled: !yes, run: sent(desk, yes) },
    ],
  };
}

/** Somebody else decides. */
function waiting(desk) {
  const { t, now, names } = desk;
  const [seat] = now.decides;
  const who = now.decides.length === 1 ? names.person(seat) : "";
  const args = {
    who,
    rider: now.subject?.number ?? 0,
    leader: now.view.draft?.leader ?? 0,
    asks: now.view.swap?.rider ?? 0,
  };
  const key = now.phase.replace("_", "-");
  return {
    flag: who || t("ui-flag-wait"),
    kind: "wait",
    sentence: who ? t(`ui-wait-${key}`, args) : t("ui-wait-many", { phase: key }),
    second: desk.me === null ? t("ui-wait-watch") : t("ui-wait-nothing"),
    buttons: [],
  };
}

function overSentence({ t, names, now, table }) {
  const winners = (table.doc.outcome?.placements ?? []).filter((one) => one.place === 1);
  const points = now.view.score[winners[0]?.seat] ?? 0;
  if (!winners.length) return t("ui-over");
  return t(winners.length > 1 ? "ui-over-shared" : "ui-over-won", {
    who: winners.map((one) => names.person(one.seat)).join(", "),
    points,
  });
}
