// A move in a few words, for the card of one that was not shown whole.
import { endOf } from "./animation_state.js";

/** Texts for events with no line in the log, or with too many. @type {Record<string, string>} */
const BRIEF = { movement_done: "ui-brief-moved", round_ended: "ui-brief-round" };

/**
 * Return the move in a few words; null if the log's words do.
 * @param {import("./view.d.ts").Entry[]} events @param {import("./desk.js").Desk} desk
 */
export function brief(events, { t }) {
  if (events.some(({ event }) => event === "revealed"))
    return t("ui-brief-shot", { end: t(`table-call-${endOf(events)}`).toLocaleLowerCase() });
  const [first, ...others] = events;
  return BRIEF[first.event] && !others.length ? t(BRIEF[first.event]) : null;
}
