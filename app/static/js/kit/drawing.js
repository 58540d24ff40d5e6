// The one shape of a drawing: what it reads, what is picked, what it shows (docs/TABLE_PAGE.md).
import { Picks } from "./picks.js";
import { Queue } from "./queue.js";

/**
 * `export const create = drawing({reading, decision, picks, desk, slots, ...})` in a game's table.js.
 * @template {import("./table.d.ts").Table<any, any, any, any, any>} T
 * @template Now @template {object} P @template {object} Kept @template Desk
 * @param {import("./table.d.ts").Game<T, Now, P, Kept, Desk>} game
 * @returns {(table: T) => import("./table.d.ts").Drawing<T>}
 */
export const drawing = (game) => (first) => {
  /** @type {Picks<P>} */ const picks = new Picks();
  /** @type {Queue<T["actions"][number]>} */ const queue = new Queue();
  const kept = game.keeps?.(first) ?? /** @type {Kept} */ ({});
  let table = first;
  /** @type {Desk | null} */ let desk = null;

  /** @param {T} latest */
  function draw(latest) {
    table = latest;
    const now = game.reading(table, kept);
    if (now === null) return {};
    const opened = picks.follow(game.decision(now, table), () => game.picks(now, table, kept));
    if (opened) game.opened?.(handOf(now));
    sendNext();
    picks.now = game.fitting?.(picks.now, now, table) ?? picks.now;
    desk = game.desk(handOf(now));
    return game.slots(desk);
  }

  function sendNext() {
    const action = queue.next(table);
    if (!action) return;
    picks.now = game.sent?.(picks.now, action, queue.waiting.length) ?? picks.now;
    const { act } = table;
    queueMicrotask(() => act(action));
  }

  /** @param {Now} now @returns {import("./table.d.ts").Hand<T, Now, P, Kept>} */
  const handOf = (now) => ({ table, t: table.t, now, picks: picks.now, kept, changed: picks.changed, ...does });

  const does = {
    pick: (/** @type {Partial<P>} */ change) => then(() => picks.pick(change)),
    back: () => then(() => picks.back()),
    keep: (/** @type {Partial<Kept>} */ change) => then(() => Object.assign(kept, change)),
    act(/** @type {T["actions"][number] | null | undefined} */ action) {
      queue.empty();
      if (action && !table.busy && !table.stale) table.act(action);
    },
    send: (/** @type {Partial<T["actions"][number]>[]} */ actions) =>
      table.busy || table.stale || then(() => queue.fill(actions)),
  };

  /** @param {() => void} change */
  function then(change) {
    change();
    table.redraw();
  }

  return {
    draw,
    played: (events, before, after) => void (desk && game.played?.(events, desk, before, after)),
    key: (event) => (desk && game.key?.(event, desk)) ?? false,
    closed: () => game.closed?.(kept),
    sentence: game.sentence,
    heading: game.heading,
    action: game.action,
  };
};
