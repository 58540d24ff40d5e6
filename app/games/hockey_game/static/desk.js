// The action bar: a sentence that says what can be done now, and the keys for it.
import { primaryButton, step } from "stadion/kit/bar.js";
import { minus } from "stadion/kit/numbers.js";
import { capital } from "stadion/kit/words.js";
import { choices, saying } from "./buttons.js";
import { inPercent, parts, sentences, whole } from "./chances.js";
import { declareBar } from "./declaring.js";
import { cardsBar, prepareBar } from "./prepare_bar.js";
import { restartSide } from "./reading.js";
import { overBar, waitBar } from "./waiting.js";

/**
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("./view.d.ts").Phase} Phase
 * @typedef {import("stadion/kit/table.d.ts").Bar} Bar
 * @typedef {Omit<Bar, "flag" | "kind"> & Partial<Bar>} BarContent what a bar adds to the flag
 */

/** @param {Now} now @returns {Bar} */
export function bar(now) {
  const { phase, picks } = now;
  if (phase === "over") return overBar(now);
  if (!now.mine) return waitBar(now);
  return { ...turn(now), ...(picks.timing ? timeBar(now) : BARS[phase](now)) };
}

/** @param {Now} now @returns {{flag: string, kind: "turn"}} */
const turn = ({ t, phase }) => ({
  flag: t(phase === "faceoff" ? "ui-flag-roll" : phase === "draft" ? "ui-flag-pick" : "ui-flag-turn"),
  kind: "turn",
});

/** @type {Record<Phase, (now: Now) => BarContent>} */
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
  over: overBar,
};

/** @param {Now} now @returns {BarContent} */
function teamBar({ t, names, picks, of, run, table }) {
  const drafted = table.options.mode === "all_stars" ? "-draft" : "";
  const { team } = picks;
  const action = of("pick_team").find((one) => one.team === team);
  if (!team || !action) return { sentence: t("ui-pick-team"), second: t(`ui-pick-team-second${drafted}`) };
  return {
    sentence: `${names.team(team)}: ${names.style(team)}.`,
    second: t(`ui-team-second${drafted}`),
    buttons: [
      saying(
        primaryButton(t("ui-take-team", { team: names.team(team) }), () => run.act(action)),
        t("ui-then-match"),
      ),
    ],
  };
}

/** @param {Now} now @returns {BarContent} */
function draftBar({ t, names, components, table, me, view, picks, of, run }) {
  const action = of("draft").find((one) => one.card === picks.draft);
  if (!action) return { sentence: t(`ui-draft-${view.drafting?.stage}`), second: t("ui-draft-second") };
  const card = components.cards[action.card];
  const name = names.card(action.card);
  const next = t("ui-draft-next", { name: table.name(1 - (me ?? 0)) });
  const hero = card.type === "hero" ? `, ${names.team(card.team)}: ${names.gives(card.gives)}` : "";
  const does = card.type !== "bonus" && "text" in card ? names.word(card.text) : ""; // a bonus needs no more words
  return {
    sentence: `${capital(name)}${hero}.`,
    second: does && table.phone ? does : sentences(does, next),
    buttons: [
      saying(
        primaryButton(t("ui-pick-card", { card: name }), () => run.act(action)),
        t("ui-then-picks", { name: table.name(1 - (me ?? 0)) }),
      ),
    ],
  };
}

/** @param {Now} now @returns {BarContent} */
function faceoffBar({ t, view, me, names, table, of, run, preview }) {
  const odds = preview?.roll ? t("ui-puck-odds", { percent: whole(preview.roll.odds) }) : "";
  const faceoff = view.faceoff;
  const opposing = 1 - (me ?? 0);
  const total = faceoff?.rolls[opposing]?.total;
  const waits = t(faceoff?.ties ? "ui-faceoff-tied" : "ui-faceoff-nobody");
  const needs =
    faceoff?.needs && typeof total === "number" ? faceoffNeed(t, table.name(opposing), total, faceoff.needs) : waits;
  const roll = t(faceoff?.ties ? "ui-roll-again" : "ui-roll-dice", { count: 2 });
  return {
    sentence: t("ui-faceoff-at", { field: names.short(view.puck) }),
    second: table.phone && odds ? odds : sentences(needs, odds), // a phone's strip has the numbers
    buttons: [
      saying(
        primaryButton(roll, () => run.act(of("faceoff_roll")[0]), { key: "r", icon: "dice" }),
        t("ui-then-puck"),
      ),
    ],
    steps: [step(t("ui-step-drew"), "done"), step(t("ui-step-faceoff"), "now"), step(t("ui-step-attack"), "todo")],
  };
}

/**
 * Describe which rolls win against a total and which are rolled again.
 * @param {Now["t"]} t @param {string} name @param {number} total
 * @param {NonNullable<import("./view.d.ts").Faceoff["needs"]>} needs
 */
function faceoffNeed(t, name, total, { win, tie }) {
  if (win === null)
    return t(tie === null ? "ui-faceoff-need-none" : "ui-faceoff-need-tie", {
      name,
      total,
      ...(tie === null ? {} : { tie }),
    });
  return tie === null ? t("ui-faceoff-need-any", { name, total }) : t("ui-faceoff-need", { name, total, win, tie });
}

/** @param {Now} now @returns {BarContent} */
function targetBar(now) {
  const { t, names, table, duel, me, view, of, run, preview } = now;
  const seat = me ?? 0;
  const ways = of("remove_hero");
  const own = ways.some(({ target }) => target in view.sides[seat].heroes);
  const whistles = Object.entries(duel?.turns[seat].whistles ?? {}).sort((a, b) => a[1] - b[1]);
  const card = names.whistleName(whistles.at(-1)?.[0] ?? "");
  return {
    sentence: t("ui-target-choose", { card }),
    short: t("ui-target-short", { card }),
    second: t("ui-target-second", { name: table.name(own ? seat : 1 - seat) }),
    buttons: choices(
      ways.map((way) => ({
        label: parts(
          t("ui-remove-hero", { hero: names.card(way.target) }),
          inPercent(now, preview?.remove?.[way.target]),
        ),
        effect: becomes(now, way.target),
        run: () => run.act(way),
      })),
    ),
  };
}

/** Return "20 becomes 16" for the total that a hero's leaving changes. @param {Now} now @param {string} hero */
function becomes({ t, preview, duel, me }, hero) {
  const led = preview?.remove?.[hero];
  if (!led || !duel || me === null) return undefined;
  const [own, other] = [me, 1 - me].map((seat) => duel.turns[seat].sum.total);
  const [was, will] = led.total === own ? [other, led.against] : [own, led.total];
  return was === will ? undefined : t("ui-then-becomes", { was: minus(was), now: minus(will) });
}

/** @param {Now} now @returns {BarContent} */
function restartBar({ t, picks, of, run }) {
  const buttons = of("restart").map((action, i) => ({
    label: t(`ui-restart-${restartSide(action)}`),
    effect: t(action.kind === "goalkeeper" ? "ui-then-shooter" : "ui-then-both-draw"),
    short: {
      label: t(`ui-restart-${restartSide(action)}-short`),
      effect: t(action.kind === "goalkeeper" ? "ui-then-shooter-short" : "ui-then-both-draw-short"),
    },
    key: String(i + 1),
    primary: picks.restart === action.at,
    run: () => run.act(action),
  }));
  return { sentence: t("ui-restart"), second: t("ui-restart-second"), buttons };
}

/** @param {Now} now @returns {BarContent} */
function timeBar({ t, picks, of, run }) {
  const cards = [...picks.thrown].sort();
  const action = of("time_out").find((one) => one.cards.join() === cards.join());
  const count = cards.length;
  return {
    flag: t("ui-time"),
    kind: "choice",
    sentence: t("ui-time-choose"),
    second: t("ui-time-second", { count }),
    buttons: [
      { label: t("ui-back"), key: "Escape", run: run.time },
      primaryButton(t("ui-swap", { count }), () => run.act(action), {
        effect: t("ui-then-time-gone"),
        disabled: !action,
        askWhy: (/** @type {Element} */ at) => run.why({ type: "time_out", cards }, at),
      }),
    ],
  };
}
