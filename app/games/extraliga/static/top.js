// The score strip: what the phase is about in big numbers, and the pips of phases or picks.
import { html, nothing } from "lit-html";
import { nameOf, sidesOf } from "./ice.js";
import { face, jersey, pips } from "./parts.js";

const PHASES = ["opponent", "event", "trainers", "match", "change"];

/** @param {import("./desk.js").Desk} desk */
export function top(desk) {
  const { phase, view } = desk;
  if (phase === "draft") return draftTop(desk);
  if (view.match) return matchTop(desk);
  return teamTop(desk);
}

const strip = (
  label,
  left,
  one,
  middle,
  other,
  right,
) => html`<section class="sb ss xs" aria-label=${label}><div class="t">${left}</div>
  <div class="mid"><span class="flap m">${one}</span><div class="per">${middle}</div><span class="flap m">${other}</span></div><div class="t r">${right}</div></section>`;

const two = (big, small) =>
  html`<span class="grow"><b class="trunc" dir="auto">${big}</b><span class="sm sub2">${small}</span></span>`;

function draftTop(desk) {
  const { view, t, me, seats, person } = desk;
  const { draft } = view;
  const count = (seat) => t("ui-of-twelve", { count: view.teams[seat].count });
  if (draft.kind === "open") {
    const mine = me ?? 0;
    const middle = html`<b>${t("ui-draft-round")}</b>${t("ui-pick-of", { pick: draft.pick, of: 4 })}${pips(4, draft.pick - 1, t("ui-pick-of", { pick: draft.pick, of: 4 }))}`;
    return strip(
      t("ui-draft-round"),
      html`${jersey(mine)}${two(person(mine), count(mine))}`,
      draft.round,
      middle,
      6,
      html`${two(person(1 - mine), count(1 - mine))}${jersey(1 - mine)}`,
    );
  }
  const picked = Object.values(draft.picked).filter(Boolean).length;
  const middle = html`<b>${t("ui-draft-number", { number: draft.number })}</b>${t("ui-pick-of", { pick: draft.pick, of: 6 })}${pips(6, draft.pick - 1, t("ui-pick-of", { pick: draft.pick, of: 6 }))}`;
  const left = me === null ? two(t("ui-draft"), t("ui-secret")) : html`${jersey(me)}${two(count(me), t("ui-secret"))}`;
  return strip(
    t("ui-draft-number", { number: draft.number }),
    left,
    draft.pick,
    middle,
    6,
    desk.table.phone
      ? two(`${picked} / ${seats.length}`, t("ui-picked-small"))
      : two(
          t("ui-picked-of", { picked, of: seats.length }),
          t(draft.to_left ? "ui-hands-go-left" : "ui-hands-go-right"),
        ),
  );
}

function phasePips(desk, at) {
  const now = PHASES.indexOf(at);
  return pips(5, now, desk.t("ui-phase-of", { phase: now + 1, name: desk.t(`ui-phase-${at}`) }));
}

export const roundName = ({ view, t }) => {
  const { season, round } = view;
  if (!season || !round) return t("ui-lineups");
  if (season.stage === "season") return t("ui-round-of", { round: round.number, of: season.rounds });
  return t(`ui-stage-${season.stage}`);
};

function matchTop(desk) {
  const { view, t } = desk;
  const { below, above } = sidesOf(desk);
  const { phone } = desk.table;
  const side = (one) =>
    two(
      nameOf(desk, one),
      phone ? `${one.attack} + ${one.defence}` : t("ui-attack-defence", { attack: one.attack, defence: one.defence }),
    );
  const goals = view.match.attempt ? view.match.regular : view.match.goals;
  const middle = html`<b>${roundName(desk)}</b>${t(view.match.attempt ? "ui-overtime" : "ui-phase-match")}${view.season.stage === "deciding" ? nothing : phasePips(desk, "match")}`;
  const rolled = below.rolled || above.rolled;
  return strip(
    t("ui-score"),
    html`${jersey(below.seat)}${side(below)}`,
    rolled ? goals[below.index] : "–",
    middle,
    rolled ? goals[above.index] : "–",
    html`${side(above)}${above.seat === null ? nothing : jersey(above.seat)}`,
  );
}

function teamTop(desk) {
  const { view, t, rink, phase, seats } = desk;
  const { strength, editor, seat } = rink;
  const done = Object.values(view.editing).filter((one) => one.done).length;
  const editing = Object.keys(view.editing).length;
  const at = phase === "edit" && view.round?.at ? view.round.at : view.round?.at;
  const middle = html`<b>${view.season ? t(`ui-phase-${phase === "over" ? "over" : at}`) : t("ui-build")}</b>${roundName(desk)}${view.season && phase !== "over" ? phasePips(desk, at) : nothing}`;
  const left = editor
    ? html`${view.round?.die ? html`<span class="die2" role="img" aria-label=${t("ui-die", { die: view.round.die })}>${face(view.round.die)}</span>` : jersey(seat)}
      ${desk.table.phone ? two(editor.least ? `${editor.fresh} / ${editor.least}` : editor.fresh, t("ui-new-small")) : two(editor.least ? t("ui-at-least", { least: editor.least }) : t("ui-no-minimum"), t("ui-so-far", { fresh: editor.fresh }))}`
    : html`${jersey(seat)}${two(desk.person(seat), t("ui-points", { points: view.teams[seat].points }))}`;
  const right =
    phase === "edit" && editing > 1
      ? desk.table.phone
        ? two(`${done} / ${editing}`, t("ui-done-word"))
        : two(t("ui-done-of", { done, of: editing }), t("ui-waiting-for", { count: editing - done }))
      : two(
          view.round?.event ? desk.words.effectName(view.round.event) : t("ui-teams", { teams: seats.length }),
          view.round?.event ? t("ui-event") : "",
        );
  return strip(t("ui-strength"), left, strength?.attack.total ?? "–", middle, strength?.defence.total ?? "–", right);
}
