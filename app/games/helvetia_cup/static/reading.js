// What the view says, in the drawing's words: who stands where, who decides, what may be done.

/** @typedef {ReturnType<typeof readingOf>} Reading */

/** @param {any} table @param {ReturnType<typeof import("./geometry.js").pitchOf>} pitch */
export function readingOf(table, pitch) {
  const { view, components, me, name, actions, doc } = table;
  const footballers = new Map(
    Object.entries(view.footballers).map(([id, one]) => [id, footballer(id, one, view, components)]),
  );
  const decides = doc.to_act;
  const kinds = (type) => actions.filter((one) => one.type === type);
  return {
    view,
    footballers,
    decides,
    pitch,
    phase: doc.status === "finished" ? "over" : view.phase,
    mine: actions.length > 0,
    actions,
    kinds,
    attacker: view.attacker,
    f: (id) => footballers.get(id),
    team: (seat) => components.teams[view.coaches[seat].team],
    squad: (seat) => [...footballers.values()].filter((one) => one.seat === seat),
    on: (hex) => [...footballers.values()].filter((one) => one.hex === hex),
    standing: (hex, seat) =>
      [...footballers.values()].find((one) => one.hex === hex && one.seat === seat && !one.fallen),
    holder: footballers.get(view.holder),
    other: me === null ? null : 1 - me,
    rival: me === null ? "" : name(1 - me),
    key: [
      view.phase,
      view.round,
      view.attacker,
      view.placing?.f,
      view.decision?.f,
      view.kicks && Object.keys(view.kicks).length,
      me,
    ].join("/"),
  };
}

/** One footballer: his card and how he is. */
function footballer(id, one, view, components) {
  const [seat, number] = id.split(":").map(Number);
  const card = components.teams[view.coaches[seat].team].footballers[number];
  const first = card.name.split(" ")[0];
  return {
    id,
    seat,
    number,
    card,
    first,
    name: card.name,
    short: ["Big", "Lady", "Old", "Mad", "Count", "Baron", "Prince", "Mother", "Pale"].includes(first)
      ? card.name
      : first,
    free: 1,
    steps: 0,
    spent: 0,
    ...one,
    place: one.place ?? "pitch",
    tired: one.boosts === 0,
  };
}

/** A percentage of the d20. @param {number} value */
export const percent = (value) => Math.max(0, Math.min(20, value)) * 5;

/** A number with its sign, the minus a true one. @param {number} n */
export const signed = (n) => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : "±0");

/** A skill as it counts now: halved for the tired. */
export const skill = (one, name) => (one.tired ? Math.floor(one.card[name] / 2) : one.card[name]);

/**
 * Every hex that a footballer can reach in this movement, with the way and what it costs.
 * The server offers single steps; the rest is drawn here and asked for step by step.
 * @param {Reading} now @param {any} one
 */
export function reach(now, one) {
  const { pitch, view } = now;
  const first = new Set(
    now
      .kinds("move")
      .filter((move) => move.f === one.id)
      .map((move) => move.to),
  );
  const found = new Map();
  if (!first.size) return found;
  const mud = one.seat !== view.attacker && view.coaches[view.attacker].effects.mud;
  const depth = one.free + (mud ? 0 : one.boosts);
  const blocked = new Set(now.squad(one.seat).map((mate) => mate.hex));
  const shut = (hex) =>
    blocked.has(hex) || (pitch.goals.includes(hex) && !(one.keeper && hex === pitch.goals[one.seat]));
  let edge = [[one.hex, []]];
  for (let steps = 1; steps <= depth; steps += 1) {
    const next = [];
    for (const [from, way] of edge) {
      for (const to of pitch.neighbours(from)) {
        if (found.has(to) || shut(to) || (steps === 1 && !first.has(to))) continue;
        const path = [...way, to];
        found.set(to, { path, cost: Math.max(0, steps - one.free) });
        next.push([to, path]);
      }
    }
    edge = next;
  }
  return found;
}
