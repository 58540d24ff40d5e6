// The action bar of a movement phase: whose step is next, what the hex under the pointer costs, Undo and Done.
import { step } from "stadion/kit/bar.js";
import { mainButton, yours } from "./buttons.js";
import { forgotten, lastMoved, unmoved } from "./choices.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Reading} Reading
 * @typedef {import("stadion/kit/table.d.ts").Button} Button
 */

/** @param {Desk} desk */
export function moveBar(desk) {
  const { now, picks, t } = desk;
  const one = now.f(picks.f);
  const common = { ...yours(desk), flag: t("ui-flag-move"), steps: moveSteps(desk) };
  if (picks.asked) return { ...common, ...askDone(desk) };
  const { main, ...words } = one ? moveWords(desk, one) : nobodyMoves(desk);
  return { ...common, ...words, buttons: [undo(desk), done(desk), main ?? []].flat() };
}

/** @param {Desk} desk @returns {Button} */
function undo({ now, t, table, takeBack }) {
  const f = lastMoved(now, table.history);
  const hex = f && now.view.trails[f]?.[0];
  return {
    label: f ? t("ui-undo", { n: now.f(f)?.number ?? 0 }) : t("ui-undo-none"),
    ...(hex ? { effect: t("ui-undo-effect", { hex }) } : {}),
    key: "u",
    icon: "undo",
    disabled: !f,
    disabledText: "ui-undo-nothing",
    run: () => f && takeBack(f),
  };
}

/** Amber only when nobody is left to move. @param {Desk} desk @param {boolean} [sure] @returns {Button} */
function done(desk, sure = false) {
  const { now, t, pick, act } = desk;
  const asks = !sure && forgotten(now).length > 0;
  const [action] = now.kinds("done");
  return {
    label: t("ui-done"),
    effect: t(attacks(now) ? "ui-done-att" : "ui-done-def", { who: now.rival }),
    key: sure || !unmoved(now).length ? "Enter" : "d",
    primary: sure || !unmoved(now).length,
    disabled: !action,
    run: () => (asks ? pick({ asked: true }) : act(action)),
  };
}

/** @param {Desk} desk */
function askDone(desk) {
  const { now, t, pick } = desk;
  const [first] = forgotten(now);
  const back = {
    label: t("ui-done-not"),
    key: "Escape",
    icon: "undo",
    run: () => pick({ asked: false, f: first ?? null }),
  };
  return {
    sentence: t("ui-done-ask", { name: now.short(first) }),
    short: t("ui-done-ask-short", { name: now.short(first) }),
    second: notMoved(desk),
    buttons: [back, done(desk, true)],
  };
}

/** @typedef {{sentence: string, second: string, main?: Button}} Words */

/** @param {Desk} desk @returns {Words} */
const nobodyMoves = ({ now, t }) => ({
  sentence: t("ui-move-none"),
  second: freeBall(now, t) ?? t(attacks(now) ? "ui-move-att-second" : "ui-move-def-second"),
});

/**
 * Say what becomes of a ball that nobody has (HC-4.6, HC-14.4), or who stands there already.
 * @param {Reading} now @param {Desk["t"]} t
 */
export function freeBall(now, t) {
  const { ball, holder, restart } = now.view;
  if (holder || !ball) return undefined;
  const [first] = now.decides;
  const there = first === undefined ? undefined : now.standing(ball, first);
  if (there && !restart) return t("ui-loose-there", { name: now.short(there.id) });
  return t(restart ? "ui-loose-restart" : attacks(now) ? "ui-loose-att" : "ui-loose-def", { hex: ball });
}

/** The sentence of the footballers that have not moved, by shirts. @param {Desk} desk */
function notMoved({ now, t }) {
  const list = unmoved(now)
    .map((id) => now.f(id)?.number ?? 0)
    .sort((a, b) => a - b)
    .join(", ");
  return list ? t("ui-not-moved", { list }) : t("ui-all-moved");
}

/**
 * Say what the chosen footballer would do.
 * @param {Desk} desk
 * @param {import("./view.d.ts").Person} one
 * @returns {Words}
 */
function moveWords(desk, one) {
  const { now, t, picks, targets, ui } = desk;
  const { short: name } = one;
  const [hex, on] = [ui.under ?? "", now.short(picks.on)];
  const aim = targets.get(hex);
  const run = (/** @type {string} */ label, icon = "boot") => mainButton(desk, label, icon, { key: "M" });
  if (picks.on)
    return {
      sentence: t("ui-move-sub", { f: name, on }),
      second: t("ui-move-sub-second"),
      main: run(t("ui-bring-on", { name: on })),
    };
  if (aim?.overtake) return { sentence: t("ui-overtake-to", { name, hex }), second: t("ui-overtake-second") };
  if (aim?.path)
    return {
      sentence: t("ui-move-to", { name, hex, cost: aim.cost }),
      second: thereText(t, aim.way) || notMoved(desk),
    };
  if (one.fallen)
    return { sentence: t("ui-stand-sentence", { name }), second: t("ui-stand-second"), main: run(t("ui-stand-do")) };
  return { sentence: t("ui-move-choose", { name }), second: freeBall(now, t) ?? notMoved(desk) };
}

/**
 * The chances from that hex: of a goal, or of both ways to win the ball.
 * @param {Desk["t"]} t @param {import("./view.d.ts").Way} [way]
 */
function thereText(t, way) {
  if (way?.shot) return t("ui-then-shot", { percent: way.shot.goal });
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
