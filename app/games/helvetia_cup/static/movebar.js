// The action bar of a movement phase: whom to move, where to, and what it costs.
import { step } from "stadion/kit/bar.js";
import { changeButton, mainButton, plain, yours } from "./buttons.js";
import { ableToMove } from "./choices.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Reading} Reading
 */

/** @param {Desk} desk */
export function moveBar(desk) {
  const one = desk.now.f(desk.picks.f);
  const done = plain(desk, "done", desk.t("ui-done"), { primary: !one });
  const { main, ...words } = one ? moveWords(desk, one) : nobodyMoves(desk);
  const buttons = one ? [changeButton(desk), done] : [done];
  return { ...yours(desk), ...words, buttons: main ? [...buttons, main] : buttons, steps: moveSteps(desk) };
}

/**
 * @typedef {{sentence: string, second: string, main?: import("stadion/kit/table.d.ts").Button,
 *   link?: {label: string, run: () => void}}} Words
 */

/** @param {Desk} desk @returns {Words} */
const nobodyMoves = ({ now, t }) => ({
  sentence: t("ui-move-none"),
  second: freeBall(now, t) ?? t(attacks(now) ? "ui-move-att-second" : "ui-move-def-second"),
});

/** Say what becomes of a ball that nobody has (HC-4.6, HC-14.4). @param {Reading} now @param {Desk["t"]} t */
function freeBall(now, t) {
  const { ball, holder, restart } = now.view;
  if (holder || !ball) return undefined;
  return t(restart ? "ui-loose-restart" : attacks(now) ? "ui-loose-att" : "ui-loose-def", { hex: ball });
}

/**
 * Say what the chosen footballer would do.
 * @param {Desk} desk
 * @param {import("./view.d.ts").Person} one
 * @returns {Words}
 */
function moveWords(desk, one) {
  const { now, t, picks, targets } = desk;
  const { short: name } = one;
  const [hex, on] = [picks.to ?? "", now.short(picks.on)];
  const others = ableToMove(now).filter((id) => id !== picks.f).length;
  const aim = targets.get(hex);
  const run = (/** @type {string} */ label, icon = "boot") => mainButton(desk, label, icon, "M");
  if (picks.on)
    return {
      sentence: t("ui-move-sub", { f: name, on }),
      second: t("ui-move-sub-second"),
      main: run(t("ui-bring-on", { name: on })),
    };
  if (aim?.overtake)
    return {
      sentence: t("ui-overtake-to", { name, hex }),
      second: t("ui-overtake-second"),
      main: run(t("ui-overtake-do", { hex }), "speed"),
    };
  if (aim?.path)
    return {
      sentence: t("ui-move-to", { name, hex, cost: aim.cost }),
      second: [thereText(t, aim.way), t("ui-move-steps", { steps: aim.path.length, others })].filter(Boolean).join(" "),
      main: run(t("ui-move-do", { name })),
      link: { label: t("ui-undo-step"), run: desk.stepBack },
    };
  if (one.fallen)
    return { sentence: t("ui-stand-sentence", { name }), second: t("ui-stand-second"), main: run(t("ui-stand-do")) };
  return { sentence: t("ui-move-choose", { name }), second: freeBall(now, t) ?? t("ui-move-others", { others }) };
}

/**
 * The chances from that hex: of a shot at the best sector, or of both ways to win the ball.
 * @param {Desk["t"]} t @param {import("./view.d.ts").Way} [way]
 */
function thereText(t, way) {
  if (way?.shot) return t("ui-then-shot", { percent: way.shot.chance, guarded: way.shot.n });
  return way?.duel ? t("ui-then-duel", { steal: way.duel.chances.steal, tackle: way.duel.chances.tackle }) : "";
}

/** @param {Reading} now */
const attacks = (now) => now.phase === "move_att";

/** @param {Desk} desk */
function moveSteps({ now, t, table, picks }) {
  const one = now.f(picks.f);
  const mine = one ? t("ui-step-moves", { name: one.short }) : t("ui-step-you");
  const other = t("ui-step-moves", { name: table.name(1 - (table.me ?? 0)) });
  return attacks(now)
    ? [step(mine, "now"), step(other, "todo"), step(t("ui-step-action"), "todo")]
    : [step(other, "done"), step(mine, "now"), step(t("ui-step-action"), "todo")];
}
