// The action bar of an editor: its demands, what is still missing, and its progress.
import { sendButton, step, undoButton } from "stadion/kit/bar.js";
import { hyphened } from "stadion/kit/words.js";
import { both } from "./desk.js";
import { SLOTS } from "./words.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Editor} Editor
 * @typedef {import("./view.d.ts").Pair} Pair
 * @typedef {NonNullable<import("./view.d.ts").Preview["best"]>} Best
 * @typedef {import("stadion/kit/table.d.ts").Bar} Bar
 */

const FEW = 10; // the number of moves left from which the player is told about them

/** @param {Desk} desk @returns {Bar | undefined} */
export function editBar(desk) {
  const { t, view, find, actions } = desk;
  const { editor } = view;
  if (!editor) return undefined;
  if (desk.picks.compares) return compareBar(desk, editor);
  const why = lackText(desk, editor);
  const full = SLOTS.every((slot) => desk.rink.lineup[slot]);
  const ready = find({ type: "done" }) ? doneText(desk, editor) : "";
  const only = actions.length === 1 && find({ type: "done" });
  return {
    flag: t("ui-flag-turn"),
    kind: "turn",
    sentence: asked(desk, editor, full),
    second: only ? t("ui-only-done") : gainText(desk) || [...placedText(desk), why || ready].filter(Boolean).join(" "),
    buttons: buttons(desk, editor),
    steps: stepsOf(desk, editor, why),
  };
}

/**
 * Say that the line-up may stand, or how strong the best six is where it is stronger.
 * @param {Desk} desk @param {Editor} editor
 */
function doneText({ t, ahead }, { strength: { attack, defence } }) {
  const [a, b] = ahead?.best?.strength ?? [0, 0];
  return a + b > attack.total + defence.total ? t("ui-done-weaker", { best: `${a} + ${b}` }) : t("ui-done-possible");
}

/** @param {Desk} desk @param {Editor} editor @param {boolean} full all six places */
function asked({ t, picks, words }, { kind, least, most }, full) {
  if (picks.card) return t("ui-place-on", { name: words.surname(picks.card) });
  if (kind === "build") return t(full ? "ui-build-full" : "ui-build-six");
  if (kind === "fill") return t("ui-fill-up");
  return t(least ? "ui-change-lineup" : "ui-may-change", { most });
}

/**
 * Name the slot on which the chosen card gains most, by the server's sums; "" until they have arrived.
 * @param {Desk} desk
 */
function gainText({ t, words, actions, picks: { card }, ahead, helper, rink: { strength } }) {
  if (!card || !helper || !strength || !ahead?.moves) return "";
  const name = words.surname(card);
  const [wasattack, wasdefence] = [strength.attack.total, strength.defence.total];
  const [best] = actions
    .flatMap((one) => {
      const then = one.type === "place" && one.card === card && ahead.moves?.[card]?.[one.slot];
      return then ? [{ slot: one.slot, attack: then[0], defence: then[1], gain: then[0] + then[1] }] : [];
    })
    .sort((one, other) => other.gain - one.gain);
  if (!best || best.gain <= wasattack + wasdefence) return t("ui-place-no-gain", { name });
  const slot = words.slotLetter(best.slot);
  return t("ui-place-gains", { name, slot, ...changed([wasattack, wasdefence], [best.attack, best.defence]) });
}

/** Describe the effect of the last placement: "Jágr on RW: attack 4, was 3." @param {Desk} desk */
function placedText({ t, words, table, ui: { placed } }) {
  if (placed?.seq !== table.doc.seq) return [];
  const { card, slot, before, after } = placed;
  const brought = changed(before, after);
  return [t("ui-placed", { name: words.surname(card), slot: words.slotLetter(slot), ...brought })];
}

/**
 * Return both strengths as arguments of a message, and which of them have changed.
 * @param {Pair} before @param {Pair} after attack and defence
 */
function changed([wasattack, wasdefence], [attack, defence]) {
  const [more, safer] = [attack !== wasattack, defence !== wasdefence];
  const changes = more && safer ? "both" : more ? "attack" : safer ? "defence" : "none";
  return { changes, attack, wasattack, defence, wasdefence };
}

/** @param {Desk} desk @param {Editor} editor */
function buttons({ t, table, picks, pick, find, act, helper, view }, editor) {
  const [done, auto] = [find({ type: "done" }), find({ type: "auto" })];
  const missing = Math.max(0, editor.least - editor.fresh);
  const label = missing ? t("ui-done-left", { n: missing }) : t("ui-done-button", { strength: both(editor.strength) });
  const alone = Object.keys(view.editing).length < 2;
  return [
    ...(picks.card ? [undoButton(t("ui-put-back"), () => pick({ card: null }))] : []),
    ...(auto || helper
      ? [
          sendButton(t("ui-best-six"), auto, () => pick({ card: null, compares: true }), {
            key: "a",
            effect: t("ui-best-six-effect"),
            askWhy: (at) => table.askWhy({ type: "auto" }, at),
          }),
        ]
      : []),
    sendButton(label, done, act, {
      key: "d",
      primary: true,
      effect: t(alone ? "ui-done-effect-alone" : "ui-done-effect"),
      askWhy: (at) => table.askWhy({ type: "done" }, at),
    }),
  ];
}

/**
 * Return the bar in which the best six is compared with the line-up before it is taken.
 * @param {Desk} desk @param {Editor} editor @returns {Bar}
 */
function compareBar(desk, editor) {
  const { t, find, act, pick, ahead } = desk;
  const best = ahead?.best;
  const isBest = Boolean(best) && isSame(desk, editor, /** @type {Best} */ (best));
  const keep = { ...undoButton(t("ui-best-keep"), () => pick({ compares: false })), primary: isBest };
  const take = sendButton(t("ui-best-take"), find({ type: "auto" }), act, {
    primary: !isBest,
    effect: t("ui-best-take-effect"),
    ...(isBest ? {} : { key: "Enter" }),
  });
  const shared = { flag: t("ui-flag-choice"), kind: /** @type {const} */ ("turn"), steps: [], buttons: [keep, take] };
  if (!best) return { ...shared, sentence: t("ui-best-six") };
  const [attack, defence] = best.strength;
  const now = both(editor.strength);
  const sentence = t("ui-best-compare", { best: `${attack} + ${defence}`, now });
  return { ...shared, sentence, second: differenceText(desk, editor, best) };
}

/** Return the players of a line-up. @param {import("./view.d.ts").Lineup} of */
const six = (of) => Object.values(of).flatMap((id) => (id ? [id] : []));

/**
 * Return whether the line-up is as good as the best six.
 * @param {Desk} desk @param {Editor} editor @param {Best} best
 */
const isSame = ({ rink }, { strength }, { lineup, strength: [attack, defence] }) =>
  strength.attack.total === attack &&
  strength.defence.total === defence &&
  six(lineup).every((id) => six(rink.lineup).includes(id));

/** Describe who would come and go, and the bonuses. @param {Desk} desk @param {Editor} editor @param {Best} best */
function differenceText(desk, editor, best) {
  if (isSame(desk, editor, best)) return desk.t("ui-best-same");
  const { t, words, rink } = desk;
  const { lineup, strength, bonuses } = best;
  const [mine, theirs] = [six(rink.lineup), six(lineup)];
  const named = (/** @type {string[]} */ ids) => words.listed(ids.map(words.surname));
  const [came, gone] = [theirs.filter((id) => !mine.includes(id)), mine.filter((id) => !theirs.includes(id))];
  const level = both(editor.strength) === strength.join(" + ");
  const [now, then] = bonuses;
  const moved = [
    came.length && t("ui-best-in", { names: named(came) }),
    gone.length && t("ui-best-out", { names: named(gone) }),
  ];
  const worth = then === now ? "" : t("ui-best-bonus", { now, then });
  const same = level && then === now + 1 ? t("ui-best-level-bonus") : "";
  return [...moved.filter(Boolean), same || worth, same || worth ? t("ui-bonus-worth") : ""].filter(Boolean).join(" ");
}

/** @param {Desk} desk @param {Editor} editor @param {string} why */
function stepsOf(desk, editor, why) {
  const { t, rink, find } = desk;
  const { kind, places_left: moves } = editor;
  const done = Boolean(find({ type: "done" }));
  const placed = Object.values(rink.lineup).filter(Boolean).length;
  const ready = kind === "build" && !done ? t("ui-step-placed", { placed }) : done ? t("ui-step-ready") : why;
  return [step(ready, done ? "done" : "now"), ...(moves <= FEW ? [step(t("ui-step-moves", { moves }), "todo")] : [])];
}

/** Explain why `done` is not offered, with the text of the objection. @param {Desk} desk @param {Editor} editor */
export function lackText({ t, words }, { lacks }) {
  const [first] = Object.entries(lacks).filter(([text]) => text !== "too_few_new"); // the die and the button say it
  if (!first) return "";
  const [text, params] = first;
  const slot = /** @type {import("./view.d.ts").Slot | undefined} */ (params.slot);
  return t(`objection-${hyphened(text)}`, slot ? { ...params, slot: words.slotLetter(slot) } : params);
}
