// An entry of the strip below the rink: one for each duel, in 28 letters at most.
import { capital } from "stadion/kit/words.js";
import { facing } from "stadion/kit/numbers.js";
import { find } from "./picture.js";
import { restartSide, versus } from "./reading.js";

/**
 * @typedef {import("./view.d.ts").Event} Event
 * @typedef {import("./view.d.ts").Now} Now
 */

const BEGINS = /** @type {const} */ (["declared", "faceoff_rolled", "restart_chosen"]);

/**
 * Say how an action is listed: a duel under the attacker and a face-off under the winner, also if the other acted last.
 * @param {Event[]} events @returns {import("stadion/kit/table.d.ts").StripEntry}
 */
export function entry(events) {
  const [round, won] = [find(events, "round_decided"), find(events, "faceoff_won")];
  return {
    begins: BEGINS.some((name) => find(events, name)) || (round ? false : undefined),
    own: Boolean(round ?? won),
    seat: round?.attacker ?? won?.who,
  };
}

/**
 * Return what an entry says; null: the line of the log does.
 * @param {Event[]} events of all its actions @param {Now} now
 */
export function brief(events, now) {
  const round = find(events, "round_decided");
  if (round) return decided(round, now);
  return faceoff(events, now) ?? restarted(events, now) ?? opened(events, now) ?? other(events, now);
}

/** @param {Extract<Event, {event: "round_decided"}>} round @param {Now} now */
function decided({ move, attacker, attack, defence, success }, { t, me, names }) {
  const ended = move === "shot" ? (success ? "goal" : attacker === me || me === null ? "saved" : "you-saved") : "";
  const side = me === null ? "seen" : attacker === me ? "mine" : "theirs";
  return t("ui-brief-round", {
    move: capital(names.attr(move)),
    sums: versus(attack.total, defence.total),
    ended: ended || `${side}-${success ? "kept" : "taken"}`,
  });
}

/** @param {Event[]} events @param {Now} now */
function faceoff(events, { t, me }) {
  const won = find(events, "faceoff_won");
  if (won) {
    const sums = versus(...facing(me, won.totals));
    return t("ui-brief-faceoff", { sums, ended: me === null ? "none" : won.who === me ? "mine" : "theirs" });
  }
  const rolled = find(events, "faceoff_rolled");
  const tied = find(events, "faceoff_tied");
  if (tied) return t("ui-brief-faceoff", { sums: versus(tied.total, tied.total), ended: "tied" });
  return rolled && t("ui-brief-faceoff", { sums: String(rolled.total), ended: "none" });
}

/** @param {Event[]} events @param {Now} now */
function restarted(events, { t }) {
  const restart = find(events, "restart_chosen");
  return restart && t(`ui-restart-${restartSide(restart)}`);
}

/** Say what a duel under way comes to so far. @param {Event[]} events @param {Now} now */
function opened(events, { t, names, duel }) {
  const move = find(events, "declared")?.move ?? duel?.move;
  if (!move || !events.some(({ event }) => IN_DUEL.includes(event))) return null;
  const closed = find(events, "turn_closed");
  return t("ui-brief-open", { move: capital(names.attr(move)), total: closed ? closed.sum.total : "none" });
}
const IN_DUEL = ["declared", "rolled", "bonus_played", "hero_laid", "special_played", "turn_closed", "referee_turned"];

/** @param {Event[]} events @param {Now} now */
function other(events, { t, names }) {
  const drafted = find(events, "drafted");
  if (drafted) return t("ui-brief-picks", { card: names.card(drafted.card) });
  const taken = find(events, "time_taken");
  return taken && t("ui-brief-time", { count: taken.cards.length });
}
