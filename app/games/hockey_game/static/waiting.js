// The action bar of a seat with nothing to decide: the action of the other seat, and the result.
import { facing, minus } from "stadion/kit/numbers.js";
import { hyphened } from "stadion/kit/words.js";

/**
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").Phase} Phase
 * @typedef {import("stadion/kit/table.d.ts").Bar} Bar
 */

/** @type {Partial<Record<Phase, string>>} */
const WORDS = {
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

/** @param {Now} now @returns {Bar} */
export function waitBar(now) {
  const { t, phase, actor, table, me, names, view } = now;
  const watching = me === null;
  const name = actor === null ? "" : table.name(actor);
  if (phase === "faceoff")
    return {
      flag: t(watching ? "ui-flag-watching" : "ui-flag-wait"),
      kind: "wait",
      sentence: t("ui-faceoff-at", { field: names.short(view.puck) }),
      second: t("ui-faceoff-wait", { name }),
    };
  const does = t(WORDS[phase] ?? "ui-wait-declare", { name });
  const round = running(now, name);
  const fifth = view.clock.last_round ? t("ui-fifth") : "";
  return {
    flag: watching ? t("ui-flag-watching") : name,
    kind: "wait",
    sentence: round ?? does,
    second: [fifth, round ? does : ""].filter(Boolean).join(" ") || undefined,
  };
}

/**
 * Describe what is known of the round that is being played.
 * @param {Now} now @param {string} name the player that is waited for
 */
function running({ t, phase, open, table, names }, name) {
  if (!open) return null;
  if (open.mover !== open.attacker && phase !== "referee_target")
    return t("ui-to-match", { name, total: minus(open.turns[open.attacker].sum.total) });
  return t(open.to === null ? "ui-declared-shot" : "ui-declared-move", {
    name: table.name(open.attacker),
    move: names.attr(open.move),
    field: names.short(open.to ?? open.source),
  });
}

/** @param {Now} now @returns {Bar} */
export function overBar({ t, view, table, names }) {
  const { winner, reason } = view.result ?? { winner: 0, reason: "regulation" };
  const team = view.sides[winner].team;
  const goals = facing(winner, view.goals).join(":"); // the final score, with the winner's goals first
  const resigned = reason === "resigned" ? t("ui-resigned", { name: table.name(1 - winner) }) : undefined;
  return {
    flag: t("ui-flag-over"),
    kind: "over",
    sentence: t("ui-over", { team: team ? names.team(team) : table.name(winner), goals }),
    second: resigned ?? t(`reason-${hyphened(reason)}`),
    how: resigned,
  };
}
