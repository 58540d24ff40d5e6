// A turn in a few words, for the strip below the board.
import { hyphened } from "stadion/kit/words.js";
import { endOf } from "./animation_state.js";
import { cardOf } from "./names.js";

/** @typedef {import("./view.d.ts").Entry} Entry */

const STEPS = ["moved", "overtaken", "stood_up"];
const MOVEMENT = [...STEPS, "taken_back", "collected", "movement_done"];

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
  return spent.size ? t("ui-brief-moves", { n: spent.size, boosts }) : t("ui-brief-moved");
}
