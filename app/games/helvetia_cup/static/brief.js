// A turn in a few words, for the strip below the board.
import { hyphened } from "stadion/kit/words.js";
import { endOf } from "./animation_state.js";
import { cardOf } from "./names.js";

/** @typedef {import("./view.d.ts").Entry} Entry */

const STEPS = ["moved", "overtaken", "stood_up"];
const MOVEMENT = [...STEPS, "taken_back", "collected", "movement_done"];
const LINE_UP = ["kicker_chosen", "placed"];

/**
 * Return the turn in a few words; null if the log's words do.
 * @param {Entry[]} events @param {import("./desk.js").Desk} desk
 */
export function brief(events, { t, now, table }) {
  const last = (/** @type {string} */ name) => events.findLast((one) => one.event === name);
  if (last("revealed")) return t("ui-brief-shot", { end: t(`table-call-${endOf(events)}`).toLocaleLowerCase() });
  const foul = last("fouled");
  if (foul) return t("ui-brief-foul", { name: now.short(foul.offender) });
  const test = last("tested");
  if (test) {
    const what = t(`ui-test-${hyphened(test.test)}`).toLocaleLowerCase(table.lang);
    return t("ui-brief-test", { name: now.short(test.f), what, success: String(test.success) });
  }
  const card = last("card_played");
  if (card) return t("ui-brief-card", { card: cardOf(table.components, card.card).name[table.lang] });
  const pass = last("short_passed");
  if (pass) return t("ui-brief-pass", { hex: pass.to ?? "" });
  if (events.every(({ event }) => LINE_UP.includes(event)) && last("placed")) return t("ui-brief-placed");
  if (events.every(({ event }) => MOVEMENT.includes(event))) return movement(events, t);
  return events.length === 1 && events[0].event === "round_ended" ? t("ui-brief-round") : null;
}

/**
 * The footballers that have moved, and their boosts. Steps that were taken back do not count.
 * @param {Entry[]} events @param {import("stadion/kit/table.d.ts").Say} t
 */
function movement(events, t) {
  /** @type {Map<string, number>} */ const spent = new Map();
  for (const { event, f = "", cost = 0 } of events)
    if (event === "taken_back") spent.delete(f);
    else if (STEPS.includes(event)) spent.set(f, (spent.get(f) ?? 0) + cost);
  const boosts = [...spent.values()].reduce((sum, one) => sum + one, 0);
  if (spent.size) return t("ui-brief-moves", { n: spent.size, boosts });
  return events.some(({ event }) => event === "movement_done") ? t("ui-brief-moved") : null;
}

/**
 * Return whose shape stands beside a turn: a shot is the shooter's, also when the keeper's choice has decided it.
 * @param {Entry[]} events @returns {import("stadion/kit/table.d.ts").StripEntry}
 */
export function entry(events) {
  const test = events.find((one) => one.event === "shot_tested");
  const saved = events.find((one) => one.event === "saved");
  if (test) return { seat: test.who ?? 0 };
  return saved ? { seat: 1 - (saved.who ?? 0) } : {};
}
