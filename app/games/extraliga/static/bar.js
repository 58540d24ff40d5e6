// The action bar: what is asked of you, what your choice leads to, or what the table waits for.
import { both } from "./desk.js";
import { nameOf, outcomeOf, sidesOf, targetOf } from "./ice.js";

/** @param {import("./desk.js").Desk} desk */
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
    case "bonus":
      return bonusBar(desk);
    default:
      return undefined;
  }
}

const change = ({ t, pick }, card) => ({
  label: t("ui-change"),
  icon: "undo",
  key: "u",
  run: () => pick({ card: card ?? null, source: null, die: null, target: null }),
});
const turn = (desk, flag, sentence, second, buttons, steps) => ({
  flag: desk.t(flag),
  kind: "turn",
  sentence,
  second,
  buttons,
  steps,
});

/* ---- draft ---- */

function pickBar(desk) {
  const { t, view, picks, words, find, act, table } = desk;
  const { draft, hand } = view;
  const action = picks.card && find({ type: "pick", card: picks.card });
  const open = draft.kind === "open";
  const size = Object.keys(hand?.cards ?? {}).length;
  const steps = open
    ? openSteps(desk)
    : [
        { label: t("ui-step-hand", { cards: size }), state: "done" },
        {
          label: action ? t("ui-step-chosen", { name: words.surname(picks.card) }) : t("ui-step-choose"),
          state: "now",
        },
        { label: t(draft.to_left ? "ui-hands-go-left" : "ui-hands-go-right"), state: "todo" },
      ];
  if (!action)
    return turn(desk, "ui-flag-pick", t(open ? "ui-take-one" : "ui-keep-one"), t("ui-pick-final"), [], steps);
  const name = words.surname(picks.card);
  const next = table.name((desk.me + (draft.to_left ? 1 : -1) + desk.seats.length) % desk.seats.length);
  const sentence = open
    ? t(draft.pick === 2 ? "ui-take-two" : "ui-take", { name })
    : size > 2
      ? t("ui-keep-pass", { name, cards: size - 1, next })
      : t("ui-keep-last", { name });
  return turn(
    desk,
    "ui-flag-pick",
    sentence,
    gainSentence(desk),
    [
      change(desk),
      {
        label: t(open ? "ui-take-button" : "ui-keep-button", { name }),
        primary: true,
        key: "Enter",
        run: () => act(action),
      },
    ],
    steps,
  );
}

function gainSentence({ view, t, picks }) {
  const after = view.hand?.gains?.[picks.card];
  const { best } = view.hand ?? {};
  if (!after || !best) return t("ui-pick-final");
  const sums = {
    attack: after.attack[0],
    defence: after.defence[0],
    wasattack: best.attack[0],
    wasdefence: best.defence[0],
  };
  const same = sums.attack === sums.wasattack && sums.defence === sums.wasdefence;
  return t(same ? "ui-best-stays" : "ui-best-gains", sums);
}

function openSteps({ view, t, person }) {
  const { first, pick } = view.draft;
  return [first, 1 - first, 1 - first, first].map((seat, i) => ({
    label: person(seat),
    state: i + 1 < pick ? "done" : i + 1 === pick ? "now" : "todo",
  }));
}

/* ---- line-ups ---- */

function editBar(desk) {
  const { t, view, picks, words, find, act, pick, actions } = desk;
  const { editor } = view;
  const done = find({ type: "done" });
  const auto = find({ type: "auto" });
  const lacks = Object.entries(editor.lacks);
  const why = lacks.length ? lackSaid(desk, lacks[0]) : "";
  const sentence = picks.card
    ? t("ui-place-on", { name: words.surname(picks.card) })
    : editor.kind === "build"
      ? t("ui-build-six")
      : editor.kind === "fill"
        ? t("ui-fill-up")
        : editor.least
          ? t("ui-bring-in", { least: editor.least })
          : t("ui-may-change", { most: editor.most });
  const second = why || t("ui-done-possible");
  const buttons = [
    ...(picks.card ? [{ label: t("ui-put-back"), icon: "undo", key: "u", run: () => pick({ card: null }) }] : []),
    { label: t("ui-best-six"), key: "a", disabled: !auto, run: () => act(auto) },
    {
      label: t("ui-done-button", { strength: both(editor.strength) }),
      key: "d",
      primary: true,
      disabled: !done,
      run: () => act(done),
    },
  ].filter((button) => button.key !== "a" || auto || desk.helper);
  const steps = [
    ...(view.round?.die && editor.kind === "change"
      ? [{ label: t("ui-step-die", { die: view.round.die, least: editor.least }), state: "done" }]
      : []),
    ...(editor.kind === "build"
      ? []
      : [
          {
            label: t("ui-step-new", { fresh: editor.fresh, least: editor.least, most: editor.most }),
            state: editor.fresh >= editor.least && editor.fresh <= editor.most ? "done" : "now",
          },
        ]),
    editor.kind === "build" && !done
      ? { label: t("ui-step-placed", { placed: Object.values(desk.rink.lineup).filter(Boolean).length }), state: "now" }
      : { label: done ? t("ui-step-ready") : why, state: done ? "done" : "now" },
    ...(editor.places_left <= 10 ? [{ label: t("ui-step-moves", { moves: editor.places_left }), state: "todo" }] : []),
  ];
  return turn(
    desk,
    "ui-flag-turn",
    sentence,
    actions.length === 1 && done ? t("ui-only-done") : second,
    buttons,
    steps,
  );
}

/** Why `done` is not offered, in the words of the refusal. */
export function lackSaid({ t, words }, [text, params]) {
  const said = params.slot ? { ...params, slot: words.slotLetter(params.slot) } : params;
  return t(`objection-${text.replaceAll("_", "-")}`, said);
}

/* ---- events and trainer cards ---- */

function eventBar(desk) {
  const { t, view, picks, words, find, act, actions } = desk;
  const event = view.round.event;
  const excludes = Boolean(actions[0].slot);
  const action =
    picks.target && (find({ type: "choose", slot: picks.target }) ?? find({ type: "choose", card: picks.target }));
  const id =
    action && (action.card ?? Object.entries(view.teams[desk.me].cards).find(([, slot]) => slot === action.slot)?.[0]);
  const buttons = action
    ? [
        change(desk),
        {
          label: t(excludes ? "ui-exclude" : "ui-remove", { name: words.surname(id) }),
          primary: true,
          key: "Enter",
          run: () => act(action),
        },
      ]
    : [];
  return turn(
    desk,
    "ui-flag-turn",
    t("ui-event-choose", { event: words.effectName(event) }),
    t(excludes ? "ui-event-excludes" : "ui-event-removes"),
    buttons,
  );
}

function trainerBar(desk) {
  const { t, picks, words, find, act, actions, view } = desk;
  const passing = { label: t("ui-pass"), key: "p", primary: !picks.card, run: () => act(find({ type: "pass" })) };
  const playable = actions.some((one) => one.type === "play");
  if (!picks.card)
    return turn(desk, "ui-flag-turn", t(playable ? "ui-trainer-play" : "ui-trainer-nothing"), t("ui-trainer-second"), [
      passing,
    ]);
  const offered = actions.filter((one) => one.type === "play" && one.card === picks.card);
  const action = offered.find((one) => (one.target ?? null) === picks.target);
  const name = words.effectName(picks.card);
  if (!action)
    return turn(desk, "ui-flag-choice", t("ui-trainer-target", { name }), words.effectText(picks.card), [
      change(desk),
      passing,
    ]);
  const after = view.previews[picks.card]?.[picks.target ?? ""];
  const now = desk.rink.strength;
  const second = after
    ? t("ui-trainer-preview", {
        attack: now.attack.total,
        toattack: after[0],
        defence: now.defence.total,
        todefence: after[1],
      })
    : words.effectText(picks.card);
  return turn(desk, "ui-flag-turn", words.effectText(picks.card), second, [
    change(desk),
    passing,
    { label: t("ui-play-card", { name }), primary: true, key: "Enter", run: () => act(action) },
  ]);
}

/* ---- the match ---- */

function rollBar(desk) {
  const { t, find, act } = desk;
  const { below } = sidesOf(desk);
  const buttons = [
    { label: t("ui-roll", { dice: below.attack }), primary: true, key: "r", run: () => act(find({ type: "roll" })) },
  ];
  return turn(
    desk,
    "ui-flag-turn",
    t("ui-roll-against", { dice: below.attack, target: below.target }),
    t("ui-roll-second"),
    buttons,
  );
}

function bonusBar(desk) {
  const { t, picks, find, act, view, words } = desk;
  const { above } = sidesOf(desk);
  const rival = nameOf(desk, above);
  const passing = { label: t("ui-pass"), key: "p", primary: !picks.source, run: () => act(find({ type: "pass" })) };
  const steps = [
    { label: t("ui-step-rolled"), state: "done" },
    { label: t("ui-step-skater"), state: "now" },
    { label: t(above.seat === null ? "ui-step-virtual" : "ui-step-passes"), state: "todo" },
  ];
  if (!picks.source) {
    const ends = above.seat === null || view.match.last_passed;
    return turn(
      desk,
      "ui-flag-turn",
      t("ui-bonus-choose"),
      ends ? t("ui-pass-ends") : t("ui-pass-answer", { name: rival }),
      [passing],
      steps,
    );
  }
  const action = find({ type: "bonus", source: picks.source, ...(picks.die === null ? {} : { die: picks.die }) });
  const name = words.card(picks.source) ? words.surname(picks.source) : words.effectName(picks.source);
  const kind = kindOf(desk);
  const whole = action && (picks.die !== null || kind === "reroll_own_all");
  if (!whole)
    return turn(
      desk,
      "ui-flag-choice",
      t(targetOf(desk) === sidesOf(desk).below.index ? "ui-choose-own-die" : "ui-choose-their-die", { name }),
      t(`ui-bonus-${kind.replaceAll("_", "-")}`),
      [change(desk), passing],
      steps,
    );
  const { sentence, second } = effectSaid(desk, kind, rival);
  const use = {
    label: t("ui-use", { name, what: kind === "plus1" ? "+1" : kind === "minus1" ? "−1" : "" }),
    primary: true,
    key: "Enter",
    run: () => act(action),
  };
  return turn(desk, "ui-flag-turn", sentence, second, [change(desk), passing, use], steps);
}

const kindOf = ({ view, picks, me }) =>
  Object.values(view.match.sides).find((side) => side.seat === me).bonuses[picks.source]?.kind ?? "reroll_own";

/** "Your 3 becomes a 4: goal. Then 2:3." */
function effectSaid(desk, kind, rival) {
  const { view, t, picks } = desk;
  const { below } = sidesOf(desk);
  const target = targetOf(desk);
  const side = view.match.sides[target];
  if (kind === "reroll_own_all")
    return { sentence: t("ui-reroll-all"), second: t("ui-reroll-odds", { faces: 7 - side.target }) };
  const { face } = side.dice[picks.die];
  const after = outcomeOf(desk, face);
  const own = target === below.index;
  if (after === "?")
    return {
      sentence: t(own ? "ui-reroll-own" : "ui-reroll-theirs", { face, name: rival }),
      second: t("ui-reroll-odds", { faces: Math.max(0, 7 - side.target) }),
    };
  const goals = [...view.match.goals];
  goals[target] += Number(after >= side.target) - Number(face >= side.target);
  const score = `${goals[below.index]} : ${goals[1 - below.index]}`;
  const sentence = t(own ? "ui-becomes-own" : "ui-becomes-theirs", {
    face,
    after,
    goal: after >= side.target ? "yes" : "no",
    name: rival,
  });
  return { sentence, second: t("ui-then-score", { score }) };
}

/* ---- not yours ---- */

function waiting(desk) {
  const { t, view, me, toAct, words, table, phase } = desk;
  const names = words.listed(toAct.map(table.name));
  const flag = me === null ? t("ui-flag-watching") : toAct.length === 1 ? table.name(toAct[0]) : t("ui-flag-wait");
  const bye = me !== null && view.round?.bye.includes(me) && (phase === "roll" || phase === "bonus");
  const picked = view.hand?.picked;
  const done = me !== null && view.editing[me]?.done;
  const sentence = picked
    ? t("ui-wait-picked", { name: words.surname(picked), names })
    : done
      ? t("ui-wait-ready", { names })
      : t(`ui-wait-${phase}`, { names, count: toAct.length });
  const second = bye ? t("ui-bye") : done ? t("ui-open-together") : watching(desk);
  return { flag, kind: "wait", sentence, second };
}

/** What follows for a seat that is not to act. */
function watching({ view, t, me }) {
  const { match, round } = view;
  if (!match || me === null || Object.values(match.sides).some((side) => side.seat === me)) return undefined;
  const coming = round?.pairings.slice(round.played).some((one) => one.a === me || one.b === me);
  return t(coming ? "ui-your-match-next" : "ui-you-watch");
}
