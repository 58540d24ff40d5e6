// The action bar: what can be done now, in a sentence, and the keys that do it.
import { capital, minus } from "./names.js";
import { outlook } from "./reading.js";
import { offered } from "./tray.js";
import { overBar, waitBar } from "./waiting.js";

/** @param {any} now @param {any} pick @param {any} run */
export function bar(now, pick, run) {
  const { t, phase } = now;
  if (phase === "over") return overBar(now);
  if (!now.mine) return waitBar(now);
  if (pick.told)
    return {
      ...turn(now),
      sentence: pick.told,
      second: t("ui-lit-allowed"),
      buttons: [button(t("ui-change"), undefined, run.change, "undo")],
    };
  if (pick.timing) return timeBar(now, pick, run);
  return { ...turn(now), ...(BARS[phase]?.(now, pick, run) ?? {}) };
}

const turn = (/** @type {any} */ { t, phase }) => ({
  flag: t(phase === "faceoff" ? "ui-flag-roll" : phase === "draft" ? "ui-flag-pick" : "ui-flag-turn"),
  kind: "turn",
});

/** @param {string} label @param {string | undefined} key @param {() => void} runs @param {string} [icon] @param {any} [more] */
const button = (label, key, runs, icon, more = {}) => ({ label, key, run: runs, icon, ...more });
const primary = { primary: true };

/** @type {Record<string, (now: any, pick: any, run: any) => any>} */
const BARS = {
  team_pick: teamBar,
  draft: draftBar,
  faceoff: faceoffBar,
  attack_declare: declareBar,
  attack_prepare: prepareBar,
  defend_prepare: prepareBar,
  attack_cards: cardsBar,
  defend_cards: cardsBar,
  referee_target: targetBar,
  restart_choice: restartBar,
};

/** @param {any} now @param {any} pick @param {any} run */
function teamBar(now, pick, run) {
  const { t, names } = now;
  if (!pick.team) return { sentence: t("ui-pick-team"), second: t("ui-pick-team-second") };
  const action = now.of("pick_team").find((/** @type {any} */ one) => one.team === pick.team);
  return {
    sentence: `${names.team(pick.team)}: ${names.style(pick.team)}.`,
    second: t("ui-team-second"),
    buttons: [
      button(t("ui-take-team", { team: names.team(pick.team) }), "Enter", () => run.act(action), undefined, primary),
    ],
  };
}

/** @param {any} now @param {any} pick @param {any} run */
function draftBar(now, pick, run) {
  const { t, names, components, table, me } = now;
  const action = now.of("draft").find((/** @type {any} */ one) => one.card === pick.draft);
  if (!action) return { sentence: t(`ui-draft-${now.view.drafting.stage}`), second: t("ui-draft-second") };
  const card = components.cards[pick.draft];
  const words = card.gives
    ? `${names.card(pick.draft)}, ${names.team(card.team)}: ${names.gives(card.gives)}.`
    : `${capital(names.card(pick.draft))}. ${card.type === "bonus" ? "" : names.word(card.text)}`;
  return {
    sentence: words,
    second: t("ui-draft-next", { name: table.name(1 - me) }),
    buttons: [
      button(t("ui-pick-card", { card: names.card(pick.draft) }), "Enter", () => run.act(action), undefined, primary),
    ],
  };
}

/** @param {any} now @param {any} pick @param {any} run */
function faceoffBar(now, pick, run) {
  const { t, view, me, names, table } = now;
  const other = view.faceoff.rolls[1 - me];
  const adds = view.faceoff.adds[me];
  const need = other ? other.total - adds : 0;
  const second = other
    ? t("ui-faceoff-need", { name: table.name(1 - me), total: other.total, win: need + 1, tie: need })
    : t(view.faceoff.ties ? "ui-faceoff-tied" : "ui-faceoff-nobody");
  return {
    sentence: t("ui-faceoff-at", { field: names.short(view.puck) }),
    second,
    buttons: [
      button(
        t(view.faceoff.ties ? "ui-roll-again" : "ui-roll-dice", { count: 2 }),
        "r",
        () => run.act(now.of("faceoff_roll")[0]),
        "dice",
        primary,
      ),
    ],
    steps: [step(t("ui-step-drew"), "done"), step(t("ui-step-faceoff"), "now"), step(t("ui-step-attack"), "todo")],
  };
}

const step = (/** @type {string} */ label, /** @type {"done" | "now" | "todo"} */ state) => ({ label, state });

/** @param {any} now @param {any} pick @param {any} run */
function declareBar(now, pick, run) {
  const { t, names, view, components } = now;
  const link = timeLink(now, run);
  const steps = declareSteps(now, pick);
  if (!pick.move || !pick.to) {
    const bonus = components.rink.fields[view.puck].bonus;
    const where = bonus ? t("ui-your-puck-on", { attr: names.attr(bonus.attr) }) : t("ui-your-puck");
    const choose = pick.move ? t("ui-choose-field", { move: names.attr(pick.move) }) : t("ui-choose-move");
    const { attack, defence } = outlook(now, "shot");
    const sums = `${minus(attack)} : ${minus(defence)}`;
    const shoots = bonus?.attr === "shot" || components.rink.fields[view.puck].no_defence;
    const buttons = pick.picking ? [] : [button(t("ui-moves"), "m", run.pickMoves, undefined, shoots ? {} : primary)];
    if (!pick.move && shoots)
      buttons.push(button(t("ui-shoot", { sums }), "4", () => run.move("shot"), "shot", primary));
    if (pick.move) buttons.push(button(t("ui-change"), undefined, run.change, "undo"));
    return {
      sentence: pick.move ? choose : where,
      second: idleWarning(now) ?? (pick.move ? t("ui-lit-allowed") : choose),
      buttons,
      steps,
      link,
    };
  }
  const action = pick.targets[pick.move].get(pick.to);
  const { attack, defence } = outlook(now, pick.move, pick.to);
  const sums = `${minus(attack)} : ${minus(defence)}`;
  return {
    sentence:
      pick.to === "goal"
        ? t("ui-shot-from", { field: names.short(view.puck) })
        : t("ui-move-to", { move: capital(names.attr(pick.move)), field: names.short(pick.to) }),
    second: t("ui-before-dice", { sums }),
    buttons: [
      button(t("ui-change"), undefined, run.change, "undo"),
      button(t("ui-declare"), "Enter", () => run.batch([action])),
      button(t("ui-declare-roll"), "r", () => run.batch([action, { type: "roll" }]), "dice", primary),
    ],
    steps,
    link,
  };
}

/** @param {any} now */
function idleWarning({ t, view, table }) {
  const limit = table.options.idle_rounds;
  const { idle } = view.clock;
  return limit && limit - idle <= 3 ? t("ui-idle-warning", { idle, left: limit - idle }) : null;
}

/** @param {any} now @param {any} run */
const timeLink = ({ t, types }, run) =>
  types.has("time_out") ? { label: t("ui-take-time"), run: run.time } : undefined;

/** @param {any} now @param {any} pick */
function declareSteps({ t, names }, pick) {
  const field = pick.to === "goal" ? t("ui-goal-word") : pick.to ? names.short(pick.to) : null;
  return [
    step(
      pick.move ? t("ui-step-move-is", { move: names.attr(pick.move) }) : t("ui-step-move"),
      pick.move ? "done" : "now",
    ),
    step(field ? t("ui-step-field-is", { field }) : t("ui-step-field"), field ? "done" : pick.move ? "now" : "todo"),
    step(t("ui-declare"), field ? "now" : "todo"),
    step(t("ui-step-prepare"), "todo"),
    step(t("ui-step-roll"), "todo"),
    step(t("ui-step-bonus"), "todo"),
  ];
}

/** @param {any} now @param {any} pick @param {any} run */
function prepareBar(now, pick, run) {
  const { t, duel, names, me, view } = now;
  const attacks = duel.attacker === me;
  const [own, other] = [duel.turns[me].sum.total, duel.turns[1 - me].sum.total];
  const special = duel.turns[me].special;
  const effect = special ? now.components.cards[special].effect : {};
  const roll = now.of("roll")[0];
  const label = effect.dice_fixed
    ? t("ui-take-fixed", { value: effect.dice_fixed })
    : t("ui-roll-dice", { count: 2 + (effect.dice_extra ?? 0) });
  const rollButton = button(label, "r", () => run.act(roll), "dice", primary);
  const steps = [
    ...(attacks ? [step(capital(names.attr(duel.move)), "done")] : []),
    step(t("ui-step-prepare"), "now"),
    step(t("ui-step-roll"), "todo"),
    step(t("ui-step-bonus"), "todo"),
    step(t("ui-end-turn-word"), "todo"),
  ];
  const chosen = chosenCard(now, pick, run);
  if (chosen) return { ...chosen, steps, buttons: [...chosen.buttons], link: timeLink(now, run) };
  const could =
    Object.values(view.hand).length > 0 &&
    now.table.actions.some((/** @type {any} */ one) => one.type === "play_hero" || one.type === "play_special");
  return {
    sentence: attacks
      ? t(could ? "ui-prepare-attack" : "ui-roll-now")
      : t("ui-start-from", { own: minus(own), other: minus(other) }),
    second: attacks
      ? t("ui-stands-at", { own: minus(own), other: minus(other) })
      : t(could ? "ui-prepare-attack" : "ui-tie-enough"),
    buttons: [rollButton],
    steps,
    link: timeLink(now, run),
  };
}

/** A card that is laid alone, because it reveals something: hero, special, injury, referee symbol. @param {any} now @param {any} pick @param {any} run */
function chosenCard(now, pick, run) {
  const { t, names, components } = now;
  const ways = pick.card ? offered(now, pick.card) : [];
  if (!ways.length) return null;
  const card = components.cards[pick.card];
  const clear = button(t("ui-clear"), undefined, run.change, "undo");
  const name = names.card(pick.card);
  if (card.type === "bonus") {
    return {
      sentence: t("ui-lay-symbol", { card: name }),
      second: t("ui-lay-symbol-second"),
      buttons: [clear, button(t("ui-lay-turn"), "r", () => run.act(ways[0]), "whistle", primary)],
    };
  }
  if (card.type === "injury") {
    const buttons = ways.map((way, i) =>
      button(names.card(way.target), i ? String(i + 1) : "Enter", () => run.act(way), "plaster", i ? {} : primary),
    );
    return { sentence: t("ui-injury-choose"), second: names.word(card.text), buttons: [clear, ...buttons] };
  }
  const second = card.type === "hero" ? t("ui-hero-alone") : names.word(card.text);
  return {
    sentence: t(card.type === "hero" ? "ui-lay-hero" : "ui-play-special", { card: name }),
    second,
    buttons: [clear, button(t("ui-lay-card", { card: name }), "Enter", () => run.act(ways[0]), undefined, primary)],
  };
}

/** @param {any} now @param {any} pick @param {any} run */
function cardsBar(now, pick, run) {
  const { t, duel, me, table } = now;
  const attacks = duel.attacker === me;
  const turnNow = duel.turns[me];
  const total = turnNow.sum.total + pick.stagedSum;
  const other = duel.turns[1 - me].sum.total;
  const steps = [
    step(t("ui-step-rolled", { dice: turnNow.dice.join(" + ") || String(turnNow.fixed) }), "done"),
    step(pick.staged.size ? t("ui-step-bonus-chosen", { count: pick.staged.size }) : t("ui-step-bonus"), "now"),
    step(t("ui-end-turn-word"), "todo"),
  ];
  const link = timeLink(now, run);
  const chosen = chosenCard(now, pick, run);
  if (chosen) return { ...chosen, steps, link };
  const end = now.of("end_turn")[0];
  const staged = [...pick.staged].map((card) => ({ type: "play_bonus", card }));
  const label = staged.length
    ? t("ui-lay-end", { count: staged.length, total: minus(total) })
    : t("ui-end-turn", { total: minus(total) });
  const missing = other - total;
  return {
    sentence: attacks
      ? t("ui-to-match", { name: table.name(1 - me), total: minus(total) })
      : missing > 0
        ? t("ui-need-more", { count: missing, own: minus(total), other: minus(other) })
        : t("ui-enough-now", { own: minus(total), other: minus(other) }),
    second: attacks ? t("ui-ended-fixed") : t("ui-tie-enough"),
    buttons: [
      ...(staged.length ? [button(t("ui-clear"), undefined, run.change, "undo")] : []),
      button(label, "e", () => run.batch([...staged, end]), undefined, primary),
    ],
    steps,
    link,
  };
}

/** @param {any} now @param {any} pick @param {any} run */
function targetBar(now, pick, run) {
  const { t, names, table, duel, me } = now;
  const ways = now.of("remove_hero");
  const own = now.view.sides[me].heroes[ways[0].target] !== undefined;
  const cause =
    Object.entries(duel.turns[me].whistles)
      .sort((a, b) => a[1] - b[1])
      .at(-1)?.[0] ?? "";
  return {
    sentence: t("ui-target-choose", { card: names.whistleName(cause) }),
    second: t("ui-target-second", { name: table.name(own ? me : 1 - me) }),
    buttons: ways.map((/** @type {any} */ way, /** @type {number} */ i) =>
      button(
        t("ui-remove-hero", { hero: names.card(way.target) }),
        i ? String(i + 1) : "Enter",
        () => run.act(way),
        undefined,
        i ? {} : primary,
      ),
    ),
  };
}

/** @param {any} now @param {any} pick @param {any} run */
function restartBar(now, pick, run) {
  const { t } = now;
  const buttons = now.of("restart").map((/** @type {any} */ action, /** @type {number} */ i) => {
    const label =
      action.kind === "goalkeeper"
        ? t("ui-restart-goalkeeper")
        : t(action.at.endsWith("_N") ? "ui-restart-north" : "ui-restart-south");
    return button(label, String(i + 1), () => run.act(action), undefined, pick.restart === action.at ? primary : {});
  });
  return { sentence: t("ui-restart"), second: t("ui-restart-second"), buttons };
}

/** @param {any} now @param {any} pick @param {any} run */
function timeBar(now, pick, run) {
  const { t } = now;
  const cards = [...pick.thrown].sort();
  const action = now.of("time_out").find((/** @type {any} */ one) => one.cards.join() === cards.join());
  return {
    flag: "TIME",
    kind: "choice",
    sentence: t("ui-time-choose"),
    second: t("ui-time-second", { count: cards.length }),
    buttons: [
      button(t("ui-back"), "Escape", run.time),
      button(t("ui-swap", { count: cards.length }), "Enter", () => run.act(action), undefined, {
        primary: true,
        disabled: !action,
      }),
    ],
  };
}
