// What the view says, in the drawing's words: who stands where, who decides, what may be done.
import { MOVING } from "./choices.js";

/**
 * @typedef {import("./view.d.ts").Reading} Reading
 * @typedef {import("./view.d.ts").Person} Person
 * @typedef {import("./view.d.ts").Standing} Standing
 */

/** @param {import("./view.d.ts").Table} table @param {import("./view.d.ts").Shape} pitch @returns {Reading} */
export function readingOf(table, pitch) {
  const { view, components, me, name, actions, doc } = table;
  const footballers = new Map(Object.keys(view.footballers).map((id) => [id, footballer(id, table)]));
  const everybody = [...footballers.values()];
  const mine = actions.length > 0;
  const asks = mine && (MOVING.includes(view.phase) || ["squad", "act_att", "place", "kicker"].includes(view.phase));
  return {
    view,
    footballers,
    pitch,
    mine,
    actions,
    decides: doc.to_act,
    phase: doc.status === "finished" ? "over" : view.phase,
    attacker: view.attacker,
    holder: footballers.get(view.holder ?? ""),
    rival: me === null ? "" : name(1 - me),
    preview: asks ? table.preview() : null,
    kinds: (type) => actions.filter((one) => one.type === type),
    f: (id) => footballers.get(id ?? ""),
    short: (id) => footballers.get(id ?? "")?.short ?? "",
    team: (seat) => components.teams[view.coaches[seat].team],
    squad: (seat) => everybody.filter((one) => one.seat === seat),
    on: (hex) => everybody.filter(placed).filter((one) => one.hex === hex),
    standing: (hex, seat) =>
      everybody.filter(placed).find((one) => one.hex === hex && one.seat === seat && !one.fallen),
  };
}

/** The text changes when another decision opens. @param {Reading} now @param {import("./view.d.ts").Table} table */
export function decisionOf({ view }, { me }) {
  if (view.placing && view.phase !== "subs") return ["kick-off", view.round, view.placing.seat, me].join("/");
  const { f, shooter, shot } = view.decision ?? {};
  const asked = [f, shooter, shot, Object.keys(view.kicks).length];
  return [view.phase, view.half, view.round, view.attacker, ...asked, me].join("/");
}

/** Return whether the footballer is on the pitch. @param {Person} one @returns {one is Standing} */
export const placed = (one) => one.hex !== null;

/** First words of names that say nothing alone. */
const TITLES = ["Big", "Lady", "Old", "Mad", "Count", "Baron", "Prince", "Mother", "Pale"];

/**
 * Return a footballer: the card and the condition.
 * @param {string} id
 * @param {import("./view.d.ts").Table} table
 * @returns {Person}
 */
function footballer(id, { view, components }) {
  const [seat, number] = id.split(":").map(Number);
  const one = view.footballers[id];
  const card = components.teams[view.coaches[seat].team].footballers[number];
  const [first] = card.name.split(" ");
  return {
    ...one,
    id,
    seat,
    number,
    card,
    name: card.name,
    short: TITLES.includes(first) ? card.name : first,
    free: one.free ?? 0,
    place: one.place ?? "pitch",
    tired: one.tired ?? false,
    skill: one.tired ? card.tired : card,
  };
}
