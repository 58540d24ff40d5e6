// The action bar of who has nothing to decide: what the other does, and how it ended.
import { minus } from "./names.js";

/** @param {any} now */
export function waitBar(now) {
  const { t, phase, actor, table, me, duel, names, view } = now;
  const watching = me === null;
  if (phase === "faceoff")
    return {
      flag: t(watching ? "ui-flag-watching" : "ui-flag-wait"),
      kind: "wait",
      sentence: t("ui-faceoff-at", { field: names.short(view.puck) }),
      second: t("ui-faceoff-wait", { name: table.name(actor ?? 0) }),
    };
  const name = actor === null ? "" : table.name(actor);
  const fifth = view.clock.flips >= 5 ? t("ui-fifth") : null;
  const words = {
    team_pick: "ui-wait-team",
    draft: "ui-wait-draft",
    attack_declare: "ui-wait-declare",
    attack_prepare: "ui-wait-prepare",
    defend_prepare: "ui-wait-prepare",
    attack_cards: "ui-wait-cards",
    defend_cards: "ui-wait-cards",
    referee_target: "ui-wait-target",
    restart_choice: "ui-wait-restart",
  };
  const defends = now.open && duel.mover !== duel.attacker && phase !== "referee_target";
  if (defends) {
    const total = minus(duel.turns[duel.attacker].sum.total);
    return {
      flag: watching ? t("ui-flag-watching") : name,
      kind: "wait",
      sentence: t("ui-to-match", { name, total }),
      second: [fifth, t(words[phase], { name })].filter(Boolean).join(" "),
    };
  }
  const declared = now.open
    ? t(now.open.to === null ? "ui-declared-shot" : "ui-declared-move", {
        name: table.name(duel.attacker),
        move: names.attr(duel.move),
        field: now.open.to ? names.short(now.open.to) : names.short(duel.source),
      })
    : null;
  const sentence = declared ?? t(words[phase], { name });
  return {
    flag: watching ? t("ui-flag-watching") : name,
    kind: "wait",
    sentence,
    second: [fifth, declared ? t(words[phase], { name }) : null].filter(Boolean).join(" ") || undefined,
  };
}

/** @param {any} now */
export function overBar({ t, view, table, names }) {
  const { winner, reason } = view.result;
  const team = view.sides[winner].team;
  const goals = [view.goals[winner], view.goals[1 - winner]].join(":");
  return {
    flag: t("ui-flag-over"),
    kind: "over",
    sentence: t("ui-over", { team: team ? names.team(team) : table.name(winner), goals }),
    second: t(`reason-${reason.replaceAll("_", "-")}`),
  };
}
