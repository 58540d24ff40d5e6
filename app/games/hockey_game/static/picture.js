// The picture while a stage runs: the position before it, with the parts of the result that its beats have shown.

/**
 * @typedef {import("./view.d.ts").Duel} Duel
 * @typedef {import("./view.d.ts").Event} Event
 * @typedef {import("./view.d.ts").AnimatedAction} Staged
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").View} View
 * @typedef {import("./view.d.ts").Picture} Picture
 */

/**
 * Return the first event of a kind; null if there is none.
 * @template {Event["event"]} Name
 * @param {readonly Event[]} events @param {Name} name
 */
export const find = (events, name) =>
  /** @type {Extract<Event, {event: Name}> | null} */ (events.find(({ event }) => event === name) ?? null);

/**
 * Return the action that the running stage shows; null while none runs.
 * @param {Table} table @param {readonly Staged[]} recent
 */
export function animatedAction({ animating, history }, recent) {
  const seq = history.at(-1)?.seq;
  return (animating && recent.find((one) => one.seq === seq)) || null;
}

/**
 * @param {Staged} action @param {number} shown how many beats have been shown
 * @param {boolean} last whether it is the stage that ends a period, which follows the others of its action
 * @returns {Picture}
 */
export function picture(action, shown, last) {
  const { before, after, events } = action;
  if (find(events, "declared") || find(events, "hero_laid")) return still(after);
  if (last) return ending(action, shown);
  if (find(events, "rolled")) return still({ ...before, duel: rolled(action, shown) });
  if (find(events, "faceoff_rolled")) return still(facedOff(action, shown));
  const round = find(events, "round_decided");
  if (!round) return still(whistled(action, shown));
  const { success, move } = round;
  const view = { ...before, duel: after.duel };
  if (move !== "shot") return still(shown > 1 ? carriedOn(view, round) : view);
  return {
    view: { ...view, goals: success && shown > 3 ? after.goals : before.goals },
    puck: shown > 1 ? (success ? "net" : "glove") : null,
    lamp: success && shown > 2,
    dim: false,
  };
}

/**
 * Return the view in which the winner of a duel has the puck: on its new field, or where it was.
 * @param {View} view @param {Extract<Event, {event: "round_decided"}>} round @returns {View}
 */
function carriedOn(view, { attacker, success, number }) {
  const { to, source } = view.duel[number];
  return success
    ? { ...view, attacker, puck: to ?? source }
    : { ...view, attacker: /** @type {0 | 1} */ (1 - attacker), puck: source };
}

/** @param {View} view @returns {Picture} */
const still = (view) => ({ view, puck: null, lamp: false, dim: false });

/**
 * Return the duel during a roll: first the dice tumble, then come their faces, then the sum.
 * @param {Staged} staged @param {number} shown
 */
function rolled({ before, after, events }, shown) {
  const roll = find(events, "rolled");
  const [number] = Object.keys(before.duel);
  if (!roll || !number || shown > 2) return after.duel;
  const duel = before.duel[number];
  if (!shown) return before.duel;
  const turn = { ...duel.turns[roll.who], tumbling: roll.dice.length };
  const { dice, dropped, sum } = after.duel[number].turns[roll.who];
  const faces = shown > 1 ? { dice, dropped, sum: { ...turn.sum, dice: sum.dice } } : {};
  return { [number]: { ...duel, turns: { ...duel.turns, [roll.who]: { ...turn, ...faces } } } };
}

/**
 * Return the view during a throw for the puck; at its end the winner has it.
 * @param {Staged} staged @param {number} shown
 */
function facedOff({ before, events }, shown) {
  const roll = find(events, "faceoff_rolled");
  if (!before.faceoff || !roll || !shown) return before;
  const { dice, total } = roll;
  const thrown = shown > 1 ? { dice, total: shown > 2 ? total : null } : { dice: dice.map(() => null), total: null };
  const faceoff = { ...before.faceoff, rolls: { ...before.faceoff.rolls, [roll.who]: thrown } };
  const won = find(events, "faceoff_won");
  return won && shown > 3
    ? { ...before, attacker: won.who, faceoff: { ...faceoff, winner: won.who } }
    : { ...before, faceoff };
}

/**
 * Return the view after a referee card: first the bonus card that turns it, then the card, then the sums follow.
 * @param {Staged} staged @param {number} shown
 */
function whistled({ before, after, events }, shown) {
  if (!shown) return before;
  const [number] = Object.keys(after.duel);
  const [was, now] = [before.duel[number], after.duel[number]];
  if (!was || shown > 2) return { ...before, duel: after.duel, sides: after.sides, clock: after.clock };
  const bonus = find(events, "bonus_played");
  /** @param {0 | 1} seat */
  const turn = (seat) => ({
    ...was.turns[seat],
    bonus: now.turns[seat].bonus,
    ...(bonus?.who === seat ? { sum: { ...was.turns[seat].sum, total: bonus.total } } : {}),
    ...(shown > 1 || !bonus ? { whistles: now.turns[seat].whistles } : {}),
  });
  const duel = { ...was, turns: { 0: turn(0), 1: turn(1) } };
  return { ...before, duel: { [number]: duel }, clock: shown > 1 ? after.clock : before.clock };
}

/**
 * Return the picture of an ending: the duel stays visible, then the heroes leave.
 * @param {Staged} staged @param {number} shown @returns {Picture}
 */
function ending({ before, after, events }, shown) {
  const { goals, clock, duel } = after;
  const faceoff = after.decider ? after.faceoff : before.faceoff;
  const view = { ...before, goals, clock, duel, faceoff, ...(shown > 2 ? { sides: after.sides } : {}) };
  const scored = duel[Object.keys(duel)[0]]?.verdict?.goal && find(events, "goal_scored");
  const round = find(events, "round_decided");
  if (round && round.move !== "shot") return { ...still(carriedOn(view, round)), dim: shown > 1 };
  return { view, puck: scored ? "net" : null, lamp: Boolean(scored), dim: shown > 1 };
}
